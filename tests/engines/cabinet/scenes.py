"""The scenarios that the cabinet is shown, and a record of how the oracle plays them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from adapters.contract.messages import CONTRACT, Action, Answer, Board, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.engines.oracle import OracleEngine
from adapters.suite.reading.loading import load
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from tests.engines.cabinet.program import Message, key

FEATURE = """\
@evoke-02 @cr:702.74a
Feature: Evoke sacrifices
  @id:evoke-02-cast
  Scenario: A legal cast, after which the lands are tapped
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Island 1 is tapped

  @id:evoke-02-refusal
  Scenario: A refusal, and a legal cast after it
    Given Alice has Shriekmaw in her hand
    And Alice controls 2 Swamp
    Then Alice can't cast Shriekmaw
    When Alice casts Shriekmaw for its evoke cost
    Then Shriekmaw is on the stack

  @id:evoke-02-order
  Scenario: A question, and its answer decides an order
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    Then Alice is asked to order her abilities, from the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    When Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn no cards this turn

  @id:evoke-02-end
  Scenario: A creature that was paid for in full stays
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    And Alice has drawn 2 cards this turn
"""
"""In the second most engines are bad; each of the others tells a right engine from a wrong one."""

IDS = ("evoke-02-cast", "evoke-02-refusal", "evoke-02-order", "evoke-02-end")


class _Recording(OracleEngine):
    """The oracle, and a record of what it was told and answered."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[str] = []
        self.begins: list[int] = []
        self.nodes: list[Message] = []

    def setup(self, board: Board) -> Ok | Unsupported:
        answer = super().setup(board)
        assert isinstance(answer, Ok)
        self.scenes.append(key(_plain(board)))
        self.begins.append(len(self.nodes))
        self._seen()
        return answer

    def act(self, action: Action) -> Answer:
        before = self.nodes[-1]
        answer = super().act(action)
        self._seen()
        before["acts"][key(_plain(action))] = [_plain(answer), len(self.nodes) - 1]
        return answer

    def _seen(self) -> None:
        self.nodes.append({"view": _plain(self.observe("")), "acts": {}})


def _plain(message: Board | Action | Answer | Hello | View) -> object:
    return json.loads(msgspec.json.encode(message))


def written(folder: Path) -> tuple[Path, Path]:
    """Write the scenarios into a folder of their own below this one, and the record beside it; gives both places."""
    rulings = folder / "rulings"
    rulings.mkdir()
    (rulings / "cabinet.feature").write_text(FEATURE, encoding="utf-8")
    playing = _Recording()
    hello = playing.hello(CONTRACT)
    outcomes = [run(scenario, Guarded(playing), "oracle", hello=hello).outcome for scenario in load([rulings])]
    assert outcomes == ["pass"] * len(IDS)
    record = {"hello": _plain(hello), "scenes": playing.scenes, "begins": playing.begins, "nodes": playing.nodes}
    path = folder / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return rulings, path
