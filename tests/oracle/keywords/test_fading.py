"""Fading (702.32)."""

from __future__ import annotations

from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def test_it_enters_with_fade_counters() -> None:
    duel = Duel()
    duel.put("Blastoderm", Zone.HAND)
    duel.mana("{G}{G}{C}{C}")
    duel.cast("Blastoderm")
    duel.resolve()
    assert duel.find("Blastoderm").counters == (("fade", 3),)


def test_a_counter_goes_each_upkeep_and_without_one_the_creature() -> None:
    duel = Duel()
    duel.put("Blastoderm", counters=(("fade", 1),))
    for zone in ("battlefield", "graveyard"):
        duel.pass_until(Step.UPKEEP, ALICE)
        assert duel.stack() == ["fading"]
        duel.resolve()
        assert (duel.where("Blastoderm"), duel.find("Blastoderm").counters) == (zone, ())
        duel.pass_until(Step.PRECOMBAT_MAIN)


def test_the_opponents_upkeep_takes_no_counter() -> None:
    duel = Duel()
    duel.put("Blastoderm", counters=(("fade", 1),))
    duel.pass_until(Step.DRAW)
    assert (duel.state.active, duel.find("Blastoderm").counted("fade")) == (BOB, 1)
