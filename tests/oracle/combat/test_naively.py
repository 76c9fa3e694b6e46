"""Whole combats against a computation that knows nothing of the oracle: who dies, what is marked, and what the player loses."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import actions
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.statics import CanBlockMore
from oracle.editions import EDITION
from oracle.objects import ChosenTarget, Zone
from oracle.questions import Shape
from oracle.state import Step
from tests.oracle.duel import BOB, Duel, creature

LIFE = 100


@dataclass(frozen=True)
class Fighter:
    """A creature: its size, and what it can do of trample, deathtouch, first strike and double strike."""

    power: int
    toughness: int
    can: frozenset[str]

    def strikes(self, first: bool) -> bool:
        """Whether it deals damage in the first, or in the second, of two combat damage steps."""
        return "double strike" in self.can or ("first strike" in self.can) is first


KEYWORDS = ("trample", "deathtouch", "first strike", "double strike")
ABLE = st.frozensets(st.sampled_from(KEYWORDS), max_size=2)
FIGHTERS = st.builds(Fighter, st.integers(0, 5), st.integers(1, 5), ABLE)


@dataclass(frozen=True)
class Fight:
    """Attackers, and blockers each with the attackers that it blocks."""

    attackers: list[Fighter]
    blockers: list[tuple[Fighter, frozenset[int]]]


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Up to three attackers and four blockers, some of which block several of them."""
    attackers = draw(st.lists(FIGHTERS, min_size=1, max_size=3))
    blocked = st.frozensets(st.integers(0, len(attackers) - 1), min_size=1, max_size=2)
    return Fight(attackers, draw(st.lists(st.tuples(FIGHTERS, blocked), max_size=4)))


class Naive:
    """A combat worked out by hand. Creatures are named by their labels, as in the played one.

    ``plans`` tells for the first and for the second combat damage step how each creature divides its damage: to each creature in
    turn what kills it with what it has been assigned already, and what is left to the player, or else to the last creature.
    Creatures that have one thing only to assign damage to come first. ``lethal``: any damage with deathtouch is lethal as it is
    assigned.
    """

    def __init__(self, fight: Fight, *, lethal: bool) -> None:
        self.lethal = lethal
        self.life = LIFE
        self.damage: Counter[str] = Counter()
        self.dead: set[str] = set()
        self.fighters = {f"A{number}": each for number, each in enumerate(fight.attackers)}
        self.attackers = list(self.fighters)
        self.blocks = {
            f"B{number}": [f"A{each}" for each in sorted(blocked)] for number, (_, blocked) in enumerate(fight.blockers)
        }
        self.fighters |= {f"B{number}": each for number, (each, _) in enumerate(fight.blockers)}
        self.plans = {first: self.step(first=first) for first in (True, False)}

    def step(self, *, first: bool) -> dict[str, dict[str, int]]:
        plan: dict[str, dict[str, int]] = {}
        for side in (self.attackers, list(self.blocks)):
            there = [label for label in side if label not in self.dead and self.fighters[label].strikes(first)]
            for forced in (True, False):
                for label in there:
                    among, over = self.options(label)
                    if (len(among) + over == 1) is forced and among + ["Bob"] * over and self.fighters[label].power:
                        plan[label] = self.divided(label, among, over, plan)
        deadly = set()
        for by, shares in plan.items():
            for to, amount in shares.items():
                if to == "Bob":
                    self.life -= amount
                else:
                    self.damage[to] += amount
                    if amount and "deathtouch" in self.fighters[by].can:
                        deadly.add(to)
        self.dead |= deadly | {name for name, fighter in self.fighters.items() if self.damage[name] >= fighter.toughness}
        return plan

    def options(self, label: str) -> tuple[list[str], bool]:
        """The creatures to which one may assign damage, and whether the player may get some too."""
        if label in self.blocks:
            return [each for each in self.blocks[label] if each not in self.dead], False
        blocked = any(label in attackers for attackers in self.blocks.values())
        there = [each for each, attackers in self.blocks.items() if label in attackers and each not in self.dead]
        return there, not blocked or "trample" in self.fighters[label].can

    def divided(self, label: str, among: list[str], over: bool, plan: dict[str, dict[str, int]]) -> dict[str, int]:
        fighter = self.fighters[label]
        left, shares = fighter.power, {}
        for each in among:
            assigned = [(shared[each], self.fighters[by].can) for by, shared in plan.items() if each in shared]
            kills = self.fighters[each].toughness - self.damage[each] - sum(amount for amount, _ in assigned)
            kills = 0 if any(amount and self.deadly(can) for amount, can in assigned) else max(kills, 0)
            shares[each] = min(kills, left, 1 if self.deadly(fighter.can) else left)
            killed = shares[each] == kills or (shares[each] and self.deadly(fighter.can))
            over = over and bool(killed)
            left -= shares[each]
        shares["Bob" if over else among[-1]] = shares.get("Bob" if over else among[-1], 0) + left
        return shares

    def deadly(self, can: frozenset[str]) -> bool:
        return self.lethal and "deathtouch" in can


def put(duel: Duel, label: str, fighter: Fighter, **more: object) -> None:
    keywords = map(Keyword, sorted(fighter.can))
    blocks_all = StaticAbility(CanBlockMore(9))
    duel.put(creature(label, fighter.power, fighter.toughness, *keywords, blocks_all), **more)  # type: ignore[arg-type]  # fields of an object


def answer(duel: Duel, naive: Naive) -> None:
    """Divide damage as it is planned, and put creatures in the order in which it is."""
    question = duel.question
    if question.kind == "order triggers":
        duel.game.answer(question.player, question.options)
        return
    if question.shape is Shape.ORDER:
        duel.game.answer(question.player, sorted(question.options, key=lambda each: duel.game.object(each.object).label))  # type: ignore[union-attr, arg-type]  # creatures
        return
    assert question.shape is Shape.DISTRIBUTE
    assert question.about is not None
    assert duel.state.combat is not None
    first = duel.state.combat.struck_first is not None
    shares = dict(naive.plans[first][duel.game.object(question.about).label])
    chosen = [each for each in question.options if isinstance(each, ChosenTarget)]
    labels = ["Bob" if each.object is None else duel.game.object(each.object).label for each in chosen]
    duel.answer(*(str(shares.pop(label, 0)) for label in labels))
    assert not any(shares.values())


@settings(max_examples=250, deadline=None)
@given(fights(), st.sampled_from((EDITION, "2014-06-01", "2009-07-11", "2009-07-10")))
def test_a_combat_goes_as_it_is_worked_out_by_hand(fight: Fight, edition: str) -> None:
    naive = Naive(fight, lethal=edition >= "2010-07-16")
    duel = Duel()
    duel.game.update(edition=edition)
    duel.game.change_player(BOB, life=LIFE)
    for label, fighter in naive.fighters.items():
        put(duel, label, fighter, **({"seat": BOB} if label in naive.blocks else {}))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*naive.attackers)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    pairs = [(duel.find(blocker).id, duel.find(each).id) for blocker, attackers in naive.blocks.items() for each in attackers]
    duel.game.do(actions.block(BOB, pairs))
    while duel.state.step is not Step.END_OF_COMBAT:
        if duel.game.pending is None:
            duel.pass_()
        else:
            answer(duel, naive)

    assert duel.game.player(BOB).life == naive.life
    assert {label for label in naive.fighters if duel.where(label) == Zone.GRAVEYARD.value} == naive.dead
    marked = {label: duel.find(label).damage for label in naive.fighters if label not in naive.dead}
    assert marked == {label: naive.damage[label] for label in marked}
