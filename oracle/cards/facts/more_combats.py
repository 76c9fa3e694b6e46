"""What adds a combat phase to the turn, and what asks whether you attacked in any of them."""

from __future__ import annotations

from oracle.abilities.conditions import FirstCombat, YouAttacked
from oracle.abilities.effects import AddCombat, Discard, Draw, MayPay, Untap, UntapEach
from oracle.abilities.events import Attacks
from oracle.abilities.kinds import ActivatedAbility, CostKeyword
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    ENTERS,
    FLYING,
    HASTE,
    VIGILANCE,
    YOUR_CREATURES,
    card,
    cost,
    spell,
    static,
    when,
)

COMBAT = AddCombat()
COMBAT_AND_MAIN = AddCombat(after_main=True, and_main=True)


CARDS = (
    card("Aggravated Assault", "{2}{R}", "Enchantment",
         ActivatedAbility(cost("{3}{R}{R}"), (UntapEach(YOUR_CREATURES), COMBAT_AND_MAIN), as_sorcery=True)),
    card("Aurelia, the Warleader", "{2}{R}{R}{W}{W}", "Legendary Creature — Angel", FLYING, VIGILANCE, HASTE,
         when(Attacks(first=True), UntapEach(YOUR_CREATURES), COMBAT), size="3/4"),
    card("Deadeye Tormentor", "{2}{B}", "Creature — Human Pirate",
         when(ENTERS, Discard(Who.TARGET_PLAYER), target=Target(Kind.PLAYER, whose=Who.OPPONENT), only_if=YouAttacked()),
         size="2/2"),
    card("Genji Glove", "{5}", "Artifact — Equipment", static(Anthem(ATTACHED_CREATURE, keywords=("double strike",))),
         when(Attacks(ATTACHED_CREATURE), Untap(Named.EVENT), COMBAT, only_if=FirstCombat()), CostKeyword("equip", cost("{3}"))),
    card("Hellkite Charger", "{4}{R}{R}", "Creature — Dragon", FLYING, HASTE,
         when(Attacks(), MayPay(Who.YOU, cost("{5}{R}{R}"),
                                then=(UntapEach(Quality(types=("Creature",), attacking=True)), COMBAT))), size="5/5"),
    card("Relentless Assault", "{2}{R}{R}", "Sorcery",
         spell(UntapEach(Quality(types=("Creature",), attacked=True)), COMBAT_AND_MAIN)),
    card("Seize the Day", "{3}{R}", "Sorcery", spell(Untap(), COMBAT_AND_MAIN, target=Target(quality=CREATURE)),
         CostKeyword("flashback", cost("{2}{R}"))),
    card("Storm Fleet Spy", "{2}{U}", "Creature — Human Pirate", when(ENTERS, Draw(), only_if=YouAttacked()), size="2/2"),
)  # fmt: skip
