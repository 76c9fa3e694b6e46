"""Templates: a printed wording with slots, which says a value of a dataclass field by field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from oracle.cards.grammar import Cursor, Pattern, Readings, ReadOnly, Written, one_of, without_an
from oracle.cards.memory import Memory


@dataclass(frozen=True)
class Slot:
    """A place in a wording: what stands there (several names where several values are worded as one), and how it is worded."""

    names: tuple[str, ...]
    pattern: Pattern


@dataclass(frozen=True)
class Wording:
    """Fixed words and slots in a row."""

    parts: tuple[str | Slot, ...]

    @cached_property
    def first(self) -> str:
        """The letter that it begins with; empty where a slot comes first."""
        return self.parts[0][0] if self.parts and isinstance(self.parts[0], str) else ""

    def names(self) -> frozenset[str]:
        """The names of all slots."""
        return frozenset(name for part in self.parts if isinstance(part, Slot) for name in part.names)

    def read(self, cursor: Cursor, values: Mapping[str, Any], begun: int = 0) -> Iterator[tuple[Mapping[str, Any], Cursor]]:
        """Read the wording, of which so many parts have been read; ``values`` are known before. A slot that comes twice must hold
        the same both times.
        """
        for place, part in enumerate(self.parts[begun:], begun):
            if isinstance(part, str):
                if (behind := cursor.after(part)) is None:
                    return
                cursor = behind
                continue
            for value, after in part.pattern.read(cursor):
                new = dict(zip(part.names, value if len(part.names) > 1 else (value,), strict=True))
                if all(values.get(name, found) == found for name, found in new.items()):
                    yield from self.read(after, {**values, **new}, place + 1)
            return
        yield values, cursor

    def write(self, values: Mapping[str, Any], memory: Memory) -> Written:
        """Write the wording; a slot without a value is worded without one."""
        words = []
        for part in self.parts:
            if isinstance(part, str):
                words.append(part)
                continue
            found = tuple(values.get(name) for name in part.names)
            if (written := part.pattern.write(found if len(found) > 1 else found[0], memory)) is None:
                return None
            words.append(written[0])
            memory = written[1]
        return "".join(words), memory


@dataclass(frozen=True)
class Phrase(Pattern):
    """Words around one value, the slot ``<>``."""

    wording: Wording

    @property
    def first(self) -> str:
        """The letter of its wording."""
        return self.wording.first

    def read(self, cursor: Cursor) -> Readings:
        """Read the words and the value among them."""
        for values, after in self.wording.read(cursor, {}):
            yield values[""], after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the value among its words."""
        return self.wording.write({"": value}, memory)


def phrase(wording: str, value: Pattern, **others: Pattern) -> Phrase:
    """Words around one value, the slot ``<>``; other slots (``<this>``) are worded without a value."""
    return Phrase(worded(wording, {"": value, **others}))


def _unchanged(memory: Memory) -> Memory:
    return memory


@dataclass(frozen=True)
class Template(Pattern):
    """A value of a frozen dataclass and its printed wording, with slots for fields.

    ``constants`` are fields that this wording implies; whatever field has neither slot nor constant has its default.
    ``remember`` says what the text has spoken of after these words.
    """

    type: type
    wording: Wording
    constants: Mapping[str, Any]
    remember: Callable[[Memory], Memory] = _unchanged

    @property
    def first(self) -> str:
        """The letter of its wording."""
        return self.wording.first

    def read(self, cursor: Cursor) -> Readings:
        """Read the whole wording into a value."""
        for values, after in self.wording.read(cursor, self.constants):
            kept = {name: value for name, value in values.items() if name in self._fields}
            yield self.type(**kept), after.remembering(self.remember(after.memory))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the wording, if the value is of its type and every field without a slot is as the wording implies."""
        if type(value) is not self.type or not all(getattr(value, name) == implied for name, implied in self._implied.items()):
            return None
        values = {name: getattr(value, name) for name in self._fields}
        if (written := self.wording.write(values, memory)) is None:
            return None
        return written[0], self.remember(written[1])

    @cached_property
    def _fields(self) -> Mapping[str, Any]:
        """The fields of the type, with their defaults."""
        return {each.name: each.default for each in fields(self.type)}

    @cached_property
    def _implied(self) -> Mapping[str, Any]:
        """The fields that this wording does not say, and what they are then."""
        slots = self.wording.names()
        return {name: self.constants.get(name, default) for name, default in self._fields.items() if name not in slots}


_SLOT = re.compile(r"<([^<>]*)>")


def worded(wording: str, patterns: Mapping[str, Pattern]) -> Wording:
    """A wording from its text, in which ``<name>`` or ``<name name>`` is a slot, and the patterns of its slots."""
    parts: list[str | Slot] = []
    for number, piece in enumerate(_SLOT.split(without_an(wording))):
        if number % 2:
            parts.append(Slot(tuple(piece.split()) or ("",), patterns[piece.replace(" ", "_")]))
        elif piece:
            parts.append(piece)
    return Wording(tuple(parts))


@dataclass(frozen=True)
class Vocabulary:
    """Makes templates whose slots are worded by default as these patterns say."""

    patterns: Mapping[str, Pattern]

    def __call__(
        self, type_: type, wording: str, *also: str, remember: Callable[[Memory], Memory] = _unchanged, **given: Any
    ) -> Pattern:
        """A template. ``also`` are wordings that are only read.

        A keyword gives the pattern of a slot (``count_quality`` that of ``<count quality>``), or else the value that a field has
        in this wording. A slot that is no field of the type (``<this>``) is worded without a value.
        """
        slots = {name.replace(" ", "_") for each in (wording, *also) for name in _SLOT.findall(each)}
        patterns = {**self.patterns, **{name: value for name, value in given.items() if name in slots}}
        constants = {name: value for name, value in given.items() if name not in slots}
        made = [Template(type_, worded(each, patterns), constants, remember) for each in (wording, *also)]
        return one_of(made[0], *(ReadOnly(each) for each in made[1:])) if also else made[0]
