"""Paying with what stands in the place of mana, as it is named, and as it is left to the engine."""

from typing import Any

import pytest

from adapters.contract.messages import Answer, CardRecord, ObjectSetup, Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

WURM, STOKE = "Siege Wurm", "Stoke the Flames"
BEARS, GIANTS = "Grizzly Bears", "Hill Giant"
CRUISE = "Treasure Cruise"

TINKERING = CardRecord(name="Tinkering", mana_cost="{2}{U}", type="Sorcery", text="Improvise\nDraw a card.")
TWO_WAYS = CardRecord(name="Two Ways", mana_cost="{2}{B/G}", type="Sorcery", text="Convoke\nDelve\nDraw a card.")


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def dead(count: int) -> list[ObjectSetup]:
    """Cards in Alice's graveyard, "Shock 1" and so on, from the oldest."""
    return [card(f"Shock {number}", "Alice", "graveyard", card="Shock") for number in range(1, count + 1)]


def tapped(game: PhaseGame) -> list[str]:
    return [each.label for each in game.view.objects if each.tapped]


def exiled(game: PhaseGame) -> list[str]:
    return [each.label for each in game.view.objects if each.zone == "exile"]


def stoke(game: PhaseGame, **payment: Any) -> Answer:
    return game.cast(STOKE, targets=("Bob",), **payment)


def refused(game: PhaseGame, answer: Answer, before: object) -> str:
    """The reason of a refusal after which the game is as it was."""
    assert game.view == before
    return game.refused(answer)


# ---- named


def test_the_named_creatures_are_tapped_each_for_what_it_pays(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(3, GIANTS), *lands(3, BEARS))
    pairs = ((f"{GIANTS} 2", "{R}"), (f"{BEARS} 1", "{1}"), (f"{GIANTS} 3", "{R}"), (f"{BEARS} 3", "{1}"))
    assert stoke(game, convoke=pairs) == Ok()
    assert set(tapped(game)) == {label for label, _symbol in pairs}
    assert game.stack == [STOKE]


def test_what_the_creatures_do_not_pay_is_paid_with_lands(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(1, GIANTS), *lands(3, BEARS), *lands(3, "Mountain"))
    assert stoke(game, convoke=((f"{BEARS} 2", "{1}"),)) == Ok()
    assert set(tapped(game)) == {f"{BEARS} 2", "Mountain 1", "Mountain 2", "Mountain 3"}


def test_named_lands_and_named_creatures_together(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(2, GIANTS), *lands(4, "Mountain"))
    assert stoke(game, convoke=((f"{GIANTS} 1", "{R}"),), tap=("Mountain 2", "Mountain 3", "Mountain 4")) == Ok()
    assert set(tapped(game)) == {f"{GIANTS} 1", "Mountain 2", "Mountain 3", "Mountain 4"}


def test_what_is_named_in_the_pool_is_spent_beside_the_creatures(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(2, GIANTS), mana="{W}{R}{G}{G}")
    assert stoke(game, convoke=((f"{GIANTS} 1", "{R}"), (f"{GIANTS} 2", "{1}")), mana="{R}{W}") == Ok()
    assert game.player().mana == "{G}{G}"
    assert tapped(game) == [f"{GIANTS} 1", f"{GIANTS} 2"]


def test_a_creature_that_is_free_to_pay_for_anything_pays_for_what_is_owed(game: PhaseGame) -> None:
    game.start(*hand("Conclave Phalanx"), card("Watchwolf"), *lands(4, "Mountain"))
    assert game.cast("Conclave Phalanx", convoke=(("Watchwolf", ""),)) == Ok()
    assert set(tapped(game)) == {"Watchwolf", "Mountain 1", "Mountain 2", "Mountain 3", "Mountain 4"}


def test_every_way_in_which_free_creatures_may_pay_is_tried(game: PhaseGame) -> None:
    record = CardRecord(name="Three Colors", mana_cost="{G}{G}{W}", type="Sorcery", text="Convoke\nDraw a card.")
    wolves = tuple((f"Watchwolf {number}", "") for number in (1, 2, 3))
    game.start(*hand("Three Colors"), *lands(3, "Watchwolf"), records=(record,))
    assert game.cast("Three Colors", convoke=wolves) == Ok()


