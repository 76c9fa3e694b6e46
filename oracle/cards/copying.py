"""Instructions that make a copy of what is there, and turn it over; and what a copy is beside what it copies (707, 708)."""

from __future__ import annotations

from typing import Any

from oracle.abilities.durations import HowLong
from oracle.abilities.effects import BecomesCopy, EachBecomesCopy, TurnFaceUp
from oracle.abilities.natures import NOTHING_ELSE, Keeps, Nature
from oracle.abilities.qualities import Named
from oracle.cards.grammar import Capital, Choice, Optional, Pattern, Series, one_of
from oracle.cards.naming import THIS
from oracle.cards.nouns import ARTICLE, KEYWORD, SUBTYPE, TYPE, quality
from oracle.cards.numbers import SIZE
from oracle.cards.saying import say
from oracle.cards.targets import ONE_PERMANENT
from oracle.cards.templates import Vocabulary, phrase

_UNTIL = Choice({HowLong.WHILE_IT_IS_THERE: "", HowLong.THIS_TURN: " until end of turn"})
_THIS_ABILITY = Choice({False: "", True: ", except it has this ability"})


def _becomes(verb: str) -> Pattern:
    more: dict[str, Any] = {"how_long": _UNTIL, "with_this_ability": _THIS_ABILITY}
    wording = f"<what> {verb} a copy of <of><how_long><with_this_ability>"
    return one_of(
        say(BecomesCopy, wording, what=ONE_PERMANENT, of=ONE_PERMANENT, **more),
        say(BecomesCopy, wording, what=THIS, of=Choice({Named.EVENT: "that creature"}), **more),
    )


BECOME = _becomes("become")
"""What becomes a copy, where somebody may have it become that."""

COPYING: Pattern = one_of(
    _becomes("becomes"),
    say(
        BecomesCopy,
        "choose <of> on the battlefield. <what> becomes a copy of that creature<how_long>",
        what=Capital(ONE_PERMANENT),
        of=quality(other=ARTICLE),
        how_long=_UNTIL,
    ),
    say(
        EachBecomesCopy,
        "each other <quality> becomes a copy of <of><how_long>",
        of=ONE_PERMANENT,
        how_long=_UNTIL,
        other=True,
    ),
    say(EachBecomesCopy, "each <quality> becomes a copy of <of><how_long>", of=ONE_PERMANENT, how_long=_UNTIL),
    say(TurnFaceUp, "turn <what> face up", what=ONE_PERMANENT),
)
"""The table."""

_say = Vocabulary(
    {
        "size": SIZE,
        "subtypes": Optional(phrase("<> ", Series(SUBTYPE, (" ",), comma=False)), ()),
        "types": Optional(phrase("<> ", Series(TYPE, (" ",), comma=False)), ()),
        "keywords": Series(KEYWORD, (" and ",)),
    }
)

EXCEPTIONS: Pattern = one_of(
    Choice({NOTHING_ELSE: ""}),
    _say(Nature, ", except it has <keywords>", keeps=Keeps.ALL),
    Choice({Nature(keywords=("changeling",), keeps=Keeps.ALL): ", except it has changeling"}),
    _say(Nature, ", except it's <size>", keeps=Keeps.ALL),
    _say(Nature, ", except it's a <subtypes><types>in addition to its other types", keeps=Keeps.ALL),
    _say(Nature, ", except it's a <subtypes><types>in addition to its other types and it has <keywords>", keeps=Keeps.ALL),
)
"""What a copy is beside what it copies (707.9)."""
