"""The texts that the commands are given."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from adapters.reports.progress import Progress
from adapters.suite.bad_input import BadInput
from oracle.rulebook.history.recording import Recorded, recorded
from oracle.rulebook.reading.texts import Unreadable, edition_of, read
from oracle.rulebook.rulebook import Rulebook

FOLDER = "RULINGS_CR_DIR"
"""The environment variable that names a folder of texts."""


def text_of(path: Path) -> Rulebook:
    """The text in a file. Raises `BadInput` where it can't be read."""
    try:
        return read(path)
    except Unreadable as error:
        raise BadInput(error.why, path, error.line or None) from None


def texts_of(sources: Iterable[Path]) -> tuple[Rulebook, ...]:
    """The texts in these files and folders. Raises `BadInput`."""
    files = tuple(dict.fromkeys(file for source in sources for file in _files(source)))
    with Progress(len(files), "texts read") as progress:
        return tuple(_advanced(map(text_of, files), progress))


def compared(texts: Sequence[Rulebook]) -> Recorded:
    """What became of the rules through these texts. Raises `BadInput` where two are of one edition."""
    with Progress(len(texts), "texts compared") as progress:
        try:
            return recorded(texts, progress.advance)
        except ValueError as error:
            raise BadInput(str(error)) from None


def _advanced(texts: Iterable[Rulebook], progress: Progress) -> Iterator[Rulebook]:
    for text in texts:
        progress.advance()
        yield text


def _files(source: Path) -> Iterator[Path]:
    """A file, or the texts in a folder."""
    if not source.is_dir():
        yield source
        return
    found = sorted(file for file in source.iterdir() if file.suffix.casefold() == ".txt" and file.is_file())
    if not found:
        raise BadInput("there is no text of the rules in this folder: no file whose name ends in .txt", source)
    yield from found


def newest() -> Rulebook | None:
    """The text of the newest edition in the folder that `FOLDER` names; None where it names none. Raises `BadInput` where there
    is no text in it.
    """
    name = os.environ.get(FOLDER, "")
    if not name:
        return None
    editions = [(edition, path) for path in _files(Path(name)) if (edition := edition_of(path))]
    if not editions:
        raise BadInput(f"{FOLDER} names this, and there is no text of the rules in it", name)
    return text_of(max(editions)[1])
