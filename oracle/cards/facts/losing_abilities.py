"""Cards by which permanents lose abilities, or can't have them."""

from __future__ import annotations

from typing import Any

from oracle.abilities.costs import TapThis
from oracle.abilities.effects import Becomes, BecomesEach, Draw, Tap
from oracle.abilities.events import BlocksOrBecomesBlocked
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, Is, LoseAbilities, LoseKeywords
from oracle.cards.facts.changing import ENCHANT_CREATURE, ENCHANTED_CREATURE, TARGET_CREATURE, YOUR_CREATURES
from oracle.cards.facts.making import (
    ENTERS,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    activated,
    card,
    cost,
    spell,
    static,
    taps_for,
    when,
)
from oracle.objects import Characteristics

TARGET_PLAYER = Target(Kind.PLAYER)
THEIR_CREATURE = Quality(types=("Creature",), controller=Who.OPPONENT)
THEIRS = Quality(controller=Who.OPPONENT)
SPLIT_SECOND = Keyword("split second")


def nothing_but(*subtypes: str, size: tuple[int, int], color: str = "", **more: Any) -> Nature:
    """A creature of these types and this size that has lost all abilities."""
    return Nature(subtypes=subtypes, colors=(color,) if color else None, size=size, abilities_lost=True, **more)


def losing(*keywords: str) -> Nature:
    """What has lost these keywords."""
    return Nature(keywords_lost=keywords)


HEXPROOF_AND_SHROUD = ("hexproof", "shroud")
FROG = nothing_but("Frog", size=(1, 1), color="U")

UNTIL_END_OF_TURN = (
    card("Dance of the Skywise", "{1}{U}", "Instant",
         spell(Becomes(nothing_but("Dragon", "Illusion", size=(4, 4), color="U", keywords=("flying",))),
               target=Target(quality=YOUR_CREATURES))),
    card("Gift of Tusks", "{U}", "Instant",
         spell(Becomes(nothing_but("Elephant", size=(3, 3), color="G")), target=TARGET_CREATURE)),
    card("Humble", "{1}{W}", "Instant", spell(Becomes(nothing_but(size=(0, 1))), target=TARGET_CREATURE)),
    card("Merfolk Trickster", "{U}{U}", "Creature — Merfolk Wizard",
         FLASH, when(ENTERS, Tap(), Becomes(Nature(abilities_lost=True)), target=Target(quality=THEIR_CREATURE)), size="2/2"),
    card("Ovinize", "{1}{U}", "Instant", spell(Becomes(nothing_but(size=(0, 1))), target=TARGET_CREATURE)),
    card("Polymorphist's Jest", "{1}{U}{U}", "Instant",
         spell(BecomesEach(FROG, CREATURE, Who.TARGET_PLAYER), target=TARGET_PLAYER)),
    card("Snakeform", "{2}{G/U}", "Instant",
         spell(Becomes(nothing_but("Snake", size=(1, 1), color="G")), target=TARGET_CREATURE), spell(Draw())),
    card("Sudden Spoiling", "{1}{B}{B}", "Instant",
         SPLIT_SECOND, spell(BecomesEach(nothing_but(size=(0, 2)), CREATURE, Who.TARGET_PLAYER), target=TARGET_PLAYER)),
    card("Turn to Frog", "{1}{U}", "Instant", spell(Becomes(FROG), target=TARGET_CREATURE)),
)  # fmt: skip

AURAS = (
    card("Darksteel Mutation", "{1}{W}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Is(ENCHANTED_CREATURE, nothing_but("Insect", size=(0, 1), types=("Artifact", "Creature"),
                                                   keywords=("indestructible",), keeps=Keeps.NOTHING)))),
    card("Fowl Play", "{2}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Is(ENCHANTED_CREATURE, nothing_but("Bird", size=(1, 1), types=("Creature",), keeps=Keeps.NOTHING)))),
    card("Frogify", "{1}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Is(ENCHANTED_CREATURE, nothing_but("Frog", size=(1, 1), color="U", types=("Creature",), keeps=Keeps.NOTHING)))),
    card("Ichthyomorphosis", "{2}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(Is(ENCHANTED_CREATURE, nothing_but("Fish", size=(0, 1), color="U")))),
    card("Kasmina's Transmutation", "{1}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(LoseAbilities(ENCHANTED_CREATURE, (1, 1)))),
    card("Kenrith's Transformation", "{1}{G}", "Enchantment — Aura",
         ENCHANT_CREATURE, when(ENTERS, Draw()),
         static(Is(ENCHANTED_CREATURE, nothing_but("Elk", size=(3, 3), color="G", types=("Creature",), keeps=Keeps.NOTHING)))),
    card("Lignify", "{1}{G}", "Kindred Enchantment — Treefolk Aura",
         ENCHANT_CREATURE, static(Is(ENCHANTED_CREATURE, nothing_but("Treefolk", size=(0, 4))))),
    card("Noggle the Mind", "{1}{U}", "Enchantment — Aura",
         FLASH, ENCHANT_CREATURE,
         static(Is(ENCHANTED_CREATURE, Nature(subtypes=("Noggle",), colors=(), size=(1, 1), abilities_lost=True)))),
    card("Stasis Field", "{1}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(Is(ENCHANTED_CREATURE, nothing_but(size=(0, 2), keywords=("defender",))))),
)  # fmt: skip

SMALLER = (
    card("Fresh Start", "{1}{U}", "Enchantment — Aura",
         FLASH, ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, -5)), static(LoseAbilities(ENCHANTED_CREATURE))),
    card("Mystic Subdual", "{1}{U}", "Enchantment — Aura",
         FLASH, ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, -2)), static(LoseAbilities(ENCHANTED_CREATURE))),
)  # fmt: skip

