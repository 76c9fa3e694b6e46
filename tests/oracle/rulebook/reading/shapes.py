"""Made-up texts of the rules, and the many shapes in which such a text may be written out."""

from __future__ import annotations

import textwrap
from calendar import month_name
from dataclasses import dataclass, replace
from datetime import date

from hypothesis import strategies as st

from oracle.rulebook.numbers import ALPHABET
from oracle.rulebook.rulebook import Entry, Rule, Rulebook, Title

LETTERS = (*ALPHABET, "aa", "ab", "ac")
NAMES = ("Digging", "Two Naps", "Slow Walk", "Rest/Nest", "High Tide", "Care of Shells")
WORDS = (
    "turtle", "shell", "sand", "beach", "sea", "a", "the", "slowly", "walks", "rests", "or", "under", "state-based", "half–grown",
    "“friend”", "shell’s", "1/1", "{2}{T}", "sea—or", "its", "never", "Æther", "tide,", "then", "10", "™",
)  # fmt: skip


@dataclass(frozen=True)
class Shape:
    """How a text is written out. ``width`` is 0 where lines are not wrapped; ``dense`` leaves out blank lines between rules,
    and without ``blanks`` there are none anywhere.
    """

    encoding: str = "utf-8"
    ends: tuple[str, ...] = ("\n",)
    width: int = 0
    indent: int = 0
    hanging: int = 0
    dense: bool = False
    banners: bool = False
    blanks: bool = True
    contents: bool = True
    header: str = "These rules are effective as of {month} {day}, {year}."
    spellings: tuple[int, ...] = (0,)
    """How the numbers of rules are spelled, in turns."""


@st.composite
def sentences(draw: st.DrawFn) -> str:
    """One to three sentences, some of which name other rules."""
    said = []
    for _ in range(draw(st.integers(1, 3))):
        words = draw(st.lists(st.sampled_from(WORDS), min_size=3, max_size=25))
        if draw(st.booleans()):
            words += [
                "see",
                "rule",
                f"{draw(st.integers(100, 999))}.{draw(st.integers(1, 30))}{draw(st.sampled_from(['', 'a']))}",
            ]
        said.append(f"Any {' '.join(words)} shell{draw(st.sampled_from(['.', '.”', '.)']))}")
    return " ".join(said)


@st.composite
def books(draw: st.DrawFn) -> Rulebook:
    """A text with one to three chapters."""
    titles: list[Title] = []
    rules: list[Rule] = []
    for chapter in range(1, draw(st.integers(2, 4))):
        titles.append(Title(str(chapter), draw(st.sampled_from(NAMES))))
        for offset in range(draw(st.integers(1, 3))):
            titles.append(Title(f"{chapter}{offset:02d}", draw(st.sampled_from(NAMES))))
            above = (titles[-2 - offset].text, titles[-1].text)
            for number in range(1, draw(st.integers(2, 5))):
                base = f"{titles[-1].number}.{number}"
                heading = draw(st.sampled_from(("", *NAMES)))
                examples = () if heading else tuple(draw(st.lists(sentences(), max_size=2)))
                rules.append(Rule(base, heading or draw(sentences()), examples, *above, heading))
                for letters in LETTERS[: draw(st.sampled_from([0, 0, 1, 2, 26]))]:
                    text = draw(sentences()) if len(letters) == 1 and letters < "d" else f"A turtle is {letters}."
                    rules.append(Rule(f"{base}{letters}", text, (), *above, heading))
    terms = draw(st.lists(st.sampled_from([*NAMES, "Sea", "Shore (Obsolete)"]), min_size=1, max_size=4, unique=True))
    glossary = tuple(Entry(term, draw(sentences())) for term in terms)
    day = draw(st.dates())
    return Rulebook("made-up.txt", day.isoformat(), tuple(titles), tuple(rules), glossary)


ENDS = (("\n",), ("\r\n",), ("\r",), ("\r", "\r\n"), ("\n", "\r\n", "\r"))
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be-mark", "utf-16-le", "utf-16-be", "cp1252", "twice")

