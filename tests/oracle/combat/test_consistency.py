"""Combats in which anything happens at any time: what is in combat is always something that can be, and nothing comes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import actions, combat, events, layers, phasing, zones
from oracle.abilities.kinds import Keyword
from oracle.instructions.changing import set_controller
from oracle.objects import ObjectId, Seat, Zone
from oracle.state import Duration, State, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

CAROL = Seat(2)
HERS = ("A0", "A1", "A2")
BLOCKERS = {"B0": BOB, "B1": BOB, "C0": CAROL}
WALKERS = {"Bob's": BOB, "Carol's": CAROL}
DEFENDING = {"Bob": BOB, "Carol": CAROL, **WALKERS}
Change = Callable[[Duel, ObjectId], object]


def loses_its_types(duel: Duel, of: ObjectId) -> None:
    duel.game.change(of, base=replace(duel.game.object(of).base, types=("Artifact",)))


def becomes_a_battle(duel: Duel, of: ObjectId) -> None:
    found = duel.game.object(of).base
    duel.game.change(of, base=replace(found, types=(*found.types, "Battle")))


def regenerates(duel: Duel, of: ObjectId) -> None:
    duel.game.change(of, regeneration=1)
    events.destroy(duel.game, [of])


CHANGES: dict[str, Change] = {
    "is tapped": lambda duel, of: events.tap(duel.game, of),
    "is untapped": lambda duel, of: events.untap(duel.game, of),
    "comes to Alice": lambda duel, of: set_controller(duel.game, of, ALICE, Duration.WHILE_IT_IS_THERE),
    "comes to Bob": lambda duel, of: set_controller(duel.game, of, BOB, Duration.WHILE_IT_IS_THERE),
    "comes to Carol": lambda duel, of: set_controller(duel.game, of, CAROL, Duration.WHILE_IT_IS_THERE),
    "loses its types": loses_its_types,
    "becomes a battle": becomes_a_battle,
    "regenerates": regenerates,
    "leaves": lambda duel, of: zones.move(duel.game, of, Zone.EXILE),
    "phases out": lambda duel, of: phasing.phase_out(duel.game, [of]),
    "is removed": lambda duel, of: events.remove_from_combat(duel.game, of),
}
KEEP = ("is tapped", "is untapped")
"""Changes that take nothing out of combat (506.4b)."""


def in_combat(state: State) -> tuple[set[ObjectId], set[ObjectId], set[ObjectId]]:
    """The attackers, those of them that attack something, and the blockers."""
    attacking = combat.attackers(state)
    return set(attacking), {each for each in attacking if combat.attacking(state, each)}, set(combat.blockers(state))


def check(state: State) -> None:
    """See that everything that is in combat can be."""
    for found in state.objects.values():
        if found.attacking is None and not found.blocking:
            continue
        types = layers.characteristics(state, found.id).types
        assert layers.is_permanent(state, found.id)
        assert "Creature" in types
        assert "Battle" not in types
        controller = layers.controller(state, found.id)
        if found.attacking is None:
            assert controller != ALICE
            for attacker in combat.blocking(state, found.id):
                attack = state.objects[attacker].attacking
                assert attack is not None
                assert (attack.defending, attack.blocked) == (controller, True)
            continue
        assert (controller, found.blocking) == (ALICE, ())
        what = found.attacking.what
        if what is not None and what.object is not None:
            assert layers.is_permanent(state, what.object)
            assert "Planeswalker" in layers.characteristics(state, what.object).types
            assert layers.controller(state, what.object) == found.attacking.defending


def let_happen(duel: Duel, data: st.DataObject) -> None:
    """Something or nothing happens, and nothing comes into combat by it."""
    for label, change in data.draw(
        st.lists(st.tuples(st.sampled_from([*HERS, *BLOCKERS, *WALKERS]), st.sampled_from([*CHANGES])), max_size=2)
    ):
        before, of = in_combat(duel.state), duel.find(label).id
        if not layers.is_permanent(duel.state, of) or (change == "becomes a battle" and label in WALKERS):
            continue  # who protects an attacked battle that is no Siege is not modelled
        CHANGES[change](duel, of)
        check(duel.state)
        after = in_combat(duel.state)
        assert all(now <= then for now, then in zip(after, before, strict=True))
        if change in KEEP:
            assert after == before


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_only_what_can_be_in_combat_is_in_it(data: st.DataObject) -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    for label in HERS:
        duel.put(creature(label, 1, 9, Keyword("double strike")))
    for label, seat in BLOCKERS.items():
        duel.put(creature(label, 1, 9), seat=seat)
    for label, seat in WALKERS.items():
        duel.put(permanent(label, "Planeswalker", loyalty=9), seat=seat, counters=(("loyalty", 9),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    targets = {label: data.draw(st.sampled_from([*DEFENDING])) for label in HERS}
    duel.game.do(actions.attack(ALICE, [(duel.find(label).id, duel.target(what)) for label, what in targets.items()]))
    check(duel.state)
    let_happen(duel, data)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    while (declaring := declaring_now(duel)) is not None:
        pairs: list[tuple[ObjectId, ObjectId]] = []
        for label, owner in BLOCKERS.items():
            attackers = [each for each in combat.attackers(duel.state) if may_block(duel, label, owner, each, declaring)]
            blocked = data.draw(st.lists(st.sampled_from(attackers), max_size=1)) if attackers else []
            pairs += [(duel.find(label).id, each) for each in blocked]
        duel.game.do(actions.block(declaring, pairs))
        check(duel.state)
    for step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT):
        if duel.state.step is not step:
            pass_on(duel)
        check(duel.state)
        let_happen(duel, data)
    while duel.state.step is not Step.POSTCOMBAT_MAIN:
        pass_on(duel)
        check(duel.state)
    assert not any(found.attacking or found.blocking for found in duel.state.objects.values())
    assert duel.state.combat is None


def declaring_now(duel: Duel) -> Seat | None:
    return None if duel.state.combat is None else duel.state.combat.declaring


def may_block(duel: Duel, label: str, owner: Seat, attacker: ObjectId, seat: Seat) -> bool:
    """Whether a creature that nothing has happened to may block, as far as it is asked here."""
    found, attack = duel.find(label), duel.game.object(attacker).attacking
    untouched = layers.is_permanent(duel.state, found.id) and not found.tapped and found.base.types == ("Creature",)
    return (
        untouched and layers.controller(duel.state, found.id) == owner == seat and attack is not None and attack.defending == seat
    )


def where(state: State) -> tuple[Step, bool]:
    """The step, and which of two steps of combat damage it is."""
    return state.step, state.combat is not None and state.combat.struck_first is not None


def pass_on(duel: Duel) -> None:
    """The step is over: everybody passes, and damage that is divided goes to the first. Nothing may happen amid a choice."""
    before = where(duel.state)
    while duel.game.pending is not None or where(duel.state) == before:
        if duel.game.pending is None:
            duel.pass_()
        else:
            rest = ["0"] * (len(duel.question.options) - 1)
            duel.answer(str(duel.question.maximum), *rest)
