"""Abilities that ask which mana was spent on their source (603.4), and exiling whole graveyards."""

from __future__ import annotations

import pytest

from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.mark.parametrize(
    ("mana", "kithkin", "hasty"),
    [("{W}{W}", 2, False), ("{R}{R}", 0, True), ("{R}{W}", 0, False)],
)
def test_an_ability_triggers_only_if_its_mana_was_spent(mana: str, kithkin: int, hasty: bool) -> None:
    duel = Duel()
    duel.put("Catharsis", Zone.HAND)
    duel.put("Grizzly Bears")
    duel.mana(mana)
    duel.cast("Catharsis", alternative="evoke")
    duel.resolve()
    if duel.game.pending is not None:
        duel.answer("evoke", "enters")
    duel.resolve_all()
    assert duel.tokens() == ["Kithkin Token"] * kithkin
    assert (duel.numbers("Grizzly Bears") == (3, 3)) is hasty
    assert duel.where("Catharsis") == "graveyard"


def test_a_copy_of_the_spell_has_no_mana_spent_on_it() -> None:
    duel = Duel()
    duel.put("Catharsis", Zone.HAND)
    duel.put("Double Major", Zone.HAND)
    duel.mana("{W}{W}{G}{U}")
    duel.cast("Catharsis", alternative="evoke")
    duel.cast("Double Major", "Catharsis")
    duel.resolve()
    duel.resolve()
    assert duel.stack() == ["evoke", "Catharsis"]


def test_all_graveyards_are_exiled() -> None:
    duel = Duel()
    duel.put("Rest in Peace", Zone.HAND)
    duel.put("Grizzly Bears", Zone.GRAVEYARD, ALICE)
    duel.put("Hill Giant", Zone.GRAVEYARD, BOB)
    duel.mana("{W}{C}")
    duel.cast("Rest in Peace")
    duel.resolve_all()
    assert (duel.where("Grizzly Bears"), duel.where("Hill Giant")) == ("exile", "exile")
