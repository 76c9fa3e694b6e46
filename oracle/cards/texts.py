"""Instructions that change words of a text (612), in words."""

from __future__ import annotations

from oracle.abilities.durations import HowLong
from oracle.abilities.effects import ChangeText, Words
from oracle.abilities.qualities import Kind
from oracle.cards.grammar import Choice, Converted, Pattern, Series, one_of
from oracle.cards.nouns import SUBTYPE
from oracle.cards.saying import say
from oracle.cards.targets import NewTarget

_BY = "change the text of <what> by replacing all instances of <words>"
_WORDS = Series(Choice({each: f"one {each.value} with another" for each in Words}), (" or ",))
_WHAT = NewTarget((Kind.PERMANENT, Kind.SPELL_OR_PERMANENT))
_SUBTYPES = Converted(SUBTYPE, lambda subtype: subtype, lambda never: never or None)

CHANGING_TEXTS: Pattern = one_of(
    say(ChangeText, f"{_BY} until end of turn", what=_WHAT, words=_WORDS, how_long=HowLong.THIS_TURN),
    say(ChangeText, _BY, what=_WHAT, words=_WORDS),
    say(ChangeText, f"{_BY}. The new creature type can't be <never>", what=_WHAT, words=_WORDS, never=_SUBTYPES),
)
"""The table."""
