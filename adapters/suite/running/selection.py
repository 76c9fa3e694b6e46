"""Which scenarios of a suite are meant: by tag and by words."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Sequence

from adapters.contract.messages import EDITION
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import SMOKE, load
from adapters.suite.running.editions import cited
from adapters.suite.scenario import Scenario

NEAREST = 3
"""So many ids or tags are told that may be meant by one that is not there."""


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


def tags_in(scenario: Scenario, edition: str = "") -> frozenset[str]:
    """The tags by which a scenario is selected in a run under an edition: rules are called by their numbers in it. Where none is
    said, by the present ones, and, of what holds no longer, also as the scenario has them.
    """
    tags = tags_of(scenario)
    if edition:
        tags = frozenset(tag for tag in tags if not tag.startswith("cr:"))
    return tags | {f"cr:{rule}" for rule in cited(scenario, edition or EDITION)}


def borne_by(scenario: Scenario, wanted: Collection[str], edition: str = "") -> frozenset[str]:
    """The tags by which a scenario can be among the wanted ones. Of rules the numbers of the edition are looked up only where a
    number is wanted, for that takes the history of all rules.
    """
    return tags_in(scenario, edition) if any(tag.startswith("cr:") for tag in wanted) else tags_of(scenario)


def selected(scenarios: Iterable[Scenario], tags: Iterable[str] = (), words: str = "", edition: str = "") -> tuple[Scenario, ...]:
    """The scenarios that bear at least one of the tags (all of them where no tag is given) and have every one of the words in
    their id, their name or the path or title of their feature. Raises `BadInput` for a tag that no scenario bears, and if
    nothing is left. See `tags_in` for ``edition``.
    """
    scenarios = tuple(scenarios)
    wanted = {tag.removeprefix("@") for tag in tags}
    borne = {scenario.id: borne_by(scenario, wanted, edition) for scenario in scenarios}
    everything = frozenset().union(*borne.values())
    unknown = sorted(wanted - everything)
    if unknown:
        raise BadInput(no_such_tag(unknown[0], everything, edition))
    parts = words.casefold().split()
    chosen = tuple(
        scenario
        for scenario in scenarios
        if (not wanted or wanted & borne[scenario.id]) and all(part in _text(scenario) for part in parts)
    )
    if not chosen:
        raise BadInput("no scenario is selected" + (f": none has the words {words!r}" if words else ""))
    return chosen


def no_such_tag(tag: str, borne: Collection[str], edition: str = "") -> str:
    """What is to be said of a tag that is none of those that scenarios bear in a run under an edition."""
    if edition and tag.startswith("cr:") and (then := _number_then(tag.removeprefix("cr:"), edition)):
        return f"no scenario bears the tag {tag!r} by the rules of {edition}; today's {tag.removeprefix('cr:')} was {then}"
    identity = tag.removeprefix("id:")
    ids = [each for each in borne if each.startswith("id:")]
    if f"id:{identity}" in ids:
        return f"no scenario bears the tag {tag!r}; to select by the id, say id:{identity}"
    return f"no scenario bears the tag {tag!r}{instead(identity, ids if identity != tag else borne)}"


def _number_then(rule: str, edition: str) -> str:
    """The number in an edition of the rule that has this one today; empty where there is none."""
    from oracle.rulebook.history import known as history
    from oracle.rulebook.history.chronicle import NoSuchRule

    try:
        return history.number_in(rule, edition) or ""
    except NoSuchRule:
        return ""


def instead(word: str, known: Iterable[str]) -> str:
    """What to say after a word that is none of the known ones, ids or tags: which of them begin with it, or else are most like
    it, or that it is of the smoke test; nothing where there is nothing like it.
    """
    names = {each.removeprefix("id:"): each for each in sorted(known)}
    nearest = [each for each in names if each.startswith(word)] if word else []
    smoke = [each.id for each in load((SMOKE,)) if each.id.startswith(word)] if word and not nearest else []
    if smoke:
        return f"; the smoke test, which runs as a whole, has {_some(smoke)}: say rulings dialogue {smoke[0]}"
    nearest = nearest or difflib.get_close_matches(word, names, n=NEAREST, cutoff=0.8)
    return f"; did you mean {_some([names[each] for each in nearest])}?" if nearest else ""


def _some(words: Sequence[str]) -> str:
    return ", ".join(words[:NEAREST]) + (", ..." if len(words) > NEAREST else "")


def _text(scenario: Scenario) -> str:
    return f"{scenario.id}\n{scenario.name}\n{scenario.feature}\n{scenario.title}".casefold()
