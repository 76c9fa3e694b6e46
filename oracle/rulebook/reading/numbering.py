"""What is odd in the numbering of a text of the rules: numbers that are missing, stand twice or come out of order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle.rulebook.numbers import following, order, parts
from oracle.rulebook.rulebook import Rule, Title


def oddities_of(rules: Sequence[Rule]) -> Iterator[tuple[int, str]]:
    """What is odd in the numbering of these rules, each with its line."""
    lines: dict[str, int] = {}
    before, last = "none", (0, 0, "")
    for rule in rules:
        this = parts(rule.number)
        if rule.number in lines:
            yield rule.line, f"{rule.number} stands here once more; the first is in line {lines[rule.number]}"
        elif not _follows(last, this):
            what = "out of order" if before in lines and order(rule.number) < order(before) else "where another number was due"
            yield rule.line, f"{rule.number} comes {what}: the one before is {before}"
        lines.setdefault(rule.number, rule.line)
        before, last = rule.number, this


def odd_titles(titles: Sequence[Title]) -> Iterator[tuple[int, str]]:
    """What is odd in the numbering of the titles of a text without contents, each with its line: it has chapters 1, 2, ..., and
    in the first of them sections 100, 101, ...
    """
    chapter, section = 0, 0
    for title in titles:
        number = int(title.number)
        due = chapter + 1 if len(title.number) == 1 else section
        if number != due:
            yield title.line, f"{title.number}. {title.text} comes where {due} was due"
        if len(title.number) == 1:
            chapter, section = number, number * 100
        else:
            section = number + 1


def _follows(last: tuple[int, int, str], this: tuple[int, int, str]) -> bool:
    """Whether a number may come next after one, both as section, rule and letters."""
    if last[0] < this[0]:
        return this[1:] == (1, "")
    if last[0] > this[0]:
        return False
    return (this[1] == last[1] + 1 and not this[2]) or (this[1] == last[1] and this[2] in following(last[2]))
