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
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from adapters.contract.messages import CONTRACT, Hello
from adapters.reports.formats import replaceable
from adapters.suite.bad_input import BadInput
from adapters.suite.verdict import Verdict
from adapters.suite.writing.whole_files import WholeFile

FORMAT = 1
"""The version of the stream's shape."""


class Header(Struct, frozen=True, kw_only=True, tag="header", tag_field="kind"):
    """What was run: by which suite, on which engines, under which rules text (``edition``, an ISO date).

    ``features`` gives the number of scenarios of every feature file of the whole suite, whatever was selected of it;
    ``count`` is the number of verdicts that follow. ``selection`` are the tags and words the scenarios were selected by.
    ``names`` are what the verdicts call the engines, in the order of ``engines``, and ``commands`` how each was asked for.
    ``paths`` and ``cards`` are the files that the run was given: of rulings, none for the suite's own, and of cards.
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


class Footer(Struct, frozen=True, kw_only=True, tag="footer", tag_field="kind"):
    """The end of a run that finished: how many verdicts of each outcome, and how many seconds it took."""

    counts: dict[str, int]
    seconds: float
    finished: bool = True


@dataclass(frozen=True)
class Report:
    """A whole report, read back."""

    header: Header
    verdicts: tuple[Verdict, ...]
    footer: Footer

    @property
    def hellos(self) -> dict[str, Hello]:
        """What the engines say of themselves, by what the verdicts call them; nothing where that is not known."""
        names = self.header.names or tuple(dict.fromkeys(verdict.engine for verdict in self.verdicts))
        return dict(zip(names, self.header.engines, strict=True)) if len(names) == len(self.header.engines) else {}


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
    )


BEGINNING = b'{"kind":"header"'
"""How every stream begins, of whatever version."""


def footer(counts: Mapping[str, int], seconds: float) -> Footer:
    """The footer of a run that ends now."""
    return Footer(counts=dict(counts), seconds=round(seconds, 3))


def _line(message: Header | Verdict | Footer) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def render(report: Report) -> bytes:
    """A whole report as a stream."""
    lines: tuple[Header | Verdict | Footer, ...] = (report.header, *report.verdicts, report.footer)
    return b"".join(map(_line, lines))


class Writer:
    """Writes one report. A report with its name is whole: see `WholeFile`, as which this is used as a context manager.

    Making it, `verdict` and `finish` raise `BadInput` where it cannot be written.
    """

    def __init__(self, path: Path, head: Header) -> None:
        self._file = WholeFile(replaceable(path))
        self._head = head
        self._counts: Counter[str] = Counter()
        self._line(head)

    def _line(self, message: Header | Verdict | Footer) -> None:
        self._file.write(_line(message))

    def verdict(self, verdict: Verdict) -> None:
        """Add a verdict."""
        self._counts[verdict.outcome] += 1
        self._line(verdict)

    def settle(self, seconds: float) -> None:
        """Write the footer, so that nothing is left to do but to give the report its name. Raises `ValueError` if verdicts are
        missing or too many.
        """
        if self._counts.total() != self._head.count:
            raise ValueError(f"{self._counts.total()} verdicts in a report of {self._head.count}")
        self._line(footer(self._counts, seconds))
        self._file.settle()

    def place(self) -> None:
        """Give the report, which is settled, its name."""
        self._file.finish()

    def finish(self, seconds: float) -> None:
        """Write the footer and give the report its name. Raises `ValueError` as `settle` does."""
        self.settle(seconds)
        self.place()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.__exit__(kind, error, trace)


def read(path: Path) -> Report:
    """Read a report back; raises `BadInput`, with the line, for anything but one whole report of a known version."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadInput(f"cannot read the report: {error.strerror}", path) from error
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
