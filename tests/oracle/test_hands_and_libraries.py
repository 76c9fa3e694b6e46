"""Choosing from a revealed hand, and what goes to the top or bottom of a library: Grief, Deceit, Subtlety, Endurance."""

import pytest

from oracle import libraries, seeing, zones
from oracle.errors import NotModelled
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    """Bob holds an Island, a Shock and a Hill Giant."""
    game = Duel()
    for label in ("Island", "Shock", "Hill Giant"):
        game.put(label, Zone.HAND, BOB)
    return game


def evoke(duel: Duel, name: str, *targets: str, food: str) -> None:
    """Alice evokes a creature by exiling a card; its own ability is to resolve first, and all has resolved or asks."""
    duel.put(name, Zone.HAND)
    duel.put(food, Zone.HAND, label="Food")
    duel.cast(name, alternative="evoke")
    duel.resolve()
    duel.answer("enters", "evoke")
    if targets:
        duel.answer(*targets)
    duel.resolve()


def test_a_nonland_card_is_chosen_from_the_revealed_hand_and_discarded(duel: Duel) -> None:
    evoke(duel, "Grief", food="Murder")
    assert (duel.question.player, duel.options()) == (ALICE, ["Hill Giant", "Shock"])
    assert all(seeing.sees(duel.state, ALICE, duel.find(label)) for label in ("Island", "Shock", "Hill Giant"))
    duel.answer("Shock")
    assert [duel.where(label) for label in ("Island", "Shock", "Hill Giant")] == ["hand", "graveyard", "hand"]
    assert not seeing.sees(duel.state, ALICE, duel.find("Island"))


def test_nothing_is_discarded_from_a_hand_of_lands() -> None:
    duel = Duel()
    duel.put("Island", Zone.HAND, BOB)
    evoke(duel, "Grief", food="Murder")
    assert (duel.hand(BOB), duel.stack()) == (1, ["evoke"])


def test_each_ability_of_deceit_wants_its_own_mana(duel: Duel) -> None:
    duel.put("Deceit", Zone.HAND)
    duel.mana("{B}{B}")
    duel.cast("Deceit", alternative="evoke")
    duel.resolve()
    assert sorted(each.ability.word for each in duel.state.waiting) == ["enters", "evoke"]
    duel.answer("enters", "evoke")
    duel.resolve()
    duel.answer("Hill Giant")
    assert duel.where("Hill Giant") == "graveyard"


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_owner_puts_the_spell_on_top_or_bottom_of_their_library(duel: Duel, place: str) -> None:
    duel.mana("{R}{R}{R}{R}", BOB)
    duel.game.update(active=BOB, priority=BOB)
    duel.cast("Hill Giant", seat=BOB)
    duel.pass_()
    evoke(duel, "Subtlety", "Hill Giant", food="Counterspell")
    assert (duel.question.player, duel.question.kind) == (BOB, "library place")
    duel.answer(place)
    library = zones.in_zone(duel.state, Zone.LIBRARY, BOB)
    assert library[0 if place == "top" else -1] == duel.find("Hill Giant").id


def test_a_spell_that_is_neither_creature_nor_planeswalker_is_no_target(duel: Duel) -> None:
    duel.mana("{R}", BOB)
    duel.game.update(active=BOB, priority=BOB)
    duel.cast("Shock", "Alice", seat=BOB)
    duel.pass_()
    evoke(duel, "Subtlety", food="Counterspell")
    assert duel.stack() == ["evoke", "Shock"]


def test_a_graveyard_goes_to_the_bottom_of_its_library(duel: Duel) -> None:
    for number in (1, 2):
        duel.put("Memnite", Zone.GRAVEYARD, BOB, label=f"Memnite {number}")
    before = zones.in_zone(duel.state, Zone.LIBRARY, BOB)
    evoke(duel, "Endurance", "Bob", food="Llanowar Elves")
    library = zones.in_zone(duel.state, Zone.LIBRARY, BOB)
    assert library[: len(before)] == before
    assert {duel.state.objects[each].label for each in library[len(before) :]} == {"Memnite 1", "Memnite 2"}


def test_a_random_order_is_open_until_a_card_of_it_comes_to_light(duel: Duel) -> None:
    duel.put("Memnite", Zone.GRAVEYARD, BOB)
    duel.put("Ornithopter", Zone.GRAVEYARD, BOB)
    before = len(zones.in_zone(duel.state, Zone.LIBRARY, BOB))
    evoke(duel, "Endurance", "Bob", food="Llanowar Elves")
    assert len(libraries.top(duel.state, BOB, before)) == before
    with pytest.raises(NotModelled, match="shuffled"):
        libraries.top(duel.state, BOB, before + 1)


def test_nobody_needs_to_be_the_target_of_endurance(duel: Duel) -> None:
    duel.put("Memnite", Zone.GRAVEYARD, BOB)
    duel.put("Endurance", Zone.HAND)
    duel.put("Llanowar Elves", Zone.HAND, label="Food")
    duel.cast("Endurance", alternative="evoke")
    duel.resolve()
    duel.answer("enters", "evoke")
    duel.answer()
    duel.resolve_all()
    assert duel.where("Memnite") == "graveyard"


@pytest.mark.parametrize("hand", [(), ("Island",), ("Island", "Island")])
def test_what_is_discarded_at_random_is_known_where_any_card_would_do(hand: tuple[str, ...]) -> None:
    duel = discarding_at_random(hand)
    duel.resolve()
    assert duel.hand(BOB) == max(0, len(hand) - 1)


def test_chance_does_not_decide_what_is_discarded() -> None:
    duel = discarding_at_random(("Island", "Swamp"))
    with pytest.raises(NotModelled):
        duel.resolve()


def discarding_at_random(hand: tuple[str, ...]) -> Duel:
    """Alice's specter has dealt damage to Bob, who has these cards in hand."""
    duel = Duel()
    duel.put("Hypnotic Specter")
    for number, name in enumerate(hand):
        duel.put(name, Zone.HAND, BOB, label=f"card {number}")
    duel.in_combat(["Hypnotic Specter"], {})
    duel.pass_until(Step.COMBAT_DAMAGE)
    return duel
