"""What makes a scenario unusable, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """Something that makes a scenario unusable, in the line with this index: into the set-up lines followed by the script, or -1
    for the scenario as a whole, or for the ``tag`` of it that is given.
    """

    index: int
    what: str
    tag: str = ""
