"""What was worked out from a state and holds for the next one too, where a permanent was tapped or untapped in between.

Being tapped is no characteristic (110.5a). So where no effect asks for it, nothing that was worked out can have changed by it,
but for the objects themselves that stand in it.
"""

from __future__ import annotations

from oracle.objects import ObjectId
from oracle.state import State

WHATEVER_IS_TAPPED = "whatever is tapped"
"""The name under which a state remembers that what is looked for in it is the same whatever is tapped: its characteristics, and
which static abilities say something.
"""

_BY_SOURCE = ("statics", "triggered")
"""What is kept as rows that begin with the source."""


def keep_through_tapping(before: State, after: State, of: ObjectId) -> None:
    """Keep what can be kept of what was worked out from ``before``, from which ``after`` differs in whether ``of`` is tapped."""
    if "permanents" in before.memo:
        after.memo["permanents"] = before.memo["permanents"]
    if not before.memo.get(WHATEVER_IS_TAPPED):
        return
    after.memo.update({name: before.memo[name] for name in (WHATEVER_IS_TAPPED, "layers") if name in before.memo})
    for name in _BY_SOURCE:
        if name in before.memo:
            rows = before.memo[name]
            after.memo[name] = tuple((after.objects[of], *row[1:]) if row[0].id == of else row for row in rows)
