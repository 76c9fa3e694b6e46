from __future__ import annotations

import re

import pytest

from adapters.suite import phrases
from adapters.suite.phrases import PHRASES, UnknownStep
from adapters.suite.phrases.hints import hint


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("Alice evokes Mulldrifter", "casts ... for its evoke cost"),
        ("Mulldrifter resolves", "everyone passes until ... has left the stack"),
        ("everyone passes", "everyone passes until ..."),
        ("both players pass", "everyone passes until ..."),
        ("the evoke trigger of Mulldrifter is on the stock", "on the stack is an ability"),
        ("Mulldrifter attacks Bob", "attacks ... with ..."),
        ("Alice declares Mulldrifter as an attacker", "attacks ... with ..."),
        ("Alice declares no attackers", "or with nothing"),
        ("Bob doesn't block", "or with nothing"),
        ("Alice assigns 2 damage to Ox", "divides the damage of ...: 2 to ...; 4 to ..."),
        ("Alice divides 4 damage", "divides the damage of ...: 2 to ...; 4 to ..."),
        ("Bob applies Furnace of Rath first", "first applies ..., or first applies ... to ..."),
        ("Alice kicks Ox", "casts ... with kicker"),
        ("Alice convokes Ox", "convoking with"),
        ("Alice sacrifices Mulldrifter", "done by what makes it happen"),
        ("Alice orders her abilities: the evoke ability of Fury", "from the top"),
        ("it is Alice's main phase", "the steps are: untap step, upkeep, draw step, precombat main phase"),
        ("Mulldrifter has flying", "has the keyword"),
        ("Bob has a sticker sheet", "has the sticker sheets ...; ..."),
        ("Ox has the sticker Dark", "bears the sticker ..., or bears no sticker ...; to set it up: starts with the sticker"),
        ("Ox bears a sticker", "bears the sticker ..., or bears no sticker ..."),
        ("Ox bears no sticker", "bears the sticker ..., or bears no sticker ..."),
        ("Ox is stickered", "bears the sticker ..., or bears no sticker ..."),
        ("Alice puts the sticker Dark on Ox", "chooses ..., chooses the sticker ..., and chooses the position ..."),
        ("Alice has 3 tickets", "bears N ticket counters; to set it up: starts with N ticket counters"),
        ("Alice starts with a ticket", "starts with N ticket counters"),
        ("Ox starts face down", "in play something turns it over"),
        ("Ox has the name Dark Ox", "write: is named ..., or has no name"),
        ("Ox lacks the creature type Ox", "lacks the type ..."),
        ("Ox has the types Creature; Ox", "has the type ..."),
        ("Bob turns Ox face down", "is done by what makes it happen"),
        ("Ox is turned face down", "is face down, or is face up"),
        ("Ox is called Dark Ox", "write: is named ..., or has no name"),
        ("Ox's name is Dark Ox", "write: is named ..., or has no name"),
        ("Ox is an artifact", "has the type ..."),
        ("Ox is no longer a creature", "has the type ..."),
        ("Mulldrifter has 2 +1/+1 counters", "bears N"),
        ("Bob has 3 poison counters", "bears N"),
        ("Serra Angel has 2 damage", "has N damage marked; to set it up: starts with N damage"),
        ("Serra Angel has 1000000000 damage marked", "a number has nine digits at most"),
        ("Serra Angel is 1000000000/4", "a number has nine digits at most"),
        ("Serra Angel has -2 damage marked", "only life, power and toughness can be below 0"),
        ("Alice divides the damage of Ox: -1 to Elk; 3 to Bob", "only life, power and toughness can be below 0"),
        ("Serra Angel bears -2 -1/-1 counters", "only life, power and toughness can be below 0"),
        ("Serra Angel has no damage marked on it", "has N damage marked"),
        ("Bob is dealt 2 damage", "is at N life"),
        ("Alice has 20 life", "is at N life"),
        ("Alice loses 2 life", "is at N life"),
        ("Bob gets 3 poison counters", "bears N ... counters"),
        ("Bob takes 2 damage", "is at N life"),
        ("Bob has taken 2 damage", "is at N life"),
        ("Ox deals 2 damage to Bob", "has N damage marked"),
        ("Ox deals no damage", "has N damage marked"),
        ("the damage is prevented", "has N damage marked"),
        ("combat damage is dealt", "has N damage marked"),
        ("Bob has lost 2 life", "is at N life"),
        ("Alice doesn't gain life", "is at N life"),
        ("Bob bears two poison counters", "write the number in digits"),
        ("Ox bears a -1/-1 counter", "write the number in digits"),
        ("Bob starts with two poison counters", "write the number in digits"),
        ("Bob is poisoned", "bears N poison counters"),
        ("Bob bears 2 poison", "bears N poison counters"),
        ("Ox has toxic 1", "has the keyword ..."),
        ("Ox has power 1", "is 2/2"),
        ("everyone passes until combat damage", "say whose it is"),
        ("everyone passes until the combat damage step", "say whose it is"),
        ("everyone passes until it is the upkeep", "say whose it is"),
        ("everyone passes until the end of combat", "say whose it is"),
        ("Ox is destroyed", "is in Alice's graveyard"),
        ("Ox is blocked by Elk", "is blocking ..."),
        ("Ox is unblocked", "is blocking ..."),
        ("Ox has wither", "has the keyword ..."),
        ("Alice proliferates Ox", "chooses ...; ... for ..."),
        ("Bob chooses Furnace of Rath first", "first applies ..."),
        ("Alice has {2}{U}", "write: has ... left; to set it up: has ... to spend"),
        ("Bob has no mana", "write: has ... left; to set it up: has ... to spend"),
        ("Bob has {G} in his pool", "write: has ... left; to set it up: has ... to spend"),
    ],
)
def test_what_is_said_at_a_table_is_answered_with_how_it_is_written(text: str, instead: str) -> None:
    with pytest.raises(UnknownStep, match=re.escape(instead)):
        phrases.read(text)


def test_no_hint_speaks_of_a_sentence_that_is_read() -> None:
    assert [example for example in (each for phrase in PHRASES for each in phrase.examples) if hint(example)] == []
