"""``rulings run`` on rulings about the texts of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.engines.expectations import Expectation, written
from adapters.reports.stories import again
from adapters.reports.stream import read
from tests.cli.conftest import RIGHT, Plug, Rulings, Shy

ABOUT_TEXTS = """\
@evolution-01 @cr:702.51a
Feature: A number that is another
  Background:
    Given the history of the rules

  @id:evolution-01-holds
  Scenario: It holds
    Then from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51a
{}"""

OF_A_RECORD = """
  @id:evoke-02-record
  Scenario: Quorble is cast
    Given Alice has Quorble in her hand
    And Alice controls 2 Swamp
    When Alice casts Quorble
    And everyone passes until the stack is empty
    Then Quorble is on the battlefield
"""

RECORD = '[{"name": "Quorble", "type": "Creature - Beast", "manaCost": "{2}", "power": "1", "toughness": "1"}]'

DOES_NOT_HOLD = """
  @id:evolution-01-not
  Scenario: It does not hold
    Then from 2021-02-15 to 2021-04-22 rule 702.51a is reworded, wording
"""


def test_scenarios_about_texts_are_judged_once_and_apart_from_every_engine(
    rulings: Rulings, engine: Plug, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("shy", Shy)
    folder, report = rulings(RIGHT), tmp_path / "r.jsonl"
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(""), encoding="utf-8")
    assert main(["run", str(folder), "--engine", "oracle", "--report", str(report)]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "oracle: 1 pass (0 unexpected), 0 expected failures, 0 failures (0 changed), 0 unsupported, 0 errors, of 1 scenario",
        "the texts of the rules: 1 of 1 ruling holds",
    ]
    back = read(report)
    assert (back.header.features, [verdict.id for verdict in back.verdicts]) == (
        {"mine/sacrifice.feature": 1},
        ["evoke-02-right"],
    )
    assert (back.footer.counts, back.footer.texts) == ({"pass": 1}, {"pass": 1})
    assert (back.header.texts, [(each.id, each.engine) for each in back.texts]) == (
        {"texts.feature": 1},
        [("evolution-01-holds", "rulebook")],
    )
    main(["run", str(folder), "--engine", "shy"])
    assert capsys.readouterr().out.endswith(
        "1 unsupported (1 not expected), 0 errors, of 1 scenario\nthe texts of the rules: 1 of 1 ruling holds\n"
    )


def test_what_does_not_hold_in_the_texts_is_told_and_the_status_is_1(
    rulings: Rulings, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = rulings(RIGHT)
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(DOES_NOT_HOLD), encoding="utf-8")
    assert main(["run", str(folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["FAILED: evolution-01-not on rulebook", "  ruling    It does not hold"]
    assert "  feature   texts.feature:12 A number that is another" in lines
    assert "  observed  from 2021-02-15 to 2021-04-22 rule 702.51a is renumbered to 702.52a" in lines
    assert f"  again     rulings run {folder} --tag id:evolution-01-not" in lines
    assert lines[-2] == "the texts of the rules: 1 of 2 rulings holds"
    assert lines[-1].startswith("  evolution-01-not (texts.feature:12): failure: it is otherwise; expected: from 2021-02-15 ")


def test_the_command_for_one_that_does_not_hold_names_the_cards_without_which_the_rest_does_not_load(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, cards, report = rulings(OF_A_RECORD), tmp_path / "cards.json", tmp_path / "r.jsonl"
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(DOES_NOT_HOLD), encoding="utf-8")
    cards.write_text(RECORD, encoding="utf-8")
    assert main(["run", str(folder), "--cards", str(cards), "--report", str(report)]) == 1
    words = ["run", str(folder), "--tag", "id:evolution-01-not", "--cards", str(cards)]
    command = f"rulings {' '.join(words)}"
    assert f"  again     {command}" in capsys.readouterr().out.splitlines()
    (verdict,) = (each for each in read(report).texts if not each.green)
    assert again(read(report), verdict) == command
    assert main(["dialogue", "evolution-01-not", "--path", str(folder), "--cards", str(cards)]) == 2
    assert capsys.readouterr().err.endswith(f"say {command}\n")
    assert main(words) == 1
    assert "FAILED: evolution-01-not on rulebook" in capsys.readouterr().out


def test_of_nothing_but_texts_there_is_no_table(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, report = rulings(RIGHT), tmp_path / "r.jsonl"
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(""), encoding="utf-8")
    assert main(["run", str(folder), "--tag", "evolution-01", "--report", str(report)]) == 0
    assert main(["report", str(report)]) == 0
    assert capsys.readouterr().out == "the texts of the rules: 1 of 1 ruling holds\n" * 2


def test_a_scenario_about_texts_is_nothing_for_an_expectation_file(
    rulings: Rulings, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    expected = tmp_path / "oracle.toml"
    expected.write_text(
        written("oracle", {"evolution-01-same-text": Expectation(kind="bug", outcome="fail", observed="x")}), encoding="utf-8"
    )
    assert main(["run", "--tag", "evolution-01", "--expected", str(expected)]) == 2
    assert "evolution-01-same-text" in capsys.readouterr().err
    assert main(["dialogue", "evolution-01-same-text"]) == 2
    assert capsys.readouterr().err == (
        "rulings: evolution-01-same-text is about the texts of the rules, and no engine is told of it: say rulings run --tag"
        " id:evolution-01-same-text\n"
    )
    folder = rulings(RIGHT)
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(""), encoding="utf-8")
    assert main(["dialogue", "evolution-01-holds", "--path", str(folder)]) == 2
    assert capsys.readouterr().err.endswith(f"say rulings run {folder} --tag id:evolution-01-holds\n")


def test_exported_scenarios_about_texts_are_told_of_and_judged_alike(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = rulings(RIGHT), tmp_path / "out"
    (folder / "texts.feature").write_text(ABOUT_TEXTS.format(DOES_NOT_HOLD), encoding="utf-8")
    assert main(["export", "--out", str(out), str(folder)]) == 0
    told = "3 scenarios and their schema in 3 files; 2 of them are about the texts of the rules, which is nothing for an engine\n"
    assert capsys.readouterr().out == f"{out}: {told}"
    assert main(["run", str(out)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "the texts of the rules: 1 of 2 rulings holds"
    assert lines[-1].startswith("  evolution-01-not (texts.feature): failure: it is otherwise; ")
