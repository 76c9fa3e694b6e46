"""The report of a run: JSON Lines, one header, a line for every verdict, one footer. All other reports are made from it.

A report without its footer is of a run that did not finish; the reader refuses it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec import Struct

from adapters.contract.messages import CONTRACT, Hello
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.text_files import content
from adapters.suite.verdict import Verdict

NONE: Mapping[str, int] = MappingProxyType({})
"""No counts."""

FORMAT = 1
"""The version of the stream's shape."""


class Header(Struct, frozen=True, kw_only=True, tag="header", tag_field="kind"):
    """What was run: by which suite, on which engines, under which rules text (``edition``, an ISO date).

    ``features`` gives the number of scenarios of every feature file of the whole suite, whatever was selected of it;
    ``count`` is the number of verdicts that follow. ``selection`` are the tags and words the scenarios were selected by.
    ``names`` are what the verdicts call the engines, in the order of ``engines``, and ``commands`` how each was asked for.
    ``paths`` and ``cards`` are the files that the run was given: of rulings, none for the suite's own, and of cards; ``options``
    are those that say how engines were run.
    """

    format: int
    suite: str
    contract: int
    engines: tuple[Hello, ...]
    edition: str
    features: dict[str, int]
    count: int
    started: str
    seed: int = 0
    selection: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    commands: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    cards: str = ""
    options: tuple[str, ...] = ()


class Footer(Struct, frozen=True, kw_only=True, tag="footer", tag_field="kind"):
    """The end of a run that finished: how many verdicts of each outcome, and how many seconds it took. ``texts`` counts likewise
    what the rulebook says to the scenarios about the texts of the rules, of which no engine is told and no verdict is here.
    """

    counts: dict[str, int]
    seconds: float
    texts: dict[str, int] = {}
    finished: bool = True


@dataclass(frozen=True)
class Report:
    """A whole report."""

    header: Header
    verdicts: tuple[Verdict, ...]
    footer: Footer

    @property
    def hellos(self) -> dict[str, Hello]:
        """What the engines say of themselves, by what the verdicts call them; nothing where that is not known."""
        names = self.header.names or tuple(dict.fromkeys(verdict.engine for verdict in self.verdicts))
        return dict(zip(names, self.header.engines, strict=True)) if len(names) == len(self.header.engines) else {}

    @property
    def commands(self) -> dict[str, str]:
        """How each engine was asked for, by what the verdicts call it; nothing where that is not known."""
        return dict(zip(self.header.names, self.header.commands, strict=False))


def header(
    engines: Iterable[Hello],
    edition: str,
    features: Mapping[str, int],
    count: int,
    selection: Iterable[str] = (),
    seed: int = 0,
    names: Iterable[str] = (),
    commands: Iterable[str] = (),
    paths: Iterable[str] = (),
    cards: str = "",
    options: Iterable[str] = (),
) -> Header:
    """The header of a run that starts now."""
    return Header(
        format=FORMAT,
        suite=version("rulings"),
        contract=CONTRACT,
        engines=tuple(engines),
        edition=edition,
        features=dict(features),
        count=count,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        seed=seed,
        selection=tuple(selection),
        names=tuple(names),
        commands=tuple(commands),
        paths=tuple(paths),
        cards=cards,
        options=tuple(options),
    )


BEGINNING = b'{"kind":"header"'
"""How every stream begins, of whatever version."""


def footer(counts: Mapping[str, int], seconds: float, texts: Mapping[str, int] = NONE) -> Footer:
    """The footer of a run that ends now."""
    return Footer(counts=dict(counts), seconds=round(seconds, 3), texts=dict(texts))


def whole(head: Header, verdicts: Iterable[Verdict], seconds: float, texts: Mapping[str, int] = NONE) -> Report:
    """The report of a run that is done and took so long. Raises `ValueError` if verdicts are missing or too many. ``texts`` as in
    `Footer`.
    """
    verdicts = tuple(verdicts)
    if len(verdicts) != head.count:
        raise ValueError(f"{len(verdicts)} verdicts in a report of {head.count}")
    return Report(head, verdicts, footer(Counter(verdict.outcome for verdict in verdicts), seconds, texts))


def _line(message: Header | Verdict | Footer) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def render(report: Report) -> bytes:
    """A whole report as a stream."""
    lines: tuple[Header | Verdict | Footer, ...] = (report.header, *report.verdicts, report.footer)
    return b"".join(map(_line, lines))


def read(path: Path) -> Report:
    """Read a report back; raises `BadInput`, with the line, for anything but one whole report of a known version."""
    lines = content(path, "cannot read the report").splitlines()
    if not lines:
        raise BadInput("an empty file is no report", path)
    first = _decode(lines[0], path, 1)
    if not isinstance(first, Header):
        raise BadInput("a report begins with its header", path, 1)
    if first.format != FORMAT:
        raise BadInput(f"a report of version {first.format}; this reader knows version {FORMAT}", path, 1)
    verdicts: list[Verdict] = []
    for number, line in enumerate(lines[1:], 2):
        message = _decode(line, path, number)
        if isinstance(message, Header):
            raise BadInput("a second header: two reports in one file", path, number)
        if isinstance(message, Footer):
            if number != len(lines):
                raise BadInput("something follows the footer", path, number + 1)
            _check(first, verdicts, message, path, number)
            return Report(first, tuple(verdicts), message)
        verdicts.append(message)
    raise BadInput("no footer: the run did not finish", path, len(lines))


def _decode(line: bytes, path: Path, number: int) -> Header | Verdict | Footer:
    try:
        return msgspec.json.decode(line, type=Header | Verdict | Footer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"no line of a report: {error}", path, number) from error


def _check(head: Header, verdicts: list[Verdict], footer: Footer, path: Path, number: int) -> None:
    """The footer must tell of the verdicts that are there, and the header must have announced them."""
    counts = dict(Counter(verdict.outcome for verdict in verdicts))
    if not footer.finished:
        raise BadInput("the run did not finish", path, number)
    if counts != {outcome: count for outcome, count in footer.counts.items() if count}:
        raise BadInput(f"the footer counts {footer.counts}, the verdicts are {counts}", path, number)
    if len(verdicts) != head.count:
        raise BadInput(f"the header announces {head.count} verdicts, there are {len(verdicts)}", path, number)
    twice = [key for key, times in Counter((verdict.engine, verdict.id) for verdict in verdicts).items() if times > 1]
    if twice:
        raise BadInput(f"two verdicts for {twice[0][1]} on {twice[0][0]}", path, number)
    if head.names and len(set(head.names)) != len(head.engines):
        raise BadInput(f"the header has {len(head.engines)} engines and not as many names", path, 1)
    foreign = next((verdict.engine for verdict in verdicts if head.names and verdict.engine not in head.names), None)
    if foreign is not None:
        raise BadInput(f"a verdict on {foreign}, which the header does not name", path, number)
    _check_sizes(head, verdicts, path)


def _check_sizes(head: Header, verdicts: list[Verdict], path: Path) -> None:
    """Shares are of the whole suite as the header gives it, so it must have room for what was run."""
    run = Counter((verdict.engine, verdict.feature) for verdict in verdicts)
    for (_, feature), count in run.items():
        if count > head.features.get(feature, 0):
            raise BadInput(f"the header knows {head.features.get(feature, 0)} scenarios of {feature}, there are {count}", path, 1)
    if any(count < 0 for count in head.features.values()):
        raise BadInput("the header knows a feature file of less than no scenarios", path, 1)
