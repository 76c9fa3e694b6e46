"""That the suite is fair to engines which use the freedom that the rules and the contract leave them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

import pytest
from msgspec.structs import replace

from adapters.contract.messages import (
    Action,
    Activate,
    Answer,
    Board,
    Cast,
    Decide,
    Engine,
    Hello,
    Illegal,
    Ok,
    Payment,
    Unsupported,
)
from adapters.contract.view import Decision, View
from adapters.engines.discovery import engine
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Answers, IsAsked, Scenario, StartsWithMana
from oracle import replacing
from oracle.stickers.words import words
from oracle.triggers import waiting
from tests.suite.running.trying import of_these
from tests.whole_suite import plays


def test_an_engine_that_asks_for_orders_that_do_not_matter_fails_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of triggers (603.3b) and of replacement effects (616.1e)."""
    monkeypatch.setattr(waiting, "_indistinguishable", lambda _: False)
    monkeypatch.setattr(replacing, "_unlike", list)
    monkeypatch.setattr(replacing.Orders, "differ", lambda *_: True)
    asking = Guarded(engine("oracle"))

    assert [scenario.id for scenario in plays() if run(scenario, asking, "asking").outcome != "pass"] == []


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
    chosen = [scenario for scenario in plays() if _leaves_a_choice(scenario)]

    assert len(chosen) > 100
    assert [scenario.id for scenario in chosen if run(scenario, wasteful, "wasteful").outcome != "pass"] == []


@dataclass
class Backwards:
    """An engine that asks where the words of a sticker go before it asks which sticker it is."""

    engine: Engine
    chosen: str = ""
    place: Decide | None = None
    asked: int = 0

    def hello(self, contract: int) -> Hello:
        return self.engine.hello(contract)

    def setup(self, board: Board) -> Ok | Unsupported:
        self.chosen, self.place = "", None
        return self.engine.setup(board)

    def observe(self, viewer: str) -> View:
        view = self.engine.observe(viewer)
        first = None if self.place else self._first(view)
        return view if first is None else replace(view, decision=first)

    def bye(self) -> None:
        self.engine.bye()

    def act(self, action: Action) -> Answer:
        view = self.engine.observe("")
        first = None if self.place else self._first(view)
        if isinstance(action, Decide) and first is not None:
            if action.player != first.player or int(action.answer[0]) > first.maximum:
                return Illegal(why="there is no such position")
            self.place, self.asked = action, self.asked + 1
            return Ok()
        answer = self.engine.act(action)
        if isinstance(answer, Ok):
            chooses = isinstance(action, Decide) and view.decision is not None and view.decision.kind == "choose objects"
            self.chosen = action.answer[0] if chooses and isinstance(action, Decide) and len(action.answer) == 1 else ""
        asked = self.engine.observe("").decision
        if self.place and asked is not None and asked.kind == "position":
            answer, self.place = self.engine.act(self.place), None
        return answer

    def _first(self, view: View) -> Decision | None:
        """The question where words go, asked instead of the one which sticker is taken, where it will be asked."""
        asked = view.decision
        found = next((shown for shown in view.objects if shown.label == self.chosen), None)
        if asked is None or asked.kind != "sticker" or found is None or any(" of " in each for each in asked.options):
            return None
        facts = {"kind": "position", "shape": "number", "minimum": 0, "maximum": len(words(found.name)), "options": ()}
        return replace(asked, player=found.controller, **facts)


STICKERED = of_these(
    "Alice has Angelic Harold in her hand",
    "Alice has {W}{U}{C} to spend",
    "Alice has the sticker sheet Urza's Dark Cannonball",
    "Alice controls Grizzly Bears",
    "Alice casts Angelic Harold",
    "everyone passes until Angelic Harold enters",
    "everyone passes until someone is asked",
    "Alice accepts the enters ability of Angelic Harold",
    "Alice chooses Grizzly Bears for the enters ability of Angelic Harold",
    "Alice chooses the sticker Dark for the enters ability of Angelic Harold",
    "Alice chooses the position 1 for the enters ability of Angelic Harold",
    "Grizzly Bears is named Grizzly Dark Bears",
    "Grizzly Bears is 3/3",
)


def _puts_words_somewhere(scenario: Scenario) -> bool:
    """Whether it is answered in a scenario where words go, and nothing else said of what is asked when."""
    kinds = {(type(item), item.kind) for item in scenario.script if isinstance(item, Answers | IsAsked)}
    return (Answers, "position") in kinds and not {(IsAsked, "sticker"), (IsAsked, "position")} & kinds


def test_an_engine_that_asks_where_words_go_before_it_asks_which_fails_nothing() -> None:
    backwards = Backwards(engine("oracle"))
    asking = Guarded(backwards)
    placing = [scenario for scenario in plays() if _puts_words_somewhere(scenario)]

    assert [each.id for each in (STICKERED, *placing) if run(each, asking, "backwards").outcome != "pass"] == []
    assert backwards.asked > 0
