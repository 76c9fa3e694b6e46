"""A payment written down before it is carried out: which mana abilities, and what pays for what (601.2g-h)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass

from oracle.abilities.costs import Cost, CostPart, PayLife, SacrificeThis, TapOthers, TapThis
from oracle.mana import Mana
from oracle.objects import ObjectId
from oracle.paying.mana_sources import Lot, Offer
from oracle.paying.supplies import Rather
from oracle.playing.costs import PHYREXIAN_LIFE


@dataclass(frozen=True)
class Share:
    """What pays one cost: mana, for each object that it takes the part of the cost that takes it, and what pays rather than mana,
    with the object that does, life aside.
    """

    cost: Cost
    source: ObjectId | None
    mana: tuple[Mana, ...]
    objects: tuple[tuple[CostPart, ObjectId], ...]
    rather: tuple[tuple[Rather, ObjectId | None], ...] = ()

    @property
    def life(self) -> int:
        """The life that pays rather than mana."""
        return PHYREXIAN_LIFE * sum(way is Rather.LIFE for way, _ in self.rather)

    def paid_by(self, rather: Rather) -> tuple[ObjectId, ...]:
        """The objects that pay in this way."""
        return tuple(of for way, of in self.rather if way is rather and of is not None)


@dataclass(frozen=True)
class Activation:
    """A mana ability to be activated, the lot of mana it adds, and what pays for it."""

    offer: Offer
    lot: Lot
    share: Share


@dataclass(frozen=True)
class Plan:
    """A whole payment: mana abilities in order (601.2g), then the cost (601.2h)."""

    activations: tuple[Activation, ...]
    share: Share


@dataclass(frozen=True)
class Option:
    """A mana ability that the assignment alone can't judge: the mana it adds, each with what it can be, and its lots.

    ``open``: it adds one mana, whose type, and so its lot, is decided by what that mana pays for.
    """

    offer: Offer
    units: tuple[tuple[Mana, ...], ...]
    lots: tuple[Lot, ...]

    @property
    def open(self) -> bool:
        """Whether the lot is still to be chosen."""
        return len(self.lots) > 1

    @property
    def once(self) -> bool:
        """Whether it can be activated only once, for it taps or sacrifices its source."""
        return self.offer.taps or self.offer.sacrifices_itself

    @property
    def costs_mana(self) -> bool:
        """Whether mana is in its cost."""
        return bool(self.offer.ability.cost.mana)

    @property
    def taps_others(self) -> bool:
        """Whether tapping other permanents is in its cost."""
        return any(isinstance(part, TapOthers) for part in self.offer.ability.cost.parts)

    @property
    def demands_something(self) -> bool:
        """Whether it asks for mana or for objects other than its source."""
        parts = self.offer.ability.cost.parts
        return self.costs_mana or any(not isinstance(part, TapThis | SacrificeThis | PayLife) for part in parts)


def options_of(offer: Offer, asked: Container[str]) -> Iterator[Option]:
    """An ability as options: one where it makes one mana of several types, else one for each lot.

    Of lots that differ only in types that nobody asks for (outside ``asked``), one is enough.
    """
    lots = tuple(dict.fromkeys(offer.yields))
    if all(len(lot) == 1 for lot in lots):
        yield Option(offer, (tuple(lot[0] for lot in lots),), lots)
    else:
        different = {tuple(mana.type if mana.type in asked else "" for mana in lot): lot for lot in reversed(lots)}
        for lot in reversed(different.values()):
            yield Option(offer, tuple((mana,) for mana in lot), (lot,))
