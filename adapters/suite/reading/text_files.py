"""Files of text: UTF-8, and nothing else."""

from __future__ import annotations

from pathlib import Path

from adapters.suite.bad_input import BadInput


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