@pytest.mark.parametrize(
    "pairs",
    [
        ((f"{BEARS} 1", "{R}"),),
        ((f"{GIANTS} 1", "{R}"), (f"{GIANTS} 1", "{R}")),
        (("Bob's Bears", "{1}"),),
        (("Tired Giant", "{R}"),),
        (("Nobody", "{1}"),),
        (("Mountain 1", "{1}"),),
        ((f"{GIANTS} 1", "{G}"),),
        ((f"{BEARS} 1", "{G}"),),
    ],
)
def test_a_creature_that_cannot_pay_so_is_refused_with_nothing_changed(
    game: PhaseGame, pairs: tuple[tuple[str, str], ...]
) -> None:
    others = (card("Bob's Bears", "Bob", card=BEARS), card("Tired Giant", card=GIANTS, tapped=True))
    game.start(*hand(STOKE), *lands(2, GIANTS), *lands(2, BEARS), *lands(4, "Mountain"), *others)
    before = game.view
    assert refused(game, stoke(game, convoke=pairs), before)


@pytest.mark.parametrize("symbol", ["{1}", ""])
def test_one_creature_too_many_is_refused_though_the_engine_would_give_one_back(game: PhaseGame, symbol: str) -> None:
    game.start(*hand(STOKE), *lands(5, GIANTS))
    before = game.view
    pairs = (*((f"{GIANTS} {number}", "{R}" if number < 3 else "{1}") for number in range(1, 5)), (f"{GIANTS} 5", symbol))
    assert refused(game, stoke(game, convoke=pairs), before).startswith("the engine does not need for convoke: Hill Giant")


def test_a_creature_for_a_color_that_the_cost_does_not_ask_for_is_refused(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(4, GIANTS))
    before = game.view
    pairs = tuple((f"{GIANTS} {number}", "{R}") for number in range(1, 5))
    assert (
        refused(game, stoke(game, convoke=pairs), before)
        == "the cost asks for no mana of the color that Hill Giant 3 is to pay for"
    )


def test_named_creatures_that_do_not_pay_it_all_are_refused(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(4, GIANTS))
    before = game.view
    assert "Cannot pay" in refused(game, stoke(game, convoke=((f"{GIANTS} 1", "{R}"),)), before)


def test_a_spell_without_convoke_takes_no_creature(game: PhaseGame) -> None:
    game.start(*hand("Shock"), *lands(1, GIANTS), *lands(1, "Mountain"))
    before = game.view
    assert refused(game, game.cast("Shock", targets=("Bob",), convoke=((f"{GIANTS} 1", "{R}"),)), before)


def test_convoking_for_colorless_mana_cannot_be_told(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(4, GIANTS))
    answer = stoke(game, convoke=((f"{GIANTS} 1", "{C}"),))
    assert answer == Unsupported(what="that a creature convokes for {C}")


def test_artifacts_are_tapped_for_improvise(game: PhaseGame) -> None:
    game.start(*hand("Tinkering"), *lands(2, "Ornithopter"), *lands(2, "Sol Ring"), *lands(1), records=(TINKERING,))
    assert game.cast("Tinkering", improvise=("Sol Ring 2", "Ornithopter 1")) == Ok()
    assert set(tapped(game)) == {"Sol Ring 2", "Ornithopter 1", "Island 1"}


def test_improvise_is_no_convoke(game: PhaseGame) -> None:
    game.start(*hand("Tinkering", STOKE), *lands(4, "Ornithopter"), *lands(2), *lands(2, "Mountain"), records=(TINKERING,))
    before = game.view
    answer = game.cast("Tinkering", convoke=(("Ornithopter 1", "{1}"),))
    assert refused(game, answer, before) == "the engine takes Ornithopter 1 for improvise, not for convoke"
    answer = stoke(game, improvise=("Ornithopter 1", "Ornithopter 2"))
    assert refused(game, answer, before) == "the engine takes Ornithopter 1 for convoke, not for improvise"


