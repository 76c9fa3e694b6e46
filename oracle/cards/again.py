"""What a text says again of what it has already named: "it", "that creature", "that player", "those cards"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from oracle.abilities.qualities import ControllerOf, Kind, Named, Reference, Targeted, Who
from oracle.cards.grammar import Cursor, Pattern, Readings, Written
from oracle.cards.memory import Memory
from oracle.cards.naming import PRONOUNS, SOURCE


@dataclass(frozen=True)
class Again(Pattern):
    """What "it" means, said again: a target, or the object of the event.

    It is written as "it", or as "that creature" where that is stressed, unless ``printed`` is said.
    """

    printed: str = ""
    nouns: tuple[str, ...] = (
        "creature", "permanent", "spell", "card", "artifact", "enchantment", "land", "planeswalker", "token", "this", "Wall",
    )  # fmt: skip

    def read(self, cursor: Cursor) -> Readings:
        """Read "it", or the noun that fits."""
        memory = cursor.memory
        if memory.it is None or memory.noun not in self.nouns:
            return
        pronouns = PRONOUNS if memory.noun == "this" else PRONOUNS[:1]
        for words in (*pronouns, f"that {memory.noun}", f"the {memory.noun}"):
            if (after := cursor.after(words)) is not None:
                yield memory.it, after.remembering(replace(memory, fresh=False, stressed=False))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the one or the other."""
        if memory.it is None or value != memory.it or memory.noun not in self.nouns:
            return None
        formal = memory.fresh and memory.stressed and memory.noun in ("creature", "Wall")
        return self.printed or (f"that {memory.noun}" if formal else "it"), replace(memory, fresh=False, stressed=False)


@dataclass(frozen=True)
class ItsOwn(Pattern):
    """The source, said again: "it"."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if it means the source."""
        if cursor.memory.it is Named.THIS and (after := cursor.after("it")) is not None:
            yield Named.THIS, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the word."""
        return ("it", memory) if value is Named.THIS and memory.it is Named.THIS else None


@dataclass(frozen=True)
class Unsaid(Pattern):
    """What "it" means, as the subject of a second clause that does not say it again: "gets +1/+1 ... and can't be blocked". It is
    only read: facts do not tell whether it is said.
    """

    def read(self, cursor: Cursor) -> Readings:
        """Read nothing, after "and"."""
        if cursor.memory.it is not None and cursor.text[: cursor.at].endswith(" and "):
            yield cursor.memory.it, cursor

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002
        """Nothing: it is said."""
        return None


@dataclass(frozen=True)
class Its(Pattern):
    """What belongs to what "it" means."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if there is such an object."""
        if cursor.memory.it is not None and (after := cursor.after("its")) is not None:
            yield cursor.memory.it, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the word."""
        return ("its", memory) if memory.it is not None and value == memory.it else None


@dataclass(frozen=True)
class Controller(Pattern):
    """The controller of what "it" means: "that creature's controller"."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the words, if there is such an object."""
        words = f"that {cursor.memory.noun}'s controller"
        if (it := self._it(cursor.memory)) is not None and (after := cursor.after(words)) is not None:
            yield ControllerOf(it), after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words."""
        it = self._it(memory)
        return None if it is None or value != ControllerOf(it) else (f"that {memory.noun}'s controller", memory)

    @staticmethod
    def _it(memory: Memory) -> Reference | None:
        return None if memory.noun in ("", "this", "player") else memory.it


@dataclass(frozen=True)
class OneMore(Pattern):
    """The article of a counter that a player gets: an additional one where they have just got such counters. It says no value."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the article."""
        if cursor.memory.poisoned and (after := cursor.after("a additional")) is not None:
            yield None, after
        if (after := cursor.after("a")) is not None:
            yield None, after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002 - there is none
        """Write the article."""
        return "a additional" if memory.poisoned else "a", memory


