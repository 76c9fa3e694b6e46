"""Conspire (702.78)."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.paying.wishes import Wishes
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel, creature

RED = creature("Red", mana="{R}")
GREEN = creature("Green", mana="{G}")


@pytest.fixture
def duel() -> Duel:
    game = Duel()
    game.put(RED, label="Red 1", sick=True)
    game.put(RED, label="Red 2")
    game.put(GREEN, label="Green")
    return game


def conspire(duel: Duel, label: str, *targets: str, convoking: tuple[str, ...] = ()) -> None:
    """Alice casts this and pays its conspire cost."""
    named = Wishes(convoke=tuple((duel.find(each).id, "") for each in convoking))
    chosen = tuple(map(duel.target, targets))
    announced = Announcement(ALICE, duel.find(label).id, targets=chosen, additional=("conspire",), payment=named)
    duel.game.do(actions.cast(announced))


def test_two_creatures_of_its_color_are_tapped_and_the_copy_may_have_another_target(duel: Duel) -> None:
    duel.put("Burn Trail", Zone.HAND)
    duel.put("Hill Giant", seat=BOB)
    duel.mana("{R}{R}{R}{R}")
    conspire(duel, "Burn Trail", "Bob")
    assert [duel.find(each).tapped for each in ("Red 1", "Red 2", "Green")] == [True, True, False]
    assert duel.stack() == ["conspire", "Burn Trail"]
    duel.resolve()
    duel.yes()
    duel.answer("Hill Giant")
    assert duel.stack() == ["copy of Burn Trail", "Burn Trail"]
    duel.resolve_all()
    assert duel.where("Hill Giant") == "graveyard"
    assert duel.state.players[BOB].life == 17


def test_nothing_is_copied_where_the_cost_was_not_paid(duel: Duel) -> None:
    duel.put("Burn Trail", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")
    duel.cast("Burn Trail", "Bob")
    assert duel.stack() == ["Burn Trail"]
    assert not duel.find("Red 1").tapped


def test_each_of_the_two_has_to_share_a_color_with_the_spell(duel: Duel) -> None:
    duel.put("Burn Trail", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")
    duel.game.change(duel.find("Red 2").id, tapped=True)
    with pytest.raises(IllegalAction):
        conspire(duel, "Burn Trail", "Bob")


def test_what_is_tapped_to_conspire_convokes_nothing_beside_it(duel: Duel) -> None:
    duel.put("Wort, the Raidmother", tapped=True)
    duel.put("Stoke the Flames", Zone.HAND)
    duel.mana("{R}{R}{R}")
    with pytest.raises(IllegalAction):
        conspire(duel, "Stoke the Flames", "Bob", convoking=("Red 1",))
    conspire(duel, "Stoke the Flames", "Bob")
    assert duel.find("Stoke the Flames").cast.convoked_by == (duel.find("Green").id,)  # type: ignore[union-attr]


def test_a_spell_without_conspire_can_not_be_conspired(duel: Duel) -> None:
    duel.put("Stoke the Flames", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")
    with pytest.raises(IllegalAction, match="conspire"):
        conspire(duel, "Stoke the Flames", "Bob")
