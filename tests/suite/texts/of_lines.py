"""Scenarios about the texts of the rules, from their lines."""

from __future__ import annotations

from adapters.suite.phrases import read
from adapters.suite.scenario import Scenario, Setup

GALLOPING = (
    'the text of 2001-01-01 reads "702.21. Galloping"',
    'the text of 2001-01-01 reads "702.21a Galloping is a gait. Whoever gallops says "go and goes."',
    'the text of 2002-01-01 reads "702.21. Ambling"',
    'the text of 2002-01-01 reads "702.22. Galloping"',
    'the text of 2002-01-01 reads "702.22a Galloping is a gait. Whoever gallops says "go and goes."',
)
"""A keyword that is renumbered, as another comes before it."""


def about(*lines: str, since: str = "", until: str = "") -> Scenario:
    """A scenario of these lines."""
    items = [read(line) for line in lines]
    return Scenario(
        id="a",
        name="A",
        feature="x.feature",
        title="T",
        statements=("evolution-01",),
        rules=("702.51a",),
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
        since=since,
        until=until,
    )
