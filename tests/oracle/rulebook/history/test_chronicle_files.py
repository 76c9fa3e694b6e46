from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history import chronicle_files
from oracle.rulebook.history.chronicle import Chronicle, Link
from oracle.rulebook.history.wording import Wording

OLD, NEW, OTHER = Wording("00000000000a", 70, 2, 1, 1), Wording("00000000000b", 80), Wording("00000000000c", 90, 0, 1)

CHRONICLE = Chronicle.of(
    {
        "2001-01-01": [
            Link(None, (), (f"100.{nth}",), wordings=(OLD if nth < 9 else NEW,)) for nth in (1, 2, 3, 4, 5, 6, 7, 8, 9)
        ],
        "2002-02-02": (
            Link(Kind.RENUMBERED, ("100.1",), ("100.1*2",)),
            Link(Kind.REWORDED, ("100.2",), ("100.2",), Rewording.PUNCTUATION, (OTHER,)),
            Link(Kind.RENUMBERED_AND_REWORDED, ("100.3",), ("100.10",), Rewording.WORDING, (OTHER,)),
            Link(Kind.SPLIT, ("100.4",), ("100.4", "100.11"), None, (OLD, NEW)),
            Link(Kind.MERGED, ("100.5", "100.6"), ("100.5",), None, (OTHER,)),
            Link(Kind.REWRITTEN, ("100.7", "100.9"), ("100.7", "100.9"), None, (OLD, NEW)),
            Link(Kind.ADDED, (), ("100.12",), wordings=(NEW,)),
            Link(Kind.ADDED, (), ("100.1",), wordings=(NEW,)),
            Link(Kind.REMOVED, ("100.8",), ()),
        ),
    }
)

WRITTEN = """\
2001-01-01
first
100.1 00000000000a/70/2/1/1
100.2 00000000000a/70/2/1/1
100.3 00000000000a/70/2/1/1
100.4 00000000000a/70/2/1/1
100.5 00000000000a/70/2/1/1
100.6 00000000000a/70/2/1/1
100.7 00000000000a/70/2/1/1
100.8 00000000000a/70/2/1/1
100.9 00000000000b/80
2002-02-02
renumbered
100.1 100.1*2
reworded: punctuation only
100.2 00000000000c/90/0/1
renumbered and reworded: wording
100.3 100.10 00000000000c/90/0/1
split
100.4 100.4,100.11 00000000000a/70/2/1/1 00000000000b/80
merged
100.5,100.6 100.5 00000000000c/90/0/1
rewritten
100.7,100.9 00000000000a/70/2/1/1 00000000000b/80
added
100.1 00000000000b/80
100.12 00000000000b/80
removed
100.8
"""


def test_a_chronicle_is_written_by_edition_and_kind() -> None:
    assert chronicle_files.written(CHRONICLE) == WRITTEN


def test_what_was_written_is_read_back() -> None:
    assert chronicle_files.read(WRITTEN) == CHRONICLE


def test_nothing_is_a_chronicle_without_editions() -> None:
    assert chronicle_files.read("") == Chronicle.of({})


@pytest.mark.parametrize(
    "text",
    [
        "100.1 00000000000a/70\n" + WRITTEN,
        "first\n100.1 00000000000a/70\n" + WRITTEN,
        WRITTEN.replace("first\n", ""),
        WRITTEN.replace("renumbered\n", "unnumbered\n"),
        WRITTEN.replace("2002-02-02", "2002-02"),
        WRITTEN + "\n",
    ],
)
def test_what_was_not_written_so_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"line \d+ (is no|has links)"):
        chronicle_files.read(text)


def test_a_kept_chronicle_knows_what_came_and_went() -> None:
    kept = chronicle_files.read(WRITTEN)

    assert (kept.came("100.8", 1), kept.went("100.8", 0)) == (None, Link(Kind.REMOVED, ("100.8",), ()))
    assert kept.came("100.1*2", 1) == Link(Kind.RENUMBERED, ("100.1",), ("100.1*2",))
    assert kept.places[1] == {"100.1", "100.1*2", *(f"100.{nth}" for nth in (2, 4, 5, 7, 9, 10, 11, 12))}
    assert kept.wording("100.1*2", 1) == OLD
    assert "100.99" not in kept.backwards[1]
