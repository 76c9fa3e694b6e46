"""Permanents that enter at the same time (613.7m)."""

from __future__ import annotations

import pytest

from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import Anthem, Is, LoseAbilities, LoseKeywords, Static
from oracle.editions import EDITION
from oracle.entering import Entry, enter
from oracle.errors import NotModelled
from oracle.objects import Seat, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

HUMILITY = LoseAbilities(CREATURE, (1, 1))
WINGS = Anthem(CREATURE, 1, 1, ("flying",))
RED = Is(CREATURE, Nature(colors=("R",)))


def come(first: Static, second: Static, seats: tuple[Seat, Seat], active: Seat = ALICE, edition: str = EDITION) -> Duel:
    """Two enchantments enter together, where there is a bear with vigilance."""
    duel = Duel(edition=edition)
    duel.game.update(active=active)
    duel.put(creature("Bear", 2, 2, Keyword("vigilance")))
    entries = []
    for seat, label, static in zip(seats, ("First", "Second"), (first, second), strict=True):
        of = duel.put(permanent(label, "Enchantment", StaticAbility(static)), Zone.GRAVEYARD, seat)
        entries.append(Entry(of, seat))

    def action(game):  # type: ignore[no-untyped-def]
        became = yield from enter(game, entries)
        assert [game.state.objects[each].label for each in became] == ["First", "Second"]

    duel.game.do(action)
    return duel


@pytest.mark.parametrize(("active", "flies"), [(ALICE, True), (BOB, False)])
def test_those_of_the_active_player_are_older(active: Seat, flies: bool) -> None:
    duel = come(WINGS, HUMILITY, (BOB, ALICE), active)
    assert duel.has("Bear", "flying") is flies
    assert not duel.has("Bear", "vigilance")
    assert duel.numbers("Bear") == (2, 2)


def test_until_april_2020_the_active_player_would_choose_the_order_of_all() -> None:
    """613.6j of 2017-01-20, and 613.7k of 2020-04-17."""
    with pytest.raises(NotModelled, match="at the same time"):
        come(WINGS, HUMILITY, (BOB, ALICE), edition="2020-04-16")
    assert come(WINGS, HUMILITY, (BOB, ALICE), edition="2020-04-17").has("Bear", "flying")
    bonus = Anthem(CREATURE, 2, 2, ("reach",))
    assert come(WINGS, bonus, (BOB, ALICE), edition="2020-04-16").has("Bear", "flying")


@pytest.mark.parametrize("order", [(RED, WINGS), (WINGS, RED)])
def test_until_july_2009_colors_and_abilities_were_one_layer(order: tuple[Static, Static]) -> None:
    with pytest.raises(NotModelled, match="at the same time"):
        come(*order, (ALICE, ALICE), edition="2009-07-10")
    assert come(*order, (ALICE, ALICE), edition="2009-07-11").has("Bear", "flying")


def test_until_july_2009_colors_alone_made_no_difference_to_power_and_toughness() -> None:
    assert come(RED, Anthem(CREATURE, 1, 1), (ALICE, ALICE), edition="2009-07-10").numbers("Bear") == (3, 3)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (WINGS, HUMILITY),
        (HUMILITY, WINGS),
        (WINGS, LoseKeywords(CREATURE, ("flying",))),
        (HUMILITY, Is(CREATURE, Nature(size=(3, 3)))),
        (Is(CREATURE, Nature(colors=("U",))), Is(CREATURE, Nature(colors=("R",), keeps=Keeps.ALL))),
        (Is(CREATURE, Nature(subtypes=("Elf",))), Is(CREATURE, Nature(subtypes=("Ape",)))),
        (Is(CREATURE, Nature(name="One")), Is(CREATURE, Nature(name="Other"))),
    ],
)
def test_an_order_that_one_player_would_choose_is_not_modelled(first: Static, second: Static) -> None:
    with pytest.raises(NotModelled, match="at the same time"):
        come(first, second, (ALICE, ALICE))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (WINGS, Anthem(CREATURE, 2, 2, ("reach",))),
        (WINGS, LoseKeywords(CREATURE, ("trample",))),
        (WINGS, LoseKeywords(CREATURE, ("flying",), for_good=True)),
        (Is(CREATURE, Nature(colors=("U",), keeps=Keeps.ALL)), Is(CREATURE, Nature(colors=("R",), keeps=Keeps.ALL))),
    ],
)
def test_an_order_that_makes_no_difference_is_not_asked_for(first: Static, second: Static) -> None:
    assert come(first, second, (ALICE, ALICE)).where("Second") == "battlefield"
