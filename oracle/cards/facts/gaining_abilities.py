"""Permanents that give abilities in quotation marks to what they are attached to."""

from __future__ import annotations

from oracle.abilities.conditions import AttachedIs
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import CreateTokens, DealDamage, Draw
from oracle.abilities.kinds import Enchant, StaticAbility
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target
from oracle.abilities.statics import Anthem
from oracle.cards.facts.changing import ENCHANT_CREATURE, ENCHANTED_CREATURE, ENCHANTED_LAND, enchant
from oracle.cards.facts.making import ENTERS, activated, card, cost, static, when
from oracle.objects import Characteristics

ATTACHED = Quality(enchanted=True)
EQUIPMENT = Quality(subtypes=("Equipment",))


def rune(name: str, mana: str, keyword: str, power: int = 0) -> Characteristics:
    """An Aura that gives a keyword to a creature, and to an Equipment the ability of giving it to the equipped creature."""
    equipped = StaticAbility(Anthem(ENCHANTED_CREATURE, power, keywords=(keyword,)))
    return card(
        name,
        mana,
        "Enchantment — Aura Rune",
        Enchant(Target()),
        when(ENTERS, Draw()),
        StaticAbility(Anthem(ATTACHED, power, keywords=(keyword,)), AttachedIs(CREATURE)),
        StaticAbility(Anthem(ATTACHED, abilities=(equipped,)), AttachedIs(EQUIPMENT)),
    )


CARDS = (
    card("Hermetic Study", "{1}{U}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Anthem(ENCHANTED_CREATURE,
                       abilities=(activated(cost("", TapThis()), DealDamage(1), target=Target(Kind.ANY_TARGET)),)))),
    card("Presence of Gond", "{2}{G}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Anthem(ENCHANTED_CREATURE,
                       abilities=(activated(cost("", TapThis()),
                                            CreateTokens(1, ("Creature",), ("Elf", "Warrior"), 1, 1, ("G",))),)))),
    rune("Rune of Flight", "{1}{U}", "flying"),
    rune("Rune of Speed", "{1}{R}", "haste", 1),
    rune("Rune of Sustenance", "{1}{W}", "lifelink"),
    card("Squirrel Nest", "{1}{G}{G}", "Enchantment — Aura",
         enchant("Land"),
         static(Anthem(ENCHANTED_LAND,
                       abilities=(activated(cost("", TapThis()),
                                            CreateTokens(1, ("Creature",), ("Squirrel",), 1, 1, ("G",))),)))),
)  # fmt: skip
