"""Collecting evidence (701.59) to pay for a spell."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.paying.wishes import Wishes
from oracle.playing import casting
from oracle.playing.casting import Announcement
from tests.oracle.conftest import ALICE, Table


def cast(table: Table, **more: Any) -> None:
    casting.cast(table.game, Announcement(ALICE, table.ids["Grizzly Bears"], "rather", **more))


def refused(table: Table, **more: Any) -> str:
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        cast(table, **more)
    assert table.game.state == before
    return illegal.value.rule


@pytest.fixture
def unraveling(table: Table) -> Table:
    table.card("Conspiracy Unraveler")
    table.card("Grizzly Bears", Zone.HAND)
    return table


@pytest.mark.parametrize(
    ("cards", "exiled"),
    [
        (("Mulldrifter", "Mulldrifter"), 2),
        (("Mulldrifter", "Grizzly Bears", "Ornithopter", "Nulldrifter", "Mournwhelk"), 2),
        (("Mulldrifter", "Grizzly Bears"), None),
        (("Mulldrifter", "Grizzly Bears", "Chalice of the Void"), None),
    ],
)
def test_as_few_cards_are_exiled_as_are_worth_enough(unraveling: Table, cards: tuple[str, ...], exiled: int | None) -> None:
    for number, name in enumerate(cards):
        unraveling.card(name, Zone.GRAVEYARD, label=f"{name} {number}")
    if exiled is None:
        assert refused(unraveling) == "601.2h"
        return
    cast(unraveling)
    assert len(unraveling.game.state.zones[Zone.EXILE, None]) == exiled


def test_the_player_may_name_the_cards_and_more_than_are_needed(unraveling: Table) -> None:
    ids = unraveling.cards("Mulldrifter", "Mulldrifter", "Ornithopter", "Nulldrifter", zone=Zone.GRAVEYARD)
    assert refused(unraveling, payment=Wishes(exile=(ids[0], ids[2]))) == "601.2h"
    assert refused(unraveling, payment=Wishes(exile=(ids[0], ids[0]))) == "601.2h"
    cast(unraveling, payment=Wishes(exile=(ids[0], ids[1], ids[2])))
    assert unraveling.game.state.zones[Zone.GRAVEYARD, ALICE] == (ids[3],)


def test_increases_are_paid_beside_the_evidence(unraveling: Table) -> None:
    unraveling.card("Sphere of Resistance")
    unraveling.cards("Mulldrifter", "Mulldrifter", zone=Zone.GRAVEYARD)
    assert refused(unraveling) == "601.2h"
    unraveling.mana("{C}")
    cast(unraveling)
    assert unraveling.game.player(ALICE).mana == ()


def test_a_spell_cast_from_the_graveyard_is_no_evidence_for_itself(table: Table) -> None:
    table.card("Conspiracy Unraveler")
    table.card("Squee, the Immortal", Zone.GRAVEYARD, label="Grizzly Bears")
    table.card("Nulldrifter", Zone.GRAVEYARD)
    assert refused(table) == "601.2h"
