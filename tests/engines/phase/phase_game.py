"""A game in the engine phase for tests: cards in zones, what players do, and what is to be seen of it."""

from __future__ import annotations

from typing import Any

import pytest

from adapters.contract.messages import (
    Activate,
    Answer,
    Attack,
    Block,
    Board,
    Cast,
    Decide,
    Illegal,
    ObjectSetup,
    Ok,
    Pass,
    Payment,
    Play,
    PlayerSetup,
    Unsupported,
    ZoneName,
)
from adapters.contract.view import Decision, ObjectView, PlayerView, View

pytest.importorskip("phase", reason="phase-python is not installed (it comes with the extra [phase])")

from adapters.engines.phase import PhaseEngine  # only where its package is installed


def card(label: str, owner: str = "Alice", zone: ZoneName = "battlefield", **more: Any) -> ObjectSetup:
    """An object of the board; its label is the card's name unless ``card`` says otherwise."""
    return ObjectSetup(label=label, card=more.pop("card", label), owner=owner, zone=zone, **more)


def hand(*labels: str, owner: str = "Alice") -> list[ObjectSetup]:
    """Cards in a player's hand."""
    return [card(label, owner, "hand") for label in labels]


def lands(count: int, name: str = "Island", owner: str = "Alice") -> list[ObjectSetup]:
    """Lands alike, "Island 1" and so on."""
    return [card(f"{name} {number}", owner, card=name) for number in range(1, count + 1)]


class PhaseGame:
    """The engine and what it is told. ``hand`` and ``mana`` are the usual board: more with `start`."""

    def __init__(self) -> None:
        self.engine = PhaseEngine()

    def start(self, *objects: ObjectSetup, mana: str = "", bobs_mana: str = "", **more: Any) -> Ok | Unsupported:
        """Set up a board with three cards in every library."""
        names = more.pop("players", ("Alice", "Bob"))
        pools = {"Alice": mana, "Bob": bobs_mana}
        life, poison, counters = more.pop("life", 20), more.pop("poison", {}), more.pop("counters", {})
        sheets = more.pop("sheets", ())
        players = tuple(
            PlayerSetup(
                name=name,
                mana=pools.get(name, ""),
                life=life,
                poison=poison.get(name, 0),
                counters=counters.get(name, {}),
                sheets=sheets,
            )
            for name in names
        )
        fillers = [card(f"{name}'s card {number}", name, "library", card="Wastes") for name in names for number in (1, 2, 3)]
        board = {"active": "Alice", **more}
        return self.engine.setup(Board(players=players, objects=(*objects, *fillers), **board))

    @property
    def view(self) -> View:
        return self.engine.observe("")

    @property
    def stack(self) -> list[str]:
        return [entry.reference for entry in self.view.stack]

    @property
    def decision(self) -> Decision:
        decision = self.view.decision
        assert decision is not None
        return decision

    def object(self, label: str) -> ObjectView:
        return next(each for each in self.view.objects if each.label == label)

    def zone(self, label: str) -> str:
        return self.object(label).zone

    def player(self, name: str = "Alice") -> PlayerView:
        return next(each for each in self.view.players if each.name == name)

    def cast(self, label: str, player: str = "Alice", **more: Any) -> Answer:
        payment = Payment(**{key: more.pop(key) for key in Payment.__struct_fields__ if key in more})
        return self.engine.act(Cast(player=player, card=label, payment=payment, **more))

    def attack(self, *attackers: str, attacked: str = "Bob") -> Answer:
        """These attack, as the declare attackers step has begun."""
        return self.engine.act(Attack(player=self.view.active, attackers=tuple((each, attacked) for each in attackers)))

    def block(self, *blockers: tuple[str, str], player: str = "Bob") -> Answer:
        return self.engine.act(Block(player=player, blockers=blockers))

    def activate(self, label: str, player: str = "Alice", **more: Any) -> Answer:
        payment = Payment(**{key: more.pop(key) for key in ("tap", "exile", "sacrifice", "blight") if key in more})
        return self.engine.act(Activate(player=player, source=label, payment=payment, **more))

    def play(self, label: str, player: str = "Alice") -> Answer:
        return self.engine.act(Play(player=player, card=label))

    def answer(self, *chosen: str, player: str = "Alice") -> Answer:
        return self.engine.act(Decide(player=player, answer=chosen))

    def pass_once(self) -> Answer:
        return self.pass_as(self.view.priority)

    def pass_as(self, player: str) -> Answer:
        return self.engine.act(Pass(player=player))

    def resolve(self) -> None:
        """Everyone passes once."""
        for _ in self.view.players:
            assert self.pass_once() == Ok()

    def to(self, step: str) -> None:
        """Everyone passes until this step."""
        while self.view.step != step:
            assert self.pass_once() == Ok()

    def refused(self, answer: Answer) -> str:
        """The reason of a refusal."""
        assert isinstance(answer, Illegal)
        return answer.why
