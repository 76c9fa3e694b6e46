"""Cards with wither, and those that give it (702.80)."""

from __future__ import annotations

from oracle.abilities.conditions import ToughnessWasBelow, YouControl
from oracle.abilities.effects import Attach, DealDamage, Draw, Pump, PutCountersOnEach, Regenerate
from oracle.abilities.events import AtBeginning, Dies
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.qualities import Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    DIES,
    ENTERS,
    FIRST_STRIKE,
    FLASH,
    HASTE,
    ITSELF,
    MENACE,
    REACH,
    WITHER,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

CARDS = (
    card("Barbed Bloodletter", "{1}{B}", "Artifact — Equipment",
         FLASH,
         when(ENTERS, Attach(), Pump(keywords=("wither",)), target=Target(quality=YOUR_CREATURES)),
         static(Anthem(ATTACHED_CREATURE, 1, 2)), CostKeyword("equip", cost("{2}"))),
    card("Blazethorn Scarecrow", "{5}", "Artifact Creature — Scarecrow",
         static(Anthem(ITSELF, keywords=("haste",)), as_long_as=YouControl(Quality(types=("Creature",), colors=("R",)))),
         static(Anthem(ITSELF, keywords=("wither",)), as_long_as=YouControl(Quality(types=("Creature",), colors=("G",)))),
         size="3/3"),
    card("Blight Sickle", "{2}", "Artifact — Equipment",
         static(Anthem(ATTACHED_CREATURE, 1, 0, ("wither",))), CostKeyword("equip", cost("{2}"))),
    card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature — Goblin Warrior", HASTE, WITHER, size="3/3"),
    card("Cinderbones", "{2}{B}", "Creature — Elemental Skeleton",
         WITHER, activated(cost("{1}{B}"), Regenerate(Named.THIS)), size="1/1"),
    card("Corrosive Mentor", "{2}{B}", "Creature — Elemental Rogue",
         static(Anthem(Quality(types=("Creature",), colors=("B",), controller=Who.YOU), keywords=("wither",))), size="1/3"),
    card("Fang Skulkin", "{2}", "Artifact Creature — Scarecrow",
         activated(cost("{2}"), Pump(keywords=("wither",)), target=Target(quality=Quality(types=("Creature",), colors=("B",)))),
         size="2/1"),
    card("Juvenile Gloomwidow", "{G}{G}", "Creature — Spider", REACH, WITHER, size="1/3"),
    card("Lockjaw Snapper", "{4}", "Artifact Creature — Scarecrow",
         WITHER, when(DIES, PutCountersOnEach("-1/-1", 1, Quality(types=("Creature",), counter="-1/-1"))), size="2/2"),
    card("Massacre Girl, Known Killer", "{2}{B}{B}", "Legendary Creature — Human Assassin",
         MENACE, static(Anthem(YOUR_CREATURES, keywords=("wither",))),
         when(Dies(Quality(types=("Creature",), controller=Who.OPPONENT)), Draw(), only_if=ToughnessWasBelow(1)), size="4/4"),
    card("Midnight Banshee", "{3}{B}{B}{B}", "Creature — Spirit",
         WITHER,
         when(AtBeginning("upkeep", Who.YOU), PutCountersOnEach("-1/-1", 1, Quality(types=("Creature",), not_colors=("B",)))),
         size="5/5"),
    card("Puncture Blast", "{2}{R}", "Instant", WITHER, spell(DealDamage(3), target=Target(Kind.ANY_TARGET))),
    card("Rendclaw Trow", "{2}{B/G}", "Creature — Troll", WITHER, Keyword("persist"), size="2/2"),
    card("Rustrazor Butcher", "{1}{R}", "Creature — Goblin Warrior", FIRST_STRIKE, WITHER, size="1/2"),
    card("Sickle Ripper", "{1}{B}", "Creature — Elemental Warrior", WITHER, size="2/1"),
)  # fmt: skip
"""The cards."""
