"""Cards that change what permanents are, whether they are there, and what can happen to them."""

from __future__ import annotations

from oracle.abilities.costs import TapThis
from oracle.abilities.effects import Becomes, CreateTokens, Draw, ExileUntilLeaves, PhaseOut, Pump, PutCounters, Tap, Untap
from oracle.abilities.kinds import CostKeyword, Enchant, Keyword
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import ANY_NUMBER, CREATURE, Devotion, Named, Quality, Target, Who
from oracle.abilities.statics import (
    AllColors,
    Anthem,
    CantActivate,
    CantAttackOrBlock,
    DefinesSize,
    EntersWithChoice,
    IdentityUnaffected,
    Is,
    SpellsHave,
)
from oracle.cards.facts.making import (
    DOUBLE_STRIKE,
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

CONVOKE = Keyword("convoke")
PHASING = Keyword("phasing")
TARGET_CREATURE = Target(quality=CREATURE)
YOUR_CREATURES = Quality(types=("Creature",), controller=Who.YOU)
OTHER_CREATURE_YOU_CONTROL = Quality(types=("Creature",), controller=Who.YOU, other=True)
YOUR_NONLAND_PERMANENTS = Target(quality=Quality(not_types=("Land",), controller=Who.YOU), minimum=0, maximum=ANY_NUMBER)
NONLAND_OF_AN_OPPONENT = Target(quality=Quality(not_types=("Land",), controller=Who.OPPONENT))
ENCHANT_CREATURE = Enchant(TARGET_CREATURE)
ENCHANTED_CREATURE = Quality(types=("Creature",), enchanted=True)
ENCHANTED_ARTIFACT = Quality(types=("Artifact",), enchanted=True)
ENCHANTED_LAND = Quality(types=("Land",), enchanted=True)
CHOSEN_NAME = Quality(chosen_name=True)


def enchant(*types: str) -> Enchant:
    """Enchant a permanent of one of these types, or any."""
    return Enchant(Target(quality=Quality(types=types)))


PHASING_IN_AND_OUT = (
    card("Clever Concealment", "{2}{W}{W}", "Instant", CONVOKE, spell(PhaseOut(), target=YOUR_NONLAND_PERMANENTS)),
    card("Reality Ripple", "{1}{U}", "Instant",
         spell(PhaseOut(), target=Target(quality=Quality(types=("Artifact", "Creature", "Land"))))),
    card("Sandbar Crocodile", "{4}{U}", "Creature — Crocodile", PHASING, size="6/5"),
    card("Slip Out the Back", "{U}", "Instant", spell(PutCounters("+1/+1"), PhaseOut(), target=TARGET_CREATURE)),
)  # fmt: skip

BECOMING = (
    card("Cerulean Wisps", "{U}", "Instant",
         spell(Becomes(Nature(colors=("U",))), Untap(), target=TARGET_CREATURE), spell(Draw())),
    card("Crimson Wisps", "{R}", "Instant",
         spell(Becomes(Nature(colors=("R",), keywords=("haste",))), target=TARGET_CREATURE), spell(Draw())),
    card("Inkmoth Nexus", "", "Land", taps_for("C"),
         activated(cost("{1}"), Becomes(Nature(("Artifact", "Creature"), ("Phyrexian", "Blinkmoth"), size=(1, 1),
                                                 keywords=("flying", "infect")), Named.THIS))),
    card("Liquimetal Coating", "{2}", "Artifact",
         activated(cost("", TapThis()), Becomes(Nature(("Artifact",), keeps=Keeps.ALL)), target=Target())),
    card("Mishra's Factory", "", "Land", taps_for("C"),
         activated(cost("{1}"), Becomes(Nature(("Artifact", "Creature"), ("Assembly-Worker",), size=(2, 2)), Named.THIS)),
         activated(cost("", TapThis()), Pump(power=1, toughness=1),
                   target=Target(quality=Quality(types=("Creature",), subtypes=("Assembly-Worker",))))),
    card("Mutavault", "", "Land", taps_for("C"),
         activated(cost("{1}"), Becomes(Nature(("Creature",), every_creature_type=True, size=(2, 2)), Named.THIS))),
    card("Niveous Wisps", "{W}", "Instant",
         spell(Becomes(Nature(colors=("W",))), Tap(), target=TARGET_CREATURE), spell(Draw())),
)  # fmt: skip

DEFINED = (
    card("Fallaji Wayfarer", "{2}{G}", "Creature — Human Scout",
         static(AllColors()), static(IdentityUnaffected()), static(SpellsHave("convoke", Quality(multicolored=True))),
         size="2/4"),
    card("Master of Waves", "{3}{U}", "Creature — Merfolk Wizard",
         Keyword("protection from red"),
         static(Anthem(Quality(types=("Creature",), subtypes=("Elemental",), controller=Who.YOU), 1, 1)),
         when(ENTERS, CreateTokens(Devotion("U"), ("Creature",), ("Elemental",), 1, 0, ("U",))), size="2/1"),
    card("Scion of the Wild", "{1}{G}{G}", "Creature — Avatar", static(DefinesSize(YOUR_CREATURES)), size="*/*"),
    card("Seraph of the Masses", "{5}{W}{W}", "Creature — Angel",
         CONVOKE, FLYING, static(DefinesSize(YOUR_CREATURES)), size="*/*"),
    card("Transguild Courier", "{4}", "Artifact Creature — Golem", static(AllColors()), size="3/3"),
)  # fmt: skip

ENCHANTING = (
    card("Arrest", "{2}{W}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(CantAttackOrBlock(ENCHANTED_CREATURE)), static(CantActivate(Who.ANYONE, ENCHANTED_CREATURE))),
    card("Astral Wingspan", "{4}{U}", "Enchantment — Aura",
         CONVOKE, ENCHANT_CREATURE, when(ENTERS, Draw()), static(Anthem(ENCHANTED_CREATURE, 2, 2, ("flying",)))),
    card("Conclave's Blessing", "{3}{W}", "Enchantment — Aura",
         CONVOKE, ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, 0, 2, for_each=OTHER_CREATURE_YOU_CONTROL))),
    card("Dub", "{2}{W}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, 2, 2, ("first strike",))),
         static(Is(ENCHANTED_CREATURE, Nature(subtypes=("Knight",), keeps=Keeps.ALL)))),
    card("Ensoul Artifact", "{1}{U}", "Enchantment — Aura",
         enchant("Artifact"), static(Is(ENCHANTED_ARTIFACT, Nature(("Creature",), size=(5, 5), keeps=Keeps.ALL)))),
    card("Ghoulflesh", "{B}", "Enchantment — Aura",
         ENCHANT_CREATURE, static(Anthem(ENCHANTED_CREATURE, -1, -1)),
         static(Is(ENCHANTED_CREATURE, Nature(subtypes=("Zombie",), colors=("B",), keeps=Keeps.ALL)))),
    card("Linvala, Keeper of Silence", "{2}{W}{W}", "Legendary Creature — Angel",
         FLYING, static(CantActivate(Who.ANYONE, Quality(types=("Creature",), controller=Who.OPPONENT))), size="3/4"),
    card("Living Terrain", "{2}{G}{G}", "Enchantment — Aura",
         enchant("Land"), static(Is(ENCHANTED_LAND, Nature(("Creature",), ("Treefolk",), colors=("G",), size=(5, 6))))),
    card("Lofty Dreams", "{3}{U}{U}", "Enchantment — Aura",
         CONVOKE, ENCHANT_CREATURE, when(ENTERS, Draw()), static(Anthem(ENCHANTED_CREATURE, 2, 2, ("flying",)))),
    card("Pacifism", "{1}{W}", "Enchantment — Aura", ENCHANT_CREATURE, static(CantAttackOrBlock(ENCHANTED_CREATURE))),
    card("Pithing Needle", "{1}", "Artifact",
         static(EntersWithChoice("card name")), static(CantActivate(Who.ANYONE, CHOSEN_NAME, mana_too=False))),
    card("Song of the Dryads", "{2}{G}", "Enchantment — Aura",
         enchant(), static(Is(Quality(enchanted=True), Nature(("Land",), ("Forest",), colors=(), keeps=Keeps.NOTHING)))),
)  # fmt: skip

