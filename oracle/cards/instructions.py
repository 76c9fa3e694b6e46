"""Sentences of instructions: clauses joined by "and" or "then", what you may do, and what is said at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from oracle.abilities.effects import (
    AddCombat,
    CastCopyOfExiled,
    CastIt,
    ChooseOneOfThem,
    ChoosePermanent,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    Exile,
    ExileTop,
    GainControl,
    GainLife,
    GetCounters,
    IfDealt,
    IfItIs,
    IfPaid,
    IfStickerIs,
    IfYouControl,
    LoseLife,
    May,
    MayPay,
    MoveAnyCounters,
    Proliferate,
    PutCounterOnEither,
    PutCounters,
    PutCountersOfKinds,
    PutFromHand,
    PutInto,
    PutOntoBattlefield,
    RemoveAllCounters,
    ReturnChosen,
    Scry,
    Tap,
    Transform,
    Untap,
    WhenDone,
    WhenItDies,
)  # fmt: skip
from oracle.abilities.qualities import Amount, ControllerOf, Kind, Named, Quality, Reference, Who
from oracle.cards import costs
from oracle.cards.again import Again
from oracle.cards.changing import CHANGING
from oracle.cards.copying import BECOME, COPYING
from oracle.cards.counters import SOME
from oracle.cards.counting import COUNTING
from oracle.cards.damaging import DAMAGING
from oracle.cards.fighting import FIGHTING_THIS_TURN
from oracle.cards.grammar import (
    Capital,
    Choice,
    Converted,
    Cursor,
    Pattern,
    Readings,
    ReadOnly,
    Remembering,
    Series,
    Written,
    one_of,
    only,
)
from oracle.cards.losing import LOSING
from oracle.cards.memory import Memory
from oracle.cards.moving import MOVING, SACRIFICE
from oracle.cards.naming import FULL_NAME, THIS
from oracle.cards.nouns import ARTICLE, HAD, STICKER_KIND, SUBTYPE, quality
from oracle.cards.numbers import CARDS, NUMBER
from oracle.cards.playing import PLAYING
from oracle.cards.putting_counters import PUTTING_COUNTERS
from oracle.cards.saying import say
from oracle.cards.stickers import FOR_VOWELS, PUTTING, TICKETS, may_put
from oracle.cards.targets import ONE_PERMANENT, YOUR_CARD, NewTarget
from oracle.cards.templates import phrase
from oracle.cards.texts import CHANGING_TEXTS
from oracle.cards.where_x import WhereX

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


def _looks_back(effect: Any) -> bool:
    """Whether an instruction speaks of what was done "this way", in a sentence of its own."""
    return isinstance(effect, GainLife) and effect.amount is Amount.EXCESS


@dataclass(frozen=True)
class TapWhenLost:
    """The last sentence of a spell that gains control of an object: tap it when control of it is lost."""

    what: Reference


def _single(pattern: Pattern) -> Pattern:
    return Converted(pattern, lambda effect: (effect,), lambda effects: effects[0] if len(effects) == 1 else None)


_THAT_CREATURE = Again("that creature", ("creature",))
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
    say(MayPay, "<otherwise> unless you <cost>", who=Who.YOU, otherwise=_single(SACRIFICE), cost=costs.SAID),
    say(
        WhenItDies,
        "choose <what>. When it's put into a graveyard this turn, return that card to the battlefield under its owner's control",
        what=ONE_PERMANENT,
        then=(PutOntoBattlefield(Named.EVENT, Who.ITS_OWNER),),
    ),
    say(
        WhenItDies,
        "when <what> dies this turn, its controller gets a poison counter",
        what=_THAT_CREATURE,
        then=(GetCounters(ControllerOf(Named.EVENT)),),
    ),
    say(
        WhenItDies,
        "when <what> dies this turn, you get an experience counter",
        what=_THAT_CREATURE,
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


_THEN_MAY_PUT = say(May, ", then you may <effects>", effects=_single(PUTTING))


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


_MAY_BECOME = say(May, "you may have <effects>", effects=_single(BECOME))
_MAY = say(May, "you may <effects>", effects=Clauses())
_MAY_THEN = say(
    May,
    "you may <effects>. If you do, <then>",
    effects=_single(say(ReturnChosen, "return <quality> to its owner's hand", quality=quality(other=ARTICLE))),
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
    effects=_single(say(CastIt, "cast <what>", what=YOUR_CARD)),
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
_IF_KICKED = say(IfPaid, "if this spell was kicked, <effects>", cost="kicker", effects=Untargeting(Clauses()))
_IF = say(IfYouControl, "if you control <quality>, <then>", quality=quality(other=ARTICLE), then=Untargeting(Clauses()))
_HAS = say(Quality, "has <keyword>", keyword=HAD)
_IF_IT_HAS = say(IfItIs, "if <what> <quality>, <then>", what=_THAT_CREATURE, quality=_HAS, then=Untargeting(Clauses()))
_IF_IT_HAS_INSTEAD = say(
    IfItIs,
    "<otherwise>. If <what> <quality>, instead <then>",
    what=_THAT_CREATURE,
    quality=_HAS,
    then=Untargeting(Clauses()),
    otherwise=Clauses(),
)
_IF_STICKER = say(
    IfStickerIs,
    "<otherwise>. If it's <kind>sticker, instead <then>",
    kind=Remembering(STICKER_KIND, lambda memory: replace(memory, it=None, noun="")),
    then=Untargeting(Clauses()),
    otherwise=Clauses(),
)
_IF_YOURS = say(
    IfItIs,
    "<then> if you control <what>. If you don't control it, <otherwise>",
    what=_THAT_CREATURE,
    quality=Quality(controller=Who.YOU),
    then=Untargeting(Clauses()),
    otherwise=_single(say(LoseLife, "its controller loses <amount> life", who=Who.ITS_CONTROLLER, of=Named.EVENT)),
)
_OF_THIS = say(Quality, "is a <subtypes>", subtypes=Series(SUBTYPE, (" or ",)))
_IF_THIS_IS = say(
    IfItIs,
    "if <what> <quality>, <then>",
    what=Remembering(THIS, Memory.of_this),
    quality=_OF_THIS,
    then=Untargeting(Clauses()),
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
    what=_THAT_CREATURE,
    quality=say(Quality, "<power_at_most> or less", power_at_most=NUMBER),
    then=Clauses(),
)
_MAY_PAY_FOR = say(MayPay, "you may <cost>. When you do, <then>", who=Who.YOU, cost=costs.SAID, then=_single(Reflexive()))
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
        _single,
        (
            _COPY_EXILED,
            _CAST,
            _MAY_TRANSFORM,
            _MAY_BECOME,
            _MAY,
            _MAY_THEN,
            _MAY_PAY_FOR,
            _MAY_PAY,
            _IF_THIS_IS,
            _IF_KICKED,
            _IF,
            _IF_IT_HAS,
            _IF_IT_HAS_INSTEAD,
            _IF_STICKER,
            _IF_YOURS,
            only(_IF_SO, lambda effect: isinstance(effect, IfItIs) and bool(effect.otherwise)),
            _IF_SMALL,
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
    _single(_MAY_PAY_OR_ELSE),
    _single(_DEALT_AND_TAPPED),
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
