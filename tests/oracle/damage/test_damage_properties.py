"""What holds of all damage, on random boards: it comes to what 120.3 says and to nothing else, and nothing changes unnoted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.statics import MultipliesDamage
from oracle.damage import Damage, shields
from oracle.errors import IllegalAction
from oracle.happenings import DamageDealt, Happening
from oracle.objects import Seat
from oracle.questions import Shape
from oracle.state import PreventionShield, State
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent
from tests.oracle.noted import changes, differences, noting

ONCE = ("infect", "wither", "lifelink", "deathtouch")
RECIPIENTS = ("Alice", "Bob", "Ox", "Walker", "Walking Ox", "Fort", "Walking Fort")
TYPES = {
    "Ox": ("Creature",),
    "Walker": ("Planeswalker",),
    "Walking Ox": ("Planeswalker", "Creature"),
    "Fort": ("Battle",),
    "Walking Fort": ("Battle", "Creature"),
}
COUNTERS = (("defense", 200), ("loyalty", 200))


@dataclass(frozen=True)
class Source:
    """What deals damage: whose it is, whether it is a creature, its keywords, and its toxic abilities."""

    seat: Seat
    creature: bool
    keywords: tuple[str, ...]
    toxic: tuple[int, ...]


@dataclass(frozen=True)
class Event:
    """Damage that is dealt at the same time: by which source, to whom, how much. ``shields``: around whom, how much."""

    sources: tuple[Source, ...]
    damages: tuple[tuple[int, str, int], ...]
    combat: bool
    doublers: int = 0
    shields: tuple[tuple[str, int], ...] = ()


@dataclass
class Outcome:
    """What has come of an event: what was dealt, what was noted, and the game before and after."""

    duel: Duel
    before: State
    noted: list[Happening]

    def dealt(self) -> list[DamageDealt]:
        return [each for each in self.noted if isinstance(each, DamageDealt)]

    def totals(self) -> dict[tuple[str, str], int]:
        """Life, poison, counters and marked damage after it, by whose and which."""
        found: dict[tuple[str, str], int] = {}
        for player in self.duel.state.players:
            found |= {(player.name, "life"): player.life, (player.name, "poison"): player.counted("poison")}
        for name in TYPES:
            there = self.duel.find(name)
            found |= {(name, kind): count for kind, count in there.counters}
            found |= {(name, "damage"): there.damage, (name, "deathtouched"): there.deathtouched}
        return found


SOURCES = st.builds(
    Source,
    st.sampled_from([ALICE, BOB]),
    st.booleans(),
    st.lists(st.sampled_from(ONCE), max_size=4).map(tuple),
    st.lists(st.integers(1, 3), max_size=3).map(tuple),
)


@st.composite
def events(draw: st.DrawFn, *, modified: bool = True) -> Event:
    sources = tuple(draw(st.lists(SOURCES, min_size=1, max_size=3)))
    places = st.integers(0, len(sources) - 1)
    damages = draw(st.lists(st.tuples(places, st.sampled_from(RECIPIENTS), st.integers(0, 6)), min_size=1, max_size=5))
    shielded = st.tuples(st.sampled_from(RECIPIENTS), st.integers(1, 5))
    return Event(
        sources,
        tuple(damages),
        draw(st.booleans()),
        draw(st.integers(0, 2)) if modified else 0,
        tuple(draw(st.lists(shielded, max_size=2))) if modified else (),
    )


def happen(event: Event, choices: Sequence[int] = ()) -> Outcome:
    """The event on a board with one permanent of each sort; questions are answered as ``choices`` has it."""
    duel = Duel()
    for name, types in TYPES.items():
        duel.put(creature(name, 1, 40, types=types), seat=BOB, counters=COUNTERS)
    for number, source in enumerate(event.sources):
        keywords = (*map(Keyword, source.keywords), *(Keyword("toxic", each) for each in source.toxic))
        made = (
            creature(f"Source {number}", 1, 40, *keywords)
            if source.creature
            else permanent(f"Source {number}", "Artifact", *keywords)
        )
        duel.put(made, seat=source.seat)
    for number in range(event.doublers):
        duel.put(permanent(f"Furnace {number}", "Enchantment", StaticAbility(MultipliesDamage(times=2))))
    for number, (around, amount) in enumerate(event.shields):
        by = duel.put(permanent(f"Shield {number}", "Artifact"))
        shields.put(duel.game, PreventionShield(by, ALICE, duel.target(around), amount=amount))
    before = duel.state
    damages = [
        Damage(duel.find(f"Source {place}").id, duel.target(to), amount, event.combat) for place, to, amount in event.damages
    ]
    with noting() as heard:
        duel.deal(*damages)
        answered = 0
        while duel.game.pending is not None:
            answer(duel, choices[answered % len(choices)] if choices else 0)
            answered += 1
    return Outcome(duel, before, heard)


def answer(duel: Duel, choice: int) -> None:
    """Pick one of the options, or share out what there is in one of the ways that are legal."""
    question = duel.question
    if question.shape is Shape.PICK:
        duel.game.answer(question.player, [question.options[choice % len(question.options)]])
        return
    assert question.shape is Shape.DISTRIBUTE
    ways = list(compositions(len(question.options), question.maximum))
    for way in (ways[(place + choice) % len(ways)] for place in range(len(ways))):
        with suppress(IllegalAction):
            duel.game.answer(question.player, list(map(str, way)))
            return
    raise AssertionError("there is no legal answer")


def compositions(among: int, total: int) -> Iterator[tuple[int, ...]]:
    """All ways to share out a number."""
    if among == 1:
        yield (total,)
        return
    for share in range(total + 1):
        for rest in compositions(among - 1, total - share):
            yield (share, *rest)


def naively(event: Event, dealt: Sequence[tuple[int, str, int]]) -> dict[tuple[str, str], int]:
    """What damage comes to by 120.3, sentence by sentence, where so much was dealt by which source to whom."""
    now: Counter[tuple[str, str]] = Counter({("Alice", "life"): 20, ("Bob", "life"): 20})
    now.update({(name, kind): count for name in TYPES for kind, count in COUNTERS})
    deathtouched = set()
    for place, to, amount in dealt:
        source = event.sources[place]
        if to in ("Alice", "Bob"):
            if "infect" in source.keywords:
                now[to, "poison"] += amount
            else:
                now[to, "life"] -= amount
            if event.combat and source.creature:
                now[to, "poison"] += sum(source.toxic)
        else:
            types = TYPES[to]
            if "Planeswalker" in types:
                now[to, "loyalty"] -= amount
            if "Battle" in types:
                now[to, "defense"] -= amount
            if "Creature" in types and {"infect", "wither"}.intersection(source.keywords):
                now[to, "-1/-1"] += amount
            elif "Creature" in types:
                now[to, "damage"] += amount
            if "Creature" in types and "deathtouch" in source.keywords:
                deathtouched.add(to)
        if "lifelink" in source.keywords:
            now["Alice" if source.seat == ALICE else "Bob", "life"] += amount
    return {key: count for key, count in now.items() if count} | {(name, "deathtouched"): 1 for name in deathtouched}


def told(outcome: Outcome) -> list[tuple[int, str, int]]:
    """What was dealt, in the words of an event."""
    names = {each.id: each.label for each in outcome.duel.state.objects.values()}
    players = [player.name for player in outcome.duel.state.players]
    return [
        (
            int(names[each.source].removeprefix("Source ")),
            players[each.to.player] if each.to.player is not None else names[each.to.object or each.source],
            each.amount,
        )
        for each in outcome.dealt()
    ]


def nonzero(totals: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    return {key: int(count) for key, count in totals.items() if count}


SOME = settings(max_examples=150, deadline=None)


@SOME
@given(events(), st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_the_results_are_those_of_the_damage_that_was_dealt(event: Event, choices: list[int]) -> None:
    outcome = happen(event, choices)
    assert nonzero(outcome.totals()) == naively(event, told(outcome))


@SOME
@given(events(modified=False))
def test_all_damage_is_dealt_where_nothing_modifies_it(event: Event) -> None:
    dealt: Counter[tuple[int, str]] = Counter()
    for place, to, amount in event.damages:
        dealt[place, to] += amount
    outcome = happen(event)
    assert Counter({(place, to): amount for place, to, amount in told(outcome)}) == +dealt


@SOME
@given(events(), st.integers(0, 2))
def test_each_doubler_doubles_once(event: Event, doublers: int) -> None:
    plain = Event(event.sources, event.damages, event.combat)
    doubled = Event(event.sources, event.damages, event.combat, doublers)
    expected = [(place, to, amount * 2**doublers) for place, to, amount in told(happen(plain))]
    assert told(happen(doubled)) == expected


@SOME
@given(events(), st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_shields_prevent_as_much_as_they_can_and_no_more(event: Event, choices: list[int]) -> None:
    event = Event(event.sources, event.damages, event.combat, 0, event.shields)
    outcome = happen(event, choices)
    would: Counter[str] = Counter()
    shielded: Counter[str] = Counter()
    for _, to, amount in event.damages:
        would[to] += amount
    for around, amount in event.shields:
        shielded[around] += amount
    dealt: Counter[str] = Counter()
    for _, to, amount in told(outcome):
        dealt[to] += amount
    assert dealt == would - shielded
    left = sum(each.amount or 0 for each in outcome.duel.state.shields)
    assert left == (shielded - would).total()


@SOME
@given(events(modified=False))
def test_several_instances_of_a_keyword_are_one(event: Event) -> None:
    once = tuple(Source(each.seat, each.creature, tuple(dict.fromkeys(each.keywords)), each.toxic) for each in event.sources)
    assert happen(event).totals() == happen(Event(once, event.damages, event.combat)).totals()


@SOME
@given(events(modified=False))
def test_toxic_values_add(event: Event) -> None:
    summed = tuple(
        Source(each.seat, each.creature, each.keywords, (sum(each.toxic),) if each.toxic else ()) for each in event.sources
    )
    assert happen(event).totals() == happen(Event(summed, event.damages, event.combat)).totals()


@SOME
@given(events(), st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_life_poison_and_counters_change_by_what_is_noted(event: Event, choices: list[int]) -> None:
    outcome = happen(event, choices)
    assert differences(outcome.before, outcome.duel.state) == changes(outcome.noted)
