from __future__ import annotations

import pytest

from oracle.rulebook.comparing.marking import Mark, marked, whole
from oracle.rulebook.rulebook import Rule

BRACKETS = {Mark.SAME: "{}", Mark.GONE: "[-{}-]", Mark.NEW: "{{+{}+}}"}


def told(old: str, new: str) -> str:
    return "".join(BRACKETS[each.mark].format(each.text) for each in marked(old, new))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("The cow moos.", "The cow moos.", "The cow moos."),
        ("The cow moos.", "The old cow moos.", "The{+ old+} cow moos."),
        ("The old cow moos.", "The cow moos.", "The[- old-] cow moos."),
        ("The cow moos.", "The calf moos.", "The[- cow-]{+ calf+} moos."),
        ("Say “moo to it.", "Say “moo” to it.", "Say “moo{+”+} to it."),
        ("See rule 702.50a.", "See rule 702.51a.", "See rule[- 702.50a-]{+ 702.51a+}."),
        ("It costs {2}{G}.", "It costs {3}{G}.", "It costs[- {2}-]{+ {3}+}{G}."),
        ("Some cows and all bulls", "Many cows or few bulls", "[-Some cows and all-]{+Many cows or few+} bulls"),
        ("A cow", "The cow moos", "[-A-]{+The+} cow{+ moos+}"),
        ("One.\nTwo.", "One.\nThree.\nTwo.", "One.\n{+Three.\n+}Two."),
        ("", "New.", "{+New.+}"),
        ("Old.", "", "[-Old.-]"),
    ],
)
def test_words_that_are_gone_and_words_that_are_new(old: str, new: str, expected: str) -> None:
    assert told(old, new) == expected


def test_the_looks_of_a_file_are_not_marked() -> None:
    assert told('The _Moo_(TM) "cow"--a bull\'s', "The Moo™ “cow”—a bull’s friend") == "The Moo™ “cow”—a bull’s{+ friend+}"
    assert told("The Moo(r) cow", "The Moo® cow") == "The Moo® cow"


def test_the_stretches_make_up_both_wordings() -> None:
    old, new = "All cows moo twice, and a bull does it once.", "Most cows moo, and no bull ever did it more than once."
    stretches = marked(old, new)
    assert "".join(each.text for each in stretches if each.mark is not Mark.NEW) == old
    assert "".join(each.text for each in stretches if each.mark is not Mark.GONE) == new


def test_rules_as_one_text_have_their_examples_below_them() -> None:
    rules = (Rule("1.1a", "A cow moos.", ("Berta moos.", "So does Erna.")), Rule("1.1b", "A calf does not."))
    assert whole(rules) == "A cow moos.\nExample: Berta moos.\nExample: So does Erna.\nA calf does not."
