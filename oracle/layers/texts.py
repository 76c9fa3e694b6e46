"""Layer 3 (613.1c): words of texts that are replaced by others (612): color words, basic land types and creature types.

Only words that are used as such are replaced, and no names (612.2). Which those are, the fields of the facts tell.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial
from typing import Any

from oracle.abilities.effects import Words
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.qualities import Devotion
from oracle.errors import NotModelled
from oracle.layers.dependency import first_of
from oracle.mana import COLOR_NAMES
from oracle.objects import Characteristics, ObjectId
from oracle.state import ReplaceWord, State

_WORDS_OF = {
    Words.COLORS: frozenset({"colors", "not_colors", "all_colors", "spent"}),
    Words.BASIC_LAND_TYPES: frozenset({"subtypes", "not_subtypes", "or_subtypes"}),
    Words.CREATURE_TYPES: frozenset({"subtypes", "not_subtypes", "or_subtypes"}),
}
"""The fields that hold words of a kind, and nothing else; of colors by their letters."""

_KEYWORDS = frozenset({"keyword", "without", "keywords", "keywords_lost", "cant_have", "lost", "gained"})
"""The fields that hold keyword abilities as they are printed, in which a word can stand: "protection from red"."""

_OTHER = frozenset(
    {
        *("named", "printed_in", "paid", "cost", "step", "what", "zone", "zones", "from_zone", "excess_with"),
        *("types", "all_types", "not_types", "supertypes", "not_supertypes"),
        *("kind", "kinds", "counter", "counters", "with_counter", "mana_value_of_counters"),
        *("mana", "mana_spent", "choices"),
    }
)
"""The fields in which no such word stands: names, card types, zones, kinds of counters, and mana symbols."""


@dataclass(frozen=True)
class _Replacing:
    """One text-changing effect on its way through a text. ``found`` are the places where it has found its word."""

    change: ReplaceWord
    found: list[str]

    def words(self, names: Sequence[str]) -> tuple[str, ...]:
        self.found.extend(each for each in names if each == self.change.old)
        return tuple(self.change.new if each == self.change.old else each for each in names)

    def keyword(self, printed: str) -> str:
        """A keyword ability with the word in it replaced."""
        change = self.change
        if change.of is Words.CREATURE_TYPES:
            if re.search(rf"\b{change.old}s?\b", printed):
                raise NotModelled(f"the creature type in {printed}")
            return printed
        old, new = (COLOR_NAMES.get(each, each.lower()) for each in (change.old, change.new))
        changed, times = re.subn(rf"\b{old}(?=\b|walk\b)", new, printed)
        self.found.extend([change.old] * times)
        return changed

    def anything(self, value: Any) -> Any:
        """Any part of a text with the word replaced."""
        if isinstance(value, tuple):
            return tuple(map(self.anything, value))
        if not is_dataclass(value) or isinstance(value, type):
            return value
        changed = {each.name: self._field(value, each.name) for each in fields(value)}
        return replace(value, **changed)

    def _field(self, value: Any, name: str) -> Any:
        old = getattr(value, name)
        if not _holds_words(old):
            return self.anything(old)
        if name == "name" and isinstance(value, Keyword | CostKeyword):
            return self.keyword(old)
        if name in _WORDS_OF[self.change.of]:
            return self.words(old)
        if name == "color":
            return self._color(value, old)
        if name in _KEYWORDS:
            return self.keyword(old) if isinstance(old, str) else tuple(map(self.keyword, old))
        if name in _OTHER or name == "name" or any(name in words for words in _WORDS_OF.values()):
            return old
        raise NotModelled(f"what words stand in the {name} of {type(value).__name__}")

    def _color(self, value: Any, old: str) -> str:
        """The one color of something: a word where a text is devoted to it, and else a mana symbol."""
        if not isinstance(value, Devotion) or self.change.of is not Words.COLORS:
            return old
        return self.words((old,))[0]


def _holds_words(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and bool(value) and all(isinstance(each, str) for each in value))


def with_word(now: Characteristics, change: ReplaceWord) -> tuple[Characteristics, int]:
    """An object with a word replaced in its rules text and in its type line (612.1), and how often it stood there."""
    replacing = _Replacing(change, [])
    abilities = replacing.anything(now.abilities)
    subtypes = now.subtypes if change.of is Words.COLORS else replacing.words(now.subtypes)
    if not replacing.found:
        return now, 0
    return replace(now, abilities=abilities, subtypes=tuple(dict.fromkeys(subtypes))), len(replacing.found)


def changed_text(state: State, of: ObjectId, now: Characteristics) -> Characteristics:
    """An object with its text as effects have changed it, in the order of their timestamps, but for dependencies: one depends on
    another that would change how often it finds its word (613.8a).
    """
    effects = sorted(state.effects, key=lambda each: each.timestamp)
    waiting = [each.modification for each in effects if isinstance(each.modification, ReplaceWord) and of in each.objects]
    while waiting:
        change = first_of(waiting, partial(_depends, now))
        waiting.remove(change)
        now, _ = with_word(now, change)
    return now


def _depends(now: Characteristics, one: ReplaceWord, other: ReplaceWord) -> bool:
    return with_word(now, one)[1] != with_word(with_word(now, other)[0], one)[1]
