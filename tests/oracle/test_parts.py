"""Cards of which one part is described: a face, or the half of a Room."""

from __future__ import annotations

import pytest

from adapters.contract.messages import Board, ObjectSetup, PlayerSetup, Unsupported
from adapters.engines.oracle import OracleEngine
from oracle import copies, layers
from oracle.errors import IllegalAction, NotModelled
from oracle.fitting import value_of
from oracle.objects import ObjectId, Zone
from oracle.state import Step
from tests.oracle.conftest import made
from tests.oracle.duel import BOB, Duel

AANG, THEATER, EIRDU = "Aang, Master of Elements", "Dazzling Theater", "Eirdu, Carrier of Dawn"


@pytest.fixture
def duel() -> Duel:
    return Duel()


def value(duel: Duel, of: ObjectId) -> int:
    return value_of(duel.game.object(of), layers.characteristics(duel.state, of))


def test_a_back_face_has_the_mana_value_of_its_front_face_but_a_copy_of_it_has_none(duel: Duel) -> None:
    aang = duel.put(AANG)
    assert value(duel, aang) == 4
    copied = copies.copiable(duel.state, aang)
    assert (copied.mana_cost, copied.part) == (None, None)


def test_a_half_and_a_front_face_have_their_own_mana_value(duel: Duel) -> None:
    assert [value(duel, duel.put(name)) for name in (THEATER, EIRDU)] == [4, 5]


@pytest.mark.parametrize("name", [AANG, THEATER])
def test_what_such_a_card_is_off_the_battlefield_is_not_modelled(duel: Duel, name: str) -> None:
    duel.put(name)
    duel.put("Rest in Peace")
    duel.put("Capsize", Zone.HAND)
    duel.mana("{U}{U}{U}")
    duel.cast("Capsize", name)
    with pytest.raises(NotModelled, match=" // "):
        duel.resolve()


@pytest.mark.parametrize(("name", "understood"), [(AANG, False), (THEATER, False), (EIRDU, True)])
def test_a_board_with_such_a_card_in_a_hand_is_not_played(name: str, understood: bool) -> None:
    hand = ObjectSetup(label=name, card=name, owner="Alice", zone="hand")
    board = Board(players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")), objects=(hand,), active="Alice")
    assert isinstance(OracleEngine().setup(board), Unsupported) is not understood


def test_a_front_face_is_cast_and_dies_as_any_card(duel: Duel) -> None:
    duel.put(EIRDU, Zone.HAND)
    duel.mana("{W}{W}{W}{W}{W}")
    duel.cast(EIRDU)
    duel.resolve()
    assert duel.numbers(EIRDU) == (5, 5)
    duel.game.change(duel.find(EIRDU).id, damage=5)
    duel.pass_until(Step.END)
    assert duel.where(EIRDU) == "graveyard"


def test_a_copy_of_a_room_is_not_modelled(duel: Duel) -> None:
    theater = duel.put(THEATER)
    with pytest.raises(NotModelled, match="a copy of"):
        copies.copiable(duel.state, theater)


def test_transforming_is_not_modelled(duel: Duel) -> None:
    duel.put(EIRDU)
    duel.game.update(step=Step.DRAW, active=BOB)
    duel.game.update(active=duel.find(EIRDU).controller)
    duel.pass_()
    duel.pass_()
    duel.mana("{B}")
    duel.pass_()
    duel.pass_()
    with pytest.raises(NotModelled, match="transforming"):
        duel.yes()


@pytest.mark.parametrize("source", [THEATER, EIRDU])
def test_creature_spells_have_convoke_beside_evoke(duel: Duel, source: str) -> None:
    duel.put(source)
    duel.game.change(duel.find(source).id, tapped=True)
    duel.put("Mulldrifter", Zone.HAND)
    duel.put(made("Blue", "{U}", "Creature"))
    duel.put("Grizzly Bears", label="first")
    duel.put("Grizzly Bears", label="second")
    duel.cast("Mulldrifter", alternative="evoke")
    assert all(duel.find(each).tapped for each in ("Blue", "first", "second"))
    duel.put("Lightning Bolt", Zone.HAND)
    duel.put("Grizzly Bears", label="third")
    with pytest.raises(IllegalAction):
        duel.cast("Lightning Bolt", "Bob")


@pytest.mark.parametrize(("card", "left"), [("Darksteel Forge", "{4}"), ("Sliver Queen", "{0}"), ("Mulldrifter", "{0}")])
def test_aang_reduces_colored_mana_and_then_generic_mana(duel: Duel, card: str, left: str) -> None:
    duel.put(AANG)
    duel.put(card, Zone.HAND)
    owed = int(left.strip("{}"))
    if owed:
        duel.mana("{C}" * (owed - 1))
        with pytest.raises(IllegalAction):
            duel.cast(card)
        duel.mana("{C}" * owed)
    duel.cast(card)
    assert duel.stack() == [card]
