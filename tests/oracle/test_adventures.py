"""Adventurer cards (715): one card, two sets of characteristics."""

from __future__ import annotations

import pytest

from oracle import copies, layers
from oracle.errors import IllegalAction, NotModelled
from oracle.fitting import value_of
from oracle.objects import Zone
from oracle.playing import while_resolving
from oracle.state import Step
from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import sticker
from tests.oracle.duel import ALICE, BOB, Duel

GUIDEMOTHER, GIFT = "Faerie Guidemother", "Gift of the Fae"
KNIGHT, RUSH = "Rimrock Knight", "Boulder Rush"
FAE, GRANTED = "Fae of Wishes", "Granted"


@pytest.fixture
def duel() -> Duel:
    found = Duel()
    found.put("Grizzly Bears")
    return found


def named(duel: Duel, label: str) -> str:
    return layers.characteristics(duel.state, duel.find(label).id).name


def sent_out(duel: Duel) -> None:
    """Alice has cast Faerie Guidemother as its Adventure, and that has resolved."""
    duel.put(GUIDEMOTHER, Zone.HAND)
    duel.mana("{C}{W}")
    duel.cast(GUIDEMOTHER, "Grizzly Bears", part=GIFT)
    duel.resolve()


def test_a_spell_that_is_an_adventure_has_its_characteristics_alone(duel: Duel) -> None:
    duel.put(GUIDEMOTHER, Zone.HAND)
    duel.mana("{C}{W}")
    duel.cast(GUIDEMOTHER, "Grizzly Bears", part=GIFT)
    found = duel.find(GUIDEMOTHER)
    now = layers.characteristics(duel.state, found.id)
    assert (now.name, now.types, now.subtypes, now.power, now.keywords) == (GIFT, ("Sorcery",), ("Adventure",), None, frozenset())
    assert value_of(found, now) == 2


def test_it_is_exiled_as_it_resolves_and_is_then_the_creature(duel: Duel) -> None:
    sent_out(duel)
    assert duel.numbers("Grizzly Bears") == (4, 3)
    assert (duel.where(GUIDEMOTHER), named(duel, GUIDEMOTHER)) == ("exile", GUIDEMOTHER)


def test_from_there_it_is_cast_as_the_creature_but_not_as_the_adventure(duel: Duel) -> None:
    sent_out(duel)
    duel.mana("{W}{W}{W}")
    with pytest.raises(IllegalAction, match=r"601\.3"):
        duel.cast(GUIDEMOTHER, "Grizzly Bears", part=GIFT)
    duel.cast(GUIDEMOTHER)
    duel.resolve()
    assert (duel.where(GUIDEMOTHER), duel.numbers(GUIDEMOTHER)) == ("battlefield", (1, 1))


def test_nobody_else_may_cast_it_from_there(duel: Duel) -> None:
    sent_out(duel)
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.mana("{W}", BOB)
    with pytest.raises(IllegalAction, match=r"601\.3"):
        duel.cast(GUIDEMOTHER, seat=BOB)


def test_one_that_does_not_resolve_goes_to_the_graveyard_and_stays_there(duel: Duel) -> None:
    duel.put(GUIDEMOTHER, Zone.HAND)
    duel.put("Lightning Bolt", Zone.HAND, BOB)
    duel.mana("{C}{W}")
    duel.mana("{R}", BOB)
    duel.cast(GUIDEMOTHER, "Grizzly Bears", part=GIFT)
    duel.pass_()
    duel.cast("Lightning Bolt", "Grizzly Bears", seat=BOB)
    duel.resolve_all()
    assert (duel.where(GUIDEMOTHER), named(duel, GUIDEMOTHER)) == ("graveyard", GUIDEMOTHER)
    duel.mana("{W}")
    with pytest.raises(IllegalAction, match=r"601\.3"):
        duel.cast(GUIDEMOTHER)


def test_when_it_may_be_cast_is_read_off_the_adventure(duel: Duel) -> None:
    duel.put(KNIGHT, Zone.HAND)
    duel.put(GUIDEMOTHER, Zone.HAND)
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.mana("{R}{R}{W}{W}")
    for label, part, targets in ((KNIGHT, "", ()), (GUIDEMOTHER, GIFT, ("Grizzly Bears",))):
        with pytest.raises(IllegalAction, match=r"117\.1a"):
            duel.cast(label, *targets, part=part)
    duel.cast(KNIGHT, "Grizzly Bears", part=RUSH)
    duel.resolve()
    assert duel.numbers("Grizzly Bears") == (4, 2)


def test_another_permission_lets_it_be_cast_as_an_adventure_from_exile(duel: Duel) -> None:
    duel.put(FAE)
    duel.play("Release to the Wind", FAE)
    assert duel.where(FAE) == "exile"
    duel.cast(FAE, alternative="free", part=GRANTED)
    assert named(duel, FAE) == GRANTED
    duel.resolve()
    assert (duel.where(FAE), duel.hand()) == ("exile", 0)


def test_a_name_sticker_keeps_its_place_through_all_of_it(duel: Duel) -> None:
    """The example of 123.6c."""
    duel.put(FAE, stickers=(Placed(sticker("Mana"), 0, 2),))
    duel.play("Release to the Wind", FAE)
    assert named(duel, FAE) == "Fae of Mana Wishes"
    duel.cast(FAE, alternative="free", part=GRANTED)
    assert named(duel, FAE) == "Granted Mana"
    duel.resolve()
    assert named(duel, FAE) == "Fae of Mana Wishes"
    duel.mana("{C}{U}")
    duel.cast(FAE)
    assert named(duel, FAE) == "Fae of Mana Wishes"


def test_a_copy_is_an_adventure_too_and_is_gone_once_it_has_resolved(duel: Duel) -> None:
    duel.put(KNIGHT, Zone.HAND)
    duel.mana("{R}")
    duel.cast(KNIGHT, "Grizzly Bears", part=RUSH)
    copies.copy_on_stack(duel.game, duel.find(KNIGHT).id, ALICE)
    assert duel.stack() == [f"copy of {RUSH}", KNIGHT]
    duel.resolve_all()
    assert duel.numbers("Grizzly Bears") == (6, 2)
    assert duel.where(KNIGHT) == "exile"
    assert [each.label for each in duel.state.objects.values() if each.zone is Zone.EXILE] == [KNIGHT]


def test_a_name_that_is_no_adventure_of_the_card_is_not_understood(duel: Duel) -> None:
    duel.put(KNIGHT, Zone.HAND)
    for label, part in ((KNIGHT, GIFT), (KNIGHT, KNIGHT), ("Grizzly Bears", RUSH)):
        with pytest.raises(NotModelled, match="no Adventure of it"):
            duel.cast(label, part=part)


def test_which_of_the_two_is_cast_while_something_resolves_is_not_modelled(duel: Duel) -> None:
    card = duel.put(KNIGHT, Zone.EXILE)
    with pytest.raises(NotModelled, match="while something resolves"):
        while_resolving.can_be_cast_free(duel.game, ALICE, card)
    with pytest.raises(NotModelled, match="while something resolves"):
        next(while_resolving.cast_while_resolving(duel.game, ALICE, card))
