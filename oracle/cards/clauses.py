"""Clauses of instructions, of which a sentence has one or several, joined by "and" or "then"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oracle.abilities.effects import (
    AddCombat,
    ChooseOneOfThem,
    ChoosePermanent,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Exile,
    ExileTop,
    GainControl,
    GainLife,
    GetCounters,
    LoseLife,
    May,
    MayPay,
    Proliferate,
    PutCounters,
    PutFromHand,
    PutOntoBattlefield,
    RemoveAllCounters,
    Scry,
    Tap,
    Untap,
    WhenItDies,
)  # fmt: skip
from oracle.abilities.qualities import ControllerOf, Named, Reference, Who
from oracle.cards import costs
from oracle.cards.again import Again
from oracle.cards.changing import CHANGING
from oracle.cards.copying import COPYING
from oracle.cards.counting import COUNTING
from oracle.cards.damaging import DAMAGING
from oracle.cards.fighting import FIGHTING_THIS_TURN
from oracle.cards.grammar import Converted, Cursor, Pattern, Readings, Written, one_of
from oracle.cards.losing import LOSING
from oracle.cards.memory import Memory
from oracle.cards.moving import MOVING, SACRIFICE
from oracle.cards.playing import PLAYING
from oracle.cards.putting_counters import PUTTING_COUNTERS
from oracle.cards.saying import say
from oracle.cards.stickers import FOR_VOWELS, PUTTING, TICKETS, may_put
from oracle.cards.targets import ONE_PERMANENT
from oracle.cards.texts import CHANGING_TEXTS

_THEN, _AND, _AND_YOU = ", then ", " and ", " and you "

JOINS = {
    (Exile, PutOntoBattlefield): _THEN,
    (Draw, Discard): _THEN,
    (LoseLife, GainLife): _AND,
    (LoseLife, CreateTokens): _AND,
    (PutCounters, Draw): _AND,
    (Untap, GainControl): _AND,
    (Tap, PutCounters): _AND,
    (Tap, RemoveAllCounters): _AND,
    (Scry, Draw): _THEN,
    (ExileTop, ChooseOneOfThem): _THEN,
    (PutCounters, Proliferate): _THEN,
    (Draw, Proliferate): _THEN,
    (DealDamage, Draw): _AND_YOU,
    (Draw, PutFromHand): _THEN,
    (ChoosePermanent, Draw): _THEN,
    (DealDamage, GainLife): _AND,
    (GainLife, Draw): _AND,
    (Tap, DealDamage): _AND,
}
"""How two instructions are joined in one sentence. All others stand in a sentence each; every joint is read everywhere."""


@dataclass(frozen=True)
class TapWhenLost:
    """The last sentence of a spell that gains control of an object: tap it when control of it is lost."""

    what: Reference


def single(pattern: Pattern) -> Pattern:
    """A pattern of one effect, as one of effects."""
    return Converted(pattern, lambda effect: (effect,), lambda effects: effects[0] if len(effects) == 1 else None)


THAT_CREATURE = Again("that creature", ("creature",))
"""The creature that was spoken of, as it is printed in a clause."""

CLAUSE: Pattern = one_of(
    MOVING,
    CHANGING,
    COPYING,
    CHANGING_TEXTS,
    LOSING,
    COUNTING,
    FIGHTING_THIS_TURN,
    PLAYING,
    PUTTING_COUNTERS,
    DAMAGING,
    TICKETS,
    PUTTING,
    FOR_VOWELS,
    say(MayPay, "<otherwise> unless you <cost>", who=Who.YOU, otherwise=single(SACRIFICE), cost=costs.SAID),
    say(
        WhenItDies,
        "choose <what>. When it's put into a graveyard this turn, return that card to the battlefield under its owner's control",
        what=ONE_PERMANENT,
        then=(PutOntoBattlefield(Named.EVENT, Who.ITS_OWNER),),
    ),
    say(
        WhenItDies,
        "when <what> dies this turn, its controller gets a poison counter",
        what=THAT_CREATURE,
        then=(GetCounters(ControllerOf(Named.EVENT)),),
    ),
    say(
        WhenItDies,
        "when <what> dies this turn, you get an experience counter",
        what=THAT_CREATURE,
        then=(GetCounters(Who.YOU, "experience"),),
    ),
    say(AddCombat, "after this phase, there is an additional combat phase"),
    say(
        AddCombat,
        "after this main phase, there is an additional combat phase followed by an additional main phase",
        after_main=True,
        and_main=True,
    ),
    say(TapWhenLost, "when you lose control of <what>, tap it", what=Again("the creature", ("creature",))),
)


_THEN_MAY_PUT = say(May, ", then you may <effects>", effects=single(PUTTING))


@dataclass(frozen=True)
class Clauses(Pattern):
    """The clauses of one sentence. Its value is their effects."""

    otherwise: str = _AND
    """How clauses are joined, for printing, that `JOINS` does not name."""

    def read(self, cursor: Cursor) -> Readings:
        """Read any number of clauses."""
        for effect, after in CLAUSE.read(cursor):
            yield (effect,), after
            for joint in (_THEN, _AND, _AND_YOU):
                if (joined := after.after(joint)) is not None:
                    for effects, ended in self.read(joined):
                        yield (effect, *effects), ended
            for may, ended in _THEN_MAY_PUT.read(after):
                yield (effect, may), ended

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the clauses."""
        words = ""
        for number, effect in enumerate(value):
            joined = number and may_put(effect)
            if number and not joined:
                words += JOINS.get((type(value[number - 1]), type(effect)), self.otherwise)
            if (written := (_THEN_MAY_PUT if joined else CLAUSE).write(effect, memory)) is None:
                return None
            words += written[0]
            memory = written[1]
        return words, memory


@dataclass(frozen=True)
class Untargeting(Pattern):
    """Words that name no target for the first time: what is done on a condition would have its targets on that condition alone
    (601.2c).
    """

    pattern: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read as the pattern does."""
        for value, after in self.pattern.read(cursor):
            if after.memory.targets == cursor.memory.targets:
                yield value, after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write as the pattern does."""
        written = self.pattern.write(value, memory)
        return written if written is not None and written[1].targets == memory.targets else None
