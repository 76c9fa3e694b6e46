"""Nothing that a card can say is read over: each word of the vocabulary, and each field of it, is read by some rule."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import get_args

import pytest

from oracle.abilities.effects import Effect, IfDealt, IfItIs, IfPaid, IfStickerIs, IfYouControl, May, MayPay
from oracle.cards.keyword_names import KEYWORDS, LONE_KEYWORDS, NUMBERED_KEYWORDS, NUMBERED_ROW_KEYWORDS, PAYING_KEYWORDS
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.instructions.carrying_out import RULES
from tests.oracle.rules_as_source import VOCABULARY, everywhere, fields_read, named

BEFORE_THE_GAME = {"BeginsOnBattlefield", "IdentityUnaffected", "OnlyForAnte"}
"""What matters only before a game is on: the oracle's games have begun."""

IN_THE_FACTS = {"devoid", "AllColors"}
"""Keywords and static abilities that the facts of a card have already been given their due: its colors."""


BEFORE_THE_GAME_KEYWORDS = {"choose a Background"}
"""Keywords that matter as decks are made."""


def test_every_instruction_has_a_rule_that_carries_it_out() -> None:
    assert set(get_args(Effect)) == set(RULES) | {May, MayPay, IfDealt, IfItIs, IfPaid, IfStickerIs, IfYouControl}


@pytest.mark.parametrize("name", sorted(VOCABULARY.keys() - BEFORE_THE_GAME - IN_THE_FACTS))
def test_a_rule_reads_every_word_and_all_its_fields(name: str) -> None:
    assert name in named()
    assert {each.name for each in fields(VOCABULARY[name]) if (name, each.name) not in fields_read()} == set()


def test_every_keyword_is_read_by_a_rule() -> None:
    said = {node.value for node in everywhere(ast.Constant)}
    known = {*KEYWORDS, *LONE_KEYWORDS, *NUMBERED_KEYWORDS, *NUMBERED_ROW_KEYWORDS, *PAYING_KEYWORDS, *KEYWORD_COUNTERS}
    assert known - IN_THE_FACTS - BEFORE_THE_GAME_KEYWORDS - said == set()
