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

  @id:evoke-02-payment
  Scenario: A payment that is named, after one that is not enough
    Given Alice has Hogaak, Arisen Necropolis in her hand
    And Alice has 6 Shock in her graveyard
    And Alice controls 3 Grizzly Bears
    Then Alice can't cast Hogaak, Arisen Necropolis, convoking with Grizzly Bears 1; Grizzly Bears 2, delving Shock 1; Shock 2
    When Alice casts Hogaak, Arisen Necropolis, convoking with Grizzly Bears 1 for {G}; Grizzly Bears 2, delving Shock 1; \
Shock 2; Shock 3; Shock 4; Shock 5
    Then Hogaak, Arisen Necropolis is on the stack
    And Grizzly Bears 3 is untapped
    And Shock 6 is in Alice's graveyard
    And Alice has no mana left

  @id:evoke-02-combat
  Scenario: An attack and a block, and the attacker phases out
    Given Alice has Slip Out the Back in her hand
    And Alice controls 2 Grizzly Bears; Island
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Grizzly Bears 2 starts with the sticker Dark
    And Bob controls Hill Giant; Memnite
    And it is Alice's declare attackers step
    Then Alice can't attack Memnite with Grizzly Bears 1
    When Alice attacks Bob with Grizzly Bears 1
    Then Grizzly Bears 1 is attacking Bob
    And Grizzly Bears 2 bears the sticker Dark
    And Grizzly Bears 2 is named Dark Grizzly Bears
    And Grizzly Bears 2 is face up
    When everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears 1 with Hill Giant
    Then Hill Giant is blocking Grizzly Bears 1
    When Alice casts Slip Out the Back targeting Grizzly Bears 1
    And everyone passes until the stack is empty
    Then Grizzly Bears 1 is phased out
    And Grizzly Bears 1 is tapped
"""
"""In the second most engines are bad; each of the others tells a right engine from a wrong one."""

IDS = ("evoke-02-cast", "evoke-02-refusal", "evoke-02-order", "evoke-02-end", "evoke-02-payment", "evoke-02-combat")


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
