"""The official texts, where there is a folder of them, are read without anything being left over."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from oracle.rulebook.reading import read

pytestmark = pytest.mark.skipif(
    "RULINGS_CR_DIR" not in os.environ, reason="RULINGS_CR_DIR names no folder of official rules texts"
)

COUNTS = {
    # edition: titles, rules and subrules, examples, entries of the glossary, oddities
    "2005-10-01": (87, 900, 142, 342, 17),
    "2007-10-01": (91, 1123, 162, 386, 11),
    "2009-07-11": (112, 1472, 189, 408, 15),
    "2011-06-17": (130, 1825, 212, 454, 3),
    "2013-05-01": (133, 1930, 223, 476, 1),
    "2013-07-13": (133, 1941, 222, 478, 2),
    "2014-06-01": (135, 2000, 223, 493, 0),
    "2014-09-25": (135, 2008, 223, 496, 0),
    "2016-08-26": (138, 2132, 238, 519, 0),
    "2016-11-11": (138, 2170, 241, 526, 0),
    "2017-01-20": (138, 2177, 242, 527, 0),
    "2020-04-17": (142, 2434, 250, 571, 1),
    "2021-02-15": (142, 2514, 258, 585, 1),
    "2021-04-22": (142, 2521, 258, 589, 1),
    "2022-10-07": (149, 2760, 270, 642, 6),
    "2023-06-16": (151, 2853, 274, 659, 5),
    "2024-07-30": (153, 2993, 279, 690, 3),
    "2024-09-20": (153, 3016, 279, 698, 5),
    "2025-04-04": (154, 3047, 275, 708, 2),
    "2026-06-19": (156, 3153, 277, 735, 2),
    "2026-08-07": (156, 3162, 277, 739, 2),
}

TEXTS = sorted(Path(os.environ.get("RULINGS_CR_DIR", "")).glob("*.txt")) if "RULINGS_CR_DIR" in os.environ else []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_a_text_has_as_many_of_everything_as_it_has(path: Path) -> None:
    book = read(path)
    examples = sum(len(rule.examples) for rule in book.rules)
    counted = (len(book.titles), len(book.rules), examples, len(book.glossary), len(book.oddities))
    assert counted == COUNTS[book.edition]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_line_that_begins_like_a_rule_is_one(path: Path) -> None:
    raw = path.read_bytes()
    text = raw.decode("utf-16" if raw[:1] in b"\xff\xfe" else "utf-8", errors="replace")
    numbered = [match[0] for line in re.split("\r\n|\r|\n", text) if (match := re.match(r"\s*\d{3}\.\s?\d+[a-z]*", line))]
    assert [re.sub(r"\s", "", each) for each in numbered] == [rule.number for rule in read(path).rules]
