"""Which scenarios of a suite are meant: by tag and by words."""

from __future__ import annotations

from collections.abc import Iterable

from adapters.suite.bad_input import BadInput
from adapters.suite.scenario import Scenario


def tags_of(scenario: Scenario) -> frozenset[str]:
    """Every tag by which a scenario can be selected, without the ``@``: its id, statements, rules, reports, and its mechanic
    (the directory of its feature file).
    """
    tags = {f"id:{scenario.id}", *scenario.statements}
    tags.update(f"cr:{rule}" for rule in scenario.rules)
    tags.update(f"report:{report}" for report in scenario.reports)
    mechanic, slash, _ = scenario.feature.partition("/")
    if slash:
        tags.add(mechanic)
    if scenario.derived:
        tags.add("derived")
    if scenario.since:
        tags.add(f"since:{scenario.since}")
    if scenario.until:
        tags.add(f"until:{scenario.until}")
    return frozenset(tags)


def selected(scenarios: Iterable[Scenario], tags: Iterable[str] = (), words: str = "") -> tuple[Scenario, ...]:
    """The scenarios that bear at least one of the tags (all of them where no tag is given) and have every one of the words in
    their id, their name or the path or title of their feature. Raises `BadInput` for a tag that no scenario bears, and if
    nothing is left.
    """
    scenarios = tuple(scenarios)
    wanted = {tag.removeprefix("@") for tag in tags}
    borne = frozenset().union(*(tags_of(scenario) for scenario in scenarios))
    unknown = sorted(wanted - borne)
    if unknown:
        raise BadInput(f"no scenario bears the tag {unknown[0]!r}")
    parts = words.casefold().split()
    chosen = tuple(
        scenario
        for scenario in scenarios
        if (not wanted or wanted & tags_of(scenario)) and all(part in _text(scenario) for part in parts)
    )
    if not chosen:
        raise BadInput("no scenario is selected" + (f": none has the words {words!r}" if words else ""))
    return chosen


def _text(scenario: Scenario) -> str:
    return f"{scenario.id}\n{scenario.name}\n{scenario.feature}\n{scenario.title}".casefold()
