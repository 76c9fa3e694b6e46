"""What an engine cannot be told or show, gathered by reason: the list of what to make next."""

from __future__ import annotations

from collections.abc import Iterable

from adapters.reports.escaping import plain
from adapters.suite.verdict import Verdict

MOST = 20
"""So many reasons are told for an engine."""


def gathered(verdicts: Iterable[Verdict]) -> str:
    """The reasons of these unsupported scenarios for each engine, the most frequent first, with the first scenario of each."""
    engines: dict[str, dict[str, list[str]]] = {}
    for verdict in verdicts:
        engines.setdefault(verdict.engine, {}).setdefault(verdict.reason, []).append(verdict.id)
    return "\n\n".join(_of_engine(engine, reasons) for engine, reasons in engines.items())


def _of_engine(engine: str, reasons: dict[str, list[str]]) -> str:
    total = sum(map(len, reasons.values()))
    ranked = sorted(reasons.items(), key=lambda entry: -len(entry[1]))
    lines = [f"UNSUPPORTED on {plain(engine)}: {total} {'scenario' if total == 1 else 'scenarios'}; --verbose tells each of them"]
    lines += [f"  {len(ids):>5}  {plain(reason)} (first: {plain(ids[0])})" for reason, ids in ranked[:MOST]]
    if len(ranked) > MOST:
        rest = sum(len(ids) for _, ids in ranked[MOST:])
        lines.append(f"  {rest:>5}  for {len(ranked) - MOST} more reasons")
    return "\n".join(lines)
