"""How a text calls its own card."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from oracle.abilities.qualities import Named
from oracle.cards.grammar import Cursor, Pattern, Readings, Written
from oracle.cards.memory import Memory


@dataclass(frozen=True)
class This(Pattern):
    """The card itself, by name or as "this creature". Its value is `Named.THIS`; as a slot without a value it means the same."""

    def read(self, cursor: Cursor) -> Readings:
        """Read any of the names."""
        for name in cursor.memory.names:
            if (after := cursor.after(name)) is not None:
                yield Named.THIS, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the first name."""
        return (memory.names[0], memory) if value in (None, Named.THIS) else None


@dataclass(frozen=True)
class NoCreature(Pattern):
    """The card itself where it is no creature and no Vehicle, of which other words are said. It has no value of its own."""

    def read(self, cursor: Cursor) -> Readings:
        """Read any of the names."""
        if self._fits(cursor.memory):
            yield from This().read(cursor)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the first name."""
        return This().write(value, memory) if self._fits(memory) else None

    @staticmethod
    def _fits(memory: Memory) -> bool:
        return not {"this creature", "this Vehicle", "this token", "this permanent"}.intersection(memory.names)


@dataclass(frozen=True)
class Source(Pattern):
    """The card itself as the subject that deals damage: "it" where it was spoken of before, its name otherwise."""

    def read(self, cursor: Cursor) -> Readings:
        """Read either."""
        yield from This().read(cursor)
        for pronoun in PRONOUNS if cursor.memory.noun == "this" else ():
            if (after := cursor.after(pronoun)) is not None:
                yield Named.THIS, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write either."""
        return ("it", memory) if memory.noun == "this" else This().write(value, memory)


@dataclass(frozen=True)
class Name(Pattern):
    """The card itself, called by its name, as what it says of itself in every zone does (604.3). It has no value of its own.

    ``full``: a legendary card is called by its full name too.
    """

    full: bool = False

    def read(self, cursor: Cursor) -> Readings:
        """Read any of the names."""
        for _, after in This().read(cursor):
            yield None, after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002 - there is none
        """Write the first that is a name, or the longest."""
        names = [each for each in memory.names if not each.startswith("this ")]
        return (max(names, key=len) if self.full else names[0]), memory


@dataclass(frozen=True)
class Planeswalker(Pattern):
    """The card itself where it is a planeswalker, by its name or with a pronoun."""

    pronoun: str = ""

    def read(self, cursor: Cursor) -> Readings:
        """Read the name or the pronoun."""
        if THIS_PLANESWALKER not in cursor.memory.names:
            return
        if not self.pronoun:
            yield from This().read(cursor)
        elif (after := cursor.after(self.pronoun)) is not None:
            yield Named.THIS, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the one or the other."""
        if THIS_PLANESWALKER not in memory.names or value is not Named.THIS:
            return None
        return (self.pronoun, memory) if self.pronoun else This().write(value, memory)


@dataclass(frozen=True)
class AnyName(Pattern):
    """A name that is said to be one: words with capital letters, and small ones between them."""

    _WORDS = re.compile(r"[A-Z][\w'-]*(?:,? (?:(?:of|the|and|in|to) )*[A-Z][\w'-]*)*")

    def read(self, cursor: Cursor) -> Readings:
        """Read as many words as can belong to it."""
        if found := self._WORDS.match(cursor.text, cursor.at):
            yield found.group(), cursor.moved(found.end())

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the name."""
        return (value, memory) if isinstance(value, str) and self._WORDS.fullmatch(value) else None


PRONOUNS = ("it", "he", "him", "she", "her")
"""What a text may call its own card that it has spoken of; the first is written."""

THIS_PLANESWALKER = "this planeswalker"
"""How a planeswalker that is not legendary would call itself."""

THIS = This()
NO_CREATURE = NoCreature()
NAME = Name()
ANY_NAME = AnyName()
FULL_NAME = Name(full=True)
SOURCE = Source()
