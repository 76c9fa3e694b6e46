from __future__ import annotations

from typing import get_args

from adapters.contract.messages import Additional
from adapters.contract.references import TRIGGER_WORDS
from adapters.suite.phrases import PHRASES
from adapters.suite.phrases.dictionary import dictionary
from adapters.suite.phrases.slots import PLAYERS, STEP_WORDS


def test_the_dictionary_lists_every_phrase() -> None:
    text = dictionary()

    assert all(f"| {phrase.name}" in text for phrase in PHRASES)
    assert all(f"`{form.template.source.replace('|', chr(92) + '|')}`" in text for phrase in PHRASES for form in phrase.forms)
    assert "| is in a zone: exile | `{object:ref} is in exile` | Mulldrifter is in exile |" in text


def test_the_dictionary_explains_what_stands_in_the_slots() -> None:
    text = dictionary()

    for word in (
        *STEP_WORDS,
        *TRIGGER_WORDS,
        *PLAYERS,
        *get_args(Additional),
        "for {G}",
        "2 life",
        ", and ",
        "Wastes",
        "Alice's library card 5",
        " (2)",
        "Island 2",
        "protection from black",
        "Assembly-Worker",
        "Dark Bear Cub",
        "ability 1 of ...",
        "energy, experience, poison, rad or ticket",
    ):
        assert word in text.partition("## What stands in the slots")[2]


def test_the_dictionary_can_be_filtered_by_words() -> None:
    text = dictionary(["COUNTER", "starts"])

    assert text.count("\n| ") == 3
    assert "| starts with counters or damage: counters |" in text
    assert dictionary(["proliferate"]) == ""
    assert dictionary(["poison"]).count("\n| ") == 4  # a set-up and an expectation, each under a head
