"""Dividing damage: of spells and abilities among targets, and of creatures in combat."""

import pytest

from adapters.contract.messages import Answer, CardRecord, Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

BEARS, GIANT, TEFERI = "Grizzly Bears", "Hill Giant", "Teferi, Time Raveler"
SPARKS = CardRecord(
    name="Sparks", mana_cost="{R}", type="Instant", text="Sparks deals 2 damage divided as you choose among one or two targets."
)


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def big(text: str) -> CardRecord:
    return CardRecord(name="Big Cat", mana_cost="{4}", type="Creature — Cat", text=text, power="5", toughness="5")


# ---- among targets


@pytest.fixture
def sparks(game: PhaseGame) -> PhaseGame:
    """The damage of a spell that Alice casts with her Mountain is to be divided."""
    game.start(*hand("Sparks"), card(GIANT, "Bob"), *lands(1, "Mountain"), records=(SPARKS,))
    assert game.cast("Sparks", targets=(GIANT, "Bob"), tap=("Mountain 1",)) == Ok()
    return game


def test_the_damage_of_a_spell_is_divided_as_it_is_cast(sparks: PhaseGame) -> None:
    asked = sparks.decision
    assert (asked.player, asked.kind, asked.shape, asked.about) == ("Alice", "distribute", "distribute", "Sparks")
    assert (asked.options, asked.minimum, asked.maximum) == ((GIANT, "Bob"), 1, 2)
    assert (sparks.stack, sparks.zone("Sparks"), sparks.player().hand) == (["Sparks"], "stack", 0)
    assert sparks.answer("1", "1") == Ok()
    assert (sparks.object("Mountain 1").tapped, sparks.view.stack[0].targets) == (True, (GIANT, "Bob"))
    sparks.resolve()
    assert (sparks.object(GIANT).damage, sparks.player("Bob").life) == (1, 19)


@pytest.mark.parametrize("shares", [("2", "0"), ("2", "1"), ("2",)])
def test_a_division_that_cannot_be_is_refused_and_the_question_stands(sparks: PhaseGame, shares: tuple[str, ...]) -> None:
    before = sparks.view
    assert sparks.refused(sparks.answer(*shares))
    assert sparks.view == before
    assert sparks.answer("1", "1") == Ok()


def test_a_spell_that_cannot_be_paid_for_once_it_is_divided_is_refused(game: PhaseGame) -> None:
    game.start(*hand("Sparks"), card(GIANT, "Bob"), records=(SPARKS,))
    assert game.cast("Sparks", targets=(GIANT, "Bob")) == Ok()
    before = game.view
    for _ in range(2):
        assert "mana" in game.refused(game.answer("1", "1"))
        assert game.view == before


def test_what_is_named_to_pay_is_checked_once_the_damage_is_divided(game: PhaseGame) -> None:
    game.start(*hand("Sparks"), card(GIANT, "Bob"), *lands(2, "Mountain"), mana="{R}", records=(SPARKS,))
    assert game.cast("Sparks", targets=(GIANT, "Bob"), mana="{U}") == Ok()
    assert "mana" in game.refused(game.answer("1", "1"))


def test_the_damage_of_an_ability_is_divided_as_its_targets_are_chosen(game: PhaseGame) -> None:
    game.start(*hand("Fury"), card(GIANT, "Bob"), card(BEARS, "Bob"), mana="{R}{R}{R}{R}{R}")
    game.cast("Fury")
    game.resolve()
    assert game.answer(GIANT, BEARS) == Ok()
    ability = "the enters ability of Fury"
    assert (game.decision.about, game.decision.options, game.decision.maximum) == (ability, (GIANT, BEARS), 4)
    assert game.answer("3", "1") == Ok()
    game.resolve()
    assert (game.zone(GIANT), game.object(BEARS).damage) == ("graveyard", 1)


def test_what_else_is_divided_is_named(game: PhaseGame) -> None:
    text = "Distribute two +1/+1 counters among one or two target creatures."
    growth = CardRecord(name="Growth", mana_cost="{G}", type="Sorcery", text=text)
    game.start(*hand("Growth"), card(GIANT), card(BEARS), mana="{G}", records=(growth,))
    before = game.view
    assert game.cast("Growth", targets=(GIANT, BEARS)) == Unsupported(what="the engine's question how counters are divided")
    assert game.view == before


# ---- combat damage


