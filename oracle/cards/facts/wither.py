"""Cards with wither, and those that give it (702.80)."""

from __future__ import annotations

from oracle.abilities.effects import DealDamage, Pump, PutCountersOnEach, Regenerate
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import CostKeyword
from oracle.abilities.qualities import Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import FIRST_STRIKE, HASTE, REACH, WITHER, activated, card, cost, spell, static, when

EQUIPPED_CREATURE = Quality(types=("Creature",), enchanted=True)

CARDS = (
    card("Blight Sickle", "{2}", "Artifact — Equipment",
         static(Anthem(EQUIPPED_CREATURE, 1, 0, ("wither",))), CostKeyword("equip", cost("{2}"))),
    card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature — Goblin Warrior", HASTE, WITHER, size="3/3"),
    card("Cinderbones", "{2}{B}", "Creature — Elemental Skeleton",
         WITHER, activated(cost("{1}{B}"), Regenerate(Named.THIS)), size="1/1"),
    card("Corrosive Mentor", "{2}{B}", "Creature — Elemental Rogue",
         static(Anthem(Quality(types=("Creature",), colors=("B",), controller=Who.YOU), keywords=("wither",))), size="1/3"),
    card("Fang Skulkin", "{2}", "Artifact Creature — Scarecrow",
         activated(cost("{2}"), Pump(keywords=("wither",)), target=Target(quality=Quality(types=("Creature",), colors=("B",)))),
         size="2/1"),
    card("Juvenile Gloomwidow", "{G}{G}", "Creature — Spider", REACH, WITHER, size="1/3"),
    card("Midnight Banshee", "{3}{B}{B}{B}", "Creature — Spirit",
         WITHER,
         when(AtBeginning("upkeep", Who.YOU), PutCountersOnEach("-1/-1", 1, Quality(types=("Creature",), not_colors=("B",)))),
         size="5/5"),
    card("Puncture Blast", "{2}{R}", "Instant", WITHER, spell(DealDamage(3), target=Target(Kind.ANY_TARGET))),
    card("Rustrazor Butcher", "{1}{R}", "Creature — Goblin Warrior", FIRST_STRIKE, WITHER, size="1/2"),
    card("Sickle Ripper", "{1}{B}", "Creature — Elemental Warrior", WITHER, size="2/1"),
)  # fmt: skip
"""The cards."""
