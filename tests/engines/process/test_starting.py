"""Why a program could not be started, and what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.engines.process.starting import not_started

ABSENT = "No such file or directory"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["./engine"], "./engine: No such file or directory; looked for from the folder {here}"),
        (["/no/engine"], "/no/engine: No such file or directory"),
        (["engine"], "engine: No such file or directory; there is no such program on the PATH"),
        (["./folder"], "./folder: No such file or directory: it is a folder; name a program in it"),
        (["cd", "x", "&&", "java", "Engine"], "cd: No such file or directory; a command is run without a shell: "),
        (["LEVEL=1", "java"], "LEVEL=1: No such file or directory; a command is run without a shell: "),
        (["engine", "|", "tee", "log"], "engine: No such file or directory; a command is run without a shell: "),
    ],
)
def test_what_is_there_instead_is_told(command: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    found = not_started(command, ABSENT)
    whole = told.format(here=tmp_path)
    assert found.startswith(whole)
    assert found[len(whole) :] in ("", "to have one, say cmd:sh -c '...'")


def test_a_name_that_is_too_long_is_told_as_the_system_tells_it() -> None:
    program = "/" + "x" * 300
    assert not_started([program], "File name too long") == f"{program}: File name too long"


def test_what_is_there_but_cannot_be_run_is_not_said_to_be_missing() -> None:
    assert not_started(["engine"], "Exec format error") == "engine: Exec format error"
