"""``rulings report``: a stored report is shown, or written in other formats."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.cli.report import ROWS
from adapters.reports.formats import FORMATS, rendered, write
from adapters.reports.grouping import GROUPINGS
from adapters.reports.stream import read
from adapters.reports.table import conformance
from tests.reports.made_up import HOSTILE, PAPER, STONE, report, text_verdict, verdict

VERDICTS = [verdict("a"), verdict("b", outcome="fail", rules=("601.2f",)), verdict("a", engine="stone")]


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    path = tmp_path / "stored.jsonl"
    write(path, report(VERDICTS, [PAPER, STONE], features={"evoke/a.feature": 5}, edition="2020-01-01"))
    return path


def test_it_shows_the_table_that_the_run_showed(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(stored)]) == 0
    hellos = {"paper": PAPER, "stone": STONE}
    shown = capsys.readouterr().out
    assert shown == conformance(VERDICTS, {"evoke/a.feature": 5}, hellos, edition="2020-01-01") + "\n"
    only = "(plays the rules of 2026-08-07 only)"
    assert f"paper 1.2 {only}, stone 3 {only}; rules of 2020-01-01" in shown


def test_what_does_not_hold_in_the_texts_is_named_below_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stored.jsonl"
    wrong = text_verdict("t", outcome="fail", reason="it is otherwise", observed="unlike", line=3)
    write(path, report([verdict("a")], texts=[wrong, text_verdict("u")]))
    assert main(["report", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "the texts of the rules: 1 of 2 rulings holds",
        "  t (evolution/t.feature:3): failure: it is otherwise; observed: unlike",
    ]


def test_what_to_make_next_stands_before_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stored.jsonl"
    write(path, report([verdict("a", outcome="unsupported", reason="the card Forest"), verdict("b")]))
    assert main(["report", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "paper: 1 scenario unsupported; what to make next:"
    assert lines[2:4] == ["      1  the card Forest (first: a)", ""]


def test_it_shows_other_rows(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ROWS == GROUPINGS
    rows = {"feature": "evoke/a ", "mechanic": "evoke ", "rule": "601.2f ", "statement": "evoke-01 "}
    for by, row in rows.items():
        assert main(["report", str(stored), "--by", by]) == 0
        assert any(line.startswith(row) for line in capsys.readouterr().out.splitlines())
    assert main(["report", str(stored), "--by", "colour"]) == 2


def test_it_writes_every_format(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = [stored.with_name(f"out{suffix}") for suffix in FORMATS]
    assert main(["report", str(stored), *map(str, outs)]) == 0
    assert capsys.readouterr().out == ""
    for out in outs:
        assert out.read_bytes() == rendered(out, read(stored))


def test_it_may_be_written_where_it_is_read(stored: Path) -> None:
    before = stored.read_bytes()
    assert main(["report", str(stored), str(stored)]) == 0
    assert stored.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["none.jsonl"], "none.jsonl: cannot read the report: No such file or directory"),
        (["stored.jsonl", "out.md", "--by", "rule"], "--by is for the table that is shown"),
        (["stored.jsonl", "out.md", "out.docx"], "out.docx: the name of a report says its format by its end: .jsonl, "),
        (["stored.jsonl", "out.md", "missing/out.html"], "missing/out.html: cannot write here: there is no folder missing"),
        (["stored.jsonl", "out.md", "mine.html"], "mine.html: cannot write here: this file is no report"),
        (["mine.html", "out.md"], "mine.html:1: no line of a report"),
        (["half.jsonl", "out.md"], "half.jsonl:4: no footer: the run did not finish"),
        (["doctored.jsonl", "out.md"], "doctored.jsonl:5: the footer counts"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_line_and_nothing_is_written(
    stored: Path, words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stored.parent)
    Path("mine.html").write_text("<p>mine")
    Path("half.jsonl").write_bytes(b"".join(stored.read_bytes().splitlines(keepends=True)[:-1]))
    Path("doctored.jsonl").write_bytes(stored.read_bytes().replace(b'"outcome":"fail"', b'"outcome":"pass"'))
    before = {each.name: each.read_bytes() for each in stored.parent.iterdir()}
    assert main(["report", *words]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"rulings: {complaint}")
    assert err.count("\n") == 1
    assert {each.name: each.read_bytes() for each in stored.parent.iterdir()} == before


def test_no_text_of_a_report_reaches_the_terminal_raw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [text for text in HOSTILE if text.isascii()]
    made = report([verdict(t, engine=t, feature=t, rules=(t,), statements=(t,)) for t in texts], edition="\x1b[2J")
    write(tmp_path / "evil.jsonl", made)
    for by in GROUPINGS:
        assert main(["report", str(tmp_path / "evil.jsonl"), "--by", by]) == 0
        assert all(line.isprintable() for line in capsys.readouterr().out.split("\n"))
