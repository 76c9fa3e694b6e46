"""Static abilities of counters in words: how many are put, and what can't have any (122, 614)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import ANYTHING, Who
from oracle.abilities.statics import CantGetCounters, CantHaveCounters, MoreCounters, OneCounterThisTurn
from oracle.cards.grammar import Choice, Converted, Optional, Pattern, Series, one_of, only, several
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, ITSELF, OTHER, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.templates import Vocabulary, phrase


@dataclass(frozen=True)
class _Some:
    """So many counters of a kind."""

    kind: str
    count: int


def _pair(some: _Some) -> tuple[str, int]:
    return some.kind, some.count


_put = Vocabulary({"kind": COUNTER_KIND, "count": SEVERAL})
_SOME = Converted(
    one_of(_put(_Some, "a <kind> counter", count=1), _put(_Some, "<count> <kind> counters")), _pair, lambda pair: _Some(*pair)
)
SOME = Series(_SOME, (" and ",))
"""Counters of one or several kinds: "a flying counter and two +1/+1 counters". The value is their kinds, each with its number."""

WITH_COUNTERS = Optional(phrase(" with <> on it", SOME), ())
"""The counters with which something is put onto the battlefield."""

_EACH_NAMED = several(Series(phrase("a <> counter", COUNTER_KIND), (" or ",)))
_IN_A_ROW = several(phrase("a <> counter", Series(COUNTER_KIND, (" or ",))))
CHOICE_OF_KINDS = one_of(
    only(_EACH_NAMED, lambda kinds: len(kinds) == 2), only(_IN_A_ROW, lambda kinds: len(kinds) > 2), _EACH_NAMED, _IN_A_ROW
)
"""Kinds of counters of which one is chosen: "a flying counter or a haste counter", "a flying, haste, or reach counter"."""

PLAYER_KIND = Choice({each: each for each in ("experience", "poison", "rad")})
"""The kinds of counters that players get and that are called by their names; energy and tickets have symbols."""

_say = Vocabulary({"on": quality(other=ARTICLE), "kind": COUNTER_KIND})
_PERMANENTS = quality(plural=True, other=OTHER)


def _if_put(changed: str) -> tuple[str, str]:
    """The wordings of an effect on counters of one kind, by what is put instead."""
    put = f"if one or more <kind> counters would be put on <on>, {changed} are put on"
    return f"{put} it instead", f"{put} that creature instead"


COUNTERS: Pattern = one_of(
    _say(
        MoreCounters,
        "if you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters"
        " on that permanent or player instead",
        on=ANYTHING,
        players=Who.ANYONE,
        by=Who.YOU,
        times=2,
    ),
    _say(
        MoreCounters,
        "if an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds"
        " of counters on that permanent or player instead, rounded down",
        on=ANYTHING,
        players=Who.ANYONE,
        by=Who.OPPONENT,
        halved=True,
    ),
    _say(
        MoreCounters,
        "if one or more counters would be put on <on>, that many plus one of each of those kinds of counters are put on that"
        " permanent instead",
        plus=1,
    ),
    _say(
        MoreCounters,
        "if you would get one or more counters, you get that many plus one of each of those kinds of counters instead",
        players=Who.YOU,
        plus=1,
    ),
    _say(MoreCounters, *_if_put("that many plus one <kind> counters"), plus=1),
    _say(MoreCounters, *_if_put("that many <kind> counters minus one"), plus=-1),
    _say(MoreCounters, *_if_put("twice that many <kind> counters"), times=2),
    _say(
        OneCounterThisTurn,
        "if you would get one or more <kind> counters, instead you get one <kind> counter and you can't get additional <kind>"
        " counters this turn",
        who=Who.YOU,
        kind=PLAYER_KIND,
    ),
    _say(CantGetCounters, "<who> can't get counters", who=Choice({Who.ANYONE: "players", Who.YOU: "you"})),
    _say(CantGetCounters, "you can't get <kind> counters", who=Who.YOU, kind=PLAYER_KIND),
    _say(CantHaveCounters, "counters can't be put on <on>", on=_PERMANENTS),
    _say(CantHaveCounters, "<on> can't have <kind> counters put on them", on=_PERMANENTS),
    _say(CantHaveCounters, "<on> can't have counters put on it", on=ITSELF),
)
"""The table, without the last full stop."""
