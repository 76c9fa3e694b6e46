"""What holds whatever is played, on random boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.contract.messages import Action, Attack, Block, Cast, Illegal, Ok, Unsupported
from adapters.contract.view import ObjectView, View
from adapters.engines.oracle import OracleEngine
from adapters.suite.running.judge import find
from adapters.suite.running.soundness import unsound
from oracle.objects import CastRecord, ChosenTarget, ObjectId, Seat, Zone
from oracle.state import State
from tests.oracle import whims
from tests.oracle.noted import changes, differences, noting

SEEDS = st.integers(0, 2**32 - 1).map(Random)
ACTIONS = 50

SOME = settings(max_examples=80, deadline=None)


def begun(random: Random, names: Sequence[str] = ()) -> OracleEngine:
    engine = OracleEngine()
    engine.setup(whims.board(random, names))
    return engine


def state_of(engine: OracleEngine) -> State:
    assert engine.game is not None
    return engine.game.state


@SOME
@given(SEEDS)
def test_a_refused_action_leaves_a_state_equal_to_the_one_before(random: Random) -> None:
    engine = begun(random)
    view = engine.observe("")
    for _ in range(ACTIONS):
        before = state_of(engine)
        answer = engine.act(whims.action(random, view))
        after = engine.observe("")
        if isinstance(answer, Illegal | Unsupported):
            assert state_of(engine) == before
            assert after == view
        view = after


@SOME
@given(SEEDS)
def test_the_same_script_gives_the_same_view_twice(random: Random) -> None:
    setup = random.getstate()
    first = begun(random)
    random.setstate(setup)
    second = begun(random)
    view = first.observe("")
    for _ in range(ACTIONS):
        action = whims.action(random, view)
        assert first.act(action) == second.act(action)
        view = first.observe("")
        assert view == second.observe("")
    assert state_of(first) == state_of(second)


@SOME
@given(SEEDS)
def test_every_object_is_in_the_one_zone_it_says_it_is_in(random: Random) -> None:
    engine = begun(random)
    for state in _states(engine, random):
        placed = [(of, key) for key, there in state.zones.items() for of in there]
        assert sorted(of for of, _ in placed) == sorted(state.objects)
        for of, (zone, owner) in placed:
            found = state.objects[of]
            assert (found.id, found.zone) == (of, zone)
            assert owner in (None, found.owner)


@SOME
@given(SEEDS)
def test_no_card_is_lost_and_none_is_doubled(random: Random) -> None:
    engine = begun(random)
    labels = sorted(found.label for found in state_of(engine).objects.values())
    for state in _states(engine, random):
        assert sorted(found.label for found in state.objects.values() if found.label) == labels


@SOME
@given(SEEDS)
def test_every_view_is_sound(random: Random) -> None:
    board = whims.board(random)
    engine = OracleEngine()
    engine.setup(board)
    for _ in range(ACTIONS):
        view = engine.observe("")
        assert unsound(view, board) == ""
        engine.act(whims.action(random, view))


@SOME
@given(SEEDS)
def test_what_is_named_to_pay_pays_and_nothing_else_of_its_kind(random: Random) -> None:
    for done in _done(begun(random, whims.TAPPED_FOR), random):
        if not isinstance(done.action, Cast):
            continue
        payment, record = done.action.payment, _cast_record(done.state)
        convoking = [label for label, _ in payment.convoke]
        if convoking:
            assert sorted(convoking) == sorted(_labels(done.state, record.convoked_by))
        for label in (*convoking, *payment.improvise):
            assert not _shown(label, done.before).tapped
            assert _shown(label, done.after).tapped or _shown(label, done.after).zone != "battlefield"
        for label in payment.delve:
            assert (_shown(label, done.before).zone, _shown(label, done.after).zone) == ("graveyard", "exile")
        if payment.mana:
            assert sorted(payment.mana.strip("{}").split("}{")) == sorted(mana.type for mana in record.mana_spent)


@SOME
@given(SEEDS)
def test_what_is_declared_attacks_or_blocks_and_nothing_else_does(random: Random) -> None:
    for done in _done(begun(random), random):
        fighting = [shown for shown in done.after.objects if shown.attacking or shown.blocking]
        if isinstance(done.action, Attack):
            assert {(shown.label, shown.attacking) for shown in fighting} == _alive(done.action.attackers, done.after)
        elif isinstance(done.action, Block):
            blocks = {(shown.label, attacker) for shown in fighting for attacker in shown.blocking}
            assert blocks == _alive(done.action.blockers, done.after)


@SOME
@given(SEEDS)
def test_life_poison_and_counters_change_by_what_is_noted(random: Random) -> None:
    engine = begun(random)
    for _ in range(ACTIONS):
        before = state_of(engine)
        with noting() as noted:
            answer = engine.act(whims.action(random, engine.observe("")))
        after = state_of(engine)
        if isinstance(answer, Ok):
            there = {ChosenTarget(player=Seat(seat)) for seat in range(len(after.players))}
            there |= {ChosenTarget(object=of) for of, found in after.objects.items() if found.zone is Zone.BATTLEFIELD}
            assert differences(before, after) == {key: count for key, count in changes(noted).items() if key[0] in there}


@dataclass(frozen=True)
class Done:
    """An action that was done, the views before and after it, and the state after it."""

    action: Action
    before: View
    after: View
    state: State


def _done(engine: OracleEngine, random: Random) -> Iterator[Done]:
    """The actions of a random game that were legal."""
    before = engine.observe("")
    for _ in range(ACTIONS):
        action = whims.action(random, before)
        answer = engine.act(action)
        after = engine.observe("")
        if isinstance(answer, Ok):
            yield Done(action, before, after, state_of(engine))
        before = after


def _cast_record(state: State) -> CastRecord:
    """How the youngest spell on the stack was cast."""
    spells = (state.objects[of].cast for of in reversed(state.zones[Zone.STACK, None]))
    return next(record for record in spells if record is not None)


def _labels(state: State, those: Iterable[ObjectId]) -> list[str]:
    return [(state.objects.get(of) or state.gone[of]).label for of in those]


def _shown(label: str, view: View) -> ObjectView:
    found = find(label, view)
    assert found is not None
    return found


def _alive(pairs: Iterable[tuple[str, str]], view: View) -> set[tuple[str, str]]:
    """The pairs of a declaration without the creatures that did not live to see it: those with toughness 0 (704.5f)."""
    return {(label, other) for label, other in pairs if _shown(label, view).zone == "battlefield"}


def _states(engine: OracleEngine, random: Random) -> Iterator[State]:
    """The states that a random game goes through."""
    for _ in range(ACTIONS):
        engine.act(whims.action(random, engine.observe("")))
        yield state_of(engine)
