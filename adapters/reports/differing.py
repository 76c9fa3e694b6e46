"""What changed from one text of the rules to another, as a table with every change below it, and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tabulate import tabulate

from adapters.reports.tally import counting
from adapters.suite.escaping import plain
from oracle.rulebook.comparing.changes import Change, Kind, Rewording
from oracle.rulebook.comparing.glossaries import TermChange
from oracle.rulebook.comparing.marking import Mark, Stretch, marked, whole
from oracle.rulebook.comparing.shifts import Shifted, shifted
from oracle.rulebook.rulebook import Rulebook

Marker = Callable[[Mark, str], str]
"""Shows words with their mark."""

PARTLY = (Rewording.PUNCTUATION, Rewording.REFERENCES, Rewording.EXAMPLE)


@dataclass(frozen=True)
class Difference:
    """Two texts and what is told of how they differ."""

    old: Rulebook
    new: Rulebook
    changes: tuple[Change, ...]
    terms: tuple[TermChange, ...]


def bracketed(mark: Mark, words: str) -> str:
    """Words with brackets around them if they are gone or new."""
    return {Mark.SAME: "{}", Mark.GONE: "[-{}-]", Mark.NEW: "{{+{}+}}"}[mark].format(words)


def told(difference: Difference, marker: Marker, singly: bool, unchanged: bool) -> str:
    """The table of what changed, then each change.

    ``singly`` tells each rule that was only renumbered, and not how far stretches of rules moved; ``unchanged`` also tells what
    is unchanged.
    """
    parts = [_head(difference), _table(difference)]
    if not singly:
        parts += map(_moved, shifted(difference.changes))
    left_out = {Kind.UNCHANGED: not unchanged, Kind.RENUMBERED: not singly}
    parts += [_change(each, marker) for each in difference.changes if not left_out.get(each.kind)]
    parts += [_term(each, marker) for each in difference.terms if not left_out.get(each.kind)]
    return _paragraphs(parts)


def words_of(change: Change, marker: Marker) -> str:
    """The words of a change with their marks, a paragraph in each line; empty where they are as they were. Of a rule that was
    added nothing is marked.
    """
    added = change.kind is Kind.ADDED
    return "\n".join(_lines((Stretch(Mark.SAME, whole(change.after)),) if added else _words(change), marker))


def as_json(difference: Difference) -> dict[str, Any]:
    """The same for programs, with every rule as it stands in its text."""
    return {
        **{
            side: {"name": text.name, "edition": text.edition}
            for side, text in (("old", difference.old), ("new", difference.new))
        },
        "rules": [{**asdict(each), "words": _stretches(_words(each))} for each in difference.changes],
        "glossary": [{**asdict(each), "words": _stretches(_words_of_term(each))} for each in difference.terms],
    }


def _stretches(words: Sequence[Stretch]) -> list[dict[str, str]]:
    return [asdict(each) for each in words]


def _paragraphs(parts: Sequence[str]) -> str:
    """The parts with an empty line between them, but for those that are one line each."""
    text = ""
    for before, part in zip(("", *parts), parts, strict=False):
        single = bool(before) and "\n" not in before and "\n" not in part
        text += ("\n" if single else "\n\n" if text and part else "") + part
    return text


def _head(difference: Difference) -> str:
    old, new = difference.old, difference.new
    head = f"From the rules of {old.edition} ({plain(old.name)}) to those of {new.edition} ({plain(new.name)})"
    return f"{head}\nThe text that was named first is the later one." if old.edition > new.edition else head


def _table(difference: Difference) -> str:
    rules = Counter(each.kind for each in difference.changes)
    terms = Counter(each.kind for each in difference.terms)
    kinds = [kind for kind in Kind if rules[kind] or terms[kind]]
    rows = [(kind, rules[kind] or "", _partly(kind, difference.changes), terms[kind] or "") for kind in kinds]
    table = tabulate(
        rows, headers=("", "rules", "of which", "glossary"), tablefmt="simple", colalign=("left", "right", "left", "right")
    )
    return "\n".join(line.rstrip() for line in table.splitlines())


def _partly(kind: Kind, changes: Sequence[Change]) -> str:
    """How many of the changes of a kind are about less than the wording."""
    counts = Counter(each.rewording for each in changes if each.kind is kind)
    return ", ".join(f"{counts[how]} {how}" for how in PARTLY if counts[how])


def _moved(stretch: Shifted) -> str:
    old, new = (first if first == last else f"{first} to {last}" for first, last in (stretch.old, stretch.new))
    return f"renumbered: {old} -> {new} ({counting(len(stretch.changes), 'rule')})"


def _change(change: Change, marker: Marker) -> str:
    before, after = (", ".join(each.number for each in side) for side in (change.before, change.after))
    numbers = before if before == after else " -> ".join(filter(None, (before, after)))
    how = f" ({change.rewording})" if change.rewording in PARTLY else ""
    heading = (change.after or change.before)[0].heading
    title = f", {plain(heading)}" if heading else ""
    return "\n".join((f"{change.kind}{how}: {numbers}{title}", *_lines(_words(change), marker)))


def _term(change: TermChange, marker: Marker) -> str:
    entry = change.after or change.before
    how = f" ({change.rewording})" if change.rewording in PARTLY else ""
    term = plain(entry.term) if entry else ""
    return "\n".join((f"{change.kind}{how} in the glossary: {term}", *_lines(_words_of_term(change), marker)))


def _words(change: Change) -> tuple[Stretch, ...]:
    """The words of a change; none where they are as they were. What was written anew has no words in common to speak of."""
    if change.kind in (Kind.UNCHANGED, Kind.RENUMBERED):
        return ()
    before, after = whole(change.before), whole(change.after)
    if change.kind is Kind.REWRITTEN:
        return (Stretch(Mark.GONE, before), Stretch(Mark.NEW, after))
    return marked(before, after)


def _words_of_term(change: TermChange) -> tuple[Stretch, ...]:
    if change.kind is Kind.UNCHANGED:
        return ()
    before, after = (entry.text if entry else "" for entry in (change.before, change.after))
    return marked(before, after)


def _lines(words: Sequence[Stretch], marker: Marker) -> Iterator[str]:
    """Marked words, line by line. The space before a mark stands outside of it, and marks don't go over the end of a line."""
    text = ""
    for place, stretch in enumerate(words):
        replaces = place > 0 and (stretch.mark, words[place - 1].mark) == (Mark.NEW, Mark.GONE)
        for nth, line in enumerate(stretch.text.split("\n")):
            text += "\n" if nth else ""
            shown = plain(line.lstrip(" "))
            space = " " if line.startswith(" ") and not (replaces and not nth) else ""
            text += space + (marker(stretch.mark, shown) if shown else "")
    return (f"    {line}" for line in text.split("\n") if text)
