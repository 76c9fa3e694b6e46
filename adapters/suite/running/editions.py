"""Under which edition of the rules a scenario is played."""

from __future__ import annotations

from datetime import date
from itertools import chain

from adapters.contract.messages import EDITION, Hello
from adapters.suite.bad_input import BadInput
from adapters.suite.scenario import Scenario
from oracle.editions import CHANGES, FIRST_EDITION, modelled


def edition_for(scenario: Scenario, hello: Hello, wanted: str = "") -> str | None:
    """The edition, an ISO date, under which an engine plays a scenario; ``None`` if the scenario is not of that edition.

    An engine that knows editions plays the ``wanted`` one, and where none is wanted the suite's own, or one in which the
    scenario holds. Any other engine plays its own edition, the suite's where it claims none.
    """
    if "editions" not in hello.capabilities:
        own = hello.edition or EDITION
        return own if applies(scenario, own) and (not wanted or same_rules(own, wanted)) else None
    if wanted:
        return wanted if applies(scenario, wanted) else None
    return EDITION if applies(scenario, EDITION) else scenario.until or scenario.since


def same_rules(one: str, other: str) -> bool:
    """Whether the same rules are in force on two days: none of the editions and none of the changes that are known begins after
    the earlier and up to the later.
    """
    if one == other:
        return True
    from oracle.rulebook.history import known as history

    first, last = sorted((one, other))
    return not any(first < day <= last for day in (*history.editions(), *(change.since for change in CHANGES)))


def applies(scenario: Scenario, edition: str) -> bool:
    """Whether a scenario holds under an edition."""
    return scenario.since <= edition and (not scenario.until or edition <= scenario.until)


def why_not(scenario: Scenario, hello: Hello, wanted: str = "") -> str:
    """Why a scenario is not applicable: it holds on other days than the one ``wanted``, or that is none of the engine's."""
    day = wanted or hello.edition or EDITION
    if applies(scenario, day):
        return f"the engine does not play by the rules of {day}"
    named = (f"{word} {limit}" for word, limit in (("since", scenario.since), ("until", scenario.until)) if limit)
    return f"it holds {' and '.join(named)}, and not by the rules of {day}"


def cited(scenario: Scenario, edition: str = EDITION) -> tuple[str, ...]:
    """The rules that a scenario cites, by their numbers in this edition; where it has no such rule, as ``502.46b/2007-10-01``,
    the number with the edition that has it.

    Tags give the numbers of the present rules, or, of a scenario that holds no longer, those of the last day on which it did.
    """
    written = min(scenario.until or EDITION, EDITION)
    if edition == written:
        return scenario.rules
    # What is played by the present rules needs no history.
    from oracle.rulebook.history import known as history

    there = history.edition_on(written)
    if there == history.edition_on(edition):
        return scenario.rules
    numbers = (history.numbers_in(rule, edition, of=written) or (f"{rule}/{there}",) for rule in scenario.rules)
    return tuple(dict.fromkeys(chain.from_iterable(numbers)))


def is_date(text: str) -> bool:
    """Whether this is a date by which an edition can be named; they are compared as text."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def check(edition: str) -> None:
    """Raises `BadInput` for what is no edition, by its date, of which the suite has rulings."""
    if not is_date(edition):
        raise BadInput(f"--edition {edition or repr(edition)}: this is no date; write it like 2013-07-13")
    if not modelled(edition):
        raise BadInput(f"--edition {edition}: the suite rules on the editions from {FIRST_EDITION} to {EDITION} only")
