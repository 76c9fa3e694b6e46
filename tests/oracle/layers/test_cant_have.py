"""What an object can't have it does not gain by anything, and what counts as that (113.11, 702.11d-e)."""

from __future__ import annotations

import pytest

from oracle import layers, matching, protection, zones
from oracle.abilities.effects import Pump
from oracle.abilities.kinds import Keyword, SpellAbility, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import Anthem, LoseKeywords
from oracle.counters import putting
from oracle.errors import NotModelled
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics, ObjectId, Zone
from oracle.state import AddAbilities, Become
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

BOBS = Quality(types=("Creature",), controller=Who.OPPONENT)
BEAR = creature("Bear", 2, 2)


def put_counter(duel: Duel, of: ObjectId, kind: str) -> None:
    duel.game.do(lambda game: putting.put(game, ALICE, of, kind, 1))


def leave(duel: Duel, label: str) -> None:
    zones.move(duel.game, duel.find(label).id, Zone.GRAVEYARD)


@pytest.mark.parametrize("later", [True, False])
def test_a_counter_gives_nothing_until_it_could_be_had(later: bool) -> None:
    duel = Duel()
    bear = duel.put(BEAR, seat=BOB)
    if not later:
        put_counter(duel, bear, "flying")
    duel.put("Archetype of Imagination")
    if later:
        put_counter(duel, bear, "flying")
    assert not duel.has("Bear", "flying")
    leave(duel, "Archetype of Imagination")
    assert duel.has("Bear", "flying")


@pytest.mark.parametrize("edition", ["2020-04-17", "2021-02-04"])
def test_whether_an_older_counter_gives_what_can_not_be_had_is_not_modelled_before_2021(edition: str) -> None:
    duel = Duel(edition=edition)
    put_counter(duel, duel.put(BEAR, seat=BOB), "flying")
    assert duel.has("Bear", "flying")
    duel.put("Archetype of Imagination")
    with pytest.raises(NotModelled, match=f"counters of keywords that can't be had, by the rules of {edition}"):
        duel.has("Bear", "flying")
    duel.game.update(edition="2021-02-05")
    assert not duel.has("Bear", "flying")


@pytest.mark.parametrize("later", [True, False])
def test_an_effect_that_began_before_comes_back_and_one_that_began_meanwhile_does_not(later: bool) -> None:
    duel = Duel()
    bear = duel.put(BEAR, seat=BOB)
    if later:
        duel.put("Archetype of Imagination")
    begin_effect(duel.game, (bear,), AddAbilities((Keyword("flying"), Keyword("haste"))), BOB)
    begin_effect(duel.game, (bear,), Become(Nature(size=(4, 4), keywords=("flying", "reach"))), BOB)
    if not later:
        duel.put("Archetype of Imagination")
    assert [each for each in ("flying", "haste", "reach") if duel.has("Bear", each)] == ["haste", "reach"]
    assert duel.numbers("Bear") == (4, 4)
    leave(duel, "Archetype of Imagination")
    assert duel.has("Bear", "flying") is not later


def test_a_part_of_an_effect_is_left_out_of_it_for_those_alone_that_can_not_have_it() -> None:
    duel = Duel()
    duel.put("Archetype of Imagination")
    both = (duel.put(BEAR, seat=BOB), duel.put(BEAR, label="Mine"))
    begin_effect(duel.game, both, AddAbilities((Keyword("flying"),)), ALICE)
    leave(duel, "Archetype of Imagination")
    assert [label for label in ("Bear", "Mine") if duel.has(label, "flying")] == ["Mine"]
    assert len({each.timestamp for each in duel.state.effects}) == 1


def test_two_players_who_forbid_each_other_what_they_give_themselves_both_lack_it() -> None:
    duel = Duel()
    for seat in (ALICE, BOB):
        duel.put("Archetype of Imagination", seat=seat, label=f"{seat}'s")
        duel.put(BEAR, seat=seat, label=f"{seat}'s bear")
    assert not any(duel.has(f"{seat}'s bear", "flying") for seat in (ALICE, BOB))


def test_what_a_creature_can_not_have_is_not_found_on_it_by_an_effect_of_between() -> None:
    duel = Duel()
    bear = duel.put(BEAR, seat=BOB)
    put_counter(duel, bear, "flying")
    reach = StaticAbility(Anthem(Quality(types=("Creature",), keyword="flying"), keywords=("reach",)))
    duel.put(permanent("Net", "Enchantment", reach))
    assert duel.has("Bear", "reach")
    duel.put("Archetype of Imagination")
    assert not duel.has("Bear", "reach")


def test_a_creature_without_abilities_forbids_nothing() -> None:
    duel = Duel()
    bear = duel.put(BEAR, seat=BOB)
    put_counter(duel, bear, "flying")
    duel.put("Archetype of Imagination")
    duel.put("Frogify", attached_to=duel.find("Archetype of Imagination").id)
    assert duel.has("Bear", "flying")


def test_a_static_ability_that_gives_what_is_forbidden_and_more_is_not_modelled() -> None:
    duel = Duel()
    duel.put("Archetype of Imagination")
    bear = duel.put(BEAR, seat=BOB)
    duel.put("Lofty Dreams", seat=BOB, attached_to=bear)
    with pytest.raises(NotModelled, match="can't have"):
        duel.numbers("Bear")


