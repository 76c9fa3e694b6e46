"""Files that are whole or not there: written beside their place, and put there at the end. Only regular files are replaced."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from types import TracebackType
from typing import Self

from adapters.suite.bad_input import BadInput

KEPT = 50
"""So many letters of a file's name are in the name that it has on its way: a name has at most 255 bytes, a letter four."""


def target(path: Path) -> Path:
    """The place that a path means: absolute, and behind any links, so that a link stays a link and what is said later does not
    depend on the folder of the process. Raises `BadInput` if what is there is no regular file, or what is printed goes there.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        return _behind_links(path)
    except OSError as error:
        raise BadInput(f"cannot write here: {error.strerror}", path) from error
    if not stat.S_ISREG(found.st_mode):
        raise BadInput("cannot write here: this is no regular file, and only such are replaced", path)
    if _is_output(found):
        raise BadInput("cannot write here: the standard output goes here already", path)
    return _behind_links(path)


def _is_output(found: os.stat_result) -> bool:
    try:
        return os.path.samestat(found, os.fstat(1))
    except OSError:
        return False


def _behind_links(path: Path) -> Path:
    # Unlike Path.resolve, this says nothing of links that lead in a circle: opening the file will.
    try:
        return Path(os.path.realpath(path))
    except OSError as error:
        raise BadInput("cannot write here: the working folder is gone", path) from error


class WholeFile:
    """A file on its way: the content goes to a temporary file beside the place, which takes the place when it is finished.

    A context manager: leaving it without `finish` leaves nothing behind, and what was there as it was. Making it, `write`,
    `settle` and `finish` raise `BadInput` where it cannot be written, and leave nothing behind either. What a process that was
    killed left of the same file is cleared away. Nobody can guess the temporary name, and nothing that is there is written to.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._target = target(path)
        self._partial = self._target.with_name(f"{_beginning(self._target)}{os.getpid()}.{token_hex(8)}.partial")
        _clear_away(self._target)
        try:
            self._file = self._partial.open("xb")
        except OSError as error:
            raise self._complaint(error) from error

    def write(self, content: bytes) -> None:
        """Add this."""
        with self._complaining():
            self._file.write(content)

    def settle(self) -> None:
        """Get all of it written, so that nothing is left to do but to put the file in its place."""
        with self._complaining():
            self._file.close()

    def finish(self) -> None:
        """Put the file in its place."""
        self.settle()
        with self._complaining():
            self._partial.replace(self._target)

    @contextmanager
    def _complaining(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self._discard()
            raise self._complaint(error) from error

    def _complaint(self, error: OSError) -> BadInput:
        missing = next((folder for folder in (self.path.parent, self._target.parent) if not folder.exists()), None)
        return BadInput(f"cannot write here: {error.strerror if missing is None else f'there is no folder {missing}'}", self.path)

    def _discard(self) -> None:
        """Leave nothing behind, be it that the disk is full and what is still to be written cannot be."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._partial.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._discard()


def _beginning(place: Path) -> str:
    """How the names begin of what is on its way to this place; the rest needs room, too."""
    return f".{place.name[:KEPT]}."


def _clear_away(place: Path) -> None:
    """Remove what processes that are no more have left on its way to this place; what cannot be removed stays."""
    left = re.compile(rf"{re.escape(_beginning(place))}([1-9][0-9]{{0,8}})\.[0-9a-f]{{16}}\.partial")
    with suppress(OSError):
        for entry in os.scandir(place.parent):
            found = left.fullmatch(entry.name)
            if found and entry.is_file(follow_symlinks=False) and not _alive(int(found[1])):
                with suppress(OSError):
                    Path(entry.path).unlink()


def _alive(process: int) -> bool:
    """Whether there is, or may be, a process of this number. Elsewhere than on POSIX, asking would end it."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


def replace_text(path: Path, text: str) -> None:
    """Give a file this text, all at once. Raises `BadInput` if it cannot be written there."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, content: bytes) -> None:
    """Give a file this content, all at once. Raises `BadInput` if it cannot be written there."""
    with WholeFile(path) as file:
        file.write(content)
        file.finish()
