"""What a spell costs in all (601.2f), and that it is locked in before anything is paid."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.errors import IllegalAction
from oracle.objects import ChosenTarget, ObjectId, Seat, Zone
from oracle.paying.wishes import Wishes
from oracle.playing import casting
from oracle.playing.casting import Announcement
from tests.oracle.conftest import ALICE, Table

BOB = ChosenTarget(player=Seat(1))


def cast(table: Table, card: str, **more: Any) -> ObjectId:
    return casting.cast(table.game, Announcement(ALICE, table.ids[card], **more))


def refused(table: Table, card: str, **more: Any) -> str:
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        cast(table, card, **more)
    assert table.game.state == before
    return illegal.value.rule


def test_a_reducer_that_convokes_has_reduced_the_cost(table: Table) -> None:
    table.cards("Goblin Electromancer", "Raging Goblin", "Hill Giant")
    table.card("Stoke the Flames", Zone.HAND)
    cast(table, "Stoke the Flames", targets=(BOB,))
    assert table.tapped() == {"Goblin Electromancer", "Raging Goblin", "Hill Giant"}


def test_trinisphere_that_improvises_has_asked_for_three_mana(table: Table) -> None:
    table.cards("Inspiring Statuary", "Trinisphere")
    table.card("Lightning Bolt", Zone.HAND)
    table.mana("{R}")
    assert refused(table, "Lightning Bolt", targets=(BOB,), payment=Wishes(improvise=(table.ids["Trinisphere"],))) == "601.2h"
    table.mana("{R}")
    cast(table, "Lightning Bolt", targets=(BOB,))
    assert table.tapped() == {"Inspiring Statuary", "Trinisphere"}


@pytest.mark.parametrize(
    ("announced", "creatures", "castable"),
    [
        ((), ("Grizzly Bears", "Grizzly Bears"), True),
        (("G", "G"), ("Grizzly Bears", "Grizzly Bears"), True),
        (("B", "B"), ("Grizzly Bears", "Grizzly Bears"), False),
        (("B", "G"), ("Grizzly Bears", "Grizzly Bears"), False),
        (("B", "B"), ("Gatekeeper of Malakir", "Gatekeeper of Malakir"), True),
        (("G", "G"), ("Gatekeeper of Malakir", "Gatekeeper of Malakir"), False),
        (("B", "G"), ("Gatekeeper of Malakir", "Grizzly Bears"), True),
    ],
)
def test_creatures_convoke_hogaak_for_what_was_announced(
    table: Table, announced: tuple[str, ...], creatures: tuple[str, ...], castable: bool
) -> None:
    table.cards(*creatures)
    table.card("Hogaak, Arisen Necropolis", Zone.GRAVEYARD)
    table.cards("Wastes", "Wastes", "Wastes", "Wastes", "Wastes", zone=Zone.GRAVEYARD)
    if castable:
        cast(table, "Hogaak, Arisen Necropolis", announced=announced)
        assert len(table.tapped()) == 2
        assert table.game.state.zones[Zone.GRAVEYARD, ALICE] == ()
    else:
        assert refused(table, "Hogaak, Arisen Necropolis", announced=announced) == "601.2h"


def test_a_creature_that_does_not_fit_the_announced_color_still_pays_generic_mana(table: Table) -> None:
    table.cards("Gatekeeper of Malakir", "Gatekeeper of Malakir", "Grizzly Bears")
    table.card("Hogaak, Arisen Necropolis", Zone.GRAVEYARD)
    table.cards("Wastes", "Wastes", "Wastes", "Wastes", zone=Zone.GRAVEYARD)
    cast(table, "Hogaak, Arisen Necropolis", announced=("B", "B"))
    assert len(table.tapped()) == 3
