from __future__ import annotations

from oracle.rulebook import chronicle_files
from oracle.rulebook.changes import Kind, Rewording
from oracle.rulebook.chronicle import Chronicle, Link
from oracle.rulebook.wording import Wording

OLD, NEW, OTHER = Wording("00000000000a", 70, 2, 1, 1), Wording("00000000000b", 80), Wording("00000000000c", 90, 0, 1)

CHRONICLE = Chronicle(
    ("2001-01-01", "2002-02-02"),
    (
        (Link(None, (), ("100.1",), wordings=(OLD,)), Link(None, (), ("100.2",), wordings=(NEW,)), Link(None, (), ("100.3",))),
        (
            Link(Kind.RENUMBERED, ("100.1*2",), ("100.1",)),
            Link(Kind.REWORDED, ("100.2",), ("100.2",), Rewording.PUNCTUATION, (OTHER,)),
            Link(Kind.RENUMBERED_AND_REWORDED, ("100.3",), ("100.4",), Rewording.WORDING, (OTHER,)),
            Link(Kind.SPLIT, ("100.5",), ("100.5", "100.6"), None, (OLD, NEW)),
            Link(Kind.MERGED, ("100.7", "100.8"), ("100.7",), None, (OTHER,)),
            Link(Kind.REWRITTEN, ("100.9", "100.10"), ("100.9", "100.10"), None, (OLD, NEW)),
            Link(Kind.ADDED, (), ("100.11",), wordings=(NEW,)),
            Link(Kind.REMOVED, ("100.12",), ()),
        ),
    ),
)

WRITTEN = """\
2001-01-01
first
100.1 00000000000a/70/2/1/1
100.2 00000000000b/80
100.3
2002-02-02
renumbered
100.1*2 100.1
reworded: punctuation only
100.2 00000000000c/90/0/1
renumbered and reworded: wording
100.3 100.4 00000000000c/90/0/1
split
100.5 100.5,100.6 00000000000a/70/2/1/1 00000000000b/80
merged
100.7,100.8 100.7 00000000000c/90/0/1
rewritten
100.9,100.10 00000000000a/70/2/1/1 00000000000b/80
added
100.11 00000000000b/80
removed
100.12
"""


def test_a_chronicle_is_written_by_edition_and_kind() -> None:
    assert chronicle_files.written(CHRONICLE) == WRITTEN


def test_what_was_written_is_read_back() -> None:
    assert chronicle_files.read(WRITTEN) == CHRONICLE
