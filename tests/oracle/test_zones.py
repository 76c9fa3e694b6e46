import pytest

from oracle import events, layers, zones
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Who
from oracle.abilities.statics import ExileInstead
from oracle.errors import NotModelled
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import CastRecord, Characteristics, Kind, Zone
from oracle.state import ChangePower, Duration, GraveyardToExile
from oracle.zones import Move
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def exiling(whose: Who = Who.ANYONE, counter: str = "", *, tokens: bool = False, name: str = "Exiler") -> Characteristics:
    return permanent(name, "Enchantment", StaticAbility(ExileInstead(whose, counter, tokens)))


def test_a_card_that_moves_is_a_new_object_with_its_label_and_no_memory() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", tapped=True, damage=1, counters=(("+1/+1", 1),), chosen="Bear")
    moved = zones.move(duel.game, bears, Zone.GRAVEYARD)
    found = duel.find("Grizzly Bears")
    assert found.id == moved != bears
    assert (found.tapped, found.damage, found.counters, found.chosen) == (False, 0, (), "")
    assert duel.game.object(bears).counters == (("+1/+1", 1),)


def test_an_object_goes_to_its_owners_zone_whoever_controls_it() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    set_controller(duel.game, bears, ALICE, Duration.WHILE_IT_IS_THERE)
    zones.move(duel.game, bears, Zone.GRAVEYARD)
    assert zones.in_zone(duel.state, Zone.GRAVEYARD, BOB)
    assert not zones.in_zone(duel.state, Zone.GRAVEYARD, ALICE)
    assert duel.controller("Grizzly Bears") == BOB
    assert duel.game.object(bears).controller == ALICE


def test_an_object_that_is_gone_does_not_move() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    zones.move(duel.game, bears, Zone.EXILE)
    assert zones.move(duel.game, bears, Zone.GRAVEYARD) is None
    assert duel.where("Grizzly Bears") == "exile"


def test_effects_on_a_permanent_spell_go_on_for_the_permanent() -> None:
    duel = Duel()
    record = CastRecord(ALICE, Zone.HAND, "evoke")
    spell = duel.put("Grizzly Bears", Zone.STACK, cast=record)
    set_controller(duel.game, spell, BOB, Duration.WHILE_IT_IS_THERE)
    entered = zones.move(duel.game, spell, Zone.BATTLEFIELD, controller=BOB)
    assert entered is not None
    assert duel.game.object(entered).cast == record
    assert duel.state.effects[0].objects == (entered,)
    assert duel.controller("Grizzly Bears") == BOB


def test_effects_on_a_permanent_end_when_it_leaves() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    begin_effect(duel.game, (bears,), ChangePower(1, 1), ALICE)
    zones.move(duel.game, bears, Zone.EXILE)
    assert duel.state.effects == ()


def test_the_top_of_a_library_is_first() -> None:
    duel = Duel()
    for position in ("top", "bottom"):
        bears = duel.put("Grizzly Bears", label=position)
        zones.move(duel.game, bears, Zone.LIBRARY, position=position)
    library = [duel.game.object(of).label for of in zones.in_zone(duel.state, Zone.LIBRARY, ALICE)]
    assert (library[0], library[-1]) == ("top", "bottom")


@pytest.mark.parametrize(("whose", "exiled"), [(Who.ANYONE, True), (Who.EACH_OPPONENT, True), (Who.YOU, False)])
def test_what_would_go_to_a_graveyard_is_exiled_instead_for_those_players(whose: Who, exiled: bool) -> None:
    duel = Duel()
    duel.put(exiling(whose), seat=BOB)
    bears = duel.put("Grizzly Bears")
    zones.move(duel.game, bears, Zone.GRAVEYARD)
    assert duel.where("Grizzly Bears") == ("exile" if exiled else "graveyard")


def test_a_counter_comes_with_the_exile_that_names_one() -> None:
    duel = Duel()
    duel.put(exiling(counter="void"))
    zones.move(duel.game, duel.put("Grizzly Bears"), Zone.GRAVEYARD)
    assert duel.find("Grizzly Bears").counters == (("void", 1),)


def test_a_choice_between_replacement_effects_that_differ_is_not_guessed() -> None:
    duel = Duel()
    duel.put(exiling(counter="void"))
    duel.put(exiling(name="Another"))
    with pytest.raises(NotModelled):
        zones.move(duel.game, duel.put("Grizzly Bears"), Zone.GRAVEYARD)


@pytest.mark.parametrize("tokens", [True, False])
def test_a_token_is_exiled_instead_only_where_tokens_are_meant(tokens: bool) -> None:
    duel = Duel()
    duel.put(exiling(tokens=tokens))
    token = duel.put("Grizzly Bears", kind=Kind.TOKEN)
    zones.move(duel.game, token, Zone.GRAVEYARD)
    assert duel.where("Grizzly Bears") == ("exile" if tokens else "graveyard")


def test_a_resolved_replacement_is_about_one_players_cards() -> None:
    duel = Duel()
    duel.game.update(replacements=(GraveyardToExile(ALICE),))
    zones.move(duel.game, duel.put("Grizzly Bears"), Zone.GRAVEYARD)
    zones.move(duel.game, duel.put("Hill Giant", seat=BOB), Zone.GRAVEYARD)
    assert (duel.where("Grizzly Bears"), duel.where("Hill Giant")) == ("exile", "graveyard")


def test_permanents_that_leave_together_are_judged_by_what_was_before() -> None:
    duel = Duel()
    exiler = duel.put(exiling())
    bears = duel.put("Grizzly Bears")
    zones.move_all(duel.game, [Move(exiler, Zone.GRAVEYARD), Move(bears, Zone.GRAVEYARD)])
    assert (duel.where("Exiler"), duel.where("Grizzly Bears")) == ("exile", "exile")


def test_a_token_that_left_does_not_move_again() -> None:
    duel = Duel()
    token = duel.put("Grizzly Bears", kind=Kind.TOKEN)
    gone = events.exile(duel.game, token)
    assert gone is not None
    assert zones.move(duel.game, gone, Zone.BATTLEFIELD) is None


def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    duel = Duel()
    copy = duel.put("Grizzly Bears", Zone.STACK, kind=Kind.COPY)
    zones.move(duel.game, copy, Zone.BATTLEFIELD)
    assert duel.find("Grizzly Bears").kind is Kind.TOKEN


def test_what_becomes_of_a_copy_of_a_permanent_spell_before_september_2020_is_not_modelled() -> None:
    duel = Duel(edition="2020-09-24")
    copy = duel.put("Grizzly Bears", Zone.STACK, kind=Kind.COPY)
    with pytest.raises(NotModelled, match="2020-09-25"):
        zones.move(duel.game, copy, Zone.BATTLEFIELD)


def test_a_commander_that_would_go_to_a_hand_is_not_guessed_at() -> None:
    duel = Duel()
    with pytest.raises(NotModelled):
        zones.move(duel.game, duel.put("Grizzly Bears", commander=True), Zone.HAND)


def test_what_left_keeps_its_last_characteristics() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    begin_effect(duel.game, (bears,), ChangePower(3, 0), ALICE)
    zones.move(duel.game, bears, Zone.EXILE)
    assert layers.characteristics(duel.state, bears).power == 5
