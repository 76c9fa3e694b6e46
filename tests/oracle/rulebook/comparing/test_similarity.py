from __future__ import annotations

import pytest

from oracle.rulebook.comparing.similarity import likeness, within, words


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("When a cow comes into play, it moos.", "When a cow enters the battlefield, it moos."),
        ("When a cow enters the battlefield, it moos.", "When a cow enters, it moos."),
        ("a cow in play", "a cow on the battlefield"),
        ("put a cow into play", "put a cow onto the battlefield"),
        ("a cow that was removed from the game", "a cow that was exiled"),
        ("to play a cow", "to cast a cow"),
        ("playing its abilities", "activating its abilities"),
        ("his or her cow", "their cow"),
        ("a cow's converted mana cost", "a cow's mana value"),
        ("State-based effects", "state-based actions"),
    ],
)
def test_what_the_game_has_called_by_several_names_is_one_word(old: str, new: str) -> None:
    assert words(old) == words(new)


def test_words_are_compared_in_their_order() -> None:
    assert likeness(words("a cow moos"), words("a cow moos")) == 1
    assert likeness(words("a cow moos"), words("a calf moos")) == pytest.approx(2 / 3)
    assert likeness(words("one two three four"), words("three four one two")) == 0.5


def test_a_part_is_found_within_a_whole() -> None:
    whole = words("The farmer sings and then all the cows moo at once until it is night")
    assert within(words("all the cows moo at once"), whole) == 1
    assert within(words("night is at once all the farmer moo"), whole) < 0.6
