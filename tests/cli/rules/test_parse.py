"""``rulings rules parse``."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.cli.rules.texts import FOLDER
from tests.oracle.rulebook.synthetic import TEXT


@pytest.fixture
def text(tmp_path: Path) -> Path:
    """A file with a text."""
    path = tmp_path / "made-up.txt"
    path.write_text(TEXT.replace("100.2. Most", "100.2 Most"), encoding="utf-8", newline="\r\n")
    return path


def test_it_says_what_a_text_holds(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "parse", str(text)]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "made-up.txt: the rules as of 2031-08-07 (utf-8, CRLF)"
    assert dict(line.rsplit(maxsplit=1) for line in map(str.strip, lines[:7])) == {
        "chapters": "2",
        "sections": "4",
        "rules": "7",
        "subrules": "6",
        "examples": "3",
        "glossary entries": "3",
        "oddities": "1",
    }
    assert lines[7:] == ["line 34: the number of 100.2 is spelled '100.2 '"]


def test_everything_as_json(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "parse", "--json", str(text)]) == 0
    book = json.loads(capsys.readouterr().out)
    assert (book["edition"], len(book["rules"]), book["rules"][1]["number"]) == ("2031-08-07", 13, "100.1a")
    assert book["glossary"][0] == {"term": "Beach", "text": "A place with sand. See rule 100.1.", "line": 67}


def test_a_text_that_cannot_be_read_is_one_line_and_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cut.txt"
    path.write_text(TEXT[: TEXT.index("702.2b")], encoding="utf-8")
    assert main(["rules", "parse", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"rulings: {path}:56: ")
    assert "cut short" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["parse", "{pipe}"],
        ["diff", "{pipe}", "{text}"],
        ["diff", "{text}", "{pipe}"],
        ["trace", "100.1", "--from", "{pipe}"],
        ["search", "sand", "--from", "{pipe}"],
        ["affected", "{pipe}", "{text}"],
        ["index", "{pipe}"],
    ],
)
def test_no_command_waits_for_a_pipe(words: list[str], text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = text.with_name("pipe.txt")
    os.mkfifo(pipe)
    assert main(["rules", *(word.format(pipe=pipe, text=text) for word in words)]) == 2
    assert capsys.readouterr().err == f"rulings: {pipe}: this is no file but a pipe or a device; save the text in a file\n"


def test_no_command_waits_for_a_pipe_in_place_of_the_folder_of_texts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    monkeypatch.setenv(FOLDER, str(pipe))
    assert main(["rules", "search", "sand"]) == 2
    assert capsys.readouterr().err == f"rulings: {pipe}: {FOLDER} names this, and there is no text of the rules in it\n"


def test_without_a_subcommand_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert "  parse " in capsys.readouterr().out


def test_a_subcommand_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "burn"]) == 2
    assert capsys.readouterr().err == "rulings: there is no command 'burn'; see rulings rules --help\n"
