"""A table to set up for tests of casting: built-in cards, or cards made of facts on the spot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oracle import zones
from oracle.abilities.kinds import Ability
from oracle.cards import catalogue
from oracle.game import Game
from oracle.mana import cost_colors, mana_types, parse_mana, plain_mana
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat, Zone
from oracle.state import Player, State

ALICE = Seat(0)


class Table:
    """A game that is set up bit by bit. Cards are named by their labels; ``seat`` is 0 for Alice, 1 for Bob."""

    def __init__(self) -> None:
        self.game = Game(State(players=(Player("Alice"), Player("Bob")), objects={}, zones={}))
        self.ids: dict[str, ObjectId] = {}

    def card(
        self, card: str | Characteristics, zone: Zone = Zone.BATTLEFIELD, seat: int = 0, label: str = "", **changes: Any
    ) -> ObjectId:
        """Put a card somewhere; its label is its name unless another one is given."""
        base = catalogue.find(card) if isinstance(card, str) else card
        new = GameObject(
            id=ObjectId(0),
            label=label or base.name,
            kind=Kind.CARD,
            owner=Seat(seat),
            controller=Seat(seat),
            zone=zone,
            base=base,
        )
        self.ids[new.label] = zones.create(self.game, replace(new, **changes))
        return self.ids[new.label]

    def cards(self, *names: str, zone: Zone = Zone.BATTLEFIELD, seat: int = 0) -> list[ObjectId]:
        """Put several cards somewhere, labelled with a number after the name where a name comes again."""
        out = []
        for number, name in enumerate(names):
            again = names[:number].count(name)
            out.append(self.card(name, zone, seat, label=f"{name} {again + 1}" if again else name))
        return out

    def mana(self, symbols: str, seat: int = 0) -> None:
        """Put mana into a player's pool."""
        self.game.change_player(Seat(seat), mana=plain_mana(parse_mana(symbols)))

    def pool(self, seat: int = 0) -> tuple[str, ...]:
        """The mana in a player's pool, by type."""
        return mana_types(self.game.player(Seat(seat)).mana)

    def last(self, of: ObjectId) -> GameObject:
        """An object, as it is or as it last was."""
        return self.game.state.objects.get(of) or self.game.state.gone[of]

    def zone_of(self, label: str) -> str:
        """The zone of the card with this label."""
        return next(found.zone.value for found in self.game.state.objects.values() if found.label == label)

    def tapped(self) -> set[str]:
        """The labels of tapped permanents."""
        return {found.label for found in self.game.state.objects.values() if found.tapped}


@pytest.fixture
def table() -> Table:
    return Table()


def made(name: str, mana: str = "", types: str = "Creature", *abilities: Ability, **more: Any) -> Characteristics:
    """A card made up for a test."""
    cost = parse_mana(mana) if mana else None
    words = tuple(types.split())
    size = (1, 1) if "Creature" in words else (None, None)
    return Characteristics(
        name=name,
        mana_cost=cost,
        colors=cost_colors(cost),
        types=words,
        abilities=abilities,
        power=size[0],
        toughness=size[1],
        **more,
    )
