"""Control that an Aura gives of what it is attached to: layer 2 (613.1b)."""

from __future__ import annotations

import pytest

from oracle import events, layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import LoseAbilities
from oracle.errors import IllegalAction
from oracle.instructions.changing import set_controller
from oracle.objects import ObjectId, Zone
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent

AURA = "Corrupted Conscience"


@pytest.fixture
def duel() -> Duel:
    """Alice is about to take Bob's Grizzly Bears."""
    game = Duel()
    game.put("Grizzly Bears", seat=BOB)
    game.put(AURA, Zone.HAND)
    game.mana("{U}{U}{C}{C}{C}")
    return game


def bears(duel: Duel) -> ObjectId:
    return duel.find("Grizzly Bears").id


def enchant(duel: Duel) -> None:
    duel.cast(AURA, "Grizzly Bears")
    duel.resolve()


def test_it_is_its_controllers_and_attacks_from_their_next_turn_on(duel: Duel) -> None:
    enchant(duel)
    assert duel.controller("Grizzly Bears") == ALICE
    assert layers.has_keyword(duel.state, bears(duel), "infect")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    with pytest.raises(IllegalAction):
        duel.attack("Grizzly Bears")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Grizzly Bears")


def test_it_goes_back_with_the_aura_and_is_new_there(duel: Duel) -> None:
    enchant(duel)
    duel.pass_until(Step.UPKEEP, BOB)
    events.destroy(duel.game, (duel.find(AURA).id,))
    assert duel.controller("Grizzly Bears") == BOB
    duel.pass_until(Step.DECLARE_ATTACKERS, BOB)
    with pytest.raises(IllegalAction):
        duel.attack("Grizzly Bears", what="Alice", seat=BOB)


def test_the_later_of_two_effects_decides(duel: Duel) -> None:
    enchant(duel)
    set_controller(duel.game, bears(duel), BOB, Duration.WHILE_IT_IS_THERE)
    assert duel.controller("Grizzly Bears") == BOB
    duel.put(AURA, label="another", attached_to=bears(duel))
    assert duel.controller("Grizzly Bears") == ALICE


def test_it_follows_the_controller_of_the_aura(duel: Duel) -> None:
    enchant(duel)
    set_controller(duel.game, duel.find(AURA).id, BOB, Duration.WHILE_IT_IS_THERE)
    assert duel.controller("Grizzly Bears") == BOB


def test_an_aura_that_loses_its_abilities_has_given_control_before(duel: Duel) -> None:
    enchant(duel)
    duel.put(permanent("Silence", "Artifact", StaticAbility(LoseAbilities(Quality(types=("Enchantment",))))))
    assert duel.controller("Grizzly Bears") == ALICE
    assert not layers.has_keyword(duel.state, bears(duel), "infect")


def test_its_owner_gets_it_back_in_another_zone(duel: Duel) -> None:
    enchant(duel)
    events.sacrifice(duel.game, ALICE, bears(duel))
    assert (duel.where("Grizzly Bears"), duel.find("Grizzly Bears").owner, duel.controller("Grizzly Bears")) == (
        "graveyard", BOB, BOB,
    )  # fmt: skip
