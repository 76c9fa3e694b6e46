"""What makes a scenario unusable whatever engine it meets: labels used twice, references to nothing, unknown cards, words and
rules, nothing expected.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from adapters.contract.messages import EDITION, Cast
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.checking_actions import action_faults, no_mana
from adapters.suite.reading.checking_setup import setup_faults
from adapters.suite.reading.checking_stickers import plain_names, sticker_faults, stickers
from adapters.suite.reading.faults import Fault
from adapters.suite.reading.known_cards import KnownCards
from adapters.suite.reading.mentions import MOST, Reference, labels, nowhere, parsed, players, references
from adapters.suite.reading.rule_numbers import NUMBER, no_rule
from adapters.suite.reading.statements import STATEMENT
from adapters.suite.reading.trackers import no_report
from adapters.suite.reading.vocabulary import is_ability_word, is_keyword, is_token_name, no_counter, no_type
from adapters.suite.running.board import fillers, seats
from adapters.suite.running.editions import is_date
from adapters.suite.scenario import (
    Answers,
    AnyItem,
    BearsSticker,
    Cannot,
    Does,
    Expectation,
    HasCounters,
    HasKeyword,
    HasLeftGame,
    HasMana,
    HasManaValue,
    HasTokens,
    HasType,
    Holds,
    IsAttacking,
    IsBlocking,
    IsColored,
    IsDamaged,
    IsFaceDown,
    IsIn,
    IsNamed,
    IsNumbers,
    IsPhased,
    IsTapped,
    NotInCombat,
    Scenario,
    StartsWithMana,
)
from adapters.suite.texts.checking import text_faults
from oracle.editions import FIRST_EDITION
from oracle.mana import MANA_TYPES

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""The form of a scenario's id: words in lower case and numbers, joined by hyphens."""

FEATURE = re.compile(r"(?:[^/]+/)*[^/]+\.feature")
"""The form of the path of a feature below the root of a suite."""

_OF_OBJECTS = (
    IsIn
    | IsTapped
    | IsPhased
    | IsFaceDown
    | BearsSticker
    | IsAttacking
    | IsBlocking
    | NotInCombat
    | IsNumbers
    | IsNamed
    | HasType
    | HasKeyword
    | IsDamaged
    | HasManaValue
    | IsColored
)


def faults(scenario: Scenario, cards: KnownCards | None = None, statements: frozenset[str] | None = None) -> Iterator[Fault]:
    """The faults of a scenario. Without ``cards`` any name is a card's; without ``statements`` any id is a statement's."""
    yield from _head_faults(scenario, statements)
    if not any(expects(item) for item in scenario.script):
        yield Fault(-1, "nothing is expected; say what must be so, or what is refused")
    if scenario.about_texts:
        yield from text_faults(scenario)
        return
    sitting = seats(scenario)
    yield from setup_faults(scenario, cards, sitting)
    for index, item in enumerate((*scenario.setup, *scenario.script)):
        yield from (Fault(index, what) for what in _line_faults(item))
        if isinstance(item, HasTokens):
            yield from (Fault(index, what) for what in _unknown_token(item.name, scenario, cards))
    yield from sticker_faults(scenario)
    if cards is not None:
        yield from _adventure_faults(scenario, cards)
    yield from _reference_faults(scenario, cards, sitting)


def expects(item: AnyItem) -> bool:
    """Whether a line expects something: that it is so, or that it is refused."""
    return isinstance(item, Expectation | Cannot) or (isinstance(item, Answers) and item.refused)


def _head_faults(scenario: Scenario, statements: frozenset[str] | None) -> Iterator[Fault]:
    yield from (Fault(-1, f"{what} has no name") for what in _nameless(scenario))
    if not ID.fullmatch(scenario.id):
        yield Fault(-1, f"the id {scenario.id!r} is not made of words in lower case, numbers and hyphens")
    parts = scenario.feature.split("/")
    if not FEATURE.fullmatch(scenario.feature) or not scenario.feature.isprintable() or {".", ".."} & set(parts):
        yield Fault(-1, f"{scenario.feature!r} is no path of a feature below the root of a suite")
    if not scenario.statements:
        yield Fault(-1, "no statement; add a tag such as @evoke-12")
    for statement in scenario.statements:
        if not STATEMENT.fullmatch(statement):
            instead = f"write @cr:{statement} for a rule" if NUMBER.fullmatch(statement) else "write it like evoke-12"
            yield Fault(-1, f"{statement!r} is no statement's id; {instead}", f"@{statement}")
        elif statements is not None and statement not in statements:
            what = f"unknown statement {statement!r}; neither the suite nor a statements.toml beside the features has it"
            yield Fault(-1, what, f"@{statement}")
    if not scenario.rules:
        yield Fault(-1, "no rule; add a tag such as @cr:603.3b")
    past = scenario.until if is_date(scenario.until) and FIRST_EDITION <= scenario.until < EDITION else ""
    for rule in scenario.rules:
        if wrong := no_rule(rule, past):
            yield Fault(-1, wrong, f"@cr:{rule}")
    for report in scenario.reports:
        if wrong := no_report(report):
            yield Fault(-1, wrong, f"@report:{report}")
    yield from _date_faults(scenario)


def _nameless(scenario: Scenario) -> Iterator[str]:
    if not scenario.name.strip():
        yield "the scenario"
    if not scenario.title.strip():
        yield "the feature"


