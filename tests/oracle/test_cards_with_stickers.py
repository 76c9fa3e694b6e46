"""Cards that put stickers and ask for them, each in play (123)."""

from __future__ import annotations

import pytest

from oracle.errors import IllegalAction
from oracle.mana import mana_types
from oracle.objects import Zone
from oracle.stickers.sheets import sheets
from tests.oracle.duel import ALICE, BOB, Duel, creature
from tests.oracle.stickers.laying import placed


@pytest.fixture
def duel() -> Duel:
    made = Duel()
    made.game.change_player(ALICE, sheets=tuple(sheets()))
    return made


def enters(duel: Duel, card: str, sticker: str, *answers: str) -> None:
    """Alice casts a card, and as it enters she puts this sticker (none where it is empty)."""
    duel.play(card)
    duel.resolve()
    if not sticker:
        duel.no()
        return
    duel.yes()
    for each in (*answers, sticker):
        duel.answer(each)
    if duel.game.pending is not None and duel.question.kind == "position":
        duel.answer("0")


def tickets(duel: Duel) -> int:
    return duel.game.player(ALICE).counted("ticket")


@pytest.mark.parametrize(("sticker", "red"), [("Eldrazi", 3), ("Mystic", 2), ("Guacamole", 4), ("Mox", 1), ("", 0)])
def test_goblin_adds_red_mana_for_each_vowel_of_its_sticker_once(duel: Duel, sticker: str, red: int) -> None:
    duel.put("________ Goblin", Zone.HAND)
    duel.mana("{R}{C}{C}")
    duel.cast("________ Goblin")
    duel.resolve()
    duel.resolve()
    if sticker:
        duel.yes()
        duel.answer(sticker)
        duel.answer("0")
    else:
        duel.no()
    assert mana_types(duel.game.player(ALICE).mana) == ("R",) * red


def test_no_sticker_has_no_vowels(duel: Duel) -> None:
    enters(duel, "_____ Bird Gets the Worm", "")
    assert duel.game.player(ALICE).life == 20


def test_bird_gains_life_for_each_vowel_once(duel: Duel) -> None:
    enters(duel, "_____ Bird Gets the Worm", "Brushwagg")
    assert duel.game.player(ALICE).life == 22


def test_o_saurus_gets_a_counter_for_each_vowel(duel: Duel) -> None:
    enters(duel, "_____-o-saurus", "Unassuming")
    assert duel.numbers("_____-o-saurus") == (6, 6)


def test_balls_of_fire_counts_a_letter_on_all_its_name_stickers(duel: Duel) -> None:
    duel.play("_____ Balls of Fire")
    duel.game.change(duel.find("_____ Balls of Fire").id, stickers=placed("Hot Dog", "art 1 of Urza's Dark Cannonball"))
    duel.resolve()
    duel.yes()
    duel.answer("Doom")
    duel.answer("1")
    duel.answer("Bob")
    duel.resolve()
    assert duel.game.player(BOB).life == 16


@pytest.mark.parametrize(("sticker", "treasures"), [("Dark", 1), ("art 2 of Urza's Dark Cannonball", 2)])
def test_airbrusher_makes_more_of_an_art_sticker(duel: Duel, sticker: str, treasures: int) -> None:
    duel.put("Goblin Airbrusher")
    enters(duel, "Minotaur de Force", sticker, "Goblin Airbrusher")
    duel.resolve()
    assert duel.tokens() == ["Treasure Token"] * treasures


@pytest.mark.parametrize(("sticker", "counters"), [("Dark", 0), ("art 2 of Urza's Dark Cannonball", 1)])
def test_wee_champion_keeps_what_an_art_sticker_brings(duel: Duel, sticker: str, counters: int) -> None:
    duel.put("Wee Champion")
    enters(duel, "Minotaur de Force", sticker, "Minotaur de Force")
    duel.resolve()
    assert (duel.numbers("Wee Champion"), duel.find("Wee Champion").counted("+1/+1")) == ((1, 2), counters)


def test_nothing_triggers_where_another_player_puts_the_sticker(duel: Duel) -> None:
    duel.put("Wee Champion", seat=BOB)
    enters(duel, "Minotaur de Force", "Dark")
    assert duel.stack() == []


