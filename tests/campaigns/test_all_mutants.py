"""The gate itself, over the whole suite and the whole catalogue."""

from __future__ import annotations

from adapters.campaigns.gate import killing_nothing, pass_gate, without_mutant
from adapters.campaigns.mutation import catalogue
from adapters.suite.reading.loading import load
from adapters.suite.reading.statements import catalogue as statements


def test_every_mutant_is_killed_by_a_scenario_of_a_statement_it_breaks_and_every_scenario_kills_one() -> None:
    scenarios = load()
    fates = pass_gate(catalogue(), scenarios, thorough=True)
    assert {fate.mutant.name: fate.ending for fate in fates if fate.ending != "killed"} == {}
    assert killing_nothing(scenarios, fates) == ()


def test_every_statement_has_a_mutant_that_breaks_it() -> None:
    assert without_mutant((each.id for each in statements().statements), catalogue()) == ()


def test_mutants_break_statements_that_there_are() -> None:
    known = {each.id for each in statements().statements}
    assert {each for mutant in catalogue() for each in mutant.statements} <= known
