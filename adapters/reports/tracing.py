"""The life of a rule, as a table and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from itertools import zip_longest
from typing import Any

from tabulate import tabulate

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history.chronicle import Chronicle, number
from oracle.rulebook.history.chronicle_files import FIRST
from oracle.rulebook.history.tracing import By, Stop, Trace, numbers
from oracle.rulebook.history.wording import Wording

HEADERS = ("edition", "number", "what happened", "characters", "sentences", "examples")

HOW_FAR = {By.WORDING: "as long as its wording lasts", By.HEADING: "also where written anew"}
"""How far a rule was followed, for each thing by which it can be."""


def told(found: Trace, chronicle: Chronicle, words: Callable[[Stop], str] | None = None) -> str:
    """The table, with a line above it that says what was followed and one below that says how it ended. ``words`` gives the text
    of what happened, which comes after the table.
    """
    editions = chronicle.editions
    through = f"{len(editions)} editions, {editions[0]} to {editions[-1]}" if len(editions) > 1 else "one edition"
    rows = [row for stop in found.stops for row in _rows(stop)]
    align = ("left", "left", "left", "right", "right", "right")
    table = tabulate(rows, headers=HEADERS, tablefmt="simple", colalign=align, disable_numparse=True)
    stops = found.stops if words else ()
    texts = [f"{stop.edition}  {happened(stop)}\n{text}" for stop in stops if words and (text := words(stop))]
    head = f"{found.number} in the rules of {found.edition}, followed through {through}, {HOW_FAR[found.by]}"
    return "\n\n".join(
        (head, "\n".join(line.rstrip() for line in table.splitlines()), "\n".join(_notes(found, editions[-1])), *texts)
    )


def happened(stop: Stop) -> str:
    """What happened to a rule, in a few words."""
    link = stop.link
    old, new = listed(numbers(link.before)), listed(numbers(link.after))
    anew = f"{old} {'was' if len(link.before) == 1 else 'were'} written anew as {new}"
    told = {
        None: "in the first of the texts",
        Kind.SPLIT: f"{old} was split into {new}",
        Kind.MERGED: f"{old} became {new}",
        Kind.REWRITTEN: "written anew" if old == new else anew,
    }.get(stop.kind, str(stop.kind))
    return told if link.rewording in (None, Rewording.WORDING) else f"{told} ({link.rewording})"


def listed(numbers: Sequence[str]) -> str:
    """Numbers of rules in a sentence."""
    return " and ".join(filter(None, (", ".join(numbers[:-1]), numbers[-1]))) if numbers else ""


def _rows(stop: Stop) -> Iterator[tuple[str, ...]]:
    """A row for each rule that the traced one is since."""
    for nth, (place, wording) in enumerate(zip_longest(stop.after, stop.wordings)):
        what = (stop.edition, number(place), happened(stop)) if nth == 0 else ("", number(place), "")
        yield (*what, *_counts(wording))
    if not stop.after:
        yield stop.edition, ", ".join(numbers(stop.before)), happened(stop), "", "", ""


def _counts(wording: Wording | None) -> tuple[str, str, str]:
    if wording is None:
        return "", "", ""
    return str(wording.characters), str(wording.sentences or ""), str(wording.examples or "")


def _notes(found: Trace, last: str) -> Iterator[str]:
    """Which texts lack a quotation mark, where the rule could be followed further, and what it has come to."""
    for stop in found.stops:
        for place, wording in zip(stop.after, stop.wordings, strict=False):
            if wording.unclosed:
                yield f"A quotation mark lacks its other half in {number(place)} of {stop.edition}."
    if any(stop.kind is Kind.REWRITTEN and not (stop.before and stop.after) for stop in found.stops):
        yield "It was written anew; beyond that it can be followed with --by heading"
    yield (f"In the text of {last} it is {listed(found.now)}." if found.now else f"It is gone since {found.stops[-1].edition}.")


def as_json(found: Trace, chronicle: Chronicle) -> dict[str, Any]:
    """The life of a rule for programs: its stops with all rules that took part, and the editions that were looked at."""
    return {
        "number": found.number,
        "edition": found.edition,
        "by": found.by,
        "editions": list(chronicle.editions),
        "now": list(found.now),
        "stops": [_stop(stop) for stop in found.stops],
    }


def _stop(stop: Stop) -> dict[str, Any]:
    return {
        "edition": stop.edition,
        "kind": stop.kind or FIRST,
        "rewording": stop.link.rewording,
        "before": list(stop.before),
        "after": list(stop.after),
        "all_before": list(stop.link.before),
        "all_after": list(stop.link.after),
        "wordings": [asdict(wording) for wording in stop.wordings],
    }
