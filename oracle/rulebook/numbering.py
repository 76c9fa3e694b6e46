"""What is odd in the numbering of a text of the rules: numbers that are missing, stand twice or come out of order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle.rulebook.numbers import following, order, parts
from oracle.rulebook.rulebook import Rule


def oddities_of(rules: Sequence[Rule]) -> Iterator[tuple[int, str]]:
    """What is odd in the numbering of these rules, each with its line."""
    lines: dict[str, int] = {}
    before: Rule | None = None
    for rule in rules:
        if rule.number in lines:
            yield rule.line, f"{rule.number} stands here once more; the first is in line {lines[rule.number]}"
        elif not _follows(before.number if before else "", rule.number):
            ahead = before is not None and order(rule.number) < order(before.number)
            missing = "comes out of order" if ahead else "comes where another number was due"
            yield rule.line, f"{rule.number} {missing}: the one before is {before.number if before else 'none'}"
        lines.setdefault(rule.number, rule.line)
        before = rule


def _follows(before: str, number: str) -> bool:
    """Whether a number may come next after one."""
    section, rule, letters = parts(number)
    if not before or parts(before)[0] < section:
        return (rule, letters) == (1, "")
    last_section, last_rule, last_letters = parts(before)
    if section != last_section:
        return False
    return (rule == last_rule + 1 and not letters) or (rule == last_rule and letters in following(last_letters))
