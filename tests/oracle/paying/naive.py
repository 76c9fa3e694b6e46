"""Paying for a spell by trying everything: an independent reading of 601.2g-h for small boards, to hold the oracle against.

A position is what can still be used: the pool, the untapped permanents, the permanents that are still there, the life. From a
position mana abilities lead on (601.2g); at any position the cost may be paid, its symbols one after the other, each in every
way (601.2h).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations


@dataclass(frozen=True)
class Piece:
    """A permanent of a small board. ``makes``: the lots that its own {T} ability adds; ``spawns``: it is sacrificed for {C}."""

    name: str
    colors: str = ""
    creature: bool = False
    artifact: bool = False
    makes: tuple[str, ...] = ()
    spawns: bool = False
    altar: str = ""
    """What sacrificing a creature to it adds, one lot."""
    drum: bool = False
    """It makes a red mana by tapping itself and an untapped creature."""
    filters: bool = False
    """It makes a green mana for a mana of any type, and is not tapped for it."""
    sick: bool = False
    snow: bool = False


@dataclass(frozen=True)
class Bill:
    """What is to be paid: plain symbols, a creature to sacrifice, creatures to tap, and the means beside mana."""

    symbols: tuple[str, ...]
    sacrifice: bool = False
    taps: int = 0
    convoke: bool = False
    improvise: bool = False
    delve: bool = False
    black_for_life: bool = False
    no_mana: bool = False
    only_creature_mana: bool = False
    convoking: tuple[tuple[int, str], ...] = ()
    """The places of the creatures that convoke, all of them and no others, each with a color, "1" or "" for any mana."""
    tapping: tuple[int, ...] = ()
    """The places of the permanents whose mana abilities are activated, all of them and no others; empty where that is open."""


Mana = tuple[str, bool, bool]
"""A type, whether a snow source made it, whether a creature did."""


@dataclass(frozen=True)
class Position:
    """What can still be used; permanents by their place on the board."""

    pool: tuple[Mana, ...]
    untapped: frozenset[int]
    there: frozenset[int]
    life: int
    graveyard: int = 0
    convoked: frozenset[int] = frozenset()
    parts_paid: bool = False
    """Whether the tapping and the sacrifice that the bill asks for have been paid for already."""
    activated: frozenset[int] = frozenset()
    """Those whose mana abilities were activated, as far as the bill asks for it."""


@dataclass
class Board:
    """A board, on which a bill is paid or not."""

    pieces: tuple[Piece, ...]
    pool: str = ""
    life: int = 0
    graveyard: int = 0
    most_mana: int = field(default=12)

    def can_pay(self, bill: Bill) -> bool:
        """Whether there is any way."""
        everything = frozenset(range(len(self.pieces)))
        start = Position(
            tuple((each, False, False) for each in sorted(self.pool)), everything, everything, self.life, self.graveyard
        )
        seen, waiting = {start}, [start]
        while waiting:
            position = waiting.pop()
            as_named = position.activated == set(bill.tapping)
            if as_named and any(True for _ in self._paid(position, bill, _singles(bill.symbols))):
                return True
            # Where there is no mana in the bill, there is no chance to activate mana abilities.
            for after in self._activated(position, bill.tapping) if bill.symbols else ():
                if after not in seen and len(after.pool) <= self.most_mana:
                    seen.add(after)
                    waiting.append(after)
        return False

    # ---- 601.2g

    def _activated(self, position: Position, named: tuple[int, ...]) -> Iterator[Position]:
        for place in position.there:
            if not named:
                yield from self._activated_at(position, place)
            elif place in named:
                for after in self._activated_at(position, place):
                    yield replace(after, activated=position.activated | {place})

    def _activated_at(self, position: Position, place: int) -> Iterator[Position]:
        piece = self.pieces[place]
        can_tap = place in position.untapped and not (piece.sick and piece.creature)
        if can_tap:
            for lot in piece.makes:
                yield self._with(position, lot, piece, untapped=position.untapped - {place})
        if piece.spawns:
            dead = replace(position, graveyard=position.graveyard + 1)
            yield self._with(dead, "C", piece, there=position.there - {place}, untapped=position.untapped - {place})
        for paid in range(len(position.pool)) if piece.filters else ():
            left = replace(position, pool=position.pool[:paid] + position.pool[paid + 1 :])
            yield self._with(left, "G", piece, untapped=position.untapped)
        for other in position.there:
            if self.pieces[other].creature and piece.altar:
                there, still = position.there - {other}, position.untapped - {other}
                dead = replace(position, graveyard=position.graveyard + 1)
                yield self._with(dead, piece.altar, piece, there=there, untapped=still)
            if piece.drum and can_tap and self.pieces[other].creature and other in position.untapped and other != place:
                yield self._with(position, "R", piece, untapped=position.untapped - {place, other})

    def _with(
        self, position: Position, lot: str, piece: Piece, *, untapped: frozenset[int], there: frozenset[int] | None = None
    ) -> Position:
        added = [(each, piece.snow, piece.creature) for each in lot]
        left = position.there if there is None else there
        return replace(position, pool=tuple(sorted((*position.pool, *added))), untapped=untapped, there=left)

    # ---- 601.2h

    def _paid(self, position: Position, bill: Bill, symbols: tuple[str, ...]) -> Iterator[Position]:
        """Every position after paying these symbols, then the tapping, then the sacrifice: the order that leaves most open, but
        for delve, which may exile what was sacrificed before.
        """
        if symbols:
            if bill.delve and bill.sacrifice and not position.parts_paid:
                for after in self._parts_paid(position, bill):
                    yield from self._paid(after, bill, symbols)
            for after in self._one_paid(position, bill, symbols[0]):
                yield from self._paid(after, bill, symbols[1:])
            return
        able = [place for place in position.untapped & position.there if self.pieces[place].creature]
        if bill.convoking and position.convoked != {place for place, _ in bill.convoking}:
            return
        if position.parts_paid:
            yield position
            return
        if len(able) >= bill.taps and (not bill.sacrifice or any(self.pieces[place].creature for place in position.there)):
            yield position

    def _parts_paid(self, position: Position, bill: Bill) -> Iterator[Position]:
        able = [place for place in position.untapped & position.there if self.pieces[place].creature]
        for tapped in combinations(able, bill.taps):
            for place in position.there:
                if self.pieces[place].creature:
                    yield replace(
                        position,
                        untapped=position.untapped - {place, *tapped},
                        there=position.there - {place},
                        graveyard=position.graveyard + 1,
                        parts_paid=True,
                    )

    def _one_paid(self, position: Position, bill: Bill, symbol: str) -> Iterator[Position]:
        if not bill.no_mana:
            for place, (type_, snow, by_creature) in enumerate(position.pool):
                fits = symbol == "" or (snow if symbol == "S" else type_ == symbol)
                if fits and (by_creature or not bill.only_creature_mana):
                    yield replace(position, pool=position.pool[:place] + position.pool[place + 1 :])
        for place in position.untapped & position.there:
            piece = self.pieces[place]
            if bill.convoke and piece.creature and (symbol == "" or symbol in piece.colors) and _wished(bill, place, symbol):
                yield replace(position, untapped=position.untapped - {place}, convoked=position.convoked | {place})
            if bill.improvise and piece.artifact and symbol == "":
                yield replace(position, untapped=position.untapped - {place})
        if bill.delve and symbol == "" and position.graveyard:
            yield replace(position, graveyard=position.graveyard - 1)
        if bill.black_for_life and symbol == "B" and position.life >= 2:
            yield replace(position, life=position.life - 2)


def _wished(bill: Bill, place: int, symbol: str) -> bool:
    """Whether the player lets this creature convoke for this symbol ("" is generic mana)."""
    if not bill.convoking:
        return True
    wished = dict(bill.convoking).get(place)
    return wished == "" or wished == (symbol or "1")


def _singles(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols one by one, generic mana last: only that is paid by delve, for which it may be better to wait."""
    singles = (each for symbol in symbols for each in (("",) * int(symbol) if symbol.isdigit() else (symbol,)))
    return tuple(sorted(singles, key=lambda each: each == ""))
