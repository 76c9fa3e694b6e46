"""Rulings of a folder outside the repository, and engines that stand in for real ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from adapters.contract.messages import Action, Answer, Board, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.engines import discovery, opening
from adapters.engines.oracle import OracleEngine

RIGHT = """
  @id:evoke-02-right
  Scenario: Evoked, Mulldrifter is sacrificed
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
"""

WRONG = """
  @id:evoke-02-wrong
  Scenario: Evoked, Shriekmaw stays for ever
    Given Alice has Shriekmaw in her hand
    And Alice controls 2 Swamp
    When Alice casts Shriekmaw for its evoke cost
    And everyone passes until the stack is empty
    Then Shriekmaw is on the battlefield
"""

Rulings: TypeAlias = Callable[..., Path]
Plug: TypeAlias = Callable[[str, Callable[[], Any]], None]


class Shy:
    """An engine that says who it is and can do nothing."""

    def hello(self, contract: int) -> Hello:
        return Hello(name="Shy", version="0", language="Python", capabilities=OracleEngine().hello(contract).capabilities)

    def setup(self, board: Board) -> Ok | Unsupported:
        return Unsupported(what="\x1b[31mboards\x1b[0m")

    def act(self, action: Action) -> Answer:
        raise NotImplementedError

    def observe(self, viewer: str) -> View:
        raise NotImplementedError

    def bye(self) -> None:
        pass


@pytest.fixture
def rulings(tmp_path: Path) -> Rulings:
    """Write scenarios into a feature file of a folder, which is returned."""

    def write(*scenarios: str, name: str = "mine/sacrifice.feature") -> Path:
        path = tmp_path / "rulings" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("@evoke-02 @cr:702.74a\nFeature: Evoke sacrifices\n" + "".join(scenarios), encoding="utf-8")
        return tmp_path / "rulings"

    return write


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Plug:
    """Plug in an engine under a name. It stays in this process, where the test has made it."""
    plain, plain_choice = discovery.factory, opening.choice
    known = discovery.names

    def plug(name: str, make: Callable[[], Any]) -> None:
        here = opening.Choice(name, name, ())
        monkeypatch.setattr(opening, "choice", lambda asked, manner: here if asked == name else plain_choice(asked, manner))
        monkeypatch.setattr(discovery, "factory", lambda wanted: make if wanted == name else plain(wanted))
        monkeypatch.setattr(discovery, "names", lambda: (*known(), name))

    return plug
