"""What holds whatever is played, on random boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.contract.messages import Illegal, Unsupported
from adapters.engines.oracle import OracleEngine
from oracle.state import State
from tests.oracle import whims

SEEDS = st.integers(0, 2**32 - 1).map(Random)
ACTIONS = 50

SOME = settings(max_examples=80, deadline=None)


def begun(random: Random) -> OracleEngine:
    engine = OracleEngine()
    engine.setup(whims.board(random))
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


def _states(engine: OracleEngine, random: Random) -> Iterator[State]:
    """The states that a random game goes through."""
    for _ in range(ACTIONS):
        engine.act(whims.action(random, engine.observe("")))
        yield state_of(engine)
