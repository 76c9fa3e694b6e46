"""Sentences of instructions: what you may do, what is said at the end, and how sentences follow one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from oracle.abilities.effects import (
    CastCopyOfExiled,
    CastIt,
    DealDamage,
    Draw,
    Effect,
    GainControl,
    GainLife,
    GetCounters,
    IfDealt,
    IfYouControl,
    May,
    MayPay,
    MoveAnyCounters,
    PutCounterOnEither,
    PutCounters,
    PutCountersOfKinds,
    PutInto,
    ReturnChosen,
    Tap,
    Transform,
    WhenDone,
)  # fmt: skip
from oracle.abilities.qualities import Amount, Kind, Named, Reference, Who
from oracle.cards import costs
from oracle.cards.clauses import JOINS, Clauses, TapWhenLost, Untargeting, single
from oracle.cards.copying import BECOME
from oracle.cards.counters import SOME
from oracle.cards.grammar import Capital, Choice, Converted, Cursor, Pattern, Readings, ReadOnly, Series, Written, one_of
from oracle.cards.memory import Memory
from oracle.cards.naming import FULL_NAME
from oracle.cards.nouns import ARTICLE, quality
from oracle.cards.numbers import CARDS
from oracle.cards.on_condition import ON_CONDITION
from oracle.cards.saying import say
from oracle.cards.stickers import may_put
from oracle.cards.targets import ONE_PERMANENT, YOUR_CARD, NewTarget
from oracle.cards.templates import phrase
from oracle.cards.where_x import WhereX


def _looks_back(effect: Any) -> bool:
    """Whether an instruction speaks of what was done "this way", in a sentence of its own."""
    return isinstance(effect, GainLife) and effect.amount is Amount.EXCESS


_MAY_BECOME = say(May, "you may have <effects>", effects=single(BECOME))
_MAY = say(May, "you may <effects>", effects=Clauses())
_MAY_THEN = say(
    May,
    "you may <effects>. If you do, <then>",
    effects=single(say(ReturnChosen, "return <quality> to its owner's hand", quality=quality(other=ARTICLE))),
    then=Untargeting(Clauses()),
)
_COPY_EXILED = say(
    May,
    "you may copy the exiled card. If you do, you may cast the copy without paying its mana cost",
    effects=(CastCopyOfExiled(),),
)
_CAST = say(
    May,
    "you may <effects>. If a spell cast from your graveyard this way would be put into your graveyard, exile it instead",
    effects=single(say(CastIt, "cast <what>", what=YOUR_CARD)),
)
_TAPPED_IF_DEALT = IfDealt((Tap(Named.THIS),))
_HIM = Choice({Named.THIS: "him"})
_TRANSFORMED = one_of(
    say(GainLife, "you gain <amount> life", who=Who.YOU),
    say(Draw, "draw <count>", who=Who.YOU, count=CARDS),
    say(PutCounters, "put <count> <kind> counters on <what>", what=_HIM),
    say(DealDamage, "he deals <amount> damage to <what>", what=Choice({Who.EACH_OPPONENT: "each opponent"})),
)
_MAY_TRANSFORM = Converted(
    phrase("you may transform <this>. If you do, <>", Series(_TRANSFORMED, (" and ",)), this=FULL_NAME),
    lambda then: May((Transform(), *then)),
    lambda may: may.effects[1:] if type(may) is May and may.effects[0] == Transform() else None,
)


@dataclass(frozen=True)
class Reflexive(Pattern):
    """What a reflexive triggered ability does, up to the end of the text, with targets of its own (603.12)."""

    def read(self, cursor: Cursor) -> Readings:
        """Read all sentences that are left."""
        memory = replace(cursor.memory, targets=(), planned=())
        for effects, after in Sentences().read(cursor.remembering(memory)):
            if after.text[after.at :] in (".", '."'):
                yield WhenDone(effects, after.memory.targets), after.remembering(cursor.memory)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write them, if they name all the targets."""
        if not isinstance(value, WhenDone):
            return None
        written = Sentences().write(value.effects, replace(memory, targets=(), planned=value.targets))
        return None if written is None or written[1].targets != value.targets else (written[0], memory)


_MAY_PAY_FOR = say(MayPay, "you may <cost>. When you do, <then>", who=Who.YOU, cost=costs.SAID, then=single(Reflexive()))
_MAY_PAY = say(MayPay, "you may <cost>. If you do, <then>", who=Who.YOU, cost=costs.SAID, then=Untargeting(Clauses()))
_MAY_PAY_OR_ELSE = say(
    MayPay, "you may <cost>. If you don't, <otherwise>", who=Who.YOU, cost=costs.SAID, otherwise=Untargeting(Clauses())
)


@dataclass(frozen=True)
class _OnBoth:
    """Counters on one object and counters on the source, put by one sentence."""

    kinds: tuple[tuple[str, int], ...]
    what: Reference
    more: tuple[tuple[str, int], ...]


def _put(kinds: tuple[tuple[str, int], ...], what: Reference) -> Effect:
    return PutCounters(*kinds[0], what) if len(kinds) == 1 else PutCountersOfKinds(kinds, what)


