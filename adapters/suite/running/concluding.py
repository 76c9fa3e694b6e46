"""How going through a scenario ends, whoever judges it: somewhere on the way or at its end, and the verdict on that."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from adapters.contract.messages import EDITION
from adapters.suite import phrases
from adapters.suite.running.editions import applies, cited
from adapters.suite.running.interrupts import Heeding
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Outcome, Verdict, one_line

STDERR = 4000
"""So many characters of an engine's standard error, the last ones, are kept with a verdict."""


class Stopped(Exception):
    """The scenario ends here without a pass. ``index`` is the line of the script that went wrong; -1 is the set-up as a whole or
    its last line, -2 the line before that, and so on. ``asked`` is the question that was open, in words.
    """

    def __init__(self, outcome: Outcome, reason: str, expected: str = "", observed: str = "") -> None:
        self.outcome = outcome
        self.reason = reason
        self.expected = expected
        self.observed = observed
        self.asked = ""
        self.index = -1
        super().__init__(reason)


class Game(Protocol):
    """A scenario that is gone through: set up, line by line, and to its end. Each raises `Stopped` where it does not go on.
    ``edition`` is that of the rules which was asked for, if any.
    """

    scenario: Scenario
    edition: str

    def setup(self) -> None:
        """Set it up."""

    def perform(self, index: int) -> None:
        """Do this line of the script."""

    def finish(self) -> None:
        """See that all is well at the end."""

    def said(self) -> str:
        """The end of what was written to the standard error meanwhile."""


def concluded(game: Game, name: str, play: Callable[[], object], lines: Sequence[int] = ()) -> Verdict:
    """The verdict on a game on the engine of this name, once it was played so."""
    began = time.perf_counter()
    stopped = None
    try:
        with Heeding():
            play()
    except Stopped as stop:
        stopped = stop
    said = game.said() if stopped else ""
    return verdict(game.scenario, name, time.perf_counter() - began, stopped, lines, said, game.edition)


def verdict(
    scenario: Scenario,
    engine: str,
    seconds: float,
    stopped: Stopped | None,
    lines: Sequence[int] = (),
    said: str = "",
    edition: str = "",
) -> Verdict:
    """The verdict on a scenario that stopped there, or went through; ``said`` is what the engine wrote to its standard error, and
    ``edition`` that of the rules it was asked to play by, if any.
    """
    if stopped is None:
        outcome: Outcome = "pass"
        reason = expected = observed = asked = ""
        steps: tuple[str, ...] = ()
        unreached: tuple[str, ...] = ()
    else:
        outcome = stopped.outcome
        told = (stopped.reason, stopped.expected, stopped.observed, stopped.asked)
        reason, expected, observed, asked = map(one_line, told)
        whole = tuple(map(phrases.describe, (*scenario.setup, *scenario.script)))
        reached = len(scenario.setup) + stopped.index + 1
        steps, unreached = whole[:reached], whole[reached:]
    found = Verdict(
        id=scenario.id,
        feature=scenario.feature,
        scenario=scenario.name,
        engine=engine,
        outcome=outcome,
        statements=scenario.statements,
        rules=cited(scenario, edition or EDITION),
        seconds=seconds,
        title=scenario.title,
        reason=reason,
        expected=expected,
        observed=observed,
        asked=asked,
        steps=steps,
        unreached=unreached,
        stderr=said[-STDERR:],
        edition="" if edition or outcome == "not applicable" or applies(scenario, EDITION) else scenario.until,
    )
    return located(found, lines)


def located(verdict: Verdict, lines: Sequence[int]) -> Verdict:
    """A verdict with the line of the step that went wrong; ``lines`` are those of the scenario's steps, where it has any."""
    done = len(verdict.steps)
    return replace(verdict, line=lines[done - 1]) if 0 < done <= len(lines) else verdict
