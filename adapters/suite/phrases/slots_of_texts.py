"""The slots of the phrases about the texts of the rules: editions, numbers of rules, and what becomes of rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias, get_args

from adapters.suite.phrases.slot_type import SlotType
from adapters.suite.reading.rule_numbers import NUMBER
from adapters.suite.running.editions import is_date
from adapters.suite.texts.items import Extent

Became: TypeAlias = tuple[str, tuple[str, ...] | None, str | None]
"""What becomes of rules, with the numbers that they have then, where they are said, and what of them is worded otherwise."""

_AND = " and "
_EXTENTS = get_args(Extent)

FATES = {
    "unchanged": "unchanged",
    "renumbered": "renumbered to N",
    "reworded": "reworded, HOW",
    "renumbered and reworded": "renumbered to N and reworded, HOW",
    "split": "split into N and N",
    "merged": "merged into N",
    "rewritten": "rewritten as N",
    "added": "added",
    "removed": "removed",
}
"""How what becomes of rules is said."""

PLACES = f"N is the number in the later text, HOW is {', '.join(_EXTENTS[:-1])} or {_EXTENTS[-1]}"
"""What stands in these for something else."""

_SAID = re.compile(
    "(?P<bare>unchanged|added|removed)|renumbered to (?P<renumbered>[^ ]+)|reworded, (?P<how>.+)"
    "|renumbered to (?P<both>[^ ]+) and reworded, (?P<also>.+)"
    "|split into (?P<split>.+)|merged into (?P<merged>.+)|rewritten as (?P<rewritten>.+)"
)


def _day(text: str, _player: str) -> str:
    if not is_date(text):
        raise ValueError(f"{text!r} is no date; write it like 2013-07-13")
    return text


def _line(text: str, _player: str) -> str:
    """A line of a text that can be written down again as it was read."""
    if not text.isprintable() or "  " in text:
        raise ValueError("a line of a text has no characters but those that print, and no two spaces in a row")
    return text


def _number(text: str, _player: str) -> str:
    if not NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no rule's number; write it like 702.51a")
    return text


def _numbers(text: str) -> tuple[str, ...]:
    return tuple(_number(part, "") for part in text.split(_AND))


def _counted(fits: Callable[[int], bool]) -> Callable[[str, str], tuple[str, ...]]:
    """Reads as many numbers as fit."""

    def read(text: str, _player: str) -> tuple[str, ...]:
        found = _numbers(text)
        if not fits(len(found)):
            raise ValueError(f"say rule of one and rules of several, not {text!r}")
        return found

    return read


def _write_numbers(value: object, _player: str) -> str:
    if not isinstance(value, tuple):
        raise TypeError(f"no numbers: {value!r}")
    return _AND.join(value)


def _fate(text: str, _player: str) -> Became:
    found = _SAID.fullmatch(text)
    if found is None:
        raise ValueError(f"nothing is said of rules with {text!r}; they are {'; '.join(FATES.values())}. {PLACES}")
    how = found["how"] or found["also"]
    if how and how not in _EXTENTS:
        raise ValueError(f"no rule is reworded in its {how!r}; write {', '.join(_EXTENTS)}")
    if found["bare"] or found["how"]:
        return found["bare"] or "reworded", None, how
    if found["both"]:
        return "renumbered and reworded", _numbers(found["both"]), how
    word = str(found.lastgroup)
    return word, _numbers(found[word]), None


def _write_fate(value: object, _player: str) -> str:
    if not isinstance(value, tuple):
        raise TypeError(f"no fate: {value!r}")
    word, after, how = value
    if word == "renumbered and reworded":
        return f"renumbered to {_AND.join(after)} and reworded, {how}"
    joined = {"renumbered": " to ", "split": " into ", "merged": " into ", "rewritten": " as "}.get(word)
    return f"{word}{f', {how}' if how else ''}{joined + _AND.join(after) if joined else ''}"


def _written(value: object, _player: str) -> str:
    return str(value)


SLOTS_OF_TEXTS: dict[str, SlotType] = {
    "day": SlotType("[^ ,]+", _day, _written),
    "its number": SlotType("[^ ,]+", _number, _written),
    "rule": SlotType(".+?", _counted(lambda count: count == 1), _write_numbers),
    "rules": SlotType(".+?", _counted(lambda count: count > 1), _write_numbers),
    "fate": SlotType(".+?", _fate, _write_fate),
    "line": SlotType(".+?", _line, _written),
}
"""These slot types by name."""
