"""What changed between official texts, where there is a folder of them. The figures were found by reading the rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from oracle.rulebook.comparing.changes import Change, Kind, Rewording
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.reading.texts import read
from tests.official_texts import FOLDER, needed

pytestmark = needed

M14 = ("2013-05-01-DGM", "2013-07-13-M14")
QUOTES = ("2014-06-01-CNS", "2014-09-25-KTK")
AETHER_REVOLT = ("2016-11-11-C16", "2017-01-20-AER")
STRIXHAVEN = ("2021-02-15-KHM", "2021-04-22-STX")
LATEST = ("2026-06-19", "2026-08-07-current")
MELDING = ("2014-09-25-KTK", "2016-08-26")
LOOKING_BACK = ("2016-08-26", "2016-11-11-C16")
RENUMBERING = ("2007-10-01-LRW", "2009-07-08-M10")
COMMANDER = ("2009-07-08-M10", "2011-06-17-PC2")
IKORIA = ("2017-01-20-AER", "2020-04-17-IKO")
WHOLE_HISTORY = ("2005-10-01-RAV", "2026-08-07-current")

Texts = tuple[str, str]


@cache
def changes(texts: Texts) -> tuple[Change, ...]:
    old, new = (read(Path(FOLDER) / f"cr-{name}.txt") for name in texts)
    return compare(old, new)


def of(texts: Texts, number: str) -> Change:
    """What became of the rule that had a number before."""
    (found,) = (each for each in changes(texts) if number in [rule.number for rule in each.before])
    return found


def told(change: Change) -> tuple[Kind, list[str], list[str], Rewording | None]:
    before, after = ([rule.number for rule in side] for side in (change.before, change.after))
    return (change.kind, before, after, change.rewording)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (M14, {Kind.UNCHANGED: 1498, Kind.RENUMBERED: 352, Kind.REWORDED: 66, Kind.RENUMBERED_AND_REWORDED: 5}),
        (QUOTES, {Kind.UNCHANGED: 1974, Kind.RENUMBERED: 1, Kind.REWORDED: 24, Kind.RENUMBERED_AND_REWORDED: 1}),
        (AETHER_REVOLT, {Kind.UNCHANGED: 2156, Kind.RENUMBERED: 3, Kind.REWORDED: 8, Kind.RENUMBERED_AND_REWORDED: 1}),
        (STRIXHAVEN, {Kind.UNCHANGED: 2001, Kind.RENUMBERED: 437, Kind.REWORDED: 57, Kind.RENUMBERED_AND_REWORDED: 17}),
        (LATEST, {Kind.UNCHANGED: 3131, Kind.RENUMBERED: 12, Kind.REWORDED: 5, Kind.RENUMBERED_AND_REWORDED: 5}),
    ],
)
def test_how_many_rules_stayed(texts: Texts, expected: dict[Kind, int]) -> None:
    counted = Counter(each.kind for each in changes(texts))
    assert {kind: counted[kind] for kind in expected} == expected


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (M14, {Kind.REWRITTEN: 4, Kind.ADDED: 16, Kind.REMOVED: 5}),
        (QUOTES, {Kind.ADDED: 8}),
        (AETHER_REVOLT, {Kind.SPLIT: 2, Kind.ADDED: 5}),
        (STRIXHAVEN, {Kind.REWRITTEN: 1, Kind.ADDED: 8, Kind.REMOVED: 1}),
        (LATEST, {Kind.ADDED: 9}),
    ],
)
def test_how_many_rules_did_not(texts: Texts, expected: dict[Kind, int]) -> None:
    counted = Counter(each.kind for each in changes(texts))
    stayed = (Kind.UNCHANGED, Kind.RENUMBERED, Kind.REWORDED, Kind.RENUMBERED_AND_REWORDED)
    assert {kind: count for kind, count in counted.items() if kind not in stayed} == expected


@pytest.mark.parametrize(
    ("texts", "kind", "expected"),
    [
        (M14, Kind.REWORDED, {"wording": 50, "references only": 11, "example only": 4, "punctuation only": 1}),
        (M14, Kind.RENUMBERED_AND_REWORDED, {"wording": 4, "references only": 1}),
        (QUOTES, Kind.REWORDED, {"wording": 22, "punctuation only": 2}),
        (AETHER_REVOLT, Kind.REWORDED, {"wording": 7, "example only": 1}),
        (STRIXHAVEN, Kind.REWORDED, {"wording": 31, "references only": 22, "example only": 4}),
        (STRIXHAVEN, Kind.RENUMBERED_AND_REWORDED, {"wording": 14, "references only": 3}),
        (LATEST, Kind.REWORDED, {"wording": 4, "punctuation only": 1}),
    ],
)
def test_what_of_them_was_worded_otherwise(texts: Texts, kind: Kind, expected: dict[str, int]) -> None:
    assert Counter(str(each.rewording) for each in changes(texts) if each.kind is kind) == expected


WITHIN_LAYERS = ["612.2", "612.3", "612.3a", "612.3b", "612.3c", "612.3d"]
WORDING, PUNCTUATION = Rewording.WORDING, Rewording.PUNCTUATION


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (M14, (Kind.REWRITTEN, ["702.49a"], ["702.50a"], None)),
        (M14, (Kind.RENUMBERED, ["702.49b"], ["702.50b"], None)),
        (M14, (Kind.REWRITTEN, ["702.64a"], ["702.65a"], None)),
        (QUOTES, (Kind.REWORDED, ["702.50a"], ["702.50a"], PUNCTUATION)),
        (QUOTES, (Kind.RENUMBERED_AND_REWORDED, ["303.4i"], ["303.4j"], WORDING)),
        (AETHER_REVOLT, (Kind.SPLIT, ["702.50a"], ["702.50a", "702.50b"], None)),
        (AETHER_REVOLT, (Kind.RENUMBERED, ["702.50b"], ["702.50c"], None)),
        (AETHER_REVOLT, (Kind.SPLIT, ["702.65a"], ["702.65a", "702.65b"], None)),
        (AETHER_REVOLT, (Kind.RENUMBERED, ["702.65b"], ["702.65c"], None)),
        (AETHER_REVOLT, (Kind.RENUMBERED_AND_REWORDED, ["702.2b"], ["702.2c"], WORDING)),
        (AETHER_REVOLT, (Kind.RENUMBERED, ["702.2c"], ["702.2b"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED, ["702.50"], ["702.51"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED, ["702.50a"], ["702.51a"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED, ["702.73a"], ["702.74a"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED, ["702.79a"], ["702.80a"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED, ["702.89a"], ["702.90a"], None)),
        (STRIXHAVEN, (Kind.RENUMBERED_AND_REWORDED, ["702.127a"], ["702.128a"], WORDING)),
        (LATEST, (Kind.RENUMBERED, ["704.5z"], ["704.5aa"], None)),
        (RENUMBERING, (Kind.RENUMBERED_AND_REWORDED, ["502.74a"], ["702.71a"], WORDING)),
        (RENUMBERING, (Kind.RENUMBERED_AND_REWORDED, ["502.46a"], ["702.48a"], WORDING)),
        (RENUMBERING, (Kind.RENUMBERED, ["502.46b"], ["702.48b"], None)),
        (RENUMBERING, (Kind.RENUMBERED, ["420.5n"], ["704.5r"], None)),
        (RENUMBERING, (Kind.RENUMBERED_AND_REWORDED, ["409.1f"], ["601.2e"], WORDING)),
        (RENUMBERING, (Kind.REMOVED, ["502.11d"], [], None)),
        (M14, (Kind.REWRITTEN, ["103.3"], ["103.3"], None)),
        (M14, (Kind.REWRITTEN, ["700.4"], ["702.12b"], None)),
        (STRIXHAVEN, (Kind.REWRITTEN, ["607.1d"], ["607.1d"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["104.3a"], ["107.4a"], None)),
        (RENUMBERING, (Kind.RENUMBERED_AND_REWORDED, ["212.1d"], ["204.4b"], WORDING)),
        (RENUMBERING, (Kind.RENUMBERED_AND_REWORDED, ["205.4b"], ["204.4c"], WORDING)),
        (RENUMBERING, (Kind.REWRITTEN, ["214.3"], ["108.2a"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["308.1"], ["508.1b", "508.2", "508.4"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["308.2a"], ["508.1a"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["310.4c"], ["118.1a"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["406.1"], ["605.1a", "605.1b"], None)),
        (RENUMBERING, (Kind.REMOVED, ["406.2"], [], None)),
        (RENUMBERING, (Kind.REMOVED, ["410.8"], [], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["310.2c"], ["510.1c"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["500.2"], ["508.1d"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["500.3"], ["509.1c"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["418.5e"], ["612.6c", "612.6d", "612.6e"], None)),
        (RENUMBERING, (Kind.REWRITTEN, ["418.5a"], [*(f"612.1{letter}" for letter in ("", *"abcdeg")), *WITHIN_LAYERS], None)),
        (RENUMBERING, (Kind.SPLIT, ["212.3d"], ["302.4a", "302.4b", "302.4c"], None)),
        (RENUMBERING, (Kind.SPLIT, ["212.9c"], ["306.3", "306.4"], None)),
        (RENUMBERING, (Kind.SPLIT, ["212.9d"], ["306.5", "306.5a", "306.5b", "306.9"], None)),
        (RENUMBERING, (Kind.SPLIT, ["212.9f"], ["306.7", "306.7a", "306.7b"], None)),
        (RENUMBERING, (Kind.SPLIT, ["304.1"], ["504.1", "504.2"], None)),
        (RENUMBERING, (Kind.SPLIT, ["504.2"], ["707.2", "707.3", "707.4"], None)),
        (RENUMBERING, (Kind.MERGED, ["408.2b", "408.2f"], ["405.6b"], None)),
        (COMMANDER, (Kind.RENUMBERED_AND_REWORDED, ["120.1c"], ["121.1c"], WORDING)),
        (COMMANDER, (Kind.RENUMBERED_AND_REWORDED, ["306.7"], ["606.3"], WORDING)),
        (IKORIA, (Kind.RENUMBERED_AND_REWORDED, ["201.3a"], ["201.3b"], WORDING)),
        (IKORIA, (Kind.RENUMBERED_AND_REWORDED, ["201.3b"], ["201.3c"], WORDING)),
        (IKORIA, (Kind.RENUMBERED_AND_REWORDED, ["201.3d"], ["201.3e"], WORDING)),
        (MELDING, (Kind.REMOVED, ["711.3"], [], None)),
        (MELDING, (Kind.REMOVED, ["903.12"], [], None)),
        (LOOKING_BACK, (Kind.REWRITTEN, ["511.1"], ["511.2"], None)),
        (LOOKING_BACK, (Kind.REWRITTEN, ["511.2"], ["511.1"], None)),
        (LOOKING_BACK, (Kind.REWRITTEN, ["603.6d"], ["603.10", *(f"603.10{letter}" for letter in "abcdefg")], None)),
        (WHOLE_HISTORY, (Kind.REWRITTEN, ["502.46a", "502.46b"], ["702.51a", "702.51b", "702.51c"], None)),
        (WHOLE_HISTORY, (Kind.RENUMBERED, ["502.46c"], ["702.51d"], None)),
    ],
)
def test_what_became_of_a_rule(texts: Texts, expected: tuple[Kind, list[str], list[str], Rewording | None]) -> None:
    assert told(of(texts, expected[1][0])) == expected


@pytest.mark.parametrize("texts", [RENUMBERING, WHOLE_HISTORY])
def test_nothing_is_lost_and_nothing_told_twice(texts: Texts) -> None:
    old, new = (read(Path(FOLDER) / f"cr-{name}.txt") for name in texts)
    assert sorted(rule.line for each in changes(texts) for rule in each.before) == [rule.line for rule in old.rules]
    assert sorted(rule.line for each in changes(texts) for rule in each.after) == [rule.line for rule in new.rules]


def test_two_headings_with_one_number_are_told_apart() -> None:
    mended = [
        told(each)[:3] for each in changes(("2024-09-17", "2025-04-04")) if each.before and each.before[0].number == "702.175"
    ]
    assert mended == [(Kind.UNCHANGED, ["702.175"], ["702.175"]), (Kind.RENUMBERED, ["702.175"], ["702.176"])]
