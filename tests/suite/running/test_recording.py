"""What is noted of a dialogue is what goes over the wire, and noting changes nothing of it."""

from __future__ import annotations

import sys
from contextlib import suppress

import msgspec
import pytest

from adapters.contract import wire
from adapters.contract.messages import Hello, Illegal, Pass, Unsupported
from adapters.engines.oracle import OracleEngine
from adapters.suite.reading.loading import load
from adapters.suite.running.board import board
from adapters.suite.running.guard import ContractBroken, Guarded
from adapters.suite.running.recording import Mark, Recorder
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario
from tests.suite.fake_engines import Reaction, Scripted

SCENARIOS = {scenario.id: scenario for scenario in load()}
SCENARIO = SCENARIOS["evoke-05-mana-cost-alone"]
HELLO = Hello(name="paper", version="1", language="Rust")

_REQUEST: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)
_ANSWER: msgspec.json.Decoder[wire.WireAnswer] = msgspec.json.Decoder(wire.WireAnswer)


class Notes(list[tuple[Mark, bytes]]):
    def __call__(self, mark: Mark, line: bytes) -> None:
        self.append((mark, line))

    @property
    def marks(self) -> str:
        return "".join(mark for mark, _ in self)

    @property
    def requests(self) -> list[wire.Request]:
        return [_REQUEST.decode(line) for mark, line in self if mark == ">"]

    @property
    def answers(self) -> list[wire.WireAnswer]:
        return [_ANSWER.decode(line) for mark, line in self if mark == "<"]


def acted(reaction: Reaction) -> Notes:
    """The notes of an action to which an engine reacts so."""
    notes = Notes()
    recorder = Recorder(Guarded(Scripted([reaction])), HELLO, notes)
    recorder.setup(board(SCENARIO))
    with suppress(ContractBroken):
        recorder.act(Pass(player="Alice"))
    return notes


@pytest.mark.parametrize("scenario", [SCENARIO, SCENARIOS["evoke-13-sacrifice-first"]], ids=lambda scenario: scenario.id)
def test_a_recorded_engine_gets_the_same_verdict(scenario: Scenario) -> None:
    def verdict(recorded: bool) -> tuple[object, ...]:
        engine = Guarded(OracleEngine())
        by = Recorder(engine, engine.hello(), Notes()) if recorded else engine
        found = run(scenario, by, "oracle")
        return found.outcome, found.reason, found.steps

    assert verdict(recorded=True) == verdict(recorded=False)


def test_every_request_has_one_answer_with_its_number_and_all_are_messages_of_the_wire() -> None:
    notes = Notes()
    engine = Guarded(OracleEngine())
    recorder = Recorder(engine, engine.hello(), notes)
    recorder.hello()
    assert run(SCENARIO, recorder, "oracle", hello=engine.hello()).outcome == "pass"
    recorder.bye()
    assert notes.marks == "><" * (len(notes.requests) - 1) + ">"
    numbers = [request.id for request in notes.requests]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [answer.id for answer in notes.answers] == numbers[:-1]
    assert isinstance(notes.requests[0], wire.HelloRequest)
    assert isinstance(notes.requests[1], wire.SetupRequest)
    assert notes.requests[1].board == board(SCENARIO)
    assert isinstance(notes.requests[-1], wire.ByeRequest)
    assert all(b"\n" not in line for _, line in notes)


def test_refusals_and_what_is_unsupported_are_noted_with_their_reasons() -> None:
    assert acted(Illegal(why="not now")).answers[-1] == wire.IllegalAnswer(id=2, why="not now")
    assert acted(Unsupported(what="passing")).answers[-1] == wire.UnsupportedAnswer(id=2, what="passing")


def test_an_exception_is_noted_as_no_answer() -> None:
    notes = acted(RuntimeError("crash"))
    assert notes.marks == "><>!"
    assert notes[-1] == ("!", b"act raised RuntimeError: crash")


def test_the_engine_is_not_asked_again_who_it_is() -> None:
    class Once(Scripted):
        def hello(self, contract: int) -> Hello:
            raise AssertionError

    assert Recorder(Guarded(Once()), HELLO, Notes()).hello() is HELLO


def test_what_an_engine_prints_does_not_come_between(capfd: pytest.CaptureFixture[str]) -> None:
    class Chatty(Scripted):
        def act(self, action: object) -> Illegal:
            sys.stdout.write("thinking\n")
            return Illegal(why="no")

    recorder = Recorder(Guarded(Chatty()), HELLO, Notes())
    recorder.setup(board(SCENARIO))
    recorder.act(Pass(player="Alice"))
    assert capfd.readouterr() == ("", "thinking\n")
