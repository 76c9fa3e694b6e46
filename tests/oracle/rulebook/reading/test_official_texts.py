"""The official texts, where there is a folder of them, are read without anything being left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oracle.rulebook.reading.texts import parsed, read
from oracle.rulebook.rulebook import Entry, Rule, Title
from tests.official_texts import FILES, needed, official
from tests.oracle.rulebook.reading.shapes import Shape, written

pytestmark = needed

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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_text_has_as_many_of_everything_as_it_has(path: Path) -> None:
    book = read(path)
    if book.edition not in COUNTS:
        pytest.skip(f"nobody has counted the rules as of {book.edition}")
    examples = sum(len(rule.examples) for rule in book.rules)
    counted = (len(book.titles), len(book.rules), examples, len(book.glossary), len(book.oddities))
    assert counted == COUNTS[book.edition]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_line_that_begins_like_a_rule_is_one(path: Path) -> None:
    numbered = [match[0] for line in _text(path).split("\n") if (match := re.match(r"\s*\d{3}\.\s?\d+[a-z]*", line))]
    assert [re.sub(r"\s", "", each) for each in numbered] == [rule.number for rule in read(path).rules]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_word_of_the_rules_and_the_glossary_is_somewhere(path: Path) -> None:
    """Letters are compared, without blanks and what is no ASCII, from the first title to the credits."""
    book = read(path)
    lines = [_letters(line) for line in _text(path).split("\n")]
    (end,) = (number for number, line in enumerate(lines) if line == "Credits" and number > book.rules[-1].line)
    there = [line for line in lines[book.titles[0].line - 1 : end] if line != "Glossary"]
    parts: list[Title | Rule | Entry] = sorted([*book.titles, *book.rules, *book.glossary], key=lambda part: part.line)
    found: list[str] = []
    for part in parts:
        match part:
            case Title():
                found += [f"{part.number}.{part.text}"]
            case Rule():
                found += [f"{part.number}{_dot(lines[part.line - 1], part.number)}{part.text}", *part.examples]
            case Entry():
                found += [part.term, part.text]
    assert _letters("".join(found)) == "".join(there)


def _text(path: Path) -> str:
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-16" if raw[:1] in b"\xff\xfe" else "utf-8")
    except UnicodeDecodeError:
        text = raw.decode("cp1252")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _letters(text: str) -> str:
    """The letters of a text, without what stands before an example."""
    return re.sub(r"[^!-~]", "", text).replace("Example:", "")


def _dot(line: str, number: str) -> str:
    """The dot after a number, where there is one."""
    return "." if line[len(number) :].startswith(".") else ""


def test_only_one_text_has_a_gap_and_only_one_has_a_number_twice() -> None:
    """In July 2009 a rule was left out between 113.7c and 113.9; in September 2024 two keywords got the number 702.175."""
    gaps = {path.name[3:13]: [odd for odd in read(path).oddities if re.search("comes|once more", odd)] for path in FILES}
    assert {name: odd for name, odd in gaps.items() if odd} == {
        "2009-07-08": ["line 582: 113.9 comes where another number was due: the one before is 113.7c"],
        "2024-09-17": [
            "line 5228: 702.175 stands here once more; the first is in line 5222",
            "line 5230: 702.175a stands here once more; the first is in line 5224",
        ],
    }


def test_two_keywords_of_one_number_keep_their_rules_apart() -> None:
    twice = [rule for rule in official("2024-09-20").rules if rule.number in {"702.175", "702.175a"}]
    assert [(rule.number, rule.heading) for rule in twice] == [
        ("702.175", "Offspring"), ("702.175a", "Offspring"), ("702.175", "Impending"), ("702.175a", "Impending"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "shape",
    [
        Shape(width=78, blanks=False, encoding="utf-16"),
        Shape(width=100, indent=4, hanging=5, banners=True, ends=("\r",)),
        Shape(dense=True, spellings=(0, 1, 2), ends=("\r\n", "\r")),
    ],
)
def test_an_official_text_reads_the_same_in_another_shape(shape: Shape) -> None:
    book = official("2026-08-07")
    other = parsed(written(book, shape), book.name)
    assert [(rule.number, rule.heading) for rule in other.rules] == [(rule.number, rule.heading) for rule in book.rules]
    assert [_said(rule) for rule in other.rules] == [_said(rule) for rule in book.rules]


def _said(rule: Rule) -> list[str]:
    return ["".join(text.split()) for text in (rule.text, *rule.examples)]
