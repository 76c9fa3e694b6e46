"""``rulings run --edition``: a day chooses the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.reports.stream import read
from tests.cli.conftest import RIGHT, Rulings

HELD = """
  @id:evoke-02-held @until:2013-07-12
  Scenario: Until then, everybody began at 20 life
    Given Alice has Mulldrifter in her hand
    Then Alice is at 20 life
"""

HOLDS = HELD.replace("held", "holds").replace("until:2013-07-12", "since:2013-07-13").replace("Until then", "Since then")


def test_a_day_chooses_the_rules_and_with_them_the_rulings(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, path = str(rulings(RIGHT, HELD, HOLDS)), tmp_path / "r.jsonl"

    def outcomes(*words: str) -> dict[str, str]:
        assert main(["run", folder, "--report", str(path), *words]) == 0
        return {verdict.id.removeprefix("evoke-02-"): verdict.outcome for verdict in read(path).verdicts}

    assert outcomes() == {"right": "pass", "held": "pass", "holds": "pass"}
    assert outcomes("--edition", "2013-07-12") == {"right": "pass", "held": "pass", "holds": "not applicable"}
    assert "oracle 1; rules of 2013-07-12\n" in capsys.readouterr().out
    assert read(path).header.edition == "2013-07-12"
    assert outcomes("--edition", "2013-07-13") == {"right": "pass", "held": "not applicable", "holds": "pass"}


@pytest.mark.parametrize(
    ("edition", "why"),
    [
        ("M14", "this is no date; write it like 2013-07-13"),
        ("2013-7-13", "this is no date; write it like 2013-07-13"),
        ("2005-09-30", "the suite rules on the editions from 2005-10-01 to 2026-08-07 only"),
        ("2026-08-08", "the suite rules on the editions from 2005-10-01 to 2026-08-07 only"),
    ],
)
def test_an_edition_that_there_is_not_is_refused_in_a_line(
    rulings: Rulings, edition: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", str(rulings(RIGHT)), "--edition", edition]) == 2
    assert capsys.readouterr().err == f"rulings: --edition {edition}: {why}\n"


@pytest.mark.parametrize("command", ["run", "list"])
def test_an_edition_that_is_left_empty_is_refused(rulings: Rulings, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, str(rulings(RIGHT)), "--edition", ""]) == 2
    assert "--edition '': this is no date" in capsys.readouterr().err