@dataclass(frozen=True)
class ChosenTarget(Pattern):
    """A sentence that chooses a target, of which the next ones speak. It does nothing; facts do not tell whether it is said."""

    def read(self, cursor: Cursor) -> Readings:
        """Read it."""
        if (chosen := cursor.after("choose ")) is not None:
            for _, after in NewTarget((Kind.PERMANENT,), several=False).read(chosen):
                yield (), after

    def write(self, value: Any, memory: Memory) -> Written:  # noqa: ARG002
        """Nothing: the target is named where something is done to it."""
        return None


_DEALT_AND_TAPPED = say(
    MayPay,
    "<otherwise> unless you <cost>. If it deals damage to you this way, tap it",
    who=Who.YOU,
    otherwise=Converted(
        say(DealDamage, "<source> deals <amount> damage to you", what=Who.YOU),
        lambda dealt: (dealt, _TAPPED_IF_DEALT),
        lambda effects: effects[0] if effects[1:] == (_TAPPED_IF_DEALT,) else None,
    ),
    cost=costs.SAID,
)
_SENTENCE = one_of(
    ChosenTarget(),
    *map(
        single,
        (
            _COPY_EXILED,
            _CAST,
            _MAY_TRANSFORM,
            _MAY_BECOME,
            _MAY,
            _MAY_THEN,
            _MAY_PAY_FOR,
            _MAY_PAY,
            ON_CONDITION,
        ),
    ),
    Clauses(),
    WhereX(Clauses()),
    ReadOnly(
        Converted(
            say(_OnBoth, "put <kinds> on <what> and <more> on <this>", kinds=SOME, more=SOME, what=ONE_PERMANENT),
            lambda both: (_put(both.kinds, both.what), _put(both.more, Named.THIS)),
            lambda _: None,
        )
    ),
    single(_MAY_PAY_OR_ELSE),
    single(_DEALT_AND_TAPPED),
)
_AFTER_THEN = phrase("then <>", _SENTENCE)

THENS = {(PutCounterOnEither, PutCounterOnEither), (PutInto, IfYouControl), (PutCounters, MoveAnyCounters)}
"""What begins a sentence by "Then" after what; it is read everywhere."""


@dataclass(frozen=True)
class Sentences(Pattern):
    """Instructions in sentences, without the last full stop. Its value is a tuple of effects."""

    apart: bool = False
    """That you may put a sticker is printed in a sentence of its own, and not behind the tickets that you get."""

    def read(self, cursor: Cursor) -> Readings:
        """Read any number of sentences."""
        yield from self._read(_SENTENCE, cursor)

    def _read(self, sentence: Pattern, cursor: Cursor) -> Readings:
        for effects, after in sentence.read(cursor):
            yield effects, after
            if (stopped := after.after(". ")) is not None:
                next_one = stopped.remembering(stopped.memory.next_sentence())
                for more, ended in self._read(Capital(one_of(_SENTENCE, _AFTER_THEN)), next_one):
                    yield (*effects, *more), ended

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the sentences."""
        sentences: list[str] = []
        before: type | None = None
        for effects in _sentences(value, self.apart):
            then = (before, type(effects[0])) in THENS
            pattern = Capital(_AFTER_THEN if then else _SENTENCE) if sentences else _SENTENCE
            before = type(effects[-1])
            if (written := pattern.write(effects, memory)) is None:
                return None
            sentences.append(written[0])
            memory = written[1].next_sentence()
        return (". ".join(sentences), memory) if sentences else None


def _sentences(effects: tuple[Effect, ...], apart: bool) -> Iterator[tuple[Effect, ...]]:
    """The effects, sentence by sentence, as they are printed."""
    begun: tuple[Effect, ...] = ()
    for effect in effects:
        if begun and not _is_joined(begun[-1], effect, apart):
            yield begun
            begun = ()
        begun = (*begun, effect)
    if begun:
        yield begun


def _is_joined(before: Effect, effect: Effect, apart: bool) -> bool:
    """Whether two instructions stand in one sentence."""
    if may_put(effect):
        return isinstance(before, GetCounters) and not apart
    return not _looks_back(effect) and (type(before), type(effect)) in JOINS


def _folded(effects: tuple[Any, ...]) -> tuple[Effect, ...] | None:
    """The effects, with a sentence about losing control put where control is gained."""
    if not any(isinstance(effect, TapWhenLost) for effect in effects):
        return effects
    *others, last = effects
    gained = [number for number, effect in enumerate(others) if isinstance(effect, GainControl)]
    if not isinstance(last, TapWhenLost) or len(gained) != 1 or others[gained[0]].what != last.what:
        return None
    others[gained[0]] = replace(others[gained[0]], tap_when_lost=True)
    return tuple(others)


def _unfolded(effects: tuple[Effect, ...]) -> tuple[Any, ...]:
    for number, effect in enumerate(effects):
        if isinstance(effect, GainControl) and effect.tap_when_lost:
            plain = replace(effect, tap_when_lost=False)
            return (*effects[:number], plain, *effects[number + 1 :], TapWhenLost(effect.what))
    return effects


INSTRUCTIONS = Converted(Sentences(), _folded, _unfolded)
INSTRUCTIONS_OF_ACTIVATED = Converted(Sentences(apart=True), _folded, _unfolded)
"""Everything that a spell or ability does, without the last full stop. Its value is a tuple of effects."""
