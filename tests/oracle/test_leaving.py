from collections.abc import Sequence

import pytest

from oracle import actions, layers, phasing, stack, zones
from oracle.abilities.costs import Cost
from oracle.abilities.effects import (
    DealDamage,
    ExileUntilLeaves,
    GainControl,
    GainLife,
    GetCounters,
    LoseLife,
    SacrificeChosen,
)
from oracle.abilities.events import AtBeginning, Dies, Enters, LeavesBattlefield
from oracle.abilities.kinds import ActivatedAbility, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Kind, Target, Who
from oracle.entering import Entry, enter
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import Kind as Made
from oracle.objects import ObjectId, Seat, StackAbility, Zone
from oracle.priority import give
from oracle.questions import Asking
from oracle.state import ChangePower, DelayedTrigger, Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

CAROL, DAVE = Seat(2), Seat(3)
GAIN = (GainLife(Who.YOU, 1),)


def table(*names: str) -> Duel:
    return Duel(names or ("Alice", "Bob", "Carol"))


def check(duel: Duel) -> None:
    """State-based actions are performed, and the player who has priority receives it again."""
    player = duel.state.priority
    assert player is not None
    duel.game.do(lambda game: give(game, player))


def lose(duel: Duel, *players: Seat) -> None:
    """Players lose at the next check, which comes at once."""
    for player in players:
        duel.game.change_player(player, counters=(("poison", 10),))
    check(duel)


def concede(duel: Duel, player: Seat) -> None:
    duel.game.do(actions.concede(player))


def lost(duel: Duel) -> list[bool]:
    return [player.lost for player in duel.state.players]


def labels(duel: Duel) -> set[str]:
    return {found.label for found in duel.state.objects.values() if "'s card" not in found.label}


# ---- what leaves with a player (800.4a)


def test_all_that_a_player_owns_leaves_the_game_from_every_zone() -> None:
    duel = table()
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.LIBRARY, Zone.COMMAND):
        for seat in (ALICE, BOB):
            duel.put("Grizzly Bears", zone, seat, label=f"{seat} {zone.value}")
    lose(duel, BOB)
    assert lost(duel) == [False, True, False]
    assert labels(duel) == {f"{ALICE} {zone.value}" for zone in Zone if zone is not Zone.STACK}
    assert not any(zones.in_zone(duel.state, zone, BOB) for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD))
    assert not duel.state.over


def test_an_effect_that_gave_that_player_control_ends() -> None:
    duel = table()
    bears = duel.put("Grizzly Bears", seat=ALICE)
    set_controller(duel.game, bears, BOB, Duration.WHILE_IT_IS_THERE)
    lose(duel, BOB)
    assert (duel.controller("Grizzly Bears"), duel.game.object(bears).sick) == (ALICE, True)


def test_an_older_effect_that_gives_another_player_control_is_there_again() -> None:
    duel = table()
    bears = duel.put("Grizzly Bears", seat=ALICE)
    for player in (CAROL, BOB):
        set_controller(duel.game, bears, player, Duration.WHILE_IT_IS_THERE)
    lose(duel, BOB)
    assert duel.controller("Grizzly Bears") == CAROL


def test_what_only_that_player_has_ever_controlled_and_others_own_is_exiled() -> None:
    duel = table()
    card = duel.put("Grizzly Bears", Zone.LIBRARY, ALICE)

    def put_there(game: Game) -> Asking[None]:
        yield from enter(game, (Entry(card, BOB),))

    duel.game.do(put_there)
    assert duel.controller("Grizzly Bears") == BOB
    lose(duel, BOB)
    assert duel.where("Grizzly Bears") == "exile"


def test_what_another_player_controls_leaves_with_its_owner() -> None:
    duel = table()
    bears = duel.put("Grizzly Bears", seat=BOB)
    set_controller(duel.game, bears, ALICE, Duration.WHILE_IT_IS_THERE)
    lose(duel, BOB)
    assert bears not in duel.state.objects


