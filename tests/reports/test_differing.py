"""What changed from one text to another, told in full and in short."""

from __future__ import annotations

from adapters.reports.differing import WIDTH, Difference, told
from adapters.reports.marked_words import bracketed
from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.comparing.glossaries import compare_glossaries
from tests.oracle.rulebook.book import book

TERMS = [f"Turtle-Who-Swims-{nth}" for nth in range(20)]
OLD = book("100.1. A turtle swims.", dict.fromkeys(TERMS, "See rule 100.1."))
NEW = book("100.2. A turtle swims.", dict.fromkeys(TERMS, "See rule 100.2."))
TOGETHER = f"reworded (references only) in the glossary: {len(TERMS)} terms"
DIFFERENCE = Difference(OLD, NEW, compare(OLD, NEW), compare_glossaries(OLD, NEW))


def lines(everything: bool, *left_out: Kind) -> list[str]:
    return told(DIFFERENCE, bracketed, everything, set(left_out)).splitlines()


def test_of_what_was_renumbered_stretches_are_told_only_where_it_is_left_out() -> None:
    stretch = "renumbered: 100.1 -> 100.2 (1 rule)"
    assert stretch in lines(False, Kind.RENUMBERED)
    assert "renumbered: 100.1 -> 100.2" not in lines(False, Kind.RENUMBERED)
    assert "renumbered: 100.1 -> 100.2" in lines(False)
    assert stretch not in lines(False)


def test_terms_are_told_together_only_where_not_everything_is_told() -> None:
    apart = {f"reworded (references only) in the glossary: {term}" for term in TERMS}
    assert TOGETHER in lines(False)
    assert not apart.intersection(lines(False))
    assert TOGETHER not in lines(True)
    assert apart.issubset(lines(True))


def test_what_is_left_out_is_told_neither_way() -> None:
    assert not [line for line in lines(False, Kind.REWORDED) if "in the glossary" in line]
    assert not [line for line in lines(True, Kind.REWORDED) if "in the glossary" in line]


def test_a_list_of_terms_breaks_between_them() -> None:
    told_together = lines(False)
    listed = told_together[told_together.index(TOGETHER) + 1 :]
    assert all(len(line) <= WIDTH + 4 for line in listed)
    assert [term for line in listed for term in line.strip().rstrip(";").split("; ")] == TERMS
