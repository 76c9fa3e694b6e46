"""Whatever cannot be used ends in one line, with the file and the line of it, and in status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from tests.cli.conftest import RIGHT, Rulings


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of the input, which has to be one line and the end of it."""
    assert main(["run", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rulings: ")
    assert err.count("\n") == 1
    return err.removeprefix("rulings: ").rstrip("\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("has Mulldrifter", "has Mulldrifta", 6, "unknown card 'Mulldrifta'"),
        ("Alice casts", "Alice conjures", 8, "no phrase reads 'Alice conjures Mulldrifter for its evoke cost'"),
        ("@id:", "@sometimes @id:", 4, "sometimes"),
        ("@id:", "@evoke-77 @id:", 4, "evoke-77"),
        ("@id:", "@cr:702.740z @id:", 4, "702.740z"),
        ("Scenario:", "Scenery:", 5, ""),
        ("@id:evoke-02-right\n", "\n", 5, "@id"),
    ],
)
def test_a_feature_file_that_cannot_be_used(
    rulings: Rulings, old: str, new: str, line: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in RIGHT
    folder = rulings(RIGHT.replace(old, new, 1))
    told = complaint([str(folder)], capsys)
    path, _, rest = told.partition(".feature:")
    assert Path(path + ".feature") == folder / "mine" / "sacrifice.feature"
    assert rest.startswith(f"{line}: ")
    assert said in rest


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", ""),
        ("Feature: nothing\n".encode("utf-16"), "UTF-8"),
        (b"Feature: \xff\n", "UTF-8"),
        (b"Feature: Nothing is ruled here\n", ""),
    ],
)
def test_a_file_without_rulings(tmp_path: Path, content: bytes, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.feature"
    path.write_bytes(content)
    told = complaint([str(path)], capsys)
    assert told.startswith(str(path))
    assert said in told


def test_a_folder_without_rulings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint([str(tmp_path)], capsys).startswith(f"{tmp_path}: there are no feature files")


def test_exported_scenarios_of_another_version(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main(["export", "--out", str(out), str(rulings(RIGHT))]) == 0
    capsys.readouterr()
    (path,) = out.rglob("*.scenarios.json")
    path.write_text(path.read_text(encoding="utf-8").replace('"format": 1', '"format": 99'), encoding="utf-8")
    assert "these scenarios are of format 99" in complaint([str(path)], capsys)


def test_card_records_that_are_none(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.json"
    path.write_text('[{"name": 5}]', encoding="utf-8")
    assert complaint([str(rulings(RIGHT)), "--cards", str(path)], capsys).startswith(f"{path}: these are no card records")


def test_an_expectation_for_a_ruling_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from adapters.engines import expectations

    monkeypatch.setattr(expectations, "FOLDER", tmp_path)
    (tmp_path / "oracle.toml").write_text('\n[evoke-99-gone]\nkind = "bug"\noutcome = "fail"\nobserved = "x"\n', encoding="utf-8")
    told = complaint(["--tag", "evoke-05"], capsys)
    assert told == f"{tmp_path / 'oracle.toml'}:2: there is no scenario with the id 'evoke-99-gone'"
