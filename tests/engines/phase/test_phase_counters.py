"""Counters of players at the engine phase, what comes of rad counters, and creatures that are blighted."""

from __future__ import annotations

import pytest

from adapters.contract.messages import Illegal, Ok
from tests.engines.phase.phase_game import PhaseGame, card


def test_the_ability_of_rad_counters_is_named_by_the_player_who_has_them() -> None:
    game = PhaseGame()
    game.start(counters={"Bob": {"rad": 1}}, active="Bob", step="upkeep")
    while game.view.step != "precombat main":
        game.pass_once()
    assert game.stack == ["the rad ability of Bob"]


@pytest.mark.parametrize("named", ["Hill Giant", "Sting-Slinger"])
def test_the_creature_that_is_named_is_blighted_for_a_cost(named: str) -> None:
    game = PhaseGame()
    game.start(card("Sting-Slinger"), card("Hill Giant"), mana="{R}{C}")
    assert game.activate("Sting-Slinger", blight=(named,)) == Ok()
    assert {label: game.object(label).counters for label in ("Hill Giant", "Sting-Slinger")} == {
        "Hill Giant": {"-1/-1": 1} if named == "Hill Giant" else {},
        "Sting-Slinger": {"-1/-1": 1} if named == "Sting-Slinger" else {},
    }


def test_without_a_name_any_creature_is_blighted() -> None:
    game = PhaseGame()
    game.start(card("Sting-Slinger"), card("Hill Giant"), mana="{R}{C}")
    assert game.activate("Sting-Slinger") == Ok()
    assert sum(sum(each.counters.values()) for each in game.view.objects) == 1


def test_what_can_not_be_blighted_is_refused() -> None:
    game = PhaseGame()
    game.start(card("Sting-Slinger"), card("Hill Giant", "Bob"), mana="{R}{C}")
    assert isinstance(game.activate("Sting-Slinger", blight=("Hill Giant",)), Illegal)


def test_a_player_is_asked_whom_to_blight_as_something_resolves() -> None:
    game = PhaseGame()
    game.start(card("Sinister Gnarlbark"), card("Hill Giant"), step="postcombat main")
    while game.view.decision is None:
        game.pass_once()
    assert (game.decision.kind, set(game.decision.options)) == ("choose objects", {"Hill Giant", "Sinister Gnarlbark"})
    game.answer("Hill Giant")
    assert game.object("Hill Giant").counters == {"-1/-1": 1}
