"""The command itself: help without imports, one line for what cannot be used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.cli import groups
from adapters.cli.main import COMMANDS, main
from adapters.suite.bad_input import BadInput


def test_help_lists_every_command_and_each_of_them_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    listed = capsys.readouterr().out
    for name in COMMANDS:
        assert f"  {name} " in listed
        assert main([name, "--help"]) == 0
        assert capsys.readouterr().out.startswith(f"Usage: rulings {name} ")


def test_without_arguments_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Commands:" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("rulings ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["frobnicate"], "rulings: there is no command 'frobnicate'; see rulings --help"),
        (["run", "--jobs", "0"], "rulings: Invalid value for '--jobs': 0 is not in the range x>=1."),
        (["run", "--engine"], "rulings: Option '--engine' requires an argument."),
        (["accept", "--engine", "oracle"], "rulings: Missing argument 'REPORT'."),
    ],
)
def test_what_cannot_be_used_is_one_line_and_status_2(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == complaint + "\n"


def test_what_is_not_utf_8_is_one_line_and_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = "this is not UTF-8, and neither a report nor a printed command can name it"
    for words in (["template", "python"], ["run"], ["run", "--report", "r.jsonl", "--engine"]):
        assert main([*words, str(tmp_path / "a\udcff")]) == 2
        assert capsys.readouterr() == ("", f"rulings: {tmp_path}/a\\udcff: {told}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_memory_that_is_full_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: Path) -> None:
        raise MemoryError

    monkeypatch.setattr("adapters.reports.stream.read", full)
    assert main(["report", "r.jsonl"]) == 2
    assert capsys.readouterr() == ("", "rulings: there is not enough memory for this\n")


def test_help_needs_neither_the_suite_nor_the_oracle() -> None:
    program = (
        "import sys\nfrom adapters.cli.main import main\nmain(['--help'])\n"
        "late = {'oracle', 'gherkin', 'tabulate', 'phase', 'msgspec'}\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in late))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("raised", "status", "told"),
    [
        (KeyboardInterrupt(), 130, "rulings: interrupted\n"),
        (BrokenPipeError(), 141, ""),
        (OSError(28, "No space left on device"), 2, "rulings: [Errno 28] No space left on device\n"),
        (SystemExit(0), 2, "rulings: something other than the command itself wanted to end it\n"),
        (BadInput("\x1b[2J of\nfile", "x.feature", 3), 2, "rulings: x.feature:3: \\x1b[2J of file\n"),
    ],
)
def test_an_end_that_is_not_the_commands_own_is_one_line_at_most(
    raised: BaseException, status: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ended(*words: object) -> None:
        raise raised

    monkeypatch.setattr(groups, "import_module", ended)
    assert main(["run"]) == status
    assert capsys.readouterr().err == told


def test_a_reader_that_goes_away_is_told_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "adapters.cli.main", "steps"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert done.returncode != 0
    assert done.stderr == ""