def test_cards_are_exiled_to_delve(game: PhaseGame) -> None:
    game.start(*hand(CRUISE), *dead(6), *lands(6))
    assert game.cast(CRUISE, delve=("Shock 2", "Shock 5", "Shock 6")) == Ok()
    assert exiled(game) == ["Shock 2", "Shock 5", "Shock 6"]
    assert len(tapped(game)) == 5


def test_more_cards_than_there_is_generic_mana_are_refused(game: PhaseGame) -> None:
    game.start(*hand(CRUISE), *dead(9), *lands(2))
    before = game.view
    answer = game.cast(CRUISE, delve=tuple(f"Shock {number}" for number in range(1, 9)))
    assert refused(game, answer, before).startswith("the engine does not need for delve: Shock")


def test_convoking_and_delving_for_one_spell(game: PhaseGame) -> None:
    game.start(*hand("Two Ways"), *dead(3), *lands(2, BEARS), records=(TWO_WAYS,))
    assert game.cast("Two Ways", convoke=((f"{BEARS} 2", "{G}"),), delve=("Shock 1", "Shock 3")) == Ok()
    assert (tapped(game), exiled(game)) == ([f"{BEARS} 2"], ["Shock 1", "Shock 3"])


def test_what_is_named_of_one_kind_leaves_the_other_to_the_engine(game: PhaseGame) -> None:
    game.start(*hand("Two Ways"), *dead(2), *lands(2, BEARS), records=(TWO_WAYS,))
    assert game.cast("Two Ways", convoke=((f"{BEARS} 2", "{G}"),)) == Ok()
    assert (tapped(game), len(exiled(game))) == ([f"{BEARS} 2"], 2)


# ---- left to the engine


def test_lands_pay_alone_if_they_can(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(4, GIANTS), *lands(4, "Mountain"))
    assert stoke(game) == Ok()
    assert tapped(game) == [f"Mountain {number}" for number in range(1, 5)]


@pytest.mark.parametrize("mountains", [0, 1, 2, 3])
def test_creatures_pay_what_lands_do_not(game: PhaseGame, mountains: int) -> None:
    game.start(*hand(STOKE), *lands(2, BEARS), *lands(2, GIANTS), *lands(mountains, "Mountain"))
    assert stoke(game) == Ok()
    assert len(tapped(game)) == 4


def test_the_colors_of_creatures_are_used_where_they_are_needed(game: PhaseGame) -> None:
    record = CardRecord(name="Three Colors", mana_cost="{W}{G}{G}", type="Sorcery", text="Convoke\nDraw a card.")
    game.start(*hand("Three Colors"), *lands(2, "Watchwolf"), *lands(1, "Plains"), records=(record,))
    assert game.cast("Three Colors") == Ok()


def test_what_creatures_cannot_pay_either_is_refused_with_nothing_changed(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(3, BEARS), *lands(1, GIANTS))
    before = game.view
    assert "Cannot pay" in refused(game, stoke(game), before)


def test_a_creature_whose_mana_is_needed_is_kept_for_it(game: PhaseGame) -> None:
    game.start(
        *hand("Ledev Guardian"), card("Birds of Paradise"), card("Llanowar Elves"), *lands(1, BEARS), *lands(1, "Mountain")
    )
    assert game.cast("Ledev Guardian") == Ok()
    assert len(tapped(game)) == 4


def test_mana_that_is_announced_for_a_symbol_is_paid_by_creatures_too(game: PhaseGame) -> None:
    record = CardRecord(
        name="Oily Cat", mana_cost="{1}{W/P}", type="Artifact Creature — Cat", text="Convoke", power="2", toughness="2"
    )
    for announced, life in ((("{W}",), 20), (("2 life",), 18)):
        game.start(*hand("Oily Cat"), *lands(2, "Savannah Lions"), records=(record,))
        assert game.cast("Oily Cat", announced=announced) == Ok()
        assert game.player().life == life


