"""The words of a name, and names with further words in them (123.6)."""

from __future__ import annotations

import pytest

from oracle.stickers.words import with_words, words


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("", ()),
        ("Bear Cub", ("Bear", "Cub")),
        ("Will-o'-the-Wisp", ("Will-o'-the-Wisp",)),
        ("________ Goblin", ("Goblin",)),
        ("Wolf in ________ Clothing", ("Wolf", "in", "Clothing")),
    ],
)
def test_words_stand_between_spaces_and_blank_lines_are_none(name: str, found: tuple[str, ...]) -> None:
    assert words(name) == found


@pytest.mark.parametrize(
    ("name", "after", "becomes"),
    [
        ("Bear Cub", 0, "Dark Bear Cub"),
        ("Bear Cub", 1, "Bear Dark Cub"),
        ("Bear Cub", 2, "Bear Cub Dark"),
        ("Bear Cub", 3, "Bear Cub Dark"),
        ("", 3, "Dark"),
        ("Wolf in ________ Clothing", 3, "Wolf in ________ Clothing Dark"),
    ],
)
def test_a_word_comes_after_so_many_words_or_at_the_end(name: str, after: int, becomes: str) -> None:
    assert with_words(name, ("Dark",), after) == becomes
