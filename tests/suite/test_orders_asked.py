"""That the suite is fair to an engine which asks for every order that the rules leave to a player (603.3b, 616.1e)."""

from __future__ import annotations

import pytest

from adapters.engines.discovery import engine
from adapters.suite.reading.loading import load
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from oracle import replacing
from oracle.triggers import waiting


def test_an_engine_that_asks_for_orders_that_do_not_matter_fails_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "_indistinguishable", lambda _: False)
    monkeypatch.setattr(replacing, "_unlike", list)
    monkeypatch.setattr(replacing.Orders, "differ", lambda *_: True)
    asking = Guarded(engine("oracle"))

    assert [scenario.id for scenario in load() if run(scenario, asking, "asking").outcome != "pass"] == []