def _date_faults(scenario: Scenario) -> Iterator[Fault]:
    for day in filter(None, (scenario.since, scenario.until)):
        if not is_date(day):
            yield Fault(-1, f"{day!r} is no date; write it like 2013-07-13")
            return
    if scenario.since > EDITION:
        yield Fault(-1, f"the suite knows no edition of the rules since {scenario.since}; the last is of {EDITION}")
    if scenario.until and scenario.until < FIRST_EDITION:
        yield Fault(-1, f"the suite rules on no edition until {scenario.until}; the first is of {FIRST_EDITION}")
    if scenario.until and scenario.since > scenario.until:
        yield Fault(-1, f"there is no edition of the rules since {scenario.since} and until {scenario.until}")


@lru_cache(maxsize=MOST)
def _line_faults(item: AnyItem) -> tuple[str, ...]:
    """What is wrong with a line, whichever scenario it is in."""
    strangers = (player for player in players(item) if player not in PLAYERS)
    unknown = (f"there is no player {player}; there are {', '.join(PLAYERS)}" for player in strangers)
    return (*_unknown_words(item), *action_faults(item), *unknown)


def _unknown_words(item: AnyItem) -> Iterator[str]:
    """Words of the game that it does not have, so that what is said with them means nothing."""
    if isinstance(item, StartsWithMana | HasMana) and (wrong := no_mana(item.mana)):
        yield f"{wrong} is no mana: in a mana pool there is only {', '.join(MANA_TYPES)}"
    if isinstance(item, HasKeyword) and not is_keyword(item.keyword):
        yield f"there is no keyword {item.keyword}{_bare_keyword(item.keyword)}"
    if isinstance(item, HasType) and (wrong := no_type(item.type)):
        yield wrong
    if isinstance(item, IsNamed) and parsed(item.object).kind in ("token", "copy"):
        yield f"{item.object} is spoken of by its name, so this says nothing; say where it is, or how many there are"
    if isinstance(item, HasCounters) and (wrong := no_counter(item.object, item.kind)):
        yield wrong
    if isinstance(item, HasLeftGame) and parsed(item.object).kind != "card":
        yield f"{item.object} is no card, and only of a card is it said that it has left the game"
    elif isinstance(item, _OF_OBJECTS) and item.object in PLAYERS:
        yield f"{item.object} is a player, and this is said of cards and tokens only"
    if isinstance(item, IsBlocking):
        yield from _unblockable(item)


def _bare_keyword(word: str) -> str:
    """What a keyword may be meant by that stands with its number or in capitals; empty if none."""
    bare = word.lower().rstrip("0123456789 ")
    return f"; write it in lower case and without its number: {bare}" if is_keyword(bare) else ""


def _unblockable(item: IsBlocking) -> Iterator[str]:
    """Players among what a creature is said to be blocking, and what is named twice there: no engine can show that."""
    for attacker, count in Counter(item.attackers).items():
        if attacker in PLAYERS:
            yield f"{attacker} is a player, and only creatures are blocked"
        elif count > 1:
            yield f"{item.object} is blocking {attacker} twice; name it once"


def _unknown_token(name: str, scenario: Scenario, cards: KnownCards | None) -> Iterator[str]:
    if cards is None or not name or is_token_name(name, scenario.until):
        return
    names = tuple(plain_names(name, stickers(scenario)))
    if not any(is_token_name(each, scenario.until) for each in names) and all(map(cards.complaint, names)):
        called = "its subtypes, and since 2021-11-19 Token behind them, for a name (111.4)"
        yield f"no token is named {name}; one without a name of its own has {called}"


def _adventure_faults(scenario: Scenario, cards: KnownCards) -> Iterator[Fault]:
    """Cards that are said to be cast as an Adventure that they do not have."""
    held = dict(pair for item in scenario.setup if isinstance(item, Holds) for pair in labels(item))
    for index, item in enumerate(scenario.script, len(scenario.setup)):
        if isinstance(item, Does | Cannot) and isinstance(item.action, Cast) and item.action.part and item.action.card in held:
            card, part = held[item.action.card], item.action.part
            if (adventure := cards.adventure(card)) not in (part, None):
                yield Fault(index, f"{card} has no Adventure {part}{f'; its Adventure is {adventure}' if adventure else ''}")


def _reference_faults(scenario: Scenario, cards: KnownCards | None, sitting: Sequence[str]) -> Iterator[Fault]:
    held = [pair for item in scenario.setup if isinstance(item, Holds) for pair in labels(item)]
    known = {label for label, _ in held}
    there = known.union(*map(fillers, sitting))
    adventures = {each.action.part for each in scenario.script if isinstance(each, Does) and isinstance(each.action, Cast)}
    spells = known | {card for _, card in held} | adventures
    for index, item in enumerate(scenario.script, len(scenario.setup)):
        for reference in references(item):
            found = parsed(reference)
            while found.kind == "ability":
                if not is_ability_word(found.name):
                    yield Fault(index, f"no ability is called a {found.name} ability")
                found = parsed(found.source)
            if _unknown(found, there, spells):
                yield Fault(index, nowhere(found.name, known))
            elif found.kind == "token":
                yield from (Fault(index, what) for what in _unknown_token(found.name, scenario, cards))


def _unknown(found: Reference, cards: set[str], spells: set[str]) -> bool:
    """Whether a reference is to a card that there is not, or to a copy of one."""
    return (found.kind == "card" and found.name not in cards) or (found.kind == "copy" and found.name not in spells)
