"""What a change of the rules does to the suite, as a list to be worked through and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from adapters.reports.grouping import by_number
from adapters.reports.tally import counting
from adapters.reports.tracing import happened, listed
from adapters.suite.affected import Affected, Weight
from adapters.suite.escaping import plain
from adapters.suite.reading.feature_files import Loaded

WIDTH = 120

HEADINGS = {
    Weight.MISSING: "Rules that should be in the older text and are not there",
    Weight.CHANGED: "Rules that may say something else: look at what is ruled by them",
    Weight.MENDED: "Rules with other punctuation or other numbers in them: look whether they say the same",
    Weight.RENUMBERED: "Rules that only have another number, which tags and statements need then",
}


def told(found: Sequence[Affected], old: str, new: str) -> str:
    """What there is to do, the most important first."""
    between = f"from the rules of {old} to those of {new}"
    if not found:
        return f"No rule that the suite cites has changed {between}."
    parts = [f"{_sum(found)} {between}"]
    for weight, heading in HEADINGS.items():
        group = [each for each in found if each.weight is weight]
        if group:
            told = _renumbered(group) if weight is Weight.RENUMBERED else map(_changed, group)
            parts.append("\n".join((f"{heading} ({_sum(group)})", *told)))
    return "\n\n".join(parts)


def as_json(found: Sequence[Affected], old: str, new: str) -> dict[str, Any]:
    """The same for programs."""
    return {"old": old, "new": new, "rules": [_entry(each) for each in found]}


def _sum(found: Iterable[Affected]) -> str:
    found = tuple(found)
    scenarios = {loaded.scenario.id for each in found for loaded in each.scenarios}
    statements = {statement.id for each in found for statement in each.statements}
    counted = ((found, "rule"), (scenarios, "scenario"), (statements, "statement"))
    return ", ".join(counting(len(things), what) for things, what in counted)


def _changed(each: Affected) -> str:
    """A rule that has to be looked at, with all that rests on it."""
    lines = [f"{_numbers(each)}: {_history(each)}"]
    lines += [f"  {place:<{_breadth(each)}}  {plain(loaded.scenario.id)}" for loaded, place in _places(each)]
    if each.statements:
        names = f"  statements: {', '.join(sorted((statement.id for statement in each.statements), key=by_number))}"
        lines.append(fill(names, WIDTH, subsequent_indent="    ", break_on_hyphens=False))
    return "\n".join(lines)


def _renumbered(group: Iterable[Affected]) -> Iterator[str]:
    """A line for each rule that has only to be renamed."""
    for each in group:
        yield f"{_numbers(each)}  {counting(len(each.scenarios), 'scenario')}, {counting(len(each.statements), 'statement')}"


def _numbers(each: Affected) -> str:
    others = [rule for rule in each.cited if rule not in (each.before, *each.after)]
    cited = f" (cited as {listed(others)})" if others else ""
    after = listed(each.after)
    return each.before + ("" if after in ("", each.before) else f" -> {after}") + cited


def _history(each: Affected) -> str:
    if each.weight is Weight.MISSING:
        return "not there"
    told = list(dict.fromkeys((happened(stop), stop.edition) for stop in each.stops))
    return told[0][0] if len(told) == 1 else "; ".join(f"{what} {edition}" for what, edition in told)


def _places(each: Affected) -> list[tuple[Loaded, str]]:
    """The scenarios with their places, as an editor takes them."""
    here = Path.cwd()
    paths = {loaded.path for loaded in each.scenarios}
    near = {path: path.relative_to(here) if path.is_relative_to(here) else path for path in paths}
    return [(loaded, plain(f"{near[loaded.path]}:{loaded.line}")) for loaded in each.scenarios]


def _breadth(each: Affected) -> int:
    return max((len(place) for _, place in _places(each)), default=0)


def _entry(each: Affected) -> dict[str, Any]:
    return {
        "cited": list(each.cited),
        "weight": each.weight.name.lower(),
        "before": each.before,
        "after": list(each.after),
        "changes": [{"edition": stop.edition, "kind": stop.kind, "rewording": stop.link.rewording} for stop in each.stops],
        "scenarios": [
            {"id": loaded.scenario.id, "file": loaded.scenario.feature, "line": loaded.line} for loaded in each.scenarios
        ],
        "statements": [statement.id for statement in each.statements],
    }
