"""Searching passages, best first: SQLite's full-text search, which ranks by BM25 and takes words by their stems."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from adapters.suite.bad_input import BadInput
from adapters.suite.finding.passages import Passage
from adapters.suite.reading.rule_numbers import NUMBER
from oracle.rulebook.numbers import is_within, order

MARK = "*"
"""What stands on both sides of a word that was looked for."""
WORDS = 24
"""So many words of a passage are shown."""

_SYNTAX = re.compile(r'["\0]')
"""What ends a quoted word, in which nothing else has a meaning."""

_TABLE = "CREATE VIRTUAL TABLE passages USING fts5(name, title, said, tags, tokenize = 'porter unicode61')"
_FIND = f"""
    SELECT rowid - 1, highlight(passages, 1, '{MARK}', '{MARK}'), snippet(passages, 2, '{MARK}', '{MARK}', '...', {WORDS})
    FROM passages WHERE passages MATCH ? ORDER BY bm25(passages, 8, 4, 1, 2), rowid
"""  # noqa: S608 - made of constants


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was found, with its title and a piece of what it says, in which the words are marked."""

    passage: Passage
    title: str
    said: str


@dataclass(frozen=True)
class Found:
    """What was found, best first. ``every`` says whether each of them has every word that was looked for."""

    hits: tuple[Hit, ...]
    every: bool


def search(passages: Iterable[Passage], words: Sequence[str]) -> Found:
    """The passages that have all these words, or else some of them; words mean themselves, whatever signs they have.

    For the number of a rule that rule comes first, then its subrules, then the scenarios and the statements that cite it, then
    what else names it. Raises `BadInput` where no word has a letter or a digit, and where SQLite can't search.
    """
    quoted = [f'"{re.sub(_SYNTAX, " ", word)}"' for word in words if re.search(r"\w", word)]
    if not quoted:
        raise BadInput(f"there is no word to search for in {' '.join(words)!r}")
    known = tuple(passages)
    with _Index(known) as index:
        hits, every = tuple(index.find(" AND ".join(quoted))), True
        if not hits and len(quoted) > 1:
            hits, every = tuple(index.find(" OR ".join(quoted))), False
    number = words[0].rstrip(".") if len(words) == 1 else ""
    if NUMBER.fullmatch(number):
        hits = tuple(sorted(hits, key=lambda hit: _distance(hit.passage, number)))
    return Found(hits, every)


def _distance(passage: Passage, number: str) -> tuple[int, tuple[int, int, int, str] | None]:
    """How near a passage is to a rule. Rules come in their order, and all else as it is ranked."""
    if passage.kind == "rule" and is_within(passage.name, number):
        return 0, order(passage.name)
    cites = any(is_within(each, number) for each in passage.rules)
    return {"scenario": 1, "statement": 2}.get(passage.kind, 3) if cites else 3, None


class _Index:
    """Passages in a table in memory that can be searched. A context manager."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        # Python can be built without SQLite, and SQLite without its full-text search.
        try:
            import sqlite3

            self._database = sqlite3.connect(":memory:")
        except ImportError:
            raise BadInput("this Python has no SQLite, with which the search is done; use one that has") from None
        try:
            self._database.execute(_TABLE)
        except sqlite3.OperationalError as error:
            self._database.close()
            what = f"the SQLite of this Python has no full-text search, with which the search is done ({error})"
            raise BadInput(f"{what}; use a Python whose SQLite has FTS5") from None
        rows = ((each.name, each.title, each.text, " ".join(self._tags(each))) for each in passages)
        self._database.executemany("INSERT INTO passages VALUES (?, ?, ?, ?)", rows)
        self._passages = passages

    @staticmethod
    def _tags(passage: Passage) -> Iterator[str]:
        """What a passage can be found by: that it cites a subrule is a sign of the whole rule, too."""
        yield passage.kind
        yield from passage.tags
        yield from sorted({*passage.rules, *(re.sub(r"[a-z]+$", "", each) for each in passage.rules)})
        if passage.kind == "rule":
            yield re.sub(r"[a-z]+$", "", passage.name)

    def __enter__(self) -> _Index:
        return self

    def __exit__(self, *raised: object) -> None:
        self._database.close()

    def find(self, query: str) -> Iterator[Hit]:
        """What matches a query."""
        for row, title, said in self._database.execute(_FIND, (query,)):
            yield Hit(self._passages[row], title, said)