def test_finishing_move_deals_damage_with_the_power_that_a_sticker_gives(duel: Duel) -> None:
    duel.put(creature("Bear Cub", 2, 2))
    duel.put(creature("Wall", 0, 8), seat=BOB)
    duel.put("Finishing Move", Zone.HAND)
    duel.mana("{G}{C}{C}")
    duel.cast("Finishing Move", "Bear Cub", "Wall")
    duel.resolve()
    duel.yes()
    duel.answer("4/2 of Cool Fluffy Loxodon")
    assert (duel.find("Wall").damage, tickets(duel)) == (4, 0)


def test_baaallerina_gives_flying_to_another_creature_with_a_name_sticker(duel: Duel) -> None:
    duel.put(creature("Bear Cub", 2, 2), stickers=placed("Dark"))
    duel.put(creature("Other Cub", 2, 2), stickers=placed("art 1 of Urza's Dark Cannonball"))
    duel.put("Baaallerina", stickers=placed("Happy"))
    duel.mana("{U}{C}{C}")
    duel.activate("Baaallerina", "Bear Cub")
    duel.resolve()
    assert duel.has("Bear Cub", "flying")
    for other in ("Other Cub", "Baaallerina"):
        duel.mana("{U}{C}{C}")
        with pytest.raises(IllegalAction):
            duel.activate("Baaallerina", other)


def test_prize_wall_gets_tickets(duel: Duel) -> None:
    duel.put("Prize Wall")
    duel.mana("{U}")
    duel.activate("Prize Wall", ability=1)
    duel.resolve()
    assert tickets(duel) == 1


def test_an_ability_sticker_on_a_creature_triggers_tusk_and_whiskers(duel: Duel) -> None:
    duel.put("Tusk and Whiskers")
    duel.put(creature("Bear Cub", 2, 2))
    duel.game.change_player(ALICE, counters=(("ticket", 1),))
    enters(duel, "Minotaur de Force", "ability 1 of Jetpack Death Seltzer", "Bear Cub")
    assert duel.stack() == ["sticker"]
    duel.resolve()
    assert duel.numbers("Bear Cub") == (3, 3)
    assert duel.has("Bear Cub", "trample")


def test_a_card_in_the_graveyard_returns_as_its_owner_puts_a_name_sticker_on_a_creature(duel: Duel) -> None:
    duel.put("A Good Day to Pie", Zone.GRAVEYARD)
    duel.put("A Good Day to Pie", Zone.GRAVEYARD, BOB, label="Bob's")
    duel.put("Unlawful Entry", Zone.GRAVEYARD)
    enters(duel, "Minotaur de Force", "Dark")
    assert duel.stack() == ["sticker"]
    duel.resolve()
    duel.yes()
    assert (duel.where("A Good Day to Pie"), duel.where("Unlawful Entry")) == ("hand", "graveyard")


def test_a_card_elsewhere_than_in_a_graveyard_waits_for_no_sticker(duel: Duel) -> None:
    duel.put("A Good Day to Pie", Zone.EXILE)
    enters(duel, "Minotaur de Force", "Dark")
    assert duel.stack() == []


def test_a_card_in_the_graveyard_asks_for_a_creature(duel: Duel) -> None:
    duel.put("A Good Day to Pie", Zone.GRAVEYARD)
    duel.put("Ticket Turbotubes")
    enters(duel, "Minotaur de Force", "Dark", "Ticket Turbotubes")
    assert duel.stack() == []


def test_park_bleater_puts_stickers_on_what_has_entered_this_turn(duel: Duel) -> None:
    duel.put("Park Bleater")
    duel.put(creature("Bear Cub", 2, 2), entered_on=0)
    duel.play("Grizzly Bears")
    assert duel.stack() == ["enters"]
    duel.resolve()
    assert tickets(duel) == 1
    duel.mana("{W}")
    duel.activate("Park Bleater")
    duel.resolve()
    duel.yes()
    duel.answer("Dark")
    duel.answer("0")
    assert [each.sticker.reference for each in duel.find("Grizzly Bears").stickers] == ["Dark"]


def test_tusk_and_whiskers_get_a_ticket_and_then_put_a_sticker(duel: Duel) -> None:
    duel.put("Tusk and Whiskers")
    duel.game.change_player(ALICE, counters=(("ticket", 1),))
    duel.mana("{G}{W}{C}{C}")
    duel.activate("Tusk and Whiskers")
    duel.resolve()
    duel.yes()
    duel.answer("ability 1 of Night Brushwagg Ringmaster")
    assert tickets(duel) == 0
    duel.resolve()
    assert duel.numbers("Tusk and Whiskers") == (5, 5)
