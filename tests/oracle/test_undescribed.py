"""Abilities of which it is not described what they do: they can be there, and no more."""

from __future__ import annotations

import pytest

from oracle import events
from oracle.abilities.effects import Undescribed
from oracle.abilities.events import Dies
from oracle.abilities.kinds import TriggeredAbility
from oracle.cards import NotUnderstood, find, record
from oracle.cards.as_printed import described
from oracle.cards.files import corpus
from oracle.cards.records import Record, read
from oracle.cards.text import render
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def test_it_is_not_modelled_as_it_would_be_activated_and_the_card_is_named() -> None:
    duel = Duel()
    duel.put("Goblin Artisans")
    before = duel.state
    with pytest.raises(NotModelled, match="Goblin Artisans"):
        duel.activate("Goblin Artisans")
    assert duel.state == before


def test_where_it_can_not_be_activated_it_is_refused() -> None:
    duel = Duel()
    duel.put("Goblin Artisans", seat=BOB)
    with pytest.raises(IllegalAction):
        duel.activate("Goblin Artisans")


def test_its_card_fights_and_dies_as_any_other() -> None:
    duel = Duel()
    duel.put("Goblin Artisans")
    duel.in_combat(["Goblin Artisans"], {})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.game.player(BOB).life == 19
    events.sacrifice(duel.game, ALICE, duel.find("Goblin Artisans").id)
    assert duel.where("Goblin Artisans") == "graveyard"


def test_it_is_not_modelled_as_it_would_be_put_on_the_stack() -> None:
    duel = Duel()
    duel.put(creature("Sphinx", 1, 1, TriggeredAbility(Dies(), (Undescribed(),))))
    assert duel.numbers("Sphinx") == (1, 1)
    events.sacrifice(duel.game, ALICE, duel.find("Sphinx").id)
    with pytest.raises(NotModelled, match="Sphinx"):
        duel.pass_()


def test_what_its_card_says_beside_is_played() -> None:
    duel = Duel()
    duel.put("Bronze Tablet", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{C}{C}")
    duel.cast("Bronze Tablet")
    duel.resolve()
    assert duel.find("Bronze Tablet").tapped


def test_its_words_are_those_that_are_known_and_nothing_reads_them() -> None:
    assert render(find("Goblin Artisans")) == "{T}:"
    for text in ("{T}:", "When this creature dies,"):
        with pytest.raises(NotUnderstood):
            read(Record("Quorble", "Creature — Goblin", "{R}", text, "1", "1"))


def test_a_printed_text_never_yields_it() -> None:
    found = corpus()
    assert found is not None
    with pytest.raises(NotUnderstood):
        found["Goblin Artisans"]


def test_no_record_is_made_of_what_is_known_in_part() -> None:
    with pytest.raises(ValueError, match="Goblin Artisans"):
        record("Goblin Artisans")


@pytest.mark.parametrize(("text", "stands"), [("{T}: Quorble.", True), ("{Q}: Quorble.", False), ("{T}, Quorble.", False)])
def test_what_is_printed_has_to_begin_as_it_does(text: str, stands: bool) -> None:
    printed = Record("Goblin Artisans", "Creature — Goblin Artificer", "{R}", text, "1", "1")
    assert (described(find("Goblin Artisans"), printed) is not None) is stands
