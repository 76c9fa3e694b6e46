"""What the "if" in the middle of a triggered ability asks, in words (603.4)."""

from __future__ import annotations

from oracle.abilities.conditions import ManaSpentAtLeast, NoManaSpent, YouControl, YouControlNo, YouCreatedToken
from oracle.cards.grammar import Choice, Pattern, one_of
from oracle.cards.nouns import ARTICLE, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.templates import Vocabulary

_say = Vocabulary({})

CONDITION: Pattern = one_of(
    _say(NoManaSpent, "no <colored>mana was spent to cast it", colored=Choice({True: "colored ", False: ""})),
    _say(ManaSpentAtLeast, "at least <amount> mana was spent to cast it", amount=SEVERAL),
    _say(YouControl, "you control <quality>", quality=quality(other=ARTICLE)),
    _say(YouControlNo, "you control no <quality>", quality=quality(plural=True)),
    _say(YouCreatedToken, "you created a token this turn"),
)
"""The table of conditions, without the word "if"."""
