"""Engines that take more than is theirs: processes, memory, streams."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.engines.cabinet.hanging import SHORT
from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program

RIGHT = "pass"

LIFETIME = 120
"""Seconds after which what was forked ends by itself, should nobody have ended it."""


def _forked(child: Callable[[], None]) -> None:
    """Do something in a child."""
    if os.fork() == 0:
        try:
            child()
        finally:
            os._exit(0)


def _silent() -> None:
    """Let go of the streams."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)


def _stays() -> None:
    _silent()
    time.sleep(LIFETIME)


def _stays_with_the_streams() -> None:
    time.sleep(LIFETIME)


def _leaves() -> None:
    """Become a daemon: a session of its own, and no parent."""
    os.setsid()
    _forked(_stays)


def _runs_away() -> None:
    """Never be the same process for longer than a moment."""
    _silent()
    end = time.monotonic() + LIFETIME / 4
    while time.monotonic() < end:
        if os.fork():
            os._exit(0)
        os.setsid()
        time.sleep(0.002)


def forks(child: Callable[[], None], then: Callable[[], None] = lambda: None) -> Bend:
    """Leaves a child behind, and gives the right answer, unless it does something else then."""

    def bend(program: Program, answer: Message) -> None:
        _forked(child)
        then()
        program.say(answer)

    return bend


def _crash() -> None:
    os._exit(3)


def _to_its_parent(number: signal.Signals) -> Callable[[], None]:
    """Sends its parent this signal, once the daemon is one, and hangs."""

    def then() -> None:
        time.sleep(0.2)
        os.kill(os.getppid(), number)
        time.sleep(LIFETIME)

    return then


def _to_its_parents(inner: signal.Signals, outer: signal.Signals) -> Callable[[], None]:
    """Sends its parent and the parent's parent these signals, once the daemon is a daemon, and hangs."""

    def then() -> None:
        time.sleep(0.2)
        parent = os.getppid()
        stat = Path(f"/proc/{parent}/stat").read_text(encoding="utf-8")
        os.kill(parent, inner)
        os.kill(int(stat.rpartition(")")[2].split()[1]), outer)
        time.sleep(LIFETIME)

    return then


def waits_beside_a_daemon(program: Program, answer: Message) -> None:
    """Hangs, with a daemon, once it has told so by a file."""
    _forked(_leaves)
    (program.folder / "begun").touch()
    time.sleep(LIFETIME)


def _fill_the_standard_error() -> None:
    line = b"\x1b[31m<cabinet> " + b"x" * 1000 + b"\n"
    for _ in range(100):
        data = line * 1000
        while data:
            data = data[os.write(2, data) :]


def complains(program: Program, answer: Message) -> None:
    """Fills its standard error, and gives the right answer."""
    _fill_the_standard_error()
    program.say(answer)


def complains_and_ends(program: Program, answer: Message) -> None:
    _fill_the_standard_error()
    os._exit(3)


def mumbles(program: Program, answer: Message) -> None:
    os.write(2, b"\x1b[31mthinking about <cabinet> ...\r\n")
    program.say(answer)


def eats(program: Program, answer: Message) -> None:
    held = [b"x" * 2**26 for _ in range(16)]
    program.say(answer | {"held": len(held)})


ENGINES = (
    Hostile("leaves-a-child", "leaves a child behind, in its process group", forks(_stays), outcomes=RIGHT),
    Hostile("leaves-a-daemon", "leaves a child behind that has left for a session of its own", forks(_leaves), outcomes=RIGHT),
    Hostile(
        "leaves-a-runner",
        "leaves a child behind that forks on and on, each child in a session of its own",
        forks(_runs_away),
        outcomes=RIGHT,
    ),
    Hostile(
        "crashes-beside-a-child",
        "ends with status 3 while a child holds its output open",
        forks(_stays_with_the_streams, _crash),
        reason="3",
    ),
    Hostile("crashes-beside-a-daemon", "ends with status 3 while a daemon lives on", forks(_leaves, _crash), reason="3"),
    Hostile(
        "waits-beside-a-daemon",
        "hangs while a daemon lives on",
        waits_beside_a_daemon,
        reason=r"within \d",
        seconds=SHORT,
    ),
    Hostile(
        "kills-its-parent",
        "kills the process that started it while a daemon lives on",
        forks(_leaves, _to_its_parent(signal.SIGKILL)),
        reason="lost the process that watched over it at act",
    ),
    Hostile(
        "stops-its-parent",
        "stops the process that started it, and hangs while a daemon lives on",
        forks(_leaves, _to_its_parent(signal.SIGSTOP)),
        reason=r"within \d",
        seconds=SHORT,
    ),
    Hostile(
        "stops-its-parents",
        "stops both processes that watch over it, and hangs while a daemon lives on",
        forks(_leaves, _to_its_parents(signal.SIGSTOP, signal.SIGSTOP)),
        reason=r"within \d",
        seconds=SHORT,
    ),
    Hostile(
        "stops-one-kills-the-other",
        "stops one process that watches over it and kills the other, and hangs while a daemon lives on",
        forks(_leaves, _to_its_parents(signal.SIGSTOP, signal.SIGKILL)),
        reason=r"within \d",
        seconds=SHORT,
    ),
    Hostile(
        "child-with-the-streams",
        "leaves a child behind that holds its output open",
        forks(_stays_with_the_streams),
        outcomes=RIGHT,
    ),
    Hostile(
        "complains-and-ends",
        "writes 100 MB to its standard error, and ends with status 3",
        complains_and_ends,
        reason="3",
    ),
    Hostile("complains", "writes 100 MB to its standard error", complains, outcomes=RIGHT),
    Hostile(
        "mumbles", "writes to its standard error, at every request", mumbles, ("hello", "setup", "act", "observe"), EVERY, RIGHT
    ),
    Hostile("eats-memory", "takes 1 GiB of memory where it may take half of that", eats, reason=".", options=("--memory", "512")),
)
