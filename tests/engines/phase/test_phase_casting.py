import pytest

from adapters.contract.messages import Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def test_evoking_taps_what_the_evoke_cost_takes(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(5))
    assert game.cast("Mulldrifter", alternative="evoke") == Ok()
    assert game.stack == ["Mulldrifter"]
    assert sum(game.object(f"Island {number}").tapped for number in range(1, 6)) == 3


def test_named_lands_are_tapped_and_no_others(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(5))
    assert game.cast("Mulldrifter", alternative="evoke", tap=("Island 2", "Island 4", "Island 5")) == Ok()
    assert [game.object(f"Island {number}").tapped for number in range(1, 6)] == [False, True, False, True, True]
    assert game.player().mana == ""


def test_more_named_lands_than_needed_leave_mana(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(4))
    game.cast("Mulldrifter", alternative="evoke", tap=("Island 1", "Island 2", "Island 3", "Island 4"))
    assert game.player().mana == "{U}"


def test_fewer_named_lands_than_needed_are_refused_with_nothing_changed(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(4))
    before = game.view
    assert game.refused(game.cast("Mulldrifter", alternative="evoke", tap=("Island 1", "Island 2")))
    assert game.view == before


def test_the_mana_that_is_named_is_spent(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), mana="{U}{U}{U}{R}{R}")
    assert game.cast("Mulldrifter", alternative="evoke", mana="{U}{R}{R}") == Ok()
    assert game.player().mana == "{U}{U}"


def test_the_mana_that_is_named_is_made_for_it(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(2), *lands(2, "Forest"), mana="{R}{C}")
    assert game.cast("Mulldrifter", alternative="evoke", mana="{U}{R}{C}") == Ok()
    assert (game.player().mana, sum(each.tapped for each in game.view.objects)) == ("", 1)


def test_more_mana_made_than_is_named_stays(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(2), *lands(1, "Forest"), mana="{C}{R}")
    sources = ("Island 1", "Island 2", "Forest 1")
    assert game.cast("Mulldrifter", alternative="evoke", tap=sources, mana="{U}{G}{C}") == Ok()
    assert game.player().mana == "{U}{R}"


@pytest.mark.parametrize("mana", ["{R}{R}{R}", "{U}{G}{G}", "{U}{U}{U}{R}"])
def test_mana_that_does_not_pay_is_refused(game: PhaseGame, mana: str) -> None:
    game.start(*hand("Mulldrifter"), mana="{U}{U}{U}{R}{R}{R}")
    before = game.view
    assert game.refused(game.cast("Mulldrifter", alternative="evoke", mana=mana))
    assert game.view == before


def test_a_cost_that_is_not_offered_is_refused_though_the_engine_would_cast_for_another(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter", "Grizzly Bears"), mana="{U}{U}{G}{G}")
    before = game.view
    assert game.refused(game.cast("Grizzly Bears", alternative="evoke"))
    assert game.refused(game.cast("Mulldrifter"))
    assert game.view == before


def test_casting_without_evoke_pays_the_mana_cost(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(6))
    assert game.cast("Mulldrifter") == Ok()
    game.resolve()
    assert game.stack == ["the enters ability of Mulldrifter"]


def test_each_of_three_prices(game: PhaseGame) -> None:
    for alternative, left in (("evoke", "{W}{U}{U}{B}"), ("rather", "{U}{U}"), ("", "{W}{U}")):
        game.start(*hand("Mulldrifter"), card("Fist of Suns"), mana="{W}{U}{U}{U}{B}{R}{G}")
        assert game.cast("Mulldrifter", alternative=alternative) == Ok()
        assert len(game.player().mana) == len(left)


def test_for_nothing_and_for_the_evoke_cost_through_omniscience(game: PhaseGame) -> None:
    for alternative, left in (("free", "{U}{U}{U}"), ("evoke", "")):
        game.start(*hand("Mulldrifter"), card("Omniscience"), mana="{U}{U}{U}")
        assert game.cast("Mulldrifter", alternative=alternative) == Ok()
        assert game.player().mana == left


def test_a_permission_of_another_card_is_not_the_one_asked_for(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), card("Omniscience"))
    assert game.refused(game.cast("Mulldrifter", alternative="free", by="Rooftop Storm"))
    assert game.cast("Mulldrifter", alternative="free", by="Omniscience") == Ok()


def test_escape_exiles_the_named_cards(game: PhaseGame) -> None:
    dead = ("Mulldrifter", "Shock", "Murder", "Clone", "Negate")
    game.start(*(card(each, zone="graveyard") for each in dead), card("Underworld Breach"), mana="{U}{U}{U}{U}{U}")
    assert game.cast("Mulldrifter", zone="graveyard", alternative="escape", exile=("Shock", "Murder", "Negate")) == Ok()
    assert [game.zone(each) for each in ("Shock", "Murder", "Negate", "Clone")] == ["exile"] * 3 + ["graveyard"]


