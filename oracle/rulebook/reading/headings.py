"""What a line of a text of the rules begins like: a rule, the title of a section, or the title of a chapter."""

from __future__ import annotations

import re

from oracle.rulebook.reading.lines import Line

RULE = re.compile(r"(\d{3})\.\s?(\d{1,4})([a-z]{0,2})(?:\.\s*|\s+|$)")
"""The number of a rule, with or without a dot after it, with or without a blank where none belongs. None has more figures."""
SECTION = re.compile(r"(\d{3})\.\s*([^\s\d].*)")
CHAPTER = re.compile(r"(\d)\.\s*([^\s\d].*)")
_SENTENCE = re.compile(r"""[.:?;,]["'\u201d\u2019)\]]*$""")
"""How a sentence ends, and a title does not."""
_LEADER = re.compile(r"\.\.|\t|\s{3}")
"""What is in all that leads to the number of a page in the contents."""


def rule_of(line: Line) -> str:
    """The number that a line begins with, spelled the usual way; empty where it begins with none."""
    match = RULE.match(line.text)
    return f"{match[1]}.{match[2]}{match[3]}" if match else ""


def title_of(line: Line) -> tuple[str, str]:
    """The number and the words of a title that stands in a line; twice nothing where none does."""
    if RULE.match(line.text):
        return "", ""
    match = SECTION.fullmatch(line.text) or CHAPTER.fullmatch(line.text)
    return (match[1], _without_page(match[2])) if match else ("", "")


def _without_page(title: str) -> str:
    """A title of the contents without the number of a page behind it, and what leads there."""
    before = title.rstrip("0123456789")
    said = before.rstrip(" \t\xa0.")
    return said if before != title and _LEADER.search(before, len(said)) else title


def is_bare_title(text: str) -> bool:
    """Whether the text of a rule is a title, and no sentence."""
    if not text or len(text) > 60 or "\n" in text or _SENTENCE.search(text):
        return False
    return text[-1] != "!" or all(word[0].isupper() or len(word) <= 3 for word in text.split())
