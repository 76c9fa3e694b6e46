"""What makes a scenario unusable whatever engine it meets: labels used twice, references to nothing, unknown cards and rules.

A fault names the line it is in by its index: into the set-up lines followed by the script, or -1 for the scenario as a whole.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from adapters.suite.board import fillers, seats
from adapters.suite.mentions import labels, parsed, players, references
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.rule_numbers import NUMBER, known_numbers
from adapters.suite.scenario import (
    AnyItem,
    HasMana,
    Holds,
    IsCommander,
    Scenario,
    StartsAtLife,
    StartsInStep,
    StartsSick,
    StartsTapped,
    StartsWithChoice,
    StartsWithCounters,
    StartsWithMana,
)
from oracle.mana import MANA_TYPES, parse_mana

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""The form of a scenario's id: words in lower case and numbers, joined by hyphens."""

STATEMENT = re.compile(r"[a-z]+(?:-[a-z]+)*-\d+")
"""The form of a statement's id: its mechanic and a number."""

_PERMANENTS = StartsTapped | StartsSick | StartsWithChoice
_ONCE = StartsAtLife | StartsWithMana | StartsInStep


@dataclass(frozen=True)
class Fault:
    """Something that makes a scenario unusable, in the line with this index (-1: in the scenario as a whole)."""

    index: int
    what: str


def faults(
    scenario: Scenario, complaint: Callable[[str], str] | None = None, statements: frozenset[str] | None = None
) -> Iterator[Fault]:
    """The faults of a scenario. ``complaint`` says what is wrong with the name of a card, empty for nothing; without it any name
    is a card's. Without ``statements`` any id is a statement's.
    """
    yield from _head_faults(scenario, statements)
    yield from _setup_faults(scenario)
    yield from _mana_faults(scenario)
    yield from _card_faults(scenario, complaint)
    yield from _reference_faults(scenario)


def _head_faults(scenario: Scenario, statements: frozenset[str] | None) -> Iterator[Fault]:
    if not ID.fullmatch(scenario.id):
        yield Fault(-1, f"the id {scenario.id!r} is not made of words in lower case, numbers and hyphens")
    if not scenario.feature or scenario.feature.startswith("/") or ".." in scenario.feature.split("/"):
        yield Fault(-1, f"{scenario.feature!r} is no path of a feature below the root of a suite")
    if not scenario.statements:
        yield Fault(-1, "no statement; add a tag such as @evoke-12")
    for statement in scenario.statements:
        if not STATEMENT.fullmatch(statement):
            yield Fault(-1, f"{statement!r} is no statement's id; write it like evoke-12")
        elif statements is not None and statement not in statements:
            yield Fault(-1, f"unknown statement {statement!r}; it is not in the catalogue of statements")
    if not scenario.rules:
        yield Fault(-1, "no rule; add a tag such as @cr:603.3b")
    for rule in scenario.rules:
        if not NUMBER.fullmatch(rule):
            yield Fault(-1, f"{rule!r} is no rule's number; write it like 603.3b")
        elif rule not in known_numbers():
            yield Fault(-1, f"there is no rule {rule} in the rules; look its number up")
    for day in filter(None, (scenario.since, scenario.until)):
        if not _is_date(day):
            yield Fault(-1, f"{day!r} is no date; write it like 2013-07-13")
    if not scenario.setup and not scenario.script:
        yield Fault(-1, "the scenario has no steps")


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _setup_faults(scenario: Scenario) -> Iterator[Fault]:
    zones = {label: item.zone for item in scenario.setup if isinstance(item, Holds) for label, _ in labels(item)}
    once: Counter[tuple[type, str]] = Counter()
    for index, item in enumerate(scenario.setup):
        if isinstance(item, _ONCE):
            key = (type(item), "" if isinstance(item, StartsInStep) else item.player)
            once[key] += 1
            if once[key] > 1:
                yield Fault(index, "this is settled by an earlier line already")
        elif isinstance(item, _PERMANENTS | StartsWithCounters | IsCommander):
            zone = zones.get(item.object)
            if zone is None:
                yield Fault(index, _nowhere(item.object, zones))
            elif isinstance(item, _PERMANENTS) and zone != "battlefield":
                yield Fault(index, f"{item.object} is no permanent: it was put into the zone {zone}")


def _mana_faults(scenario: Scenario) -> Iterator[Fault]:
    for index, item in enumerate((*scenario.setup, *scenario.script)):
        if isinstance(item, StartsWithMana | HasMana) and item.mana:
            wrong = [symbol for symbol in _symbols(item.mana) if symbol not in MANA_TYPES]
            if wrong:
                yield Fault(index, f"{wrong[0]} is no mana: in a mana pool there is only {', '.join(MANA_TYPES)}")


def _symbols(mana: str) -> tuple[str, ...]:
    try:
        return parse_mana(mana)
    except ValueError:
        return (mana,)


def _card_faults(scenario: Scenario, complaint: Callable[[str], str] | None) -> Iterator[Fault]:
    seen: dict[str, int] = {label: -1 for player in seats(scenario) for label in fillers(player)}
    for index, item in enumerate(scenario.setup):
        if not isinstance(item, Holds):
            continue
        for label, card in labels(item):
            if label in seen:
                yield Fault(index, f'two cards are called {label}; give one another label: {card} "..."')
            elif parsed(label).kind != "card":
                yield Fault(index, f"{label!r} cannot be a card's label: it would be read as something else")
            seen[label] = index
        for entry in item.cards:
            if entry.count < 1:
                yield Fault(index, f"{entry.count} copies of {entry.card}")
            if complaint is not None and (wrong := complaint(entry.card)):
                yield Fault(index, wrong)


def _reference_faults(scenario: Scenario) -> Iterator[Fault]:
    known = {label for item in scenario.setup if isinstance(item, Holds) for label, _ in labels(item)}
    names = {card for item in scenario.setup if isinstance(item, Holds) for _, card in labels(item)}
    library = {label for player in seats(scenario) for label in fillers(player)}
    for index, item in enumerate((*scenario.setup, *scenario.script)):
        for player in _wrong_players(item):
            yield Fault(index, f"there is no player {player}; there are {', '.join(PLAYERS)}")
        for reference in references(item) if index >= len(scenario.setup) else ():
            found = parsed(reference)
            while found.kind == "ability":
                found = parsed(found.source)
            unknown = (found.kind == "card" and found.name not in known | library) or (
                found.kind == "copy" and found.name not in known | names
            )
            if unknown:
                yield Fault(index, _nowhere(found.name, known))


def _wrong_players(item: AnyItem) -> list[str]:
    return [player for player in players(item) if player not in PLAYERS]


def _nowhere(label: str, known: Iterable[str]) -> str:
    numbered = sorted(name for name in known if re.fullmatch(re.escape(label) + r" \d+", name))
    hint = f"several were: say {numbered[0]} or {numbered[-1]}" if numbered else "put it somewhere first, or correct its name"
    return f"no set-up line puts {label!r} anywhere; {hint}"
