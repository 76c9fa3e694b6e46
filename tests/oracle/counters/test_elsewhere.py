"""Counters on cards in other zones and on spells (122.1a-b), which cease as these move on (122.2)."""

from __future__ import annotations

import pytest

from oracle import copies, layers, zones
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import EnterWithMore
from oracle.counters import putting
from oracle.entering import Entry, enter
from oracle.game import Game
from oracle.objects import Kind, Zone
from oracle.questions import Asking
from tests.oracle.duel import ALICE, Duel, creature, permanent

BEAR = creature("Bear", 2, 2)
ZONES = [Zone.EXILE, Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.COMMAND]


@pytest.mark.parametrize("zone", ZONES)
def test_counters_change_a_creature_card_in_any_zone(zone: Zone) -> None:
    duel = Duel()
    bear = duel.put(BEAR, zone)
    for kind in ("lifelink", "hexproof from red", "+1/+1", "-0/-1", "ward"):
        duel.game.do(lambda game, kind=kind: putting.put(game, ALICE, bear, kind, 1))  # type: ignore[misc]
    assert layers.characteristics(duel.state, bear).keywords == {"lifelink", "hexproof from red"}
    assert duel.numbers("Bear") == (3, 2)


def test_a_card_that_is_no_creature_card_has_the_keyword_and_the_size_that_is_printed() -> None:
    duel = Duel()
    duel.put(permanent("Cart", "Artifact", power=3, toughness=4), Zone.EXILE, counters=(("+1/+1", 1), ("flying", 1)))
    assert duel.numbers("Cart") == (3, 4)
    assert duel.has("Cart", "flying")


def test_a_creature_spell_has_them_and_the_permanent_that_it_becomes_has_not() -> None:
    duel = Duel()
    duel.put(BEAR, Zone.HAND)
    duel.mana("{C}")
    duel.cast("Bear")
    spell = duel.find("Bear").id
    for kind in ("flying", "+1/+1"):
        duel.game.do(lambda game, kind=kind: putting.put(game, ALICE, spell, kind, 1))  # type: ignore[misc]
    assert (duel.has("Bear", "flying"), duel.numbers("Bear")) == (True, (3, 3))
    duel.resolve()
    assert duel.where("Bear") == "battlefield"
    assert (duel.has("Bear", "flying"), duel.numbers("Bear"), duel.find("Bear").counters) == (False, (2, 2), ())


def test_a_copy_of_a_spell_is_no_card() -> None:
    duel = Duel()
    duel.put(BEAR, Zone.STACK, kind=Kind.COPY, counters=(("flying", 1), ("+1/+1", 1)))
    assert (duel.has("Bear", "flying"), duel.numbers("Bear")) == (False, (2, 2))


def test_the_copy_of_a_spell_has_no_counter_of_the_original() -> None:
    duel = Duel()
    bear = duel.put(BEAR, Zone.STACK, counters=(("flying", 1),), counted_since=(("flying", 3),))
    copy = duel.game.object(copies.copy_on_stack(duel.game, bear, ALICE))
    assert (copy.counters, copy.counted_since) == ((), ())


def test_how_it_enters_is_not_told_by_the_counters_that_it_had_before() -> None:
    duel = Duel()
    duel.put(permanent("Wind", "Enchantment", StaticAbility(EnterWithMore(Quality(keyword="flying"), "+1/+1"))))
    bear = duel.put(BEAR, Zone.EXILE, counters=(("flying", 1),))

    def action(game: Game) -> Asking[None]:
        yield from enter(game, [Entry(bear, ALICE)])

    duel.game.do(action)
    assert (duel.where("Bear"), duel.find("Bear").counters) == ("battlefield", ())


@pytest.mark.parametrize("to", [Zone.EXILE, Zone.HAND, Zone.BATTLEFIELD])
def test_they_cease_in_the_next_zone(to: Zone) -> None:
    duel = Duel()
    bear = duel.put(BEAR, Zone.GRAVEYARD, counters=(("flying", 1), ("+1/+1", 1)))
    zones.move(duel.game, bear, to)
    assert (duel.has("Bear", "flying"), duel.numbers("Bear"), duel.find("Bear").counters) == (False, (2, 2), ())
