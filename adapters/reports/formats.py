"""The formats of reports, told by the end of a file's name, and the places where a report may be written.

Each is a module with ``render``, which makes the whole file of a whole report, and ``BEGINNING``, with which such a file begins
and no other. A module is imported when it is needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from adapters.suite.bad_input import BadInput
from adapters.suite.writing.whole_files import WholeFile, target

if TYPE_CHECKING:
    from adapters.reports.stream import Report

STREAM = ".jsonl"
"""The only format that is read."""

FORMATS = {
    STREAM: "stream",
    ".txt": "text",
    ".md": "markdown",
    ".html": "html",
    ".xml": "junit",
    ".ndjson": "messages",
    ".badge.json": "badge",
}
"""The end of a file's name, and the module in `adapters.reports` that writes such files."""


class Format(Protocol):
    """A module that writes reports."""

    BEGINNING: bytes

    def render(self, report: Report) -> bytes:
        """The file."""


def format_of(path: Path) -> str:
    """The end of this file's name that says its format, one of `FORMATS`; raises `BadInput` if there is none."""
    found = next((suffix for suffix in FORMATS if path.name.lower().endswith(suffix)), None)
    if found is None:
        *others, last = FORMATS
        raise BadInput(f"the name of a report says its format by its end: {', '.join(others)} or {last}", path)
    return found


def writer_of(suffix: str) -> Format:
    """The module of a format."""
    return cast("Format", import_module(f"adapters.reports.{FORMATS[suffix]}"))


def rendered(path: Path, report: Report) -> bytes:
    """A report in the format of this file; raises `BadInput` for a name of no format."""
    return writer_of(format_of(path)).render(report)


def write(path: Path, report: Report) -> None:
    """Write a report in the format of this file, whole or not at all; raises `BadInput` where it cannot be written."""
    write_all([path], report)


def write_all(paths: Iterable[Path], report: Report) -> None:
    """Write a report into each of these files. Everything is written before the first file gets its name, so that a full disk
    costs none of those that were there. Raises `BadInput` as `check` does.
    """
    contents = [(path, rendered(path, report)) for path in check(paths)]
    with ExitStack() as stack:
        files = []
        for path, content in contents:
            file = stack.enter_context(WholeFile(replaceable(path)))
            file.write(content)
            file.settle()
            files.append(file)
        for file in files:
            file.finish()


def check(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The places of reports, each once; they do not depend on the folder of the process. Raises `BadInput` if one has no known
    format or cannot be written, or if one place is to have two formats.
    """
    places: dict[Path, Path] = {}
    for path in paths:
        check_writable(path)
        suffix = format_of(path)
        before = places.setdefault(target(path), path)
        if format_of(before) != suffix:
            raise BadInput(f"this is the file {before}, which gets a report of another format", path)
    return tuple(path.absolute() for path in places.values())


def check_writable(path: Path) -> None:
    """Raise `BadInput` if no report can be written here."""
    with WholeFile(replaceable(path)):
        pass


def replaceable(path: Path) -> Path:
    """A path where a report may be written. Raises `BadInput` if there is anything else than a report: a slip of the pen must
    not cost anybody a feature file.
    """
    if str(path) == "-":
        raise BadInput("a report goes into a file, not to the standard output; name one", path)
    place = target(path)
    try:
        with place.open("rb") as file:
            beginning = file.read(_LONGEST)
    except FileNotFoundError:
        return path
    except OSError as error:
        raise BadInput(f"cannot write here: {error.strerror}", path) from error
    if beginning and not any(beginning.startswith(writer_of(suffix).BEGINNING) for suffix in FORMATS):
        raise BadInput("cannot write here: this file is no report, and a report replaces nothing else", path)
    return path


_LONGEST = 1000
"""More bytes than any format's beginning has."""
