"""``rulings mutants``: whatever gets through the gate is named, and the status says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.campaigns import mutation
from adapters.cli.main import main
from adapters.suite.reading import loading
from adapters.suite.reading.statements import catalogue as statements

HARMLESS = """
[[mutant]]
name = "harmless"
statements = ["evoke-05"]
rule = "118.9"
why = "Nothing that a ruling could notice."
module = "oracle.keywords.evoke"
before = 'cast.alternative == "evoke"'
after = 'cast.alternative in ("evoke",)'
"""
MISPLACED = """
[[mutant]]
name = "misplaced"
statements = ["evoke-05"]
rule = "702.74a"
why = "The sacrifice is gone, which is no matter of the cost."
module = "oracle.keywords.evoke"
before = 'cast.alternative == "evoke"'
after = "False"
"""
CRASHING = """
[[mutant]]
name = "crashing"
statements = ["evoke-05"]
rule = "702.74a"
why = "It stops working."
module = "oracle.keywords.evoke"
before = 'cast.alternative == "evoke"'
after = "cast.no_such_thing"
"""
HANGING = """
[[mutant]]
name = "ending"
statements = ["evoke-05"]
rule = "702.74a"
why = "It brings its process down."
module = "oracle.keywords.evoke"
before = 'cast.alternative == "evoke"'
after = '__import__("os")._exit(3)'
"""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the suite only the scenarios of three statements, to which these mutants matter: the whole takes its time."""
    wanted = {"evoke-01", "evoke-02", "evoke-05"}
    part = tuple(scenario for scenario in loading.load() if wanted.intersection(scenario.statements))
    monkeypatch.setattr(loading, "load", lambda _: part)


@pytest.fixture
def catalogue(few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue of one's own: a folder with one file."""
    plain = mutation.catalogue
    monkeypatch.setattr(mutation, "catalogue", lambda: plain(tmp_path))
    return tmp_path / "mine.toml"


def test_a_mutant_that_is_killed(few: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutants", "--only", "evoke-costs-the-lesser-of-two"]) == 0
    out = capsys.readouterr().out
    assert "evoke-05-dearer" in out
    assert out.endswith("1 of 1 mutants killed by scenarios of the statements they break\n")


@pytest.mark.parametrize(
    ("mutant", "told"),
    [
        (HARMLESS, "SURVIVED"),
        (MISPLACED, "KILLED ONLY BY OTHERS: "),
        (CRASHING, "AttributeError"),
        (HANGING, "BROKEN: the process died"),
    ],
)
def test_a_mutant_that_gets_through(catalogue: Path, mutant: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue.write_text(mutant, encoding="utf-8")
    assert main(["mutants", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert told in out
    assert "0 of 1 mutants killed" in out
    assert f"statements without a mutant ({len(statements().statements) - 1}): evoke-01 " in out


def test_what_kills_nothing_is_listed_where_all_is_looked_for(catalogue: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue.write_text(MISPLACED.replace("evoke-05", "evoke-02"), encoding="utf-8")
    assert main(["mutants", "--jobs", "2"]) == 0
    assert "that kill no mutant" not in capsys.readouterr().out
    assert main(["mutants", "--thorough", "--jobs", "2"]) == 0
    killers, _, idle = capsys.readouterr().out.partition("scenarios that kill no mutant of their statements (")
    assert "evoke-02-on-the-battlefield" in killers
    assert "evoke-02-on-the-battlefield" not in idle
    assert "evoke-01-" in idle


def test_a_mutant_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutants", "--only", "nobody"]) == 2
    assert capsys.readouterr().err == "rulings: there is no mutant 'nobody'\n"


def test_a_mutant_that_does_not_fit(catalogue: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue.write_text(HARMLESS.replace("before = 'cast", "before = 'cost"), encoding="utf-8")
    assert main(["mutants"]) == 2
    assert "mutant harmless: its fragment occurs 0 times in oracle.keywords.evoke, not once" in capsys.readouterr().err


def test_coverage_lists_every_statement_and_the_gaps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage"]) == 0
    lines = capsys.readouterr().out.splitlines()
    listed = [line.partition(" ")[0] for line in lines]
    assert all(listed.count(each.id) == 1 for each in statements().statements)
    assert any(line.startswith("rules of statements that no scenario cites: ") for line in lines)


def test_no_statement_is_without_a_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage"]) == 0
    assert "statements without a scenario: 0" in capsys.readouterr().out.splitlines()


def test_steps_lists_the_phrases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["steps"]) == 0
    assert "Alice casts Mulldrifter from her graveyard for its evoke cost" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "more"), [(["Toxic"], True), (["first", "strike"], True), (["proliferate"], False)])
def test_a_word_in_no_phrase_is_refused_and_a_keyword_told_how_it_is_said(
    words: list[str], more: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["steps", *words]) == 2
    assert ("rulings steps keyword" in capsys.readouterr().err) == more
