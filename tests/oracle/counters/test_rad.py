"""Rad counters and the ability that comes with them (728)."""

from __future__ import annotations

import pytest

from oracle import zones
from oracle.abilities.effects import GainLife
from oracle.abilities.events import LosesLife
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Who
from oracle.damage import sources
from oracle.errors import NotModelled
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def radiated(*library: str, counters: int, players: tuple[str, ...] = ("Alice", "Bob")) -> Duel:
    """It is Alice's upkeep, who has so many rad counters and these cards on top of her library, which she will draw from once."""
    duel = Duel(players)
    below = zones.in_zone(duel.state, Zone.LIBRARY, ALICE)
    top = [duel.put(name, Zone.LIBRARY) for name in ("Wastes", *library)]
    zones.reorder(duel.game, Zone.LIBRARY, ALICE, (*top, *below))
    duel.game.change_player(ALICE, counters=(("rad", counters),) if counters else ())
    duel.game.update(step=Step.UPKEEP)
    return duel


def rads(duel: Duel) -> list[int]:
    return [player.counted("rad") for player in duel.state.players]


def to_main(duel: Duel) -> None:
    duel.pass_until(Step.PRECOMBAT_MAIN)


def test_cards_are_milled_and_each_one_that_is_no_land_costs_life_and_a_counter() -> None:
    duel = radiated("Lightning Bolt", "Island", "Grizzly Bears", counters=3)
    to_main(duel)
    assert (duel.stack(), rads(duel)) == (["rad"], [3, 0])
    duel.resolve()
    assert [duel.where(name) for name in ("Lightning Bolt", "Island", "Grizzly Bears")] == ["graveyard"] * 3
    assert (rads(duel), [player.life for player in duel.state.players]) == ([1, 0], [18, 20])


def test_as_many_cards_are_milled_as_there_are_counters_when_it_resolves() -> None:
    duel = radiated("Lightning Bolt", "Grizzly Bears", "Hill Giant", counters=1)
    to_main(duel)
    duel.game.change_player(ALICE, counters=(("rad", 2),))
    duel.resolve()
    assert [duel.where(name) for name in ("Lightning Bolt", "Grizzly Bears", "Hill Giant")] == [
        "graveyard", "graveyard", "library",
    ]  # fmt: skip
    assert (rads(duel), duel.game.player(ALICE).life) == ([0, 0], 18)


def test_without_counters_nothing_triggers() -> None:
    duel = radiated("Lightning Bolt", counters=0)
    to_main(duel)
    assert duel.stack() == []


def test_without_counters_any_more_it_does_nothing_as_it_resolves() -> None:
    duel = radiated("Lightning Bolt", counters=1)
    to_main(duel)
    duel.game.change_player(ALICE, counters=())
    duel.resolve()
    assert duel.where("Lightning Bolt") == "library"


def test_only_the_player_whose_turn_it_is_is_meant_and_controls_it() -> None:
    duel = radiated("Lightning Bolt", counters=1)
    duel.game.change_player(BOB, counters=(("rad", 2),))
    to_main(duel)
    (of,) = duel.state.zones[Zone.STACK, None]
    assert (duel.stack(), duel.state.objects[of].controller) == (["rad"], ALICE)
    duel.resolve()
    assert rads(duel) == [0, 2]


def test_it_triggers_in_no_second_main_phase() -> None:
    duel = radiated("Island", counters=1)
    to_main(duel)
    duel.resolve()
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert (duel.stack(), rads(duel)) == ([], [1, 0])


def test_what_is_milled_into_exile_is_looked_at_there() -> None:
    duel = radiated("Lightning Bolt", counters=1)
    duel.put("Rest in Peace")
    to_main(duel)
    duel.resolve()
    assert (duel.where("Lightning Bolt"), rads(duel), duel.game.player(ALICE).life) == ("exile", [0, 0], 19)


def test_what_is_milled_and_shuffled_into_the_library_instead_is_not_guessed_at() -> None:
    duel = radiated("Blightsteel Colossus", counters=1)
    to_main(duel)
    with pytest.raises(NotModelled, match="hidden zone"):
        duel.resolve()


def test_it_has_no_source_that_could_be_chosen() -> None:
    duel = radiated("Lightning Bolt", counters=1)
    duel.put("Hill Giant")
    to_main(duel)
    assert sources.choosable(duel.state) == (duel.find("Hill Giant").id,)


@pytest.mark.parametrize("cards", [("Lightning Bolt", "Island"), ("Lightning Bolt", "Hill Giant")])
def test_how_often_life_is_lost_for_several_cards_is_not_guessed_at(cards: tuple[str, ...]) -> None:
    duel = radiated(*cards, counters=2)
    waits = TriggeredAbility(LosesLife(Who.ANYONE), (GainLife(),))
    duel.put(permanent("Leech", "Enchantment", waits), seat=BOB)
    to_main(duel)
    if "Island" in cards:
        duel.resolve_all()
        assert [player.life for player in duel.state.players] == [19, 21]
    else:
        with pytest.raises(NotModelled):
            duel.resolve()
