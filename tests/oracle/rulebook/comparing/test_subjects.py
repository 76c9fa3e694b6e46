from __future__ import annotations

from math import isclose

import pytest

from oracle.rulebook.comparing.pairing import Placed, placed
from oracle.rulebook.comparing.subjects import Speaking, Subjects, alike, covered, shared
from oracle.rulebook.rulebook import Rule

RULES = placed(
    [
        Rule("100.1", "A cow may moo."),
        Rule("100.2", "A cow may moo or graze by the brook."),
        Rule("100.3", "A goat may climb."),
        *(Rule(f"101.{nth}", f"A farmer may sell number{nth}.") for nth in range(1, 30)),
    ]
)
MOOING, GRAZING, CLIMBING, *_ = RULES
SUBJECTS = Subjects(RULES)


def test_a_subject_is_what_few_rules_speak_of() -> None:
    subject = SUBJECTS.of(GRAZING)
    assert subject.keys() == {"cow", "moo", "or", "graze", "by", "the", "brook"}
    assert subject["brook"] > subject["cow"]
    assert isclose(sum(weight * weight for weight in subject.values()), 1)


def test_what_no_word_tells_has_no_subject() -> None:
    (said,) = placed([Rule("100.1", "A may a.")])
    assert SUBJECTS.of(said) == {}


def test_two_rules_together_speak_of_what_either_speaks_of() -> None:
    assert SUBJECTS.of(MOOING, CLIMBING).keys() == {"cow", "moo", "goat", "climb"}


@pytest.mark.parametrize(("one", "other", "words"), [(MOOING, GRAZING, 2), (MOOING, CLIMBING, 0), (MOOING, MOOING, 2)])
def test_how_many_words_are_shared(one: Placed, other: Placed, words: int) -> None:
    assert shared(SUBJECTS.of(one), SUBJECTS.of(other)) == words


def test_a_part_is_covered_by_the_whole_and_not_the_whole_by_it() -> None:
    part, whole = SUBJECTS.of(MOOING), SUBJECTS.of(GRAZING)
    assert isclose(covered(part, whole), 1)
    assert covered(whole, part) < 0.5
    assert covered(part, SUBJECTS.of(CLIMBING)) == 0


def test_subjects_are_as_like_as_their_words_are_rare() -> None:
    mooing = SUBJECTS.of(MOOING)
    assert isclose(alike(mooing, mooing), 1)
    assert 0 < alike(mooing, SUBJECTS.of(GRAZING)) < 1
    assert alike(mooing, SUBJECTS.of(CLIMBING)) == 0


def test_those_that_speak_of_a_thing_are_found() -> None:
    speaking = Speaking({each: SUBJECTS.of(each) for each in (MOOING, GRAZING, CLIMBING)})
    assert speaking.of(SUBJECTS.of(MOOING), 0.1).keys() == {MOOING, GRAZING}
    assert speaking.of(SUBJECTS.of(MOOING), 0.99).keys() == {MOOING}
