from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oracle.abilities.costs import Cost, PayLife, TapThis
from oracle.abilities.effects import Draw
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.wishes import Wishes
from oracle.playing import activating
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.conftest import ALICE, Table, made

BOB = Seat(1)


def activate(table: Table, label: str, *, seat: int = 0, **more: Any) -> ObjectId | None:
    return activating.activate(table.game, Activation(Seat(seat), table.ids[label], **more))


def refused(table: Table, label: str, **more: Any) -> str:
    before = table.game.state
    with pytest.raises(IllegalAction) as illegal:
        activate(table, label, **more)
    assert table.game.state == before
    return illegal.value.rule


def tapper(*abilities: ActivatedAbility) -> Any:
    return made("Tapper", "", "Creature", *abilities)


DRAWING = ActivatedAbility(Cost(None, (TapThis(),)), (Draw(),))


def test_an_ability_goes_on_the_stack_and_is_paid(table: Table) -> None:
    table.card("Grim Backwoods")
    table.card("Grizzly Bears")
    table.cards("Swamp", "Forest", "Wastes", "Wastes")
    of = activate(table, "Grim Backwoods")
    assert of is not None
    on_stack = table.game.object(of)
    assert on_stack.ability is not None
    assert (on_stack.ability.word, on_stack.ability.source.label) == ("activated", "Grim Backwoods")
    assert not on_stack.ability.source.tapped
    assert table.zone_of("Grizzly Bears") == "graveyard"
    assert table.tapped() == {"Grim Backwoods", "Swamp", "Forest", "Wastes", "Wastes 2"}


def test_what_taps_for_the_cost_makes_no_mana_for_it(table: Table) -> None:
    table.card("Grim Backwoods")
    table.card("Grizzly Bears")
    table.cards("Swamp", "Forest", "Wastes")
    assert refused(table, "Grim Backwoods") == "601.2h"


def test_the_named_creature_is_sacrificed(table: Table) -> None:
    table.card("Carnage Altar")
    table.card("Grizzly Bears")
    other = table.card("Grizzly Bears", label="other")
    table.mana("{C}{C}{C}")
    activate(table, "Carnage Altar", payment=Wishes(sacrifice=(other,)))
    assert (table.zone_of("Grizzly Bears"), table.zone_of("other")) == ("battlefield", "graveyard")


def test_only_the_controller_activates(table: Table) -> None:
    table.card(tapper(DRAWING), seat=1)
    assert refused(table, "Tapper") == "602.2"


def test_only_with_priority(table: Table) -> None:
    table.card(tapper(DRAWING), seat=1)
    assert refused(table, "Tapper", seat=1) == "117.1"


def test_a_creature_that_is_too_new_does_not_tap(table: Table) -> None:
    table.card(tapper(DRAWING), sick=True)
    assert refused(table, "Tapper") == "601.2h"
    table.card(replace(tapper(DRAWING), name="Quick", abilities=(DRAWING, Keyword("haste"))), sick=True)
    assert activate(table, "Quick") is not None


def test_only_permanents_have_their_abilities_activated(table: Table) -> None:
    table.card(tapper(DRAWING), Zone.GRAVEYARD)
    assert refused(table, "Tapper") == "113.6"


def test_which_of_several_abilities_has_to_be_said(table: Table) -> None:
    other = ActivatedAbility(Cost(None, (PayLife(1),)), (Draw(),))
    table.card(tapper(DRAWING, other))
    with pytest.raises(NotModelled):
        activate(table, "Tapper")
    activate(table, "Tapper", ability=2)
    assert table.game.player(ALICE).life == 19
    assert refused(table, "Tapper", ability=3) == "602.2a"


def test_once_each_turn(table: Table) -> None:
    table.card(tapper(ActivatedAbility(Cost(None, (PayLife(1),)), (Draw(),), once_each_turn=True)))
    activate(table, "Tapper")
    assert refused(table, "Tapper") == "602.5b"


def test_only_during_your_turn(table: Table) -> None:
    table.card("Sundial of the Infinite")
    table.mana("{C}")
    table.game.update(active=BOB)
    assert refused(table, "Sundial of the Infinite") == "602.5b"
    table.game.update(active=ALICE, step=Step.UPKEEP)
    assert activate(table, "Sundial of the Infinite") is not None


def test_loyalty_abilities(table: Table) -> None:
    table.card("Teferi, Time Raveler", counters=(("loyalty", 2),))
    assert refused(table, "Teferi, Time Raveler", ability=2) == "601.2h"
    activate(table, "Teferi, Time Raveler", ability=1)
    assert table.game.object(table.ids["Teferi, Time Raveler"]).counted("loyalty") == 3
    table.game.update(zones={**table.game.state.zones, (Zone.STACK, None): ()})
    assert refused(table, "Teferi, Time Raveler", ability=2) == "606.3"


def test_loyalty_abilities_wait_for_the_timing_of_a_sorcery(table: Table) -> None:
    table.card("Teferi, Time Raveler", counters=(("loyalty", 4),))
    table.game.update(step=Step.UPKEEP)
    assert refused(table, "Teferi, Time Raveler", ability=1) == "606.3"


def test_an_x_is_announced_where_the_cost_has_one_and_only_there(table: Table) -> None:
    table.card(tapper(ActivatedAbility(Cost(("X",)), (Draw(),))))
    table.card(replace(tapper(DRAWING), name="Other"))
    table.mana("{R}{R}{R}")
    with pytest.raises(NotModelled, match="what X is"):
        activate(table, "Tapper")
    assert refused(table, "Other", x=1) == "601.2b"
    activate(table, "Tapper", x=2)
    assert table.pool() == ("R",)