def test_life_is_not_taken_for_the_mana_that_a_named_creature_pays_for(game: PhaseGame) -> None:
    """Under K'rrik life may pay for each {B}. For the engine the creature would then pay for generic mana instead."""
    krrik, vampire = card("K'rrik, Son of Yawgmoth", tapped=True), card("Bloodthrone Vampire")
    for pool, symbol, life in (("{C}{C}", "{B}", None), ("{C}{C}{C}", "{B}", 20), ("{C}{C}", "{1}", 18)):
        game.start(*hand("Vote Out"), krrik, vampire, card(GIANTS, "Bob"), mana=pool)
        before = game.view
        answer = game.cast("Vote Out", targets=(GIANTS,), convoke=(("Bloodthrone Vampire", symbol),))
        assert (answer == Ok(), game.player().life) == (life is not None, life or 20)
        assert life or game.view == before


def test_named_lands_alone_pay_with_creatures_that_are_left_to_the_engine(game: PhaseGame) -> None:
    game.start(*hand(STOKE), *lands(3, GIANTS), *lands(4, "Mountain"))
    assert stoke(game, tap=("Mountain 4",)) == Ok()
    assert {label for label in tapped(game) if label.startswith("Mountain")} == {"Mountain 4"}


def test_cards_are_delved_where_lands_do_not_pay(game: PhaseGame) -> None:
    game.start(*hand(CRUISE), *dead(7), *lands(3))
    assert game.cast(CRUISE) == Ok()
    assert len(exiled(game)) + len(tapped(game)) == 8


def test_artifacts_improvise_where_lands_do_not_pay(game: PhaseGame) -> None:
    game.start(*hand("Tinkering"), *lands(2, "Ornithopter"), *lands(1), records=(TINKERING,))
    assert game.cast("Tinkering") == Ok()
    assert set(tapped(game)) == {"Ornithopter 1", "Ornithopter 2", "Island 1"}


def test_a_cost_with_x_is_convoked(game: PhaseGame) -> None:
    game.start(*hand("Chord of Calling"), *lands(3, BEARS), *lands(2, GIANTS))
    assert game.cast("Chord of Calling", x=2) == Ok()
    assert len(tapped(game)) == 5


# ---- what the engine does wrong shows


@pytest.mark.parametrize("symbols", [("{G}", "{1}"), ("", "")])
def test_a_creature_that_convokes_and_is_sacrificed_for_mana_shows_whatever_the_order(
    game: PhaseGame, symbols: tuple[str, str]
) -> None:
    """By the rules mana abilities come first (601.2g); the engine takes it the other way round, so the message is not refused."""
    game.start(*hand(WURM), card("Ashnod's Altar"), *lands(6, BEARS))
    pairs = tuple((f"{BEARS} {number}", symbols[number > 2]) for number in range(1, 7))
    assert game.cast(WURM, convoke=pairs, tap=("Ashnod's Altar",), sacrifice=(f"{BEARS} 1",)) == Ok()
    assert game.zone(f"{BEARS} 1") == "graveyard"


def test_a_creature_that_makes_mana_does_not_convoke_in_either_order(game: PhaseGame) -> None:
    game.start(*hand(WURM), card("Llanowar Elves"), *lands(5, GIANTS))
    before = game.view
    pairs = (("Llanowar Elves", "{G}"), *((f"{GIANTS} {number}", "{1}") for number in range(1, 6)))
    assert refused(game, game.cast(WURM, convoke=pairs, tap=("Llanowar Elves",)), before)


def test_a_creature_sacrificed_for_mana_and_others_that_convoke(game: PhaseGame) -> None:
    game.start(*hand(WURM), card("Ashnod's Altar"), *lands(6, BEARS))
    pairs = tuple((f"{BEARS} {number}", "{G}" if number < 4 else "{1}") for number in range(2, 7))
    assert game.cast(WURM, convoke=pairs, tap=("Ashnod's Altar",), sacrifice=(f"{BEARS} 1",)) == Ok()
    assert game.zone(f"{BEARS} 1") == "graveyard"


def test_several_creatures_sacrificed_to_one_source(game: PhaseGame) -> None:
    game.start(*hand(WURM), card("Ashnod's Altar"), *lands(2, BEARS), *lands(2, GIANTS), *lands(1, "Forest"))
    sacrificed = (f"{GIANTS} 1", f"{GIANTS} 2")
    assert game.cast(WURM, tap=("Ashnod's Altar", "Forest 1"), sacrifice=sacrificed) == Ok()
    assert [game.zone(each) for each in sacrificed] == ["graveyard", "graveyard"]
