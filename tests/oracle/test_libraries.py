"""Shuffled libraries: what is searched for, and what chance decides."""

from __future__ import annotations

import pytest

from oracle import events, libraries, zones
from oracle.abilities.effects import (
    ChooseCardName,
    Draw,
    ExileTop,
    PutGraveyardOnBottom,
    SearchEverywhereAndExile,
    SearchLandToHand,
    SearchOntoBattlefield,
)
from oracle.abilities.qualities import ANYTHING, CREATURE, Kind, Quality, Target, Who
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel
from tests.oracle.test_instructions import resolve

LAND = Quality(types=("Land",))


def test_who_looks_for_a_card_of_a_quality_need_not_find_it() -> None:
    """701.23b."""
    duel = Duel()
    resolve(duel, SearchOntoBattlefield(LAND))
    assert (duel.question.minimum, duel.question.maximum, duel.question.rule) == (0, 1, "701.23b")
    duel.answer()
    assert {duel.where(f"Alice's card {number}") for number in (1, 2, 3)} == {"library"}


def test_nobody_is_asked_where_there_is_nothing_to_find() -> None:
    duel = Duel()
    resolve(duel, SearchOntoBattlefield(CREATURE))
    assert duel.game.pending is None


def test_up_to_two_cards_are_put_onto_the_battlefield_tapped_at_the_same_time() -> None:
    duel = Duel()
    resolve(duel, SearchOntoBattlefield(LAND, 2, tapped=True))
    assert duel.question.maximum == 2
    duel.answer("Alice's card 1", "Alice's card 3")
    assert {each: (duel.find(each).zone, duel.find(each).tapped) for each in ("Alice's card 1", "Alice's card 3")} == {
        "Alice's card 1": (Zone.BATTLEFIELD, True),
        "Alice's card 3": (Zone.BATTLEFIELD, True),
    }


def test_only_cards_of_the_quality_can_be_found() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    duel.put("Shock", Zone.LIBRARY)
    resolve(duel, SearchOntoBattlefield(CREATURE))
    assert duel.options() == ["Grizzly Bears"]


def test_a_land_is_put_into_the_hand_from_a_library_of_different_cards() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    resolve(duel, SearchLandToHand())
    duel.answer("Alice's card 1")
    assert duel.where("Alice's card 1") == "hand"


def test_what_a_shuffled_library_of_different_cards_gives_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    libraries.shuffle(duel.game, ALICE)
    with pytest.raises(NotModelled, match="shuffled"):
        events.draw(duel.game, ALICE, 1)
    with pytest.raises(NotModelled, match="shuffled"):
        resolve(duel, ExileTop())


def test_a_shuffled_library_of_equal_cards_gives_one_of_them() -> None:
    duel = Duel()
    libraries.shuffle(duel.game, ALICE)
    resolve(duel, Draw())
    assert duel.hand() == 1


def test_what_is_put_on_top_of_a_shuffled_library_is_known() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    libraries.shuffle(duel.game, ALICE)
    zones.move(duel.game, duel.put("Shock", Zone.GRAVEYARD), Zone.LIBRARY)
    events.draw(duel.game, ALICE, 1)
    assert duel.where("Shock") == "hand"
    with pytest.raises(NotModelled):
        events.draw(duel.game, ALICE, 1)


def test_one_last_card_is_in_no_order() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    libraries.shuffle(duel.game, ALICE)
    for number in (1, 2, 3):
        zones.move(duel.game, duel.find(f"Alice's card {number}").id, Zone.EXILE)
    events.draw(duel.game, ALICE, 1)
    assert duel.where("Grizzly Bears") == "hand"


def test_only_what_lies_beneath_is_in_a_random_order() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.GRAVEYARD)
    duel.put("Shock", Zone.GRAVEYARD)
    resolve(duel, PutGraveyardOnBottom(Who.YOU))
    events.draw(duel.game, ALICE, 3)
    assert duel.hand() == 3
    with pytest.raises(NotModelled):
        events.draw(duel.game, ALICE, 1)


def test_a_card_that_is_drawn_and_put_back_is_not_among_the_shuffled_ones() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.LIBRARY)
    libraries.shuffle(duel.game, ALICE)
    card = zones.move(duel.game, duel.find("Grizzly Bears").id, Zone.HAND)
    assert card is not None
    back = zones.move(duel.game, card, Zone.LIBRARY)
    assert libraries.top(duel.state, ALICE) == (back,)


def test_a_search_for_anything_finds_anything() -> None:
    duel = Duel()
    resolve(duel, SearchOntoBattlefield(ANYTHING, 3))
    assert len(duel.options()) == 3


PLAYER = Target(Kind.PLAYER)
NAMING = (ChooseCardName(), SearchEverywhereAndExile(Who.TARGET_PLAYER))


def test_cards_of_the_chosen_name_are_exiled_from_wherever_a_player_has_them() -> None:
    duel = Duel()
    for zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        duel.put("Shock", zone, BOB, label=f"Shock in the {zone.value}")
    duel.put("Shock", Zone.GRAVEYARD, label="Alice's Shock")
    duel.put("Memnite", Zone.HAND, BOB)
    resolve(duel, *NAMING, targets=(PLAYER,), at=("Bob",))
    assert (duel.question.kind, duel.question.rule) == ("name", "201.4")
    duel.answer("Shock")
    assert duel.options() == ["Shock in the graveyard", "Shock in the hand", "Shock in the library"]
    assert (duel.question.player, duel.question.minimum, duel.question.maximum) == (ALICE, 0, 3)
    duel.answer("Shock in the hand", "Shock in the library")
    assert [duel.where(f"Shock in the {zone}") for zone in ("graveyard", "hand", "library")] == ["graveyard", "exile", "exile"]
    assert duel.where("Memnite") == "hand"


def test_that_player_shuffles_even_where_nothing_was_found() -> None:
    duel = Duel()
    duel.put("Memnite", Zone.LIBRARY, BOB)
    resolve(duel, *NAMING, targets=(PLAYER,), at=("Bob",))
    duel.answer("Shock")
    with pytest.raises(NotModelled, match="shuffled"):
        events.draw(duel.game, BOB, 1)


def test_a_land_is_no_nonland_card_name() -> None:
    duel = Duel()
    resolve(duel, *NAMING, targets=(PLAYER,), at=("Bob",))
    with pytest.raises(IllegalAction):
        duel.answer("Wastes")
