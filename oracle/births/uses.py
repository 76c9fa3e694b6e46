"""What a card uses of the rules, and since when they have it; no game is played with what its rules do not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache

from oracle.abilities.costs import Cost
from oracle.abilities.effects import CreateTokens
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.natures import Nature
from oracle.abilities.statics import CostsLess, ThisCostsLess
from oracle.births import dates
from oracle.editions import COLOR_FOR_GENERIC, EDITION, FIRST_EDITION
from oracle.errors import NotModelled
from oracle.mana import COLORS
from oracle.objects import Characteristics, GameObject
from oracle.state import Player, State

KEYWORD_FIELDS = frozenset(
    {"keyword", "keywords", "keywords_lost", "cant_have", "lost", "gained", "one_of", "excess_with", "without"}
)
"""The fields of the vocabulary that name keywords, beside the names of keyword abilities."""

COUNTER_FIELDS = frozenset({"kind", "kinds", "counter", "counters", "with_counter", "then"})
"""Those that name kinds of counters."""

KINDS_AS_KEYWORDS = frozenset({"PutCountersOfGraveyard", "PutCountersOfKeywords"})
"""Words whose ``keywords`` are kinds of counters."""

_COSTS = ((Characteristics, "mana_cost"), (Cost, "mana"))
"""The fields with the mana of costs."""

_TYPED = (Characteristics, Nature, CreateTokens)
"""What something with types is made of; to speak of a type is not to have it."""

_TYPES = frozenset({"types", "supertypes", "subtypes"})


@dataclass(frozen=True, order=True)
class Use:
    """That something is used which the rules have since a day, an ISO date."""

    since: str
    what: str


def check(state: State) -> None:
    """Raise NotModelled where a card or a player of a game has, makes, gives or asks for something that the rules of its edition
    do not have.
    """
    if state.edition == EDITION:
        return
    for use in (*map(of_object, state.objects.values()), *map(of_player, state.players)):
        if use.since > state.edition:
            raise NotModelled(f"{use.what} under the rules of {state.edition}: it came on {use.since}")


def of_object(found: GameObject) -> Use:
    """The youngest of what an object uses, with its counters and stickers."""
    used = [youngest(found.base), *(_counter(kind) for kind, _ in found.counters)]
    used += [Use(dates.UNFINITY, "a sticker")] if found.stickers else []
    used += [Use(dates.COMMANDER, "a commander")] if found.commander else []
    return max(used)


def of_player(player: Player) -> Use:
    """The youngest of what a player has."""
    stickers = (Use(dates.UNFINITY, "a sticker sheet"),) if player.sheets else ()
    return max((*(_counter(kind) for kind, _ in player.counters), *stickers), default=Use(FIRST_EDITION, ""))


@cache
def youngest(card: Characteristics) -> Use:
    """The youngest of what a card uses, that is, what it is, has, makes, gives or asks for."""
    found = max(uses(card), default=Use(FIRST_EDITION, ""))
    return Use(found.since, f"{found.what} ({card.name})")


def uses(value: object) -> Iterator[Use]:
    """All that some facts of a card use and that is younger than the first edition."""
    return (use for use in _uses(value) if use.since > FIRST_EDITION)


def _uses(value: object) -> Iterator[Use]:
    if isinstance(value, Enum):
        if value in dates.PARTS:
            yield Use(dates.PARTS[value], str(value.value))
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from _uses(each)
    elif is_dataclass(value) and not isinstance(value, type):
        if type(value) in dates.WORDS:
            yield Use(dates.WORDS[type(value)], re.sub(r"(?<!^)(?=[A-Z])", " ", type(value).__name__).lower())
        yield from _reduces_by_color(value)
        for field in fields(value):
            said = getattr(value, field.name)
            yield from _uses(said)
            yield from _said(value, field.name, said)


def _said(of: object, name: str, said: object) -> Iterator[Use]:
    """What is used where a field says this."""
    if said and (type(of), name) in dates.FIELDS:
        yield Use(dates.FIELDS[type(of), name], name.replace("_", " "))
    if said and (type(of), name) == (Characteristics, "adventure"):
        yield Use(dates.THRONE_OF_ELDRAINE, "an Adventure")
    words = tuple(each for each in ((said,) if isinstance(said, str) else said if isinstance(said, tuple) else ()) if each)
    texts = tuple(each for each in words if isinstance(each, str))
    kinds = name in COUNTER_FIELDS or type(of).__name__ in KINDS_AS_KEYWORDS
    named = name == "name" and isinstance(of, Keyword | CostKeyword)
    for text in texts:
        if kinds:
            yield _counter(text)
        elif named or name in KEYWORD_FIELDS:
            yield Use(keyword_since(text), text)
        elif (type(of), name) in _COSTS:
            yield _symbol(text)
        elif name in _TYPES and isinstance(of, _TYPED):
            yield Use(dates.TYPES.get(text, FIRST_EDITION), text)
            if isinstance(of, CreateTokens):
                yield Use(dates.PREDEFINED_TOKENS.get(text, FIRST_EDITION), f"{text} tokens")


def keyword_since(printed: str) -> str:
    """Since when the rules have a keyword, printed with its number or its quality: "toxic 1", "protection from red".

    Raises KeyError for one of which it is not known.
    """
    name = printed.rpartition(" ")[0] if printed.rpartition(" ")[2].isdecimal() else printed
    for variant in ("protection", "hexproof from"):
        name = variant if name.startswith(f"{variant} ") else name
    return dates.KEYWORDS[name]


def _counter(kind: str) -> Use:
    return Use(dates.COUNTERS.get(kind, FIRST_EDITION), f"{kind} counters")


def _symbol(symbol: str) -> Use:
    """Since when there is a symbol in a cost (107.4)."""
    halves = symbol.split("/")
    since = FIRST_EDITION
    if symbol == "S":
        since = dates.COLDSNAP
    elif symbol == "C":
        since = dates.OATH_OF_THE_GATEWATCH
    elif "P" in halves:
        since = dates.NEW_PHYREXIA if len(halves) == 2 else dates.KAMIGAWA_NEON_DYNASTY
    elif "C" in halves:
        since = dates.DUSKMOURN
    elif len(halves) == 2 and halves[0].isdigit():
        since = dates.SHADOWMOOR
    return Use(since, f"{{{symbol}}} in a cost")


def _reduces_by_color(value: object) -> Iterator[Use]:
    """What a reduction by colored mana takes where the cost has none of the color, rules say only since then (118.7b)."""
    if isinstance(value, ThisCostsLess) or (isinstance(value, CostsLess) and not value.colored_only):
        colored = any(symbol in COLORS for symbol in value.mana)
        yield Use(COLOR_FOR_GENERIC.since if colored else FIRST_EDITION, "a reduction by colored mana")
