"""References: how suite and engine name what no set-up labelled.

========================================  ====================================================================
``Mulldrifter``                           the card with that label, in whatever zone it is
``Alice``                                 the player
``the evoke ability of Mulldrifter``      an ability on the stack, by the word for its kind and its source's reference
``the rad ability of Bob``                the ability of rad counters, which has no source, by the player who has them
``the combat damage``                     combat damage on the stack, where it goes under the editions until 2009-07-10
``the Clue Token token of Alice``         a token, by its present name and its controller
``the nameless token of Alice``           a token that has no name
``the copy of Mulldrifter``               a copy of a spell on the stack, by the name of the spell
``Dark``, ``Hot Dog``                     a name sticker, by its words
``1/5 of Urza's Dark Cannonball``         a power and toughness sticker, by its numbers and its sheet
``ability 1 of Urza's Dark Cannonball``   an ability sticker, by its place among those of its sheet; an ``art`` sticker likewise
========================================  ====================================================================

The word for an ability's kind is the keyword's name where a keyword stands for the ability ("evoke", "prowess"), otherwise
the word of its trigger event in `TRIGGER_WORDS`, or "activated".
Several things with one reference are told apart by " (2)", " (3)" ... behind it, counted from the oldest (of abilities of
one source that triggered at once, from the first that is printed on it); an engine puts no number behind the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

RAD = "rad"
"""The word for the ability of rad counters (728.1). It has no source, and is named by the player who has them."""

COMBAT_DAMAGE = "the combat damage"
"""Combat damage that has been assigned and is on the stack, all of it one object."""

TRIGGER_WORDS = (
    "enters",
    "leaves",
    "dies",
    "cast",
    "sacrifice",
    "upkeep",
    "end step",
    "attacks",
    "tapped",
    "damage",
    "life",
    "counters",
    "sticker",
    "delayed",
    RAD,
    "other",
)
"""Words for triggered abilities that no keyword stands for: of the object's own or another's entering, leaving, dying, a spell
being cast, a permanent being sacrificed, a step beginning ...; ``damage`` being dealt, by it or to it; ``life`` being gained or
lost; ``counters`` or a ``sticker`` being put somewhere; ``delayed`` for a delayed trigger, ``other`` for the rest; `RAD`."""


def ability(word: str, source: str) -> str:
    """The reference to an ability on the stack: ``ability("evoke", "Mulldrifter")``."""
    return f"the {word} ability of {source}"


_OF_SHEET = re.compile(r"(?:[0-9]+/[0-9]+|(?:ability|art) [0-9]+) of .+")

NAMELESS = "nameless"
"""What stands for the name of a token without one."""


def token(name: str, controller: str) -> str:
    """The reference to a token."""
    return f"the {name or NAMELESS} token of {controller}"


def copy(name: str) -> str:
    """The reference to a copy of a spell."""
    return f"the copy of {name}"


def sticker_words(sticker: str) -> tuple[str, ...]:
    """The words that a sticker with this reference adds to a name: those of a name sticker, and none of another (123.6)."""
    return () if _OF_SHEET.fullmatch(sticker) else tuple(sticker.split(" "))


def numbered(references: Iterable[str]) -> list[str]:
    """Tell equal references apart: the second "x" becomes "x (2)", and so on, oldest first."""
    seen: dict[str, int] = {}
    out = []
    for reference in references:
        seen[reference] = seen.get(reference, 0) + 1
        out.append(reference if seen[reference] == 1 else f"{reference} ({seen[reference]})")
    return out
