"""Cards that are paid for in ways of their own: with cards of the graveyard, artifacts, life, mana that is for them alone; and
what makes them cheaper or dearer.
"""

from __future__ import annotations

from oracle.abilities.costs import PayLife, Sacrifice, TapThis
from oracle.abilities.effects import (
    AddMana,
    CounterIt,
    CreateTokens,
    DealDamage,
    Destroy,
    Draw,
    Pump,
    SearchOntoBattlefield,
)
from oracle.abilities.kinds import CostKeyword, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Amount, Kind, Quality, Target, Who
from oracle.abilities.statics import CostsLess, CostsMore, ThisCostsLess
from oracle.cards.facts.making import DELVE, ENTERS, IMPROVISE, MENACE, TRAMPLE, activated, card, cost, spell, static

ANY_TARGET = Target(Kind.ANY_TARGET)
SPELL = Target(Kind.SPELL)
TARGET_CREATURE = Target(quality=CREATURE)

CARDS = (
    # Delve and improvise.
    card("Foundry Assembler", "{5}", "Artifact Creature — Assembly-Worker", IMPROVISE, size="3/3"),
    card("Gurmag Angler", "{6}{B}", "Creature — Zombie Fish", DELVE, size="5/5"),
    card("Logic Knot", "{X}{U}{U}", "Instant", DELVE, spell(CounterIt(unless=cost("{X}")), target=SPELL)),
    card("Metallic Rebuke", "{2}{U}", "Instant", IMPROVISE, spell(CounterIt(unless=cost("{3}")), target=SPELL)),
    card("Murderous Cut", "{4}{B}", "Instant", DELVE, spell(Destroy(), target=TARGET_CREATURE)),
    card("Reverse Engineer", "{3}{U}{U}", "Sorcery", IMPROVISE, spell(Draw(count=3))),
    card("Treasure Cruise", "{7}{U}", "Sorcery", DELVE, spell(Draw(count=3))),
    card("Whir of Invention", "{X}{U}{U}{U}", "Instant",
         IMPROVISE, spell(SearchOntoBattlefield(Quality(types=("Artifact",), mana_value_at_most=Amount.X)))),
    # Flashback for more than mana.
    card("Deep Analysis", "{3}{U}", "Sorcery",
         spell(Draw(Who.TARGET_PLAYER, 2), target=Target(Kind.PLAYER)), CostKeyword("flashback", cost("{1}{U}", PayLife(3)))),
    card("Lava Dart", "{R}", "Instant",
         spell(DealDamage(1), target=ANY_TARGET),
         CostKeyword("flashback", cost("", Sacrifice(Quality(subtypes=("Mountain",)))))),
    # Symbols that leave a choice.
    card("Dismember", "{1}{B/P}{B/P}", "Instant", spell(Pump(power=-5, toughness=-5), target=TARGET_CREATURE)),
    card("Flame Javelin", "{2/R}{2/R}{2/R}", "Instant", spell(DealDamage(4), target=ANY_TARGET)),
    card("Gut Shot", "{R/P}", "Instant", spell(DealDamage(1), target=ANY_TARGET)),
    # What changes what a spell costs, and what has a cost to be changed.
    card("Edgewalker", "{1}{W}{B}", "Creature — Human Cleric",
         static(CostsLess(("W", "B"), Quality(subtypes=("Cleric",)), Who.YOU, colored_only=True)), size="2/2"),
    card("Helm of Awakening", "{2}", "Artifact", static(CostsLess(("1",)))),
    card("Josu Vess, Lich Knight", "{2}{B}{B}", "Legendary Creature — Zombie Knight",
         CostKeyword("kicker", cost("{5}{B}")), MENACE,
         TriggeredAbility(
             ENTERS, (CreateTokens(8, ("Creature",), ("Zombie", "Knight"), 2, 2, ("B",), ("menace",)),), paid="kicker"),
         size="4/5"),
    card("Khalni Hydra", "{G}{G}{G}{G}{G}{G}{G}{G}", "Creature — Hydra",
         static(ThisCostsLess(("G",), Quality(types=("Creature",), colors=("G",), controller=Who.YOU))), TRAMPLE, size="8/8"),
    card("Lodestone Golem", "{4}", "Artifact Creature — Golem",
         static(CostsMore(("1",), Quality(not_types=("Artifact",)))), size="5/3"),
    card("Sapphire Medallion", "{2}", "Artifact", static(CostsLess(("1",), Quality(colors=("U",)), Who.YOU))),
    # Mana that is for some spells alone.
    card("Ancient Ziggurat", "", "Land", activated(cost("", TapThis()), AddMana(any_color=1, only=CREATURE))),
)  # fmt: skip
"""The cards."""
