"""The word for each triggered ability."""

from __future__ import annotations

from typing import get_args

import pytest

from adapters.contract.references import TRIGGER_WORDS
from oracle.abilities.events import AtBeginning, DealTogether, EntersOrAttacks, Event
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import ANYTHING, Who
from oracle.keywords.triggered import triggered

SIMPLE = [kind for kind in get_args(Event) if kind is not AtBeginning]


@pytest.mark.parametrize("kind", SIMPLE, ids=lambda kind: kind.__name__)
def test_every_event_has_a_word_of_the_contract(kind: type) -> None:
    [(_, word)] = triggered([TriggeredAbility(object.__new__(kind), ())])
    assert word in TRIGGER_WORDS


def test_the_word_is_that_of_the_event() -> None:
    abilities = [TriggeredAbility(DealTogether(ANYTHING), ()), TriggeredAbility(EntersOrAttacks(), ())]
    assert [word for _, word in triggered(abilities)] == ["damage", "enters"]


@pytest.mark.parametrize(("step", "word"), [("upkeep", "upkeep"), ("end step", "end step"), ("draw", "other")])
def test_the_beginning_of_a_step_has_the_word_of_the_step(step: str, word: str) -> None:
    assert [each for _, each in triggered([TriggeredAbility(AtBeginning(step, Who.YOU), ())])] == [word]
