"""Engines that take their time: hang, dribble, or are only slow."""

from __future__ import annotations

import os
import signal
import time

from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program

SHORT = 2.0
"""Seconds that a request may take, for engines that do not answer."""

RIGHT = "pass"


def hangs(program: Program, answer: Message) -> None:
    time.sleep(1000)


def hangs_in_half_a_line(program: Program, answer: Message) -> None:
    program.write(b'{"id":')
    time.sleep(1000)


def dribbles(program: Program, answer: Message) -> None:
    """One byte after the other, each in good time."""
    program.write(b'{"id": %d, "answer": "ok", "dribble": "' % program.request["id"])
    while True:
        time.sleep(0.05)
        program.write(b".")


def deaf(program: Program, answer: Message) -> None:
    """Hears no polite request to end."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(1000)


def stops(program: Program, answer: Message) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def closes_its_input(program: Program, answer: Message) -> None:
    os.close(0)
    program.say(answer)
    time.sleep(1000)


def late(seconds: float) -> Bend:
    """Gives the right answer after so long."""

    def bend(program: Program, answer: Message) -> None:
        time.sleep(seconds)
        program.say(answer)

    return bend


def spins(program: Program, answer: Message) -> None:
    while True:
        pass


ENGINES = (
    Hostile("hangs-at-hello", "does not say who it is", hangs, ("hello",), outcomes="", reason=r"within \d", seconds=0.5),
    Hostile("hangs-at-setup", "does not answer a set-up", hangs, ("setup",), reason=r"within \d", seconds=SHORT),
    Hostile("hangs-at-act", "does not answer an action", hangs, reason=r"within \d", seconds=SHORT),
    Hostile("hangs-at-observe", "does not show the game", hangs, ("observe",), reason=r"within \d", seconds=SHORT),
    Hostile("hangs-at-bye", "does not end at bye, nor when its input ends", hangs, ("bye",), EVERY, RIGHT, seconds=SHORT),
    Hostile("hangs-in-half-a-line", "writes half a line and hangs", hangs_in_half_a_line, reason=r"within \d", seconds=SHORT),
    Hostile("dribbles", "writes an answer a byte at a time, for ever", dribbles, reason=r"within \d", seconds=SHORT),
    Hostile("spins", "computes for ever", spins, reason=r"within \d", seconds=SHORT),
    Hostile("deaf", "hangs, and ignores the signals that ask it to end", deaf, reason=r"within \d", seconds=SHORT),
    Hostile("deaf-at-bye", "ignores bye and the signals that ask it to end", deaf, ("bye",), EVERY, RIGHT, seconds=SHORT),
    Hostile("stops", "stops itself by a signal", stops, reason=r"within \d", seconds=SHORT),
    Hostile(
        "closes-its-input",
        "closes its input after an answer, and lives on",
        closes_its_input,
        ("setup",),
        reason=".",
        seconds=SHORT,
        settled=False,
    ),
    Hostile("just-in-time", "answers an action a little before the time is up", late(3), outcomes=RIGHT, seconds=6),
    Hostile(
        "slow-to-start", "says who it is after longer than a request may take", late(3), ("hello",), EVERY, RIGHT, seconds=SHORT
    ),
)
