"""What comes of mana outside the color identity of a commander, before 2016-01-22 and since."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import AddMana, Undescribed
from oracle.abilities.kinds import Ability, ActivatedAbility
from oracle.abilities.qualities import Quality
from oracle.color_identity import as_added
from oracle.editions import MANA_KEEPS_ITS_COLOR
from oracle.errors import NotModelled
from oracle.mana import Mana, mana_types, plain_mana
from oracle.objects import Characteristics, Part, PartOf, Seat, Zone
from oracle.paying.mana_sources import offers_of
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

LAST = "2016-01-21"
WHITE = creature("White", mana="{W}")


def added(duel: Duel, types: str, seat: Seat = ALICE) -> str:
    return "".join(mana_types(as_added(duel.state, seat, plain_mana(types))))


def led_by(commander: Characteristics, edition: str = LAST) -> Duel:
    duel = Duel(edition=edition)
    duel.put(commander, Zone.COMMAND, commander=True)
    return duel


def makes(mana: str) -> Ability:
    return ActivatedAbility(Cost(None, (TapThis(),)), (AddMana((mana,)),))


@pytest.mark.parametrize(("edition", "comes"), [(LAST, "WCCC"), (MANA_KEEPS_ITS_COLOR.since, "WBGC")])
def test_mana_of_another_color_comes_as_colorless_mana(edition: str, comes: str) -> None:
    duel = led_by(WHITE, edition)
    assert "".join(mana_types(as_added(duel.state, ALICE, map(Mana, "WBGC")))) == comes


def test_both_colors_of_a_hybrid_symbol_are_in_the_color_identity() -> None:
    assert added(led_by(creature("Hybrid", mana="{B/G}{2/R}")), "WUBRG") == "CCBRG"


def test_mana_keeps_what_else_is_known_of_it() -> None:
    mana = Mana("G", snow=True, by_creature=True, only=Quality(types=("Creature",)))
    assert as_added(led_by(WHITE).state, ALICE, [mana]) == (Mana("C", True, True, mana.only),)


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY])
def test_a_commander_has_its_color_identity_wherever_it_is_and_for_its_owner(zone: Zone) -> None:
    duel = Duel(edition=LAST)
    duel.put(WHITE, zone, BOB, commander=True)
    assert (added(duel, "G", BOB), added(duel, "G", ALICE)) == ("C", "G")


def test_without_a_commander_mana_comes_as_it_is() -> None:
    assert added(Duel(edition=LAST), "WUBRG") == "WUBRG"


@pytest.mark.parametrize(
    "commander",
    [
        creature("With a symbol", 1, 1, makes("G"), mana="{W}"),
        creature("Green by its text", mana="{W}", colors=frozenset("WG")),
        creature("With more text", 1, 1, ActivatedAbility(Cost(("1",)), (Undescribed(),)), mana="{W}"),
        creature("With a back", mana="{W}", part=Part("With a back // A back", PartOf.FRONT)),
    ],
    ids=lambda commander: commander.name,
)
def test_of_what_is_not_known_of_a_color_identity_nothing_is_guessed(commander: Characteristics) -> None:
    assert added(led_by(commander), "W") == "W"
    with pytest.raises(NotModelled, match="color identity"):
        added(led_by(commander), "G")


def test_of_several_commanders_nothing_is_guessed() -> None:
    duel = led_by(WHITE)
    duel.put(WHITE, Zone.COMMAND, commander=True, label="Another")
    with pytest.raises(NotModelled, match="several commanders"):
        added(duel, "W")


def test_mana_of_any_color_is_one_offer_for_each_color_that_it_keeps() -> None:
    duel = led_by(WHITE)
    of = duel.put(permanent("Lotus", "Artifact", ActivatedAbility(Cost(None, (TapThis(),)), (AddMana(any_color=1),))))
    (offer,) = offers_of(duel.state, ALICE, of)
    assert [mana_types(lot) for lot in offer.yields] == [("W",), ("C",)]
