"""What the oracle is set up with, and what it says that it cannot be set up with."""

import pytest

from adapters.contract.messages import Activate, Attack, Board, CardRecord, Illegal, Ok, Pass, PlayerSetup, Unsupported
from adapters.engines.oracle import OracleEngine
from tests.engines.oracle.boards import card, do, playing


def test_what_was_chosen_to_be_something_as_it_entered_is_that() -> None:
    shown = playing(card("Primal Clay", chosen="2/2")).observe("").objects[0]
    assert (shown.power, shown.toughness, shown.keywords) == (2, 2, ("flying",))


@pytest.mark.parametrize("chosen", ["", "4/4"])
def test_what_would_be_chosen_to_be_something_is_not_set_up_without_that(chosen: str) -> None:
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    board = Board(players=players, objects=(card("Primal Clay", chosen=chosen),), active="Alice")
    assert isinstance(OracleEngine().setup(board), Unsupported)


def test_poison_counters_of_a_player_are_set_up_and_shown() -> None:
    engine = OracleEngine()
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob", poison=9, counters={"energy": 2}))
    assert engine.setup(Board(players=players, objects=(), active="Alice")) == Ok()
    assert [player.poison for player in engine.observe("").players] == [0, 9]
    assert [player.counters for player in engine.observe("").players] == [{}, {"energy": 2}]


def test_stickers_of_a_board_are_on_its_cards_in_their_order() -> None:
    sheets = ("Urza's Dark Cannonball", "Giant Mana Cake")
    told = [{"sticker": "Dark", "after": 1}, {"sticker": "Cake", "after": 1}, {"sticker": "1/5 of Urza's Dark Cannonball"}]
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=sheets), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", stickers=told), card("Hill Giant", "graveyard", stickers=[{"sticker": "Giant"}])),
        active="Alice",
    )
    engine = OracleEngine()
    assert engine.setup(board) == Ok()
    shown = {each.label: each for each in engine.observe("").objects}
    bears, giant = shown["Grizzly Bears"], shown["Hill Giant"]
    assert (bears.name, bears.power, bears.toughness, bears.face_down) == ("Grizzly Cake Dark Bears", 1, 5, False)
    assert set(bears.stickers) == {"Dark", "Cake", "1/5 of Urza's Dark Cannonball"}
    assert (giant.name, giant.stickers) == ("Giant Hill Giant", ("Giant",))


@pytest.mark.parametrize(
    ("sheet", "sticker", "what"),
    [("A B C", "", "the sticker sheet A B C"), ("Giant Mana Cake", "Dirk", "the sticker Dirk")],
)
def test_sheets_and_stickers_that_there_are_not_are_not_modelled(sheet: str, sticker: str, what: str) -> None:
    stickers = [{"sticker": sticker}] if sticker else []
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=(sheet,)), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", stickers=stickers),),
        active="Alice",
    )
    assert OracleEngine().setup(board) == Unsupported(what=what)


@pytest.mark.parametrize(
    ("first", "second", "what"),
    [
        ({"stickers": [{"sticker": "Cake"}]}, {}, "the sticker Cake on Grizzly Bears, of which Alice has no other"),
        ({"owner": "Bob", "stickers": [{"sticker": "Dark"}]}, {}, "the sticker Dark on Grizzly Bears, of which Bob has no other"),
        (
            {"stickers": [{"sticker": "Dark"}]},
            {"stickers": [{"sticker": "Dark"}]},
            "the sticker Dark on Hill Giant, of which Alice has no other",
        ),
        ({"zone": "hand", "stickers": [{"sticker": "Dark"}]}, {}, "a sticker on Grizzly Bears in a hand"),
        ({"zone": "library", "stickers": [{"sticker": "Dark"}]}, {}, "a sticker on Grizzly Bears in a library"),
        ({"stickers": [{"sticker": "Dark", "after": -1}]}, {}, "the sticker Dark after -1 words"),
    ],
)
def test_stickers_that_no_player_could_have_put_there_are_not_set_up(
    first: dict[str, object], second: dict[str, object], what: str
) -> None:
    board = Board(
        players=(PlayerSetup(name="Alice", sheets=("Urza's Dark Cannonball",)), PlayerSetup(name="Bob")),
        objects=(card("Grizzly Bears", **first), card("Hill Giant", **second)),  # type: ignore[arg-type]
        active="Alice",
    )
    assert OracleEngine().setup(board) == Unsupported(what=what)