KEPT_OFF = (
    card("Slippery Bogle", "{G/U}", "Creature — Beast", Keyword("hexproof"), size="1/1"),
    card("The Wandering Rescuer", "{3}{W}{W}", "Legendary Creature — Human Samurai Noble",
         FLASH, CONVOKE, DOUBLE_STRIKE,
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, tapped=True, other=True), keywords=("hexproof",))),
         size="3/4"),
    card("Waterfall Aerialist", "{3}{U}", "Creature — Djinn Wizard", FLYING, CostKeyword("ward", cost("{2}")), size="3/1"),
    card("White Knight", "{W}{W}", "Creature — Human Knight", FIRST_STRIKE, Keyword("protection from black"), size="2/2"),
)  # fmt: skip

UNTIL_IT_LEAVES = (
    card("Banisher Priest", "{1}{W}{W}", "Creature — Human Cleric",
         when(ENTERS, ExileUntilLeaves(), target=Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT))),
         size="2/2"),
    card("Banishing Light", "{2}{W}", "Enchantment", when(ENTERS, ExileUntilLeaves(), target=NONLAND_OF_AN_OPPONENT)),
    card("Conclave Tribunal", "{3}{W}", "Enchantment",
         CONVOKE, when(ENTERS, ExileUntilLeaves(), target=NONLAND_OF_AN_OPPONENT)),
    card("Vault Guardsman", "{5}{W}", "Artifact Creature — Human Advisor",
         CONVOKE,
         when(ENTERS, ExileUntilLeaves(),
              target=Target(quality=Quality(types=("Artifact", "Creature"), controller=Who.OPPONENT))), size="3/4"),
)  # fmt: skip

CARDS = (*PHASING_IN_AND_OUT, *BECOMING, *DEFINED, *ENCHANTING, *KEPT_OFF, *UNTIL_IT_LEAVES)
"""The cards."""
