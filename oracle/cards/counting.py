"""Instructions about counters that players have, that are removed or moved, and those to proliferate and to blight."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.effects import (
    Blights,
    DealDamage,
    ForThisTurn,
    GetCounters,
    LoseCounters,
    MoveAllCounters,
    MoveAnyCounters,
    MoveCounter,
    Proliferate,
    PutUpTo,
    RemoveAllCounters,
    RemoveCounterOrSacrifice,
    RemoveCountersFrom,
    RemoveCountersFromEach,
)
from oracle.abilities.qualities import Amount, Kind, Target, Who
from oracle.abilities.statics import CantGainLife
from oracle.cards.again import Again, Controller, ItsOwn, OneMore, ThatPlayer
from oracle.cards.counters import PLAYER_KIND
from oracle.cards.grammar import Choice, Pattern, ReadOnly, one_of
from oracle.cards.memory import Memory
from oracle.cards.nouns import OTHER, quality
from oracle.cards.numbers import ENERGY, NUMBER, SEVERAL, TIMES
from oracle.cards.saying import PLAYER, say
from oracle.cards.targets import ONE_PERMANENT, NewTarget
from oracle.counters.kinds import ENERGY as ENERGY_COUNTER


def _so_many(memory: Memory) -> Memory:
    """After words about counters that a player loses: how many there were, "that much" can mean."""
    return replace(memory, amount=True, player=True)


_SECOND = NewTarget(
    (Kind.PERMANENT,), named=say(Target, "a second target <quality>", kind=Kind.PERMANENT, quality=quality(other=True))
)
_THAT_PLAYER = Again("that player", ("player",))

COUNTING: Pattern = one_of(
    say(GetCounters, "you get a <kind> counter", who=Who.YOU, kind=PLAYER_KIND, count=1),
    say(GetCounters, "you get <count> <kind> counters", who=Who.YOU, kind=PLAYER_KIND),
    say(GetCounters, "you get <count>", who=Who.YOU, kind=ENERGY_COUNTER, count=ENERGY),
    ReadOnly(say(GetCounters, "get <count>", who=Who.YOU, kind=ENERGY_COUNTER, count=ENERGY)),
    # Who gets rad counters is "they" after that player has been spoken of.
    say(GetCounters, "<who> get <count> <kind> counters", who=ThatPlayer("they"), kind=Choice({"rad": "rad"})),
    say(GetCounters, "<who> gets a number of <kind> counters equal to its power", kind=PLAYER_KIND, count=Amount.ITS_POWER),
    say(
        GetCounters,
        "<who> gets <one_more> <kind> counter",
        who=one_of(PLAYER, Controller()),
        one_more=OneMore(),
        kind=PLAYER_KIND,
        count=1,
    ),
    say(GetCounters, "<who> gets <count> <kind> counters", kind=PLAYER_KIND),
    say(LoseCounters, "<who> loses all <kind> counters", kind=PLAYER_KIND, remember=_so_many),
    say(DealDamage, "<source> deals <amount> damage to <what>", what=_THAT_PLAYER),
    say(RemoveCountersFromEach, "remove a <kind> counter from each <quality>", count=1, quality=quality(other=OTHER)),
    say(
        PutUpTo,
        "put up to X <kind> counters on <this>. This ability can't cause the total number of <kind> counters on <this> to be"
        " greater than <total>",
        total=SEVERAL,
        count=Amount.X,
    ),
    say(RemoveCountersFrom, "remove a <kind> counter from <what>", count=1, what=ItsOwn()),
    say(RemoveCountersFrom, "remove a <kind> counter from <what>", count=1),
    say(RemoveCountersFrom, "remove <count> <kind> counters from <what>"),
    say(RemoveCountersFrom, "remove all <kind> counters from <what>", count=None),
    say(MoveCounter, "move a counter from <first> onto <second>", first=ONE_PERMANENT, second=_SECOND),
    say(MoveAllCounters, "move all counters from <first> onto <second>", first=ONE_PERMANENT, second=ONE_PERMANENT),
    say(
        MoveAnyCounters,
        "move any number of counters from among <quality> onto <onto>",
        quality=quality(plural=True, other=OTHER),
        onto=Again("that creature", ("creature",)),
    ),
    say(RemoveAllCounters, "remove all counters from <what>", what=ONE_PERMANENT),
    say(RemoveCounterOrSacrifice, "remove a <kind> counter from <this>. If you can't, sacrifice it"),
    say(Proliferate, "proliferate<times>", times=TIMES),
    say(Blights, "<who> blights <count>", count=NUMBER),
    say(Blights, "blight <count>", who=Who.YOU, count=NUMBER),
    say(ForThisTurn, "players can't gain life this turn", static=CantGainLife(Who.ANYONE)),
)
"""The table."""
