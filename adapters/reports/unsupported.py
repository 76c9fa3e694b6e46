"""What an engine cannot be told or show, gathered: the list of what to make next. First the capabilities that scenarios need,
each counted by itself, then the cards that it does not know, then whatever else it named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from adapters.reports.tally import counting
from adapters.suite.escaping import plain
from adapters.suite.verdict import LACKS, Verdict

MOST = 20
"""So many cards are told of an engine, and so many other things."""

_CARD = re.compile(r"(?:set-up: )?(the card .+)")


def lists(verdicts: Iterable[Verdict]) -> dict[str, tuple[str, ...]]:
    """The lines of each engine of these verdicts on which something is unsupported, be that expected or not, by its name."""
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        if verdict.outcome == "unsupported":
            found.setdefault(verdict.engine, []).append(verdict)
    return {engine: (_head(len(each)), *gathered(each)) for engine, each in found.items()}


def _head(number: int) -> str:
    return f"{counting(number, 'scenario')} unsupported; what to make next:"


def gathered(verdicts: Iterable[Verdict]) -> Iterator[str]:
    """Lines on these unsupported scenarios of one engine. What most of them need comes first, each with the first scenario of it;
    of a capability it is also told how many need it and lack nothing else, and the first scenario is one of them.
    """
    needed: dict[str, list[str]] = {}
    alone: dict[str, list[str]] = {}
    cards: dict[str, list[str]] = {}
    others: dict[str, list[str]] = {}
    for verdict in verdicts:
        if verdict.reason.startswith(LACKS):
            lacking = verdict.reason.removeprefix(LACKS).split(", ")
            for capability in lacking:
                needed.setdefault(capability, []).append(verdict.id)
            if len(lacking) == 1:
                alone.setdefault(lacking[0], []).append(verdict.id)
        elif card := _CARD.fullmatch(verdict.reason):
            cards.setdefault(card[1], []).append(verdict.id)
        else:
            others.setdefault(verdict.reason, []).append(verdict.id)
    if needed:
        yield "  capabilities that it does not claim; a scenario may need several:"
    for capability, ids in _ranked(needed):
        without_others = alone.get(capability, [])
        told = f"{capability}, alone in {len(without_others)}" if without_others else capability
        yield _line(len(ids), told, (without_others or ids)[0])
    yield from _most("cards that it does not know; of a scenario an engine may name only the first:", cards, "more cards")
    yield from _most("what else it named:", others, "more reasons")


def _most(heading: str, found: Mapping[str, list[str]], more: str) -> Iterator[str]:
    """The most frequent of these under a heading, and how many there are beside them."""
    if found:
        yield f"  {heading}"
    ranked = _ranked(found)
    for what, ids in ranked[:MOST]:
        yield _line(len(ids), what, ids[0])
    if len(ranked) > MOST:
        yield f"  {sum(len(ids) for _, ids in ranked[MOST:]):>5}  for {len(ranked) - MOST} {more}"


def _ranked(found: Mapping[str, list[str]]) -> list[tuple[str, list[str]]]:
    return sorted(found.items(), key=lambda entry: -len(entry[1]))


def _line(number: int, what: str, first: str) -> str:
    return f"  {number:>5}  {plain(what)} (first: {plain(first)})"