def test_a_card_that_nobody_knows_cannot_be_set_up() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("No Such Card"),), active="Alice")
    answer = OracleEngine().setup(board)
    assert isinstance(answer, Unsupported)
    assert "No Such Card" in answer.what


def test_a_counter_whose_rules_are_not_modelled_cannot_be_set_up() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("Memnite", counters={"shield": 1}),), active="Alice")
    assert OracleEngine().setup(board) == Unsupported(what="a shield counter")


def test_a_board_of_which_it_is_not_known_what_its_permanents_have_cannot_be_set_up() -> None:
    board = Board(
        players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")),
        objects=(
            card("Archetype of Aggression"),
            card("Memnite", owner="Bob", counters={"trample over planeswalkers": 1}),
        ),
        active="Alice",
    )
    assert isinstance(OracleEngine().setup(board), Unsupported)


@pytest.mark.parametrize(("edition", "modelled"), [("2005-09-30", False), ("2005-10-01", True), ("2026-08-07", True)])
def test_the_rules_of_other_editions_are_played_as_far_back_as_convoke_goes(edition: str, modelled: bool) -> None:
    board = Board(players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")), objects=(), active="Alice", edition=edition)
    answer = OracleEngine().setup(board)
    assert answer == (Ok() if modelled else Unsupported(what="the rules of 2005-09-30"))


def test_rules_that_there_are_not_yet_cannot_be_played() -> None:
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(), active="Alice", edition="2026-08-08")
    assert OracleEngine().setup(board) == Unsupported(what="the rules of 2026-08-08")


def test_a_card_can_come_with_its_record() -> None:
    record = CardRecord(name="Some Bear", mana_cost="{1}{G}", type="Creature — Bear", text="Flash", power="4", toughness="5")
    engine = playing(card("Some Bear"), records=(record,))
    shown = next(shown for shown in engine.observe("").objects if shown.label == "Some Bear")
    assert (shown.power, shown.toughness, shown.keywords, shown.colors) == (4, 5, ("flash",), "G")


def test_a_record_that_is_not_understood_cannot_be_set_up() -> None:
    record = CardRecord(name="Some Bear", type="Creature — Bear", text="Do something nobody ever does.", power="4", toughness="5")
    board = Board(players=(PlayerSetup(name="Alice"),), objects=(card("Some Bear"),), active="Alice", records=(record,))
    assert isinstance(OracleEngine().setup(board), Unsupported)


def test_a_board_on_which_another_has_priority_as_attackers_are_declared_has_none() -> None:
    engine = playing(card("Grizzly Bears"), step="declare attackers", priority="Bob")
    assert isinstance(engine.act(Attack(player="Alice", attackers=(("Grizzly Bears", "Bob"),))), Illegal)


def test_of_which_expansion_a_card_is_has_to_be_said_under_the_rules_that_ask_for_its_symbol() -> None:
    sylex = card("Golgothian Sylex", printing="ATQ")
    here, there = Activate(player="Alice", source="Golgothian Sylex"), Pass(player="Alice")
    engine = playing(sylex, card("Ornithopter", owner="Bob", printing="3ED"), mana="{C}", edition="2013-07-12")
    view = do(engine, here, there, Pass(player="Bob"))
    assert [each.label for each in view.objects if each.zone == "battlefield"] == ["Ornithopter"]
    engine = playing(sylex, card("Ornithopter", owner="Bob"), mana="{C}", edition="2013-07-12")
    do(engine, here, there)
    assert engine.act(Pass(player="Bob")) == Unsupported(
        what="Ornithopter of which it is not said in which expansion it was printed"
    )
