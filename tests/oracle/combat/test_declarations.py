"""Declarations of attackers and blockers on small boards, each judged by a computation that looks at all that there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import actions
from oracle.abilities.conditions import HasCounters
from oracle.abilities.costs import Cost
from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import (
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CantFightAlone,
    CostToAttack,
    CostToBlock,
    FewAttackOrBlock,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    Static,
)
from oracle.editions import EDITION, FIRST_EDITION
from oracle.errors import IllegalAction
from oracle.objects import Seat
from oracle.state import Duration, LastingRule, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

CAROL = Seat(2)

FLIERS = Quality(keyword="flying")
ONE = Cost(("1",))
RULES: dict[str, Static] = {
    "can't attack": CantAttack(),
    "can't attack the healthy": CantAttack(unless=HasCounters(Who.THAT_PLAYER)),
    "must attack": MustAttack(),
    "not alone": CantFightAlone(blocking=True),
    "can't block": CantBlock(),
    "can't block the strong": CantBlock(attackers=Quality(power_at_least=2)),
    "blocks fliers": BlocksOnly(FLIERS),
    "must block": MustBlock(),
    "blocks two": CanBlockMore(1),
    "can't be blocked": CantBeBlocked(),
    "not by the weak": CantBeBlocked(by=Quality(power_at_most=1)),
    "only by fliers": BlockedOnlyBy(FLIERS),
    "by two": BlockedBySoMany(least=2),
    "by one": BlockedBySoMany(most=1),
    "must be blocked": MustBeBlocked(),
    "lure": MustBeBlocked(by_all=True),
    "costs to attack": CostToAttack(ONE),
    "costs to fight": CostToAttack(ONE, or_block=True),
    "costs to block": CostToBlock(ONE),
    "costs to block the strong": CostToBlock(ONE, attackers=Quality(power_at_least=2)),
}
"""Static abilities of a creature, by the words that the computation has for them."""

KEYWORDS = (
    "flying",
    "reach",
    "shadow",
    "horsemanship",
    "fear",
    "intimidate",
    "skulk",
    "menace",
    "islandwalk",
    "defender",
    "haste",
)


@dataclass(frozen=True)
class Fighter:
    """A creature: power, colors, whether it is an artifact, tapped, and new; its keywords and what is said of it."""

    power: int
    colors: frozenset[str]
    artifact: bool
    tapped: bool
    new: bool
    has: frozenset[str]

    def abilities(self) -> list[Ability]:
        return [
            *(Keyword(each) for each in KEYWORDS if each in self.has),
            *(StaticAbility(static) for word, static in RULES.items() if word in self.has),
        ]


SELDOM = st.sampled_from([False, False, False, False, True])


@st.composite
def fighters(draw: st.DrawFn, words: Iterable[str]) -> list[Fighter]:
    """Up to three creatures, few of them tapped or new, with abilities out of a few, so that these meet."""
    few = draw(st.lists(st.sampled_from(sorted(words)), min_size=1, max_size=2))
    has = st.frozensets(st.sampled_from(few))
    colors = st.frozensets(st.sampled_from("BG"), max_size=1)
    one = st.builds(Fighter, st.integers(0, 3), colors, st.booleans(), SELDOM, SELDOM, has)
    return draw(st.lists(one, min_size=1, max_size=3))


def put(duel: Duel, label: str, fighter: Fighter, seat: Seat) -> None:
    types = ("Artifact", "Creature") if fighter.artifact else ("Creature",)
    made = creature(label, fighter.power, 3, *fighter.abilities(), types=types, colors=fighter.colors)
    duel.put(made, seat=seat, tapped=fighter.tapped, sick=fighter.new)


def subsets(pairs: Iterable[tuple[str, str]]) -> Iterator[frozenset[tuple[str, str]]]:
    pairs = list(pairs)
    return map(frozenset, chain.from_iterable(combinations(pairs, size) for size in range(len(pairs) + 1)))


@dataclass(frozen=True)
class Judged:
    """The declarations that disobey no restriction, and those of them that are legal."""

    allowed: set[frozenset[tuple[str, str]]]
    legal: set[frozenset[tuple[str, str]]]

    def some(self, pairs: list[tuple[str, str]]) -> st.SearchStrategy[frozenset[tuple[str, str]]]:
        """Any declaration of these pairs, often one that is legal or only too small."""
        return st.one_of(
            st.sampled_from(sorted(self.legal, key=sorted)),
            st.sampled_from(sorted(self.allowed, key=sorted)),
            st.sets(st.sampled_from(pairs)).map(frozenset),
        )


Dues = frozenset[tuple[str, str]]
"""What is paid for, {1} for each: a creature, and what asks for it."""


def judged(
    declarations: Iterable[frozenset[tuple[str, str]]],
    allowed: Callable[[frozenset[tuple[str, str]]], bool],
    requirements: list[frozenset[tuple[str, str]]],
    dues: Callable[[tuple[str, str]], Dues],
    lands: int,
    *,
    helped: bool = True,
) -> Judged:
    """The declarations that are allowed, and those that can be paid for and obey as many requirements as any that costs nothing
    beside what is paid for them, and, where nobody is ``helped``, that has of what nothing requires only what they have as well.
    """
    count = {each: sum(bool(each & one) for one in requirements) for each in declarations if allowed(each)}
    owed: dict[frozenset[tuple[str, str]], Dues] = {each: frozenset().union(*map(dues, each)) for each in count}
    required = frozenset[tuple[str, str]]().union(*requirements)

    def offered(other: frozenset[tuple[str, str]], declared: frozenset[tuple[str, str]]) -> bool:
        return owed[other] <= owed[declared] and (helped or other <= declared | required)

    best = {each: max(count[other] for other in count if offered(other, each)) for each in count}
    payable = (each for each in count if len(owed[each]) <= lands)
    return Judged({*count}, {each for each in payable if count[each] == best[each]})


# ---- blocks


EVASION = {"flying", "shadow", "horsemanship", "fear", "intimidate", "skulk", "islandwalk"}
OF_ATTACKERS = {
    *EVASION, "menace", "can't be blocked", "not by the weak", "only by fliers", "by two", "by one", "must be blocked", "lure",
}  # fmt: skip
OF_BLOCKERS = {
    "flying", "reach", "shadow", "horsemanship", "not alone", "can't block", "can't block the strong", "blocks fliers",
    "must block", "blocks two", "costs to block", "costs to block the strong", "costs to fight",
}  # fmt: skip


def can_block(blocker: Fighter, attacker: Fighter, *, islands: bool) -> bool:
    """Whether nothing forbids one creature to block the other."""
    a, b = attacker.has, blocker.has
    return not (
        blocker.tapped
        or ("flying" in a and not b & {"flying", "reach"})
        or (("shadow" in a) != ("shadow" in b))
        or ("horsemanship" in a and "horsemanship" not in b)
        or ("fear" in a and not blocker.artifact and "B" not in blocker.colors)
        or ("intimidate" in a and not blocker.artifact and not attacker.colors & blocker.colors)
        or ("skulk" in a and blocker.power > attacker.power)
        or ("islandwalk" in a and islands)
        or "can't be blocked" in a
        or ("not by the weak" in a and blocker.power <= 1)
        or ("only by fliers" in a and "flying" not in b)
        or "can't block" in b
        or ("can't block the strong" in b and attacker.power >= 2)
        or ("blocks fliers" in b and "flying" not in a)
    )


def judge_blocks(
    attackers: dict[str, Fighter], blockers: dict[str, Fighter], *, islands: bool, limit: int | None, lands: int, helped: bool
) -> Judged:
    """All declarations of blockers."""
    pairs = [(b, a) for b, a in product(blockers, attackers) if can_block(blockers[b], attackers[a], islands=islands)]

    def allowed(declared: frozenset[tuple[str, str]]) -> bool:
        by = {a: [b for b, blocked in declared if blocked == a] for a in attackers}
        blocking = {b for b, _ in declared}
        return (
            all(sum(one == b for one, _ in declared) <= (2 if "blocks two" in blockers[b].has else 1) for b in blocking)
            and not any(len(by[a]) == 1 and attackers[a].has & {"menace", "by two"} for a in attackers)
            and not any(len(by[a]) > 1 and "by one" in attackers[a].has for a in attackers)
            and not any(blocking == {b} and "not alone" in blockers[b].has for b in blockers)
            and (limit is None or len(blocking) <= limit)
        )

    requirements = [frozenset(pair for pair in pairs if pair[0] == b) for b in blockers if "must block" in blockers[b].has]
    requirements += [
        frozenset(pair for pair in pairs if pair[1] == a) for a in attackers if "must be blocked" in attackers[a].has
    ]
    requirements += [frozenset({pair}) for pair in pairs if "lure" in attackers[pair[1]].has]

    def dues(pair: tuple[str, str]) -> Dues:
        asks = blockers[pair[0]].has & {"costs to block", "costs to block the strong", "costs to fight"}
        spared = {"costs to block the strong"} if attackers[pair[1]].power < 2 else set()
        return frozenset((pair[0], each) for each in asks - spared)

    return judged(subsets(pairs), allowed, requirements, dues, lands, helped=helped)


@pytest.mark.parametrize(
    ("edition", "later"),
    [(EDITION, set[str]()), (FIRST_EDITION, {"menace", "skulk", "intimidate", "reach"})],
    ids=["today", "2005"],
)
@settings(max_examples=200, deadline=None)
@given(st.booleans(), st.sampled_from([None, None, 1, 2]), st.integers(0, 3), st.data())
def test_blocks_are_legal_exactly_where_no_others_would_be_better(
    edition: str, later: set[str], islands: bool, limit: int | None, lands: int, data: st.DataObject
) -> None:
    attackers = {f"A{number}": each for number, each in enumerate(data.draw(fighters(OF_ATTACKERS - later)))}
    blockers = {f"B{number}": each for number, each in enumerate(data.draw(fighters(OF_BLOCKERS - later)))}
    duel = Duel(edition=edition)
    for label, fighter in attackers.items():
        put(duel, label, fighter, ALICE)
        duel.game.change(duel.find(label).id, tapped=False, sick=False)
    for label, fighter in blockers.items():
        put(duel, label, fighter, BOB)
    if islands:
        duel.put("Island", seat=BOB)
    if limit is not None:
        duel.put(permanent("Arbiter", "Artifact", StaticAbility(FewAttackOrBlock(limit, blocking=True))))
    for number in range(lands):
        duel.put("Wastes", seat=BOB, label=f"Land {number}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*attackers)
    duel.game.do(actions.pass_priority(ALICE))
    duel.game.do(actions.pass_priority(BOB))
    found = judge_blocks(attackers, blockers, islands=islands, limit=limit, lands=lands + islands, helped=edition == EDITION)
    every = list(product(blockers, attackers))
    declared = data.draw(found.some(every))
    pairs = [(duel.find(b).id, duel.find(a).id) for b, a in sorted(declared)]
    before = duel.state
    try:
        duel.game.do(actions.block(BOB, pairs))
    except IllegalAction:
        assert declared not in found.legal
        assert duel.state == before
    else:
        assert declared in found.legal


# ---- attacks


ATTACK_WORDS = {
    "can't attack", "can't attack the healthy", "must attack", "not alone", "defender", "haste", "costs to attack",
    "costs to fight",
}  # fmt: skip


@dataclass(frozen=True)
class War:
    """Who attacks, whom Bob and Carol have goaded, who of them is poisoned, how many may attack; whether it costs something to
    attack Carol, or only her planeswalkers don't; and how many lands Alice has.
    """

    attackers: list[Fighter]
    goaded: list[tuple[int, Seat]]
    poisoned: frozenset[Seat]
    limit: int | None
    guarded: bool
    walkers_too: bool
    lands: int


WARS = st.builds(
    War,
    fighters(ATTACK_WORDS),
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from([BOB, CAROL])), max_size=2, unique=True),
    st.frozensets(st.sampled_from([BOB, CAROL])),
    st.sampled_from([None, None, 1, 2]),
    st.booleans(),
    st.booleans(),
    st.integers(0, 3),
)
TARGETS = {"Bob": BOB, "Carol": CAROL, "Teferi": CAROL}
"""What may be attacked, and who the defending player then is."""


def can_attack(attacker: Fighter, what: str, war: War) -> bool:
    return not (
        attacker.tapped
        or (attacker.new and "haste" not in attacker.has)
        or attacker.has & {"can't attack", "defender"}
        or ("can't attack the healthy" in attacker.has and TARGETS[what] not in war.poisoned)
    )


def judge_attacks(attackers: dict[str, Fighter], war: War) -> Judged:
    """All declarations of attackers."""
    pairs = [(a, what) for a, what in product(attackers, TARGETS) if can_attack(attackers[a], what, war)]

    def allowed(declared: frozenset[tuple[str, str]]) -> bool:
        attacking = [a for a, _ in declared]
        return (
            len(set(attacking)) == len(attacking)
            and not (len(attacking) == 1 and "not alone" in attackers[attacking[0]].has)
            and (war.limit is None or len(attacking) <= war.limit)
        )

    requirements = [frozenset(pair for pair in pairs if pair[0] == a) for a in attackers if "must attack" in attackers[a].has]
    for number, by in war.goaded:
        goaded = f"A{number}"
        requirements.append(frozenset(pair for pair in pairs if pair[0] == goaded))
        others = {"Bob": BOB, "Carol": CAROL}.items()
        requirements.append(frozenset((goaded, what) for what, seat in others if seat != by and (goaded, what) in pairs))

    def dues(pair: tuple[str, str]) -> Dues:
        asks = attackers[pair[0]].has & {"costs to attack", "costs to fight"}
        guarded = war.guarded and (pair[1] == "Carol" or (pair[1] == "Teferi" and war.walkers_too))
        return frozenset((pair[0], each) for each in (*asks, *(("the guard",) if guarded else ())))

    return judged(subsets(pairs), allowed, requirements, dues, war.lands)


@settings(max_examples=150, deadline=None)
@given(WARS, st.data())
def test_attacks_are_legal_exactly_where_no_others_would_be_better(war: War, data: st.DataObject) -> None:
    attackers = {f"A{number}": each for number, each in enumerate(war.attackers)}
    duel = Duel(("Alice", "Bob", "Carol"))
    for label, fighter in attackers.items():
        put(duel, label, fighter, ALICE)
    duel.put("Teferi, Time Raveler", seat=CAROL, label="Teferi", counters=(("loyalty", 4),))
    for seat in war.poisoned:
        duel.game.change_player(seat, counters=(("poison", 1),))
    if war.limit is not None:
        duel.put(permanent("Arbiter", "Artifact", StaticAbility(FewAttackOrBlock(war.limit))))
    for number, by in war.goaded:
        if (label := f"A{number}") in attackers:
            of = duel.find(label)
            rules = [
                LastingRule(each, of, by, Duration.YOUR_NEXT_TURN, (of.id,))
                for each in (MustAttack(), MustAttack(other_than_you=True))
            ]
            duel.game.update(rules=(*duel.state.rules, *rules))
    if war.guarded:
        guard = CostToAttack(ONE, CREATURE, Who.YOU, or_planeswalkers=war.walkers_too)
        duel.put(permanent("Guard", "Artifact", StaticAbility(guard)), seat=CAROL)
    for number in range(war.lands):
        duel.put("Wastes", label=f"Land {number}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    found = judge_attacks(attackers, war)
    every = list(product(attackers, TARGETS))
    declared = data.draw(found.some(every))
    pairs = [(duel.find(a).id, duel.target(what)) for a, what in sorted(declared)]
    before = duel.state
    try:
        duel.game.do(actions.attack(ALICE, pairs))
    except IllegalAction:
        assert declared not in found.legal
        assert duel.state == before
    else:
        assert declared in found.legal
