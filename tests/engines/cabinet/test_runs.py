"""Runs that are disturbed from outside, or have several workers, with engines of the cabinet."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from tests.engines.cabinet.running import PATIENCE, PROCESSES, left, observed, started, wait_for
from tests.engines.cabinet.scenes import IDS
from tests.engines.cabinet.test_cabinet import BY_NAME

pytestmark = pytest.mark.skipif(not PROCESSES.exists(), reason="what is left of a run is looked for in /proc")

LIVELY = ("right", "exits-at-act", "raises", "deep", "ahead", "leaves-a-daemon", "crashes-beside-a-child", "refuses", "shuffles")
"""Engines that do the same to a scenario whatever came before."""


def test_with_two_workers_every_verdict_is_the_same(tmp_path: Path) -> None:
    engines = [BY_NAME[name] for name in LIVELY]
    result = observed(tmp_path, engines, "--jobs", "2")
    assert (result.status, result.err, result.left) == (1, "", ())
    got = {name: [verdict.outcome for verdict in verdicts] for name, verdicts in result.verdicts.items()}
    assert got == {each.name: each.verdicts for each in engines}


def test_the_budget_of_restarts_is_for_each_engine(tmp_path: Path) -> None:
    twice = [BY_NAME["every-time"], BY_NAME["exits-at-act"]]
    result = observed(tmp_path, twice)
    assert [verdict.outcome for verdict in result.verdicts["exits-at-act"]] == BY_NAME["exits-at-act"].verdicts


def test_the_oracle_as_a_program_is_right(tmp_path: Path) -> None:
    words = shlex.join([sys.executable, "-m", "adapters.cli.main", "serve", "--engine", "oracle"])
    result = observed(tmp_path, [BY_NAME["exits-at-act"]], "--engine", f"served=cmd:{words}", "--strict-contract")
    assert [verdict.outcome for verdict in result.verdicts["served"]] == ["pass"] * len(IDS)
    assert result.left == ()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130), (signal.SIGTERM, None)])
def test_a_run_that_is_ended_leaves_no_process_and_no_report(
    tmp_path: Path, number: signal.Signals, status: int | None, jobs: str
) -> None:
    process = started(tmp_path, [BY_NAME["waits-beside-a-daemon"]], "--jobs", jobs)
    try:
        wait_for(lambda: (tmp_path / "waits-beside-a-daemon" / "begun").exists(), "the action")
        os.kill(process.pid, number)
        ended = process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert status in (None, ended)
    assert left(tmp_path) == ()
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("report.") and path.suffix != ".partial"]


def test_an_engine_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    result = observed(tmp_path, [BY_NAME["right"]], "--engine", "gone=cmd:./no-such-program")
    assert (result.status, result.out, result.reports, result.left) == (2, "", {}, ())
    assert result.err.count("\n") == 1
