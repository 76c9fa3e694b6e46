"""The reports of a run come all or none, and only of a run that finished."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from adapters.reports import html
from adapters.reports.formats import FORMATS, write_all
from adapters.reports.stream import read
from adapters.reports.writers import Writers
from adapters.suite.bad_input import BadInput
from adapters.suite.writing.whole_files import WholeFile
from tests.reports.made_up import report, verdict

OLDER = report([verdict("older")])
REPORT = report([verdict("a"), verdict("b", outcome="fail")])


def run(paths: list[Path], verdicts: int = 2) -> None:
    with Writers(paths, REPORT.header) as writers:
        for each in REPORT.verdicts[:verdicts]:
            writers.verdict(each)
        writers.finish(1.25)


def test_every_format_is_written_of_one_run(tmp_path: Path) -> None:
    run([tmp_path / f"r{suffix}" for suffix in FORMATS])
    assert {each.name for each in tmp_path.iterdir()} == {f"r{suffix}" for suffix in FORMATS}
    assert read(tmp_path / "r.jsonl") == REPORT
    assert (tmp_path / "r.html").read_bytes() == html.render(REPORT)


def test_verdicts_go_into_the_stream_as_they_come_and_no_reader_takes_it_before_its_end(tmp_path: Path) -> None:
    with Writers([tmp_path / "r.jsonl", tmp_path / "r.md"], REPORT.header) as writers:
        for each in REPORT.verdicts:
            writers.verdict(each)
        (partial,) = tmp_path.iterdir()
        with pytest.raises(BadInput):
            read(partial)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("verdicts", [0, 1])
def test_a_run_with_verdicts_missing_leaves_nothing(verdicts: int, tmp_path: Path) -> None:
    for paths in (["r.html"], ["r.jsonl", "r.md"]):
        with pytest.raises(ValueError, match=f"{verdicts} verdicts in a report of 2"):
            run([tmp_path / path for path in paths], verdicts)
    assert list(tmp_path.iterdir()) == []


def test_a_format_that_fails_costs_the_others_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / "r.jsonl", tmp_path / "r.txt", tmp_path / "r.html"]
    write_all(paths, OLDER)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}

    def broken(*_: object) -> bytes:
        raise RuntimeError

    monkeypatch.setattr(html, "render", broken)
    with pytest.raises(RuntimeError):
        run(paths)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize("name", ["r.jsonl", "r.txt", "r.html"])
def test_a_full_disk_leaves_all_as_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / "r.jsonl", tmp_path / "r.txt", tmp_path / "r.html"]
    write_all(paths, OLDER)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    plain = WholeFile.settle

    def full(self: WholeFile) -> None:
        if self.path.name == name:
            raise BadInput("cannot write here: No space left on device")
        plain(self)

    monkeypatch.setattr(WholeFile, "settle", full)
    with pytest.raises(BadInput, match="No space left"):
        run(paths)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_a_run_that_is_killed_leaves_nothing_that_a_reader_takes_and_the_next_clears_it_away(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\nfrom pathlib import Path\nfrom adapters.reports.writers import Writers\n"
        "from tests.reports.made_up import report, verdict\nmade = report([verdict('a')])\n"
        "writers = Writers([Path(word) for word in sys.argv[1:]], made.header)\nwriters.verdict(made.verdicts[0])\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    words = [sys.executable, "-c", program, str(tmp_path / "r.jsonl"), str(tmp_path / "r.html")]
    done = subprocess.run(words, check=False, cwd=Path(__file__).parents[2])
    assert done.returncode < 0
    (left,) = tmp_path.iterdir()
    assert left.name.startswith(".r.jsonl.")
    with pytest.raises(BadInput):
        read(left)
    run([tmp_path / "r.jsonl", tmp_path / "r.html"])
    assert {each.name for each in tmp_path.iterdir()} == {"r.jsonl", "r.html"}


def test_what_became_no_report_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    place = tmp_path / "r.html"
    with Writers([tmp_path / "r.jsonl", place], REPORT.header) as writers:
        for each in REPORT.verdicts:
            writers.verdict(each)
        place.write_text("mine")
        with pytest.raises(BadInput, match="this file is no report"):
            writers.finish(1)
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"r.html": "mine"}


def test_no_report_at_all_is_fine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run([])
    assert list(tmp_path.iterdir()) == []
