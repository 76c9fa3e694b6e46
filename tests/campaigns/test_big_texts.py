"""The texts of the benchmark: made up, and in the size of the official ones."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.campaigns.big_texts import CHAPTERS, FOLDER, RULES, SECTIONS, SUBRULES, made_up, rows
from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.reading.texts import parsed
from tests.oracle.rulebook.synthetic import TEXT


def test_a_made_up_text_has_the_size_of_the_official_ones() -> None:
    book = parsed(made_up(0), "made-up.txt")
    assert len(book.rules) == CHAPTERS * SECTIONS * RULES * (1 + SUBRULES)
    assert (len(book.glossary), book.oddities) == (700, ())
    assert 900_000 < len(made_up(0)) < 1_500_000


def test_two_made_up_texts_differ_as_they_say() -> None:
    changes = compare(parsed(made_up(0), "old.txt"), parsed(made_up(1), "new.txt"))
    sections = CHAPTERS * SECTIONS
    assert Counter(change.kind for change in changes) == {
        Kind.ADDED: sections,
        Kind.RENUMBERED: sections * (RULES * (1 + SUBRULES) - SUBRULES),
        Kind.RENUMBERED_AND_REWORDED: sections * SUBRULES,
    }


def test_without_a_folder_the_table_says_that_the_texts_are_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    reading, comparing = rows(1)
    assert reading[0] == "reading a text of the rules"
    assert reading[2] == "3600 rules, made up, as RULINGS_CR_DIR names no two texts"
    assert comparing[2] == "3456 and 3600 rules"
    assert all(float(row[1].removesuffix(" ms")) > 0 for row in (reading, comparing))


def test_a_text_is_read_and_two_are_compared_in_no_time() -> None:
    """In seconds of this process, so that it does not count what else the machine does; the best of a few."""
    raw, more = made_up(0), made_up(1)
    old, new = parsed(raw, "old.txt"), parsed(more, "new.txt")
    assert min(_seconds(lambda: parsed(raw, "old.txt")) for _ in range(5)) < 0.15
    assert min(_seconds(lambda: compare(old, new)) for _ in range(3)) < 1


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def test_the_newest_two_texts_of_a_folder_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for year, extra in ((2029, 2), (2030, 0), (2031, 1)):
        more = "".join(f"100.{3 + number}. Rule {number}.\n\n" for number in range(extra))
        text = TEXT.replace("2031", str(year)).replace("101. Turtles\n\n101.1", f"{more}101. Turtles\n\n101.1")
        (tmp_path / f"{2050 - year}.txt").write_text(text, encoding="utf-8")
    reading, comparing = rows(1)
    assert reading[2] == "14 rules, as of 2031-08-07"
    assert comparing[2] == "13 and 14 rules"
