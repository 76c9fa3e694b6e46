"""Faults of the set-up: cards twice or nowhere, facts that contradict each other or that nothing in the game could bear out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from adapters.contract.messages import Cast, Play
from adapters.suite.phrases.slots import PLAYERS, SLOTS
from adapters.suite.reading.faults import Fault
from adapters.suite.reading.known_cards import KnownCards
from adapters.suite.reading.mentions import labels, nowhere, parsed, players
from adapters.suite.reading.misplaced_clauses import misplaced_clause
from adapters.suite.reading.vocabulary import no_counter
from adapters.suite.running.board import fillers
from adapters.suite.running.refusals import OWN_ZONES
from adapters.suite.scenario import (
    Cannot,
    Does,
    Expectation,
    HasSheets,
    Holds,
    IsCommander,
    Scenario,
    Setup,
    StartsAtLife,
    StartsDamaged,
    StartsInStep,
    StartsSick,
    StartsTapped,
    StartsWithChoice,
    StartsWithCounters,
    StartsWithMana,
    StartsWithSticker,
)
from oracle.cards.subtypes import CREATURE_TYPES

_SETTLED: dict[type, tuple[str, ...]] = {
    StartsTapped: ("object",),
    StartsSick: ("object",),
    StartsWithCounters: ("object", "kind"),
    HasSheets: ("player",),
    StartsDamaged: ("object",),
    StartsWithChoice: ("object",),
    StartsAtLife: ("player",),
    StartsWithMana: ("player",),
    IsCommander: ("object",),
    StartsInStep: (),
}
"""The facts that are settled once, and the fields that say whose fact it is."""

NO_BEGINNING = {
    "untap": "nobody gets priority in the untap step (502.4)",
    "cleanup": "nobody gets priority in the cleanup step (514.3)",
    "declare blockers": "there is no declare blockers step when nobody has attacked (508.8)",
    "combat damage": "there is no combat damage step when nobody has attacked (508.8)",
}
"""The steps in which no game is set up, and why."""

_OF_OBJECTS = StartsTapped | StartsSick | StartsWithCounters | StartsWithSticker | StartsDamaged | StartsWithChoice | IsCommander
_OF_PERMANENTS = StartsTapped | StartsSick | StartsDamaged | StartsWithChoice
_HIDDEN = ("hand", "library")
"""The zones in which no card has counters or stickers (122.2, 123.5)."""

_LISTS = ("refs", "refs or nothing")
"""The slots in which a label may stand among others."""


def setup_faults(scenario: Scenario, cards: KnownCards | None, sitting: Sequence[str]) -> Iterator[Fault]:
    """The faults of the set-up of a scenario, and of what is tried with its cards before anything has happened. ``sitting`` are
    its players.
    """
    yield from _seat_faults(scenario, sitting)
    yield from _fact_faults(scenario, cards)
    if cards is not None:
        yield from _bare_faults(scenario, cards)
    yield from _card_faults(scenario, cards, sitting)
    yield from _place_faults(scenario)


def _seat_faults(scenario: Scenario, sitting: Sequence[str]) -> Iterator[Fault]:
    for player in sitting[2:]:
        if not any(player in players(item) for item in (*scenario.setup, *scenario.script)):
            yield Fault(
                -1, f"nobody speaks of {player}, who sits before {PLAYERS[PLAYERS.index(player) + 1]}; take {player} first"
            )


def _bare_faults(scenario: Scenario, cards: KnownCards) -> Iterator[Fault]:
    """Planeswalkers without loyalty and battles without defense (704.5i, 704.5v)."""
    borne = {(item.object, item.kind) for item in scenario.setup if isinstance(item, StartsWithCounters)}
    for index, item in enumerate(scenario.setup):
        if isinstance(item, Holds) and item.zone == "battlefield":
            for label, card in labels(item):
                kind = cards.bears(card)
                if kind and (label, kind) not in borne:
                    yield Fault(
                        index, f"{label} needs {kind} counters to stay there; write: {label} starts with N {kind} counters"
                    )


def _fact_faults(scenario: Scenario, cards: KnownCards | None) -> Iterator[Fault]:
    held = {label: (item.zone, card) for item in scenario.setup if isinstance(item, Holds) for label, card in labels(item)}
    settled = set()
    for index, item in enumerate(scenario.setup):
        if type(item) in _SETTLED:
            fact = (type(item), *(getattr(item, name) for name in _SETTLED[type(item)]))
            if fact in settled:
                yield Fault(index, "this is settled by an earlier line already")
            settled.add(fact)
        if isinstance(item, StartsAtLife) and item.life < 1:
            yield Fault(index, f"nobody with {item.life} life is still in the game (704.5a)")
        elif isinstance(item, StartsInStep) and item.step in NO_BEGINNING:
            yield Fault(index, f"a game cannot begin there: {NO_BEGINNING[item.step]}")
        elif isinstance(item, StartsWithCounters) and item.object in PLAYERS:
            yield from (Fault(index, what) for what in _wrong_with_counters_of_player(item))
        elif isinstance(item, _OF_OBJECTS):
            if item.object in PLAYERS:
                yield Fault(index, f"{item.object} is a player, and this is said of cards only")
            elif item.object not in held:
                yield Fault(index, nowhere(item.object, held))
            else:
                yield from (Fault(index, what) for what in _wrong_with(item, *held[item.object], cards))


def _wrong_with_counters_of_player(item: StartsWithCounters) -> Iterator[str]:
    if wrong := no_counter(item.object, item.kind):
        yield wrong
    elif item.count < 1:
        yield "no counters are nothing to start with"
    elif item.kind == "poison" and item.count >= 10:
        yield f"nobody with {item.count} poison counters is still in the game (704.5c)"


def _wrong_with(item: Setup, zone: str, card: str, cards: KnownCards | None) -> Iterator[str]:
    """What is wrong with a fact of a card in a zone."""
    if isinstance(item, _OF_PERMANENTS) and zone != "battlefield":
        yield f"{item.object} is no permanent: it was put into the zone {zone}"
    if isinstance(item, StartsWithCounters | StartsWithSticker) and zone in _HIDDEN:
        what = "counters" if isinstance(item, StartsWithCounters) else "stickers"
        yield f"no card has {what} in a hidden zone; {item.object} was put into the zone {zone}"
    if isinstance(item, StartsWithCounters):
        if wrong := no_counter(item.object, item.kind):
            yield wrong
        if item.count < 1:
            yield "no counters are nothing to start with"
    if isinstance(item, StartsDamaged) and item.damage < 1:
        yield "no damage is nothing to start with"
    if isinstance(item, StartsWithChoice) and cards is not None:
        yield from _wrong_choice(item, card, cards)


def _wrong_choice(item: StartsWithChoice, card: str, cards: KnownCards) -> Iterator[str]:
    what = cards.choice(card)
    if what == "":
        yield f"nothing is chosen as {card} enters"
    elif what == "creature type" and item.choice not in CREATURE_TYPES:
        yield f"{item.choice} is no creature type"
    elif what == "opponent":
        if item.choice not in PLAYERS:
            yield f"{item.choice} is no player"
    elif what == "size":
        if "/" not in item.choice:
            yield f"{item.choice} is no size"
    elif what and what.startswith("number"):
        if not item.choice.isdecimal():
            yield f"{item.choice} is no number"
    elif what != "creature type" and item.choice not in CREATURE_TYPES and (wrong := cards.complaint(item.choice)):
        yield wrong


def _card_faults(scenario: Scenario, cards: KnownCards | None, sitting: Sequence[str]) -> Iterator[Fault]:
    seen = {label for player in sitting for label in fillers(player)}
    for index, item in enumerate(scenario.setup):
        if not isinstance(item, Holds):
            continue
        for label, card in labels(item):
            if label in seen:
                yield Fault(index, f'two cards are called {label}; give one another label: {card} "..."')
            elif not _can_be_said(label):
                yield Fault(index, f"{label!r} cannot be a card's label: it would be read as something else")
            seen.add(label)
        for entry in item.cards:
            if entry.label and not _can_be_grouped(entry.label):
                yield Fault(index, f"{entry.label!r} cannot be a card's label: it would be read as several that attack or block")
            if cards is not None and (wrong := cards.complaint(entry.card)):
                yield Fault(index, wrong)


@lru_cache(maxsize=4096)
def _can_be_said(label: str) -> bool:
    """Whether this is read as the label of one card wherever it is named."""
    found = parsed(label)
    try:
        alone = all(SLOTS[slot].read(label, "") == (label,) for slot in _LISTS)
        alone = alone and SLOTS["creatures for mana"].read(label, "") == ((label, ""),) and not misplaced_clause(label)
    except ValueError:
        return False
    return alone and (found.kind, found.name) == ("card", label) and label == " ".join(label.split())


def _can_be_grouped(label: str) -> bool:
    """Whether this is read as the label of one card among those that attack and block, and among those that are blocked."""
    read = SLOTS["groups"].read
    try:
        return (read(f"X with {label}", ""), read(f"{label} with X", "")) == (((label, "X"),), (("X", label),))
    except ValueError:
        return False


def _place_faults(scenario: Scenario) -> Iterator[Fault]:
    """Cards that are to be cast or played from where the set-up has not put them; after the first action only the game knows."""
    places = {
        label: (item.zone, item.owner or item.player)
        for item in scenario.setup
        if isinstance(item, Holds)
        for label, _ in labels(item)
    }
    for index, item in enumerate(scenario.script, len(scenario.setup)):
        if isinstance(item, Does | Cannot):
            action = item.action
            if isinstance(action, Cast | Play) and action.card in places:
                zone, owner = places[action.card]
                if zone != action.zone or (zone in OWN_ZONES and owner != action.player):
                    yield Fault(
                        index, f"{action.card} is not in {action.player}'s {action.zone}: it was put into {owner}'s {zone}"
                    )
        if not isinstance(item, Cannot | Expectation):
            return
