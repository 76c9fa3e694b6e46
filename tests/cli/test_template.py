from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import pytest

import adapters
from adapters.cli.main import main
from adapters.cli.template import TEMPLATES

HOME = Path(adapters.__file__).parent / "templates"


@pytest.mark.parametrize("language", TEMPLATES)
def test_a_template_is_all_that_lies_in_its_folder_but_what_is_built_there(language: str, tmp_path: Path) -> None:
    assert main(["template", language, str(tmp_path / "a" / "mine")]) == 0
    put = {file.relative_to(tmp_path / "a" / "mine") for file in tmp_path.rglob("*") if file.is_file()}
    built = {"__pycache__", "target", "classes", "Cargo.lock"}
    source = (file.relative_to(HOME / language) for file in (HOME / language).rglob("*") if file.is_file())
    assert put == {file for file in source if not built.intersection(file.parts)}
    for file in put:
        assert (tmp_path / "a" / "mine" / file).read_bytes() == (HOME / language / file).read_bytes()


def test_an_empty_folder_is_filled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["template", "java", str(tmp_path)]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["Engine.java", "Json.java"]
    assert capsys.readouterr().out.splitlines()[1:] == [
        "Build it:",
        f"    javac -d {tmp_path}/classes {tmp_path}/*.java",
        "See what it can do:",
        f"    rulings smoke --engine 'cmd:java -cp {tmp_path}/classes Engine'",
    ]


def test_a_folder_that_begins_with_a_dash_is_no_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["template", "python", "--", "-mine"]) == 0
    assert "cmd:python3 ./-mine/engine.py" in capsys.readouterr().out


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".notes").write_text("mine")
    assert main(["template", "python", str(tmp_path)]) == 2
    assert "this folder is not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == [".notes"]


@pytest.mark.parametrize("what", ["file", "below a file", "dangling"])
def test_a_place_where_no_folder_can_be_is_bad_input(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    place = tmp_path / ("file/mine" if what == "below a file" else what)
    assert main(["template", "rust", str(place)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "cannot write here" in error
    assert sorted(file.name for file in tmp_path.iterdir()) == ["dangling", "file"]


def test_what_cannot_be_finished_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = Path.open

    def full(self: Path, mode: str = "r") -> IO[Any]:
        if self.name == "json.rs" and mode == "xb":
            raise OSError(28, "No space left on device")
        return plain(self, mode)

    monkeypatch.setattr(Path, "open", full)
    assert main(["template", "rust", str(tmp_path / "a" / "mine")]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_language_that_there_is_no_template_for_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["template", "cobol", str(tmp_path / "mine")]) == 2
    assert "'python', 'node', 'java', 'rust'" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()
