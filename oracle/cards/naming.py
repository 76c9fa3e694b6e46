"""How a text calls its own card."""

from __future__ import annotations

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
class Source(Pattern):
    """The card itself as the subject that deals damage: "it" where the event was its own, its name otherwise."""

    def read(self, cursor: Cursor) -> Readings:
        """Read either."""
        yield from This().read(cursor)
        if cursor.memory.noun == "this" and (after := cursor.after("it")) is not None:
            yield Named.THIS, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write either."""
        return ("it", memory) if memory.noun == "this" and memory.it is Named.EVENT else This().write(value, memory)


THIS = This()
SOURCE = Source()
