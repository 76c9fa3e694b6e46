"""What the gate says of a mutant, from what became of the scenarios."""

from __future__ import annotations

import msgspec
import pytest

from adapters.campaigns.gate import Fate, judged, killing_nothing, passed, table, without_mutant
from adapters.campaigns.mutant_run import Ran, own
from adapters.campaigns.mutation import Mutant
from adapters.suite.scenario import Scenario

MUTANT = Mutant(
    name="evoke-costs-nothing",
    statements=("evoke-01",),
    rule="118.9",
    why=".",
    module="oracle.keywords.evoke",
    before="1",
    after="0",
)
MINE = Scenario(id="mine", name="", feature="", title="", statements=("evoke-01", "evoke-02"))
OTHER = Scenario(id="other", name="", feature="", title="", statements=("evoke-02",))


def ran(**outcomes: str) -> list[Ran]:
    return [Ran(key, outcome, f"{key} went so") for key, outcome in outcomes.items()]


@pytest.mark.parametrize(
    ("results", "ending"),
    [
        (ran(mine="fail"), "killed"),
        (ran(mine="fail", other="error"), "broken"),
        (ran(mine="pass", other="fail"), "killed only by others"),
        (ran(mine="pass", other="pass"), "survived"),
        (ran(mine="error", other="pass"), "broken"),
        (ran(mine="unsupported", other="fail"), "broken"),
        (ran(mine="pass", other="not applicable"), "survived"),
    ],
)
def test_only_a_failure_of_its_own_scenarios_kills(results: list[Ran], ending: str) -> None:
    fate = judged(MUTANT, [MINE, OTHER], results)
    assert fate.ending == ending
    assert passed([fate]) is (ending == "killed")


def test_a_mutant_whose_process_dies_is_broken() -> None:
    fate = judged(MUTANT, [MINE, OTHER], ran(mine="pass"), "not done after 120 seconds")
    assert fate.ending == "broken"
    assert "BROKEN: not done after 120 seconds" in table([fate])


def test_a_mutant_that_fails_and_then_dies_is_broken_all_the_same() -> None:
    fate = judged(MUTANT, [MINE, OTHER], ran(mine="fail"), "not done after 120 seconds")
    assert fate.ending == "broken"
    assert not passed([fate])


def test_nothing_does_not_get_through_the_gate() -> None:
    assert not passed([])


def test_one_mutant_that_gets_through_keeps_the_gate_shut() -> None:
    assert not passed([Fate(MUTANT, killers=("mine",)), Fate(MUTANT)])


def test_the_table_names_the_killers() -> None:
    rows = table([Fate(MUTANT, killers=("mine", "mine-too")), Fate(MUTANT, others=("other",)), Fate(MUTANT)]).splitlines()[2:]
    assert rows[0].split(maxsplit=3) == ["evoke-costs-nothing", "evoke-01", "118.9", "mine, mine-too"]
    assert rows[1].endswith("KILLED ONLY BY OTHERS: other")
    assert rows[2].endswith("SURVIVED")


def test_the_number_of_a_rule_is_no_fraction() -> None:
    (row,) = table([Fate(msgspec.structs.replace(MUTANT, rule="120.10"))]).splitlines()[2:]
    assert row.split(maxsplit=3)[2] == "120.10"


def test_a_mutants_own_scenarios_are_those_of_the_statements_it_breaks() -> None:
    assert own(MUTANT, [MINE, OTHER]) == (MINE,)
    assert own(None, [MINE, OTHER]) == ()


def test_scenarios_that_rest_on_the_rule_come_first() -> None:
    citing = Scenario(id="citing", name="", feature="", title="", statements=("evoke-01",), rules=("118.9",))
    assert own(MUTANT, [OTHER, MINE, citing]) == (citing, MINE)


def test_gaps_are_listed() -> None:
    assert without_mutant(["evoke-01", "evoke-02"], [MUTANT]) == ("evoke-02",)
    assert killing_nothing([MINE, OTHER], [Fate(MUTANT, killers=("mine",), others=("other",))]) == ("other",)
