"""What engines print goes aside: to the standard error, escaped, so that nothing of it stands between our own lines."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from adapters.suite.escaping import plain


class _Voice(io.RawIOBase):
    """Writes what it is given to a stream of text, line by line, escaped. Nobody's verdict depends on whether it can."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream = stream

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 2

    def write(self, content: object, /) -> int:
        raw = bytes(content)  # type: ignore[call-overload]  # whatever has bytes
        words = "\n".join(plain(line) for line in raw.decode("utf-8", "backslashreplace").split("\n"))
        with suppress(OSError, ValueError):
            if self._stream is not None:
                self._stream.write(words)
                self._stream.flush()
        return len(raw)


@contextmanager
def aside() -> Iterator[None]:
    """While this lasts, both standard streams are an engine's to print to, to close or to throw away; ours are back afterwards.

    What native code and child processes print to the standard output goes to the standard error too, as it is.
    """
    ours = sys.stdout, sys.stderr
    if ours[0] is not None:
        ours[0].flush()
    output = os.dup(1)
    os.dup2(2, 1)
    theirs = [_stream(ours[1]), _stream(ours[1])]
    sys.stdout, sys.stderr = theirs
    try:
        yield
    finally:
        sys.stdout, sys.stderr = ours
        os.dup2(output, 1)
        os.close(output)
        for stream in theirs:
            with suppress(OSError, ValueError):
                stream.flush()


def _stream(stream: IO[str] | None) -> io.TextIOWrapper:
    raw = io.BufferedWriter(_Voice(stream))
    return io.TextIOWrapper(raw, encoding="utf-8", errors="backslashreplace", line_buffering=True)
