"""Random stories of counters, spells and permanents that give and take keywords, and what 613 makes of them by a reading of its
own: layer 6 alone, with timestamps (613.7), dependencies (613.8) and what can't be had (113.11).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle import layers, zones
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import Anthem, LoseAbilities, LoseKeywords, Static
from oracle.counters import putting
from oracle.instructions.changing import begin_effect
from oracle.objects import Zone
from oracle.state import AddAbilities, Become
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

KEYWORDS = ("flying", "first strike", "trample")
ALICES, BOBS = ("Bear", "Tyrant"), ("Ogre", "Lord")
LIVING = (*ALICES, *BOBS)
BOBS_CREATURES = Quality(types=("Creature",), controller=Who.OPPONENT)
FLIERS = Quality(types=("Creature",), keyword="flying")

BEAR = creature("Bear", 2, 2, Keyword("flying"))
OGRE = creature("Ogre", 2, 2, Keyword("first strike"), Keyword("trample"))
TYRANT = creature("Tyrant", 2, 2, StaticAbility(LoseKeywords(BOBS_CREATURES, ("first strike",), for_good=True)))
LORD = creature("Lord", 2, 2, StaticAbility(Anthem(CREATURE, keywords=("trample",))))
PRINTED = {"Bear": {"flying"}, "Ogre": {"first strike", "trample"}, "Tyrant": {"Tyrant"}, "Lord": {"Lord"}}
"""What each creature is printed with; its static ability is called by its name."""

STATICS: dict[str, Static] = {
    "Humility": LoseAbilities(CREATURE),
    "Wings": Anthem(CREATURE, keywords=("flying",)),
    "Ground": LoseKeywords(CREATURE, ("flying", "trample")),
    "Ban": LoseKeywords(BOBS_CREATURES, ("flying", "trample"), for_good=True),
    "Lance": Anthem(FLIERS, keywords=("first strike",)),
}
"""What Alice's enchantments say, by the names that they have here."""

DEEDS = {"counter": 4, "remove": 2, "frog": 2, "grant": 6, "take": 2, "come or go": 8, "end": 1}
"""What happens, and how often as compared with the others."""

Having = dict[str, set[str]]


@dataclass(frozen=True)
class Change:
    """An effect of layer 6: ``of`` are those that it is on, given what they have; it is there as long as ``while_had`` is."""

    since: int
    of: Callable[[Having], set[str]]
    lost: frozenset[str] = frozenset()
    gained: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()
    everything: bool = False
    while_had: str = ""

    def seen(self, having: Having) -> tuple[bool, frozenset[str]]:
        """Whether it is there, and what it is on."""
        there = not self.while_had or self.while_had in having[self.while_had]
        return there, frozenset(self.of(having)) if there else frozenset()

    def applied(self, having: Having, barred: Having) -> tuple[Having, Having]:
        """What everything has once it is applied, and what it can't have."""
        on = self.seen(having)[1]
        now, never = {each: set(has) for each, has in having.items()}, {each: set(bars) for each, bars in barred.items()}
        for each in on:
            never[each] |= self.barred
            now[each] = (set() if self.everything else now[each]) - self.lost - self.barred
            now[each] |= self.gained - never[each]
        return now, never


