from typing import Any

import pytest

from adapters.contract.messages import CardRecord, Ok, Unsupported, ZoneName
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def test_says_who_it_is(game: PhaseGame) -> None:
    hello = game.engine.hello(1)
    assert (hello.name, hello.language, hello.homepage) == ("phase", "Rust", "https://github.com/phase-rs/phase")
    assert hello.version
    assert "editions" not in hello.capabilities


def test_permanents_stand_as_asked(game: PhaseGame) -> None:
    sick = card("Grizzly Bears", "Bob", controller="Alice", tapped=True, sick=True, damage=1, counters={"+1/+1": 2})
    assert game.start(sick, card("Aether Vial", counters={"charge": 5})) == Ok()
    bears = game.object("Grizzly Bears")
    assert (bears.owner, bears.controller, bears.tapped, bears.damage) == ("Bob", "Alice", True, 1)
    assert (bears.power, bears.toughness, bears.counters) == (4, 4, {"+1/+1": 2})
    assert game.object("Aether Vial").counters == {"charge": 5}


def test_players_bear_poison_counters(game: PhaseGame) -> None:
    assert game.start(poison={"Bob": 9}, counters={"Bob": {"energy": 2, "rad": 1}}) == Ok()
    assert [game.player(name).poison for name in ("Alice", "Bob")] == [0, 9]
    assert [game.player(name).counters for name in ("Alice", "Bob")] == [{}, {"energy": 2, "rad": 1}]


def test_permanents_bear_loyalty_and_defense_counters(game: PhaseGame) -> None:
    teferi = card("Teferi, Time Raveler", counters={"loyalty": 2})
    assert game.start(teferi, card("Invasion of Dominaria", counters={"defense": 4})) == Ok()
    assert game.object("Teferi, Time Raveler").counters == {"loyalty": 2}
    assert game.object("Invasion of Dominaria").counters == {"defense": 4}


def test_a_battle_enters_with_the_defense_of_its_record(game: PhaseGame) -> None:
    siege = CardRecord(name="Siege", mana_cost="{1}", type="Battle — Siege", text="", defense="3")
    game.start(*hand("Siege"), mana="{C}", records=(siege,))
    game.cast("Siege")
    game.resolve()
    assert game.answer("Bob") == Ok()
    assert game.object("Siege").counters == {"defense": 3}


def test_the_order_of_libraries_and_graveyards_is_kept(game: PhaseGame) -> None:
    piles = [card("Shock", zone="library"), card("Murder", zone="library"), card("Clone", zone="graveyard")]
    game.start(*piles, card("Mulldrifter", zone="graveyard"))
    assert [game.object(label).place for label in ("Shock", "Murder", "Alice's card 1")] == [0, 1, 2]
    assert [game.object(label).place for label in ("Mulldrifter", "Clone")] == [0, 1]


def test_mana_step_and_turn(game: PhaseGame) -> None:
    assert game.start(*hand("Mulldrifter"), mana="{C}{U}{W}", active="Bob", step="upkeep", priority="Alice") == Ok()
    view = game.view
    assert (view.active, view.step, view.priority) == ("Bob", "upkeep", "Alice")
    assert game.player().mana == "{W}{U}{C}"


def test_a_name_that_was_chosen_counts(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), card("Meddling Mage", "Bob", chosen="Mulldrifter"), mana="{U}{U}{U}{U}{U}")
    assert game.refused(game.cast("Mulldrifter"))


def test_three_players(game: PhaseGame) -> None:
    assert game.start(card("Grizzly Bears", "Carol"), players=("Alice", "Bob", "Carol")) == Ok()
    assert [player.name for player in game.view.players] == ["Alice", "Bob", "Carol"]
    assert game.object("Grizzly Bears").controller == "Carol"


def test_a_commander_pays_its_tax(game: PhaseGame) -> None:
    game.start(card("Grizzly Bears", zone="command", commander=True, casts=1), mana="{G}{G}{G}{G}")
    assert game.cast("Grizzly Bears", zone="command") == Ok()
    assert game.player().mana == ""


def test_an_invented_card_plays_by_its_text(game: PhaseGame) -> None:
    record = CardRecord(name="Reading Room", mana_cost="{2}", type="Artifact", text="When this artifact enters, draw a card.")
    assert game.start(*hand("Reading Room"), mana="{C}{C}", records=(record,)) == Ok()
    game.cast("Reading Room")
    game.resolve()
    game.resolve()
    assert game.player().drawn == 1


def test_a_card_that_is_not_understood_whole_is_named(game: PhaseGame) -> None:
    answer = game.start(card("Confusion in the Ranks"))
    assert isinstance(answer, Unsupported)
    assert answer.what.startswith("the card Confusion in the Ranks, of which the engine does not understand triggered ability 1")


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"randomness": ("heads",)}, "random"),
        ({"edition": "2016-11-11"}, "2016-11-11"),
        ({"step": "declare blockers"}, "declare blockers"),
        ({"sheets": ("Urza's Dark Cannonball",)}, "stickers"),
    ],
)
def test_what_it_cannot_be_told_is_named(game: PhaseGame, more: dict[str, Any], what: str) -> None:
    answer = game.start(*lands(1), **more)
    assert isinstance(answer, Unsupported)
    assert what in answer.what


def test_unknown_cards_tokens_and_spells_in_the_set_up_are_named(game: PhaseGame) -> None:
    for wrong in (card("No Such Card"), card("Memnite", token=True), card("Shock", zone="stack")):
        answer = game.start(wrong)
        assert isinstance(answer, Unsupported)
        assert wrong.label in answer.what


def test_counters_lie_on_cards_of_every_public_zone(game: PhaseGame) -> None:
    zones: tuple[ZoneName, ...] = ("battlefield", "graveyard", "exile", "command")
    cards = [card(f"Memnite {zone}", zone=zone, card="Memnite", counters={"flying": 1}) for zone in zones]

    assert game.start(*cards) == Ok()
    assert [game.object(each.label).counters for each in cards] == [{"flying": 1}] * 4


def test_what_is_turned_face_down_is_shown_so(game: PhaseGame) -> None:
    record = CardRecord(name="Turning Over", mana_cost="{U}", type="Instant", text="Turn target creature face down.")
    game.start(card("Grizzly Bears"), card("Memnite"), *hand("Turning Over"), mana="{U}", records=(record,))
    game.cast("Turning Over", targets=("Grizzly Bears",))
    game.resolve()

    bears = game.object("Grizzly Bears")
    assert (bears.face_down, bears.name, bears.subtypes, bears.power) == (True, "", (), 2)
    assert not game.object("Memnite").face_down


def test_a_new_set_up_forgets_the_game_before(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), mana="{U}{U}{U}")
    game.cast("Mulldrifter", alternative="evoke")
    game.start(*hand("Clone"))
    assert game.stack == []
    assert {each.label for each in game.view.objects if each.zone == "hand"} == {"Clone"}


def test_without_a_game_there_is_nothing_to_see(game: PhaseGame) -> None:
    with pytest.raises(RuntimeError):
        game.engine.observe("")


def test_a_viewer_sees_no_hidden_cards_of_others(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *hand("Clone", owner="Bob"))
    shown = {each.label for each in game.engine.observe("Alice").objects}
    assert "Mulldrifter" in shown
    assert not shown & {"Clone", "Alice's card 1", "Bob's card 1"}
    assert [player.hand for player in game.engine.observe("Alice").players] == [1, 1]
