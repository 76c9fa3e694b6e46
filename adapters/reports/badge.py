"""The report as a badge: the JSON that the endpoint badge of shields.io reads.

It says which share of the whole suite each engine gets right, rounded down, so that only all is 100 %; of several engines each
by its name. Its colour is that of the engine with the least. Where a ruling on the texts of the rules does not hold, which is in
no share, it names that too and is red.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from adapters.reports.stream import Report
from adapters.reports.tally import percent, tallied
from adapters.suite.escaping import plain

BEGINNING = b'{"schemaVersion":1,"label":"rulings","message":'
"""How every such file begins."""

MOST = 4
"""So many engines are told of."""
LONGEST = 30
"""So many characters of an engine's name, or of a scenario's, are told."""

COLOURS = ((1000, "brightgreen"), (900, "green"), (750, "yellowgreen"), (500, "yellow"), (250, "orange"), (0, "red"))
"""From so many in a thousand, the colour."""


def render(report: Report) -> bytes:
    """The file."""
    whole = sum(report.header.features.values())
    shares = {engine: tally.passes for engine, tally in tallied(report.verdicts).items()}
    broken = [plain(verdict.id)[:LONGEST] for verdict in report.texts if not verdict.green]
    if not shares or not whole:
        return _badge(*_of_texts_only(report, broken))
    told = [f"{plain(engine)[:LONGEST]} {percent(passes, whole)} %" for engine, passes in shares.items()]
    if len(told) == 1:
        told = [f"{percent(passes, whole)} %" for passes in shares.values()]
    if len(told) > MOST:
        told[MOST:] = [f"{len(told) - MOST} more"]
    thousandths = min(shares.values()) * 1000 // whole
    colour = next(colour for least, colour in COLOURS if thousandths >= least)
    return _badge(" | ".join((*told, *_broken(broken))), "red" if broken else colour)


def _of_texts_only(report: Report, broken: Sequence[str]) -> tuple[str, str]:
    """The message and the colour where no engine was asked anything."""
    if not report.texts:
        return "no scenario was run", "lightgrey"
    return ("".join(_broken(broken)), "red") if broken else ("the texts hold", "brightgreen")


def _broken(ids: Sequence[str]) -> Iterator[str]:
    """Which rulings on the texts do not hold, where there are any: the first, and how many more."""
    if len(ids) == 1:
        yield f"texts: {ids[0]} does not hold"
    elif ids:
        yield f"texts: {ids[0]} and {len(ids) - 1} more do not hold"


def _badge(message: str, colour: str) -> bytes:
    return msgspec.json.encode({"schemaVersion": 1, "label": "rulings", "message": message, "color": colour}) + b"\n"
