from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import StickerSetup
from adapters.contract.view import StackView, View
from adapters.suite.running.as_told import misplaced
from adapters.suite.running.board import board
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from tests.suite.fake_engines import Scripted, moved, shown
from tests.suite.running.test_board import scenario

SCENARIO = scenario(
    "Alice controls Bob's Ox; Rock",
    "Alice has Shock in her hand",
    "Alice has Elk; Cat on top of her library",
    "Alice has Pig; Hen; Fox in her graveyard",
    "Ox starts tapped",
    "Rock starts with 2 charge counters",
    "Bob has the sticker sheet Urza's Dark Cannonball",
    "Rock starts with the sticker Dark after 1 word",
    "Rock starts with the sticker 1/5 of Urza's Dark Cannonball",
    "Alice has {U}{C} to spend",
    "Alice is at 20 life",
)
BOARD = board(SCENARIO)
VIEW = shown(BOARD)


def card(label: str, **facts: Any) -> View:
    return replace(VIEW, objects=tuple(replace(o, **facts) if o.label == label else o for o in VIEW.objects))


def piled(*labels: str) -> View:
    """The board with these cards lying so, the first of them on top."""
    places = {label: place for place, label in enumerate(labels)}
    return replace(VIEW, objects=tuple(replace(o, place=places.get(o.label, o.place)) for o in VIEW.objects))


LIBRARY = ("Elk", "Cat", *(f"Alice's library card {number}" for number in range(1, 11)))


def player(**facts: Any) -> View:
    return replace(VIEW, players=(replace(VIEW.players[0], **facts), VIEW.players[1]))


DIFFERENT = {
    "Bob, not Alice": replace(VIEW, active="Bob"),
    "the step is upkeep": replace(VIEW, step="upkeep"),
    "the player with priority is Bob": replace(VIEW, priority="Bob"),
    "the player with priority is nothing": replace(VIEW, priority=""),
    "whether the game is over is true": replace(VIEW, over=True),
    "the number of objects is": replace(VIEW, objects=(*VIEW.objects, replace(VIEW.objects[0], label="", token=True))),
    "Alice's life total is 19, not 20": player(life=19),
    "poison counters is 1": player(poison=1),
    "what counters Alice has is 2 energy, not nothing": player(counters={"energy": 2}),
    "Alice's mana pool is nothing, not C; U": player(mana=""),
    "Alice's mana pool is W, not C; U": player(mana="{W}"),
    "whether Ox is among `objects` is false, not true": replace(VIEW, objects=VIEW.objects[1:]),
    "whether Alice has lost is true": player(lost=True),
    "has drawn is 1": player(drawn=1),
    "the zone of Shock is graveyard, not hand": moved("Shock", "graveyard")(VIEW),
    "the owner of Ox is Alice": card("Ox", owner="Alice"),
    "the controller of Ox is Bob": card("Ox", controller="Bob"),
    "the name of Shock is Fog, not Shock": card("Shock", name="Fog"),
    "whether Ox is tapped is false": card("Ox", tapped=False),
    "whether Rock is tapped is true": card("Rock", tapped=True),
    "what is on Rock is 1 charge, not 2 charge": card("Rock", counters={"charge": 1}),
    "what is on Ox is 1 charge, not nothing": card("Ox", counters={"charge": 1}),
    "what stickers are on Rock is nothing, not 1/5 of Urza's Dark Cannonball; Dark": card("Rock", stickers=()),
    "what stickers are on Ox is Dark, not nothing": card("Ox", stickers=("Dark",)),
    "the name of Rock is Rock, not Rock Dark": card("Rock", name="Rock"),
    "whether Ox is face down is true": card("Ox", face_down=True),
    "the damage on Ox is 1": card("Ox", damage=1),
    "what Ox is attached to is Rock": card("Ox", attached_to="Rock"),
    "what Ox is attacking is Bob": card("Ox", attacking="Bob"),
    "what Rock is blocking is Ox; Elk, not nothing": card("Rock", blocking=("Ox", "Elk")),
    "whether Rock is phased out is true": card("Rock", phased_out=True),
    "the card at place 0 of Alice's library, counted from the top, is Cat, not Elk": piled("Cat", "Elk"),
    "the card at place 3 of Alice's library, counted from the top, is Alice's library card 5, not Alice's library card 2": piled(
        *LIBRARY[:3], *LIBRARY[:2:-1]
    ),
    "Alice's library is the wrong way round: the card on top, at place 0, is Alice's library card 5, not Elk": piled(
        *LIBRARY[::-1]
    ),
    "Alice's graveyard is the wrong way round: the card on top, at place 0, is Pig, not Fox": piled("Pig", "Hen", "Fox"),
    "the card at place 1 of Alice's graveyard, counted from the top, is Pig, not Hen": piled("Fox", "Pig", "Hen"),
}


@pytest.mark.parametrize(("what", "view"), DIFFERENT.items())
def test_what_does_not_stand_as_it_was_told_is_named(what: str, view: View) -> None:
    assert what in misplaced(BOARD, view)


def test_what_stands_as_it_was_told_may_be_shown_in_several_ways() -> None:
    for view in (
        VIEW,
        player(drawn=None),
        card("Rock", counters={"charge": 2, "void": 0}),
        card("Rock", stickers=("1/5 of Urza's Dark Cannonball", "Dark")),
        card("Shock", controller="Bob", tapped=True),
        replace(VIEW, objects=VIEW.objects[::-1]),
    ):
        assert misplaced(BOARD, view) == ""


def test_a_card_of_two_faces_is_its_front_face() -> None:
    board = replace(BOARD, objects=(replace(BOARD.objects[0], card="Ox // Steer"), *BOARD.objects[1:]))

    assert misplaced(board, VIEW) == ""
    assert misplaced(board, card("Ox", name="Ox // Steer")) == ""
    assert "the name of Ox" in misplaced(board, card("Ox", name="Steer"))


def test_a_name_has_the_words_of_all_stickers_each_after_those_that_stood_before_it() -> None:
    dark, hot_dog, size = (StickerSetup(sticker=each, after=1) for each in ("Dark", "Hot Dog", "1/5 of Urza's Dark Cannonball"))
    cub = replace(BOARD.objects[0], card="Bear Cub // Bear", stickers=(dark, size, hot_dog))
    board = replace(BOARD, objects=(cub, *BOARD.objects[1:]))

    def named(name: str) -> str:
        return misplaced(board, card("Ox", name=name, stickers=("Dark", "Hot Dog", "1/5 of Urza's Dark Cannonball")))

    assert (named("Bear Hot Dog Dark Cub"), named("Bear Hot Dog Dark Cub // Bear")) == ("", "")
    assert "the name of Ox is Bear Dark Hot Dog Cub, not Bear Hot Dog Dark Cub // Bear" in named("Bear Dark Hot Dog Cub")


def test_an_engine_that_sets_up_less_than_it_was_told_is_in_error() -> None:
    class Forgetful(Scripted):
        def observe(self, viewer: str) -> View:
            return replace(super().observe(viewer), players=player(mana="").players)

    verdict = run(SCENARIO, Guarded(Forgetful()), "fake")

    assert (verdict.outcome, verdict.reason) == (
        "error",
        "it said that the board was set up, but Alice's mana pool is nothing, not C; U",
    )


def test_a_stack_that_was_not_told_is_named() -> None:
    view = replace(VIEW, stack=(StackView(reference="the enters ability of Ox", controller="Alice"),))

    assert "the stack is the enters ability of Ox, not nothing" in misplaced(BOARD, view)
