"""A program that speaks the contract, and can be bent in one place: what every engine of the cabinet is made of.

It knows no rules. It plays the cabinet's scenarios from a record of how the oracle played them (``scenes.py``), which makes it a
right engine that starts at once; `Hostile` says where and how it is something else. The standard library alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

Verb: TypeAlias = Literal["hello", "setup", "act", "observe", "bye"]

Message: TypeAlias = dict[str, Any]

Bend: TypeAlias = "Callable[[Program, Message], None]"
"""What is done instead of writing the right answer, which is handed over; to bye the right answer is empty."""

EVERY = (0, 1, 2, 3, 4, 5)
"""All scenarios of the cabinet."""

WORK = 1
"""The scenario in which most engines are bad: the second."""


@dataclass(frozen=True)
class Hostile:
    """An engine of the cabinet, and what must become of it.

    ``does`` says how it is bad; ``bend`` is done ``at`` these requests, in these ``scenes``. ``outcomes`` are the verdicts on
    the scenarios in their order, those at the end left out that are passes; none where the engine is refused before anything is
    run (exit status 2). ``reason`` is a pattern that is found in the reason of every verdict that is no pass, or in the line that
    refuses it.
    ``options`` are added to the command; ``seconds`` is the time limit of a request. ``named``: what it says in its hello is
    its name, where others are given one on the command line. ``settled``: each run gives the same words, so that they can be
    shown in the table.
    """

    name: str
    does: str
    bend: Bend
    at: tuple[Verb, ...] = ("act",)
    scenes: tuple[int, ...] = (WORK,)
    outcomes: str = "pass error"
    reason: str = ""
    options: tuple[str, ...] = ()
    seconds: float = 30
    named: bool = True
    settled: bool = True

    @property
    def verdicts(self) -> list[str]:
        """The outcomes one by one."""
        told = self.outcomes.split()
        return [*told, *["pass"] * (len(EVERY) - len(told))] if told else []


def key(message: object) -> str:
    """A message as a key of the record."""
    return json.dumps(message, sort_keys=True)


class Program:
    """The process: reads requests, finds the right answer to each and gives it, or does what its bend does instead.

    ``folder`` is there for what has to outlive the process, ``scene`` the number of the scenario at work, ``games`` how many were
    set up since the process began, ``acts`` and ``looks`` how often it was asked to act and to show the game in this one.
    """

    def __init__(self, record: Message, hostile: Hostile, folder: Path) -> None:
        self.record = record
        self.folder = folder
        self.request: Message = {}
        self.scene = -1
        self.games = self.acts = self.looks = 0
        self.node: Message = {}
        self._hostile = hostile

    def run(self) -> None:
        """Speak until the input ends or bye is said."""
        for line in sys.stdin.buffer:
            self.take(json.loads(line))

    def take(self, request: Message) -> None:
        """Do what is asked."""
        self.request = request
        answer = self.right()
        verb = request["verb"]
        if verb in self._hostile.at and (verb in ("hello", "bye") or self.scene in self._hostile.scenes):
            self._hostile.bend(self, answer)
        elif answer:
            self.say(answer)
        if verb == "bye":
            raise SystemExit(0)

    def right(self) -> Message:
        """The right answer to the request, which is done."""
        match self.request["verb"]:
            case "hello":
                return self.answer("hello", hello=self.record["hello"] | {"name": self._hostile.name})
            case "setup":
                return self._begun()
            case "act":
                self.acts += 1
                return self._acted()
            case "observe":
                self.looks += 1
                return self.answer("view", view=json.loads(json.dumps(self.node["view"])))
        return {}

    def answer(self, kind: str, **facts: object) -> Message:
        """An answer of this kind to the request."""
        return {"id": self.request["id"], "answer": kind, **facts}

    def say(self, answer: Message) -> None:
        """Write an answer as it should be."""
        self.write(json.dumps(answer, allow_nan=True).encode() + b"\n")

    def write(self, data: bytes) -> None:
        """Write these bytes, at once as far as the pipe takes them."""
        while data:
            data = data[os.write(1, data) :]

    def node_of(self, number: int) -> Message:
        """A state of the record."""
        found: Message = self.record["nodes"][number]
        return found

    def _begun(self) -> Message:
        board = key(self.request["board"])
        if board not in self.record["scenes"]:
            return self.answer("error", why="no board of the record")
        self.scene = self.record["scenes"].index(board)
        self.games += 1
        self.acts = self.looks = 0
        self.node = self.node_of(self.record["begins"][self.scene])
        return self.answer("ok")

    def _acted(self) -> Message:
        action = key(self.request["action"])
        if action not in self.node["acts"]:
            return self.answer("error", why="no action of the record")
        found, number = self.node["acts"][action]
        self.node = self.node_of(number)
        return {"id": self.request["id"], **found}


def main(name: str, record: str) -> None:
    """Be the engine of this name, with this record of games."""
    from tests.engines.cabinet.everyone import CABINET

    (hostile,) = (each for each in CABINET if each.name == name)
    path = Path(record)
    folder = path.parent / name
    folder.mkdir(exist_ok=True)
    Program(json.loads(path.read_text(encoding="utf-8")), hostile, folder).run()
