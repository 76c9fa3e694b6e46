"""X in what a spell does (107.3)."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import Draw, MayPay
from oracle.abilities.events import Enters
from oracle.abilities.kinds import ActivatedAbility, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import Amount, Who
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, Duel

DRAW_X = (Draw(count=Amount.X),)
TOLL = MayPay(Who.YOU, Cost(("X",)), (Draw(),), ())


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


def test_what_a_spell_asks_to_be_paid_is_its_x() -> None:
    duel = Duel()
    duel.put(made("Toll", "{X}{U}", "Sorcery", SpellAbility((TOLL,))), Zone.HAND)
    duel.mana("{U}{U}{U}{U}{U}")
    duel.cast("Toll", x=2)
    duel.resolve()
    duel.yes()
    assert (duel.game.player(ALICE).mana, duel.game.player(ALICE).drawn) == ((), 1)


def test_who_can_not_pay_the_x_of_a_spell_is_not_asked() -> None:
    duel = Duel()
    duel.put(made("Toll", "{X}{U}", "Sorcery", SpellAbility((TOLL,))), Zone.HAND)
    duel.mana("{U}{U}{U}{U}")
    duel.cast("Toll", x=2)
    duel.resolve()
    assert (duel.game.pending, duel.game.player(ALICE).drawn) == (None, 0)


def test_an_x_that_is_not_announced_is_not_guessed() -> None:
    duel = Duel()
    duel.put(made("Toll", "{U}", "Sorcery", SpellAbility((TOLL,))), Zone.HAND)
    duel.mana("{U}")
    duel.cast("Toll")
    with pytest.raises(NotModelled, match="what X is"):
        duel.resolve()


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
