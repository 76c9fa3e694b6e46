"""Files that are whole or not there: written beside their place, and put there at the end."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from adapters.suite.bad_input import BadInput


def beside(path: Path) -> Path:
    """The name of the temporary file for a target, in the same directory, this process's own."""
    return path.with_name(f".{path.name}.{os.getpid()}.partial")


def replace_text(path: Path, text: str) -> None:
    """Give a file this text, all at once. Raises `BadInput` if it cannot be written there."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, content: bytes) -> None:
    """Give a file this content, all at once. Raises `BadInput` if it cannot be written there."""
    partial = beside(path)
    try:
        partial.write_bytes(content)
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink()
        raise BadInput(f"cannot write here: {error.strerror}", path) from error
