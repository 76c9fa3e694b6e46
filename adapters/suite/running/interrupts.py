"""Ctrl-C told from a KeyboardInterrupt that an engine raises: only the first may end a run."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType


class _Outermost(threading.local):
    """What a thread is within: the first of the `Heeding` that it has entered and not left."""

    heeding: Heeding | None = None


_WITHIN = _Outermost()


class Heeding:
    """While an engine is called: ``pressed`` says whether Ctrl-C was pressed meanwhile, whatever the engine made of it.

    As it ends, Ctrl-C that the engine swallowed is raised once more. A process that ignores Ctrl-C, and a thread that never gets
    it, go on as they were. One within another costs next to nothing: what is in the way of Ctrl-C is put there by the outermost
    and stays until that ends.
    """

    def __init__(self) -> None:
        self._outermost = _WITHIN.heeding or self
        self._presses = 0
        self._before = self._outermost._presses

    @property
    def pressed(self) -> bool:
        """Whether Ctrl-C was pressed since this began."""
        return self._outermost._presses > self._before

    def __enter__(self) -> Heeding:
        if self._outermost is self:
            self._handler = signal.getsignal(signal.SIGINT)
            self._watching = callable(self._handler) and threading.current_thread() is threading.main_thread()
            if self._watching:
                signal.signal(signal.SIGINT, self._press)
            _WITHIN.heeding = self
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._outermost is self:
            _WITHIN.heeding = None
            if self._watching:
                signal.signal(signal.SIGINT, self._handler)
        if self.pressed and not isinstance(error, KeyboardInterrupt):
            raise KeyboardInterrupt

    def _press(self, number: int, frame: FrameType | None) -> None:
        self._presses += 1
        if callable(self._handler):
            self._handler(number, frame)
