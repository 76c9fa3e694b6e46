from __future__ import annotations

import pytest

from adapters.suite.phrases.template import compile_template


@pytest.mark.parametrize("source", ["{a:nothing}", "a [b", "a ] b", "{a:ref", "a} b"])
def test_a_malformed_template_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"clause|slot type|template"):
        compile_template(source)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("the stack is empty", {"stack"}),
        ("{object:ref} bears {count:count} {kind:word} counter{count:s}", {"bears"}),
        ("{player:player}'s {zone:library|graveyard} holds {cards:cards}", {"graveyard", "library"}),
        ("{player:player} {verb:casts|can't cast} {card:ref}", {"cast", "casts"}),
        ("{player:player} {verb:has lost|is in} {card:ref} here[, again]", {"lost", "in"}),
        ("{player:player} is {verb:=not asked}[ now]", {"asked"}),
        ("{player:player} is{word:out|in}", set()),
        ("{object:ref}, {verb:tapped|untapped}[ by {player:player}][ long] ago", {"tapped", "untapped"}),
        ("{object:ref}, {verb:tapped|untapped}[ by {player:player}][, long] ago", {"ago"}),
        ("{object:ref} is there[, long] ago", {"ago"}),
        ("[now ]it is so", {"is"}),
    ],
)
def test_a_template_knows_whole_words_of_which_each_sentence_has_one(source: str, words: set[str]) -> None:
    assert compile_template(source).words == words
