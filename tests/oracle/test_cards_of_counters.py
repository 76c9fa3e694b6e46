"""Cards that put counters on objects, remove and move them, in play."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.abilities.costs import Blight, Cost, CostPart, PayEnergy, PutCounterOnThis, RemoveCounters
from oracle.abilities.effects import AddMana
from oracle.abilities.kinds import ActivatedAbility
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def cast(duel: Duel, card: str, mana: str, *targets: str, x: int | None = None) -> None:
    """Alice casts a card from her hand for this mana, and it resolves, or asks."""
    duel.put(card, Zone.HAND)
    duel.mana(mana)
    duel.cast(card, *targets, x=x)
    duel.resolve()


def test_a_zenith_shrinks_every_creature_and_goes_into_its_owners_library() -> None:
    duel = Duel()
    duel.put("Serra Angel")
    duel.put("Grizzly Bears", seat=BOB)
    cast(duel, "Black Sun's Zenith", "{B}{B}{C}{C}", x=2)
    assert (duel.numbers("Serra Angel"), duel.where("Grizzly Bears")) == ((2, 2), "graveyard")
    assert duel.where("Black Sun's Zenith") == "library"
    assert duel.find("Black Sun's Zenith").id in duel.state.shuffled


def test_counters_that_are_removed_pay_for_what_others_get() -> None:
    duel = Duel()
    duel.put("Carnifex Demon", counters=(("-1/-1", 1),))
    duel.put("Serra Angel", seat=BOB)
    duel.mana("{B}{B}")
    duel.activate("Carnifex Demon")
    assert duel.numbers("Carnifex Demon") == (6, 6)
    duel.resolve()
    assert (duel.numbers("Serra Angel"), counters(duel, "Carnifex Demon")) == ((3, 3), {})
    with pytest.raises(IllegalAction):
        duel.activate("Carnifex Demon")


def test_a_counter_is_put_on_what_untaps_for_it_as_long_as_it_can_be() -> None:
    duel = Duel()
    duel.put("Devoted Druid", tapped=True)
    duel.activate("Devoted Druid")
    assert counters(duel, "Devoted Druid") == {"-1/-1": 1}
    duel.resolve()
    assert not duel.find("Devoted Druid").tapped
    duel.put("Solemnity")
    with pytest.raises(IllegalAction):
        duel.activate("Devoted Druid")


def test_a_spike_gives_its_counters_away() -> None:
    duel = Duel()
    duel.put("Spike Feeder", counters=(("+1/+1", 2),))
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}")
    duel.activate("Spike Feeder", "Grizzly Bears", ability=1)
    duel.resolve()
    assert (duel.numbers("Grizzly Bears"), duel.numbers("Spike Feeder")) == ((3, 3), (1, 1))
    duel.activate("Spike Feeder", ability=2)
    assert duel.where("Spike Feeder") == "graveyard"
    duel.resolve()
    assert duel.game.player(ALICE).life == 22


def test_a_ballista_enters_with_counters_and_throws_them() -> None:
    duel = Duel()
    cast(duel, "Walking Ballista", "{C}{C}{C}{C}", x=2)
    assert duel.numbers("Walking Ballista") == (2, 2)
    duel.activate("Walking Ballista", "Bob", ability=2)
    duel.activate("Walking Ballista", "Bob", ability=2)
    assert duel.where("Walking Ballista") == "graveyard"
    duel.resolve_all()
    assert duel.game.player(BOB).life == 18


def test_all_counters_of_a_creature_are_moved_onto_another_one() -> None:
    duel = Duel()
    duel.put("Serra Angel", counters=(("-1/-1", 2), ("charge", 1)))
    duel.put("Grizzly Bears", seat=BOB, counters=(("+1/+1", 3),))
    cast(duel, "Fate Transfer", "{B}{C}", "Serra Angel", "Grizzly Bears")
    assert (counters(duel, "Serra Angel"), counters(duel, "Grizzly Bears")) == ({}, {"+1/+1": 1, "charge": 1})


def test_counters_that_can_not_be_put_somewhere_are_not_moved_there() -> None:
    duel = Duel()
    duel.put("Serra Angel", counters=(("-1/-1", 2),))
    duel.put("Melira's Keepers", seat=BOB)
    cast(duel, "Fate Transfer", "{B}{C}", "Serra Angel", "Melira's Keepers")
    assert (counters(duel, "Serra Angel"), counters(duel, "Melira's Keepers")) == ({"-1/-1": 2}, {})


def embraced(*creatures: str) -> Duel:
    """Alice, with these creatures, has a spell that she can cast for blighting."""
    duel = Duel()
    for name in creatures:
        duel.put(name)
    duel.put("Nest of Scarabs")
    duel.put("Serra Angel", seat=BOB)
    duel.put("Bogslither's Embrace", Zone.HAND)
    duel.mana("{B}{C}")
    embrace, angel = duel.find("Bogslither's Embrace").id, duel.target("Serra Angel")
    duel.game.do(actions.cast(Announcement(ALICE, embrace, additional=("blight",), targets=(angel,))))
    return duel


def test_a_spell_is_cast_for_blighting_and_who_does_has_put_the_counters() -> None:
    duel = embraced("Hill Giant")
    assert duel.numbers("Hill Giant") == (2, 2)
    duel.resolve()
    assert duel.tokens() == ["Insect Token"]
    duel.resolve()
    assert duel.where("Serra Angel") == "exile"


@pytest.mark.parametrize("creatures", [(), ("Melira's Keepers",)])
def test_nobody_blights_without_a_creature_that_can_have_counters(creatures: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction):
        embraced(*creatures)


def test_as_many_insects_come_as_counters_are_put() -> None:
    duel = Duel()
    duel.put("Nest of Scarabs")
    duel.put("Serra Angel", seat=BOB)
    cast(duel, "Skinrender", "{B}{B}{C}{C}")
    duel.answer("Serra Angel")
    duel.resolve_all()
    assert duel.tokens() == ["Insect Token"] * 3


def test_counters_are_put_on_a_goblin_that_stings() -> None:
    duel = Duel()
    duel.put("Sting-Slinger")
    duel.mana("{R}{C}")
    duel.activate("Sting-Slinger")
    assert duel.numbers("Sting-Slinger") == (2, 2)
    duel.resolve()
    assert duel.game.player(BOB).life == 18


def test_all_counters_are_removed_from_a_permanent() -> None:
    duel = Duel()
    duel.put("Vampire Hexmage")
    duel.put("Chandra, Novice Pyromancer", seat=BOB, counters=(("loyalty", 5),))
    duel.activate("Vampire Hexmage", "Chandra, Novice Pyromancer")
    duel.resolve()
    assert duel.where("Chandra, Novice Pyromancer") == "graveyard"


def test_what_a_goblin_does_that_is_gone() -> None:
    duel = Duel()
    duel.put("Mogg Fanatic")
    duel.activate("Mogg Fanatic", "Bob")
    assert duel.where("Mogg Fanatic") == "graveyard"
    duel.resolve()
    assert duel.game.player(BOB).life == 19


@pytest.mark.parametrize("part", [RemoveCounters("charge"), PutCounterOnThis("-1/-1"), Blight(1), PayEnergy(1)])
def test_a_mana_ability_that_costs_counters_is_not_modelled(part: CostPart) -> None:
    duel = Duel()
    ability = ActivatedAbility(Cost(None, (part,)), (AddMana(("G",)),))
    duel.put(permanent("Mine", "Artifact", ability), counters=(("charge", 1),))
    duel.put("Giant Growth", Zone.HAND)
    duel.put("Grizzly Bears")
    duel.game.change_player(ALICE, counters=(("energy", 1),))
    with pytest.raises(NotModelled):
        duel.cast("Giant Growth", "Grizzly Bears")
