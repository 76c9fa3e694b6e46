"""What objects become or are, in words: "a 1/1 Blinkmoth artifact creature with flying", "red", "a colorless Forest land"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import AddMana
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import Amount, Named, Quality
from oracle.cards.grammar import (
    Choice,
    Cursor,
    Optional,
    Pattern,
    Readings,
    Series,
    Written,
    one_of,
    only,
)
from oracle.cards.keyword_names import NUMBERED_KEYWORDS
from oracle.cards.memory import Memory
from oracle.cards.naming import ANY_NAME
from oracle.cards.nouns import KEYWORD, SUBTYPE, TYPE
from oracle.cards.numbers import SIZE
from oracle.cards.templates import Vocabulary, phrase
from oracle.mana import COLOR_NAMES, MANA_TYPES

COLORS: Pattern = only(
    one_of(Choice({(): "colorless"}), Series(Choice(COLOR_NAMES), (" and ",))), lambda colors: isinstance(colors, tuple)
)
"""Colours as adjectives, or the want of any."""

_KEYWORDS = Series(KEYWORD, (" and ",))
_NUMBERED = tuple(f"{name} {number}" for name in NUMBERED_KEYWORDS for number in range(1, 10))

_say = Vocabulary(
    {
        "size": SIZE,
        "colors": Optional(phrase("<> ", COLORS), None),
        "subtypes": Optional(phrase("<> ", Series(SUBTYPE, (" ",), comma=False)), ()),
        "types": Series(TYPE, (" ",), comma=False),
    }
)

CREATURE = one_of(
    _say(Nature, "<size> <colors><subtypes><types><keywords>", keywords=Optional(phrase(" with <>", _KEYWORDS), ())),
    _say(Nature, "<size> creature with all creature types", types=("Creature",), every_creature_type=True),
)
"""A creature with its size, which goes on being what it was beside that."""

_NAME = Optional(phrase(" named <>", ANY_NAME), "")

LEGENDARY_CREATURE = _say(
    Nature,
    "legendary <size> <colors><subtypes><types> with <keywords> named <name>",
    keywords=_KEYWORDS,
    name=ANY_NAME,
    supertypes=("Legendary",),
)
"""A creature that becomes legendary and has a name of its own."""
_BY_MANA_VALUE = "<types> with power and toughness each equal to its mana value"
BY_MANA_VALUE = _say(Nature, _BY_MANA_VALUE, size=Amount.ITS_MANA_VALUE)
"""A creature whose size follows from its mana value, which goes on being what it was beside that."""
ONLY_BY_MANA_VALUE = _say(Nature, _BY_MANA_VALUE, size=Amount.ITS_MANA_VALUE, abilities_lost=True)
"""The same where it is said before that it loses all abilities."""

CHOSEN_SIZE = _say(
    Nature, "a <size> <subtypes><types><keywords>", keywords=Optional(phrase(" with <>", _KEYWORDS), ()), keeps=Keeps.ALL
)
"""A creature with its size, which is that in addition to its other types."""

COLORED = one_of(
    _say(Nature, "<colors>", colors=COLORS),
    _say(Nature, "<colors> and gains <keywords>", colors=COLORS, keywords=_KEYWORDS),
)
"""What becomes of a colour, and gains keywords with it."""

ADDED = one_of(
    _say(
        Nature,
        "creature with base power and toughness <size> in addition to its other types",
        types=("Creature",),
        keeps=Keeps.ALL,
    ),
    _say(Nature, "<size> <subtypes>creature in addition to its other types", types=("Creature",), keeps=Keeps.ALL),
    _say(Nature, "<types> in addition to its other types", keeps=Keeps.ALL),
    _say(Nature, "<subtypes> in addition to its other types", subtypes=Series(SUBTYPE, (" ",), comma=False), keeps=Keeps.ALL),
    _say(
        Nature,
        "<colors> <subtypes> in addition to its other colors and types",
        colors=COLORS,
        subtypes=Series(SUBTYPE, (" ",), comma=False),
        keeps=Keeps.ALL,
    ),
)
"""What something is beside all that it is."""

TYPED = one_of(
    _say(Nature, "<subtypes> with base power and toughness <size>", subtypes=Series(SUBTYPE, (" ",), comma=False)),
    _say(Nature, "<subtypes>", subtypes=Series(SUBTYPE, (" ",), comma=False)),
)
"""What gets creature types in place of those that it has (205.1b), be it with a base power and toughness."""

TYPED_AND_NUMBERED = _say(
    Nature,
    "gains <keywords> and becomes a <subtypes> in addition to its other creature types",
    keywords=Series(Choice({each: each for each in _NUMBERED}), (" and ",)),
    subtypes=Series(SUBTYPE, (" ",), comma=False),
    keeps=Keeps.ALL,
)
"""What gains a keyword with a number, and a creature type beside those that it has."""

INSTEAD = only(_say(Nature, "<colors><subtypes><types>", keeps=Keeps.NOTHING), lambda nature: "Creature" not in nature.types)
"""What something is and nothing else. What is said to be an artifact creature keeps its other types (205.1b)."""

_OF_SIZE = "with base power and toughness <size>"
_LOSES_ALL = Vocabulary(
    {
        "size": SIZE,
        "colors": Optional(phrase("<> ", COLORS), None),
        "subtypes": Series(SUBTYPE, (" ",), comma=False),
        "types": Series(TYPE, (" ",), comma=False),
        "keywords": _KEYWORDS,
    }
)

OTHER_CREATURE = _LOSES_ALL(Nature, f"<colors><subtypes> {_OF_SIZE}", abilities_lost=True)
"""A creature of another type and size that has lost all abilities, and goes on being what it was beside a creature."""

UNCOLORED_OTHER_CREATURE = only(OTHER_CREATURE, lambda nature: nature.colors is None)
"""The same of no new color, of which the abilities are spoken last."""

OTHER_ARTIFACT_CREATURE = _LOSES_ALL(
    Nature,
    f"<colors><subtypes> artifact creature {_OF_SIZE} and has <keywords>, and it loses all other abilities, card types, and"
    " creature types",
    abilities_lost=True,
    types=("Artifact", "Creature"),
    keeps=Keeps.NOTHING,
)
"""An artifact creature that keeps nothing of what it was."""

OTHER_CREATURE_WITH = _LOSES_ALL(
    Nature, f"<colors><subtypes> {_OF_SIZE}, loses all abilities, and gains <keywords>", abilities_lost=True
)
"""A creature of another type and size that has only these keywords."""

OTHER_SIZE = _LOSES_ALL(Nature, "base power and toughness <size>", abilities_lost=True)
"""Another size without any abilities."""

OTHER_SIZE_WITH = _LOSES_ALL(Nature, "<size>, has <keywords>, and loses all other abilities", abilities_lost=True)
"""Another size, and only these keywords."""


def _taps_for(mana: str) -> ActivatedAbility:
    return ActivatedAbility(Cost(None, (TapThis(),)), (AddMana((mana,)),))


WITHOUT_ABILITIES = one_of(
    only(
        _say(
            Nature,
            "<colors><subtypes><types> with base power and toughness <size><name>",
            name=_NAME,
            abilities_lost=True,
            keeps=Keeps.NOTHING,
        ),
        lambda nature: nature.types == ("Creature",),
    ),
    _say(
        Nature,
        "<colors><subtypes> with base power and toughness <size> and <abilities><name>",
        subtypes=Series(SUBTYPE, (" ",), comma=False),
        abilities=Choice({(_taps_for(mana),): f'"{{T}}: Add {{{mana}}}"' for mana in MANA_TYPES}),
        name=_NAME,
        abilities_lost=True,
    ),
)
"""What something that loses all abilities is: a creature of that kind, and of no other card type where its card type is said
(205.1a).
"""


@dataclass(frozen=True)
class AttachedTo(Pattern):
    """What the source is attached to, in the words of an Aura (303.4b) and in those of an Equipment (301.5a)."""

    enchanted: Pattern
    equipped: Pattern

    def _words(self, memory: Memory) -> Pattern:
        return self.equipped if EQUIPMENT in memory.names else self.enchanted

    def read(self, cursor: Cursor) -> Readings:
        """Read the words of the one or the other."""
        return self._words(cursor.memory).read(cursor)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words of the one or the other."""
        return self._words(memory).write(value, memory)


@dataclass(frozen=True)
class ItIsAttached(Pattern):
    """What the source is attached to, as "it" where a condition has spoken of that."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word."""
        if cursor.memory.it is Named.ATTACHED and (after := cursor.after("it")) is not None:
            yield Quality(enchanted=True), after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the word."""
        return ("it", memory) if memory.it is Named.ATTACHED and value == Quality(enchanted=True) else None


EQUIPMENT = "this Equipment"
"""How an Equipment calls itself."""

ENCHANTED = AttachedTo(
    Choice(
        {
            **{Quality(types=(each,), enchanted=True): f"enchanted {each.lower()}" for each in ("Artifact", "Creature", "Land")},
            Quality(enchanted=True): "enchanted permanent",
        }
    ),
    Choice({Quality(types=("Creature",), enchanted=True): "equipped creature"}),
)
"""What the source is attached to."""
