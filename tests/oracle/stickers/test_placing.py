"""Putting stickers on objects, and what they make of them (123)."""

from __future__ import annotations

import pytest

from oracle import layers, zones
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import LoseAbilities
from oracle.abilities.stickers import StickerKind
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.objects import Characteristics, ObjectId, Seat, Zone
from oracle.questions import Asking
from oracle.state import Become, ContinuousEffect, Duration
from oracle.stickers.kinds import Sticker
from oracle.stickers.placing import available, put
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent
from tests.oracle.stickers.laying import placed

CANNONBALL = "Urza's Dark Cannonball"
CUB = creature("Bear Cub", 2, 2)


@pytest.fixture
def duel() -> Duel:
    made = Duel()
    made.game.change_player(ALICE, sheets=(CANNONBALL,))
    return made


def name(duel: Duel, label: str) -> str:
    return layers.characteristics(duel.state, duel.find(label).id).name


def borne(duel: Duel, label: str) -> list[str]:
    return [each.sticker.reference for each in duel.find(label).stickers]


def tickets(duel: Duel, count: int, seat: Seat = ALICE) -> None:
    duel.game.change_player(seat, counters=(("ticket", count),))


def aerialephant(duel: Duel, on: str, sticker: str) -> None:
    """Alice casts Aerialephant, gets a ticket, and puts a sticker of any kind on something."""
    duel.play("Aerialephant")
    duel.resolve()
    duel.yes()
    duel.answer(on)
    duel.answer(sticker)


def harold(duel: Duel, on: str, sticker: str = "", position: str = "") -> None:
    """Alice casts Angelic Harold, and a name sticker is put on something."""
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    for each in (on, sticker, position):
        if each and duel.game.pending is not None:
            duel.answer(each)


@pytest.mark.parametrize(("position", "becomes"), [("0", "Dark Bear Cub"), ("1", "Bear Dark Cub"), ("2", "Bear Cub Dark")])
def test_a_name_sticker_adds_its_word_where_it_is_put(duel: Duel, position: str, becomes: str) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", position)
    assert name(duel, "Bear Cub") == becomes
    assert borne(duel, "Bear Cub") == ["Dark"]


def test_only_what_the_player_owns_can_be_chosen_and_only_stickers_of_their_sheets(duel: Duel) -> None:
    duel.put(CUB)
    duel.put(CUB, seat=BOB, label="Bob's cub")
    duel.put(CUB, label="Alice's cub", controller=BOB)
    duel.put("Forest")
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    assert duel.options() == ["Alice's cub", "Angelic Harold", "Bear Cub"]
    duel.answer("Alice's cub")
    assert (duel.question.kind, duel.question.player, duel.options()) == ("sticker", ALICE, ["Cannonball", "Dark", "Urza's"])
    duel.answer("Dark")
    # Where it goes is up to whoever controls the object (123.6b).
    assert (duel.question.kind, duel.question.player) == ("position", BOB)
    assert (duel.question.minimum, duel.question.maximum) == (0, 2)


@pytest.mark.parametrize("answer", ["3", "-1", "one"])
def test_there_is_no_other_position(duel: Duel, answer: str) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark")
    with pytest.raises(IllegalAction):
        duel.answer(answer)


def test_a_sticker_that_is_on_an_object_of_the_player_is_not_there_to_be_put(duel: Duel) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", "0")
    duel.play("Aerialephant")
    duel.resolve()
    duel.yes()
    duel.answer("Bear Cub")
    assert "Dark" not in duel.options()
    assert "Urza's" in duel.options()


def test_a_player_without_stickers_is_not_asked_for_an_object(duel: Duel) -> None:
    duel.game.change_player(ALICE, sheets=())
    duel.put(CUB)
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    assert duel.game.pending is None
    assert borne(duel, "Bear Cub") == []


def test_creatures_with_three_words_in_their_names_are_counted_with_stickers(duel: Duel) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", "0")
    assert (duel.numbers("Bear Cub"), duel.numbers("Angelic Harold")) == ((3, 3), (2, 2))
    assert duel.controller("Bear Cub") == ALICE


def test_a_ticket_cost_is_paid_with_ticket_counters(duel: Duel) -> None:
    duel.put(CUB)
    tickets(duel, 2)
    aerialephant(duel, "Bear Cub", "ability 2 of Urza's Dark Cannonball")
    assert duel.game.player(ALICE).counted("ticket") == 0
    assert duel.has("Bear Cub", "shadow")


def test_a_sticker_that_the_player_cannot_pay_for_cannot_be_put(duel: Duel) -> None:
    duel.put(CUB)
    tickets(duel, 1)
    duel.play("Aerialephant")
    duel.resolve()
    duel.yes()
    duel.answer("Bear Cub")
    costly = {"1/5 of Urza's Dark Cannonball", "ability 1 of Urza's Dark Cannonball"}
    assert {each for each in duel.options() if " of " in each and "art" not in each} == costly


def test_a_player_puts_no_sticker_on_what_another_player_owns(duel: Duel) -> None:
    duel.game.change_player(BOB, sheets=("Giant Mana Cake",))
    of = duel.put(CUB, controller=BOB)
    assert _put(duel, BOB, of) is None
    assert borne(duel, "Bear Cub") == []


def test_nothing_is_put_on_what_is_not_there(duel: Duel) -> None:
    of = duel.put(CUB)
    zones.move(duel.game, of, Zone.GRAVEYARD)
    assert _put(duel, ALICE, of) is None


