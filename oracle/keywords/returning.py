"""Persist (702.79) and undying (702.93): what comes back with a counter if it died without one of that kind."""

from __future__ import annotations

from oracle.abilities.conditions import HadNoCounter
from oracle.abilities.effects import PutOntoBattlefield
from oracle.abilities.events import Dies
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Named, Who


def _returns_with(kind: str) -> TriggeredAbility:
    returned = PutOntoBattlefield(Named.EVENT, under=Who.ITS_OWNER, counters=((kind, 1),))
    return TriggeredAbility(Dies(), (returned,), condition=HadNoCounter(kind))


PERSIST = _returns_with("-1/-1")
"""Persist (702.79a)."""

UNDYING = _returns_with("+1/+1")
"""Undying (702.93a)."""
