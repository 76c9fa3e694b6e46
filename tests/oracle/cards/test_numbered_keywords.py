"""Keywords with a number that stand in a row with others, and those that something has or gains."""

from __future__ import annotations

import pytest

from oracle.abilities.effects import CreateTokens, Pump
from oracle.abilities.kinds import Ability, Keyword, SpellAbility, StaticAbility, keyword
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards import NotUnderstood
from oracle.cards.text import read_abilities, render, without_reminders
from oracle.objects import Characteristics

FLYING, TOXIC_2 = Keyword("flying"), Keyword("toxic", 2)


def card(*abilities: Ability, types: tuple[str, ...] = ("Creature",)) -> Characteristics:
    return Characteristics("Quorble", types=types, abilities=abilities)


@pytest.mark.parametrize(
    ("abilities", "text"),
    [
        ((TOXIC_2,), "Toxic 2"),
        ((FLYING, TOXIC_2), "Flying, toxic 2"),
        ((TOXIC_2, Keyword("annihilator", 1)), "Toxic 2\nAnnihilator 1"),
        ((FLYING, Keyword("afflict", 3), Keyword("rampage", 2)), "Flying\nAfflict 3\nRampage 2"),
        (
            (StaticAbility(Anthem(Quality(types=("Creature",), controller=Who.YOU, keyword="toxic"), keywords=("toxic 1",))),),
            "Creatures you control with toxic have toxic 1.",
        ),
    ],
)
def test_they_are_written_and_read(abilities: tuple[Ability, ...], text: str) -> None:
    assert render(card(*abilities)) == text
    assert read_abilities(card(), text) == abilities


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            SpellAbility((Pump(power=1, toughness=3, keywords=("flying", "toxic 1")),), (Target(quality=CREATURE),)),
            "Until end of turn, target creature gets +1/+3 and gains flying and toxic 1.",
        ),
        (
            SpellAbility((CreateTokens(1, ("Creature",), ("Beast",), 3, 3, ("G",), ("trample", "toxic 12")),)),
            "Create a 3/3 green Beast creature token with trample and toxic 12.",
        ),
    ],
)
def test_they_are_gained_with_their_number(ability: Ability, text: str) -> None:
    assert render(card(ability, types=("Instant",))) == text
    assert read_abilities(card(types=("Instant",)), text) == (ability,)


@pytest.mark.parametrize("text", ["Toxic", "Toxic x", "Creatures you control have toxic.", "Creatures with toxic 1 have flying."])
def test_without_its_number_it_is_not_had_and_with_it_not_asked_for(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_abilities(card(), text)


def test_a_row_that_its_reminder_text_has_parted_is_a_row() -> None:
    assert without_reminders("Flying\nToxic 1 (Poison.)\nWhen this creature dies, draw a card.") == (
        "Flying, toxic 1\nWhen this creature dies, draw a card."
    )


def test_the_keyword_of_the_words_in_which_it_is_printed() -> None:
    assert keyword("first strike") == Keyword("first strike")
    assert keyword("toxic 12") == Keyword("toxic", 12)
