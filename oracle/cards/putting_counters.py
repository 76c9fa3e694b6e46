"""Instructions that put counters on objects: of one kind or several, of a kind or on an object that is chosen (122.1)."""

from __future__ import annotations

from oracle.abilities.effects import (
    PutChosenCounter,
    PutCounterOnChosen,
    PutCounterOnEither,
    PutCounters,
    PutCountersOfKinds,
    PutCountersOnEach,
)
from oracle.abilities.qualities import Who
from oracle.cards.again import Them
from oracle.cards.counters import CHOICE_OF_KINDS, SOME
from oracle.cards.grammar import Pattern, ReadOnly, one_of, several
from oracle.cards.nouns import ARTICLE, OTHER, quality
from oracle.cards.saying import say
from oracle.cards.targets import EACH_OF_SEVERAL, ONE_PERMANENT, TargetPlayer

_WHAT = one_of(EACH_OF_SEVERAL, ONE_PERMANENT)

PUTTING_COUNTERS: Pattern = one_of(
    say(PutCounters, "put a <kind> counter on <what>", count=1, what=_WHAT),
    say(PutCounters, "put <count> <kind> counters on <what>", what=_WHAT),
    say(PutCountersOfKinds, "put <kinds> on <what>", kinds=several(SOME), what=_WHAT),
    say(PutChosenCounter, "put your choice of <kinds> on <what>", kinds=CHOICE_OF_KINDS, what=_WHAT),
    ReadOnly(say(PutChosenCounter, "put <kinds> on <what>", kinds=CHOICE_OF_KINDS, what=_WHAT)),
    say(PutCounterOnEither, "put a <kind> counter on either of <what>", what=Them()),
    say(PutCounterOnChosen, "put a <kind> counter on <quality>", quality=quality(other=ARTICLE), who=Who.YOU),
    say(
        PutCounterOnChosen,
        "<who> puts a <kind> counter on <quality> they control",
        quality=quality(other=ARTICLE),
        who=TargetPlayer(),
    ),
    say(PutCountersOnEach, "put a <kind> counter on each <quality>", count=1, quality=quality(other=OTHER)),
    say(PutCountersOnEach, "put <count> <kind> counters on each <quality>", quality=quality(other=OTHER)),
    say(PutCountersOnEach, "put a <kind> counter on each <quality> <controller> controls", count=1, controller=TargetPlayer()),
)
"""The table."""
