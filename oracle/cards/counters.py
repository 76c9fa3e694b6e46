"""Static abilities of counters in words: how many are put, and what can't have any (122, 614)."""

from __future__ import annotations

from oracle.abilities.qualities import ANYTHING, Who
from oracle.abilities.statics import CantGetCounters, CantHaveCounters, MoreCounters, OneCounterThisTurn
from oracle.cards.grammar import Choice, Pattern, one_of
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, ITSELF, OTHER, quality
from oracle.cards.templates import Vocabulary

PLAYER_KIND = Choice({each: each for each in ("experience", "poison", "rad", "ticket")})
"""The kinds of counters that players get and that are called by their names; energy has a symbol."""

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
