"""A program that answers on its standard output what is written to its standard input, line by line: what goes through the pipes,
and how it ends, whatever it does.

The program has our environment unchanged, and our working folder. It is started by a keeper (`adapters.engines.process.keeping`),
which sees to it that nothing of it is left once it is to end or we are gone.
"""

from __future__ import annotations

import os
import select
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from adapters.engines.process.keeping import Keeper, size
from adapters.engines.process.limits import Limits

_CHUNK = 1 << 16
"""Bytes that are read at once: what a pipe holds."""
_CHUNKS = 16
"""How many of them may wait in a pipe; who goes on writing longer than that is not waited for."""
_LONG = 1e9
"""Milliseconds that are waited for at most at once, as many as the system can count."""
_CONTINUATIONS = bytes(range(0x80, 0xC0))
"""What no character begins with in UTF-8."""


class ChildFailed(Exception):
    """The program can no longer be spoken to. The message is a phrase that follows its name: ``ended by itself ...``."""


class TimedOut(ChildFailed):
    """The program missed a deadline; ``half`` says whether it had written the beginning of a line."""

    def __init__(self, half: bool) -> None:
        super().__init__("did not finish its line in time" if half else "did not answer in time")
        self.half = half


class Child:
    """One run of a program. Making it starts it; what goes wrong then shows as `ChildFailed` when it is spoken to. After that it
    can only be killed. It belongs to one thread at a time.

    `send` and `receive` raise `ChildFailed`, and `TimedOut` when the deadline, a time of `time.monotonic`, has come. What has
    arrived by then is taken, however late we come to look.
    """

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._buffer = bytearray()
        self._searched = 0
        self._stderr = bytearray()
        self._cut = False
        self._failure: str | None = None
        try:
            self._keeper = Keeper(command, limits.memory)
        except (OSError, ValueError) as error:
            raise ChildFailed(f"cannot be started: {getattr(error, 'strerror', None) or error}") from error
        self._in, self._out, self._err = (pipe.fileno() for pipe in self._keeper.pipes)
        self._status = self._keeper.socket.fileno()
        self._poll = select.poll()
        for source in (self._out, self._err, self._status):
            self._poll.register(source, select.POLLIN)
        for source in (self._in, self._out, self._err, self._status):
            os.set_blocking(source, False)

    def send(self, content: bytes, deadline: float) -> None:
        """Write this to its standard input. While it does not read, what it writes is taken from it, up to the longest line."""
        rest: bytes | memoryview = content
        while True:
            if self._failure is not None:
                raise ChildFailed(self._failure)
            try:
                written = os.write(self._in, rest)
            except BlockingIOError:
                written = 0
            except BrokenPipeError:
                self._closed("closed its standard input")
                continue
            if written == len(rest):
                return
            rest = memoryview(rest)[written:]
            self._poll.register(self._in, select.POLLOUT)
            try:
                late = self._wait(deadline)
            finally:
                self._poll.unregister(self._in)
            if late and self._failure is None:
                raise TimedOut(bool(self._buffer))

    def receive(self, deadline: float) -> bytes:
        """The next line that it writes to its standard output, without the end of the line."""
        late = False
        while (line := self._line()) is None:
            if late and self._failure is None:
                raise TimedOut(bool(self._buffer))
            late = self._wait(deadline)
        return line

    def unasked(self) -> bytes:
        """The beginning of what stands on its standard output though nothing was asked; does not wait."""
        if not self._buffer and self._failure is None:
            self._take_output()
        return bytes(self._buffer[:200])

    @property
    def failure(self) -> str:
        """Why it can no longer be spoken to, as the phrase of `ChildFailed`, as far as that is known; empty while it can."""
        return self._failure or ""

    def said(self) -> str:
        """The end of what it wrote to its standard error since `forget`, or ever. Also once it is killed."""
        self._take_errors(_CHUNKS)
        kept = self._stderr
        if self._cut:  # perhaps within a character
            kept = kept.lstrip(_CONTINUATIONS)
        return kept.decode(errors="backslashreplace").expandtabs(4)[-self._limits.stderr :]

    def forget(self) -> None:
        """Leave aside what it wrote to its standard error until now, unless those are its last words."""
        ready = [source for source, _ in self._poll.poll(0)] if self._failure is None else ()
        if self._err in ready:
            self._take_errors(_CHUNKS)
        if self._failure is None and self._status not in ready:
            self._stderr.clear()
            self._cut = False

    def close(self, farewell: bytes = b"") -> None:
        """Say farewell, let it end by itself for a while, and kill what is left. Raises nothing but what interrupts it."""
        try:
            if self._failure is None:
                with suppress(OSError):
                    os.write(self._in, farewell)
                self._keeper.pipes[0].close()
                self._wait_for_end()
        finally:
            self.kill()

    def abandon(self) -> None:
        """Have it killed while another thread may be waiting for it, which then sees it end. `kill` is still needed."""
        self._keeper.order_end()

    def kill(self) -> None:
        """Kill it and everything that came from it. Raises nothing but what interrupts it."""
        if self._status < 0:
            return
        if self._failure is None:
            self._failure = "was ended"
        self._keeper.kill()
        self._take_errors(_CHUNKS)
        self._in = self._out = self._err = self._status = -1
        self._keeper.close()

    # ---- what comes

    def _line(self) -> bytes | None:
        """The first line that has arrived, if a whole one has."""
        end = self._buffer.find(b"\n", self._searched)
        if max(end, len(self._buffer) if end < 0 else 0) > self._limits.line:
            self._fail(f"wrote a line longer than {size(self._limits.line)}")
        if end < 0:
            self._searched = len(self._buffer)
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._searched = 0
        return line

    def _wait(self, deadline: float) -> bool:
        """Wait until something has happened, and take what has come; whether this was the last look, as the deadline had passed.
        After its end there may still be what it wrote before.
        """
        if self._failure is not None:
            if not self._take_output():
                raise ChildFailed(self._failure + _middle(self._buffer))
            return False
        left = deadline - time.monotonic()
        for source, _ in self._poll.poll(min(max(left, 0.0) * 1000, _LONG)):
            if source == self._out:
                self._take_output()
            elif source == self._err:
                self._take_errors(1)
            elif source == self._status:
                self._hear()
        return left <= 0

    def _take_output(self) -> bool:
        """Take what stands on its standard output; whether anything did."""
        if len(self._buffer) > self._limits.line:
            self._fail(f"wrote more than {size(self._limits.line)} that nobody asked for")
        chunk = self._output()
        if chunk is None:
            self._closed("closed its standard output")
        self._buffer += chunk or b""
        return bool(chunk)

    def _output(self) -> bytes | None:
        """A piece of what stands on its standard output, perhaps nothing; None once that is closed."""
        if self._out < 0:
            return None
        try:
            chunk = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            self._poll.unregister(self._out)
            self._out = -1
        return chunk or None

    def _take_errors(self, chunks: int) -> None:
        """Take what stands on its standard error, at most so many chunks."""
        for _ in range(chunks):
            if self._err < 0:
                return
            try:
                chunk = os.read(self._err, _CHUNK)
            except BlockingIOError:
                return
            if not chunk:
                self._poll.unregister(self._err)
                self._err = -1
            self._stderr += chunk
            excess = len(self._stderr) - self._limits.stderr
            if excess > 0:
                del self._stderr[:excess]
                self._cut = True

    # ---- how it ends

    def _hear(self) -> None:
        """What the keeper has to say: it is over, and why."""
        if self._failure is not None:
            return
        self._failure = self._keeper.heard()
        self._take_errors(_CHUNKS)

    def _closed(self, what: str) -> None:
        """It closed one of its pipes, most likely as it is about to end: then it is said how it ended."""
        if self._failure is None:
            self._wait_for_end()
        if self._failure is None:
            self._failure = what

    def _fail(self, what: str) -> NoReturn:
        self._failure = what
        raise ChildFailed(what)

    def _wait_for_end(self) -> None:
        """Wait until it has ended, but not for long; what it still writes to its standard output is of no interest."""
        deadline = time.monotonic() + self._limits.end
        while self._failure is None and (left := deadline - time.monotonic()) > 0:
            for source, _ in self._poll.poll(left * 1000):
                if source == self._status:
                    self._hear()
                elif source == self._err:
                    self._take_errors(1)
                elif source == self._out:
                    self._output()


def _middle(buffer: bytearray) -> str:
    return " in the middle of a line" if buffer else ""
