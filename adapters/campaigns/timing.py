"""Measuring how long something takes."""

from __future__ import annotations

import time
from collections.abc import Callable


def least(rounds: int, work: Callable[[], object]) -> float:
    """The seconds of the quickest of several rounds of some work."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)
