"""Targets: what a text names by the word "target", and where it may say the same object again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from oracle.abilities.qualities import ANY_NUMBER, Amount, Kind, Named, Number, Quality, Target, Targeted, Who
from oracle.cards.again import IT, Again, Convoked
from oracle.cards.grammar import Choice, Converted, Cursor, Pattern, Readings, Remembering, Written, one_of, only, without_an
from oracle.cards.memory import Memory
from oracle.cards.naming import SOURCE, THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import AND_OR, EITHER_SPELL, quality
from oracle.cards.numbers import NUMBER_OR_X, SEVERAL
from oracle.cards.templates import Vocabulary, phrase

_say = Vocabulary({})

_GRAVEYARDS: Mapping[Any, str] = {
    None: " from a graveyard",
    Who.YOU: " from your graveyard",
    Who.OPPONENT: without_an(" from an opponent's graveyard"),
}

_ONE = Choice({(1, 1): "target ", (0, 1): "up to one target "})
_ONE_OTHER = Choice({(1, 1): "another target ", (0, 1): "up to one other target "})
_SEVERAL = one_of(
    Choice({(1, 2): "one or two target "}),
    Choice({(0, ANY_NUMBER): "any number of target "}),
    Converted(phrase("<> target ", SEVERAL), lambda n: (n, n), lambda pair: pair[0] if pair[0] == pair[1] else None),
    Converted(phrase("up to <> target ", SEVERAL), lambda n: (0, n), lambda pair: pair[1] if pair[0] == 0 else None),
)

_SO_MANY = Converted(phrase("up to <> ", SEVERAL), lambda n: (0, n), lambda pair: pair[1] if pair[0] == 0 else None)

_X_TIMES = Choice({(1, 1): "X target ", (0, 1): "up to X target "})


def _objects(kind: Kind, noun: str = "", where: Mapping[Any, str] | None = None, chooser: Who = Who.YOU) -> Pattern:
    """Targets of one kind, with a noun phrase; ``where`` words the zone."""
    made = Vocabulary({"whose": Choice(where or {None: ""})})
    wording = "<minimum maximum><quality><whose>"
    same: dict[str, Any] = {"kind": kind, "chooser": chooser}
    return one_of(
        made(Target, wording, minimum_maximum=_ONE, quality=quality(noun), **same),
        made(Target, wording, minimum_maximum=_ONE_OTHER, quality=quality(noun, other=True), **same),
        made(Target, wording, minimum_maximum=_SEVERAL, quality=quality(noun, plural=True), **same),
        made(Target, wording, minimum_maximum=_X_TIMES, quality=quality(noun, plural=True), times_x=True, **same),
    )


@dataclass(frozen=True)
class OfThatPlayer(Pattern):
    """A target that is controlled by the player of the event, "that player"."""

    controlled: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read it where such a player was spoken of."""
        if cursor.memory.player and cursor.memory.noun != "player":
            for target, middle in self.controlled.read(cursor):
                if target.quality.controller is None and (after := middle.after(" that player controls")) is not None:
                    yield replace(target, quality=replace(target.quality, controller=Who.THAT_PLAYER)), after

    def write(self, value: Any, memory: Memory) -> Written:
        """Write it."""
        if not isinstance(value, Target) or value.quality.controller is not Who.THAT_PLAYER or not memory.player:
            return None
        written = self.controlled.write(replace(value, quality=replace(value.quality, controller=None)), memory)
        return None if written is None else (f"{written[0]} that player controls", written[1])


_NAMED = one_of(
    OfThatPlayer(_objects(Kind.PERMANENT)),
    _objects(Kind.PERMANENT),
    _objects(Kind.SPELL, "spell"),
    _objects(Kind.CARD_IN_GRAVEYARD, "card", _GRAVEYARDS),
    _say(Target, "target activated or triggered ability", kind=Kind.ABILITY),
    _say(Target, "target triggered ability", kind=Kind.ABILITY, trigger_only=True),
    _say(Target, "target spell, activated ability, or triggered ability", "target spell or ability", kind=Kind.SPELL_OR_ABILITY),
    # A quality in this list is said of the spells only.
    _say(
        Target,
        "target activated ability, triggered ability, or <quality>",
        kind=Kind.SPELL_OR_ABILITY,
        quality=only(quality("spell"), lambda found: found != Quality()),
    ),
    _say(Target, "target spell or permanent", kind=Kind.SPELL_OR_PERMANENT),
    _say(Target, "any target", kind=Kind.ANY_TARGET),
    _say(Target, "<minimum maximum>targets", kind=Kind.ANY_TARGET, minimum_maximum=_SO_MANY),
    _say(Target, "target player or planeswalker", kind=Kind.PLAYER_OR_PLANESWALKER),
    _say(Target, "target opponent or planeswalker", kind=Kind.PLAYER_OR_PLANESWALKER, whose=Who.OPPONENT),
    _say(Target, "target player", kind=Kind.PLAYER),
    _say(Target, "target opponent", kind=Kind.PLAYER, whose=Who.OPPONENT),
    _say(Target, "up to one target player", kind=Kind.PLAYER, minimum=0),
)

