"""The whole suite, played on the oracle once for all tests that look at how it goes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from adapters.contract.view import Decision, View
from adapters.engines.oracle import OracleEngine
from adapters.suite.reading.loading import load
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Verdict


class Listening(OracleEngine):
    """Remembers what it has asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Decision] = []

    def observe(self, viewer: str) -> View:
        view = super().observe(viewer)
        self.asked += [] if view.decision is None else [view.decision]
        return view


@dataclass(frozen=True)
class Played:
    """The verdicts, in the order of the scenarios, and every question that was seen."""

    verdicts: tuple[Verdict, ...]
    asked: tuple[Decision, ...]


@cache
def plays() -> tuple[Scenario, ...]:
    """The scenarios of the suite that an engine plays: all but those about the texts of the rules."""
    return tuple(scenario for scenario in load() if not scenario.about_texts)


@cache
def played() -> Played:
    """The suite, played in this process."""
    engine = Listening()
    verdicts = tuple(run(scenario, Guarded(engine), "oracle", hello=engine.hello(1)) for scenario in plays())
    return Played(verdicts, tuple(engine.asked))
