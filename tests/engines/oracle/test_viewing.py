"""What the oracle shows of a game: under the references and in the words of the contract."""

from dataclasses import replace

import pytest

from adapters.contract.messages import Activate, Cast
from adapters.engines.oracle import OracleEngine
from adapters.engines.oracle.names import Names
from adapters.suite.running.forms import misspelt
from oracle import cards
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.objects import Kind
from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import sticker
from tests.engines.oracle.boards import card, do, passes, playing


def test_every_built_in_card_is_shown_as_the_contract_writes_it() -> None:
    names = [name for name in cards.names() if cards.find(name).part is None]
    assert next(misspelt(playing(*(card(name, "hand") for name in names)).observe("")), "") == ""


def test_the_view_shows_what_was_set_up() -> None:
    engine = playing(
        card("Mulldrifter", owner="Bob", controller="Alice", tapped=True, counters={"+1/+1": 1}, damage=1), step="upkeep"
    )
    view = engine.observe("")
    shown = next(shown for shown in view.objects if shown.label == "Mulldrifter")
    assert (view.active, view.step, view.priority, view.stack, view.decision) == ("Alice", "upkeep", "Alice", (), None)
    assert (shown.owner, shown.controller, shown.tapped, shown.counters, shown.damage) == ("Bob", "Alice", True, {"+1/+1": 1}, 1)
    assert (shown.power, shown.toughness, shown.mana_value, shown.colors) == (3, 3, 5, "U")
    assert (shown.types, shown.subtypes, shown.keywords) == (("Creature",), ("Elemental",), ("evoke", "flying"))


def test_what_has_every_creature_type_is_shown_with_them_all() -> None:
    shown = playing(card("Avian Changeling"), card("Grizzly Bears")).observe("").objects
    changeling, bears = (next(each for each in shown if each.label == label) for label in ("Avian Changeling", "Grizzly Bears"))
    assert set(changeling.subtypes) == set(CREATURE_TYPES)
    assert bears.subtypes == ("Bear",)


def test_keywords_are_told_in_lower_case() -> None:
    engine = playing(card("Gale, Waterdeep Prodigy"))
    shown = next(shown for shown in engine.observe("").objects if shown.label == "Gale, Waterdeep Prodigy")
    assert shown.keywords == ("choose a background",)


def test_a_player_sees_no_hidden_card_of_another() -> None:
    engine = playing(card("Shock", "hand"), card("Murder", "hand", "Bob"), card("Island"))
    assert {shown.label for shown in engine.observe("Bob").objects} == {"Murder", "Island"}
    assert len(engine.observe("").objects) == 5
    alice = engine.observe("Bob").players[0]
    assert (alice.hand, alice.library) == (1, 1)


def test_equal_abilities_are_numbered_from_the_oldest() -> None:
    engine = playing(card("Soul Warden"), card("Panharmonicon"), card("Memnite", "hand"))
    do(engine, Cast(player="Alice", card="Memnite"))
    view = passes(engine, 2)
    reference = "the enters ability of Soul Warden"
    assert [entry.reference for entry in view.stack] == [f"{reference} (2)", reference]


def test_tokens_are_named_by_name_and_controller() -> None:
    engine = playing(
        card("Wavesifter", "hand"), card("Wastes", label="Wastes 1"), card("Wastes", label="Wastes 2"), mana="{G}{U}{C}{C}{C}"
    )
    do(engine, Cast(player="Alice", card="Wavesifter"))
    view = passes(engine, 4)
    assert [(shown.name, shown.label) for shown in view.objects if shown.token] == [("Clue Token", "")] * 2
    second = "the Clue Token token of Alice (2)"
    view = do(engine, Activate(player="Alice", source=second))
    assert len([shown for shown in view.objects if shown.token]) == 1
    assert [entry.reference for entry in view.stack] == ["the activated ability of the Clue Token token of Alice"]


def test_a_token_is_called_by_the_name_that_it_has_now() -> None:
    engine = playing(card("Wavesifter", "hand"), mana="{G}{U}{C}{C}{C}")
    do(engine, Cast(player="Alice", card="Wavesifter"))
    passes(engine, 4)
    assert engine.game is not None
    state = engine.game.state
    of, clue = next((of, found) for of, found in state.objects.items() if found.kind is Kind.TOKEN)
    dark = Placed(sticker("Dark"), timestamp=state.clock)
    state = replace(state, objects={**state.objects, of: clue.changed(stickers=(dark,))})

    assert Names(state).of(of) == "the Dark Clue Token token of Alice"
    gone = replace(state, objects={each: found for each, found in state.objects.items() if each != of}, gone={of: clue})
    assert Names(gone).of(of) == "the Clue Token token of Alice"


def test_any_number_of_counters_of_a_keyword_can_be_shown() -> None:
    engine = playing(card("Grizzly Bears", counters={"flying": 999_999_999}))
    shown = next(each for each in engine.observe("").objects if each.label == "Grizzly Bears")
    assert (shown.counters, shown.keywords) == ({"flying": 999_999_999}, ("flying",))


def test_targets_are_shown_by_reference() -> None:
    engine = playing(card("Shock", "hand"), mana="{R}")
    view = do(engine, Cast(player="Alice", card="Shock", targets=("Bob",)))
    assert [(entry.reference, entry.controller, entry.targets) for entry in view.stack] == [("Shock", "Alice", ("Bob",))]


def test_a_revealed_top_card_is_seen_by_everyone() -> None:
    engine = playing(card("Shock", "library"), card("Garruk's Horde"))
    assert [shown.label for shown in engine.observe("Bob").objects if shown.zone == "library"] == ["Shock"]
    assert len([shown for shown in engine.observe("").objects if shown.zone == "library"]) == 3


def test_nothing_can_be_seen_before_a_game_is_set_up_nor_once_the_engine_has_ended() -> None:
    ended = playing()
    ended.bye()
    for engine in (OracleEngine(), ended):
        with pytest.raises(RuntimeError):
            engine.observe("")
