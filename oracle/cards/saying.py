"""How the slots of templates are worded by default: the vocabulary that the tables of instructions share."""

from __future__ import annotations

from oracle.abilities.qualities import Who
from oracle.cards.again import ThatPlayer
from oracle.cards.grammar import Choice, Series, one_of
from oracle.cards.naming import SOURCE, THIS
from oracle.cards.nouns import COUNTER_KIND, KEYWORD, counted, quality
from oracle.cards.numbers import AMOUNT, CHANGE, COUNT, MANA
from oracle.cards.targets import PERMANENT, TargetPlayer
from oracle.cards.templates import Vocabulary

PLAYER = one_of(
    TargetPlayer(),
    ThatPlayer(),
    Choice({Who.EACH_OPPONENT: "each opponent", Who.EACH_PLAYER: "each player"}),
)
"""A player as the subject of a sentence, other than "you"."""

say = Vocabulary(
    {
        "this": THIS,
        "source": SOURCE,
        "what": PERMANENT,
        "who": PLAYER,
        "count": COUNT,
        "amount": AMOUNT,
        "power_toughness": CHANGE,
        "keywords": Series(KEYWORD, (" and ",)),
        "kind": COUNTER_KIND,
        "mana": MANA,
        "quality": quality(),
        "count_quality": counted(),
    }
)
"""A template in these words."""