def test_tokens_belong_to_who_created_them() -> None:
    duel = table()
    for seat in (ALICE, BOB):
        duel.put("Grizzly Bears", seat=seat, label=f"token {seat}", kind=Made.TOKEN)
    set_controller(duel.game, duel.find("token 0").id, BOB, Duration.WHILE_IT_IS_THERE)
    lose(duel, BOB)
    assert labels(duel) == {"token 0"}


def test_what_is_on_the_stack_and_no_card_ceases_to_exist_and_the_rest_is_exiled() -> None:
    duel = table()
    taps = ActivatedAbility(Cost(()), GAIN)
    for seat in (ALICE, BOB):
        duel.put(creature(f"Source {seat}", 1, 1, taps), seat=seat)
        found = duel.find(f"Source {seat}")
        stack.put_ability(duel.game, StackAbility(taps, found, "activated"), seat)
        stack.put_ability(duel.game, StackAbility(taps, found, "other"), Seat(1 - seat))
        spell = permanent("Gain", "Instant", SpellAbility(GAIN))
        duel.put(spell, Zone.STACK, seat, label=f"Stolen {seat}", controller=Seat(1 - seat))
        duel.put(spell, Zone.STACK, seat, label=f"Copy {seat}", kind=Made.COPY)
    lose(duel, BOB)
    # Alice has her ability, and hers with Bob's source; the spell of Bob's that she controlled has left with him.
    assert duel.stack() == ["other", "Copy 0", "activated"]
    assert duel.where("Stolen 0") == "exile"
    duel.resolve_all()
    assert duel.game.player(ALICE).life == 23


def test_permanents_that_leave_the_game_leave_the_battlefield_and_do_not_die() -> None:
    duel = table()
    for event in (LeavesBattlefield(CREATURE), Dies(CREATURE)):
        name = type(event).__name__
        duel.put(permanent(name, "Enchantment", TriggeredAbility(event, GAIN)))
    duel.put(permanent("Bob's", "Enchantment", TriggeredAbility(LeavesBattlefield(CREATURE), GAIN)), seat=BOB)
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Grizzly Bears", Zone.HAND, seat=BOB, label="in hand")
    lose(duel, BOB)
    assert duel.stack() == ["leaves"]


def test_what_was_exiled_until_something_left_returns() -> None:
    duel = table()
    exiles = TriggeredAbility(Enters(), (ExileUntilLeaves(),), (Target(quality=ANYTHING),))
    duel.put(creature("Keeper", 1, 1, exiles), Zone.HAND, seat=BOB)
    duel.put("Grizzly Bears")
    duel.game.update(active=BOB, priority=BOB)
    duel.mana("{C}", BOB)
    duel.cast("Keeper", seat=BOB)
    duel.resolve()
    duel.answer("Grizzly Bears")
    duel.resolve()
    assert duel.where("Grizzly Bears") == "exile"
    lose(duel, BOB)
    assert duel.where("Grizzly Bears") == "battlefield"


def test_abilities_that_were_to_trigger_later_never_get_onto_the_stack() -> None:
    duel = table()
    ability = StackAbility(TriggeredAbility(AtBeginning("end step", Who.ANYONE), GAIN), duel.find("Bob's card 1"), "delayed")
    for seat in (ALICE, BOB):
        duel.game.update(delayed=(*duel.state.delayed, DelayedTrigger(seat, ability, Step.END)))
    lose(duel, BOB)
    duel.pass_until(Step.END)
    assert [found.controller for found in duel.state.objects.values() if found.ability] == [ALICE]


def test_an_aura_on_what_has_left_goes_to_the_graveyard() -> None:
    duel = table()
    host = duel.put("Grizzly Bears", seat=BOB)
    aura = permanent("Rage", "Enchantment", subtypes=("Aura",))
    duel.put(aura, attached_to=host)
    lose(duel, BOB)
    assert duel.where("Rage") == "graveyard"