shapes = st.builds(
    Shape,
    encoding=st.sampled_from(ENCODINGS),
    ends=st.sampled_from(ENDS),
    width=st.sampled_from([0, 0, 72, 80, 100]),
    indent=st.sampled_from([0, 0, 4]),
    hanging=st.sampled_from([0, 5]),
    dense=st.booleans(),
    banners=st.booleans(),
    blanks=st.booleans(),
    contents=st.booleans(),
    header=st.sampled_from(
        [
            "These rules are effective as of {month} {day}, {year}.",
            "These rules are current as of {month} {day}, {year}",
            "  These rules are current as of {month} {day} {year}",
        ]
    ),
    spellings=st.lists(st.integers(0, 4), min_size=1, max_size=3).map(tuple),
)


def written(book: Rulebook, shape: Shape) -> bytes:
    """The text in a shape."""
    lines = [line for line in _lines(book, shape) if line or shape.blanks]
    ends = [shape.ends[index % len(shape.ends)] for index in range(len(lines))]
    # An LF right after a CR would be one end of line with it.
    text = "".join(line + ("\r\n" if end == "\n" and before == "\r" and not line else end)
                   for line, end, before in zip(lines, ends, ["", *ends], strict=False))  # fmt: skip
    if shape.encoding == "twice":
        return text.encode().decode("cp1252", errors="strict").encode() if _survives(text) else text.encode()
    if shape.encoding == "utf-16-be-mark":
        return b"\xfe\xff" + text.encode("utf-16-be")
    return text.encode(shape.encoding)


def _survives(text: str) -> bool:
    """Whether every byte of it is a character of Windows."""
    return not any(byte in text.encode() for byte in b"\x81\x8d\x8f\x90\x9d")


def _lines(book: Rulebook, shape: Shape) -> list[str]:
    day = date.fromisoformat(book.edition)
    blocks = ["Magic: The Gathering Comprehensive Rules"]
    blocks += [shape.header.format(month=month_name[day.month], day=day.day, year=f"{day.year:04d}")]
    contents = [f"{title.number}. {title.text}" for title in book.titles]
    blocks += ["Introduction", "Nothing to see.", "Contents", "\n".join(contents), "Glossary", "Credits"] * shape.contents
    lines = [line for block in blocks for line in (*block.split("\n"), "")]
    for count, block in enumerate(_body(book, shape)):
        if shape.banners and count % 7 == 3:
            lines += ["", "=" * 60, "Magic Comprehensive Rules", "=" * 60, "", f"Page {count}", ""]
        for line in block:
            lines += _wrapped(line, shape)
        lines += [""] * (not shape.dense)
    lines += ["", "Glossary", ""]
    for entry in book.glossary:
        lines += [*_wrapped(entry.term, shape), *_wrapped(entry.text, shape), ""]
    return [*lines, "Credits", "", "Nobody.", ""]


def _body(book: Rulebook, shape: Shape) -> list[list[str]]:
    blocks, titles = [], list(book.titles)
    for index, rule in enumerate(book.rules):
        while titles and titles[0].number <= rule.number[: len(titles[0].number)]:
            title = titles.pop(0)
            blocks.append([f"{title.number}. {title.text}"])
        spelling = shape.spellings[index % len(shape.spellings)]
        blocks.append([_numbered(rule, spelling), *(f"Example: {example}" for example in rule.examples)])
    return blocks


def _numbered(rule: Rule, spelling: int) -> str:
    """The rule with its number, spelled the usual way or one of the others."""
    section, _, rest = rule.number.partition(".")
    dot = "" if rule.number[-1].isalpha() else "."
    usual = f"{rule.number}{dot} {rule.text}"
    return (
        usual,
        f"{rule.number}{'' if dot else '.'} {rule.text}",
        f"{section}. {rest}{dot} {rule.text}",
        f"{rule.number}.  {rule.text}",
        f"{rule.number}.{rule.text}",
    )[spelling]


def _wrapped(line: str, shape: Shape) -> list[str]:
    margin = " " * shape.indent
    if not shape.width:
        return [margin + line]
    return textwrap.wrap(
        line, shape.width, initial_indent=margin, subsequent_indent=margin + " " * shape.hanging, break_long_words=False
    )


def bare(book: Rulebook) -> Rulebook:
    """The text without what depends on its shape."""
    return replace(
        book,
        titles=tuple(replace(title, line=0) for title in book.titles),
        rules=tuple(replace(rule, line=0) for rule in book.rules),
        glossary=tuple(replace(entry, line=0) for entry in book.glossary),
        oddities=(),
        encoding="",
    )
