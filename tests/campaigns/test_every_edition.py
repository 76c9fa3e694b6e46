"""Every ruling on play holds in every edition in which it says so: the oracle passes it under the rules of the first day on
which it holds, and of each later one with which the rules changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from adapters.engines.oracle import OracleEngine
from adapters.suite.reading.loading import load
from adapters.suite.running.editions import applies
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario
from oracle.editions import CHANGES, EDITION, FIRST_EDITION

DAYS = sorted({FIRST_EDITION, *(change.since for change in CHANGES)})
"""The days with which the rules that the oracle plays by are others than before."""


def _held_by_the_rules_of(first: str, following: str) -> Mapping[str, Sequence[Scenario]]:
    """The scenarios that hold on some day from ``first`` on that is not yet ``following``, by the first such day."""
    found: dict[str, list[Scenario]] = {}
    for scenario in load():
        day = max(first, scenario.since)
        if not scenario.about_texts and day < following and applies(scenario, day):
            found.setdefault(day, []).append(scenario)
    return found


@pytest.mark.parametrize(("first", "following"), [*zip(DAYS, [*DAYS[1:], EDITION + "-"], strict=True)])
def test_every_ruling_holds_as_long_as_it_says(first: str, following: str) -> None:
    engine = Guarded(OracleEngine())
    hello = engine.hello()
    wrong = [
        f"{scenario.id} under {day}: {verdict.outcome}, {verdict.fact}"
        for day, scenarios in _held_by_the_rules_of(first, following).items()
        for scenario in scenarios
        if (verdict := run(scenario, engine, "oracle", hello=hello, edition=day)).outcome != "pass"
    ]
    assert not wrong, "\n".join(wrong)
