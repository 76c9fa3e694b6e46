"""Scenarios of a few steps, run on an engine whose reactions a test says, for tests of the runner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from adapters.contract.messages import Engine
from adapters.contract.view import Decision
from adapters.suite import phrases
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario, Setup
from adapters.suite.verdict import Verdict
from tests.suite.fake_engines import Change, Reaction, Scripted, asks

SETUP = ("Alice has Mulldrifter in her hand", "Bob controls Grizzly Bears", "Alice controls 2 Island")
CAST = "Alice casts Mulldrifter"


def scenario(*steps: str, **facts: Any) -> Scenario:
    return of_these(*SETUP, *steps, **facts)


def of_these(*steps: str, **facts: Any) -> Scenario:
    """A scenario of these lines alone."""
    items = [phrases.read(step) for step in steps]
    return Scenario(
        id="x",
        name="X",
        feature="x.feature",
        title="T",
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
        **facts,
    )


def judged(steps: Sequence[str], *reactions: Reaction, engine: Engine | None = None) -> Verdict:
    return run(scenario(*steps), Guarded(engine or Scripted(reactions)), "fake")


def field(**facts: Any) -> Change:
    return lambda view: replace(view, **facts)


def pick(*options: str, **facts: Any) -> Decision:
    shape = {"player": "Alice", "kind": "targets", "shape": "pick", "about": "Mulldrifter", "options": options}
    return Decision(**(shape | facts))


ASK = asks(pick("Alice", "Bob"))
TARGET = "Alice targets Bob with Mulldrifter"