def test_an_ability_sticker_that_is_not_modelled_is_refused_as_it_is_put(duel: Duel) -> None:
    duel.game.change_player(ALICE, sheets=("Jetpack Death Seltzer",))
    duel.put(CUB)
    tickets(duel, 3)
    duel.play("Aerialephant")
    duel.resolve()
    duel.yes()
    duel.answer("Bear Cub")
    with pytest.raises(NotModelled, match="the sticker ability 2 of Jetpack Death Seltzer"):
        duel.answer("ability 2 of Jetpack Death Seltzer")
    duel.answer("Jetpack")
    duel.answer("0")
    assert name(duel, "Bear Cub") == "Jetpack Bear Cub"


def test_two_players_can_have_the_same_sheet(duel: Duel) -> None:
    duel.game.change_player(BOB, sheets=(CANNONBALL,))
    duel.put(CUB, stickers=placed("Dark"))
    assert "Dark" not in {each.reference for each in available(duel.state, ALICE)}
    assert "Dark" in {each.reference for each in available(duel.state, BOB)}


def test_stickers_are_available_by_kind(duel: Duel) -> None:
    assert {each.reference for each in available(duel.state, ALICE, StickerKind.NAME)} == {"Urza's", "Dark", "Cannonball"}
    assert list(available(duel.state, ALICE, StickerKind.SIZE)) == []


def test_the_later_of_two_power_and_toughness_stickers_is_what_counts(duel: Duel) -> None:
    duel.put(CUB, stickers=placed("1/5 of Urza's Dark Cannonball", "7/4 of Urza's Dark Cannonball"), counters=(("+1/+1", 1),))
    assert duel.numbers("Bear Cub") == (8, 5)
    duel.put(CUB, label="Other", stickers=placed("7/4 of Urza's Dark Cannonball", "1/5 of Urza's Dark Cannonball"))
    assert duel.numbers("Other") == (1, 5)


def test_a_power_and_toughness_sticker_waits_for_a_permanent_to_be_a_creature(duel: Duel) -> None:
    duel.put(permanent("Lamp", "Artifact"), stickers=placed("1/5 of Urza's Dark Cannonball"))
    assert duel.numbers("Lamp") == (None, None)
    modification = Become(Nature(types=("Creature",), keeps=Keeps.ALL))
    effect = ContinuousEffect((duel.find("Lamp").id,), modification, Duration.END_OF_TURN, duel.state.clock, ALICE)
    duel.game.update(effects=(effect,))
    assert duel.numbers("Lamp") == (1, 5)


@pytest.mark.parametrize(("kind", "numbers"), [("Creature", (1, 5)), ("Artifact", (None, None))])
def test_power_and_toughness_stickers_change_creature_cards_elsewhere(
    duel: Duel, kind: str, numbers: tuple[int | None, int | None]
) -> None:
    card = CUB if kind == "Creature" else permanent("Bear Cub", kind)
    duel.put(card, Zone.GRAVEYARD, stickers=placed("1/5 of Urza's Dark Cannonball"))
    assert duel.numbers("Bear Cub") == numbers


def test_a_vehicle_card_elsewhere_has_the_power_and_toughness_of_a_sticker(duel: Duel) -> None:
    car = Characteristics("Car", types=("Artifact",), subtypes=("Vehicle",), power=2, toughness=2)
    duel.put(car, Zone.EXILE, stickers=placed("1/5 of Urza's Dark Cannonball"))
    duel.put(car, label="Parked", stickers=placed("1/5 of Urza's Dark Cannonball"))
    assert (duel.numbers("Car"), duel.numbers("Parked")) == ((1, 5), (None, None))


def test_ability_stickers_and_losing_abilities_take_turns_by_their_timestamps(duel: Duel) -> None:
    duel.put(CUB, stickers=placed("ability 2 of Urza's Dark Cannonball"))
    assert duel.has("Bear Cub", "shadow")
    duel.put(permanent("Hush", "Enchantment", StaticAbility(LoseAbilities(CREATURE))))
    assert not duel.has("Bear Cub", "shadow")
    of = duel.find("Bear Cub").id
    duel.game.change(of, stickers=placed("ability 2 of Urza's Dark Cannonball", since=duel.state.clock))
    assert duel.has("Bear Cub", "shadow")


def test_abilities_of_a_sticker_are_there_as_often_as_they_are_printed(duel: Duel) -> None:
    duel.put(CUB, stickers=placed("ability 1 of Urza's Dark Cannonball"))
    duel.in_combat(["Bear Cub"], {})
    assert duel.numbers("Bear Cub") == (4, 4)


def test_a_card_elsewhere_has_the_ability_of_its_sticker(duel: Duel) -> None:
    duel.put(CUB, Zone.GRAVEYARD, stickers=placed("ability 2 of Urza's Dark Cannonball"))
    assert duel.has("Bear Cub", "shadow")


def test_as_long_as_a_stickered_permanent_is_there(duel: Duel) -> None:
    duel.put("Croakid Amphibonaut")
    duel.put(CUB, seat=BOB, stickers=placed("Dark"))
    assert not duel.has("Croakid Amphibonaut", "flying")
    duel.put(permanent("Lamp", "Artifact"), stickers=placed("art 1 of Urza's Dark Cannonball"))
    assert duel.has("Croakid Amphibonaut", "flying")
    duel.game.change(duel.find("Lamp").id, stickers=())
    assert not duel.has("Croakid Amphibonaut", "flying")


def _put(duel: Duel, by: Seat, of: ObjectId) -> Sticker | None:
    found: list[Sticker | None] = []

    def action(game: Game) -> Asking[None]:
        found.append((yield from put(game, by, of, None, of)))

    duel.game.do(action)
    return found[0]