def test_what_is_phased_out_under_a_player_who_has_left_is_not_guessed_at() -> None:
    duel = table()
    bears = duel.put("Grizzly Bears", controller=BOB)
    duel.game.do(lambda game: _phase_out(game, bears))
    with pytest.raises(NotModelled):
        lose(duel, BOB)


def _phase_out(game: Game, of: ObjectId) -> Asking[None]:
    yield from ()
    phasing.phase_out(game, (of,))


# ---- losing together


def test_the_last_player_has_won() -> None:
    duel = table()
    lose(duel, BOB, CAROL)
    assert (lost(duel), duel.state.over, duel.state.priority) == ([False, True, True], True, None)


def test_when_all_lose_at_once_nobody_has_won() -> None:
    duel = table()
    lose(duel, ALICE, BOB, CAROL)
    assert (lost(duel), duel.state.over) == ([True, True, True], True)


def test_two_of_four_lose_at_once_and_the_game_goes_on() -> None:
    duel = table("Alice", "Bob", "Carol", "Dave")
    duel.put("Grizzly Bears", seat=DAVE)
    duel.put(permanent("Plague", "Sorcery", SpellAbility((GetCounters(Who.EACH_OPPONENT),))), Zone.HAND)
    for seat in (BOB, DAVE):
        duel.game.change_player(seat, counters=(("poison", 9),))
    duel.mana("{C}")
    duel.cast("Plague")
    duel.resolve()
    assert ([player.counted("poison") for player in duel.state.players], lost(duel)) == (
        [0, 10, 1, 10],
        [False, True, False, True],
    )
    assert (duel.state.over, "Grizzly Bears" in labels(duel), duel.state.priority) == (False, False, ALICE)


def test_a_creature_dies_in_the_check_in_which_its_controller_loses() -> None:
    duel = table()
    duel.put(permanent("Mourner", "Enchantment", TriggeredAbility(Dies(CREATURE), GAIN)))
    duel.put("Grizzly Bears", seat=BOB, damage=2)
    duel.put("Grizzly Bears", seat=BOB, label="healthy")
    lose(duel, BOB)
    assert duel.stack() == ["dies"]


# ---- the turn goes on (800.4j, 800.4k, 800.4m)


def test_a_turn_goes_on_without_the_active_player_and_then_the_next_one_begins() -> None:
    duel = table()
    duel.game.update(active=BOB, priority=BOB)
    duel.put("Grizzly Bears")
    concede(duel, BOB)
    assert (duel.state.active, duel.state.priority) == (BOB, CAROL)
    seen = []
    while duel.state.active == BOB:
        seen.append((duel.state.step, duel.state.priority))
        duel.pass_()
    later = (Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END)
    assert seen == [(step, player) for step in (Step.PRECOMBAT_MAIN, *later) for player in (CAROL, ALICE)]
    assert (duel.state.active, duel.state.step) == (CAROL, Step.UPKEEP)


def test_who_leaves_before_drawing_draws_nothing() -> None:
    duel = table()
    duel.game.update(active=BOB, priority=BOB, step=Step.UPKEEP)
    concede(duel, BOB)
    duel.pass_until(Step.PRECOMBAT_MAIN)
    assert (duel.state.active, duel.game.player(BOB).drew_from_empty_library) == (BOB, False)


def test_turns_of_who_has_left_do_not_begin() -> None:
    duel = table()
    lose(duel, BOB)
    duel.pass_until(Step.UPKEEP)
    assert duel.state.active == CAROL
    duel.pass_until(Step.UPKEEP, ALICE)
    assert duel.state.active == ALICE


