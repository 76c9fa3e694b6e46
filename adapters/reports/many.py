"""Verdicts that are not as expected and too many to be told one by one: one story stands for all of a kind, and a list says where
the others are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from adapters.reports import unsupported
from adapters.reports.failure import heading
from adapters.reports.tally import counting
from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

MANY = 20
"""So many of one kind, on one engine, are still told one by one."""

UNKNOWN = ("unsupported", "")
"""The outcome and the standing of what is unsupported and in no expectation file."""

MOST = 40
"""So many lines a list has."""


def divided(verdicts: Sequence[Verdict]) -> tuple[list[Verdict], list[list[Verdict]]]:
    """Those that are to be told by themselves, and the crowds: verdicts of one engine and one kind. What is unsupported and in no
    expectation file is a crowd however few it is. Of another crowd the first is told by itself too.
    """
    kinds: dict[tuple[str, str, str], list[Verdict]] = {}
    for verdict in verdicts:
        kinds.setdefault(_kind(verdict), []).append(verdict)
    crowds = {kind: found for kind, found in kinds.items() if kind[1:] == UNKNOWN or len(found) > MANY}
    first = {(found[0].engine, found[0].id) for kind, found in crowds.items() if kind[1:] != UNKNOWN}
    alone = [each for each in verdicts if _kind(each) not in crowds or (each.engine, each.id) in first]
    return alone, list(crowds.values())


def _kind(verdict: Verdict) -> tuple[str, str, str]:
    return verdict.engine, verdict.outcome, verdict.standing


def crowd(verdicts: Sequence[Verdict]) -> str:
    """What is told of a crowd: the unsupported by what is lacking, errors by what went wrong, others by feature, and before that
    what went wrong with at least half of them.
    """
    first = verdicts[0]
    comma = "," if first.standing else ""
    head = (
        f"{heading(first)}{comma} on {plain(first.engine)}: {counting(len(verdicts), 'scenario')}; --verbose tells each of them"
    )
    lines = unsupported.gathered(verdicts) if first.outcome == "unsupported" else _listed(verdicts)
    return "\n".join([head, *lines])


def _listed(verdicts: Iterable[Verdict]) -> Iterator[str]:
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        found.setdefault(verdict.reason if verdict.outcome == "error" else verdict.feature, []).append(verdict)
    yield from _shared([verdict for group in found.values() for verdict in group if verdict.outcome == "fail"])
    ranked = sorted(found.items(), key=lambda entry: -len(entry[1]))
    for what, group in ranked[:MOST]:
        yield f"  {len(group):>5}  {plain(what)} (first: {plain(group[0].id)})"
    if len(ranked) > MOST:
        yield f"  {sum(len(group) for _, group in ranked[MOST:]):>5}  for {len(ranked) - MOST} more"


def _shared(failures: Sequence[Verdict]) -> Iterator[str]:
    """The reason that at least half of the failures give: where so many have one it may be one fault."""
    if not failures:
        return
    reason, count = Counter(verdict.reason for verdict in failures).most_common(1)[0]
    if reason and 2 * count >= len(failures):
        yield f"  {count} of them: {plain(reason)}"
