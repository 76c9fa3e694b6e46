"""Small programs that stand for engines, spoken to line by line."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits

LONG = 60.0
"""Seconds that no test waits for unless something is wrong."""
SHORT, PATIENT = Limits(end=0.2), Limits(end=LONG)

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of all descendants")


def python(program: str) -> tuple[str, ...]:
    return sys.executable, "-I", "-S", "-c", program


@contextmanager
def started(program: str, limits: Limits = PATIENT) -> Iterator[Child]:
    child = Child(python(program), limits)
    try:
        yield child
    finally:
        child.kill()


def soon(seconds: float = LONG) -> float:
    return time.monotonic() + seconds


def written(child: Child) -> tuple[list[bytes], str]:
    """All lines that it writes until it ends, and how it ends."""
    lines = []
    try:
        while True:
            lines.append(child.receive(soon()))
    except TimedOut:
        raise
    except ChildFailed as error:
        return lines, str(error)


def failure(child: Child) -> str:
    """How it ends, whatever it writes before."""
    return written(child)[1]


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
