"""An announcement on its way: what was asked for, and what has come of it so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import TypeAlias

from adapters.contract.messages import Activate, Additional, Cast
from adapters.engines.phase import mana
from adapters.engines.phase.binding import Json
from adapters.engines.phase.naming import names
from adapters.engines.phase.sources import share_out, types_to_pay
from adapters.engines.phase.table import Table
from oracle.mana import COLORS, parse_mana

Kind: TypeAlias = str
"""A kind of paying, by the name of its field in the contract's payment."""

CONVOKE, IMPROVISE, DELVE = "convoke", "improvise", "delve"
LIFE = "2 life"
"""The contract's word for paying life for a Phyrexian symbol (107.4f)."""

BESIDE_MANA = (CONVOKE, IMPROVISE, DELVE)
"""The kinds of paying that stand in the place of mana."""


@dataclass
class Announcement:
    """An announcement on its way. ``targets`` and ``additional`` are those still to be chosen and to be paid.

    ``used`` are the named objects that have paid for something, each with the kind of paying. ``stood_in`` are the objects that
    were given in the place of mana, by their ids: convoked, tapped for improvise, to be exiled for delve. ``rather``: an
    alternative cost that is none of the spell's own ("rather than pay its mana cost") was chosen; ``announced``: the engine was
    told what the symbols of the cost are paid with, ``x_told``: what X is; ``paying``: it has come to the mana; ``making``: the
    type of mana that the source being tapped should make. ``convoke_first``: mana abilities are activated after what convokes is
    tapped. ``tapped`` and ``pool``: the tapped permanents and the player's mana as they were before.
    """

    table: Table
    seat: int
    asked: Cast | Activate
    targets: list[str] = field(init=False)
    additional: list[Additional] = field(init=False)
    used: list[tuple[Kind, str]] = field(default_factory=list)
    stood_in: dict[int, Kind] = field(default_factory=dict)
    rather: bool = False
    announced: bool = False
    x_told: bool = False
    paying: bool = False
    making: str = ""
    convoke_first: bool = False
    tapped: frozenset[int] = field(init=False)
    pool: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Begin with everything still to be told, and nothing paid."""
        self.tapped = self.table.tapped()
        self.pool = mana.pool(self.table.game.player(self.seat))
        self.targets = list(self.asked.targets)
        self.additional = list(self.asked.additional) if isinstance(self.asked, Cast) else []

    def as_it_is(self) -> Announcement:
        """A copy to go on with, so that this one stays as it is."""
        other = copy(self)
        other.targets, other.additional, other.used = self.targets.copy(), self.additional.copy(), self.used.copy()
        other.stood_in = self.stood_in.copy()
        return other

    @property
    def named(self) -> Mapping[Kind, tuple[str, ...]]:
        """Every object that the message names to pay with, by the kind of paying."""
        payment = self.asked.payment
        return {
            "tap": payment.tap,
            "exile": payment.exile,
            "sacrifice": payment.sacrifice,
            "discard": payment.discard,
            "blight": payment.blight,
            CONVOKE: tuple(label for label, _symbol in payment.convoke),
            IMPROVISE: payment.improvise,
            DELVE: payment.delve,
        }

    def spell(self, table: Table) -> Json | None:
        """The spell as the engine shows it at this table, to look ahead at another one; ``None`` for an ability."""
        if not isinstance(self.asked, Cast):
            return None
        found = names(table).find_object(self.asked.card)
        return None if found is None else table.game.object(found)

    def owed(self) -> tuple[str, ...]:
        """The symbols of the cost as the engine has it now, with what is announced for the Phyrexian ones; none before there is a
        cost.
        """
        pending = self.table.game.state()["state"].get("pending_cast") or {}
        symbols = mana.cost(pending.get("cost")) or ()
        announced = list(self.asked.announced) if isinstance(self.asked, Cast) else []
        if len(announced) != sum(symbol.endswith("/P") for symbol in symbols):
            return symbols
        instead = [announced.pop(0) if symbol.endswith("/P") else f"{{{symbol}}}" for symbol in symbols]
        return tuple(each for symbol in instead if symbol != LIFE for each in parse_mana(symbol))

    def colors(self) -> list[tuple[str, str]]:
        """The creatures that are named to convoke for mana of a color, each with its letter."""
        pairs = ((label, parse_mana(symbol)) for label, symbol in self.asked.payment.convoke if symbol)
        return [(label, symbols[0]) for label, symbols in pairs if symbols[0] in COLORS]

    def without_its_color(self, owed: Iterable[str]) -> str:
        """A creature that is named to convoke for mana of a color of which these symbols do not ask for enough; empty if there is
        none.
        """
        wanted = self.colors()
        shares = share_out(types_to_pay(owed), [frozenset({color}) for _label, color in wanted])
        return next((label for (label, _color), share in zip(wanted, shares, strict=True) if not share), "")