def test_a_static_ability_that_gives_just_what_is_forbidden_gives_nothing() -> None:
    duel = Duel()
    duel.put("Archetype of Imagination")
    duel.put(BEAR, seat=BOB)
    duel.put(permanent("Wings", "Enchantment", StaticAbility(Anthem(CREATURE, keywords=("flying",)))), seat=BOB)
    assert not duel.has("Bear", "flying")
    assert duel.has("Archetype of Imagination", "flying")


# ---- hexproof and its variants


def targetable(duel: Duel, of: ObjectId, by: ObjectId) -> bool:
    return protection.may_target(duel.state, of, you=BOB, source=by)


@pytest.mark.parametrize("kind", ["hexproof from red", "hexproof from creatures", "hexproof from monocolored"])
def test_a_counter_of_a_variant_keeps_off_what_has_that_quality(kind: str) -> None:
    duel = Duel()
    bear = duel.put(BEAR, counters=((kind, 1),))
    kept_off = duel.put(creature("Red", mana="{R}"), seat=BOB)
    not_kept_off = duel.put(permanent("Two colors", "Artifact", colors=frozenset("WU")), seat=BOB)
    assert [targetable(duel, bear, each) for each in (kept_off, not_kept_off)] == [False, True]
    assert protection.may_target(duel.state, bear, you=ALICE, source=kept_off)


def test_what_loses_hexproof_loses_its_variants_and_can_not_have_them_either() -> None:
    duel = Duel()
    bear = duel.put(BEAR, seat=BOB, counters=(("hexproof from red", 1), ("vigilance", 1)))
    begin_effect(duel.game, (bear,), Become(Nature(keywords_lost=("hexproof",))), ALICE)
    assert layers.characteristics(duel.state, bear).keywords == {"vigilance"}
    put_counter(duel, bear, "hexproof from red")
    assert layers.characteristics(duel.state, bear).keywords == {"vigilance", "hexproof from red"}
    duel.put("Archetype of Endurance")
    put_counter(duel, bear, "hexproof from red")
    assert layers.characteristics(duel.state, bear).keywords == {"vigilance"}


def test_what_looks_for_hexproof_finds_its_variants() -> None:
    duel = Duel()
    bear = duel.put(BEAR, counters=(("hexproof from red", 1),))
    assert matching.matches(duel.state, Quality(keyword="hexproof"), bear, source=duel.find("Bear"), you=ALICE)
    assert not matching.matches(duel.state, Quality(without="hexproof"), bear, source=duel.find("Bear"), you=ALICE)


def test_whether_trample_over_planeswalkers_is_lost_with_trample_is_not_modelled() -> None:
    duel = Duel()
    bear = duel.put(BEAR, counters=(("trample over planeswalkers", 1),))
    assert layers.has_keyword(duel.state, bear, "trample over planeswalkers")
    duel.put(permanent("Blunt", "Enchantment", StaticAbility(LoseKeywords(CREATURE, ("trample",)))))
    with pytest.raises(NotModelled, match="trample"):
        duel.numbers("Bear")


def test_a_land_forbids_two_keywords_until_end_of_turn() -> None:
    duel = Duel()
    duel.put("Arcane Lighthouse")
    bear = duel.put(BEAR, seat=BOB, counters=(("hexproof", 1),))
    duel.mana("{C}")
    duel.activate("Arcane Lighthouse", ability=2)
    duel.resolve()
    begin_effect(duel.game, (bear,), AddAbilities((Keyword("shroud"), Keyword("reach"))), BOB)
    put_counter(duel, bear, "hexproof")
    assert layers.characteristics(duel.state, bear).keywords == {"reach"}
    duel.put(BEAR, seat=BOB, counters=(("hexproof", 1),), label="Late")
    assert duel.has("Late", "hexproof")


@pytest.mark.parametrize(("edition", "size"), [("2014-09-24", (2, 2)), ("2014-09-25", (3, 3))])
def test_whether_the_rest_of_an_effect_begins_that_gives_what_can_not_be_had(edition: str, size: tuple[int, int]) -> None:
    duel = Duel(edition=edition)
    duel.put("Archetype of Imagination")
    duel.put(BEAR, seat=BOB)
    grow = SpellAbility((Pump(power=1, toughness=1, keywords=("flying",)),), (Target(quality=CREATURE),))
    duel.put(Characteristics("Grow", (), types=("Instant",), abilities=(grow,)), Zone.HAND)
    duel.cast("Grow", "Bear")
    duel.resolve()
    assert (duel.numbers("Bear"), duel.has("Bear", "flying")) == (size, False)


def test_an_effect_that_some_of_its_objects_could_not_have_is_not_modelled_before_september_2014() -> None:
    duel = Duel(edition="2014-09-24")
    duel.put("Archetype of Imagination")
    bears = (duel.put(BEAR, seat=BOB), duel.put(creature("Ox", 1, 1)))
    with pytest.raises(NotModelled, match="an effect that gives what some of its objects can't have"):
        begin_effect(duel.game, bears, AddAbilities((Keyword("flying"),)), ALICE)
