"""Finding the files of scenarios: none that bears the name of one is passed over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from adapters.suite.bad_input import BadInput
from adapters.suite.writing.exporting import SUFFIX

FEATURE = ".feature"
"""How the name of a feature file ends."""


def scenario_files(path: Path | str) -> Iterator[Path]:
    """The files of scenarios at a path, in order: it itself, or what lies below it. Links are followed; what begins with a dot is
    hidden. Raises `BadInput` for what cannot be read, and where there is nothing.
    """
    if not str(path):
        raise BadInput("an empty path names nothing; this folder is .")
    path = Path(path)
    try:
        path.stat()
    except FileNotFoundError as error:
        raise BadInput("there is no such file or folder", path) from error
    except (OSError, ValueError) as error:
        raise BadInput(f"it cannot be read: {getattr(error, 'strerror', None) or error}", path) from error
    if not path.is_dir():
        if path.suffix not in (FEATURE, ".json"):
            raise BadInput("this is neither a feature file (.feature) nor exported scenarios (.json)", path)
        if not path.is_file():
            raise BadInput("this is named like a file of scenarios, but is no file that can be read", path)
        yield path
        return
    found = tuple(_below(path, set()))
    if not found:
        raise BadInput(f"there are no feature files (*{FEATURE}) and no exported scenarios (*{SUFFIX}) in this folder", path)
    yield from found


def _below(folder: Path, seen: set[Path]) -> Iterator[Path]:
    """The files below a folder; ``seen`` are the folders that were looked into, by their real paths."""
    real = folder.resolve()
    if real in seen:
        return
    seen.add(real)
    try:
        paths = sorted(folder.iterdir())
    except OSError as error:
        raise BadInput(f"the folder cannot be read: {error.strerror}", folder) from error
    for path in paths:
        if path.name.startswith("."):
            continue
        if path.name.casefold().endswith((FEATURE, SUFFIX)):
            _check(path)
            yield path
        elif path.is_dir():
            yield from _below(path, seen)


def _check(path: Path) -> None:
    """Raise `BadInput` for what bears the name of a file of scenarios and is none."""
    if not path.is_file():
        raise BadInput("this is named like a file of scenarios, but is no file that can be read", path)
    if not path.name.endswith((FEATURE, SUFFIX)):
        raise BadInput(f"the name of a file of scenarios ends in {FEATURE} or {SUFFIX}, in small letters", path)
