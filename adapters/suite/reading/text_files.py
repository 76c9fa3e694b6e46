"""Files of text: UTF-8, and nothing else."""

from __future__ import annotations

import os
import select
import stat
from pathlib import Path

from adapters.suite.bad_input import BadInput

PATIENCE = 10.0
"""So many seconds are waited for somebody to write into a pipe. Who does so already may take longer."""


def content(path: Path, complaint: str) -> bytes:
    """What a file holds, or what comes through a pipe: of a device there may be no end. Raises `BadInput`, which begins with the
    ``complaint``, for what cannot be read, and for a pipe into which nobody writes.
    """
    try:
        with open(path, "rb", opener=_at_once) as file:
            kind = os.fstat(file.fileno()).st_mode
            if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind)):
                raise BadInput(f"{complaint}: this is neither a file nor a pipe", path)
            first = _awaited(file.fileno()) if stat.S_ISFIFO(kind) else b""
            if first is None:
                raise BadInput(f"{complaint}: nobody writes into this pipe", path)
            return first + file.read()
    except OSError as error:
        raise BadInput(f"{complaint}: {error.strerror}", path) from error


def _at_once(path: str, flags: int) -> int:
    """Open a file, and a pipe even if nobody writes into it."""
    return os.open(path, flags | os.O_NONBLOCK)


def _awaited(pipe: int) -> bytes | None:
    """What has come through a pipe once it has a writer, be it nothing yet; `None` where it gets none. It can be read to its end
    afterwards.
    """
    poll = select.poll()
    poll.register(pipe, select.POLLIN)
    first = b""
    if not poll.poll(PATIENCE * 1000):
        try:
            first = os.read(pipe, 1)
        except BlockingIOError:
            pass  # there is a writer, who takes his time
        else:
            if not first:
                return None
    os.set_blocking(pipe, True)
    return first


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
