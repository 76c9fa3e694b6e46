"""The format of a report is told by its name, and a report replaces nothing but a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.reports import formats, html
from adapters.reports.formats import FORMATS, check, format_of, rendered, write, write_all
from adapters.reports.stream import read
from adapters.suite.bad_input import BadInput
from adapters.suite.writing.whole_files import WholeFile
from tests.reports.made_up import report, verdict

OLDER = report([verdict("older")])
REPORT = report([verdict("a"), verdict("b", outcome="fail", observed="x")])


@pytest.mark.parametrize("name", ["r.jsonl", "r.txt", "r.md", "R.HTML", "r.xml", "r.ndjson", "r.badge.json", ".html"])
def test_every_format_is_told_by_the_end_of_the_name(name: str) -> None:
    assert name.lower().endswith(format_of(Path(name)))


@pytest.mark.parametrize("name", ["r", "r.json", "badge.json", "html", "r.html.gz"])
def test_another_end_is_refused_with_those_that_there_are(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=rf"{name}: the name of a report says its format by its end: \.jsonl, .* or \.badge\.json"):
        check([tmp_path / name])
    with pytest.raises(BadInput):
        write(tmp_path / name, REPORT)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", FORMATS)
def test_what_is_written_begins_as_its_format_says_and_no_other_format_does(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"r{suffix}"
    write(path, REPORT)
    content = path.read_bytes()
    assert content == rendered(path, REPORT)
    assert [each for each in FORMATS if content.startswith(formats.writer_of(each).BEGINNING)] == [suffix]


def test_the_stream_is_read_back(tmp_path: Path) -> None:
    write(tmp_path / "r.jsonl", REPORT)
    assert read(tmp_path / "r.jsonl") == REPORT


@pytest.mark.parametrize("suffix", FORMATS)
def test_a_report_of_any_format_may_be_replaced(suffix: str, tmp_path: Path) -> None:
    place = tmp_path / "r.html"
    place.write_bytes(rendered(Path(f"x{suffix}"), REPORT))
    write(place, REPORT)
    assert place.read_bytes() == rendered(place, REPORT)


@pytest.mark.parametrize(
    "content",
    [
        "# Rulings\n",
        "<!doctype html>\n<html lang=en>",
        '<?xml version="1.0" encoding="UTF-8"?>\n<project/>',
        '{"schemaVersion":1,"label":"coverage"}',
        '{"kind": "header"',
        "{}\n",
        "<!-- rulings -->",
        "\n",
    ],
)
def test_nothing_else_is_replaced(content: str, tmp_path: Path) -> None:
    for suffix in FORMATS:
        place = tmp_path / f"r{suffix}"
        place.write_text(content)
        with pytest.raises(BadInput, match="this file is no report, and a report replaces nothing else"):
            write(place, REPORT)
        assert place.read_text() == content


def test_one_place_that_cannot_be_written_costs_the_others_nothing(tmp_path: Path) -> None:
    write(tmp_path / "a.html", REPORT)
    before = (tmp_path / "a.html").read_bytes()
    for bad in ("missing/b.md", "b.song", "-"):
        with pytest.raises(BadInput):
            write_all([tmp_path / "a.html", tmp_path / "c.txt", tmp_path / bad if bad != "-" else Path(bad)], report([]))
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"a.html": before}


def test_one_place_in_two_spellings_is_one_and_in_two_formats_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("link.html").symlink_to("r.html")
    Path("other.md").symlink_to("r.html")
    assert check([Path("r.html"), Path("away/../r.html"), Path("link.html")]) == (tmp_path / "r.html",)
    with pytest.raises(BadInput, match=r"other\.md: this is the file r\.html, which gets a report of another format"):
        check([Path("r.html"), Path("other.md")])
    assert sorted(each.name for each in tmp_path.iterdir()) == ["link.html", "other.md"]


def test_a_place_that_was_checked_stays_the_same_whatever_becomes_of_the_folder_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    (tmp_path / "link").symlink_to("deep/deeper")
    monkeypatch.chdir(tmp_path)
    places = check([Path("r.jsonl"), Path("link/../r.md")])
    monkeypatch.chdir("/")
    write_all(places, REPORT)
    assert {path.relative_to(tmp_path) for path in tmp_path.rglob("r.*")} == {Path("r.jsonl"), Path("deep/r.md")}


def test_every_format_is_written_of_one_report(tmp_path: Path) -> None:
    write_all([tmp_path / f"r{suffix}" for suffix in FORMATS], REPORT)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {
        f"r{suffix}": formats.writer_of(suffix).render(REPORT) for suffix in FORMATS
    }


@pytest.fixture
def older(tmp_path: Path) -> list[Path]:
    """Places of reports where others are already."""
    paths = [tmp_path / "r.jsonl", tmp_path / "r.txt", tmp_path / "r.html"]
    write_all(paths, OLDER)
    return paths


def test_a_format_that_fails_costs_the_others_nothing(older: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    before = [path.read_bytes() for path in older]

    def broken(*_: object) -> bytes:
        raise RuntimeError

    monkeypatch.setattr(html, "render", broken)
    with pytest.raises(RuntimeError):
        write_all(older, REPORT)
    assert [path.read_bytes() for path in older] == before


@pytest.mark.parametrize("name", ["r.jsonl", "r.txt", "r.html"])
def test_a_full_disk_leaves_all_as_it_was(name: str, older: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    before = [path.read_bytes() for path in older]
    plain = WholeFile.settle

    def full(self: WholeFile) -> None:
        if self.path.name == name:
            raise BadInput("cannot write here: No space left on device")
        plain(self)

    monkeypatch.setattr(WholeFile, "settle", full)
    with pytest.raises(BadInput, match="No space left"):
        write_all(older, REPORT)
    assert [path.read_bytes() for path in older] == before
    assert len(list(older[0].parent.iterdir())) == len(older)


def test_what_became_no_report_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    places = check([tmp_path / "r.jsonl", tmp_path / "r.html"])
    places[1].write_text("mine")
    with pytest.raises(BadInput, match="this file is no report"):
        write_all(places, REPORT)
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"r.html": "mine"}
