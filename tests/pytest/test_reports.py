"""Totals and reports of a run by pytest: of everything that was run, or not at all."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from adapters.reports.stream import read
from tests.plugged_in import plug_in
from tests.pytest.copies import pytest_ended
from tests.pytest.small_suite import ORDER, pytest_run


@pytest.mark.parametrize("arguments", [[], ["-n", "2"]])
@pytest.mark.parametrize("selection", [[], ["--tag", "id:passes"], ["-k", "twice"]])
def test_totals_are_of_everything_however_it_is_run(folder: Path, arguments: list[str], selection: list[str]) -> None:
    if arguments:
        pytest.importorskip("xdist")
    engines = ["--engine", "oracle", "--engine", "phase"] if find_spec("phase") else ["--engine", "oracle"]

    done = pytest_run(folder, *arguments, *selection, *engines, "--report", "r.jsonl")

    report = read(folder / "r.jsonl")
    assert report.header.features == {"small.feature": 4}
    assert len(report.verdicts) == report.header.count == (1 if selection else 4) * len(engines) // 2
    assert ("of 4 scenarios, 1 of them run" in done.stdout) is bool(selection)


@pytest.mark.parametrize("arguments", [["-x"], ["-x", "-n", "2"]])
def test_a_run_that_did_not_finish_leaves_no_report(folder: Path, arguments: list[str]) -> None:
    if "-n" in arguments:
        pytest.importorskip("xdist")
    done = pytest_run(folder, *arguments, "--report", "r.jsonl")

    assert "r.jsonl: the run did not finish" in done.stdout
    assert not (folder / "r.jsonl").exists()


@pytest.mark.parametrize(
    ("report", "what"),
    [
        ("missing/r.jsonl", "missing/r.jsonl: cannot write here: there is no folder missing"),
        ("", ".: cannot write here: this is no regular file"),
        ("small.feature", "small.feature: cannot write here: this file is no report"),
    ],
)
def test_a_report_that_cannot_be_written_ends_the_run_at_once(folder: Path, report: str, what: str) -> None:
    before = (folder / "small.feature").read_bytes()

    done = pytest_run(folder, "--report", report)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert what in done.stderr + done.stdout
    assert (folder / "small.feature").read_bytes() == before


def test_a_report_that_cannot_be_written_in_the_end_fails_the_run(folder: Path) -> None:
    (folder / "small.feature").write_text(ORDER[: ORDER.index("  @id:fails")])
    (folder / "out").mkdir()
    code = "class Engine(OracleEngine):\n    def bye(self):\n        pass\n    def observe(self, viewer):\n"
    code += "        import shutil; shutil.rmtree('out', ignore_errors=True)\n        return super().observe(viewer)\n"
    environment = plug_in(folder, code)

    status, out, _ = pytest_ended(("--engine", "odd", "--report", "out/r.jsonl"), environment, folder)

    assert "1 passed" in out
    assert "no report: " in out
    assert status == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("words", [[], ["--in-process"], ["-n", "2"]])
def test_nothing_of_a_report_is_there_while_engines_run(folder: Path, words: list[str]) -> None:
    if "-n" in words:
        pytest.importorskip("xdist")
    (folder / "small.feature").write_text(ORDER[: ORDER.index("  @id:fails")])
    code = "class Engine(OracleEngine):\n    def bye(self):\n        time.sleep(0.2)\n"
    code += "        with open('seen', 'a') as file:\n            file.writelines(n for n in os.listdir() if 'jsonl' in n)\n"
    environment = plug_in(folder, code)

    status, out, _ = pytest_ended(("--engine", "odd", "--report", "r.jsonl", *words), environment, folder)

    assert (status, "1 passed" in out) == (0, True)
    assert len(read(folder / "r.jsonl").verdicts) == 1
    assert (folder / "seen").read_text() == ""
