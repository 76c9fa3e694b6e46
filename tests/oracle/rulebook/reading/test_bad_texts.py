"""What is no whole text of the rules says so, with the line at which it goes wrong."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.rulebook.reading import texts as reading
from oracle.rulebook.reading.flaw import Flaw
from oracle.rulebook.reading.texts import Unreadable, parsed, read
from oracle.rulebook.rulebook import Rulebook
from tests.oracle.rulebook.reading.shapes import Shape, books, shapes, written
from tests.oracle.rulebook.synthetic import TEXT

LINES = TEXT.split("\n")


def at(line: str) -> int:
    """The number of the line that begins like this, the last one of them."""
    return max(number for number, each in enumerate(LINES, 1) if each.startswith(line))


def until(line: str) -> str:
    """The text up to the line that begins like this, and half of that."""
    before = "\n".join(LINES[: at(line) - 1])
    return f"{before}\n{LINES[at(line) - 1][:12]}"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("Some words.\nAnd more of them.\n", 0, "no rule under the title of its section"),
        ('{"name": "Digging"}', 0, "no rule under the title of its section"),
        ("100.1. A rule without a title.\n", 0, "no rule under the title of its section"),
        (until("1. First Things"), at("1. First Things"), "it has the contents and none of the rules"),
        (until("100.2"), at("100.2"), "it stops after 100.2, without a glossary, and the contents announce 702. Habits"),
        (until("702.3a"), at("702.3a"), "it stops after 702.3a, without a glossary: it is cut short"),
        (until("Digging"), at("Digging"), "it stops in the glossary, after 'Beach', without the credits"),
        (until("Glossary"), at("Glossary"), "it stops in the glossary, at the beginning, without the credits"),
        (TEXT.replace("effective as of", "about"), 0, "from which day it is in force"),
        (TEXT.replace("August 7", "August 37"), 3, "there is no such day: effective as of August 37, 2031"),
        (TEXT.replace("August", "Brumaire"), 3, "there is no such day"),
        (TEXT.replace("101.1. There", f"101.1. {'a ' * 10_001}There"), at("101.1."), "more than 20000 letters"),
        (TEXT.replace("101. Turtles\n\n101", f"101. T{' ' * 30_000}x\n\n101"), at("101. Turtles"), "more than 20000 letters"),
        (
            TEXT.replace("Most turtles swim.", "Most turtles swim.\n" + "It swims.\n" * 9_000),
            at("100.2.") + 1999,
            "20000 letters",
        ),
        (TEXT.replace("A place with", "A place\n" * 9_000), at("Beach") + 2501, "20000 letters"),
        (TEXT.replace("100.2.", "\n\n".join(["100.2. Swim."] * 10_001)), at("100.2.") + 19_994, "more than 10000 rules"),
        (TEXT + "\n" * 100_000, 0, "it has more than 100000 lines"),
        ("\n".join(LINES[: at("Glossary")] + LINES[at("Credits") - 1 :]), at("Glossary"), "its glossary is empty"),
    ],
)
def test_it_goes_wrong_at_a_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as raised:
        read(path)
    assert (raised.value.path, raised.value.line) == (path, line)
    assert why in raised.value.why


def test_a_text_that_announces_no_credits_may_end_with_its_glossary(tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text(until("Credits").replace("\nCredits", "", 1).removesuffix("Credits"), encoding="utf-8")
    assert read(path).glossary[-1].term == "Shell (Obsolete)"


def test_files_that_are_none(tmp_path: Path) -> None:
    for path, why in (
        (tmp_path, "this is a folder; name the file of a text in it"),
        (tmp_path / "none.txt", "there is no such file"),
        (tmp_path / ("n" * 400), "it can't be read: File name too long"),
    ):
        with pytest.raises(Unreadable) as raised:
            read(path)
        assert raised.value.why == why


def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    (tmp_path / "link.txt").symlink_to(pipe)
    for path in (pipe, tmp_path / "link.txt", Path("/dev/zero")):
        with pytest.raises(Unreadable, match="this is no file but a pipe or a device"):
            read(path)


def test_a_file_is_read_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "whole.txt"
    path.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(reading, "LARGEST", len(TEXT.encode()))
    assert read(path).edition == "2031-08-07"
    monkeypatch.setattr(reading, "LARGEST", len(TEXT.encode()) - 1)
    with pytest.raises(Unreadable, match="more than 0 MiB"):
        read(path)


@pytest.mark.parametrize(
    "first", [TEXT, "\n".join(filter(None, LINES)), TEXT[: TEXT.rindex("Credits")].replace("Credits\n\n", "")]
)
def test_two_texts_in_one_file(first: str) -> None:
    lines = f"{first}\n{TEXT}".split("\n")
    with pytest.raises(Flaw, match="the rules of another text begin here, behind a glossary; get one of the two alone") as raised:
        parsed("\n".join(lines).encode(), "two.txt")
    assert lines[raised.value.line - 1 :][:3] == ["100. General", "", "100.1. A turtle walks along the beach."]
    assert raised.value.line > len(first.split("\n"))


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("101. Turtles", "101. stands here and nothing before it"),
        ("7. More Things", "7. stands here and nothing before it"),
        ("700. General", "700. stands here and nothing before it"),
        ("702.2a Digging", "702.2a stands here above any title"),
    ],
)
def test_a_text_that_lacks_its_beginning(tmp_path: Path, first: str, why: str) -> None:
    """The day from which it is in force stands at its end once more."""
    path = tmp_path / "tail.txt"
    rest = "\n".join(LINES[at(first) - 1 :])
    tail = rest if first != "702.2a Digging" else rest.replace("Glossary", "703. Sleep\n\n703.1. Turtles sleep.\n\nGlossary")
    path.write_text(tail, encoding="utf-8")
    with pytest.raises(Unreadable) as raised:
        read(path)
    assert raised.value.line == 1
    assert raised.value.why == f"{why}: it lacks its beginning, so get the whole file"


@settings(max_examples=60)
@given(books(), shapes, st.floats(0, 1))
def test_a_text_that_is_cut_anywhere_is_refused_with_a_line_of_it(book: Rulebook, shape: Shape, where: float) -> None:
    """As far as its contents announce the credits, with which it ends."""
    raw = written(book, replace(shape, contents=True))
    whole = parsed(raw, "whole.txt")
    cut = raw[: int(where * len(raw))]
    try:
        read_back = parsed(cut, "cut.txt")
    except Flaw as flaw:
        line = flaw.line
    else:
        assert (read_back.rules, read_back.glossary) == (whole.rules, whole.glossary)
        return
    assert 0 <= line <= cut.count(b"\n") + cut.count(b"\r") + 1


@given(st.binary())
def test_bytes_that_are_no_text_are_refused(raw: bytes) -> None:
    with pytest.raises(Flaw):
        parsed(raw, "noise")


@settings(max_examples=60)
@given(books(), shapes, st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=20))
def test_a_damaged_text_is_read_or_refused(book: Rulebook, shape: Shape, damage: list[tuple[float, int]]) -> None:
    raw = bytearray(written(book, shape))
    for where, byte in damage:
        raw[int(where * (len(raw) - 1))] = byte
    with suppress(Flaw):
        assert parsed(bytes(raw), "damaged.txt").rules


def test_a_number_of_very_many_figures_is_none(tmp_path: Path) -> None:
    path = tmp_path / "figures.txt"
    path.write_text(TEXT.replace("101.1a", f"101.{'1' * 5000}"), encoding="utf-8")
    assert read(path).rules[4].text.endswith("1 Land turtles.")


@settings(max_examples=20)
@given(st.sampled_from(["... 3", " .... 12", "\t7", "   115"]))
def test_the_page_of_a_title_is_no_part_of_it(page: str) -> None:
    text = TEXT.replace("101. Turtles\n\n7.", f"101. Turtles{page}\n\n7.")
    assert parsed(text.encode(), "pages.txt").oddities == parsed(TEXT.encode(), "whole.txt").oddities
