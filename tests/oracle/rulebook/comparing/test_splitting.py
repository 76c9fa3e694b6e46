from __future__ import annotations

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.comparing.pairing import Placed
from oracle.rulebook.comparing.splitting import is_part, parts_of, whole_of
from oracle.rulebook.rulebook import Rule
from tests.oracle.rulebook.book import book

SINGS = "The farmer sings a song in the morning, when the sun rises over the hill."
MOO = "All the cows moo then until they are milked."
BUCKET = "The milk goes into a bucket that stands beside the door of the stable."


def rule(place: int, text: str) -> Placed:
    return Placed(Rule(f"1.{place}", text), place, "")


def test_a_part_stands_in_the_whole_in_one_stretch() -> None:
    whole = rule(0, f"{SINGS} {MOO}")
    assert is_part(rule(1, MOO), whole)
    assert not is_part(rule(1, BUCKET), whole)
    assert not is_part(rule(1, f"{SINGS} {MOO}"), whole)
    assert not is_part(rule(1, "The cows moo."), whole)


def test_the_parts_together_say_what_the_whole_says() -> None:
    whole = rule(0, f"{SINGS} {MOO} {BUCKET}")
    one, two, three = rule(4, SINGS), rule(5, MOO), rule(6, BUCKET)
    assert parts_of(whole, [three, one, two]) == (one, two, three)


def test_a_part_that_adds_nothing_is_none() -> None:
    whole = rule(0, f"{SINGS} {BUCKET}")
    one, again, three = rule(4, SINGS), rule(5, SINGS[:-9] + "."), rule(6, BUCKET)
    assert parts_of(whole, [one, again, three]) == (one, three)


def test_parts_that_leave_most_of_the_whole_out_are_none() -> None:
    whole = rule(0, f"{SINGS} {BUCKET} {SINGS} {BUCKET} {MOO}")
    assert parts_of(whole, [rule(4, SINGS), rule(5, MOO)]) == ()


def test_a_part_is_of_the_rule_that_it_is_most_of() -> None:
    part, whole, other = rule(4, SINGS), rule(1, f"{SINGS} {MOO}"), rule(0, f"{SINGS.replace('hill', 'roof')} {BUCKET}")
    assert whole_of(part, [other, whole]) is whole
    assert whole_of(rule(5, BUCKET), [whole]) is None


def test_what_is_another_rule_altogether_is_no_part() -> None:
    part = rule(4, SINGS.replace("hill", "roof"))
    assert whole_of(part, [rule(0, f"{SINGS} {MOO}"), rule(1, part.rule.text)]) is None


def test_parts_may_leave_out_a_good_deal_that_is_gone() -> None:
    whole, one, two = rule(0, f"{SINGS} {BUCKET} {MOO} Nobody listens to him."), rule(4, SINGS), rule(5, MOO)
    assert parts_of(whole, [one, two]) == (one, two)


def test_a_section_is_known_again_by_rules_that_only_name_others_by_other_numbers() -> None:
    see = "A dog barks at whoever comes. See rule {}."
    old = f"100. Farms\n100.1. {see.format('100.2')}\n100.2. {SINGS} {MOO}\n"
    new = f"300. Country Life\n300.1. {see.format('300.2')}\n300.2. {SINGS}\n300.3. {MOO}\n"
    assert Kind.SPLIT in {each.kind for each in compare(book(old), book(new))}
