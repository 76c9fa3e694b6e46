from __future__ import annotations

import pytest

from oracle.errors import IllegalAction
from oracle.objects import ObjectId, Seat, Zone
from oracle.playing import lands
from oracle.state import Duration, Permission, Step
from tests.oracle.conftest import ALICE, Table


def play(table: Table, label: str, seat: int = 0) -> ObjectId | None:
    with pytest.raises(StopIteration) as done:
        next(lands.play_land(table.game, Seat(seat), table.ids[label]))
    result: ObjectId | None = done.value.value
    return result


def refused(table: Table, label: str, seat: int = 0) -> str:
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        next(lands.play_land(table.game, Seat(seat), table.ids[label]))
    assert table.game.state == before
    return illegal.value.rule


def test_a_land_is_played_from_the_hand_without_the_stack(table: Table) -> None:
    table.card("Island", Zone.HAND)
    of = play(table, "Island")
    assert of is not None
    assert table.game.object(of).zone is Zone.BATTLEFIELD
    assert table.game.state.priority == ALICE


def test_one_land_each_turn(table: Table) -> None:
    table.card("Island", Zone.HAND)
    table.card("Swamp", Zone.HAND)
    play(table, "Island")
    assert refused(table, "Swamp") == "305.2b"


def test_only_when_a_sorcery_could_be_cast(table: Table) -> None:
    table.card("Island", Zone.HAND)
    table.game.update(step=Step.UPKEEP)
    assert refused(table, "Island") == "305.1"
    table.game.update(step=Step.POSTCOMBAT_MAIN, active=Seat(1))
    assert refused(table, "Island") == "305.1"


def test_only_a_land_and_only_ones_own(table: Table) -> None:
    table.card("Mulldrifter", Zone.HAND)
    table.card("Island", Zone.HAND, seat=1)
    assert refused(table, "Mulldrifter") == "305.1"
    assert refused(table, "Island") == "305.1"


def test_from_elsewhere_with_a_permission(table: Table) -> None:
    table.card("Island", Zone.GRAVEYARD)
    assert refused(table, "Island") == "305.1"
    table.game.update(permissions=(Permission(ALICE, Duration.END_OF_TURN, Zone.GRAVEYARD),))
    assert play(table, "Island") is not None