_EITHER_SPELL = _say(
    Target,
    "<minimum maximum><quality>",
    kind=Kind.SPELL,
    minimum_maximum=_ONE,
    quality=EITHER_SPELL,
)
_CHOSEN_BY_ITS_CONTROLLER = _objects(Kind.PERMANENT, chooser=Who.ITS_CONTROLLER)


@dataclass(frozen=True)
class NewTarget(Pattern):
    """The next target of the ability, named for the first time. Its value is the `Targeted` that refers to it."""

    kinds: tuple[Kind, ...]
    whose: tuple[Who | None, ...] | None = None
    named: Pattern = _NAMED
    several: bool | None = None
    """Whether it must be, or must not be, more than one, where the verb shows which."""

    each_of: bool = False
    """Whether it is what stands after "each of": more than one, or as many as X is."""

    def _fits(self, target: Target) -> bool:
        many = target.maximum > 1
        return (
            target.kind in self.kinds
            and (self.whose is None or target.whose in self.whose)
            and (self.several is None or self.several == many)
            and (not self.each_of or many or target.times_x)
        )

    def read(self, cursor: Cursor) -> Readings:
        """Read a target, and remember it."""
        for read, after in self.named.read(cursor):
            target = _meant(read, cursor.memory)
            if target is not None and self._fits(target):
                yield Targeted(len(cursor.memory.targets)), after.remembering(after.memory.targeting(target))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the target, if it is the next one that is planned."""
        number = len(memory.targets)
        if value != Targeted(number) or number >= len(memory.planned) or not self._fits(memory.planned[number]):
            return None
        target = memory.planned[number]
        said = replace(target, quality=replace(target.quality, other=True), another=False) if target.another else target
        if _meant(said, memory) != target:
            return None
        if (written := self.named.write(said, memory)) is None:
            return None
        return written[0], written[1].targeting(target)


def _meant(read: Target, memory: Memory) -> Target | None:
    """A target as it is meant: "another" is another than a target of its kind that was named before, and else another than the
    source. It could be either, and ``None`` is meant, where the one before was another one too.
    """
    before = [each for each in memory.targets if each.kind is read.kind]
    if not read.quality.other or not before:
        return read
    if any(each.quality.other or each.another for each in before):
        return None
    return replace(read, quality=replace(read.quality, other=False), another=True)


@dataclass(frozen=True)
class TargetPlayer(Pattern):
    """The player who is the ability's target: "target opponent" first, "that player" again."""

    new: Pattern = NewTarget((Kind.PLAYER,))

    def read(self, cursor: Cursor) -> Readings:
        """Read either."""
        for _, after in self.new.read(cursor):
            yield Who.TARGET_PLAYER, after
        if cursor.memory.noun == "player" and (again := cursor.after("that player")) is not None:
            yield Who.TARGET_PLAYER, again

    def write(self, value: Any, memory: Memory) -> Written:
        """Write either."""
        if value is not Who.TARGET_PLAYER:
            return None
        if memory.noun == "player":
            return "that player", memory
        return self.new.write(Targeted(len(memory.targets)), memory)


_DIVIDED_AMONG = one_of(
    _say(Target, "target <quality>", quality=one_of(AND_OR, quality(plural=True))),
    _say(Target, "targets", kind=Kind.ANY_TARGET),
)
"""The targets of a division, after "any number of"."""


