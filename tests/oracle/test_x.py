"""X in what a spell does (107.3)."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import Draw
from oracle.abilities.events import Enters
from oracle.abilities.kinds import ActivatedAbility, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import Amount
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, Duel

DRAW_X = (Draw(count=Amount.X),)


def test_x_is_what_was_announced_for_the_spell() -> None:
    duel = Duel()
    duel.put(made("Message", "{X}{U}", "Sorcery", SpellAbility(DRAW_X)), Zone.HAND)
    duel.mana("{U}{U}{U}")
    duel.cast("Message", x=2)
    duel.resolve()
    assert duel.game.player(ALICE).drawn == 2


def test_a_permanent_that_enters_looks_back_at_the_x_of_its_spell() -> None:
    duel = Duel()
    duel.put(made("Courier", "{X}{U}", "Creature", TriggeredAbility(Enters(), DRAW_X)), Zone.HAND)
    duel.mana("{U}{U}{U}")
    duel.cast("Courier", x=2)
    duel.resolve_all()
    assert duel.game.player(ALICE).drawn == 2


def test_the_x_of_another_ability_is_not_guessed() -> None:
    duel = Duel()
    duel.put(made("Courier", "{U}", "Artifact", ActivatedAbility(Cost(None, (TapThis(),)), DRAW_X)))
    duel.activate("Courier")
    with pytest.raises(NotModelled, match="X in an ability"):
        duel.resolve()


def test_creatures_return_to_the_ranks() -> None:
    duel = Duel()
    duel.put("Return to the Ranks", Zone.HAND)
    for name in ("Grizzly Bears", "Ornithopter", "Mulldrifter"):
        duel.put(name, Zone.GRAVEYARD)
    duel.mana("{W}{W}{C}{C}")
    duel.cast("Return to the Ranks", "Grizzly Bears", "Ornithopter", x=2)
    duel.resolve()
    assert (duel.where("Grizzly Bears"), duel.where("Ornithopter"), duel.where("Mulldrifter")) == (
        "battlefield", "battlefield", "graveyard",
    )  # fmt: skip
