"""Whole combats against a computation that knows nothing of the oracle: who dies, what is marked, and what the player loses."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.kinds import Keyword
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
ABLE = st.tuples(*(st.booleans() for _ in KEYWORDS)).map(
    lambda able: frozenset(keyword for keyword, has in zip(KEYWORDS, able, strict=True) if has)
)
FIGHTERS = st.builds(Fighter, st.integers(0, 5), st.integers(1, 5), ABLE)
COMBATS = st.lists(st.tuples(FIGHTERS, st.lists(FIGHTERS, max_size=2)), min_size=1, max_size=3)
"""Each attacker with its blockers."""


def shares(attacker: Fighter, blockers: list[tuple[Fighter, int]], over: bool) -> list[int]:
    """How the tests divide damage: to each blocker in turn what kills it, and what is left to the player, or else to the last
    blocker. Blockers come with the damage that they have; ``over`` is whether what is left may go on to the player.
    """
    left, out = attacker.power, []
    for blocker, had in blockers:
        kills = 1 if "deathtouch" in attacker.can else blocker.toughness - had
        out.append(min(kills, left))
        left -= out[-1]
    if over:
        return [*out, left]
    return [*out[:-1], out[-1] + left]


class Naive:
    """A combat worked out by hand. Creatures are named by their labels, as in the played one."""

    def __init__(self, combat: list[tuple[Fighter, list[Fighter]]]) -> None:
        self.life = LIFE
        self.damage: Counter[str] = Counter()
        self.dead: set[str] = set()
        self.combat = [
            (f"A{row}", attacker, [(f"B{row}{number}", blocker) for number, blocker in enumerate(blockers)])
            for row, (attacker, blockers) in enumerate(combat)
        ]
        self.step(first=True)
        self.step(first=False)

    def step(self, *, first: bool) -> None:
        dealt: list[tuple[str, int, Fighter]] = []
        for label, attacker, blockers in self.combat:
            if label in self.dead:
                continue
            there = [(name, blocker) for name, blocker in blockers if name not in self.dead]
            for _, blocker in there:
                if blocker.strikes(first):
                    dealt.append((label, blocker.power, blocker))
            if attacker.strikes(first) and attacker.power:
                dealt += self.by(attacker, there, blocked=bool(blockers))
        sizes = {name: fighter for label, attacker, more in self.combat for name, fighter in ((label, attacker), *more)}
        deadly = set()
        for to, amount, by in dealt:
            if to == "Bob":
                self.life -= amount
            else:
                self.damage[to] += amount
                if amount and "deathtouch" in by.can:
                    deadly.add(to)
        self.dead |= deadly | {name for name, fighter in sizes.items() if self.damage[name] >= fighter.toughness}

    def by(self, attacker: Fighter, there: list[tuple[str, Fighter]], *, blocked: bool) -> list[tuple[str, int, Fighter]]:
        """The damage of one attacker."""
        tramples = "trample" in attacker.can
        if not blocked or (not there and tramples):
            return [("Bob", attacker.power, attacker)]
        if not there:
            return []
        with_damage = [(blocker, self.damage[name]) for name, blocker in there]
        needed = sum(1 if "deathtouch" in attacker.can else blocker.toughness - had for blocker, had in with_damage)
        over = tramples and attacker.power > needed
        names = [name for name, _ in there] + (["Bob"] if over else [])
        return [(name, share, attacker) for name, share in zip(names, shares(attacker, with_damage, over), strict=True)]


def put(duel: Duel, label: str, fighter: Fighter, **more: object) -> None:
    keywords = map(Keyword, sorted(fighter.can))
    duel.put(creature(label, fighter.power, fighter.toughness, *keywords), **more)  # type: ignore[arg-type]  # fields of an object


def answer(duel: Duel, fighters: dict[str, Fighter]) -> None:
    """Divide damage as the tests do."""
    question = duel.question
    assert question.shape is Shape.DISTRIBUTE
    assert question.about is not None
    attacker = fighters[duel.game.object(question.about).label]
    chosen = [each.object for each in question.options if isinstance(each, ChosenTarget)]
    labels = [duel.game.object(of).label for of in chosen if of is not None]
    blockers = [(fighters[label], duel.find(label).damage) for label in labels]
    duel.answer(*map(str, shares(attacker, blockers, over=len(labels) < len(chosen))))


@settings(max_examples=300, deadline=None)
@given(COMBATS)
def test_a_combat_goes_as_it_is_worked_out_by_hand(combat: list[tuple[Fighter, list[Fighter]]]) -> None:
    naive = Naive(combat)
    fighters = {name: fighter for label, attacker, more in naive.combat for name, fighter in ((label, attacker), *more)}
    duel = Duel()
    duel.game.change_player(BOB, life=LIFE)
    for label, attacker, blockers in naive.combat:
        put(duel, label, attacker)
        for name, blocker in blockers:
            put(duel, name, blocker, seat=BOB)
    duel.in_combat([label for label, _, _ in naive.combat], {name: label for label, _, more in naive.combat for name, _ in more})
    while duel.state.step is not Step.END_OF_COMBAT:
        if duel.game.pending is None:
            duel.pass_()
        else:
            answer(duel, fighters)

    assert duel.game.player(BOB).life == naive.life
    assert {label for label in fighters if duel.where(label) == Zone.GRAVEYARD.value} == naive.dead
    marked = {label: duel.find(label).damage for label in fighters if label not in naive.dead}
    assert marked == {label: naive.damage[label] for label in marked}
