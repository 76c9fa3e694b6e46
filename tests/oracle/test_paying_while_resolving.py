from dataclasses import replace

import pytest

from oracle import cards
from oracle.abilities.costs import Cost, DiscardCards
from oracle.abilities.effects import GainLife, MayPay
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import Who
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import Duel

OFFER = MayPay(Who.YOU, Cost(None, (DiscardCards(1),)), (GainLife(Who.YOU, 1),), ())


def test_a_player_chooses_what_they_give_up() -> None:
    duel = Duel()
    duel.put(Characteristics("Offer", (), types=("Instant",), abilities=(SpellAbility((OFFER,)),)), Zone.HAND)
    duel.put("Grizzly Bears", Zone.HAND)
    duel.put("Mulldrifter", Zone.HAND)
    duel.cast("Offer")
    duel.resolve()
    duel.yes()
    assert duel.question.kind == "discard"
    duel.answer("Mulldrifter")
    assert (duel.where("Mulldrifter"), duel.where("Grizzly Bears")) == ("graveyard", "hand")


def test_of_two_evoke_abilities_of_one_cost_the_one_that_was_paid_for_triggers() -> None:
    duel = Duel()
    duel.put("Ashling, the Limitless")
    duel.put(replace(cards.find("Ashling, the Limitless"), supertypes=()), label="Other")
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{R}{R}{R}{R}")
    duel.cast("Mulldrifter", alternative="evoke")
    duel.resolve()
    assert [each.ability.word for each in duel.state.waiting].count("evoke") + duel.stack().count("evoke") == 1


@pytest.mark.parametrize("edition", ["2005-09-30", "2026-08-08"])
def test_an_edition_before_the_first_or_after_the_last_is_not_modelled(edition: str) -> None:
    with pytest.raises(NotModelled, match=edition):
        Game(replace(Duel().state, edition=edition))
