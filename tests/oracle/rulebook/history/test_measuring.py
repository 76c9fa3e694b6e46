from __future__ import annotations

import pytest

from oracle.rulebook.history.measuring import measured
from oracle.rulebook.rulebook import Rule


def counted(text: str, *examples: str) -> tuple[int, int, int, int]:
    found = measured(Rule("100.1a", text, examples))
    return found.characters, found.sentences, found.examples, found.unclosed


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Juggling", 0),
        ("A juggler juggles.", 1),
        ("A juggler juggles. See rule 100.2a. Is it fun? It is!", 4),
        ("“Juggle” means “Throw a ball. Catch it.” Two balls are better.", 2),
        ("“Juggle” means “throw a ball and catch it” on any day.", 1),
        ("Balls (see rule 3.) fly (or fall.) and bounce.", 1),
    ],
)
def test_sentences_are_counted_where_they_are_not_part_of_another(text: str, sentences: int) -> None:
    assert counted(text)[1] == sentences


def test_characters_and_examples_are_counted() -> None:
    assert counted("A ball.", "It flies.", "It falls.") == (7, 1, 2, 0)


def test_a_quotation_that_is_not_closed_is_seen_in_the_rule_and_in_every_example() -> None:
    assert counted("“Ball” means “round.", "It says “up.", "It says “down.”") == (20, 1, 2, 2)


def test_kinds_of_quotation_marks_make_no_other_wording() -> None:
    assert measured(Rule("100.1", "“Ball” it’s.")) == measured(Rule("200.2", '"Ball" it\'s.'))
    assert measured(Rule("100.1", "Ball")) != measured(Rule("100.1", "Balls"))
