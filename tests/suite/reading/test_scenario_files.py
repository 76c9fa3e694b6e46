from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import load_all
from adapters.suite.reading.scenario_files import scenario_files
from tests.suite.reading.test_loading import WELL


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one feature."""
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x.feature").write_text(WELL)
    return tmp_path / "in"


def fails(path: Path | str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        load_all([path])


UNREADABLE: dict[str, Callable[[Path], object]] = {
    "a link to nothing": lambda folder: (folder / "y.feature").symlink_to("nowhere"),
    "a link to itself": lambda folder: (folder / "y.feature").symlink_to("y.feature"),
    "a pipe": lambda folder: os.mkfifo(folder / "y.feature"),
    "a folder": lambda folder: (folder / "y.feature").mkdir(),
    "capitals": lambda folder: (folder / "Y.FEATURE").write_text(WELL),
    "capitals of exported scenarios": lambda folder: (folder / "y.Scenarios.json").write_text("{}"),
}


@pytest.mark.parametrize("make", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_named_like_a_feature_and_cannot_be_read_does_not_vanish(folder: Path, make: Callable[[Path], object]) -> None:
    (folder / "sub").mkdir()
    make(folder / "sub")

    fails(folder, r"sub/[yY]\.\w+.*: (this|the name)")


@pytest.mark.parametrize("name", ["y.feature", "y.json"])
def test_a_pipe_that_is_named_is_refused_and_not_waited_for(folder: Path, name: str) -> None:
    os.mkfifo(folder / name)

    fails(folder / name, "this is named like a file of scenarios, but is no file that can be read")


def test_a_folder_that_cannot_be_read_does_not_vanish(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "sub").mkdir()
    listdir = os.listdir

    def denied(path: Path) -> list[str]:
        if path == folder / "sub":
            raise PermissionError(13, "Permission denied")
        return listdir(path)

    monkeypatch.setattr(os, "listdir", denied)

    fails(folder, "sub: the folder cannot be read: Permission denied")


def test_what_lies_behind_a_folder_without_permission_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", denied)

    fails(folder / "sub" / "x.feature", r"x\.feature: it cannot be read: Permission denied")


def test_a_link_to_a_folder_is_followed_once(folder: Path) -> None:
    (folder.parent / "elsewhere").mkdir()
    (folder.parent / "elsewhere" / "z.feature").write_text(WELL.replace("id:", "id:z-"))
    (folder / "elsewhere").symlink_to(folder.parent / "elsewhere")
    (folder / "loop").symlink_to(folder)
    (folder / "linked.feature").symlink_to(folder.parent / "elsewhere" / "z.feature")

    assert [path.relative_to(folder).as_posix() for path in scenario_files(folder)] == [
        "elsewhere/z.feature",
        "linked.feature",
        "x.feature",
    ]
    features = {loaded.scenario.feature for loaded in load_all([folder])}
    assert features == {"elsewhere/z.feature", "x.feature"}


def test_one_file_by_two_paths_is_read_once(folder: Path) -> None:
    assert len(load_all([folder, folder / ".." / "in", folder / "x.feature"])) == 3


def test_an_empty_path_is_none() -> None:
    fails("", "an empty path names nothing")


def test_other_files_are_of_no_concern(folder: Path) -> None:
    (folder / "feature").mkdir()
    (folder / "notes.features").write_text("x")
    (folder / ".hidden.feature").mkdir()
    (folder / "gone").symlink_to("nowhere")

    assert len(load_all([folder])) == 3
