"""Instructions that put counters on objects: of one kind or several, of a kind or on an object that is chosen (122.1)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.effects import (
    DistributeCounters,
    PutChosenCounter,
    PutCounterOnChosen,
    PutCounterOnEither,
    PutCounters,
    PutCountersLike,
    PutCountersOfGraveyard,
    PutCountersOfKeywords,
    PutCountersOfKinds,
    PutCountersOnEach,
)
from oracle.abilities.qualities import Kind, Named, Reference, Who
from oracle.cards.again import ItsOwn, Them, TheTokens
from oracle.cards.counters import CHOICE_OF_KINDS, SOME
from oracle.cards.grammar import Choice, Converted, Pattern, ReadOnly, Series, one_of, several
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, OTHER, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.saying import say
from oracle.cards.targets import EACH_OF_SEVERAL, ONE_PERMANENT, Divided, NewTarget, TargetPlayer

_WHAT = one_of(EACH_OF_SEVERAL, ONE_PERMANENT)


@dataclass(frozen=True)
class _Repeated:
    """A process for one keyword that is repeated for others, and the counters that are put for it on the source at last."""

    first: str
    rest: tuple[str, ...]
    then: str


_OF_GRAVEYARD = Converted(
    say(
        _Repeated,
        "put a <first> counter on any creature you control if a creature card in your graveyard has <first>. Repeat this process"
        " for <rest>. Then put a <then> counter on <this> for each counter put on a creature this way",
        first=COUNTER_KIND,
        rest=Series(COUNTER_KIND, (" and ",)),
        then=COUNTER_KIND,
    ),
    lambda read: PutCountersOfGraveyard((read.first, *read.rest), read.then),
    lambda effect: (
        _Repeated(effect.keywords[0], effect.keywords[1:], effect.then) if isinstance(effect, PutCountersOfGraveyard) else None
    ),
)


@dataclass(frozen=True)
class _Same:
    """A keyword for which a counter is put on the source, and others for which the same is done."""

    like: Reference
    first: str
    rest: tuple[str, ...]


_OF_KEYWORDS = Converted(
    say(
        _Same,
        "choose <like>. If that creature has <first> and <this> doesn't, put a <first> counter on <this>. Do the same for <rest>",
        like=NewTarget((Kind.PERMANENT,), several=False),
        first=COUNTER_KIND,
        rest=Series(COUNTER_KIND, (" and ",)),
    ),
    lambda read: PutCountersOfKeywords((read.first, *read.rest), read.like),
    lambda effect: (
        _Same(effect.like, effect.keywords[0], effect.keywords[1:]) if isinstance(effect, PutCountersOfKeywords) else None
    ),
)

PUTTING_COUNTERS: Pattern = one_of(
    say(PutCounters, "put a <kind> counter on <what>", count=1, what=ItsOwn()),
    say(PutCounters, "put a <kind> counter on <what>", count=1, what=_WHAT),
    say(PutCounters, "put <count> <kind> counters on <what>", what=_WHAT),
    say(PutCountersOfKinds, "put <kinds> on <what>", kinds=several(SOME), what=_WHAT),
    say(PutChosenCounter, "put your choice of <kinds> on <what>", kinds=CHOICE_OF_KINDS, what=_WHAT),
    say(PutChosenCounter, "for each of <what>, put your choice of <kinds> on it", kinds=CHOICE_OF_KINDS, what=TheTokens()),
    ReadOnly(say(PutChosenCounter, "put <kinds> on <what>", kinds=CHOICE_OF_KINDS, what=_WHAT)),
    say(PutCountersLike, "put those counters on <this>", like=Named.EVENT, what=Named.THIS),
    say(PutCountersLike, "put those counters on <what>", like=Named.EVENT, what=NewTarget((Kind.PERMANENT,))),
    say(
        PutCountersLike,
        "put the same number of each kind of counter on <what>",
        like=Named.THIS,
        what=Choice({Named.EVENT: "that creature"}),
    ),
    _OF_GRAVEYARD,
    _OF_KEYWORDS,
    say(DistributeCounters, "distribute <amount what>", kind="+1/+1", amount_what=Divided("+1/+1 counters among", SEVERAL)),
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
