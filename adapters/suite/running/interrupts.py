"""Ctrl-C told from a KeyboardInterrupt that an engine raises: only the first may end a run."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType


class Heeding:
    """While an engine is called: ``pressed`` says whether Ctrl-C was pressed meanwhile, whatever the engine made of it.

    As it ends, Ctrl-C that the engine swallowed is raised once more. A process that ignores Ctrl-C, and a thread that never gets
    it, go on as they were.
    """

    def __init__(self) -> None:
        self.pressed = False
        self._before = signal.getsignal(signal.SIGINT)
        self._watching = callable(self._before) and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Heeding:
        if self._watching:
            signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._watching:
            signal.signal(signal.SIGINT, self._before)
        if self.pressed and not isinstance(error, KeyboardInterrupt):
            raise KeyboardInterrupt

    def _press(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True
        if callable(self._before):
            self._before(number, frame)
