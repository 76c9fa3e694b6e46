"""Nothing that a card can say is read over: each word of the vocabulary, and each field of it, is read by some rule."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import get_args

import pytest

from oracle.abilities.effects import Effect, May, MayPay
from oracle.cards.keyword_names import KEYWORDS, LONE_KEYWORDS, NUMBERED_KEYWORDS, PAYING_KEYWORDS
from oracle.combat import COMBAT_KEYWORDS, MATTERS_IN_COMBAT_ONLY
from oracle.counters import KEYWORD_COUNTERS
from oracle.instructions.carrying_out import RULES
from tests.oracle.rules_as_source import VOCABULARY, everywhere, fields_read, named, names_in

BEFORE_THE_GAME = {"BeginsOnBattlefield"}
"""What matters only as a game begins: the oracle's games have begun."""

IN_COMBAT = {each.__name__ for each in MATTERS_IN_COMBAT_ONLY}

IN_THE_FACTS = {"devoid"}
"""Keywords that the facts of a card have already been given their due: its colors."""

NUMBER_OF_ANNIHILATOR = ("Keyword", "number")


def test_every_instruction_has_a_rule_that_carries_it_out() -> None:
    assert set(get_args(Effect)) == set(RULES) | {May, MayPay}


@pytest.mark.parametrize("name", sorted(VOCABULARY.keys() - IN_COMBAT - BEFORE_THE_GAME))
def test_a_rule_reads_every_word_and_all_its_fields(name: str) -> None:
    assert name in named()
    read = fields_read() | {NUMBER_OF_ANNIHILATOR}
    assert {each.name for each in fields(VOCABULARY[name]) if (name, each.name) not in read} == set()


def test_no_rule_asks_for_what_matters_in_combat_only() -> None:
    asked = {name for call in everywhere(ast.Call) if ast.unparse(call.func) == "isinstance" for name in names_in(call.args[1])}
    assert asked & IN_COMBAT == set()


def test_every_keyword_is_read_by_a_rule_or_matters_in_combat_only() -> None:
    said = {node.value for node in everywhere(ast.Constant)}
    known = {*KEYWORDS, *LONE_KEYWORDS, *NUMBERED_KEYWORDS, *PAYING_KEYWORDS, *KEYWORD_COUNTERS}
    assert known - COMBAT_KEYWORDS - IN_THE_FACTS - said == set()
    assert said & COMBAT_KEYWORDS == set()