@dataclass(frozen=True)
class Divided(Pattern):
    """A number that is divided among any number of targets, of which each gets at least one (601.2d): so there can be no more of
    them than that. Its value is the number and the `Targeted`.
    """

    words: str
    number: Pattern = NUMBER_OR_X

    def read(self, cursor: Cursor) -> Readings:
        """Read the number and the targets, and remember these."""
        for amount, middle in self.number.read(cursor):
            if (after := middle.after(f" {self.words} any number of ")) is not None:
                for kind, ended in _DIVIDED_AMONG.read(after):
                    target = replace(kind, minimum=0, **_at_most(amount))
                    yield (amount, Targeted(len(cursor.memory.targets))), ended.remembering(ended.memory.targeting(target))

    def write(self, value: Any, memory: Memory) -> Written:
        """Write both, if these are the targets that are planned next."""
        amount, what = value
        number = len(memory.targets)
        if what != Targeted(number) or number >= len(memory.planned):
            return None
        target = memory.planned[number]
        kind = Target(target.kind, target.quality)
        if target != replace(kind, minimum=0, **_at_most(amount)):
            return None
        said, written = self.number.write(amount, memory), _DIVIDED_AMONG.write(kind, memory)
        if said is None or written is None:
            return None
        return f"{said[0]} {self.words} any number of {written[0]}", written[1].targeting(target)


def _at_most(amount: Number) -> dict[str, Any]:
    """The greatest number of targets among which so much can be divided."""
    return {"maximum": 1, "times_x": True} if amount is Amount.X else {"maximum": amount}


_ENCHANTED_CREATURE = Quality(types=("Creature",), enchanted=True)
_ON_THE_STACK = (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY)

_THIS = Remembering(THIS, Memory.of_this)
_ATTACHED = Remembering(
    Converted(
        ENCHANTED,
        lambda found: Named.ATTACHED if found == _ENCHANTED_CREATURE else None,
        lambda what: _ENCHANTED_CREATURE if what is Named.ATTACHED else None,
    ),
    lambda memory: replace(memory.of_attached(), fresh=False, stressed=False),
)
PERMANENT = one_of(NewTarget((Kind.PERMANENT,)), _THIS, IT, Convoked(), _ATTACHED)
ONE_PERMANENT = one_of(NewTarget((Kind.PERMANENT,), several=False), _THIS, IT, Convoked(), _ATTACHED)
EACH_OF_SEVERAL = phrase("each of <>", NewTarget((Kind.PERMANENT,), each_of=True))
SEVERAL_PERMANENTS = NewTarget((Kind.PERMANENT,), several=True)
PERMANENT_OR_CARD = one_of(NewTarget((Kind.PERMANENT, Kind.CARD_IN_GRAVEYARD)), _THIS, IT)
PERMANENT_OR_SPELL = one_of(NewTarget((Kind.PERMANENT, Kind.SPELL)), IT)
SPELL = one_of(NewTarget(_ON_THE_STACK), Again("that spell", ("spell",)))
A_SPELL = NewTarget((Kind.SPELL,), named=one_of(_EITHER_SPELL, _NAMED))
YOUR_OWN_PERMANENT = NewTarget(
    (Kind.PERMANENT,),
    named=_say(
        Target,
        "target permanent you both own and control",
        quality=Quality(controller=Who.YOU, owner=Who.YOU),
        kind=Kind.PERMANENT,
    ),
)
THEIR_CARDS = NewTarget(
    (Kind.CARD_IN_GRAVEYARD,),
    named=_objects(Kind.CARD_IN_GRAVEYARD, "card", {Who.TARGET_PLAYER: ""}),
    several=True,
)
"""Cards from the graveyard of a player who is a target as well, and is named after them."""

YOUR_CARD = NewTarget((Kind.CARD_IN_GRAVEYARD,), (Who.YOU,))
ANY_CARD = NewTarget((Kind.CARD_IN_GRAVEYARD,), (None, Who.OPPONENT))
DAMAGED = one_of(NewTarget((Kind.ANY_TARGET, Kind.PERMANENT, Kind.PLAYER, Kind.PLAYER_OR_PLANESWALKER)), IT)
DEALING = one_of(SOURCE, NewTarget((Kind.PERMANENT,), several=False), Again(nouns=("creature",)))
"""What deals damage: the source, a target, or a creature that was spoken of."""
FIGHTING = one_of(NewTarget((Kind.PERMANENT,), several=False), THIS, Again(nouns=("creature",)))
CHOSEN_BY_ITS_CONTROLLER = NewTarget((Kind.PERMANENT,), named=_CHOSEN_BY_ITS_CONTROLLER)
