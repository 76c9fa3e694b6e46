"""Engines that are programs, each bad in one way: none passes what it should not, none stops a run, none leaves a process behind,
and what one does costs no other scenario than the one at work.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from adapters.engines.process.limits import Limits
from adapters.suite.verdict import LONGEST
from tests.engines.cabinet.everyone import CABINET
from tests.engines.cabinet.program import Hostile
from tests.engines.cabinet.running import PROCESSES, Observed
from tests.engines.cabinet.scenes import IDS
from tests.engines.cabinet.showing import live, unprintable
from tests.engines.cabinet.table import PAGE, REWRITE, engine_name, shown, table
from tests.engines.cabinet.whole import runs, seen

MEMORY = 256 * 2**20
"""So many bytes the command itself may hold at most, whatever its engines write."""

pytestmark = pytest.mark.skipif(not PROCESSES.exists(), reason="what is left of a run is looked for in /proc")

BY_NAME = {each.name: each for each in CABINET}
RUN = [each for each in CABINET if each.outcomes]
REFUSED = [each for each in CABINET if not each.outcomes]


@pytest.fixture(scope="module")
def all_seen(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Observed]:
    """What was observed of every engine, by its name."""
    return seen(tmp_path_factory.mktemp("cabinet"))


def test_every_engine_has_a_name_of_its_own() -> None:
    assert len(BY_NAME) == len(CABINET)


@pytest.mark.parametrize("name", [each.name for each in RUN])
def test_an_engine_gets_the_verdicts_that_it_must_get(all_seen: Mapping[str, Observed], name: str) -> None:
    hostile, result = BY_NAME[name], all_seen[name]
    verdicts = result.verdicts[engine_name(hostile, result)]
    assert [verdict.id for verdict in verdicts] == list(IDS)
    assert [verdict.outcome for verdict in verdicts] == hostile.verdicts
    for verdict in verdicts:
        if verdict.outcome != "pass":
            assert re.search(hostile.reason, f"{verdict.reason}: {verdict.observed}")


@pytest.mark.parametrize("name", [each.name for each in REFUSED])
def test_an_engine_that_does_not_say_who_it_is_is_refused_in_one_line(all_seen: Mapping[str, Observed], name: str) -> None:
    result = all_seen[name]
    assert (result.status, result.out, result.reports) == (2, "", {})
    assert result.err.startswith("rulings: ")
    assert result.err.count("\n") == 1
    assert re.search(BY_NAME[name].reason, result.err)


@pytest.mark.parametrize("run", runs(), ids=lambda run: run[0].name)
def test_a_run_ends_as_its_verdicts_say_and_counts_them_all(all_seen: Mapping[str, Observed], run: tuple[Hostile, ...]) -> None:
    result = all_seen[run[0].name]
    verdicts = [outcome for each in run for outcome in each.verdicts]
    if verdicts:
        assert result.status == (0 if set(verdicts) == {"pass"} else 1)
        assert len(re.findall(r", of 6 scenarios$", result.out, re.MULTILINE)) == len(run)
        assert "Traceback" not in result.err


@pytest.mark.parametrize("run", runs(), ids=lambda run: run[0].name)
def test_no_process_is_left(all_seen: Mapping[str, Observed], run: tuple[Hostile, ...]) -> None:
    assert all_seen[run[0].name].left == ()


@pytest.mark.parametrize("run", runs(), ids=lambda run: run[0].name)
def test_the_command_takes_no_more_memory_for_it(all_seen: Mapping[str, Observed], run: tuple[Hostile, ...]) -> None:
    assert 0 < all_seen[run[0].name].memory < MEMORY


@pytest.mark.parametrize("run", runs(), ids=lambda run: run[0].name)
def test_nothing_that_is_shown_is_live(all_seen: Mapping[str, Observed], run: tuple[Hostile, ...]) -> None:
    result = all_seen[run[0].name]
    assert unprintable(result.out + result.err) == []
    for kind, content in result.reports.items():
        assert (kind, live(kind, content)) == (kind, [])


def test_the_end_of_the_standard_error_is_kept_with_the_verdict(all_seen: Mapping[str, Observed]) -> None:
    _, verdict, *_ = all_seen["raises"].verdicts["raises"]
    assert verdict.stderr.splitlines()[-1] == "RuntimeError: boom \x1b[31m <cabinet> boom"
    _, marked, *_ = all_seen["markup-at-the-end"].verdicts["markup-at-the-end"]
    assert "<cabinet onload" in marked.stderr


def test_of_what_an_engine_writes_only_so_much_is_kept(all_seen: Mapping[str, Observed]) -> None:
    verdict, *_ = all_seen["long-winded"].verdicts["long-winded"]
    assert len(verdict.observed) < 2 * LONGEST
    _, ended, *_ = all_seen["complains-and-ends"].verdicts["complains-and-ends"]
    assert 1000 < len(ended.stderr) <= Limits().stderr


def test_what_an_engine_says_of_itself_comes_to_an_end(all_seen: Mapping[str, Observed]) -> None:
    for kind, content in all_seen["long-name"].reports.items():
        assert (kind, len(content) < 2**20) == (kind, True)


def test_what_is_not_run_for_want_of_restarts_says_so(all_seen: Mapping[str, Observed]) -> None:
    *run, last = all_seen["every-time"].verdicts["every-time"]
    assert not [verdict for verdict in run if verdict.reason.startswith("not run")]
    assert last.reason.startswith("not run: ")


def test_the_table_says_what_was_observed(all_seen: Mapping[str, Observed]) -> None:
    assert shown() == table(CABINET, all_seen), f"bring the table in {PAGE.name} up to date: {REWRITE}"