SINGLE_KEYWORDS = (
    card("Bonds of Mortality", "{1}{G}", "Enchantment",
         when(ENTERS, Draw()), activated(cost("{G}"), BecomesEach(losing("hexproof", "indestructible"), THEIR_CREATURE))),
    card("Canopy Claws", "{G}", "Instant",
         spell(Becomes(losing("flying")), target=TARGET_CREATURE), CostKeyword("flashback", cost("{G}"))),
    card("Colossus Hammer", "{1}", "Artifact — Equipment",
         static(Anthem(ENCHANTED_CREATURE, 10, 10)), static(LoseKeywords(ENCHANTED_CREATURE, ("flying",))),
         CostKeyword("equip", cost("{8}"))),
    card("Gargoyle Sentinel", "{3}", "Artifact Creature — Gargoyle",
         Keyword("defender"),
         activated(cost("{3}"), Becomes(Nature(keywords=("flying",), keywords_lost=("defender",)), Named.THIS)), size="3/3"),
    card("Grounded", "{1}{G}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(LoseKeywords(ENCHANTED_CREATURE, ("flying",)))),
    card("Radjan Spirit", "{3}{G}", "Creature — Spirit",
         activated(cost("", TapThis()), Becomes(losing("flying")), target=TARGET_CREATURE), size="3/2"),
    card("Reality Anchor", "{1}{G}", "Instant",
         spell(Becomes(losing("shadow")), target=TARGET_CREATURE), spell(Draw())),
    card("Shadowspear", "{1}", "Legendary Artifact — Equipment",
         static(Anthem(ENCHANTED_CREATURE, 1, 1, ("trample", "lifelink"))),
         activated(cost("{1}"), BecomesEach(losing("hexproof", "indestructible"), THEIRS)),
         CostKeyword("equip", cost("{2}"))),
    card("Sky Tether", "{W}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(LoseKeywords(ENCHANTED_CREATURE, ("flying",), ("defender",)))),
    card("Swooping Talon", "{4}{W}{W}", "Creature — Bird Soldier",
         FLYING, activated(cost("{1}"), Becomes(losing("flying"), Named.THIS)), Keyword("provoke"), size="2/6"),
    card("Tightening Coils", "{1}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, -6)), static(LoseKeywords(ENCHANTED_CREATURE, ("flying",)))),
    card("Talruum Champion", "{4}{R}", "Creature — Minotaur",
         FIRST_STRIKE, when(BlocksOrBecomesBlocked(CREATURE), Becomes(losing("first strike"), Named.EVENT)), size="3/3"),
    card("Xathrid Slyblade", "{2}{B}", "Creature — Human Assassin",
         Keyword("hexproof"),
         activated(cost("{3}{B}"), Becomes(Nature(keywords=("first strike", "deathtouch"), keywords_lost=("hexproof",)),
                                           Named.THIS)), size="2/1"),
)  # fmt: skip


def archetype(name: str, mana: str, types: str, keyword: str, size: str) -> Characteristics:
    """A creature that gives your creatures a keyword which those of your opponents can't have."""
    yours, theirs = Anthem(YOUR_CREATURES, keywords=(keyword,)), LoseKeywords(THEIR_CREATURE, (keyword,), for_good=True)
    return card(name, mana, f"Enchantment Creature — {types}", static(yours), static(theirs), size=size)


FOR_GOOD = (
    archetype("Archetype of Aggression", "{1}{R}{R}", "Human Warrior", "trample", "3/2"),
    archetype("Archetype of Endurance", "{6}{G}{G}", "Boar", "hexproof", "6/5"),
    archetype("Archetype of Finality", "{4}{B}{B}", "Gorgon", "deathtouch", "2/3"),
    archetype("Archetype of Imagination", "{4}{U}{U}", "Human Wizard", "flying", "3/2"),
    card("Arcane Lighthouse", "", "Land", taps_for("C"),
         activated(cost("{1}", TapThis()), BecomesEach(Nature(keywords_lost=HEXPROOF_AND_SHROUD, cant_have=HEXPROOF_AND_SHROUD),
                                                       THEIR_CREATURE))),
)  # fmt: skip

WITHOUT_ABILITIES = (
    card("Muraganda Petroglyphs", "{3}{G}", "Enchantment", static(Anthem(Quality(types=("Creature",), no_abilities=True), 2, 2))),
)

CARDS = (*WITHOUT_ABILITIES, *UNTIL_END_OF_TURN, *AURAS, *SMALLER, *SINGLE_KEYWORDS, *FOR_GOOD)
