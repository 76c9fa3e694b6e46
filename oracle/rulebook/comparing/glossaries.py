"""The glossaries of two texts compared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.comparing.forms import folded, rewording
from oracle.rulebook.rulebook import Entry, Rulebook


@dataclass(frozen=True)
class TermChange:
    """What has become of a term of the glossary: unchanged, reworded, added or removed."""

    kind: Kind
    before: Entry | None
    after: Entry | None
    rewording: Rewording | None = None


def compare_glossaries(old: Rulebook, new: Rulebook) -> tuple[TermChange, ...]:
    """What became of every term, in the order of the new glossary; after these come the terms that were removed.

    Terms are the same whether they are written with capitals or not.
    """
    before, after = _by_term(old.glossary), _by_term(new.glossary)
    kept = [_change(*each) for term, entries in after.items() for each in zip_longest(before.get(term, ()), entries)]
    return tuple(kept) + tuple(_change(each, None) for term, entries in before.items() if term not in after for each in entries)


def _by_term(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = defaultdict(list)
    for each in entries:
        found[folded(each.term).casefold()].append(each)
    return found


def _change(before: Entry | None, after: Entry | None) -> TermChange:
    if before is None or after is None:
        return TermChange(Kind.ADDED if before is None else Kind.REMOVED, before, after)
    how = rewording((folded(before.text),), (folded(after.text),))
    return TermChange(Kind.UNCHANGED if how is None else Kind.REWORDED, before, after, how)
