"""A little two-way language: every pattern reads words into a value and writes the value in words.

Reading yields every way in which a pattern can begin at a place of the text, so that a choice made too early is taken back
later. Writing gives the one printed wording, or ``None`` where the pattern has no words for the value.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias

from oracle.cards.memory import Memory


@dataclass
class Trace:
    """How far into a text any pattern has come: where the words begin that nobody understood; and what was read where.

    Many wordings hold one another, and ask the same of the same place: each such answer is worked out once.
    """

    furthest: int = 0
    known: dict[tuple[Pattern, str, int, Memory], tuple[tuple[Any, Cursor], ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Cursor:
    """A place in a text, and what the text has spoken of up to there."""

    text: str
    memory: Memory
    trace: Trace = field(default_factory=Trace, compare=False)
    at: int = 0

    def after(self, words: str) -> Cursor | None:
        """The place after these words, if they come next."""
        if self.text.startswith(words, self.at):
            return self.moved(self.at + len(words))
        common = 0
        while self.text[self.at + common : self.at + common + 1] == words[common]:
            common += 1
        self.trace.furthest = max(self.trace.furthest, self.at + common)
        return None

    def moved(self, at: int) -> Cursor:
        """The same text at another place."""
        self.trace.furthest = max(self.trace.furthest, at)
        return Cursor(self.text, self.memory, self.trace, at)

    def remembering(self, memory: Memory) -> Cursor:
        """The same place with another memory."""
        return Cursor(self.text, memory, self.trace, self.at)

    @property
    def ended(self) -> bool:
        """Whether every word has been consumed."""
        return self.at == len(self.text)


Readings: TypeAlias = Iterator[tuple[Any, Cursor]]
Written: TypeAlias = "tuple[str, Memory] | None"

_AN = re.compile(r"\b([Aa])n(?= (?:[aeiouAEIOU]|8|11\b|18\b))")
_A = re.compile(r"\b([Aa])(?= (?:[aeiouAEIOU]|8|11\b|18\b))")


def without_an(text: str) -> str:
    """The text with every "an" before a vowel as "a", so that patterns need not care what follows an article."""
    return _AN.sub(r"\1", text)


def with_an(text: str) -> str:
    """The text with its articles as they are printed: the opposite of `without_an`."""
    return _A.sub(r"\1n", text)


class Pattern(ABC):
    """Words with a meaning, both ways."""

    @property
    def first(self) -> str:
        """The letter that its words begin with; empty where they may begin with any."""
        return ""

    @abstractmethod
    def read(self, cursor: Cursor) -> Readings:
        """Each value that the words at this place can mean, with the place after them."""

    @abstractmethod
    def write(self, value: Any, memory: Memory) -> Written:
        """The words for this value, and what the text has then spoken of; ``None`` if there are none here."""


@dataclass(frozen=True)
class Choice(Pattern):
    """A closed table of values and their words; where there are several wordings, the first is the printed one."""

    words: Mapping[Any, str | tuple[str, ...]]

    @cached_property
    def _by_letter(self) -> Mapping[str, tuple[tuple[str, Any], ...]]:
        """The wordings and their values by first letter; under "" what is no word at all."""
        found: dict[str, tuple[tuple[str, Any], ...]] = {}
        for value, wordings in self.words.items():
            for wording in (wordings,) if isinstance(wordings, str) else wordings:
                found[wording[:1]] = (*found.get(wording[:1], ()), (wording, value))
        return found

    def read(self, cursor: Cursor) -> Readings:
        """Read any wording of the table."""
        first = cursor.text[cursor.at : cursor.at + 1]
        for wording, value in self._by_letter.get(first, ()) if first else ():
            if (after := cursor.after(wording)) is not None:
                yield value, after
        for _, value in self._by_letter.get("", ()):
            yield value, cursor

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the first wording."""
        wordings = self.words.get(value) if isinstance(value, Hashable) else None
        if wordings is None:
            return None
        return (wordings if isinstance(wordings, str) else wordings[0]), memory


@dataclass(frozen=True, eq=False)
class OneOf(Pattern):
    """The first alternative that has words writes; each reads."""

    patterns: tuple[Pattern, ...]

    @cached_property
    def _by_letter(self) -> Mapping[str, tuple[Pattern, ...]]:
        """The alternatives for each letter that any of them begins with; under "" those that may begin with any other."""
        letters = {pattern.first for pattern in self.patterns} | {""}
        return {letter: tuple(each for each in self.patterns if each.first in ("", letter)) for letter in letters}

    def read(self, cursor: Cursor) -> Readings:
        """Read any alternative."""
        known, place = cursor.trace.known, (self, cursor.text, cursor.at, cursor.memory)
        if place not in known:
            letter = cursor.text[cursor.at : cursor.at + 1]
            alternatives = self._by_letter.get(letter, self._by_letter[""])
            known[place] = tuple(reading for pattern in alternatives for reading in pattern.read(cursor))
        yield from known[place]

    def write(self, value: Any, memory: Memory) -> Written:
        """Write with the first alternative that can."""
        for pattern in self.patterns:
            if (written := pattern.write(value, memory)) is not None:
                return written
        return None


def one_of(*patterns: Pattern) -> OneOf:
    """Alternatives, in the order in which they are tried for writing."""
    return OneOf(patterns)


