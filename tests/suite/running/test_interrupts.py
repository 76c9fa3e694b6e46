"""Ctrl-C is noticed where an engine swallows it, however many calls are heeded together."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any

import pytest

from adapters.suite.running.interrupts import Heeding


def swallowed() -> None:
    with suppress(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("around", [nullcontext, Heeding])
def test_what_was_swallowed_is_raised_by_the_call_in_which_it_was_pressed(around: Callable[[], Any]) -> None:
    before = signal.getsignal(signal.SIGINT)
    done = []

    def calls() -> None:
        with around():
            for name in ("a call with nothing to notice", "a call"):
                with Heeding():
                    if name == "a call":
                        swallowed()
                done.append(name)

    with pytest.raises(KeyboardInterrupt):
        calls()

    assert done == ["a call with nothing to notice"]
    assert signal.getsignal(signal.SIGINT) is before


def test_what_was_pressed_in_one_call_was_not_pressed_in_the_next() -> None:
    with suppress(KeyboardInterrupt), Heeding():
        with suppress(KeyboardInterrupt), Heeding():
            swallowed()
        with Heeding() as next_call:
            pass
        assert not next_call.pressed


def test_between_the_calls_ctrl_c_does_what_it_always_does() -> None:
    with pytest.raises(KeyboardInterrupt), Heeding():
        os.kill(os.getpid(), signal.SIGINT)
