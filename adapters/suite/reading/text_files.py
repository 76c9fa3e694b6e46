"""Files of text: UTF-8, and nothing else."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from adapters.suite.bad_input import BadInput


def content(path: Path, complaint: str) -> bytes:
    """What a file holds, or what comes through a pipe: of a device there may be no end. Raises `BadInput`, which begins with the
    ``complaint``, for what cannot be read.
    """
    try:
        with path.open("rb") as file:
            kind = os.fstat(file.fileno()).st_mode
            if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind)):
                raise BadInput(f"{complaint}: this is neither a file nor a pipe", path)
            return file.read()
    except OSError as error:
        raise BadInput(f"{complaint}: {error.strerror}", path) from error


def decoded(raw: bytes, path: Path) -> str:
    """The text of a file. Raises `BadInput` unless it is UTF-8 without a byte order mark."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in raw:
        raise BadInput("the file is not UTF-8 but UTF-16 or binary; save it as UTF-8", path, 1)
    if raw.startswith(b"\xef\xbb\xbf"):
        raise BadInput("the file begins with a byte order mark; save it as plain UTF-8", path, 1)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadInput("the file is not UTF-8; save it as UTF-8", path, line) from error