@dataclass(frozen=True)
class Returned(Pattern):
    """The card that an instruction before has exiled, or that a creature which died has become; else what "it" means."""

    printed: str
    again: Pattern = Again()

    def read(self, cursor: Cursor) -> Readings:
        """Read "it" or "that card"."""
        if not cursor.memory.exiled:
            yield from self.again.read(cursor)
            if cursor.memory.died and (after := cursor.after("that card")) is not None:
                yield cursor.memory.it, after
            return
        for words in ("it", "that card"):
            if (after := cursor.after(words)) is not None:
                yield Named.MADE, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write what is printed."""
        if memory.exiled:
            return (self.printed, memory) if value is Named.MADE else None
        if memory.died:
            return (self.printed, memory) if value == memory.it else None
        return self.again.write(value, memory)


@dataclass(frozen=True)
class SacrificedCard(Pattern):
    """The card that a permanent which another player has sacrificed has become."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the words after such an event."""
        if _is_sacrificed(cursor.memory) and (after := cursor.after("that card")) is not None:
            yield Named.EVENT, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words after such an event."""
        return ("that card", memory) if value is Named.EVENT and _is_sacrificed(memory) else None


def _is_sacrificed(memory: Memory) -> bool:
    return memory.noun == "permanent" and memory.player


@dataclass(frozen=True)
class ThatPermanent(Pattern):
    """The permanent from which something has become unattached."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the words after such an event."""
        if cursor.memory.noun == "unattached" and (after := cursor.after("that permanent")) is not None:
            yield cursor.memory.it, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words."""
        return ("that permanent", memory) if memory.noun == "unattached" and value == memory.it else None


@dataclass(frozen=True)
class Them(Pattern):
    """The several permanents that were targeted last, said again."""

    word: str = "them"

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if there are such permanents."""
        if (said := self._said(cursor.memory)) is not None and (after := cursor.after(self.word)) is not None:
            yield said, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the word."""
        said = self._said(memory)
        return (self.word, memory) if said is not None and value == said else None

    @staticmethod
    def _said(memory: Memory) -> Targeted | None:
        last = len(memory.targets) - 1
        several = last >= 0 and memory.targets[last].kind is Kind.PERMANENT and memory.targets[last].maximum > 1
        return Targeted(last) if several else None


@dataclass(frozen=True)
class Those(Pattern):
    """The several cards that an instruction before has moved, or the several creatures that one has changed."""

    noun: str = "cards"

    def read(self, cursor: Cursor) -> Readings:
        """Read the words, if there are such objects."""
        memory = cursor.memory
        if memory.noun == self.noun and memory.it is not None and (after := cursor.after(f"those {self.noun}")) is not None:
            yield memory.it, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words."""
        return (f"those {self.noun}", memory) if memory.noun == self.noun and value == memory.it else None


@dataclass(frozen=True)
class OfEvent(Pattern):
    """The several permanents that the event is about. They have no value of their own."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if there are such permanents."""
        if cursor.memory.noun == "permanents" and (after := cursor.after("them")) is not None:
            yield None, after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002 - there is none
        """Write the word."""
        return ("them", memory) if memory.noun == "permanents" else None


@dataclass(frozen=True)
class OneOfThem(Pattern):
    """The several cards that an instruction before has moved, of which one is chosen. They have no value of their own."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if there are such cards."""
        if cursor.memory.noun == "cards" and (after := cursor.after("them")) is not None:
            yield None, after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002 - there is none
        """Write the word."""
        return ("them", memory) if memory.noun == "cards" else None


@dataclass(frozen=True)
class TheTokens(Pattern):
    """The several tokens that an instruction before has created."""

    def read(self, cursor: Cursor) -> Readings:
        """Read the word, if there are such tokens."""
        if cursor.memory.noun == "tokens" and (after := cursor.after("them")) is not None:
            yield Named.MADE, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the word."""
        return ("them", memory) if memory.noun == "tokens" and value is Named.MADE else None


@dataclass(frozen=True)
class TheHand(Pattern):
    """The hand that an instruction before has revealed. It has no value of its own."""

    def read(self, cursor: Cursor) -> Readings:
        """Read "it", if a hand was spoken of last."""
        if cursor.memory.noun == "hand" and (after := cursor.after("it")) is not None:
            yield None, after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002 - there is none
        """Write "it"."""
        return ("it", memory) if memory.noun == "hand" else None


@dataclass(frozen=True)
class ThatPlayer(Pattern):
    """The player that the event or an earlier instruction has named, who is called "that player" unless ``called`` is said."""

    called: str = "that player"

    def read(self, cursor: Cursor) -> Readings:
        """Read the words, if there is such a player."""
        words, said = self._said(cursor.memory)
        if words and (after := cursor.after(words)) is not None:
            yield Who.THAT_PLAYER, after.remembering(said)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words."""
        words, said = self._said(memory)
        return (words, said) if value is Who.THAT_PLAYER and words else None

    def _said(self, memory: Memory) -> tuple[str, Memory]:
        """How the player is called, and what has been spoken of then. Where a target is a player, "that player" is that one."""
        if memory.defending:
            return "defending player", replace(memory, player=True, defending=False)
        return self.called if memory.player and memory.noun != "player" else "", memory


@dataclass(frozen=True)
class Convoked(Pattern):
    """Each creature that convoked a spell, which calls itself "this spell", or the permanent that it became, which is "it"."""

    words: str = "each creature that convoked "

    def read(self, cursor: Cursor) -> Readings:
        """Read the words, and what was convoked."""
        if (after := cursor.after(self.words)) is not None:
            for _, ended in SOURCE.read(after):
                yield Named.CONVOKED, ended

    def write(self, value: Any, memory: Memory) -> Written:
        """Write both."""
        if value is not Named.CONVOKED:
            return None
        if "this spell" in memory.names:
            return f"{self.words}this spell", memory
        written = SOURCE.write(Named.THIS, memory)
        return None if written is None else (f"{self.words}{written[0]}", memory)


IT = Again()
"""What "it" means, as it is printed where nothing else is said."""