@dataclass
class Story:
    """What has happened: counters with their number and age, effects until end of turn, enchantments and their age."""

    counters: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    lasting: list[Change] = field(default_factory=list)
    there: dict[str, int] = field(default_factory=dict)

    def changes(self) -> list[Change]:
        """All effects by age."""
        everyone, bobs = (lambda _: set(LIVING)), (lambda _: set(BOBS))
        statics = {
            "Humility": {"of": everyone, "everything": True},
            "Wings": {"of": everyone, "gained": frozenset({"flying"})},
            "Ground": {"of": everyone, "lost": frozenset({"flying", "trample"})},
            "Ban": {"of": bobs, "barred": frozenset({"flying", "trample"})},
            "Lance": {"of": lambda having: {each for each in LIVING if "flying" in having[each]},
                      "gained": frozenset({"first strike"})},
        }  # fmt: skip
        found = [
            Change(-2, bobs, barred=frozenset({"first strike"}), while_had="Tyrant"),
            Change(-1, everyone, gained=frozenset({"trample"}), while_had="Lord"),
            *self.lasting,
            *(Change(since, **statics[name]) for name, since in self.there.items()),  # type: ignore[arg-type]
            *(
                Change(since, _only(name), gained=frozenset({kind}))
                for (name, kind), (number, since) in self.counters.items()
                if number
            ),
        ]
        return sorted(found, key=lambda each: each.since)

    def outcome(self) -> tuple[Having, Having]:
        """What everything has after layer 6, and what it can't have."""
        having: Having = {each: set(PRINTED[each]) for each in LIVING}
        barred: Having = {each: set() for each in LIVING}
        waiting = self.changes()
        while waiting:
            change = self._next(waiting, having, barred)
            waiting.remove(change)
            having, barred = change.applied(having, barred)
        return having, barred

    @staticmethod
    def _next(waiting: list[Change], having: Having, barred: Having) -> Change:
        """The oldest that depends on none; where all do, the oldest that depends, be it by way of others, on itself (613.8b)."""

        def on(change: Change) -> list[Change]:
            others = (each for each in waiting if each is not change)
            return [each for each in others if change.seen(each.applied(having, barred)[0]) != change.seen(having)]

        depends = {id(each): on(each) for each in waiting}
        for each in waiting:
            if not depends[id(each)]:
                return each
        for each in waiting:
            reached, todo = set(), list(depends[id(each)])
            while todo:
                other = todo.pop()
                if id(other) not in reached:
                    reached.add(id(other))
                    todo += depends[id(other)]
            if id(each) in reached:
                return each
        raise AssertionError


def _only(name: str) -> Callable[[Having], set[str]]:
    return lambda _: {name}


def tell(random: Random, duel: Duel, story: Story, clock: int) -> None:
    """One thing happens in the game and in the story."""
    name, kind = random.choice(LIVING), random.choice(KEYWORDS)
    of = duel.find(name).id
    deed = random.choices(*zip(*DEEDS.items(), strict=True))[0]
    number, since = story.counters.get((name, kind), (0, 0))
    if deed == "counter":
        duel.game.do(lambda game: putting.put(game, ALICE, of, kind, 1))
        story.counters[name, kind] = (number + 1, clock)
    elif deed == "remove":
        putting.remove(duel.game, of, kind, 1)
        story.counters[name, kind] = (max(number - 1, 0), since)
    elif deed == "frog":
        begin_effect(duel.game, (of,), Become(Nature(abilities_lost=True)), ALICE)
        story.lasting.append(Change(clock, _only(name), everything=True))
    elif deed == "grant":
        begin_effect(duel.game, (of,), AddAbilities((Keyword(kind),)), ALICE)
        if kind not in story.outcome()[1][name]:
            story.lasting.append(Change(clock, _only(name), gained=frozenset({kind})))
    elif deed == "take":
        begin_effect(duel.game, (of,), Become(Nature(keywords_lost=(kind,))), ALICE)
        story.lasting.append(Change(clock, _only(name), lost=frozenset({kind})))
    elif deed == "end":
        duel.game.update(effects=())
        story.lasting.clear()
    else:
        _come_or_go(random.choice([*STATICS, "Ban"]), duel, story, clock)


def _come_or_go(name: str, duel: Duel, story: Story, clock: int) -> None:
    if name not in story.there:
        duel.put(permanent(name, "Enchantment", StaticAbility(STATICS[name])))
        story.there[name] = clock
    else:
        of = next(each for each in layers.permanents(duel.state) if duel.state.objects[each].label == name)
        zones.move(duel.game, of, Zone.EXILE)
        del story.there[name]


@given(st.integers(0, 2**32 - 1).map(Random), st.integers(4, 16))
@settings(max_examples=60, deadline=None)
def test_what_everything_has_is_what_the_rules_read_naively_say(random: Random, length: int) -> None:
    duel, story = Duel(), Story()
    duel.put(TYRANT)
    duel.put(LORD, seat=BOB)
    duel.put(BEAR)
    duel.put(OGRE, seat=BOB)
    for clock, _ in zip(count(), range(length), strict=False):
        tell(random, duel, story, clock)
        having, barred = story.outcome()
        for name in LIVING:
            now = layers.characteristics(duel.state, duel.find(name).id)
            assert now.keywords == having[name] - {name}
            assert now.cant_have == barred[name]
