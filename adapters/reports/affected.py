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
    Weight.MENDED: "Rules of which only punctuation, examples or numbers of other rules changed: look whether they say the same",
    Weight.RENUMBERED: "Rules that only have another number, by which tags and statements cite them from then on",
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
    places = _places(each)
    breadth = max(map(len, places), default=0)
    lines += [f"  {place:<{breadth}}  {_ids(group)}" for place, group in places.items()]
    if each.statements:
        names = f"  statements: {', '.join(sorted((statement.id for statement in each.statements), key=by_number))}"
        lines.append(fill(names, WIDTH, subsequent_indent="    ", break_on_hyphens=False))
    return "\n".join(lines)


def _renumbered(group: Sequence[Affected]) -> Iterator[str]:
    """A line for each rule that has only to be renamed."""
    breadth = max(len(_numbers(each)) for each in group)
    for each in group:
        counted = ((each.scenarios, "scenario"), (each.statements, "statement"))
        yield f"{_numbers(each):<{breadth}}  {', '.join(counting(len(things), what) for things, what in counted if things)}"


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


def _places(each: Affected) -> dict[str, list[Loaded]]:
    """The scenarios by their places, as an editor takes them: the rows of an outline have one."""
    here = Path.cwd()
    paths = {loaded.path for loaded in each.scenarios}
    near = {path: path.relative_to(here) if path.is_relative_to(here) else path for path in paths}
    found: dict[str, list[Loaded]] = {}
    for loaded in each.scenarios:
        found.setdefault(plain(f"{near[loaded.path]}:{loaded.line}"), []).append(loaded)
    return found


def _ids(group: Sequence[Loaded]) -> str:
    """The id of a scenario; of rows of an outline the one that they share, with their numbers: ``evoke-18-spells-1..3, 5``."""
    if len(group) == 1:
        return plain(group[0].scenario.id)
    outline = group[0].scenario.id.removesuffix(f"-{group[0].row}")
    runs: list[list[int]] = []
    for row in sorted(loaded.row for loaded in group):
        if runs and runs[-1][1] == row - 1:
            runs[-1][1] = row
        else:
            runs.append([row, row])
    rows = (str(first) if first == last else f"{first}..{last}" for first, last in runs)
    return plain(f"{outline}-{', '.join(rows)}")


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
