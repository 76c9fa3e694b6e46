"""The untap step (502.3), and effects that last for as long as something remains tapped (611.2b)."""

from __future__ import annotations

import pytest

from oracle import events, layers, zones
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import FewUntap
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ObjectId, Zone
from oracle.phasing import phase_out
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def next_turn(duel: Duel) -> None:
    """The next upkeep of Alice begins, or something is asked before."""
    duel.pass_until(Step.END, BOB)
    while duel.game.pending is None and (duel.state.active, duel.state.step) != (ALICE, Step.UPKEEP):
        duel.pass_()


def test_a_colossus_stays_tapped_until_mana_is_paid_in_its_controllers_upkeep() -> None:
    duel = Duel()
    duel.put("Colossus of Sardia", tapped=True)
    next_turn(duel)
    assert duel.find("Colossus of Sardia").tapped
    duel.mana("{C}{C}{C}{C}{C}{C}{C}{C}{C}")
    duel.activate("Colossus of Sardia")
    duel.resolve()
    assert not duel.find("Colossus of Sardia").tapped


@pytest.mark.parametrize("stays", [True, False])
def test_what_may_stay_tapped_keeps_its_effect_going_as_long_as_it_does(stays: bool) -> None:
    duel = Duel()
    duel.put("Tawnos's Weaponry")
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{C}{C}")
    duel.activate("Tawnos's Weaponry", "Grizzly Bears")
    duel.resolve()
    assert duel.numbers("Grizzly Bears") == (3, 3)
    next_turn(duel)
    assert duel.numbers("Grizzly Bears") == (3, 3)
    duel.yes() if stays else duel.no()
    assert duel.find("Tawnos's Weaponry").tapped is stays
    assert duel.numbers("Grizzly Bears") == ((3, 3) if stays else (2, 2))


def test_an_effect_that_has_ended_does_not_begin_again_with_the_next_tapping() -> None:
    duel = Duel()
    weaponry = duel.put("Tawnos's Weaponry")
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}")
    duel.activate("Tawnos's Weaponry", "Grizzly Bears")
    duel.resolve()
    events.untap(duel.game, weaponry)
    events.tap(duel.game, weaponry)
    assert duel.numbers("Grizzly Bears") == (2, 2)


@pytest.mark.parametrize("phases_out", [True, False])
def test_an_effect_ends_as_its_source_is_not_seen_any_more(phases_out: bool) -> None:
    duel = Duel()
    weaponry = duel.put("Tawnos's Weaponry")
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}")
    duel.activate("Tawnos's Weaponry", "Grizzly Bears")
    duel.resolve()
    if phases_out:
        phase_out(duel.game, (weaponry,))
    else:
        zones.move(duel.game, weaponry, Zone.GRAVEYARD)
    assert duel.numbers("Grizzly Bears") == (2, 2)


def test_an_effect_does_not_begin_whose_source_is_untapped_before_it_could() -> None:
    duel = Duel()
    weaponry = duel.put("Tawnos's Weaponry")
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}")
    duel.activate("Tawnos's Weaponry", "Grizzly Bears")
    events.untap(duel.game, weaponry)
    duel.resolve()
    assert duel.numbers("Grizzly Bears") == (2, 2)


def test_gremlins_keep_an_artifact_tapped_as_long_as_they_are() -> None:
    duel = Duel()
    gremlins = duel.put("Phyrexian Gremlins")
    duel.put("Sol Ring", seat=BOB)
    duel.activate("Phyrexian Gremlins", "Sol Ring")
    duel.resolve()
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.find("Sol Ring").tapped
    events.untap(duel.game, gremlins)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.pass_until(Step.UPKEEP, BOB)
    assert not duel.find("Sol Ring").tapped


def untapped(duel: Duel, *artifacts: ObjectId) -> list[bool]:
    return [not duel.state.objects[each].tapped for each in artifacts]


def test_of_several_tapped_artifacts_one_untaps_and_all_that_are_none() -> None:
    duel = Duel()
    duel.put("Damping Field", seat=BOB)
    duel.put("Damping Field", seat=BOB, label="another")
    artifacts = [duel.put(each, tapped=True) for each in ("Sol Ring", "Ornithopter")]
    bears = duel.put("Grizzly Bears", tapped=True)
    next_turn(duel)
    duel.answer("Ornithopter")
    assert untapped(duel, *artifacts, bears) == [False, True, True]


def test_one_tapped_artifact_untaps_without_a_question() -> None:
    duel = Duel()
    duel.put("Damping Field")
    artifacts = [duel.put("Sol Ring", tapped=True), duel.put("Ornithopter")]
    next_turn(duel)
    assert untapped(duel, *artifacts) == [True, True]


def test_what_does_not_untap_anyway_takes_no_place_of_another() -> None:
    duel = Duel()
    duel.put("Damping Field")
    artifacts = [duel.put("Colossus of Sardia", tapped=True), duel.put("Sol Ring", tapped=True)]
    next_turn(duel)
    assert untapped(duel, *artifacts) == [False, True]


def test_two_limits_about_the_same_permanents_are_not_modelled() -> None:
    duel = Duel()
    duel.put("Damping Field")
    duel.put(permanent("Stasis of Beings", "Enchantment", StaticAbility(FewUntap(CREATURE))))
    for each in ("Sol Ring", "Ornithopter"):
        duel.put(each, tapped=True)
    duel.put("Grizzly Bears", tapped=True)
    with pytest.raises(NotModelled):
        next_turn(duel)


def test_a_creature_becomes_an_artifact_for_good() -> None:
    duel = Duel()
    duel.put("Ashnod's Transmogrant")
    duel.put("Ornithopter")
    duel.put(creature("Bear", 2, 2))
    with pytest.raises(IllegalAction):
        duel.activate("Ashnod's Transmogrant", "Ornithopter")
    duel.activate("Ashnod's Transmogrant", "Bear")
    duel.resolve()
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.numbers("Bear") == (3, 3)
    assert types(duel, "Bear") == {"Creature", "Artifact"}


def types(duel: Duel, label: str) -> set[str]:
    return set(layers.characteristics(duel.state, duel.find(label).id).types)


def test_an_artifact_is_a_creature_of_its_mana_value_until_the_next_upkeep_of_whoever_made_it_one() -> None:
    duel = Duel()
    duel.put("Xenic Poltergeist")
    duel.put("Jalum Tome")
    duel.activate("Xenic Poltergeist", "Jalum Tome")
    duel.resolve()
    assert (duel.numbers("Jalum Tome"), types(duel, "Jalum Tome")) == ((3, 3), {"Artifact", "Creature"})
    duel.pass_until(Step.END, BOB)
    assert duel.numbers("Jalum Tome") == (3, 3)
    duel.pass_until(Step.UPKEEP, ALICE)
    assert (duel.numbers("Jalum Tome"), types(duel, "Jalum Tome")) == ((None, None), {"Artifact"})
