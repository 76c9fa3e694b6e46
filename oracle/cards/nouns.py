"""Noun phrases: how a text says which objects it means, and the `Quality` that describes them.

A phrase is a row of slots, most of them usually empty: "other nonartifact, nonblack creatures you control with flying". The
noun is "" for permanents, which are called by their types, and "spell" or "card" for objects that are called so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import permutations
from typing import Any

from oracle.abilities.qualities import Named, Quality, Who
from oracle.abilities.stickers import StickerKind
from oracle.cards.grammar import (
    Choice,
    Converted,
    Cursor,
    Optional,
    Pattern,
    Readings,
    ReadOnly,
    Series,
    Written,
    one_of,
    only,
    several,
    without_an,
)
from oracle.cards.keyword_names import COUNTERS, KEYWORDS, NUMBERED_ROW_KEYWORDS, PAYING_KEYWORDS
from oracle.cards.memory import Memory
from oracle.cards.naming import ANY_NAME, THIS
from oracle.cards.numbers import NUMBER, NUMBER_OR_X, SEVERAL
from oracle.cards.printings import ORIGINALLY_PRINTED
from oracle.cards.subtypes import SUBTYPES
from oracle.cards.templates import Vocabulary, phrase
from oracle.mana import COLOR_NAMES

_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")
_SUPERTYPES = ("Basic", "Legendary", "Snow")
_EITHER = (" or ", " and ", " and/or ")
_BOTH = (" and ", " or ")


def _numbered(name: str, number: int) -> str:
    return f"{name} {number}"


def _number_of(name: str, printed: str) -> int | None:
    before, _, number = printed.rpartition(" ")
    return int(number) if before == name else None


SUBTYPE = Choice({each: each for each in sorted(SUBTYPES)})
TYPE = Choice({each: each.lower() for each in _TYPES})
_NAMED_KEYWORDS = (*KEYWORDS, "exalted", "persist", "undying")
KEYWORD = one_of(
    Choice({each: each for each in _NAMED_KEYWORDS}),
    *(
        Converted(phrase(f"{each} <>", NUMBER), partial(_numbered, each), partial(_number_of, each))
        for each in NUMBERED_ROW_KEYWORDS
    ),
)
"""A keyword ability that something has or gains, as it is printed: "flying", "toxic 1"."""
HAD = Choice({each: each for each in (*_NAMED_KEYWORDS, *NUMBERED_ROW_KEYWORDS)})
"""A keyword ability that is asked for, whatever its number: "flying", "toxic"."""
_KEYWORD_OF_SPELLS = Choice({each: each for each in PAYING_KEYWORDS})
STICKER_KIND = Choice({each: f"a {each.value} " for each in StickerKind})
"""A sticker of one kind, without the noun: "a name "."""
COUNTER_KIND = Choice({each: each for each in COUNTERS})
PRINTED_IN = Choice({each: f"originally printed in the {each} expansion" for each in sorted(ORIGINALLY_PRINTED)})
"""The expansion in which a name was originally printed (206.3)."""

OTHER: Mapping[Any, str] = {False: "", True: "other "}
ARTICLE: Mapping[Any, str] = {False: "a ", True: "another "}


def _plural(word: str) -> str:
    if word.endswith("y"):
        return f"{word[:-1]}ies"
    if word.endswith(("elf", "olf", "arf", "Elf")):
        return f"{word[:-1]}ves"
    return word if word.endswith("folk") else f"{word}{'es' if word.endswith(('s', 'x', 'ch')) else 's'}"


def _table(words: Mapping[Any, str], plural: bool = False) -> Choice:
    return Choice({value: _plural(word) if plural else word for value, word in words.items()})


_TYPE_WORDS = {each: each.lower() for each in _TYPES}
_PAIR_WORDS = {pair: " ".join(pair).lower() for pair in permutations(_TYPES, 2)}
_SUBTYPE_WORDS = {each: each for each in sorted(SUBTYPES)}


@dataclass(frozen=True)
class Negatives(Pattern):
    """What the objects are not: "nonartifact, nonblack". The value is a tuple of the fields that `NEGATIVE` names."""

    series: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read any number of them, in any order."""
        yield (None, (), (), (), ()), cursor
        for found, after in self.series.read(cursor):
            rest = tuple(tuple(value for kind, value in found if kind == number) for number in range(1, 5))
            yield (False if (0, False) in found else None, *rest), after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write them in the order of the fields."""
        token, *rest = value
        if token:
            return None
        words = [(0, False)] if token is False else []
        words += [(number, each) for number, field in enumerate(rest, start=1) for each in field]
        return self.series.write(words, memory) if words else ("", memory)


_NEGATIVE = "token not_supertypes not_types not_colors not_subtypes"
_NEGATIVES: Mapping[Any, str] = {
    (0, False): "nontoken",
    **{(1, each): f"non{each.lower()}" for each in _SUPERTYPES},
    **{(2, each): f"non{word}" for each, word in _TYPE_WORDS.items()},
    **{(3, letter): f"non{name}" for letter, name in COLOR_NAMES.items()},
    **{(4, each): f"non-{each}" for each in _SUBTYPE_WORDS},
}


_NOT_ONE_TYPE = Choice({(): "", **{(each,): f"non{word} " for each, word in _TYPE_WORDS.items()}})


def _adjectives(words: Mapping[str, str], joined: tuple[str, ...] = _EITHER) -> Pattern:
    return Optional(phrase("<> ", Series(_table(words), joined)), ())


def _choice(words: Mapping[Any, str | tuple[str, ...]]) -> Choice:
    return Choice(
        {value: without_an(word) if isinstance(word, str) else tuple(map(without_an, word)) for value, word in words.items()}
    )


_COLORS_AND = Series(_table(COLOR_NAMES), (" and ",))
ONE_CONVOKED = "a creature that convoked this spell"


def _suffixes(plural: bool) -> Mapping[str, Pattern]:
    theirs = "your opponents control" if plural else "an opponent controls"
    controls = {None: "", Who.YOU: " you control", Who.OPPONENT: f" {theirs}", Who.ANOTHER_PLAYER: " another player controls"}
    controls[Who.NOT_YOU] = " you don't control"
    return {
        "controller": one_of(_choice(controls), _choice({Who.OPPONENT: (" an opponent controls", " your opponents control")})),
        "attacked": Choice({True: " that attacked this turn", False: ""}),
        "owner": _choice({None: "", Who.YOU: " you own", Who.OPPONENT: " an opponent owns"}),
        "entered_this_turn": Choice({True: " that entered this turn", False: ""}),
        "shares_type_with_event": Choice({True: " that shares a card type with it", False: ""}),
        "keyword": Optional(one_of(phrase(" with <>", HAD), phrase(" that has <>", _KEYWORD_OF_SPELLS)), ""),
        "without": Optional(phrase(" without <>", HAD), ""),
        "no_abilities": Choice({True: " with no abilities", False: ""}),
        "power_at_most": Optional(phrase(" with power <> or less", NUMBER)),
        "power_at_least": Optional(phrase(" with power <> or greater", NUMBER)),
        "mana_value": Optional(phrase(" with mana value <>", NUMBER_OR_X)),
        "mana_value_at_most": Optional(phrase(" with mana value <> or less", NUMBER_OR_X)),
        "mana_value_at_least": Optional(phrase(" with mana value <> or greater", NUMBER)),
        "mana_value_even": Choice({True: f" with even mana value{'s' if plural else ''}", False: ""}),
        "mana_value_of_counters": Optional(
            phrase(" with mana value equal to the number of <> counters on <this>", COUNTER_KIND, this=THIS), ""
        ),
        "all_colors": Optional(phrase(" that's both <>", only(_COLORS_AND, lambda colors: len(colors) == 2)), ()),
        "sticker": Optional(phrase(" with <>sticker on it", STICKER_KIND)),
        "words_at_least": Optional(phrase(f" with <> or more words in {'their names' if plural else 'its name'}", SEVERAL)),
        "any_counter": Choice({True: " with counters on them" if plural else " with a counter on it", False: ""}),
        "counter": Optional(
            phrase(" with <> counters on them", COUNTER_KIND) if plural else phrase(" with a <> counter on it", COUNTER_KIND), ""
        ),
        "of_other_type": Choice({True: " of the other type", False: ""}),
        "chosen_type": Choice({True: (" of the chosen type", " of that type"), False: ""}),
        "unlike_convoked": Choice({True: f" except those that share a creature type with {ONE_CONVOKED}", False: ""}),
        "chosen_color": Choice({True: " of that color", False: ""}),
        "chosen_name": Choice({True: " with the chosen name", False: ""}),
        "printed_in": Optional(phrase(" with a name <>", PRINTED_IN), ""),
        "named": Optional(phrase(" named <>", ANY_NAME), ""),
    }


_BEFORE = (
    f"<other><face_down><stickered><tapped><attacking blocking><{_NEGATIVE}><supertypes><colors><colorless><multicolored>"
    "<monocolored>"
)
_AFTER = "".join(f"<{name}>" for name in _suffixes(False))


_COMBAT: Mapping[Any, str] = {
    (False, False): "",
    (True, False): without_an("attacking "),
    (False, True): "blocking ",
    (True, True): without_an("attacking or blocking "),
}


@cache
def _phrase(noun: str, plural: bool, both: bool) -> Vocabulary:
    return Vocabulary(
        {
            "other": Choice(OTHER),
            "face_down": Choice({True: "face-down ", False: ""}),
            "stickered": Choice({True: " with a sticker on it" if noun else "stickered ", False: ""}),
            "tapped": Choice({None: "", True: "tapped ", False: "untapped "}),
            "attacking_blocking": Choice(_COMBAT),
            _NEGATIVE.replace(" ", "_"): Negatives(phrase("<> ", Series(_table(_NEGATIVES), (", ",), comma=False))),
            "supertypes": _adjectives({each: each.lower() for each in _SUPERTYPES}),
            # "Blue and red" might be said of what is both; that is not read.
            "colors": _adjectives(COLOR_NAMES, (" or ",)),
            "colorless": Choice({True: "colorless ", False: ""}),
            "multicolored": Choice({True: "multicolored ", False: ""}),
            "monocolored": Choice({True: "monocolored ", False: ""}),
            "subtypes": _adjectives(_SUBTYPE_WORDS),
            "types": Series(_table(_TYPE_WORDS, plural and not noun), _BOTH if both else _EITHER),
            "all_types": _table(_PAIR_WORDS, plural and not noun),
            "permanent": Choice({True: "permanent ", False: ""}),
            **_suffixes(plural),
        }
    )


def _one(words: Mapping[str, str], plural: bool = False) -> Pattern:
    return Converted(_table(words, plural), lambda value: (value,), lambda values: values[0] if len(values) == 1 else None)


def quality(noun: str = "", plural: bool = False, other: Mapping[Any, str] | bool = False, both: bool | None = None) -> Pattern:
    """The pattern of a noun phrase.

    ``other`` says how "other" is worded in front, or, as a truth value, that it is implied. ``both`` joins card types by "and",
    as is usual for spells in the plural, and not by "or".
    """
    made = _phrase(noun, plural, (plural and bool(noun)) if both is None else both)
    before = _BEFORE.replace("<other>", "") if isinstance(other, bool) else _BEFORE
    before, after = (before.replace("<stickered>", ""), f"{_AFTER}<stickered>") if noun else (before, _AFTER)
    given: dict[str, Any] = {"other": other if isinstance(other, bool) else Choice(other)}
    word = _plural(noun) if plural and noun else noun
    called = f" {word}" if word else ""
    patterns = [
        made(Quality, f"{before}<subtypes><types>{called}{after}", **given),
        made(Quality, f"{before}<subtypes><all_types>{called}{after}", **given),
    ]
    if noun:
        patterns.append(made(Quality, f"{before}<subtypes><permanent>{word}{after}", **given))
    else:
        s = "s" if plural else ""
        beings = Series(_table(_SUBTYPE_WORDS, plural), _BOTH if plural else _EITHER)
        token = f"{before.replace(_NEGATIVE, 'not_types')}<subtypes><types>token{s}{after}"
        types = Optional(phrase("<> ", Series(_table(_TYPE_WORDS), _EITHER)), ())
        one_or_the_other = f"{'' if isinstance(other, bool) else '<other>'}<types> or <or_subtypes><controller>"
        patterns += [
            made(Quality, f"{before}<subtypes>{after}", subtypes=beings, **given),
            made(Quality, token, token=True, types=types, not_types=_NOT_ONE_TYPE, **given),
            made(Quality, f"{before}<subtypes>permanent{s}{after}", **given),
            made(
                Quality,
                one_or_the_other,
                types=_one(_TYPE_WORDS, plural),
                or_subtypes=_one(_SUBTYPE_WORDS, plural),
                **given,
            ),
        ]
    if plural and noun:
        # Several colours of plural spells are said of each: "blue spells and red spells".
        colors = Series(_table({letter: f"{name} {word}" for letter, name in COLOR_NAMES.items()}), _BOTH)
        more: dict[str, Any] = {"colors": several(colors), **({"other": other} if isinstance(other, bool) else {})}
        patterns.insert(0, made(Quality, f"<colors>{after}", **more))
    return one_of(*patterns)


EITHER_SPELL = Vocabulary({})(
    Quality,
    "<types>",
    types=several(Series(_table({each: f"{word} spell" for each, word in _TYPE_WORDS.items()}), (" or ",))),
)
"""A spell of one of several types, each named with the noun: "creature spell or planeswalker spell"."""


TYPE_OR_SUBTYPE_CARD = Vocabulary({})(
    Quality, "a <types> or <or_subtypes> card", types=_one(_TYPE_WORDS), or_subtypes=_one(_SUBTYPE_WORDS)
)
"""A card of a card type or of a subtype that need not be of that type: "an artifact or Dragon card"."""


AND_OR = Vocabulary({})(Quality, "<types>", types=several(Series(_table(_TYPE_WORDS, plural=True), (" and/or ",))))
"""Permanents of one or the other type: "creatures and/or planeswalkers"."""

AND_OR_OTHER = Vocabulary({})(
    Quality, "<other><types>", other=Choice(OTHER), types=several(Series(_table(_TYPE_WORDS, plural=True), (" and/or ",)))
)
"""The same, or "other artifacts and/or creatures"."""


@dataclass(frozen=True)
class Counted(Pattern):
    """Some objects of a quality: "a creature", "two creatures", "another permanent". The value is (count, quality)."""

    one: Pattern
    more: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read an article or a number, and the phrase that goes with it."""
        for found, after in self.one.read(cursor):
            yield (1, found), after
        for count, middle in phrase("<> ", SEVERAL).read(cursor):
            for found, after in self.more.read(middle):
                yield (count, found), after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the article or the number, and the phrase."""
        count, found = value
        if count == 1:
            return self.one.write(found, memory)
        number, noun = SEVERAL.write(count, memory), self.more.write(found, memory)
        return None if number is None or noun is None else (f"{number[0]} {noun[0]}", noun[1])


@cache
def counted(noun: str = "") -> Counted:
    """Some objects called so."""
    return Counted(quality(noun, other=ARTICLE), quality(noun, plural=True, other=OTHER))


@cache
def every() -> Pattern:
    """All permanents of a quality: "all creatures", "creatures you control", "other Elves", "attacking creatures"."""
    phrases = quality(plural=True, other=OTHER)

    def limited(found: Quality) -> bool:
        return bool(found.controller or found.other or found.attacking or found.blocking or found.face_down or found.no_abilities)

    return one_of(
        only(phrases, limited),
        only(phrase("all <>", phrases), lambda found: not limited(found)),
        ReadOnly(phrases),
        ReadOnly(phrase("all <>", phrases)),
    )


ITSELF = Converted(THIS, lambda _: Quality(itself=True), lambda found: Named.THIS if found == Quality(itself=True) else None)
"""The source and nothing else: "this creature"."""
