"""The report of a run: JSON Lines, one header, a line for every verdict, one footer. All other reports are made from it. Verdicts
on the texts of the rules are lines of a kind of their own, behind those on engines.

A report without its footer is of a run that did not finish; the reader refuses it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from msgspec import Struct

from adapters.contract.messages import CONTRACT, Hello
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.text_files import content
from adapters.suite.verdict import RULEBOOK, TextVerdict, Verdict

NONE: Mapping[str, int] = MappingProxyType({})
"""No counts."""

FORMAT = 2
"""The version of the stream's shape; the second, with which verdicts on texts came."""


class Header(Struct, frozen=True, kw_only=True, tag="header", tag_field="kind"):
    """What was run: by which suite, on which engines, under which rules text (``edition``, an ISO date).

    ``features`` gives the number of scenarios of every feature file of the whole suite, whatever was selected of it, and
    ``texts`` likewise that of those about the texts of the rules, which are not among the former; ``count`` is the number of
    verdicts on engines that follow. ``selection`` are the tags and words the scenarios were selected by.
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
    texts: dict[str, int] = {}


class Footer(Struct, frozen=True, kw_only=True, tag="footer", tag_field="kind"):
    """The end of a run that finished: how many verdicts of each outcome, and how many seconds it took. ``texts`` counts likewise
    the verdicts on the texts of the rules, which are on no engine.
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
    texts: tuple[TextVerdict, ...] = ()

    @property
    def everything(self) -> tuple[Verdict, ...]:
        """All verdicts, those on engines first and then those on the texts of the rules."""
        return (*self.verdicts, *self.texts)

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
    texts: Mapping[str, int] = NONE,
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
        texts=dict(texts),
    )


BEGINNING = b'{"kind":"header"'
"""How every stream begins, of whatever version."""


def footer(counts: Mapping[str, int], seconds: float, texts: Mapping[str, int] = NONE) -> Footer:
    """The footer of a run that ends now."""
    return Footer(counts=dict(counts), seconds=round(seconds, 3), texts=dict(texts))


def whole(head: Header, verdicts: Iterable[Verdict], seconds: float, texts: Sequence[TextVerdict] = ()) -> Report:
    """The report of a run that is done and took so long. Raises `ValueError` if verdicts on engines are missing or too many.
    ``texts`` are those on the texts of the rules.
    """
    verdicts = tuple(verdicts)
    if len(verdicts) != head.count:
        raise ValueError(f"{len(verdicts)} verdicts in a report of {head.count}")
    counts, others = (Counter[str](verdict.outcome for verdict in each) for each in (verdicts, texts))
    return Report(head, verdicts, footer(counts, seconds, others), tuple(texts))


_Message: TypeAlias = Header | Verdict | TextVerdict | Footer


def _line(message: _Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def render(report: Report) -> bytes:
    """A whole report as a stream."""
    lines: tuple[_Message, ...] = (report.header, *report.everything, report.footer)
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
    texts: list[TextVerdict] = []
    for number, line in enumerate(lines[1:], 2):
        message = _decode(line, path, number)
        if isinstance(message, Header):
            raise BadInput("a second header: two reports in one file", path, number)
        if isinstance(message, Footer):
            if number != len(lines):
                raise BadInput("something follows the footer", path, number + 1)
            report = Report(first, tuple(verdicts), message, tuple(texts))
            _check(report, path, number)
            return report
        if isinstance(message, TextVerdict):
            if message.engine != RULEBOOK:
                raise BadInput(f"a verdict on texts by {message.engine!r}, and the {RULEBOOK} judges these", path, number)
            texts.append(message)
        else:
            verdicts.append(message)
    raise BadInput("no footer: the run did not finish", path, len(lines))


def _decode(line: bytes, path: Path, number: int) -> _Message:
    try:
        return msgspec.json.decode(line, type=_Message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"no line of a report: {error}", path, number) from error


def _check(report: Report, path: Path, number: int) -> None:
    """The footer must tell of the verdicts that are there, and the header must have announced them."""
    head, verdicts, footer = report.header, report.verdicts, report.footer
    if not footer.finished:
        raise BadInput("the run did not finish", path, number)
    for found, told, which in ((verdicts, footer.counts, ""), (report.texts, footer.texts, " on the texts of the rules")):
        counts = dict(Counter(verdict.outcome for verdict in found))
        if counts != {outcome: count for outcome, count in told.items() if count}:
            raise BadInput(f"the footer counts {told}, the verdicts{which} are {counts}", path, number)
    if len(verdicts) != head.count:
        raise BadInput(f"the header announces {head.count} verdicts, there are {len(verdicts)}", path, number)
    twice = [key for key, times in Counter((each.engine, each.id) for each in report.everything).items() if times > 1]
    if twice:
        raise BadInput(f"two verdicts for {twice[0][1]} on {twice[0][0]}", path, number)
    if head.names and len(set(head.names)) != len(head.engines):
        raise BadInput(f"the header has {len(head.engines)} engines and not as many names", path, 1)
    foreign = next((verdict.engine for verdict in verdicts if head.names and verdict.engine not in head.names), None)
    if foreign is not None:
        raise BadInput(f"a verdict on {foreign}, which the header does not name", path, number)
    _check_sizes(head.features, verdicts, path, "scenarios")
    _check_sizes(head.texts, report.texts, path, "scenarios about the texts of the rules")


def _check_sizes(sizes: Mapping[str, int], verdicts: Iterable[Verdict], path: Path, what: str) -> None:
    """Shares are of the whole suite as the header gives it, so it must have room for what was run."""
    run = Counter((verdict.engine, verdict.feature) for verdict in verdicts)
    for (_, feature), count in run.items():
        if count > sizes.get(feature, 0):
            raise BadInput(f"the header knows {sizes.get(feature, 0)} {what} of {feature}, there are {count}", path, 1)
    if any(count < 0 for count in sizes.values()):
        raise BadInput("the header knows a feature file of less than no scenarios", path, 1)
