"""Engines that end: crash, are killed, go away."""

from __future__ import annotations

import os
import resource
import signal
import sys
from typing import NoReturn

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program


def exits(status: int) -> Bend:
    """Ends with this status, without an answer."""

    def bend(program: Program, answer: Message) -> NoReturn:
        sys.exit(status)

    return bend


def dies(number: signal.Signals) -> Bend:
    """Is killed by a signal."""

    def bend(program: Program, answer: Message) -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.kill(os.getpid(), number)

    return bend


def raises(program: Program, answer: Message) -> None:
    raise RuntimeError("boom \x1b[31m <cabinet> boom")


def signals_its_group(program: Program, answer: Message) -> None:
    """As a program does that means its own children."""
    os.killpg(0, signal.SIGKILL)


def closes_its_output(program: Program, answer: Message) -> None:
    os.close(1)
    signal.pause()


def half_a_line(program: Program, answer: Message) -> NoReturn:
    program.write(b'{"id":')
    sys.exit(0)


def whole_but_for_its_end(program: Program, answer: Message) -> NoReturn:
    program.write(b'{"id": %d, "answer": "ok"}' % program.request["id"])
    sys.exit(0)


ENGINES = (
    Hostile("exits-at-hello", "ends when asked who it is", exits(3), ("hello",), outcomes="", reason="3"),
    Hostile("exits-at-setup", "ends with status 3 at a set-up", exits(3), ("setup",), reason="3"),
    Hostile("exits-at-act", "ends with status 3 in the middle of an action", exits(3), reason="3"),
    Hostile("exits-at-observe", "ends with status 3 when asked for the game", exits(3), ("observe",), reason="3"),
    Hostile("exits-as-if-well", "ends with status 0 in the middle of an action", exits(0), reason=r"\b0\b|ended"),
    Hostile("exits-at-bye", "ends with status 3 at bye", exits(3), ("bye",), EVERY, "pass"),
    Hostile(
        "dies-of-a-signal",
        "is killed by a fault of its memory in the middle of an action",
        dies(signal.SIGSEGV),
        reason="SIGSEGV",
    ),
    Hostile("aborts", "aborts in the middle of an action", dies(signal.SIGABRT), reason="SIGABRT"),
    Hostile("raises", "ends with an exception in the middle of an action", raises, reason=r"\b1\b"),
    Hostile("signals-its-group", "kills its whole process group", signals_its_group, reason="SIGKILL"),
    Hostile("closes-its-output", "closes its output, and lives on", closes_its_output, reason="output"),
    Hostile("half-a-line", "writes half a line and ends", half_a_line, reason="half|middle|line"),
    Hostile("no-line-end", "writes an answer without the end of its line, and ends", whole_but_for_its_end, reason="."),
    Hostile(
        "every-second",
        "ends at the action of every second scenario",
        exits(3),
        scenes=(1, 3),
        outcomes="pass error pass error",
        reason="3",
    ),
    Hostile(
        "every-time",
        "ends at every action, more often than it may be restarted",
        exits(3),
        scenes=EVERY,
        outcomes="error error error error error error",
        reason="3|not run",
        options=("--restarts", "4"),
    ),
)
