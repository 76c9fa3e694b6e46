"""Sentences that speak of X, and say at their end what X is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from oracle.abilities.effects import Effect
from oracle.abilities.qualities import (
    Amount,
    CardsBeyond,
    CardsShortOf,
    CountOf,
    GreatestPower,
    Number,
    TwiceDamageByArtifacts,
    UniqueVowels,
)
from oracle.cards.grammar import Cursor, Pattern, Readings, Written, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.nouns import OTHER, quality
from oracle.cards.numbers import NUMBER
from oracle.cards.saying import say

_MANY = quality(plural=True, other=OTHER)
_SAID_X = one_of(
    say(GreatestPower, "the greatest power among <quality>", quality=_MANY),
    say(CountOf, "the number of <quality>", quality=only(_MANY, lambda found: found.controller is not None)),
    say(CountOf, "the number of <quality> on the battlefield", quality=only(_MANY, lambda found: found.controller is None)),
    say(UniqueVowels, "the number of unique vowels on that sticker"),
    say(CardsBeyond, "the number of cards in your hand minus <than>", than=NUMBER),
    say(TwiceDamageByArtifacts, "twice the damage dealt to you so far this turn by artifacts"),
    say(CardsShortOf, "<of> minus the number of cards in their hand", of=NUMBER),
)
"""What X can be that nobody announced."""
_SAID = GreatestPower | CountOf | CardsBeyond | CardsShortOf | TwiceDamageByArtifacts | UniqueVowels


@dataclass(frozen=True)
class WhereX(Pattern):
    """The clauses of a sentence that speaks of X and says at its end what that is. Its value is their effects, with that
    number.
    """

    clauses: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read the clauses and what X is."""
        for effects, after in self.clauses.read(cursor):
            if (said := after.after(", where X is ")) is not None and _numbers(effects, lambda each: each is Amount.X):
                for number, ended in _SAID_X.read(said):
                    yield _with_number(effects, Amount.X, number), ended

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the clauses and what X is, if they speak of one such number."""
        numbers = set(_numbers(value, lambda each: isinstance(each, _SAID)))
        if len(numbers) != 1:
            return None
        number = numbers.pop()
        if (written := self.clauses.write(_with_number(value, number, Amount.X), memory)) is None:
            return None
        said = _SAID_X.write(number, written[1])
        return None if said is None else (f"{written[0]}, where X is {said[0]}", said[1])


def _numbers(effects: tuple[Effect, ...], meant: Callable[[Any], bool]) -> list[Any]:
    """The numbers of a kind that instructions name themselves."""
    return [found for effect in effects for each in fields(effect) if meant(found := getattr(effect, each.name))]


def _with_number(effects: tuple[Effect, ...], old: Number, new: Number) -> tuple[Effect, ...]:
    """The instructions with one number in the place of another."""

    def changed(effect: Effect) -> dict[str, Any]:
        return {each.name: new for each in fields(effect) if getattr(effect, each.name) == old}

    return tuple(replace(effect, **changed(effect)) for effect in effects)
