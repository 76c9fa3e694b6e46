"""``rulings rules index``."""

from __future__ import annotations

import subprocess
import sys
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


def test_an_edition_that_it_has_is_not_lost(
    made_up: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "history.txt"
    monkeypatch.setattr(history, "path", lambda: file)
    assert main(["rules", "index", str(made_up(7))]) == 0
    assert capsys.readouterr().out == f"{file}: 1 edition\n"
    written = file.read_bytes()

    assert main(["rules", "index", str(made_up(9))]) == 2
    told = f"rulings: {file}: it has the rules of 2031-08-07, of which no text was given; add them, or remove it\n"
    assert capsys.readouterr() == ("", told)
    assert file.read_bytes() == written

    file.unlink()
    assert main(["rules", "index", str(made_up(9))]) == 0


@pytest.mark.parametrize(
    ("damaged", "why"),
    [
        (b"<<<<<<< mine\n2031-08-07\n", "line 1 is no day, no kind and no link"),
        (b"added\n100.1 0123456789ab/1\n", "line 2 has links before there is an edition and a kind"),
        (b"2031-08-07\n100.1 0123456789ab/1\n", "line 2 has links before there is an edition and a kind"),
        (b"2031-08-07\nfirst\n100.1 0123456789ab/1\nadd", "line 4 is no day, no kind and no link"),
        (b"\xff", "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(
    damaged: bytes,
    why: str,
    made_up: Texts,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "history.txt"
    file.write_bytes(damaged)
    monkeypatch.setattr(history, "path", lambda: file)

    assert main(["rules", "index", str(made_up(7))]) == 2
    told = f"rulings: {file}: this is no history of the rules: {why}; remove it, and it is written anew\n"
    assert capsys.readouterr() == ("", told)
    assert file.read_bytes() == damaged


def test_a_file_that_cannot_be_written_is_said_in_one_line(
    made_up: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(history, "path", lambda: tmp_path / "nowhere" / "history.txt")

    assert main(["rules", "index", str(made_up(7))]) == 2
    assert "nowhere/history.txt: cannot write here: there is no folder " in capsys.readouterr().err


def test_what_is_there_stays_whole_where_the_disk_is_full(made_up: Texts, tmp_path: Path) -> None:
    file = tmp_path / "history.txt"
    file.write_text("2031-08-07\n", encoding="utf-8")
    # A process of its own, for the limit on the size of files is that of a process.
    program = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from adapters.cli.main import main\n"
        "from oracle.rulebook.history import known\n"
        "known.path = lambda: Path(sys.argv[1])\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "sys.exit(main(['rules', 'index', sys.argv[2]]))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-B", "-c", program, str(file), str(made_up(7))], capture_output=True, text=True, timeout=60
    )
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1), ran.stderr
    assert ": cannot write " in ran.stderr
    assert file.read_text(encoding="utf-8") == "2031-08-07\n"
    assert not list(tmp_path.glob(".*.partial"))
