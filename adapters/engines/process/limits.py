"""What an engine that is a process of its own is held to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

STARTS = 6
"""So many times the time of an answer does an engine get to start and say who it is."""
SCENARIOS = 10
"""So many times the time of an answer does it get for all answers of one scenario."""


@dataclass(frozen=True)
class Limits:
    """How long it may take and how much it may have. The defaults suit an engine that answers at once."""

    answer: float = 10.0
    """Seconds for one request."""
    scenario: float = 100.0
    """Seconds for all requests of one scenario."""
    start: float = 60.0
    """Seconds from starting it until it has said what it is."""
    end: float = 2.0
    """Seconds that it gets to end by itself when the run is over."""
    line: int = 8 << 20
    """Bytes of its longest line."""
    stderr: int = 64 << 10
    """Bytes that are kept of what it writes to its standard error, the last ones."""
    memory: int = 4 << 30
    """Bytes resident, of it and all its descendants together; what two of them share counts twice."""
    restarts: int = 20
    """How often another may take its place in one run."""

    @classmethod
    def of(cls, answer: float, memory: int, restarts: int) -> Self:
        """Limits as a command is given them: the time of an answer, in seconds, bytes of memory, and restarts."""
        start, scenario = answer * STARTS, answer * SCENARIOS
        return cls(answer=answer, start=start, scenario=scenario, memory=memory, restarts=restarts)