def blocked(game: PhaseGame, *blockers: str, attacked: str = "Bob") -> None:
    """The big cat attacks and these block it; its damage is to be dealt."""
    game.to("declare attackers")
    assert game.attack("Big Cat", attacked=attacked) == Ok()
    game.resolve()
    assert game.block(*((each, "Big Cat") for each in blockers)) == Ok()
    game.resolve()


@pytest.mark.parametrize(("text", "options"), [("", (GIANT, "Memnite")), ("Trample", (GIANT, "Memnite", "Bob"))])
def test_damage_is_divided_among_blockers(game: PhaseGame, text: str, options: tuple[str, ...]) -> None:
    game.start(card("Big Cat"), card(GIANT, "Bob"), card("Memnite", "Bob"), records=(big(text),))
    blocked(game, GIANT, "Memnite")
    asked = game.decision
    assert (asked.kind, asked.shape, asked.about, asked.options) == ("distribute", "distribute", "Big Cat", options)
    assert (asked.minimum, asked.maximum) == (0, 5)
    assert game.answer(*("4", "1", "0")[: len(options)]) == Ok()
    assert (game.zone(GIANT), game.zone("Memnite"), game.player("Bob").life) == ("graveyard", "graveyard", 20)


def test_damage_that_is_left_over_tramples(game: PhaseGame) -> None:
    game.start(card("Big Cat"), card("Memnite", "Bob"), records=(big("Trample"),))
    blocked(game, "Memnite")
    assert game.decision.options == ("Memnite", "Bob")
    assert game.refused(game.answer("0", "5"))
    assert game.answer("1", "4") == Ok()
    assert game.player("Bob").life == 16


@pytest.mark.parametrize(("loyalty", "options"), [(2, ("Memnite", TEFERI, "Bob")), (4, ("Memnite", TEFERI))])
def test_damage_tramples_over_a_planeswalker(game: PhaseGame, loyalty: int, options: tuple[str, ...]) -> None:
    teferi = card(TEFERI, "Bob", counters={"loyalty": loyalty})
    game.start(card("Big Cat"), card("Memnite", "Bob"), teferi, records=(big("Trample over planeswalkers"),))
    blocked(game, "Memnite", attacked=TEFERI)
    assert game.decision.options == options
    assert game.answer(*("1", "2", "2") if loyalty == 2 else ("2", "3")) == Ok()
    assert game.player("Bob").life == (18 if loyalty == 2 else 20)
    assert (game.zone(TEFERI), game.object(TEFERI).counters) == (
        ("graveyard", {}) if loyalty == 2 else ("battlefield", {"loyalty": 1})
    )


AS_THOUGH = "You may have this creature assign its combat damage as though it weren't blocked."


def as_though(game: PhaseGame, answer: str) -> Answer:
    game.start(card("Big Cat"), card(GIANT, "Bob"), card("Memnite", "Bob"), records=(big(AS_THOUGH),))
    blocked(game, GIANT, "Memnite")
    assert (game.decision.kind, game.decision.shape, game.decision.about) == ("may", "yes or no", "Big Cat")
    return game.answer(answer)


def test_damage_is_assigned_as_though_nothing_blocked(game: PhaseGame) -> None:
    assert as_though(game, "yes") == Ok()
    assert (game.view.decision, game.player("Bob").life, game.zone("Memnite")) == (None, 15, "battlefield")


def test_who_does_not_assign_it_so_divides_it_among_the_blockers(game: PhaseGame) -> None:
    assert as_though(game, "no") == Ok()
    assert (game.decision.kind, game.decision.options) == ("distribute", (GIANT, "Memnite"))
    assert game.answer("4", "1") == Ok()
    assert (game.player("Bob").life, game.zone(GIANT)) == (20, "graveyard")


def test_what_is_said_in_one_combat_is_asked_again_in_the_next(game: PhaseGame) -> None:
    wall = CardRecord(name="Wall", mana_cost="{1}", type="Creature — Wall", text="", power="0", toughness="7")
    walls = ("Wall 1", "Wall 2")
    game.start(card("Big Cat"), *(card(each, "Bob", card="Wall") for each in walls), records=(big(AS_THOUGH), wall))
    for _ in range(2):
        blocked(game, *walls)
        assert game.decision.kind == "may"
        assert game.answer("no") == Ok()
        assert game.answer("4", "1") == Ok()
        game.to("end step")
        game.to("upkeep")
        game.to("end step")
        game.to("precombat main")
