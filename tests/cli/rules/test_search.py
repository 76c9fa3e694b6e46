"""``rulings rules search``."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.suite.finding import passages
from adapters.suite.reading.loading import load
from tests.official_texts import FOLDER, needed
from tests.oracle.rulebook.synthetic import TEXT

GIVE = "give one with --from, or a folder of them in RULINGS_CR_DIR"


@pytest.fixture(autouse=True)
def no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no folder of texts unless a test has one."""
    monkeypatch.delenv("RULINGS_CR_DIR", raising=False)


@cache
def _scenarios(path: Path) -> tuple[passages.Passage, ...]:
    return tuple(OF_FEATURE(path))


OF_FEATURE = passages.of_feature


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite, which no test changes, is read once for all tests together."""
    monkeypatch.setattr(passages, "of_feature", _scenarios)


@pytest.fixture
def text(tmp_path: Path) -> str:
    """A file with a text."""
    path = tmp_path / "made-up.txt"
    path.write_text(TEXT, encoding="utf-8")
    return str(path)


def test_a_text_that_is_given(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "--from", text, "--in", "rules", "digs", "sand"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 passage in the rules as of 2031-08-07",
        "702.2a  *Digging*  (rule, made-up.txt:56)",
        "    *Digging* is what a turtle does in *sand*.",
    ]


def test_the_newest_text_of_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its edition counts, and not its name; what is no text is passed over."""
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-16")
    (tmp_path / "b.txt").write_text(TEXT.replace("August 7, 2031", "July 1, 2030"), encoding="utf-8")
    (tmp_path / "c.txt").write_bytes(b"%PDF")
    (tmp_path / "d.txt").write_bytes(b"Words.")
    monkeypatch.setenv("RULINGS_CR_DIR", str(tmp_path))
    assert main(["rules", "search", "--in", "rules", "100.2"]) == 0
    assert "(rule, a.txt:34)" in capsys.readouterr().out


def test_a_folder_without_texts(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULINGS_CR_DIR", str(tmp_path))
    assert main(["rules", "search", "turtle"]) == 2
    assert capsys.readouterr().err.startswith(f"rulings: {tmp_path}: there is no text of the rules in this folder")
    (tmp_path / "a.txt").write_text("Words.", encoding="utf-8")
    assert main(["rules", "search", "turtle"]) == 2
    told = f"rulings: {tmp_path}: RULINGS_CR_DIR names this, and there is no text of the rules in it\n"
    assert capsys.readouterr().err == told


def test_without_a_text_the_suite_alone_is_searched_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "--limit", "3", "603.3b"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"\d+ passages, the best 3 of them, in the suite alone: no text of the rules is at hand \(give one with --from\)", first
    )
    heads = [line for line in lines if not line.startswith(" ")]
    assert [line for line in heads if "(scenario" in line and ", features/" in line] == heads


def test_the_suite_together_with_a_text_as_json(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "--json", "--limit", "5", "--from", text, "evoke-13"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["every"]
    assert found["total"] > 5
    assert len(found["hits"]) == 5
    assert found["hits"][0]["name"] == "evoke-13"
    assert found["hits"][0]["kind"] == "statement"
    assert found["hits"][0]["place"].startswith("features/statements.toml:")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--in", "suite", "zzzqq"], "nothing has 'zzzqq' in the suite"),
        (
            ["--in", "rules", "turtle"],
            "no text of the rules is at hand; give one with --from, or a folder of them in RULINGS_CR_DIR",
        ),
        (["--in", "suite", "--from", "x.txt", "turtle"], "--in suite searches no text; leave out --from"),
        (["--from", "x.txt", "turtle"], "x.txt: there is no such file"),
        (["--limit", "0", "turtle"], "Invalid value for '--limit': 0 is not in the range x>=1."),
        ([], "Missing argument 'WORDS...'."),
    ],
)
def test_what_cannot_be_searched_is_one_line_and_status_2(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "search", *words]) == 2
    assert capsys.readouterr() == ("", f"rulings: {complaint}\n")


def test_words_of_which_nothing_has_all_are_told_of(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "--from", text, "--in", "rules", "sand", "zzzqq"]) == 0
    assert capsys.readouterr().out.startswith("nothing has every word; 2 passages with some of them in the rules as of")


def test_a_scenario_says_until_when_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    ended = next(scenario for scenario in load() if scenario.until and not scenario.since)
    assert main(["rules", "search", "--in", "suite", "--limit", "1", ended.id]) == 0
    assert f"(scenario until {ended.until}, features/{ended.feature}:" in capsys.readouterr().out


@needed
def test_convoke_is_found_in_the_official_text(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULINGS_CR_DIR", FOLDER)
    assert main(["rules", "search", "--json", "702.51a"]) == 0
    first, second, *_ = json.loads(capsys.readouterr().out)["hits"]
    assert (first["name"], second["kind"]) == ("702.51a", "scenario")
    assert "702.51a" in second["rules"]
