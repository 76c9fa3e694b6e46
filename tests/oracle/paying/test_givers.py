"""Convoke and the like, given by a permanent that a mana ability may take away before the cost is paid (611.3a, 601.2g-h)."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.cards.facts.making import card
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.paying.wishes import AS_YOU_LIKE, Wishes
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, Duel

NIGHT = card("Night", "{B}{B}{B}", "Sorcery")


def board(*labels: str, hand: str = "Darksteel Myr") -> Duel:
    duel = Duel()
    for label in labels:
        duel.put(label.removesuffix(" 2"), label=label)
    duel.put(hand, Zone.HAND)
    return duel


def cast(duel: Duel, spell: str, convoking: str = "", sacrificing: str = "") -> None:
    convoke = ((duel.find(convoking).id, AS_YOU_LIKE),) if convoking else ()
    wishes = Wishes(convoke=convoke, sacrifice=(duel.find(sacrificing).id,) if sacrificing else ())
    duel.game.do(actions.cast(Announcement(ALICE, duel.find(spell).id, payment=wishes)))


def test_what_gives_convoke_is_not_sacrificed_for_the_mana_beside_it() -> None:
    duel = board("Chief Engineer", "Memnite", "Ashnod's Altar")
    with pytest.raises(IllegalAction):
        cast(duel, "Darksteel Myr", "Memnite", sacrificing="Chief Engineer")
    cast(duel, "Darksteel Myr", "Chief Engineer", sacrificing="Memnite")
    assert duel.where("Memnite") == "graveyard"
    assert duel.find("Chief Engineer").tapped


def test_where_nothing_convokes_it_may_be_sacrificed_too() -> None:
    duel = board("Chief Engineer", "Memnite", "Ashnod's Altar")
    duel.game.change(duel.find("Memnite").id, tapped=True)
    duel.game.change(duel.find("Chief Engineer").id, tapped=True)
    cast(duel, "Darksteel Myr")
    assert duel.where("Chief Engineer") == duel.where("Memnite") == "graveyard"


def test_one_of_two_that_give_it_may_be_sacrificed() -> None:
    duel = board("Chief Engineer", "Chief Engineer 2", "Ashnod's Altar")
    cast(duel, "Darksteel Myr", "Chief Engineer", sacrificing="Chief Engineer 2")
    assert duel.find("Chief Engineer").tapped


def test_a_spell_with_convoke_of_its_own_needs_nobody_to_give_it() -> None:
    duel = board("Chief Engineer", "Memnite", "Ashnod's Altar", hand="Halo Hopper")
    cast(duel, "Halo Hopper", "Memnite", sacrificing="Chief Engineer")
    assert duel.find("Memnite").tapped


@pytest.mark.parametrize(("more", "able"), [((), False), (("Grizzly Bears",), True)])
def test_what_lets_life_pay_is_not_sacrificed_for_the_mana_beside_it(more: tuple[str, ...], able: bool) -> None:
    duel = board("K'rrik, Son of Yawgmoth", "Phyrexian Altar", *more)
    duel.put(NIGHT, Zone.HAND)
    duel.game.change_player(ALICE, life=4)
    if able:
        cast(duel, "Night")
        assert duel.where("Grizzly Bears") == "graveyard"
    else:
        with pytest.raises(IllegalAction):
            cast(duel, "Night")


@pytest.mark.parametrize(
    ("edition", "error"),
    [("2013-07-12", IllegalAction), ("2013-07-13", NotModelled), ("2020-04-16", NotModelled), ("2020-04-17", IllegalAction)],
)
def test_that_snow_mana_was_called_generic_is_not_modelled(edition: str, error: type[Exception]) -> None:
    """107.4h: before 2013-07-13 what takes off generic mana takes off none of {S}; later convoke pays for generic mana."""
    duel = board("Chief Engineer", "Memnite", hand="Icehide Golem")
    duel.game.state = duel.state.changed(edition=edition)
    with pytest.raises(error, match=r"\{S\}"):
        cast(duel, "Icehide Golem")


def test_snow_mana_pays_for_itself_in_any_edition_where_nothing_else_could() -> None:
    duel = board("Snow-Covered Plains", hand="Icehide Golem")
    duel.game.state = duel.state.changed(edition="2016-08-26")
    cast(duel, "Icehide Golem")
    assert duel.find("Snow-Covered Plains").tapped
