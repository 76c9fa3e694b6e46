"""Since when the rules have what cards use, and that no game is played with what its rules do not have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from datetime import date
from enum import Enum
from itertools import pairwise
from typing import Any

import pytest

from oracle.births import dates
from oracle.births.uses import COUNTER_FIELDS, KEYWORD_FIELDS, KINDS_AS_KEYWORDS, keyword_since, uses, youngest
from oracle.cards.catalogue import built_in, find
from oracle.cards.facts.making import card
from oracle.cards.keyword_names import (
    COST_KEYWORDS,
    KEYWORDS,
    LONE_KEYWORDS,
    NUMBERED_KEYWORDS,
    NUMBERED_ROW_KEYWORDS,
    PAYING_KEYWORDS,
)
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.editions import EDITION, FIRST_EDITION
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Zone
from oracle.rulebook.reading.texts import read
from oracle.state import State
from tests.official_texts import FILES, needed
from tests.oracle.duel import ALICE, Duel

KNOWN = {
    *KEYWORDS, *LONE_KEYWORDS, *PAYING_KEYWORDS, *COST_KEYWORDS, *NUMBERED_KEYWORDS, *NUMBERED_ROW_KEYWORDS, *KEYWORD_COUNTERS,
    "evoke", "enchant", "partner with",
}  # fmt: skip
"""All keywords that the oracle knows."""


def state(*names: str, edition: str, **changes: Any) -> State:
    duel = Duel()
    for name in names:
        duel.put(name, Zone.HAND, **changes)
    return duel.state.changed(edition=edition)


@pytest.mark.parametrize("keyword", sorted(KNOWN))
def test_of_every_keyword_it_is_known_since_when_there_is_it(keyword: str) -> None:
    assert FIRST_EDITION <= keyword_since(keyword) <= EDITION


def test_every_date_is_one() -> None:
    tables = (dates.KEYWORDS, dates.COUNTERS, dates.TYPES, dates.PREDEFINED_TOKENS, dates.PARTS, dates.WORDS, dates.FIELDS)
    for table in tables:
        assert all(date.fromisoformat(since).isoformat() == since for since in table.values())


def said(value: object, where: tuple[str, str] = ("", "")) -> Iterator[tuple[tuple[str, str], str]]:
    """All texts in the facts of a card, each with the class and the field that says it."""
    if isinstance(value, str) and not isinstance(value, Enum):
        yield where, value
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from said(each, where)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from said(getattr(value, field.name), (type(value).__name__, field.name))


def test_keywords_and_kinds_of_counters_are_named_in_no_other_fields() -> None:
    counters = {*dates.COUNTERS, *KEYWORD_COUNTERS}
    elsewhere = {
        (where, text)
        for each in built_in().values()
        for where, text in said(each)
        if text in KNOWN | counters
        and where not in {("Keyword", "name"), ("CostKeyword", "name")}
        and where[1] not in KEYWORD_FIELDS | COUNTER_FIELDS
        and where[0] not in KINDS_AS_KEYWORDS
    }
    # That kicker was paid is asked only by what has kicker.
    assert elsewhere == {
        (("TriggeredAbility", "paid"), "kicker"),
        (("IfPaid", "cost"), "kicker"),
        (("EntersWithCounters", "paid"), "kicker"),
    }


@pytest.mark.parametrize(
    ("name", "since", "what"),
    [
        ("Grizzly Bears", FIRST_EDITION, ""),
        ("Siege Wurm", FIRST_EDITION, ""),
        ("Mulldrifter", "2007-10-01", "evoke"),
        ("Boggart Ram-Gang", "2008-05-01", "wither"),
        ("Flame Javelin", "2008-05-01", "{2/R} in a cost"),
        ("Plague Stinger", "2010-10-01", "infect"),
        ("Gut Shot", "2011-05-13", "{R/P} in a cost"),
        ("Khalni Hydra", "2011-06-17", "a reduction by colored mana"),
        ("Edgewalker", FIRST_EDITION, ""),
        ("Darksteel Myr", "2013-07-13", "indestructible"),
        ("Banishing Light", "2013-07-13", "exile until leaves"),
        ("Archetype of Courage", "2014-02-07", "for good"),
        ("Arcane Lighthouse", "2014-02-07", "cant have"),
        ("Aang, Master of Elements", "2016-04-08", "mana value"),
        ("Matter Reshaper", "2016-01-22", "{C} in a cost"),
        ("Venerated Loxodon", "2018-10-05", "each creature that convoked it"),
        ("Ardenvale Tactician", "2019-10-04", "an Adventure"),
        ("Flame Spill", "2020-04-17", "excess to"),
        ("Ram Through", "2020-04-17", "excess to"),
        ("Basilica Shepherd", "2023-02-03", "toxic 1"),
        ("Ashling, the Limitless", "2026-01-23", "grants evoke"),
        ("Dazzling Theater", "2024-09-20", "one half of a Room (709.5)"),
    ],
)
def test_the_youngest_of_what_a_card_uses(name: str, since: str, what: str) -> None:
    found = youngest(find(name))
    assert found.since == since
    assert found.what == f"{what} ({name})"


def test_what_a_card_makes_gives_or_asks_for_counts() -> None:
    assert "toxic 1" in {use.what for use in uses(find("Basilica Shepherd"))}
    assert "lifelink" in {use.what for use in uses(find("Abigale, Eloquent First-Year"))}
    # A counter that has the name of a keyword is only a counter.
    assert youngest(find("Boot Nipper")).since == FIRST_EDITION


def test_a_game_is_not_played_with_what_its_rules_do_not_have() -> None:
    Game(state("Plague Stinger", edition="2010-10-01"))
    with pytest.raises(NotModelled, match=r"infect \(Plague Stinger\) under the rules of 2010-09-30: it came on 2010-10-01"):
        Game(state("Plague Stinger", edition="2010-09-30"))


@pytest.mark.parametrize(
    ("changes", "what"),
    [({"counters": (("stun", 1),)}, "stun counters"), ({"commander": True}, "a commander"), ({"counters": (("flying", 1),)}, "")],
)
def test_what_is_on_an_object_counts(changes: dict[str, object], what: str) -> None:
    then = state("Grizzly Bears", edition="2011-06-16", **changes)
    if what:
        with pytest.raises(NotModelled, match=f"{what} under the rules of 2011-06-16"):
            Game(then)
    else:
        Game(then)


@pytest.mark.parametrize(
    ("changes", "what"), [({"counters": (("energy", 2),)}, "energy counters"), ({"sheets": ("a",)}, "a sticker sheet")]
)
def test_what_a_player_has_counts(changes: dict[str, object], what: str) -> None:
    then = state(edition="2016-09-29")
    players = (replace(then.players[ALICE], **changes), *then.players[1:])  # type: ignore[arg-type]
    with pytest.raises(NotModelled, match=what):
        Game(then.changed(players=players))
    Game(then.changed(players=players, edition=EDITION))


def test_a_card_made_up_of_what_is_old_is_as_old_as_the_first_edition() -> None:
    assert youngest(card("Boast", "{1}{R/G}", "Instant")).since == FIRST_EDITION


@needed
def test_the_texts_have_each_keyword_since_then() -> None:
    books = sorted(map(read, FILES), key=lambda book: book.edition)
    headings = {book.edition: {rule.text.lower() for rule in book.rules if len(rule.text) < 40} for book in books}
    # Those are rules of a keyword that has a heading of its own, or of landwalk.
    variants = {
        name for name in dates.KEYWORDS if name.endswith("walk") or name in ("hexproof from", "trample over planeswalkers")
    }
    for name in dates.KEYWORDS.keys() - variants - {"partner with", "choose a Background"}:
        first = next(edition for edition, found in headings.items() if name.lower() in found)
        before = next((earlier for earlier, later in pairwise(headings) if later == first), "")
        assert before < dates.KEYWORDS[name] <= first, name
