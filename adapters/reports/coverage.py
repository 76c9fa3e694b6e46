"""What the scenarios cover: statements by scenarios and by mutants, and the rules that are cited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill, wrap

from tabulate import tabulate

from adapters.campaigns.mutation import Mutant
from adapters.reports.grouping import by_number
from adapters.suite.reading.statements import Statement
from adapters.suite.running.editions import cited as cited_now
from adapters.suite.scenario import Scenario

WIDTH = 120
"""So many characters a line has, and `CELL` so many the column of the statements."""
CELL = 72


def coverage(statements: Sequence[Statement], scenarios: Iterable[Scenario], mutants: Iterable[Mutant]) -> str:
    """A line for each statement with how many scenarios and mutants it has, and in which features; then the gaps, and the
    rules.
    """
    scenarios, mutants = tuple(scenarios), tuple(mutants)
    showing = {each.id: sum(each.id in scenario.statements for scenario in scenarios) for each in statements}
    breaking = {each.id: sum(each.id in mutant.statements for mutant in mutants) for each in statements}
    features = {each.id: sorted({one.feature for one in scenarios if each.id in one.statements}) for each in statements}
    rows = [
        (each.id, showing[each.id] or "", breaking[each.id] or "", each.status, _cell(each.statement, features[each.id]))
        for each in statements
    ]
    headers = ("statement", "scenarios", "mutants", "status", "and the features that show it")
    cited = sorted({rule for scenario in scenarios for rule in cited_now(scenario)}, key=by_number)
    governing = {rule for each in statements for rule in each.rules}
    return "\n".join(
        (
            tabulate(rows, headers=headers, tablefmt="simple"),
            "",
            "status: settled, the rules say it; derived, it follows from the rules; uncertain, it may be read in another way too",
            f"{len(statements)} statements, {len(scenarios)} scenarios, {len(mutants)} mutants",
            _gap("statements without a scenario", (each.id for each in statements if not showing[each.id])),
            _gap("statements without a mutant", (each.id for each in statements if not breaking[each.id])),
            _gap("rules of statements that no scenario cites", sorted(governing - set(cited), key=by_number)),
            fill(f"{len(cited)} rules cited: {' '.join(cited)}", WIDTH, subsequent_indent="  "),
        )
    )


def _cell(statement: str, features: Iterable[str]) -> str:
    """A statement, and below it the features that show it."""
    names = ", ".join(feature.removesuffix(".feature") for feature in features)
    return "\n".join((*wrap(statement, CELL), *wrap(names, CELL, initial_indent="  ", subsequent_indent="  ")))


def _gap(what: str, keys: Iterable[str]) -> str:
    keys = tuple(keys)
    told = f"{what}: {len(keys)}" + (f": {' '.join(keys)}" if keys else "")
    return fill(told, WIDTH, subsequent_indent="  ")