def test_the_named_card_is_exiled_for_solitude(game: PhaseGame) -> None:
    game.start(*hand("Solitude", "Savannah Lions", "Disenchant"))
    assert game.cast("Solitude", alternative="evoke", exile=("Disenchant",)) == Ok()
    assert [game.zone(each) for each in ("Disenchant", "Savannah Lions")] == ["exile", "hand"]


def test_a_card_that_cannot_be_exiled_is_refused_and_the_engine_takes_the_spell_back(game: PhaseGame) -> None:
    game.start(*hand("Solitude", "Savannah Lions", "Mulldrifter"))
    before = game.view
    assert "exile" in game.refused(game.cast("Solitude", alternative="evoke", exile=("Mulldrifter",)))
    assert game.view == before
    assert game.cast("Solitude", alternative="evoke") == Ok()


def test_x_is_announced(game: PhaseGame) -> None:
    game.start(*hand("Chalice of the Void"), mana="{C}{C}{C}{C}")
    assert game.refused(game.cast("Chalice of the Void"))
    assert game.cast("Chalice of the Void", x=2) == Ok()
    assert game.object("Chalice of the Void").mana_value == 4
    game.resolve()
    chalice = game.object("Chalice of the Void")
    assert (chalice.mana_value, chalice.counters) == (0, {"charge": 2})


def test_targets_are_chosen_as_announced(game: PhaseGame) -> None:
    game.start(*hand("Lightning Bolt"), card("Grizzly Bears", "Bob"), mana="{R}")
    assert game.cast("Lightning Bolt", targets=("Bob",)) == Ok()
    assert game.view.stack[0].targets == ("Bob",)


@pytest.mark.parametrize("targets", [(), ("Island 1",), ("Nothing at all",), ("Bob", "Alice")])
def test_targets_that_do_not_fit_are_refused(game: PhaseGame, targets: tuple[str, ...]) -> None:
    game.start(*hand("Lightning Bolt"), *lands(1), mana="{R}")
    before = game.view
    assert game.refused(game.cast("Lightning Bolt", targets=targets))
    assert game.view == before


def test_an_only_target_that_the_engine_takes_unasked_has_to_be_the_one_asked_for(game: PhaseGame) -> None:
    game.start(*hand("Murder"), card("Grizzly Bears", "Bob"), *lands(1), mana="{B}{B}{B}")
    assert game.refused(game.cast("Murder", targets=("Island 1",)))
    assert game.cast("Murder", targets=("Grizzly Bears",)) == Ok()


def test_a_card_that_is_elsewhere_is_refused(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), mana="{U}{U}{U}{U}{U}")
    assert game.refused(game.cast("Mulldrifter", zone="graveyard"))


def test_a_card_that_is_not_in_the_game_is_no_illegal_one(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"))
    assert game.cast("No such card") == Unsupported(what="the card No such card, which is not in the game")


def test_abilities_and_their_costs(game: PhaseGame) -> None:
    game.start(card("Grim Backwoods"), card("Memnite"), card("Ornithopter"), mana="{B}{B}{G}{G}")
    assert game.activate("Grim Backwoods", sacrifice=("Ornithopter",)) == Ok()
    assert game.stack == ["the activated ability of Grim Backwoods"]
    assert [game.zone(each) for each in ("Memnite", "Ornithopter")] == ["battlefield", "graveyard"]


def test_what_the_engine_leaves_behind_as_it_cancels_is_not_mended(game: PhaseGame) -> None:
    game.start(card("Grim Backwoods"), card("Memnite"), mana="{B}{B}{G}{G}")
    assert game.refused(game.activate("Grim Backwoods", sacrifice=("Grim Backwoods",)))
    assert game.stack == []
    assert game.player().mana == "", "it keeps the mana that was paid before"


def test_mana_abilities_make_what_is_asked_for(game: PhaseGame) -> None:
    game.start(*lands(1), card("Phyrexian Altar"), card("Memnite"))
    before = game.view
    assert game.refused(game.activate("Island 1", mana="{G}"))
    assert game.view == before
    assert game.activate("Island 1", mana="{U}") == Ok()
    assert game.activate("Phyrexian Altar", mana="{R}", sacrifice=("Memnite",)) == Ok()
    assert game.player().mana == "{U}{R}"


def test_there_is_one_land_a_turn(game: PhaseGame) -> None:
    game.start(*hand("Island", "Swamp"))
    assert game.play("Island") == Ok()
    assert game.refused(game.play("Swamp"))


def test_only_who_has_priority_acts(game: PhaseGame) -> None:
    game.start(*hand("Shock", owner="Bob"), bobs_mana="{R}")
    assert game.refused(game.cast("Shock", "Bob", targets=("Alice",)))
    game.pass_once()
    assert game.cast("Shock", "Bob", targets=("Alice",)) == Ok()