@dataclass(frozen=True)
class ReadOnly(Pattern):
    """An older or rarer wording, understood but never printed."""

    pattern: Pattern

    @property
    def first(self) -> str:
        """As that of the pattern within."""
        return self.pattern.first

    def read(self, cursor: Cursor) -> Readings:
        """Read as the pattern within does."""
        return self.pattern.read(cursor)

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002
        """Nothing: this wording is not printed."""
        return None


@dataclass(frozen=True)
class WriteOnly(Pattern):
    """Words that are written and never read."""

    pattern: Pattern

    @property
    def first(self) -> str:
        """As that of the pattern within."""
        return self.pattern.first

    def read(self, cursor: Cursor) -> Readings:  # noqa: ARG002
        """Nothing: this is never read."""
        return iter(())

    def write(self, value: Any, memory: Memory) -> Written:
        """Write as the pattern within does."""
        return self.pattern.write(value, memory)


@dataclass(frozen=True)
class Optional(Pattern):
    """Nothing at all for ``default``, and the pattern's words for everything else."""

    pattern: Pattern
    default: Any = None

    def read(self, cursor: Cursor) -> Readings:
        """Read the words, or nothing."""
        yield from self.pattern.read(cursor)
        yield self.default, cursor

    def write(self, value: Any, memory: Memory) -> Written:
        """Write nothing for the default."""
        return ("", memory) if value == self.default else self.pattern.write(value, memory)


@dataclass(frozen=True)
class Capital(Pattern):
    """What a capital letter begins: the first word of a sentence, or of a part of a cost."""

    pattern: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read with the first letter as it stands (a name, a subtype) and as a small one."""
        first = cursor.text[cursor.at : cursor.at + 1]
        if first.islower():
            return
        yield from self.pattern.read(cursor)
        if first.isupper():
            text = cursor.text[: cursor.at] + first.lower() + cursor.text[cursor.at + 1 :]
            yield from self.pattern.read(replace(cursor, text=text))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write with a capital letter."""
        if (written := self.pattern.write(value, memory)) is None:
            return None
        return written[0][:1].upper() + written[0][1:], written[1]


@dataclass(frozen=True)
class Remembering(Pattern):
    """A pattern after whose words the text has spoken of something else."""

    pattern: Pattern
    remember: Callable[[Memory], Memory]

    def read(self, cursor: Cursor) -> Readings:
        """Read as the pattern does, and remember."""
        for value, after in self.pattern.read(cursor):
            yield value, after.remembering(self.remember(after.memory))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write as the pattern does, and remember."""
        written = self.pattern.write(value, memory)
        return None if written is None else (written[0], self.remember(written[1]))


@dataclass(frozen=True)
class Converted(Pattern):
    """A pattern whose values are seen in another form; either function gives ``None`` for what has no such form."""

    pattern: Pattern
    reading: Callable[[Any], Any]
    writing: Callable[[Any], Any]

    def read(self, cursor: Cursor) -> Readings:
        """Read, and convert what was read."""
        for value, after in self.pattern.read(cursor):
            if (converted := self.reading(value)) is not None:
                yield converted, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Convert, and write that."""
        converted = self.writing(value)
        return None if converted is None else self.pattern.write(converted, memory)


def only(pattern: Pattern, holds: Callable[[Any], bool]) -> Converted:
    """The pattern, for values alone of which this holds."""

    def checked(value: Any) -> Any:
        return value if value is not None and holds(value) else None

    return Converted(pattern, checked, checked)


def several(pattern: Pattern) -> Converted:
    """A pattern of tuples, for those alone that hold two or more."""
    return only(pattern, lambda values: len(values) > 1)


@dataclass(frozen=True)
class Deferred(Pattern):
    """A pattern that is made when it is needed: for a wording that holds others of its own kind within it."""

    make: Callable[[], Pattern]

    def read(self, cursor: Cursor) -> Readings:
        """Read as the pattern does."""
        return self.make().read(cursor)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write as the pattern does."""
        return self.make().write(value, memory)


@dataclass(frozen=True)
class Series(Pattern):
    """One or more values in a row: "a", "a or b", "a, b, or c", or with one separator throughout.

    ``last`` is printed before the last of them; of several it is the first, the others are read. With ``comma`` set, three and
    more are separated by commas, and one stands before the last word too.
    """

    item: Pattern
    last: tuple[str, ...]
    comma: bool = True

    def read(self, cursor: Cursor) -> Readings:
        """Read a series of any length."""
        for first, after in self.item.read(cursor):
            yield (first,), after
            for separator in self.last:
                yield from self._rest((first,), after, separator)

    def _rest(self, begun: tuple[Any, ...], cursor: Cursor, last: str) -> Readings:
        closing = f",{last}" if self.comma and len(begun) > 1 else last
        if (after := cursor.after(closing)) is not None:
            for item, ended in self.item.read(after):
                yield (*begun, item), ended
                if not self.comma:
                    yield from self._rest((*begun, item), ended, last)
        if self.comma and (after := cursor.after(", ")) is not None:
            for item, ended in self.item.read(after):
                yield from self._rest((*begun, item), ended, last)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the series."""
        words = []
        for item in value:
            if (written := self.item.write(item, memory)) is None:
                return None
            words.append(written[0])
            memory = written[1]
        if not words:
            return None
        if not self.comma or len(words) < 3:
            return self.last[0].join(words), memory
        return f"{', '.join(words[:-1])},{self.last[0]}{words[-1]}", memory