def test_what_lasts_until_a_turn_that_does_not_begin_ends_when_it_would_have_begun() -> None:
    duel = table("Alice", "Bob", "Carol", "Dave")
    bears = duel.put("Grizzly Bears", label="bears")
    begin_effect(duel.game, (bears,), ChangePower(1, 1), BOB, Duration.YOUR_NEXT_TURN)
    begin_effect(duel.game, (bears,), ChangePower(2, 2), CAROL, Duration.YOUR_NEXT_TURN)
    lose(duel, BOB)
    assert duel.numbers("bears") == (5, 5)
    duel.pass_until(Step.END)
    assert duel.numbers("bears") == (5, 5)
    concede(duel, CAROL)
    duel.pass_until(Step.UPKEEP)
    # Bob's turn and then Carol's would have begun before Dave's.
    assert (duel.state.active, duel.numbers("bears")) == (DAVE, (2, 2))


# ---- others who look for that player


def test_a_spell_whose_target_has_left_does_nothing() -> None:
    duel = table()
    spell = SpellAbility((DealDamage(3), GainLife(Who.YOU, 1)), (Target(Kind.PLAYER),))
    duel.put(permanent("Bolt", "Instant", spell), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Bolt", "Bob")
    concede(duel, BOB)
    duel.resolve_all()
    assert (duel.game.player(BOB).life, duel.game.player(ALICE).life) == (20, 20)


def test_each_player_and_each_opponent_are_those_who_are_there() -> None:
    duel = table()
    effects = (LoseLife(Who.EACH_PLAYER, 2), SacrificeChosen(Who.EACH_PLAYER, CREATURE), GetCounters(Who.EACH_OPPONENT))
    duel.put(permanent("Spell", "Sorcery", SpellAbility(effects)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell")
    concede(duel, BOB)
    duel.resolve_all()
    assert [(player.life, player.counted("poison")) for player in duel.state.players] == [(18, 0), (20, 0), (18, 1)]


def test_attackers_deal_no_damage_to_who_has_left() -> None:
    duel = table()
    for label in ("at Bob", "at Carol"):
        duel.put("Grizzly Bears", label=label)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    attacks = [(duel.find(f"at {name}").id, duel.target(name)) for name in ("Bob", "Carol")]
    duel.game.do(actions.attack(ALICE, attacks))
    concede(duel, BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    assert [player.life for player in duel.state.players] == [20, 20, 18]


# ---- conceding (104.3a), and priority


def passed(duel: Duel, players: Sequence[Seat]) -> None:
    for player in players:
        assert duel.state.priority == player
        duel.pass_()


def at_the_stack(*names: str) -> Duel:
    """Alice has cast a spell, and has priority."""
    duel = table(*names)
    duel.put(permanent("Spell", "Instant", SpellAbility(GAIN)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell")
    return duel


def test_priority_goes_on_to_the_next_player() -> None:
    duel = at_the_stack()
    concede(duel, CAROL)
    assert duel.state.priority == ALICE
    passed(duel, [ALICE])
    assert duel.state.priority == BOB
    duel = at_the_stack()
    passed(duel, [ALICE])
    concede(duel, BOB)
    assert duel.state.priority == CAROL


def test_when_the_last_player_to_pass_leaves_instead_the_top_resolves() -> None:
    duel = at_the_stack("Alice", "Bob", "Carol", "Dave")
    passed(duel, [ALICE, BOB, CAROL])
    concede(duel, DAVE)
    assert (duel.stack(), duel.game.player(ALICE).life, duel.state.priority) == ([], 21, ALICE)


def test_who_has_passed_and_leaves_has_not_passed() -> None:
    duel = at_the_stack("Alice", "Bob", "Carol", "Dave")
    passed(duel, [ALICE, BOB])
    concede(duel, BOB)
    assert (duel.state.priority, duel.stack()) == (CAROL, ["Spell"])
    passed(duel, [CAROL])
    assert (duel.state.priority, duel.stack()) == (DAVE, ["Spell"])
    passed(duel, [DAVE])
    assert (duel.stack(), duel.game.player(ALICE).life) == ([], 21)


def test_who_has_not_passed_yet_and_leaves_is_not_waited_for() -> None:
    duel = at_the_stack("Alice", "Bob", "Carol", "Dave")
    passed(duel, [ALICE])
    concede(duel, CAROL)
    passed(duel, [BOB, DAVE])
    assert duel.stack() == []


def test_two_players_and_one_concedes() -> None:
    duel = table("Alice", "Bob")
    duel.put("Grizzly Bears", seat=BOB)
    concede(duel, BOB)
    assert (lost(duel), duel.state.over, duel.state.priority) == ([False, True], True, None)
    with pytest.raises(IllegalAction):
        concede(duel, ALICE)


def test_who_can_not_lose_can_concede() -> None:
    duel = table()
    duel.put("Platinum Angel", seat=BOB)
    concede(duel, BOB)
    assert (lost(duel), labels(duel)) == ([False, True, False], set())
    with pytest.raises(IllegalAction):
        concede(duel, BOB)


def test_who_was_to_declare_attackers_and_leaves_declares_none() -> None:
    duel = table()
    duel.put("Grizzly Bears")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    concede(duel, ALICE)
    assert (duel.state.step, duel.state.priority) == (Step.DECLARE_ATTACKERS, BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.state.active == ALICE


@pytest.mark.parametrize(("leaves", "declares"), [(BOB, CAROL), (CAROL, BOB)])
def test_who_was_to_declare_blockers_and_leaves_leaves_that_to_the_others(leaves: Seat, declares: Seat) -> None:
    duel = table()
    for name in ("Bob", "Carol"):
        duel.put("Grizzly Bears", label=f"at {name}")
        duel.put("Grizzly Bears", seat=duel.target(name).player or ALICE, label=f"of {name}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.game.do(actions.attack(ALICE, [(duel.find(f"at {name}").id, duel.target(name)) for name in ("Bob", "Carol")]))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    concede(duel, leaves)
    name = duel.state.players[declares].name
    duel.block({f"of {name}": f"at {name}"}, declares)
    assert duel.state.priority == ALICE
    duel.pass_until(Step.END_OF_COMBAT)
    assert [player.life for player in duel.state.players] == [20, 20, 20]


def test_the_last_who_was_to_declare_blockers_leaves_the_rest_unblocked() -> None:
    duel = table()
    for name in ("Bob", "Carol"):
        duel.put("Grizzly Bears", label=f"at {name}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.game.do(actions.attack(ALICE, [(duel.find(f"at {name}").id, duel.target(name)) for name in ("Bob", "Carol")]))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({}, BOB)
    concede(duel, CAROL)
    assert (duel.state.step, duel.state.priority) == (Step.DECLARE_BLOCKERS, ALICE)
    attack = duel.find("at Carol").attacking
    assert attack is not None
    assert attack.blocked is False
    duel.pass_until(Step.END_OF_COMBAT)
    assert [player.life for player in duel.state.players] == [20, 18, 20]


# ---- an effect that ends later (800.4c)


def test_what_no_effect_keeps_from_a_player_who_has_left_is_exiled_as_the_effect_ends() -> None:
    duel = table()
    bears = duel.put("Grizzly Bears", seat=ALICE, controller=BOB)
    steals = SpellAbility((GainControl(until_end_of_turn=True),), (Target(quality=CREATURE),))
    duel.put(permanent("Steal", "Sorcery", steals), Zone.HAND, CAROL)
    duel.game.update(active=CAROL, priority=CAROL)
    duel.mana("{C}", CAROL)
    duel.cast("Steal", "Grizzly Bears", seat=CAROL)
    duel.resolve()
    concede(duel, BOB)
    assert layers.controller(duel.state, bears) == CAROL
    duel.pass_until(Step.UPKEEP)
    assert duel.where("Grizzly Bears") == "exile"
