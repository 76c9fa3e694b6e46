"""The words of a change, line by line, with what is gone and what is new marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from adapters.suite.escaping import plain
from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.comparing.glossaries import TermChange
from oracle.rulebook.comparing.marking import Mark, Stretch, marked, whole
from oracle.rulebook.rulebook import Rule

Marker = Callable[[Mark, str], str]
"""Shows words with their mark."""

AROUND = 25
"""So many words are shown beside what is gone or new, where not all are: most sentences are shorter."""

BEGINNING = 8
"""So many words of its beginning say what a paragraph is about."""

LEFT_OUT = "[...]"
"""What stands for words that are not shown, as they are the same."""


def bracketed(mark: Mark, words: str) -> str:
    """Words with brackets around them if they are gone or new."""
    return {Mark.SAME: "{}", Mark.GONE: "[-{}-]", Mark.NEW: "{{+{}+}}"}[mark].format(words)


def words_of(change: Change) -> tuple[Stretch, ...]:
    """The words of a change; none where they are as they were. What was written anew has no words in common to speak of."""
    if change.kind in (Kind.UNCHANGED, Kind.RENUMBERED):
        return ()
    before, after = whole(change.before), whole(change.after)
    if change.kind is Kind.REWRITTEN:
        return (Stretch(Mark.GONE, before), Stretch(Mark.NEW, after))
    return marked(before, after)


def words_of_term(change: TermChange) -> tuple[Stretch, ...]:
    """The same of a term of the glossary."""
    if change.kind is Kind.UNCHANGED:
        return ()
    before, after = (entry.text if entry else "" for entry in (change.before, change.after))
    return marked(before, after)


def lines_of(change: Change, marker: Marker, everything: bool = True) -> list[str]:
    """The words of a change with their marks, a paragraph in each line. Where one rule is several now or several are one, each of
    them begins with its number, which shows where it was cut. What was written anew stands below what it was.

    If not ``everything`` is asked for, what is the same is left out but for some words around what is not, and for what was cut.
    """
    everything = everything or change.kind in (Kind.SPLIT, Kind.MERGED)
    before, after = _beginnings(change.before), _beginnings(change.after)
    lines = _by_line(words_of(change), apart=change.kind is Kind.REWRITTEN)
    return [
        f"{before.get(line.of_old, '')}{after.get(line.of_new, '')}{words}"
        for line in lines
        if (words := line.shown(marker, everything))
    ]


def read_alone(change: Change, marker: Marker) -> list[str]:
    """The same for one who reads nothing but the life of a rule: where it is added, nothing is marked."""
    if change.kind is Kind.ADDED:
        return [plain(line) for line in whole(change.after).split("\n")]
    return lines_of(change, marker)


def lines_of_term(change: TermChange, marker: Marker, everything: bool = True) -> list[str]:
    """The same of a term of the glossary."""
    lines = _by_line(words_of_term(change), apart=False)
    return [words for line in lines if (words := line.shown(marker, everything))]


def _beginnings(rules: Sequence[Rule]) -> dict[int | None, str]:
    """Of several rules taken together, the numbers that stand before those of their paragraphs with which one begins."""
    found: dict[int | None, str] = {}
    paragraph = 0
    for rule in rules:
        found[paragraph] = f"{rule.number}: "
        paragraph += whole([rule]).count("\n") + 1
    return found if len(rules) > 1 else {}


@dataclass
class _Line:
    """Words of one line. ``of_old`` and ``of_new`` count the paragraphs of the two wordings; none where a line begins none."""

    of_old: int | None
    of_new: int | None
    stretches: list[Stretch]

    def shown(self, marker: Marker, everything: bool) -> str:
        """The line with its marks; the space before a mark stands outside of it. Empty where there is nothing to show."""
        if not everything and all(each.mark is Mark.SAME for each in self.stretches):
            return ""
        text = ""
        for place, stretch in enumerate(self.stretches):
            shown = plain(stretch.text.lstrip(" "))
            if not everything and stretch.mark is Mark.SAME:
                shown = _shortened(shown, place > 0, place + 1 < len(self.stretches))
            replaces = place > 0 and (stretch.mark, self.stretches[place - 1].mark) == (Mark.NEW, Mark.GONE)
            space = " " if text and stretch.text.startswith(" ") and not replaces else ""
            text += space + (marker(stretch.mark, shown) if shown else "")
        return text


def _shortened(words: str, behind: bool, ahead: bool) -> str:
    """What is the same, without what is far from what is not: that may be behind it and ahead of it."""
    each = words.split(" ")
    first, last = AROUND if behind else BEGINNING, AROUND if ahead else 0
    if len(each) <= first + last + 1:
        return words
    return " ".join((*each[:first], LEFT_OUT, *each[len(each) - last :]))


def _by_line(words: Sequence[Stretch], apart: bool) -> Iterator[_Line]:
    """Marked words, line by line; marks don't go over the end of a line. ``apart`` puts every stretch on lines of its own."""
    of_old = of_new = 0
    line = _Line(0, 0, [])
    for place, stretch in enumerate(words):
        if apart and place:
            yield line
            line = _Line(None, of_new, [])
        elif apart:
            line = _Line(of_old, None, [])
        for nth, text in enumerate(stretch.text.split("\n")):
            if nth:
                yield line
                of_old += stretch.mark is not Mark.NEW
                of_new += stretch.mark is not Mark.GONE
                line = _Line(
                    of_old if stretch.mark is not Mark.NEW else None, of_new if stretch.mark is not Mark.GONE else None, []
                )
            if text:
                line.stretches.append(Stretch(stretch.mark, text))
    yield line
