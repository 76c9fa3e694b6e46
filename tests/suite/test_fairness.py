"""That the suite is fair to engines which use the freedom that the rules and the contract leave them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Action, Activate, Answer, Board, Cast, Engine, Hello, Ok, Payment, Unsupported
from adapters.contract.view import View
from adapters.engines.discovery import engine
from adapters.suite.reading.loading import load
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario, StartsWithMana
from oracle import replacing
from oracle.triggers import waiting


def test_an_engine_that_asks_for_orders_that_do_not_matter_fails_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of triggers (603.3b) and of replacement effects (616.1e)."""
    monkeypatch.setattr(waiting, "_indistinguishable", lambda _: False)
    monkeypatch.setattr(replacing, "_unlike", list)
    monkeypatch.setattr(replacing.Orders, "differ", lambda *_: True)
    asking = Guarded(engine("oracle"))

    assert [scenario.id for scenario in load() if run(scenario, asking, "asking").outcome != "pass"] == []


@dataclass
class Wasteful:
    """An engine that pays, where nothing is said of the payment, with the mana of the pool that stands first in ``liked``."""

    engine: Engine
    liked: str

    def hello(self, contract: int) -> Hello:
        return self.engine.hello(contract)

    def setup(self, board: Board) -> Ok | Unsupported:
        return self.engine.setup(board)

    def observe(self, viewer: str) -> View:
        return self.engine.observe(viewer)

    def bye(self) -> None:
        self.engine.bye()

    def act(self, action: Action) -> Answer:
        if isinstance(action, Cast | Activate) and action.payment == Payment():
            pool = next(player.mana for player in self.observe("").players if player.name == action.player)
            mana = sorted(re.findall(r"{.}", pool), key=lambda symbol: self.liked.index(symbol[1]))
            for spent in dict.fromkeys(each for count in range(1, len(mana) + 1) for each in combinations(mana, count)):
                answer = self.engine.act(replace(action, payment=Payment(mana="".join(spent))))
                if isinstance(answer, Ok):
                    return answer
        return self.engine.act(action)


def _leaves_a_choice(scenario: Scenario) -> bool:
    """Whether there is mana of several types to begin with."""
    return any(isinstance(item, StartsWithMana) and len(set(re.findall(r"{.}", item.mana))) > 1 for item in scenario.setup)


@pytest.mark.parametrize("liked", ["WUBRGC", "GRBUWC"])
def test_an_engine_that_pays_generic_mana_with_colored_mana_fails_nothing(liked: str) -> None:
    wasteful = Guarded(Wasteful(engine("oracle"), liked))
    chosen = [scenario for scenario in load() if _leaves_a_choice(scenario)]

    assert len(chosen) > 100
    assert [scenario.id for scenario in chosen if run(scenario, wasteful, "wasteful").outcome != "pass"] == []
