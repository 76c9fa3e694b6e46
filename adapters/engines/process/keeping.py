"""Our side of the keeper (`adapters.engines.process.keeper`), the process between us and a program; for POSIX systems alone."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, cast

_SCRIPT = str(Path(__file__).with_name("keeper.py"))
_PATIENCE = 10.0
"""Seconds that the keeper may take to kill everything; it takes longer only where the system does not let go of a process."""
_PERIOD = 100
"""Milliseconds after which it is woken again."""


class Keeper:
    """The keeper of one run of a program. ``pipes`` are our ends of the program's standard streams, ``socket`` can be read once
    there is something to be `heard`.

    Making it starts it. Raises OSError, or ValueError over words that no program can be given, if it cannot be started; whether
    the program itself can is heard later.
    """

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self._memory = memory
        if os.name != "posix":
            raise OSError("a program can be an engine on POSIX systems only, such as Linux and macOS")
        if not command or not command[0]:
            raise ValueError("it has no name")
        self.socket, theirs = _connected()
        try:
            self._process = _started(theirs, memory, command)
        except (OSError, ValueError):
            self.socket.close()
            raise
        finally:
            os.close(theirs)
        self.pipes = cast("tuple[IO[bytes], ...]", (self._process.stdin, self._process.stdout, self._process.stderr))

    def heard(self) -> str:
        """How the program ended, as a phrase that follows its name."""
        try:
            words = self.socket.recv(100).decode().split()
        except OSError:
            words = []
        match words[:2]:
            case ["exit", code]:
                return f"ended by itself with exit status {code}"
            case ["signal", number]:
                return f"was ended by signal {_signal(int(number))}"
            case ["errno", number]:
                return f"cannot be started: {os.strerror(int(number))}"
            case ["memory", *_]:
                return f"took more than {size(self._memory)} of memory"
        return "lost the process that watched over it"

    def order_end(self) -> None:
        """Have everything killed, and do not wait for it. This may come from any thread."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)
        self._wake()

    def kill(self) -> None:
        """Have everything killed that came from the program."""
        self.order_end()
        poll = select.poll()
        poll.register(self.socket, select.POLLIN)
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            if poll.poll(_PERIOD) and not self._speaks():
                break
            self._wake()
        else:
            self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Let go of the pipes and the socket."""
        self.socket.close()
        for pipe in self.pipes:
            pipe.close()

    def _wake(self) -> None:
        """Let both processes of the keeper go on, should the program have stopped them, or one of them and killed the other. The
        number of their group is nobody else's until the outer one was waited for.
        """
        if self._process.returncode is None:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGCONT)

    def _speaks(self) -> bool:
        """Whether it said something, rather than having ended."""
        try:
            return bool(self.socket.recv(100))
        except OSError:
            return False


def size(size: int) -> str:
    """How many bytes, for people."""
    return f"{size >> 20} MiB" if size % (1 << 20) == 0 else f"{size} bytes"


def _started(control: int, memory: int, command: Sequence[str]) -> subprocess.Popen[bytes]:
    words = (str(control), str(os.getpid()), str(memory), os.environ.get("LC_CTYPE", ""), *command)
    return subprocess.Popen(  # noqa: S603 - the user names the program
        (sys.executable, "-I", "-S", "-X", "utf8", _SCRIPT, *words),
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=(control,),
        start_new_session=True,
    )


def _connected() -> tuple[socket.socket, int]:
    """Two sockets that are connected. The number of the second is no standard stream's, though ours may be closed."""
    import fcntl  # not on every system

    ours, theirs = socket.socketpair()
    with theirs:
        return ours, fcntl.fcntl(theirs, fcntl.F_DUPFD_CLOEXEC, 3)


def _signal(number: int) -> str:
    try:
        return f"{number} ({signal.Signals(number).name})"
    except ValueError:
        return str(number)
