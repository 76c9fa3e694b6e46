"""Faults of stickers, and the names of tokens that bear some."""

from __future__ import annotations

import pytest

from adapters.suite.reading.checking import faults
from adapters.suite.reading.checking_stickers import plain_names
from adapters.suite.reading.known_cards import KnownCards
from tests.suite.reading.test_checking import scenario

ALICES = "Alice has the sticker sheets Urza's Dark Cannonball; Ancestral Hot Dog Minotaur"
BOBS = "Bob has the sticker sheet Giant Mana Cake"
SIZE = "1/5 of Urza's Dark Cannonball"


def found(*steps: str) -> list[str]:
    return [fault.what for fault in faults(scenario(*steps), KnownCards())]


@pytest.mark.parametrize(
    "steps",
    [
        (ALICES, "Island 1 starts with the sticker Dark", "Island 1 starts with the sticker Hot Dog after 2 words"),
        (
            ALICES,
            f"Island 1 starts with the sticker {SIZE}",
            "Island 2 starts with the sticker ability 1 of Urza's Dark Cannonball",
        ),
        (ALICES, "Bob has the sticker sheet Urza's Dark Cannonball", "Bob chooses the sticker Dark for Mulldrifter"),
        (ALICES, BOBS, "Alice can't choose the sticker Cake for Mulldrifter", "Island 1 bears no sticker Cake"),
        (
            ALICES,
            "Alice is asked to choose a sticker for Mulldrifter, from Dark; Urza's",
            "Alice chooses the position 7 for Island 1",
        ),
        (ALICES, "Alice has Elvish Mystic in exile", "Elvish Mystic starts with the sticker Dark after 2 words"),
        (ALICES, "Bob controls Alice's Elvish Mystic", "Elvish Mystic starts with the sticker Dark"),
        (ALICES, "the Clue Dark Token token of Bob is tapped", "Bob has 1 token named Hot Dog Marit Dark Lage"),
        ("the Legitimate Businessperson token of Bob is tapped",),
    ],
)
def test_stickers_of_those_who_have_them_are_no_faults(steps: tuple[str, ...]) -> None:
    assert found(*steps) == []


@pytest.mark.parametrize(
    ("steps", "what"),
    [
        (("Bob has the sticker sheet Giant Mana Cookie",), "no sticker sheet Giant Mana Cookie; did you mean Giant Mana Cake?"),
        (("Bob has the sticker sheet Cake",), "it is called by all of its name stickers, as Giant Mana Cake is"),
        (("Bob has the sticker sheets Giant Mana Cake, Spooky Clown Mox",), "several are written with semicolons: ...; ..."),
        (
            (ALICES, "Island 1 starts with the sticker Hot Dog behind 1 word"),
            "no sticker Hot Dog behind 1 word; did you mean Hot Dog?",
        ),
        (("Bob has the sticker sheets Giant Mana Cake; Giant Mana Cake",), "the sticker sheet Giant Mana Cake twice"),
        (
            ("Bob has the sticker sheets Giant Mana Cake; Cool Fluffy Loxodon; Spooky Clown Mox; Squid Fire Knight",),
            "a player has 3 sticker sheets at most",
        ),
        ((BOBS, "Bob has the sticker sheet Spooky Clown Mox"), "settled by an earlier line"),
        ((ALICES, "Island 1 starts with the sticker Darc"), "there is no sticker Darc; did you mean Dark?"),
        ((ALICES, "Island 1 bears no sticker dark"), "there is no sticker dark; did you mean Dark?"),
        ((ALICES, "Alice chooses the sticker Dog for Island 1"), "there is no sticker Dog"),
        ((ALICES, "Alice is asked to choose a sticker for Island 1, from Dark; Dork"), "there is no sticker Dork"),
        ((ALICES, "Island 1 bears no sticker Cake"), "nobody has a sheet with the sticker Cake"),
        ((ALICES, BOBS, "Alice chooses the sticker Cake for Island 1"), "Alice has no sheet with the sticker Cake"),
        (
            (ALICES, BOBS, "Island 1 starts with the sticker Cake"),
            "Alice owns Island 1, and has no sheet with the sticker Cake (123.3b)",
        ),
        (
            (ALICES, "Bob controls Elvish Mystic", "Elvish Mystic starts with the sticker Dark"),
            "Bob owns Elvish Mystic, and has no sheet with the sticker Dark",
        ),
        (
            (ALICES, "Island 1 starts with the sticker Dark", "Island 2 starts with the sticker Dark"),
            "the sticker Dark of Alice is on Island 1 already",
        ),
        ((ALICES, "Mulldrifter starts with the sticker Dark"), "no card has stickers in a hidden zone"),
        ((ALICES, "Clone starts with the sticker Dark"), "'Clone'"),
        ((ALICES, "Bob starts with the sticker Dark"), "Bob is a player, and this is said of cards only"),
        ((ALICES, "Bob bears no sticker Dark"), "Bob is a player, and this is said of cards and tokens only"),
        (
            (ALICES, "Island 1 starts with the sticker Dark after 2 words"),
            "Island has 1 word, and nothing stands after 2 of them",
        ),
        (
            (
                ALICES,
                "Island 1 starts with the sticker Hot Dog after 1 word",
                "Island 1 starts with the sticker Dark after 4 words",
            ),
            "Island Hot Dog has 3 words, and nothing stands after 4 of them",
        ),
        (
            (ALICES, f"Island 1 starts with the sticker {SIZE} after 1 word"),
            "only the words of a name sticker have a place in a name",
        ),
        ((ALICES, "Bob is asked to choose a position for Island 1, from 0; 1"), "a position is asked for as a number"),
        ((ALICES, "the Clue Cake Token token of Bob is tapped"), "no token is named Clue Cake Token"),
    ],
)
def test_what_nobody_could_have_put_there_is_a_fault(steps: tuple[str, ...], what: str) -> None:
    assert any(what in each for each in found(*steps))


def test_a_name_is_looked_at_without_any_words_that_stickers_could_have_added() -> None:
    assert set(plain_names("Dark Bear Hot Dog", ("Dark", "Hot Dog", SIZE))) == {
        "Dark Bear Hot Dog",
        "Bear Hot Dog",
        "Dark Bear",
        "Bear",
    }
    assert list(plain_names("Dark Bear", ())) == ["Dark Bear"]
