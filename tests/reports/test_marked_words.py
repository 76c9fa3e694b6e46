"""The words of a change: turtles again, in rules that were cut, joined and written anew."""

from __future__ import annotations

from adapters.reports.marked_words import AROUND, BEGINNING, bracketed, lines_of, read_alone
from oracle.rulebook.comparing.changes import Change, Kind, Rewording
from oracle.rulebook.rulebook import Rule

WALK, SWIM = "A turtle walks along the beach.", "Then it swims."
BOTH = Rule("1.1", f"{WALK} {SWIM}")
APART = (Rule("1.1", WALK, ("A turtle walks.",)), Rule("1.1a", SWIM))


def lines(kind: Kind, before: tuple[Rule, ...], after: tuple[Rule, ...], everything: bool = False) -> list[str]:
    return lines_of(Change(kind, before, after), bracketed, everything)


def test_a_rule_that_was_split_shows_where_it_was_cut() -> None:
    assert lines(Kind.SPLIT, (BOTH,), APART) == [f"1.1: {WALK}", "{+Example: A turtle walks.+}", f"1.1a: {SWIM}"]


def test_rules_that_were_merged_show_where_each_began() -> None:
    assert lines(Kind.MERGED, APART, (BOTH,)) == [f"1.1: {WALK}", "[-Example: A turtle walks.-]", f"1.1a: {SWIM}"]


def test_what_was_written_anew_stands_below_what_it_was() -> None:
    assert lines(Kind.REWRITTEN, (BOTH,), (Rule("1.1", SWIM),)) == [f"[-{WALK} {SWIM}-]", f"{{+{SWIM}+}}"]


def test_of_several_that_were_written_anew_each_has_its_number() -> None:
    anew = (Rule("1.2", SWIM), Rule("1.2a", WALK))
    assert lines(Kind.REWRITTEN, APART, anew) == [
        f"1.1: [-{WALK}-]",
        "[-Example: A turtle walks.-]",
        f"1.1a: [-{SWIM}-]",
        f"1.2: {{+{SWIM}+}}",
        f"1.2a: {{+{WALK}+}}",
    ]


def reworded(before: str, after: str, everything: bool) -> list[str]:
    example = ("Nothing is new here.",)
    change = Change(Kind.REWORDED, (Rule("1.1", before, example),), (Rule("1.1", after, example),), Rewording.WORDING)
    return lines_of(change, bracketed, everything)


def counted(first: int, last: int) -> str:
    return " ".join(map(str, range(first, last + 1)))


def test_what_is_the_same_far_from_what_is_not_is_left_out() -> None:
    was, now = f"{counted(1, 99)} turtle {counted(100, 199)}", f"{counted(1, 99)} cow {counted(100, 199)}"
    beginning, ahead, behind = counted(1, BEGINNING), counted(100 - AROUND, 99), counted(100, 99 + AROUND)
    assert reworded(was, now, everything=False) == [f"{beginning} [...] {ahead} [-turtle-]{{+cow+}} {behind} [...]"]


def test_a_few_words_are_not_left_out() -> None:
    near = BEGINNING + AROUND + 1
    was, now = f"{counted(1, near)} turtle", f"{counted(1, near)} cow"
    assert reworded(was, now, everything=False) == [f"{counted(1, near)} [-turtle-]{{+cow+}}"]
    assert "[...]" in reworded(f"0 {was}", f"0 {now}", everything=False)[0]


def test_everything_is_told_where_it_is_asked_for() -> None:
    was, now = f"{counted(1, 99)} turtle", f"{counted(1, 99)} cow"
    assert reworded(was, now, everything=True) == [f"{counted(1, 99)} [-turtle-]{{+cow+}}", "Example: Nothing is new here."]


def test_of_a_rule_that_is_added_nothing_is_marked_for_one_who_reads_it_alone() -> None:
    added = Change(Kind.ADDED, (), (Rule("1.1", WALK, ("A turtle walks.",)),))
    assert read_alone(added, bracketed) == [WALK, "Example: A turtle walks."]
    assert lines_of(added, bracketed) == [f"{{+{WALK}+}}", "{+Example: A turtle walks.+}"]


def test_no_control_character_reaches_a_terminal() -> None:
    red = (Rule("1.1", "A \x1b[31mturtle.", ("It is \x1b[31mred.",)),)
    assert lines(Kind.REMOVED, red, ()) == ["[-A \\x1b[31mturtle.-]", "[-Example: It is \\x1b[31mred.-]"]
    assert read_alone(Change(Kind.ADDED, (), red), bracketed) == ["A \\x1b[31mturtle.", "Example: It is \\x1b[31mred."]
