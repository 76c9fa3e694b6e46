import pytest

from oracle.abilities.effects import GainLife
from oracle.abilities.kinds import Keyword, SpellAbility, StaticAbility
from oracle.abilities.qualities import Who
from oracle.abilities.statics import ExileInstead
from oracle.errors import NotModelled
from oracle.instructions.changing import set_controller
from oracle.objects import Characteristics, Zone
from oracle.state import Duration
from tests.oracle.duel import ALICE, BOB, Duel, permanent

AGAIN = Characteristics(
    "Again", (), types=("Instant",), abilities=(SpellAbility((GainLife(Who.YOU, 1),), ()), Keyword("rebound"))
)


def test_a_spell_cast_from_hand_is_exiled_and_comes_again() -> None:
    duel = Duel()
    duel.put(AGAIN, Zone.HAND)
    duel.cast("Again")
    duel.resolve()
    assert (duel.where("Again"), len(duel.state.delayed)) == ("exile", 1)


def test_a_spell_that_another_player_cast_was_not_cast_from_your_hand() -> None:
    duel = Duel()
    duel.put(AGAIN, Zone.HAND)
    duel.cast("Again")
    set_controller(duel.game, duel.find("Again").id, BOB, Duration.WHILE_IT_IS_THERE)
    duel.resolve()
    assert (duel.where("Again"), duel.state.delayed, duel.game.player(BOB).life) == ("graveyard", (), 21)
    assert duel.find("Again").owner == ALICE


def test_a_choice_between_rebound_and_another_exile_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(permanent("Void", "Enchantment", StaticAbility(ExileInstead())))
    duel.put(AGAIN, Zone.HAND)
    duel.cast("Again")
    with pytest.raises(NotModelled, match="rebound"):
        duel.resolve()
