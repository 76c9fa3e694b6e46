"""Sentences of instructions in words: what is done on a condition, or instead."""

from __future__ import annotations

from oracle.abilities.effects import IfItIs, IfPaid, IfStickerIs, IfYouControl, LoseLife
from oracle.abilities.qualities import Named, Quality, Who
from oracle.cards.again import Again
from oracle.cards.clauses import THAT_CREATURE, Clauses, Untargeting, single
from oracle.cards.grammar import Pattern, Remembering, Series, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.naming import THIS
from oracle.cards.nouns import ARTICLE, HAD, STICKER_KIND, SUBTYPE, quality
from oracle.cards.numbers import NUMBER
from oracle.cards.saying import say

_IF_KICKED = say(IfPaid, "if this spell was kicked, <effects>", cost="kicker", effects=Untargeting(Clauses()))
_IF = say(IfYouControl, "if you control <quality>, <then>", quality=quality(other=ARTICLE), then=Untargeting(Clauses()))
_HAS = say(Quality, "has <keyword>", keyword=HAD)
_IF_IT_HAS = say(IfItIs, "if <what> <quality>, <then>", what=THAT_CREATURE, quality=_HAS, then=Untargeting(Clauses()))
_IF_IT_HAS_INSTEAD = say(
    IfItIs,
    "<otherwise>. If <what> <quality>, instead <then>",
    what=THAT_CREATURE,
    quality=_HAS,
    then=Untargeting(Clauses()),
    otherwise=Clauses(),
)
_IF_STICKER = say(
    IfStickerIs,
    "<otherwise>. If it's <kind>sticker, instead <then>",
    kind=Remembering(STICKER_KIND, Memory.nothing),
    then=Untargeting(Clauses()),
    otherwise=Clauses(),
)
_IF_YOURS = say(
    IfItIs,
    "<then> if you control <what>. If you don't control it, <otherwise>",
    what=THAT_CREATURE,
    quality=Quality(controller=Who.YOU),
    then=Untargeting(Clauses()),
    otherwise=single(say(LoseLife, "its controller loses <amount> life", who=Who.ITS_CONTROLLER, of=Named.EVENT)),
)
_OF_THIS = say(Quality, "is a <subtypes>", subtypes=Series(SUBTYPE, (" or ",)))
_IF_THIS_IS = say(
    IfItIs,
    "if <what> <quality>, <then>",
    what=Remembering(THIS, Memory.of_this),
    quality=_OF_THIS,
    then=Untargeting(Clauses()),
)
_IF_SO = say(
    IfItIs,
    "<then> if <what> <quality>. Otherwise, <otherwise>",
    what=Again(),
    quality=_HAS,
    then=Clauses(),
    otherwise=Clauses(),
)
_IF_SMALL = say(
    IfItIs,
    "<then> if <what>'s power is <quality>",
    what=THAT_CREATURE,
    quality=say(Quality, "<power_at_most> or less", power_at_most=NUMBER),
    then=Clauses(),
)

ON_CONDITION: Pattern = one_of(
    _IF_THIS_IS,
    _IF_KICKED,
    _IF,
    _IF_IT_HAS,
    _IF_IT_HAS_INSTEAD,
    _IF_STICKER,
    _IF_YOURS,
    only(_IF_SO, lambda effect: isinstance(effect, IfItIs) and bool(effect.otherwise)),
    _IF_SMALL,
)
"""The table. Each is one effect."""
