"""A file is whole or not there, and nothing but a regular file is replaced."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.suite.bad_input import BadInput
from adapters.suite.writing import whole_files
from adapters.suite.writing.whole_files import KEPT, WholeFile, replace_bytes, replace_text, target


def test_a_link_stays_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    place, link, loose = tmp_path / "deep" / "place", tmp_path / "link", tmp_path / "loose"
    place.parent.mkdir()
    place.write_text("old")
    link.symlink_to(place)
    loose.symlink_to("deep/new")

    replace_text(link, "new")
    replace_text(loose, "newer")

    assert (link.is_symlink(), loose.is_symlink()) == (True, True)
    assert (place.read_text(), (tmp_path / "deep" / "new").read_text()) == ("new", "newer")


@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a pipe", "link to itself", ""])
def test_what_is_no_regular_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.chdir(tmp_path)
    pipe = tmp_path / "the pipe"
    os.mkfifo(pipe)
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link to a pipe").symlink_to(pipe)
    (tmp_path / "link to itself").symlink_to("link to itself")
    before = sorted(tmp_path.iterdir())

    with pytest.raises(BadInput, match="cannot write here"):
        WholeFile(Path(kind))

    assert sorted(tmp_path.iterdir()) == before
    assert pipe.is_fifo()
    assert (tmp_path / "pipe").is_fifo()


def test_the_folder_of_the_process_may_change_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with WholeFile(Path("x")) as file:
        file.write(b"all")
        monkeypatch.chdir("/")
        file.finish()

    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("x", "all")]


def test_what_was_there_stays_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("old")
    with WholeFile(tmp_path / "x") as file:
        file.write(b"half")

    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("x", "old")]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "missing" / "x", tmp_path / "file" / "x", tmp_path / ("x" * 300)):
        with pytest.raises(BadInput, match="cannot write here"):
            replace_bytes(path, b"")


def test_a_folder_that_is_gone_is_said_with_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(BadInput, match=r"^x: cannot write here: the working folder is gone$"):
        target(Path("x"))


@pytest.mark.parametrize("name", ["x" * 255, "x" * 245, "û" * 127, "\U0001f0a1" * 63])
def test_every_name_that_a_file_can_have_is_good(tmp_path: Path, name: str) -> None:
    left = _left(tmp_path, name[:KEPT], _gone())
    replace_bytes(tmp_path / name, b"whole")

    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert not left.exists()


@pytest.mark.parametrize("kind", ["link", "pipe", "file"])
def test_nothing_that_is_there_under_the_temporary_name_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(whole_files, "token_hex", lambda size: "0" * 2 * size)
    (tmp_path / "mine").write_text("mine")
    there = tmp_path / f".x.{os.getpid()}.0000000000000000.partial"
    if kind == "link":
        there.symlink_to("mine")
    elif kind == "pipe":
        os.mkfifo(there)
    else:
        there.write_text("half")
    with pytest.raises(BadInput, match="x: cannot write here: File exists"):
        replace_bytes(tmp_path / "x", b"whole")

    assert (tmp_path / "mine").read_text() == "mine"
    assert sorted(tmp_path.iterdir()) == [there, tmp_path / "mine"]


def test_nobody_can_guess_the_temporary_name(tmp_path: Path) -> None:
    with WholeFile(tmp_path / "x"), WholeFile(tmp_path / "x"):
        assert len(list(tmp_path.iterdir())) == 2


def test_two_spellings_are_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert target(Path("a/c/../x")) == target(Path("a/x")) == tmp_path / "a" / "x"


def _left(folder: Path, name: str, process: int) -> Path:
    path = folder / f".{name}.{process}.0123456789abcdef.partial"
    path.write_text("half")
    return path


def _gone() -> int:
    """The number of a process that is no more."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_what_a_killed_process_left_of_the_same_file_is_cleared_away(tmp_path: Path) -> None:
    gone = _gone()
    _left(tmp_path, "x", gone)
    replace_bytes(tmp_path / "x", b"whole")

    assert [path.name for path in tmp_path.iterdir()] == ["x"]


def test_nothing_else_is_cleared_away(tmp_path: Path) -> None:
    gone = _gone()
    kept = {
        _left(tmp_path, "x", os.getppid()),
        _left(tmp_path, "x", 1),
        _left(tmp_path, "y", gone),
        _left(tmp_path, "xyx", gone),
        tmp_path / f"x.{gone}.0123456789abcdef.partial",
        tmp_path / f".x.{gone}.0123456789abcdef.partial.more",
        tmp_path / f".x.{gone}.partial",
        tmp_path / f".x.{gone}.mine.partial",
        *(tmp_path / f".x.{process}.0123456789abcdef.partial" for process in ("0", "-1", "mine")),
    }
    for path in kept:
        path.write_text("half")
    link, folder = tmp_path / f".x.{gone}.fedcba9876543210.partial", tmp_path / "deep"
    folder.mkdir()
    (folder / "place").write_text("mine")
    link.symlink_to(folder / "place")
    replace_bytes(tmp_path / "x", b"whole")

    assert set(tmp_path.iterdir()) == {*kept, link, folder, tmp_path / "x"}
    assert (folder / "place").read_text() == "mine"


def test_a_name_is_no_pattern(tmp_path: Path) -> None:
    left = _left(tmp_path, "axb", _gone())
    replace_bytes(tmp_path / "a.b", b"")

    assert left.exists()


def test_what_is_settled_has_only_its_name_to_get(tmp_path: Path) -> None:
    with WholeFile(tmp_path / "x") as file:
        file.write(b"all")
        file.settle()
        assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"all"]
        assert not (tmp_path / "x").exists()
        file.finish()

    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("x", "all")]
