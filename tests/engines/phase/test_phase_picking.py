"""Choosing among what the engine offers: sources of damage, and what proliferates."""

import pytest

from adapters.contract.messages import CardRecord, Ok
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

GIANT, CIRCLE = "Hill Giant", "Circle of Protection: Red"
PLAN = CardRecord(name="Plan", mana_cost="{U}", type="Sorcery", text="Proliferate.")


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


def test_a_source_of_damage_is_chosen(game: PhaseGame) -> None:
    game.start(*hand("Lightning Bolt"), card(GIANT), card(CIRCLE, "Bob"), *lands(1, "Plains", "Bob"), mana="{R}")
    game.cast("Lightning Bolt", targets=("Bob",))
    game.pass_once()
    game.activate(CIRCLE, "Bob")
    game.resolve()
    asked = game.decision
    assert (asked.player, asked.kind, asked.about) == ("Bob", "choose objects", f"the activated ability of {CIRCLE}")
    assert (sorted(asked.options), asked.minimum, asked.maximum) == ([GIANT, "Lightning Bolt"], 1, 1)
    assert game.refused(game.answer(CIRCLE, player="Bob"))
    assert game.answer("Lightning Bolt", player="Bob") == Ok()
    game.resolve()
    assert (game.player("Bob").life, game.zone("Lightning Bolt")) == (20, "graveyard")


@pytest.mark.parametrize("chosen", [(), ("Bob",), (GIANT,), ("Bob", GIANT)])
def test_players_and_permanents_are_chosen_to_proliferate(game: PhaseGame, chosen: tuple[str, ...]) -> None:
    marked = card(GIANT, "Bob", counters={"-1/-1": 1})
    game.start(*hand("Plan"), marked, card("Memnite"), mana="{U}", poison={"Bob": 3}, records=(PLAN,))
    game.cast("Plan")
    game.resolve()
    asked = game.decision
    assert (asked.player, asked.kind, asked.about) == ("Alice", "choose objects", "Plan")
    assert (sorted(asked.options), asked.minimum, asked.maximum) == (["Bob", GIANT], 0, 2)
    assert game.answer(*chosen) == Ok()
    assert game.player("Bob").poison == 3 + ("Bob" in chosen)
    assert game.object(GIANT).counters == {"-1/-1": 1 + (GIANT in chosen)}
