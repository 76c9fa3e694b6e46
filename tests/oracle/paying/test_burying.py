"""What is sacrificed for mana is a card of the graveyard when the cost is paid (601.2g-h): delve and escape may exile it."""

from __future__ import annotations

import pytest

from oracle import actions
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import plain_mana
from oracle.objects import Zone
from oracle.paying.wishes import Wishes
from oracle.playing.casting import Announcement
from tests.oracle.duel import ALICE, BOB, Duel

ANGLER = "Gurmag Angler"


def board(*permanents: str, dead: str, hand: str = ANGLER, pool: str = "") -> Duel:
    duel = Duel()
    for label in permanents:
        duel.put(label.removesuffix(" 2"), label=label)
    for label in dead.split(", "):
        duel.put(label, Zone.GRAVEYARD)
    if hand:
        duel.put(hand, Zone.HAND)
    duel.game.change_player(ALICE, mana=plain_mana(pool))
    return duel


def cast(duel: Duel, spell: str = ANGLER, alternative: str = "", *, delve: str = "", sacrifice: str = "", tap: str = "") -> None:
    named = [tuple(duel.find(each).id for each in labels.split(", ") if each) for labels in (delve, sacrifice, tap)]
    wishes = Wishes(delve=named[0], sacrifice=named[1], tap=named[2])
    duel.game.do(actions.cast(Announcement(ALICE, duel.find(spell).id, alternative, payment=wishes)))


def test_a_creature_that_was_sacrificed_for_mana_is_delved() -> None:
    duel = board("Grizzly Bears", "Ashnod's Altar", dead="Shock, Forest, Plains", pool="B")
    cast(duel)
    assert duel.where("Grizzly Bears") == duel.where("Shock") == "exile"
    assert not duel.game.player(ALICE).mana


def test_it_is_not_where_there_is_another_way() -> None:
    duel = board("Grizzly Bears", "Ashnod's Altar", dead="Shock, Forest, Plains, Fog", pool="B")
    cast(duel)
    assert duel.where("Grizzly Bears") == "graveyard"


def test_it_pays_for_one_mana_only() -> None:
    duel = board("Grizzly Bears", "Ashnod's Altar", dead="Shock, Forest", pool="B")
    before = duel.game.state
    with pytest.raises(IllegalAction):
        cast(duel)
    assert duel.game.state == before


def test_it_is_named_as_what_it_is_before() -> None:
    duel = board("Grizzly Bears", "Memnite", "Ashnod's Altar", "Swamp", dead="Shock, Forest, Plains")
    cast(duel, delve="Shock, Forest, Plains, Memnite", sacrifice="Memnite", tap="Ashnod's Altar, Swamp")
    assert duel.where("Memnite") == "exile"
    assert duel.where("Grizzly Bears") == "battlefield"


def test_a_permanent_that_is_named_and_stays_is_not_delved() -> None:
    duel = board("Grizzly Bears", "Memnite", "Ashnod's Altar", "Swamp", dead="Shock, Forest, Plains")
    with pytest.raises(IllegalAction):
        cast(duel, delve="Shock, Forest, Plains, Memnite", sacrifice="Grizzly Bears")
    with pytest.raises(IllegalAction):
        cast(duel, delve="Shock, Forest, Plains, Memnite", tap="Swamp")


def test_a_source_that_was_named_may_be_used_again() -> None:
    duel = board("Grizzly Bears", "Memnite", "Ashnod's Altar", dead="Shock", pool="B")
    cast(duel, delve="Shock, Memnite", tap="Ashnod's Altar")
    assert (duel.where("Memnite"), duel.where("Grizzly Bears")) == ("exile", "graveyard")


def test_no_other_source_is_used_than_those_that_were_named() -> None:
    duel = board("Memnite", "Ashnod's Altar", "Wastes", dead="Shock, Forest", pool="B")
    with pytest.raises(IllegalAction):
        cast(duel, delve="Shock, Forest, Memnite", tap="Ashnod's Altar")
    cast(duel, delve="Shock, Forest, Memnite", tap="Ashnod's Altar, Wastes")
    assert duel.where("Memnite") == "exile"


def test_what_makes_mana_by_being_sacrificed_is_delved() -> None:
    duel = board("Blood Pet", dead="Shock, Forest, Plains, Fog, Swamp")
    cast(duel)
    assert duel.where("Blood Pet") == "exile"


def test_any_color_may_be_made_of_it() -> None:
    duel = board("Memnite", "Phyrexian Altar", dead="Shock, Forest, Plains, Fog, Swamp")
    cast(duel)
    assert duel.where("Memnite") == "exile"


def test_it_may_be_tapped_for_mana_before() -> None:
    duel = board("Elvish Mystic", "Phyrexian Altar", dead="Shock, Forest, Plains, Fog")
    cast(duel)
    assert duel.where("Elvish Mystic") == "exile"


def test_it_goes_to_its_owners_graveyard() -> None:
    duel = board("Ashnod's Altar", dead="Shock, Forest, Plains", pool="B")
    duel.put("Grizzly Bears", owner=BOB, controller=ALICE)
    with pytest.raises(IllegalAction):
        cast(duel)


def test_it_is_one_of_the_cards_of_an_escape_cost() -> None:
    duel = board("Underworld Breach", "Memnite", "Phyrexian Altar", dead="Mulldrifter, Shock, Forest", hand="", pool="UUUU")
    cast(duel, "Mulldrifter", "escape")
    assert duel.where("Memnite") == "exile"


def test_a_cost_that_could_exile_what_is_sacrificed_for_it_is_not_modelled() -> None:
    duel = board("Underworld Breach", "Memnite", dead="Altar's Reap, Shock, Forest", hand="", pool="BB")
    with pytest.raises(NotModelled, match="what it puts there"):
        cast(duel, "Altar's Reap", "escape")


def test_a_cost_that_could_not_even_so_is_refused() -> None:
    duel = board("Underworld Breach", "Memnite", dead="Altar's Reap, Shock", hand="", pool="BB")
    with pytest.raises(IllegalAction):
        cast(duel, "Altar's Reap", "escape")
