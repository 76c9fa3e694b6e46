"""Numbers and mana as they are printed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from oracle.abilities.qualities import Amount
from oracle.cards.grammar import Choice, Converted, Cursor, Pattern, Readings, Series, Written, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.templates import phrase
from oracle.mana import parse_mana, show_mana

_DIGITS = "[0-9]{1,9}(?![0-9])"
"""Longer numbers are on no card, and in no game that can be shown."""

_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

SEVERAL = Choice(dict(enumerate(_NUMBERS, start=2)))
"""Two and more, as a word."""

TIMES = Choice({1: "", 2: " twice", 3: " three times"})
"""How often something is done."""


@dataclass(frozen=True)
class Digits(Pattern):
    """A number in digits; with ``signed``, with its sign in front, and ``minus`` as the sign of the negative ones."""

    signed: bool = False
    minus: str = "-"

    def read(self, cursor: Cursor) -> Readings:
        """Read digits."""
        pattern = rf"[+{self.minus}]{_DIGITS}" if self.signed else _DIGITS
        if found := re.compile(pattern).match(cursor.text, cursor.at):
            yield int(found.group().replace(self.minus, "-")), cursor.moved(found.end())

    def write(self, value: Any, memory: Memory) -> Written:
        """Write digits."""
        if type(value) is not int or (value == 0 if self.signed else value < 0):
            return None
        return (f"{value:+}".replace("-", self.minus) if self.signed else str(value)), memory


NUMBER = Digits()


@dataclass(frozen=True)
class Change(Pattern):
    """A change of power and toughness, "+2/+0": beside a negative number, 0 has the minus sign."""

    def read(self, cursor: Cursor) -> Readings:
        """Read both changes."""
        if found := re.compile(rf"([+-]{_DIGITS})/([+-]{_DIGITS})").match(cursor.text, cursor.at):
            power, toughness = found.groups()
            if Change.words(int(power), int(toughness)) == found.group():
                yield (int(power), int(toughness)), cursor.moved(found.end())

    def write(self, value: Any, memory: Memory) -> Written:
        """Write both changes."""
        return Change.words(*value), memory

    @staticmethod
    def words(power: int, toughness: int) -> str:
        """The change as printed."""

        def sign(number: int, other: int) -> str:
            return "-" if number < 0 or (number == 0 and other < 0) else "+"

        return f"{sign(power, toughness)}{abs(power)}/{sign(toughness, power)}{abs(toughness)}"


@dataclass(frozen=True)
class Mana(Pattern):
    """Mana symbols in braces, as many as follow one another."""

    _SYMBOLS = re.compile(r"(?:\{[^{}]*\})+")

    def read(self, cursor: Cursor) -> Readings:
        """Read them all; a symbol that is no mana symbol ({T}) means that this is no mana."""
        if found := self._SYMBOLS.match(cursor.text, cursor.at):
            try:
                mana = parse_mana(found.group())
            except ValueError:
                return
            yield mana, cursor.moved(found.end())

    def write(self, value: Any, memory: Memory) -> Written:
        """Write them; no mana at all has no words, the cost {0} has."""
        return None if value is None else (show_mana(value), memory)


@dataclass(frozen=True)
class ThatMuch(Pattern):
    """As much as the event was about, in these words."""

    words: str

    def read(self, cursor: Cursor) -> Readings:
        """Read the words after an event that told an amount."""
        if cursor.memory.amount and (after := cursor.after(self.words)) is not None:
            yield Amount.THAT_MUCH, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the words."""
        return (self.words, memory) if value is Amount.THAT_MUCH and memory.amount else None


X = Choice({Amount.X: "X"})
NUMBER_OR_X = one_of(NUMBER, X)
AMOUNT = one_of(NUMBER_OR_X, ThatMuch("that much"))
SEVERAL_OR_X = one_of(SEVERAL, X)
COUNT = one_of(SEVERAL_OR_X, ThatMuch("that many"))
MANA = Mana()
CHANGE = Change()

SIZE = Converted(
    Series(NUMBER, ("/",), comma=False),
    lambda numbers: numbers if len(numbers) == 2 else None,
    lambda numbers: numbers,
)
"""A power and toughness, "4/4"."""

_SYMBOLS_OF_ENERGY = 5
"""So many symbols {E} are printed one behind the other, and more as a number."""

ENERGY = one_of(
    Choice({count: "{E}" * count for count in range(1, _SYMBOLS_OF_ENERGY + 1)}),
    phrase("<> {E}", only(SEVERAL, lambda count: count is not None and count > _SYMBOLS_OF_ENERGY)),
)
"""An amount of energy, "{E}{E}" or "eight {E}" (107.14)."""

CARDS = one_of(Choice({1: "a card"}), phrase("<> cards", COUNT))
"""How many cards: "a card", "two cards"."""
