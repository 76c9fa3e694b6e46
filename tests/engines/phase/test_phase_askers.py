"""What a question is about: the spell or ability that is resolving, in the contract's words for it."""

import pytest

from adapters.contract.messages import CardRecord, Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

ENTERS = "the enters ability of Prober"


def prober(text: str) -> CardRecord:
    """A creature with this text."""
    return CardRecord(name="Prober", mana_cost="{U}", type="Creature — Wizard", text=text, power="1", toughness="1")


def sorcery(name: str, text: str) -> CardRecord:
    """A sorcery with this text."""
    return CardRecord(name=name, mana_cost="{U}", type="Sorcery", text=text)


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def enter(game: PhaseGame, text: str) -> None:
    """A creature with this text enters, and what triggers resolves until something is asked."""
    game.start(*hand("Prober", "Shock", "Murder"), card("Memnite"), *lands(2), mana="{U}", records=(prober(text),))
    assert game.cast("Prober", mana="{U}") == Ok()
    while game.view.decision is None:
        assert game.pass_once() == Ok()


@pytest.mark.parametrize(
    ("text", "kind", "options"),
    [
        ("When this creature enters, sacrifice a creature.", "choose objects", {"Memnite", "Prober"}),
        ("When this creature enters, draw a card, then discard a card.", "discard", {"Shock", "Murder", "Alice's card 1"}),
        (
            "When this creature enters, search your library for a card, put it into your hand, then shuffle.",
            "choose objects",
            {f"Alice's card {number}" for number in (1, 2, 3)},
        ),
        ("When this creature enters, you may draw a card.", "may", {"yes", "no"}),
        ("When this creature enters, you may pay {1}. If you do, draw a card.", "pay", {"yes", "no"}),
        ("When this creature enters, sacrifice it unless you pay {1}.", "pay", {"yes", "no"}),
        ("When this creature enters, sacrifice it unless you discard a card.", "pay", {"yes", "no"}),
        ("When this creature enters, choose a color.", "color", set("WUBRG")),
        ("When this creature enters, choose a card name.", "name", set()),
        ("When this creature enters, choose a player. That player draws a card.", "choose player", {"Alice", "Bob"}),
    ],
)
def test_a_question_is_about_the_ability_that_resolves(game: PhaseGame, text: str, kind: str, options: set[str]) -> None:
    enter(game, text)
    decision = game.decision
    assert (decision.kind, decision.about, set(decision.options)) == (kind, ENTERS, options)


@pytest.mark.parametrize(("what", "chosen"), [("a color", "R"), ("a card name", "Shock"), ("an opponent", "Bob")])
def test_what_is_chosen_as_a_permanent_enters_is_asked_by_it(game: PhaseGame, what: str, chosen: str) -> None:
    enter(game, f"As this creature enters, choose {what}.")
    assert (game.decision.about, game.decision.rule) == ("Prober", "614.12a")
    assert game.answer(chosen) == Ok()
    assert game.zone("Prober") == "battlefield"


def test_a_player_who_is_chosen_is_that_player(game: PhaseGame) -> None:
    enter(game, "When this creature enters, choose a player. That player draws a card.")
    assert game.answer("Bob") == Ok()
    assert [game.player(name).drawn for name in ("Alice", "Bob")] == [0, 1]


def test_a_number_is_chosen(game: PhaseGame) -> None:
    enter(game, "When this creature enters, choose a number.")
    assert (game.decision.kind, game.decision.shape, game.decision.about) == ("number", "number", ENTERS)
    before = game.view
    assert game.refused(game.answer("many"))
    assert game.view == before
    assert game.answer("4") == Ok()
    assert game.view.decision is None


def test_what_the_contract_has_no_kind_for_is_named(game: PhaseGame) -> None:
    game.start(*hand("Prober"), mana="{U}", records=(prober("When this creature enters, choose odd or even."),))
    game.cast("Prober")
    game.resolve()
    game.pass_once()
    assert game.pass_once() == Unsupported(what="the engine's question for a choice of the kind odd or even")


def test_delayed_abilities_stay_delayed_ones_while_they_wait_and_while_they_resolve(game: PhaseGame) -> None:
    records = (
        sorcery("Late Reader", "At the beginning of the next end step, you may draw a card."),
        sorcery("Late Payer", "At the beginning of the next end step, sacrifice a creature unless you pay {1}."),
    )
    game.start(*hand("Late Reader", "Late Payer"), card("Memnite"), *lands(1), mana="{U}{U}", records=records)
    for name in ("Late Reader", "Late Payer"):
        assert game.cast(name) == Ok()
        game.resolve()
    while game.view.decision is None:
        game.pass_once()
    abilities = ("the delayed ability of Late Reader", "the delayed ability of Late Payer")
    assert set(game.decision.options) == set(abilities)
    game.answer(*abilities)
    assert tuple(game.stack) == abilities
    game.resolve()
    assert (game.decision.kind, game.decision.about) == ("may", abilities[0])
    game.answer("no")
    game.resolve()
    assert (game.decision.kind, game.decision.about) == ("pay", abilities[1])
    assert game.answer("yes") == Ok()
    assert game.object("Island 1").tapped
    assert game.zone("Memnite") == "battlefield"
