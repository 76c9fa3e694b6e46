"""What makes it cost something to attack or to block."""

from __future__ import annotations

from oracle.abilities.costs import Sacrifice
from oracle.abilities.effects import ForThisTurn
from oracle.abilities.kinds import Enchant, Keyword
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import CostToAttack, CostToBlock
from oracle.cards.facts.making import ATTACHED_CREATURE, FLYING, VIGILANCE, activated, card, cost, static

ATTACKS_ON_YOU = static(CostToAttack(cost("{2}"), CREATURE, Who.YOU))
ATTACKS_ON_WHAT_IS_YOURS = static(CostToAttack(cost("{1}"), CREATURE, Who.YOU, or_planeswalkers=True))


CARDS = (
    card("Archangel of Tithes", "{1}{W}{W}{W}", "Creature — Angel", FLYING,
         static(CostToAttack(cost("{1}"), CREATURE, Who.YOU, or_planeswalkers=True, while_this=Quality(tapped=False))),
         static(CostToBlock(cost("{1}"), CREATURE, while_this=Quality(attacking=True))), size="3/5"),
    card("Archon of Absolution", "{3}{W}", "Creature — Archon", FLYING, Keyword("protection from white"),
         ATTACKS_ON_WHAT_IS_YOURS, size="3/2"),
    card("Baird, Steward of Argive", "{2}{W}{W}", "Legendary Creature — Human Soldier", VIGILANCE, ATTACKS_ON_WHAT_IS_YOURS,
         size="2/4"),
    card("Brainwash", "{W}", "Enchantment — Aura", Enchant(Target(quality=CREATURE)),
         static(CostToAttack(cost("{3}"), ATTACHED_CREATURE))),
    card("Exalted Dragon", "{4}{W}{W}", "Creature — Dragon", FLYING,
         static(CostToAttack(cost("", Sacrifice(Quality(types=("Land",)))))), size="5/5"),
    card("Ghostly Prison", "{2}{W}", "Enchantment", ATTACKS_ON_YOU),
    card("Hipparion", "{1}{W}", "Creature — Horse",
         static(CostToBlock(cost("{1}"), attackers=Quality(types=("Creature",), power_at_least=3))), size="1/3"),
    card("Norn's Annex", "{3}{W/P}{W/P}", "Artifact",
         static(CostToAttack(cost("{W/P}"), CREATURE, Who.YOU, or_planeswalkers=True))),
    card("Propaganda", "{2}{U}", "Enchantment", ATTACKS_ON_YOU),
    card("Qal Sisma Behemoth", "{2}{R}", "Creature — Ogre Warrior", static(CostToAttack(cost("{2}"), or_block=True)), size="5/5"),
    card("War Cadence", "{2}{R}", "Enchantment", activated(cost("{X}{R}"), ForThisTurn(CostToBlock(cost("{X}"), CREATURE)))),
    card("War Tax", "{2}{U}", "Enchantment", activated(cost("{X}{U}"), ForThisTurn(CostToAttack(cost("{X}"), CREATURE)))),
    card("Windborn Muse", "{3}{W}", "Creature — Spirit", FLYING, ATTACKS_ON_YOU, size="2/3"),
)  # fmt: skip
