"""What changed from one text of the rules to another, as a table with every change below it, and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import asdict, dataclass
from textwrap import wrap
from typing import Any

from tabulate import tabulate

from adapters.reports.marked_words import Marker, lines_of, lines_of_term, words_of, words_of_term
from adapters.reports.tally import counting
from adapters.suite.escaping import plain
from oracle.rulebook.comparing.changes import Change, Kind, Rewording
from oracle.rulebook.comparing.glossaries import TermChange
from oracle.rulebook.comparing.marking import Stretch, whole
from oracle.rulebook.comparing.shifts import Shifted, shifted
from oracle.rulebook.rulebook import Rulebook

WIDTH = 110
"""So many characters of a list of terms stand in a line."""

PARTLY = (Rewording.PUNCTUATION, Rewording.REFERENCES, Rewording.EXAMPLE)


@dataclass(frozen=True)
class Difference:
    """Two texts and what is told of how they differ."""

    old: Rulebook
    new: Rulebook
    changes: tuple[Change, ...]
    terms: tuple[TermChange, ...]


def told(difference: Difference, marker: Marker, everything: bool, left_out: Set[Kind]) -> str:
    """The table of what changed, then each change but those of the kinds that are ``left_out``. If those
    are that were only renumbered, it is told how far stretches of them moved.

    ``everything`` tells all words of what changed, and not only those around what did, and each term that only names other rules
    by other numbers.
    """
    parts = [_head(difference), _table(difference)]
    if Kind.RENUMBERED in left_out:
        parts += map(_moved, shifted(difference.changes))
    parts += [_change(each, marker, everything) for each in difference.changes if each.kind not in left_out]
    terms = [each for each in difference.terms if each.kind not in left_out]
    together = [] if everything else [each for each in terms if each.rewording is Rewording.REFERENCES]
    parts += [_term(each, marker, everything) for each in terms if everything or each.rewording is not Rewording.REFERENCES]
    return _paragraphs([*parts, *_referring(together)])


def as_json(difference: Difference) -> dict[str, Any]:
    """The same for programs, with every rule as it stands in its text."""
    return {
        **{
            side: {"name": text.name, "edition": text.edition}
            for side, text in (("old", difference.old), ("new", difference.new))
        },
        "rules": [{**asdict(each), "words": _stretches(words_of(each))} for each in difference.changes],
        "glossary": [{**asdict(each), "words": _stretches(words_of_term(each))} for each in difference.terms],
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


def _change(change: Change, marker: Marker, everything: bool) -> str:
    before, after = (", ".join(each.number for each in side) for side in (change.before, change.after))
    numbers = before if before == after else " -> ".join(filter(None, (before, after)))
    how = f" ({change.rewording})" if change.rewording in PARTLY else ""
    heading = (change.after or change.before)[0].heading
    title = f", {plain(heading)}" if heading else ""
    told_by_title = change.kind in (Kind.ADDED, Kind.REMOVED) and heading == whole(change.after or change.before)
    words = [] if told_by_title else lines_of(change, marker, everything)
    return _indented(f"{change.kind}{how}: {numbers}{title}", words)


def _term(change: TermChange, marker: Marker, everything: bool) -> str:
    how = f" ({change.rewording})" if change.rewording in PARTLY else ""
    return _indented(f"{change.kind}{how} in the glossary: {_name(change)}", lines_of_term(change, marker, everything))


def _referring(terms: Sequence[TermChange]) -> list[str]:
    """The terms in which only the numbers of other rules are others, in one paragraph, if there are any."""
    if not terms:
        return []
    head = f"{Kind.REWORDED} ({Rewording.REFERENCES}) in the glossary: {counting(len(terms), 'term')}"
    return [_indented(head, wrap("; ".join(map(_name, terms)), WIDTH, break_on_hyphens=False))]


def _name(change: TermChange) -> str:
    entry = change.after or change.before
    return plain(entry.term) if entry else ""


def _indented(head: str, lines: Sequence[str]) -> str:
    return "\n".join((head, *(f"    {line}" for line in lines)))
