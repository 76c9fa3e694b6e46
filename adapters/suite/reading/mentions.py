"""What the items of a scenario speak of: references to objects and abilities, players, and cards."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from adapters.contract.messages import Payment
from adapters.contract.references import COMBAT_DAMAGE, NAMELESS
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.misplaced_clauses import misplaced_clause
from adapters.suite.scenario import Answers, AnyItem, Holds, IsAsked, Scenario

Kind: TypeAlias = Literal["card", "player", "ability", "token", "copy", "combat damage"]

_NUMBERED = re.compile(r"(?P<rest>.+?) \((?P<number>[2-9]|[1-9][0-9]{1,8})\)")
_ABILITY = re.compile(r"the (?P<word>[a-z][a-z' ]*?) ability of (?P<source>.+)")
_TOKEN = re.compile(rf"the (?P<name>.+) token of (?P<player>{'|'.join(PLAYERS)})")
_COPY = re.compile(r"the copy of (?P<name>.+)")

_REFERENCES = frozenset(
    {
        "object", "card", "source", "by", "targets", "about", "answer", "among", "options", "references", "reference", "attacked",
        "attackers", "blockers",
    }
)  # fmt: skip
_PLAYERS = ("player", "owner")
_HOLDING = ("action", "payment")
_PAID = ("tap", "exile", "sacrifice", "discard", "blight", "improvise", "delve")
_WORDS: frozenset[str] = frozenset(
    {
        "may",
        "pay",
        "new targets",
        "return to command zone",
        "color",
        "counter",
        "name",
        "number",
        "sticker",
        "position",
        "library place",
    }
)
"""Kinds of questions whose answers and options are words, not references."""

_DIVIDED: frozenset[str] = frozenset({"distribute", "shield"})
"""Kinds of questions whose answers are numbers."""


MOST = 65536
"""Of so many lines is remembered what they speak of: of all those of a great suite, which are come to again and again."""


@dataclass(frozen=True)
class Reference:
    """A reference taken apart. ``name`` is the label of a card, the name of a player, token or copied spell, or the word of an
    ability, whose source is ``source``; ``player`` is the controller of a token; ``number`` tells equal ones apart.
    """

    kind: Kind
    name: str
    source: str = ""
    player: str = ""
    number: int = 1


@lru_cache(maxsize=MOST)
def parsed(reference: str) -> Reference:
    """A reference taken apart, as ``adapters.contract.references`` puts them together."""
    number = 1
    if (found := _NUMBERED.fullmatch(reference)) and reference.startswith("the "):
        reference, number = found["rest"], int(found["number"])
    if reference in PLAYERS:
        return Reference("player", reference)
    if reference == COMBAT_DAMAGE:
        return Reference("combat damage", reference)
    if found := _ABILITY.fullmatch(reference):
        return Reference("ability", found["word"], source=found["source"], number=number)
    if found := _TOKEN.fullmatch(reference):
        name = "" if found["name"] == NAMELESS else found["name"]
        return Reference("token", name, player=found["player"], number=number)
    if found := _COPY.fullmatch(reference):
        return Reference("copy", found["name"], number=number)
    return Reference("card", reference)


@lru_cache(maxsize=MOST)
def references(item: AnyItem) -> tuple[str, ...]:
    """Every reference in an item, in the order of its fields. Set-up lines that put cards somewhere have none."""
    if isinstance(item, Holds):
        return ()
    names = _REFERENCES
    if isinstance(item, Answers | IsAsked):
        names -= {"answer", "options"} if item.kind in _WORDS else {"answer"} if item.kind in _DIVIDED else set()
    return tuple(reference for name, value in _fields(item) if name in names for reference in _strings(value))


@lru_cache(maxsize=MOST)
def players(item: AnyItem) -> tuple[str, ...]:
    """Every player that an item names, also by a reference."""
    named = [player for name, value in _fields(item) if name in _PLAYERS for player in _strings(value)]
    for reference in references(item):
        found = parsed(reference)
        while found.kind == "ability":
            found = parsed(found.source)
        if found.kind in ("player", "token"):
            named.append(found.player or found.name)
    return tuple(named)


def cards(scenario: Scenario) -> Iterator[tuple[int, str]]:
    """The name of every card that the set-up puts somewhere, with the index of its line."""
    for index, item in enumerate(scenario.setup):
        if isinstance(item, Holds):
            for entry in item.cards:
                yield index, entry.card


@lru_cache(maxsize=MOST)
def labels(item: Holds) -> tuple[tuple[str, str], ...]:
    """Label and card of everything that a set-up line puts somewhere, in order."""
    return tuple((label, entry.card) for entry in item.cards for label in entry.labels())


def _fields(struct: Struct) -> Iterator[tuple[str, object]]:
    """The fields of an item and of the action in it; those of its payment only as far as they name objects."""
    for name in _speaking(type(struct)):
        value = getattr(struct, name)
        if isinstance(value, Payment):
            yield "targets", tuple(creature for creature, _ in value.convoke)
            for paid in _PAID:
                yield "targets", getattr(value, paid)
        elif isinstance(value, Struct):
            yield from _fields(value)
        else:
            yield name, value


@cache
def _speaking(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of such items that name objects or players, or hold others that do."""
    return tuple(name for name in kind.__struct_fields__ if name in _REFERENCES or name in _PLAYERS or name in _HOLDING)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _strings(each)


def nowhere(label: str, known: Iterable[str]) -> str:
    """The words for it that no card has this label; ``known`` are those that cards have."""
    if wrong := misplaced_clause(label):
        return f"no set-up line puts {label!r} anywhere; {wrong}"
    several = re.split(",? and |, ", label)
    if len(several) > 1 and set(several) <= set(known):
        return f"no set-up line puts {label!r} anywhere; separate them with ';': {'; '.join(several)}"
    numbered = sorted(name for name in known if re.fullmatch(re.escape(label) + " [0-9]+", name))
    if numbered:
        return f"no set-up line puts {label!r} anywhere; several were: say {numbered[0]} or {numbered[-1]}"
    close = difflib.get_close_matches(label, sorted(known), 1, 0.8)
    hint = f"did you mean {close[0]}?" if close else "put it somewhere first, or correct its name"
    return f"no set-up line puts {label!r} anywhere; {hint}"
