"""``rulings rules affected``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.suite.reading import loading
from tests.cli.rules.conftest import Texts

FEATURE = """\
@evoke-02 @cr:702.51b
Feature: What creatures may pay for

  @id:convoke-77-today @cr:702.51a
  Scenario: A creature pays
    Given Alice controls Ornithopter
    When Alice passes
    Then Ornithopter is untapped

  @id:convoke-77-not-then @cr:702.51a @since:2024-07-30
  Scenario: A creature pays for what is new
    Given Alice controls Ornithopter
    When Alice passes
    Then Ornithopter is untapped

  @id:convoke-77-untouched @cr:601.2h
  Scenario: Nobody pays
    Given Alice controls Ornithopter
    When Alice passes
    Then Ornithopter is untapped
"""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A suite of one file, in the folder that commands are run in."""
    file = tmp_path / "mine.feature"
    file.write_text(FEATURE)
    whole = loading.load_all((file,))
    monkeypatch.setattr(loading, "load_all", lambda: whole)
    monkeypatch.chdir(tmp_path)
    return file


def test_two_days_are_compared_without_any_text(suite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2016-12-31", "2017-02-28"]) == 0
    out = capsys.readouterr().out

    assert "from the rules of 2016-11-11 to those of 2017-01-20\n" in out
    assert "\n702.50a -> 702.50a and 702.50b (cited as 702.51a and 702.51b): 702.50a was split into 702.50a and 702.50b\n" in out
    assert "\n  mine.feature:5   convoke-77-today\n  mine.feature:17  convoke-77-untouched\n  statements: convoke-" in out
    assert "convoke-77-not-then" not in out


def test_tags_that_only_need_another_number_come_last(suite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2021-02-15", "2021-04-22"]) == 0
    out = capsys.readouterr().out
    _, _, last = out.partition("Rules that only have another number, by which tags and statements cite them from then on (")

    assert "\n702.50a -> 702.51a    1 scenario, " in last
    assert "\n702.50b -> 702.51b    2 scenarios, " in last
    assert "\n702.125b -> 702.126b  1 statement\n" in last
    assert "mine.feature" not in last


OUTLINE = """\
@evoke-02 @cr:702.51a
Feature: What creatures pay for

  @id:convoke-77-rows
  Scenario Outline: A <creature> pays
    Given Alice controls <creature>
    When Alice passes
    Then <creature> is untapped

    @since:2013-07-13
    Examples:
      | creature      |
      | Ornithopter   |
      | Memnite       |
      | Grizzly Bears |

    @since:2017-01-20
    Examples:
      | creature   |
      | Hill Giant |

    @since:2013-07-13
    Examples:
      | creature    |
      | Mulldrifter |
"""


def test_the_rows_of_an_outline_are_told_in_a_line_and_for_programs_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.feature"
    file.write_text(OUTLINE)
    whole = loading.load_all((file,))
    monkeypatch.setattr(loading, "load_all", lambda: whole)
    monkeypatch.chdir(tmp_path)

    assert main(["rules", "affected", "2014-07-18", "2014-09-26"]) == 0
    assert ": reworded (punctuation only)\n  rows.feature:5  convoke-77-rows-1..3, 5\n" in (capsys.readouterr().out)
    assert main(["rules", "affected", "2014-07-18", "2014-09-26", "--json"]) == 0
    (convoke,) = [rule for rule in json.loads(capsys.readouterr().out)["rules"] if rule["before"] == "702.50a"]
    assert [each["id"] for each in convoke["scenarios"]] == [f"convoke-77-rows-{row}" for row in (1, 2, 3, 5)]


def test_the_same_for_programs(suite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2021-02-15", "2021-04-22", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (convoke,) = [rule for rule in found["rules"] if rule["before"] == "702.50a"]
    statements = convoke.pop("statements")

    assert (found["old"], found["new"]) == ("2021-02-15", "2021-04-22")
    assert "convoke-01" in statements
    assert convoke == {
        "cited": ["702.51a"],
        "weight": "renumbered",
        "before": "702.50a",
        "after": ["702.51a"],
        "changes": [{"edition": "2021-04-22", "kind": "renumbered", "rewording": None}],
        "scenarios": [{"id": "convoke-77-today", "file": "mine.feature", "line": 5}],
    }


def test_two_texts_are_compared(suite: Path, made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    old = made_up(7, ("702.2a", "702.51a"))
    new = made_up(9, ("702.2a", "702.51a"), ("in sand", "in wet sand"))

    assert main(["rules", "affected", str(old), str(new)]) == 0
    out = capsys.readouterr().out

    assert "\nRules that should be in the older text and are not there (" in out
    assert "\n702.51b: not there\n" in out
    assert "\n702.51a: reworded\n  mine.feature:5   convoke-77-today\n  mine.feature:11  convoke-77-not-then\n" in out


def test_two_days_of_one_edition_are_refused(suite: Path, made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2026-06-30", "2026-08-01"]) == 2
    line = "2026-06-30 and 2026-08-01 are of one edition, that of 2026-06-19: there is nothing to compare"
    assert capsys.readouterr().err == f"rulings: {line}\n"


def test_the_later_of_two_days_comes_second(suite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2013-08-01", "2013-05-01"]) == 2
    line = "2013-05-01 (2013-05-01) has to be a later edition than 2013-08-01 (2013-07-13); name the older one first"
    assert capsys.readouterr().err == f"rulings: {line}\n"


def test_a_day_and_a_text_are_refused(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", "2026-08-07", str(made_up(9))]) == 2
    assert capsys.readouterr().err == "rulings: give two files or two days: 2026-08-07 is a day, of which no text is at hand\n"


@pytest.mark.parametrize("arguments", [["2001-01-01", "2021-04-22"], ["nowhere.txt", "nothing.txt"]])
def test_what_is_not_there_is_said_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "affected", *arguments]) == 2
    out, err = capsys.readouterr()

    assert (out, err.count("\n")) == ("", 1)
