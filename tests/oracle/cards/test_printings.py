"""The names that were originally printed in an expansion (206.3a-c)."""

from __future__ import annotations

import unicodedata

import pytest

from oracle.cards import find, names
from oracle.cards.printings import ORIGINALLY_PRINTED, symbol
from oracle.objects import UNKNOWN
from tests.official_texts import needed, official

RULES = {"Arabian Nights": ("206.3a", ", "), "Antiquities": ("206.3b", ", "), "Homelands": ("206.3c", "; ")}


def test_so_many_names_are_on_each_list() -> None:
    assert {each: len(found) for each, found in ORIGINALLY_PRINTED.items()} == {
        "Arabian Nights": 77,
        "Antiquities": 85,
        "Homelands": 115,
    }


def test_no_name_is_on_two_lists() -> None:
    assert len(frozenset().union(*ORIGINALLY_PRINTED.values())) == 77 + 85 + 115


@pytest.mark.parametrize(
    ("name", "expansion"),
    [
        ("Circle of Protection: Artifacts", "Antiquities"),
        ("The Rack", "Antiquities"),
        ("Urza's Power Plant", "Antiquities"),
        ("Golgothian Sylex", "Antiquities"),
        ("City in a Bottle", "Arabian Nights"),
        ("El-Hajjâj", "Arabian Nights"),
        ("Apocalypse Chime", "Homelands"),
        ("Reveka, Wizard Savant", "Homelands"),
    ],
)
def test_names_with_marks_of_their_own_are_whole(name: str, expansion: str) -> None:
    assert name in ORIGINALLY_PRINTED[expansion]


def test_a_built_in_card_that_is_listed_has_the_name_of_the_list() -> None:
    """A name that is written otherwise, with a curly apostrophe or without an accent, would never be found."""
    listed = frozenset().union(*ORIGINALLY_PRINTED.values())
    folded = {_folded(each): each for each in listed}
    assert [each for each in map(str, names()) if folded.get(_folded(each), each) != each] == []
    assert find("Golgothian Sylex").name in listed


@pytest.mark.parametrize(
    ("printing", "name", "bears"),
    [
        ("ATQ", "Ornithopter", "Antiquities"),
        ("3ED", "Ornithopter", ""),
        ("ARN", "Mountain", "Arabian Nights"),
        ("HML", "Ebony Rhino", "Homelands"),
        ("CHR", "Ashnod's Altar", "Antiquities"),
        ("CHR", "Erhnam Djinn", "Arabian Nights"),
        ("CHR", "Arcades Sabboth", ""),
        ("M10", "Ornithopter", ""),
        ("", "Ornithopter", UNKNOWN),
    ],
)
def test_whose_symbol_a_printing_bears(printing: str, name: str, bears: str) -> None:
    assert symbol(printing, name, "2013-07-12") == bears
    assert symbol(printing, name, "2013-07-13") is None


@needed
@pytest.mark.parametrize("expansion", RULES)
def test_the_names_are_those_of_the_official_text(expansion: str) -> None:
    """It writes one of them without its accent."""
    number, separator = RULES[expansion]
    (rule,) = (rule for rule in official("2026-08-07").rules if rule.number == number)
    listed = rule.text.partition("Those names are ")[2].rstrip(".").split(separator)
    assert {_folded(each.removeprefix("and ")) for each in listed} == set(map(_folded, ORIGINALLY_PRINTED[expansion]))


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return "".join(each for each in plain if not unicodedata.combining(each))
