"""The keywords that say what may pay for a spell beside mana, as they are printed: alone, in a row, after others."""

from __future__ import annotations

import pytest

from oracle.abilities.kinds import Ability, Keyword
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics

CONVOKE, DELVE, IMPROVISE = Keyword("convoke"), Keyword("delve"), Keyword("improvise")


def being(*abilities: Ability) -> Characteristics:
    return Characteristics("Quorble", types=("Creature",), abilities=abilities)


@pytest.mark.parametrize(
    ("abilities", "text"),
    [
        ((CONVOKE,), "Convoke"),
        ((CONVOKE, DELVE), "Convoke, delve"),
        ((IMPROVISE, Keyword("flying")), "Improvise\nFlying"),
        ((Keyword("flash"), CONVOKE, Keyword("flying"), Keyword("vigilance")), "Flash\nConvoke\nFlying, vigilance"),
    ],
)
def test_a_row_of_them_is_written_and_read(abilities: tuple[Ability, ...], text: str) -> None:
    assert render(being(*abilities)) == text
    assert read_abilities(being(), text) == abilities


@pytest.mark.parametrize("text", ["Flash; convoke", "Flash, convoke"])
def test_a_row_with_other_keywords_is_read(text: str) -> None:
    assert read_abilities(being(), text) == (Keyword("flash"), CONVOKE)
