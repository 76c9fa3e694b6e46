"""Clauses of an action that were read as a part of a name: what is wrong with them, and what to write."""

from __future__ import annotations

import re
from typing import get_args

from adapters.contract.messages import Additional, Alternative
from oracle.mana import COLOR_NAMES

_WITH_COMMA = (
    "announcing", "convoking with", "improvising with", "delving", "exiling", "sacrificing", "discarding", "blighting",
    "making mana with", "spending",
)  # fmt: skip
_WITHOUT_COMMA = ("for its", "without paying", "with", "choosing", "targeting")
_COSTS = tuple(each for each in get_args(Alternative) if each not in ("", "free", "rather"))
_ADDITIONAL = get_args(Additional)
_ORDER = (
    "casts ... as the Adventure ... from ... for its ... cost with ... choosing mode ... with X = ... targeting ..., "
    + ", ".join(f"{clause} ..." for clause in _WITH_COMMA)
)  # fmt: skip

_COST = re.compile(r"\bfor (?:its|her|his|the) (?P<word>[a-z]+) cost\b")
_X = re.compile(r"\bwith X ?= ?(?![0-9]+\b)(?P<word>\S+)")
_PAYS = re.compile(r"\bwith (?P<word>[a-z]+)(?=$|,| and | targeting | choosing | with )")
_LACKS_COMMA = re.compile(rf"[^,;] (?P<word>{'|'.join(_WITH_COMMA)})(?: |$)")
_HAS_COMMA = re.compile(rf", (?P<word>{'|'.join(_WITHOUT_COMMA)}) ")
_AS_ADVENTURE = re.compile(r" as (?:(?:an|its|her|his) [Aa]dventure\b|the [Aa]dventure$)")
_SHARE = re.compile(r", (?:and )?[0-9]+ to ")
_CLAUSE = re.compile(
    rf",? (?:{'|'.join(_WITH_COMMA)}|tapping)\b| (?:with X =|targeting|choosing modes?|as the Adventure)(?: |$)"
    rf"| with (?:{'|'.join(_ADDITIONAL)})\b| for its (?:{'|'.join(_COSTS)}) cost\b"
)


def misplaced_clause(name: str) -> str:
    """What is wrong with the clauses in what was read as a name, and what to write; empty where there is no clause in it."""
    if _SHARE.search(name):
        return "separate with ';' how much each gets: 2 to ...; 4 to ..."
    if _AS_ADVENTURE.search(name):
        return "name the Adventure: casts ... as the Adventure ..."
    if name in COLOR_NAMES.values():
        return f"a color is chosen so: chooses the color {name} for ..."
    if (found := _COST.search(name)) and found["word"] not in _COSTS:
        return f"no spell is cast for its {found['word']} cost here; the costs with a clause are {', '.join(_COSTS)}"
    if found := _X.search(name):
        return f"write the value of X in digits: with X = 2, not {found['word']}"
    if (found := _PAYS.search(name)) and found["word"] not in _ADDITIONAL:
        return f"{found['word']} is no additional cost that has a clause; those are {', '.join(_ADDITIONAL)}"
    if found := _LACKS_COMMA.search(name):
        return f"write a comma before {found['word']!r}"
    if found := _HAS_COMMA.search(name):
        return f"write no comma before {found['word']!r}"
    if name.endswith(","):
        return "write no comma before the clause after it"
    return f"clauses stand once each and in one order: {_ORDER}" if _CLAUSE.search(name) else ""
