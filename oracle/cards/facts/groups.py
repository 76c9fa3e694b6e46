"""Cards that say what whole groups of permanents are, and creatures that say how big they are."""

from __future__ import annotations

from oracle.abilities.effects import Becomes, Draw
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Amount, Quality, Who
from oracle.abilities.statics import Anthem, DefinesSize, Is
from oracle.cards.facts.changing import ENCHANTED_LAND, TARGET_CREATURE, enchant
from oracle.cards.facts.making import ENTERS, FLYING, VIGILANCE, YOUR_CREATURES, card, spell, static, when
from oracle.objects import Characteristics

LAND = Quality(types=("Land",))
NONBASIC_LAND = Quality(types=("Land",), not_supertypes=("Basic",))
MOUNTAIN, ISLAND, SWAMP = (Nature(subtypes=(each,)) for each in ("Mountain", "Island", "Swamp"))
OTHER_ENCHANTMENT = Quality(types=("Enchantment",), not_subtypes=("Aura",), other=True)
NONCREATURE_ARTIFACT = Quality(types=("Artifact",), not_types=("Creature",))
YOUR_OTHER_CREATURES = Quality(types=("Creature",), controller=Who.YOU, other=True)
YOUR_OTHER_ARTIFACT_CREATURES = Quality(all_types=("Artifact", "Creature"), controller=Who.YOU, other=True)
YOUR_FLIERS = Quality(types=("Creature",), controller=Who.YOU, keyword="flying")


def in_addition(subtype: str) -> Nature:
    """Of this land type beside the others."""
    return Nature(subtypes=(subtype,), keeps=Keeps.ALL)


LANDS = (
    card("Blood Moon", "{2}{R}", "Enchantment", static(Is(NONBASIC_LAND, MOUNTAIN))),
    card("Evil Presence", "{B}", "Enchantment — Aura", enchant("Land"), static(Is(ENCHANTED_LAND, SWAMP))),
    card("Harbinger of the Seas", "{1}{U}{U}", "Creature — Merfolk Wizard", static(Is(NONBASIC_LAND, ISLAND)), size="2/2"),
    card("Kormus Bell", "{4}", "Artifact",
         static(Is(Quality(subtypes=("Swamp",)), Nature(("Creature",), colors=("B",), size=(1, 1))))),
    card("Magus of the Moon", "{2}{R}", "Creature — Human Wizard", static(Is(NONBASIC_LAND, MOUNTAIN)), size="2/2"),
    card("Nature's Revolt", "{3}{G}{G}", "Enchantment", static(Is(LAND, Nature(("Creature",), size=(2, 2))))),
    card("Spreading Seas", "{1}{U}", "Enchantment — Aura",
         enchant("Land"), when(ENTERS, Draw()), static(Is(ENCHANTED_LAND, ISLAND))),
    card("Urborg, Tomb of Yawgmoth", "", "Legendary Land", static(Is(LAND, in_addition("Swamp")))),
    card("Yavimaya, Cradle of Growth", "", "Legendary Land", static(Is(LAND, in_addition("Forest")))),
)  # fmt: skip

CREATURES = (
    card("Darkest Hour", "{B}", "Enchantment", static(Is(CREATURE, Nature(colors=("B",))))),
    card("Diminish", "{U}", "Instant", spell(Becomes(Nature(size=(1, 1))), target=TARGET_CREATURE)),
    card("Elesh Norn, Grand Cenobite", "{5}{W}{W}", "Legendary Creature — Phyrexian Praetor",
         VIGILANCE, static(Anthem(YOUR_OTHER_CREATURES, 2, 2)),
         static(Anthem(Quality(types=("Creature",), controller=Who.OPPONENT), -2, -2)), size="4/7"),
    card("Favorable Winds", "{1}{U}", "Enchantment", static(Anthem(YOUR_FLIERS, 1, 1))),
    card("Glorious Anthem", "{1}{W}{W}", "Enchantment", static(Anthem(YOUR_CREATURES, 1, 1))),
    card("Godhead of Awe", "{W/U}{W/U}{W/U}{W/U}{W/U}", "Creature — Spirit Avatar",
         FLYING, static(Is(Quality(types=("Creature",), other=True), Nature(size=(1, 1)))), size="4/4"),
    card("Levitation", "{2}{U}{U}", "Enchantment", static(Anthem(YOUR_CREATURES, keywords=("flying",)))),
    card("March of the Machines", "{3}{U}", "Enchantment",
         static(Is(NONCREATURE_ARTIFACT, Nature(("Artifact", "Creature"), size=Amount.ITS_MANA_VALUE)))),
    card("Master of Etherium", "{2}{U}", "Artifact Creature — Vedalken Wizard",
         static(DefinesSize(Quality(types=("Artifact",), controller=Who.YOU))),
         static(Anthem(YOUR_OTHER_ARTIFACT_CREATURES, 1, 1)), size="*/*"),
    card("Nightmare", "{5}{B}", "Creature — Nightmare Horse",
         FLYING, static(DefinesSize(Quality(subtypes=("Swamp",), controller=Who.YOU))), size="*/*"),
    card("Opalescence", "{2}{W}{W}", "Enchantment",
         static(Is(OTHER_ENCHANTMENT, Nature(("Creature",), size=Amount.ITS_MANA_VALUE, keeps=Keeps.ALL)))),
    card("Thran Lens", "{2}", "Artifact", static(Is(Quality(), Nature(colors=())))),
)  # fmt: skip

CARDS: tuple[Characteristics, ...] = (*LANDS, *CREATURES)
