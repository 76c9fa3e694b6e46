"""Abilities of cards in a graveyard or a hand: where they can be activated, and what comes of it (113.6m, 602.2, 702.29)."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import CantActivate
from oracle.errors import IllegalAction
from oracle.objects import Seat, Zone
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def renewing(card: str = "Champion of Dusan", zone: Zone = Zone.GRAVEYARD, mana: str = "{G}{C}", seat: Seat = ALICE) -> Duel:
    """Alice has a card with renew somewhere, mana for it, and a bear."""
    duel = Duel()
    duel.put(card, zone, seat)
    duel.put("Grizzly Bears")
    duel.mana(mana)
    return duel


def test_renew_exiles_the_card_as_a_cost_and_then_puts_counters() -> None:
    duel = renewing()
    duel.activate("Champion of Dusan", "Grizzly Bears")
    assert (duel.where("Champion of Dusan"), duel.stack()) == ("exile", ["activated"])
    assert duel.find("Grizzly Bears").counters == ()
    duel.resolve()
    assert duel.find("Grizzly Bears").counters == (("+1/+1", 1), ("trample", 1))


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND, Zone.EXILE])
def test_renew_functions_in_a_graveyard_only(zone: Zone) -> None:
    duel = renewing(zone=zone)
    with pytest.raises(IllegalAction):
        duel.activate("Champion of Dusan", "Grizzly Bears", ability=1)


def test_renew_is_for_the_owner_of_the_card_and_for_their_main_phase() -> None:
    duel = renewing(seat=BOB)
    with pytest.raises(IllegalAction):
        duel.activate("Champion of Dusan", "Grizzly Bears")
    duel = renewing()
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.mana("{G}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Champion of Dusan", "Grizzly Bears")


def test_renew_with_x_puts_a_counter_on_each_of_so_many_targets() -> None:
    duel = renewing("Rot-Curse Rakshasa", mana="{B}{B}{C}{C}")
    duel.put("Hill Giant", seat=BOB)
    rakshasa, targets = duel.find("Rot-Curse Rakshasa").id, (duel.target("Grizzly Bears"), duel.target("Hill Giant"))
    duel.game.do(actions.activate(Activation(ALICE, rakshasa, x=2, targets=targets)))
    duel.resolve()
    assert [duel.find(name).counters for name in ("Grizzly Bears", "Hill Giant")] == [(("decayed", 1),)] * 2


def test_what_is_said_of_permanents_does_not_stop_a_card_in_a_graveyard() -> None:
    duel = renewing()
    duel.put(permanent("Silence", "Artifact", StaticAbility(CantActivate(Who.ANYONE, Quality(types=("Creature",))))))
    duel.activate("Champion of Dusan", "Grizzly Bears")
    assert duel.stack() == ["activated"]


def test_what_is_said_of_sources_with_a_name_does() -> None:
    duel = renewing()
    needle = permanent("Needle", "Artifact", StaticAbility(CantActivate(Who.ANYONE, Quality(chosen_name=True), mana_too=False)))
    duel.put(needle, chosen="Champion of Dusan")
    with pytest.raises(IllegalAction):
        duel.activate("Champion of Dusan", "Grizzly Bears")


def test_what_lets_a_land_in_a_graveyard_add_mana_is_not_there() -> None:
    duel = Duel()
    duel.put("Forest", Zone.GRAVEYARD)
    with pytest.raises(IllegalAction):
        duel.activate("Forest", ability=1)


def test_a_card_is_cycled_from_the_hand_and_its_trigger_is_above_the_draw() -> None:
    duel = renewing("Avian Oddity", Zone.HAND, "{U}{C}{C}")
    hand = duel.hand()
    duel.activate("Avian Oddity")
    assert (duel.where("Avian Oddity"), duel.hand(), duel.stack()) == ("graveyard", hand - 1, ["other", "activated"])
    duel.resolve()
    assert (duel.find("Grizzly Bears").counters, duel.hand()) == ((("flying", 1),), hand - 1)
    duel.resolve()
    assert duel.hand() == hand


def test_a_card_that_is_discarded_otherwise_was_not_cycled() -> None:
    duel = renewing("Avian Oddity", Zone.HAND, "{C}{C}")
    duel.put("Jalum Tome")
    duel.activate("Jalum Tome")
    duel.resolve()
    duel.answer("Avian Oddity")
    assert (duel.where("Avian Oddity"), duel.stack()) == ("graveyard", [])


def test_a_permanent_with_cycling_can_not_be_cycled() -> None:
    duel = renewing("Avian Oddity", Zone.BATTLEFIELD, "{U}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Avian Oddity")
