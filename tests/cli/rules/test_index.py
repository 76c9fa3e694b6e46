"""``rulings rules index``."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from oracle.rulebook.history import chronicle_files
from oracle.rulebook.history import known as history
from tests.cli.rules.conftest import Texts


def test_the_history_is_written_from_the_texts_of_a_folder(
    made_up: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "history.txt"
    monkeypatch.setattr(history, "path", lambda: file)
    made_up(7)
    folder = made_up(9, ("in sand", "in wet sand")).parent

    assert main(["rules", "index", str(folder)]) == 0
    assert capsys.readouterr().out == f"{file}: 2 editions\n"
    written = file.read_bytes()
    assert chronicle_files.read(written.decode()).editions == ("2031-08-07", "2031-08-09")
    assert b"turtle" not in written

    assert main(["rules", "index", str(folder)]) == 0
    assert capsys.readouterr().out == f"{file}: 2 editions, as it was\n"
    assert file.read_bytes() == written


def test_a_file_that_cannot_be_written_is_said_in_one_line(
    made_up: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(history, "path", lambda: tmp_path / "nowhere" / "history.txt")

    assert main(["rules", "index", str(made_up(7))]) == 2
    assert "nowhere/history.txt: it can't be written: " in capsys.readouterr().err
