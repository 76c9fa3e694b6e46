"""Instructions about groups: several targets, a chosen creature type, what shares a creature type, what was moved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.abilities.effects import (
    ChooseCreatureType,
    CreateTokens,
    Draw,
    ExileEach,
    IfYouControl,
    Place,
    Pump,
    PumpEach,
    PutEachOntoBattlefield,
    PutInto,
    SacrificeUnlikeChosen,
)
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import CREATURE, Amount, CountOf, Quality, Target, Who
from oracle.cards.text import read_abilities, render
from oracle.errors import IllegalAction
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent
from tests.oracle.test_convoked import convoke
from tests.oracle.test_instructions import instant, resolve

OF_TYPE = Quality(types=("Creature",), chosen_type=True)
UNLIKE = Quality(types=("Creature",), unlike_convoked=True)


def elf(name: str, *subtypes: str) -> Characteristics:
    return creature(name, 1, 1, subtypes=("Elf", *subtypes))


def test_a_chosen_creature_type_is_meant_in_what_follows() -> None:
    duel = Duel()
    duel.put(elf("Scout"))
    duel.put(elf("Druid"))
    duel.put(elf("Rebel"), seat=BOB)
    duel.put(creature("Bear", subtypes=("Bear",)))
    count = CountOf(replace(OF_TYPE, controller=Who.YOU))
    resolve(duel, ChooseCreatureType(), Draw(count=count), PumpEach(OF_TYPE, 1, 1))
    assert (duel.question.kind, duel.question.rule) == ("name", "608.2d")
    duel.answer("Elf")
    assert duel.hand() == 2
    assert [duel.numbers(each) for each in ("Scout", "Rebel", "Bear")] == [(2, 2), (2, 2), (1, 1)]


def test_what_is_no_creature_type_can_not_be_chosen() -> None:
    duel = Duel()
    resolve(duel, ChooseCreatureType(), Draw())
    with pytest.raises(IllegalAction):
        duel.answer("Aura")


def test_every_card_of_the_chosen_type_comes_back_from_your_graveyard_at_the_same_time() -> None:
    duel = Duel()
    for name, seat in (("Scout", ALICE), ("Druid", ALICE), ("Rebel", BOB)):
        duel.put(elf(name), Zone.GRAVEYARD, seat)
    duel.put(creature("Bear", subtypes=("Bear",)), Zone.GRAVEYARD)
    resolve(duel, ChooseCreatureType(), PutEachOntoBattlefield(OF_TYPE))
    duel.answer("Elf")
    where = [duel.where(each) for each in ("Scout", "Druid", "Rebel", "Bear")]
    assert where == ["battlefield", "battlefield", "graveyard", "graveyard"]


def test_one_or_two_targets_each_get_bigger() -> None:
    duel = Duel()
    for name in ("Scout", "Druid"):
        duel.put(elf(name))
    target = Target(quality=CREATURE, minimum=1, maximum=2)
    resolve(duel, Pump(power=2, toughness=1), targets=(target,), at=("Scout", "Druid"))
    assert [duel.numbers(each) for each in ("Scout", "Druid")] == [(3, 2), (3, 2)]
    with pytest.raises(IllegalAction):
        resolve(duel, Pump(power=2, toughness=1), targets=(target,))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One or two target creatures each get +2/+1 until end of turn.", (1, 2)),
        ("Up to two target creatures each get +2/+0 and gain haste until end of turn.", (0, 2)),
        ("Target creature gets +2/+0 until end of turn.", (1, 1)),
        ("Two target creatures gain flying until end of turn.", (2, 2)),
    ],
)
def test_several_take_other_verbs_than_one(text: str, count: tuple[int, int]) -> None:
    (ability,) = read_abilities(instant(), text)
    assert [(each.minimum, each.maximum) for each in ability.targets] == [count]  # type: ignore[union-attr]  # a spell
    assert render(replace(instant(), abilities=(ability,))) == text


def exiled(duel: Duel, *labels: str) -> list[bool]:
    return [duel.where(each) == "exile" for each in labels]


def test_creatures_that_share_no_type_with_what_convoked_are_exiled() -> None:
    duel = Duel()
    duel.put(elf("Scout", "Warrior"))
    duel.put(elf("Druid"), seat=BOB)
    duel.put(creature("Orc", subtypes=("Orc", "Warrior")))
    duel.put(creature("Bear", subtypes=("Bear",)))
    duel.put(creature("Shifter", 1, 1, Keyword("changeling")))
    duel.put(creature("Nameless"))
    duel.put(permanent("Relic", "Artifact"))
    duel.put(instant(ExileEach((UNLIKE, Quality(types=("Artifact",))))), Zone.HAND)
    duel.cast("Wish")
    convoke(duel, "Wish", "Scout")
    duel.resolve()
    assert exiled(duel, "Scout", "Druid", "Orc", "Shifter") == [False] * 4
    assert exiled(duel, "Bear", "Nameless", "Relic") == [True] * 3


def test_without_any_creature_that_convoked_all_are_exiled() -> None:
    duel = Duel()
    duel.put(elf("Scout"))
    resolve(duel, ExileEach((UNLIKE,)))
    assert exiled(duel, "Scout") == [True]


def test_what_convoked_and_is_gone_is_compared_as_it_was() -> None:
    """608.2h."""
    duel = Duel()
    duel.put(elf("Scout"))
    duel.put(elf("Druid"))
    duel.put(instant(ExileEach((UNLIKE,))), Zone.HAND)
    duel.put("Unsummon", Zone.HAND)
    duel.mana("{U}")
    duel.cast("Wish")
    convoke(duel, "Wish", "Scout")
    duel.cast("Unsummon", "Scout")
    duel.resolve_all()
    assert exiled(duel, "Druid") == [False]


def test_a_number_of_what_was_moved_and_only_if_something_is_controlled() -> None:
    returned = PutInto(Place.HAND)
    tokens = CreateTokens(Amount.MOVED, ("Creature",), ("Merfolk",), 1, 1)
    one_or_two = Target(minimum=1, maximum=2)
    for having, made in ((True, 2), (False, 0)):
        duel = Duel()
        duel.put("Memnite", seat=BOB)
        duel.put("Ornithopter", seat=BOB)
        duel.put(creature("Drake", subtypes=("Merfolk",)), seat=ALICE if having else BOB)
        merfolk = IfYouControl(Quality(subtypes=("Merfolk",)), (tokens,))
        resolve(duel, returned, merfolk, targets=(one_or_two,), at=("Memnite", "Ornithopter"))
        assert (duel.where("Memnite"), len(duel.tokens())) == ("hand", made)


def test_what_is_not_returned_is_not_counted() -> None:
    duel = Duel()
    duel.put("Memnite", seat=BOB)
    duel.put("Ornithopter", seat=BOB)
    duel.put("Unsummon", Zone.HAND, BOB)
    duel.mana("{U}", BOB)
    tokens = CreateTokens(Amount.MOVED, ("Creature",), ("Merfolk",), 1, 1)
    duel.put(instant(PutInto(Place.HAND), tokens, targets=(Target(minimum=1, maximum=2),)), Zone.HAND)
    duel.cast("Wish", "Memnite", "Ornithopter")
    duel.pass_()
    duel.cast("Unsummon", "Memnite", seat=BOB)
    duel.resolve_all()
    assert len(duel.tokens()) == 1


def test_each_player_keeps_what_is_like_the_creature_that_you_choose() -> None:
    duel = Duel()
    for name, seat, subtypes in (
        ("Scout", ALICE, ("Elf",)),
        ("Druid", ALICE, ("Elf", "Druid")),
        ("Bear", ALICE, ("Bear",)),
        ("Orc", BOB, ("Orc",)),
        ("Rebel", BOB, ("Elf",)),
    ):
        duel.put(creature(name, subtypes=subtypes), seat=seat)
    duel.put(permanent("Relic", "Artifact"), seat=BOB)
    resolve(duel, SacrificeUnlikeChosen())
    assert (duel.question.player, duel.question.kind, duel.options()) == (ALICE, "choose objects", ["Bear", "Druid", "Scout"])
    duel.answer("Scout")
    assert (duel.question.player, duel.options()) == (ALICE, ["Orc", "Rebel"])
    duel.answer("Orc")
    assert [duel.where(each) for each in ("Scout", "Druid", "Orc", "Relic")] == ["battlefield"] * 4
    assert [duel.where(each) for each in ("Bear", "Rebel")] == ["graveyard"] * 2


def test_who_has_no_creature_has_none_chosen_and_sacrifices_none() -> None:
    duel = Duel()
    duel.put(elf("Scout"))
    resolve(duel, SacrificeUnlikeChosen())
    assert duel.game.pending is None
    assert duel.where("Scout") == "battlefield"
