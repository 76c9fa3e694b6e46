"""Whole abilities in words: what a paragraph of a card's text says (113.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from oracle.abilities.conditions import DuringEndOfCombat, DuringUpkeep, EnteredThisTurn, YourTurn
from oracle.abilities.costs import Cost, ExileThisFromGraveyard
from oracle.abilities.effects import Effect, IfItIs, IfPaid, IfYouControl, Imprint, PreventNext, Undescribed
from oracle.abilities.events import SECOND_MAIN, AtBeginning, Event, PutsSticker
from oracle.abilities.kinds import (
    Ability,
    ActivatedAbility,
    CostKeyword,
    Enchant,
    Evoke,
    Keyword,
    ModalAbility,
    PartnerWith,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from oracle.abilities.qualities import Quality, Target, Who
from oracle.abilities.statics import AdditionalCost, AdditionalCostChoice, Anthem, Everywhere, OwnAlternativeCost
from oracle.cards import costs
from oracle.cards.conditions import BOTH, CONDITION, CORRUPTED, OF_THIS, RAID
from oracle.cards.double import DOUBLE
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
    WriteOnly,
    Written,
    one_of,
    only,
    several,
)
from oracle.cards.instructions import INSTRUCTIONS, INSTRUCTIONS_OF_ACTIVATED
from oracle.cards.keyword_names import (
    COST_KEYWORDS,
    KEYWORDS,
    LONE_KEYWORDS,
    NUMBERED_KEYWORDS,
    NUMBERED_ROW_KEYWORDS,
    PAYING_KEYWORDS,
)
from oracle.cards.memory import Memory
from oracle.cards.naming import ANY_NAME
from oracle.cards.natures import EQUIPMENT
from oracle.cards.nouns import quality
from oracle.cards.numbers import MANA, NUMBER
from oracle.cards.statics import STATIC
from oracle.cards.templates import Vocabulary, phrase
from oracle.cards.triggers import EVENT
from oracle.functioning import returns_itself

_say = Vocabulary({"static": STATIC, "cost": costs.LISTED, "number": NUMBER})


@dataclass(frozen=True)
class Targeting(Pattern):
    """An ability that may have targets: within it each target is named once, in the order of its ``targets``."""

    ability: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read the ability; what it has named as targets are its targets."""
        fresh = Memory(cursor.memory.names)
        for ability, after in self.ability.read(cursor.remembering(fresh)):
            found = replace(ability, targets=after.memory.targets)
            if not _leaves_open_what_is_other(found):
                yield found, after.remembering(cursor.memory)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the ability, if the words name all its targets."""
        planned = getattr(value, "targets", None)
        if planned is None or _leaves_open_what_is_other(value):
            return None
        written = self.ability.write(replace(value, targets=()), Memory(memory.names, planned))
        if written is None or written[1].targets != planned:
            return None
        return written[0], memory


def _leaves_open_what_is_other(ability: Any) -> bool:
    """Whether an instruction is about all "other" permanents, and that is not other than the source: other than what a spell, or
    an ability with targets, has spoken of before.
    """
    if not isinstance(ability, SpellAbility) and not ability.targets:
        return False
    qualities = (getattr(effect, "quality", None) for effect in ability.effects)
    several = (found for effect in ability.effects for found in getattr(effect, "qualities", ()))
    return any(found is not None and found.other for found in (*qualities, *several))


@dataclass(frozen=True)
class Calling(Pattern):
    """An ability that calls the object which has it by other names than the text around it does its own card."""

    names: tuple[str, ...]
    ability: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read the ability with those names."""
        for ability, after in self.ability.read(cursor.remembering(Memory(self.names))):
            yield ability, after.remembering(cursor.memory)

    def write(self, value: Any, memory: Memory) -> Written:
        """Write the ability with those names."""
        written = self.ability.write(value, Memory(self.names))
        return None if written is None else (written[0], memory)


@dataclass(frozen=True)
class Stopped(Pattern):
    """Sentences with their last full stop, which stands within the quotation marks where one ends them."""

    sentences: Pattern

    def read(self, cursor: Cursor) -> Readings:
        """Read the sentences and the full stop."""
        for value, after in self.sentences.read(cursor):
            if after.text[: after.at].endswith('."'):
                yield value, after
            elif (stopped := after.after(".")) is not None:
                yield value, stopped

    def write(self, value: Any, memory: Memory) -> Written:
        """Write them."""
        if (written := self.sentences.write(value, memory)) is None:
            return None
        return written[0] + ("" if written[0].endswith('."') else "."), written[1]


FROM = "protection from "
_DOES = Stopped(INSTRUCTIONS)
_DOES_FIRST = Capital(_DOES)
_DOES_AS_ACTIVATED = Capital(Stopped(INSTRUCTIONS_OF_ACTIVATED))


def _imprints(effects: tuple[Effect, ...]) -> bool:
    """Whether an ability is printed with the ability word "imprint" (207.2c)."""
    return any(isinstance(effect, Imprint) for effect in effects)


def _radiates(effects: tuple[Effect, ...]) -> bool:
    """Whether an ability is printed with the ability word "radiance" (207.2c)."""
    return any(isinstance(effect, PreventNext) and effect.radiance for effect in effects)


def _begins_without_if(effects: tuple[Effect, ...]) -> bool:
    """Whether no "if" follows at once on the event: one that does is a condition of the whole ability (603.4)."""
    if not effects:
        return False
    first = effects[0]
    return not isinstance(first, IfPaid | IfYouControl) and not (isinstance(first, IfItIs) and not first.otherwise)


def _survives(event: Event) -> bool:
    """Whether an ability that waits for this is printed with the ability word "survival" (207.2c)."""
    return isinstance(event, AtBeginning) and event.step == SECOND_MAIN


def _renews(cost: Cost) -> bool:
    """Whether an ability with this cost is printed with the ability word "renew" (207.2c)."""
    return ExileThisFromGraveyard() in cost.parts


_TRIGGERED = Targeting(
    one_of(
        _say(TriggeredAbility, "Imprint — <event>, <effects>", event=Capital(EVENT), effects=only(_DOES, _imprints)),
        _say(TriggeredAbility, "<event>, <effects>", event=Capital(EVENT), effects=only(_DOES, _begins_without_if)),
        _say(TriggeredAbility, "<event>, if <mana_spent> was spent to cast it, <effects>", event=Capital(EVENT), effects=_DOES,
             mana_spent=Remembering(only(MANA, bool), Memory.nothing)),
        _say(TriggeredAbility, "Corrupted — <event>, if <condition>, <effects>", event=Capital(EVENT), effects=_DOES,
             condition=CORRUPTED),
        _say(TriggeredAbility, "Raid — <event>, if <condition>, <effects>", event=Capital(EVENT), effects=_DOES, condition=RAID),
        _say(TriggeredAbility, "Survival — <event>, if <condition>, <effects>", event=Capital(only(EVENT, _survives)),
             effects=_DOES, condition=OF_THIS),
        _say(TriggeredAbility, "Survival — <event>, if <condition>, <effects> This ability triggers only once.",
             event=Capital(only(EVENT, _survives)), effects=_DOES, condition=OF_THIS, only_once=True),
        _say(TriggeredAbility, "<event>, <effects> This ability triggers only once.", event=Capital(EVENT),
             effects=only(_DOES, _begins_without_if), only_once=True),
        _say(TriggeredAbility, "<event>, if <condition>, <effects>", event=Capital(EVENT), effects=_DOES,
             condition=one_of(CONDITION, OF_THIS, BOTH)),
        _say(TriggeredAbility, "<event>, if it was kicked, <effects>", event=Capital(EVENT), effects=_DOES, paid="kicker"),
    )
)  # fmt: skip
_ACTIVATED = Targeting(
    one_of(
        _say(ActivatedAbility, "<cost>: <effects>", effects=only(_DOES_AS_ACTIVATED, lambda effects: not _radiates(effects))),
        _say(ActivatedAbility, "Radiance — <cost>: <effects>", effects=only(_DOES_FIRST, _radiates)),
        _say(ActivatedAbility, "Exhaust — <cost>: <effects>", effects=_DOES_FIRST, exhaust=True),
        _say(ActivatedAbility, "Power-up — <cost>: <effects>", effects=_DOES_FIRST, power_up=True),
        _say(
            ActivatedAbility,
            "Renew — <cost>: <effects> Activate only as a sorcery.",
            cost=only(costs.LISTED, _renews),
            effects=_DOES_FIRST,
            as_sorcery=True,
        ),
        _say(ActivatedAbility, "<cost>: <effects> Activate only during your turn.", effects=_DOES_FIRST, your_turn_only=True),
        _say(ActivatedAbility, "<cost>: <effects> Activate only once each turn.", effects=_DOES_FIRST, once_each_turn=True),
        _say(ActivatedAbility, "<cost>: <effects> Activate only as a sorcery.", effects=_DOES_FIRST, as_sorcery=True),
        _say(
            ActivatedAbility,
            "<cost>: <effects> Activate only during the end of combat step.",
            effects=_DOES_FIRST,
            condition=DuringEndOfCombat(),
        ),
        _say(
            ActivatedAbility, "<cost>: <effects> Activate only during your upkeep.", effects=_DOES_FIRST, condition=DuringUpkeep()
        ),
        _say(
            ActivatedAbility,
            "<cost>: <effects> Activate only during your upkeep and only once each turn.",
            effects=_DOES_FIRST,
            condition=DuringUpkeep(),
            once_each_turn=True,
        ),
        _say(
            ActivatedAbility,
            "<cost>: <effects> Any player may activate this ability but only during any upkeep step.",
            effects=_DOES_FIRST,
            condition=DuringUpkeep(Who.ANYONE),
            by_anyone=True,
        ),
        _say(
            ActivatedAbility,
            "Corrupted — <cost>: <effects> Activate only if <condition>.",
            effects=_DOES_FIRST,
            condition=CORRUPTED,
        ),
        _say(ActivatedAbility, "<cost>: <effects> Activate only if <condition>.", effects=_DOES_FIRST, condition=CONDITION),
        _say(ActivatedAbility, "<cost>: <effects>", effects=_DOES_FIRST, cost=costs.LOYALTY, loyalty=True),
    )
)
_UNDESCRIBED = WriteOnly(
    one_of(
        _say(ActivatedAbility, "<cost>:", effects=(Undescribed(),)),
        _say(TriggeredAbility, "<event>,", event=Capital(EVENT), effects=(Undescribed(),)),
    )
)
"""How an ability begins of which it is not described what it does."""
_SPELL = Targeting(_say(SpellAbility, "<effects>", effects=_DOES_FIRST))
_MODAL = _say(
    ModalAbility,
    "Choose <least most> —<modes>",
    least_most=Choice({(1, 1): "one", (1, 2): "one or both", (2, 2): "two"}),
    modes=several(Series(phrase("\n• <>", _SPELL), ("",), comma=False)),
)
_OF_ITSELF = only(STATIC, lambda static: isinstance(static, Anthem) and static.quality == Quality(itself=True))
_OF_CHARACTERISTICS = only(STATIC, lambda static: isinstance(static, Anthem))
_CONDITIONAL = only(STATIC, lambda static: not isinstance(static, Everywhere))
_STATIC = one_of(
    _say(StaticAbility, "<static>", static=Stopped(Capital(STATIC))),
    _say(StaticAbility, "Corrupted — As long as <condition>, <static>", static=Stopped(_CONDITIONAL), condition=CORRUPTED),
    _say(StaticAbility, "<static> as long as it entered this turn.", static=Capital(_OF_ITSELF), condition=EnteredThisTurn()),
    _say(StaticAbility, "<static> as long as <condition>.", static=Capital(_OF_ITSELF), condition=CONDITION),
    _say(StaticAbility, "As long as <condition>, <static>", static=Stopped(_CONDITIONAL), condition=CONDITION),
    _say(StaticAbility, "During your turn, <static>", static=Stopped(_OF_CHARACTERISTICS), condition=YourTurn()),
)
_EVOKE = one_of(
    _say(Evoke, "Evoke <cost>", cost=costs.MANA_ONLY),
    _say(Evoke, "Evoke—<cost>.", cost=only(costs.LISTED, lambda cost: bool(cost.parts))),
)
_COST_NAME = Capital(Choice({each: each for each in COST_KEYWORDS}))
_COST_KEYWORD = one_of(
    _say(CostKeyword, "<name> <cost>", cost=costs.MANA_ONLY, name=_COST_NAME),
    _say(CostKeyword, "<name>—<cost>.", cost=only(costs.LISTED, lambda cost: bool(cost.parts)), name=_COST_NAME),
)
_NUMBERED = _say(Keyword, "<name> <number>", name=Capital(Choice({each: each for each in NUMBERED_KEYWORDS})))
_NUMBERED_IN_ROW = _say(Keyword, "<name> <number>", name=Choice({each: each for each in NUMBERED_ROW_KEYWORDS}))
_LONE = _say(Keyword, "<name>", name=Capital(Choice({each: each for each in LONE_KEYWORDS})))


_PROTECTION = _say(Keyword, "<name>", name=Choice({each: each.removeprefix(FROM) for each in KEYWORDS if each.startswith(FROM)}))
_TWICE_PROTECTED = only(
    phrase(f"{FROM}<>", Series(_PROTECTION, (" and from ",), comma=False)), lambda keywords: len(keywords) == 2
)


def _row(names: tuple[str, ...], *more: Pattern, separators: tuple[str, ...] = (", ",)) -> Pattern:
    """Keywords in a row, two protections next to each other said together: "protection from red and from white"."""
    keyword = _say(Keyword, "<name>", name=Choice({each: each for each in names}))
    one = Converted(one_of(keyword, *more), lambda found: (found,), lambda found: found[0] if len(found) == 1 else None)
    row = Series(one_of(_TWICE_PROTECTED, one), separators, comma=False)
    return Capital(Converted(row, lambda parts: tuple(chain.from_iterable(parts)), _in_parts))


def _in_parts(keywords: tuple[Ability, ...]) -> tuple[tuple[Ability, ...], ...]:
    parts: list[tuple[Ability, ...]] = []
    for each in keywords:
        protects = isinstance(each, Keyword) and each.name.startswith(FROM)
        if protects and parts and len(parts[-1]) == 1 and getattr(parts[-1][0], "name", "").startswith(FROM):
            parts[-1] = (*parts[-1], each)
        else:
            parts.append((each,))
    return tuple(parts)


_WARD = _say(CostKeyword, "ward <cost>", name="ward", cost=costs.MANA_ONLY)
_ROW = one_of(
    _row(KEYWORDS, _WARD, _NUMBERED_IN_ROW),
    _row(PAYING_KEYWORDS),
    ReadOnly(_row((*KEYWORDS, *LONE_KEYWORDS, *PAYING_KEYWORDS), _WARD, _NUMBERED_IN_ROW, separators=(", ", "; "))),
)
_ENCHANT = _say(Enchant, "Enchant <target>", target=_say(Target, "<quality>", quality=quality()))
_PARTNER = _say(PartnerWith, "Partner with <name>", name=ANY_NAME)

QUOTED: Pattern = phrase('"<>"', Calling(("this creature",), one_of(_TRIGGERED, _ACTIVATED, _STATIC)))
"""An ability that an object is given, in quotation marks."""

QUOTED_OF_EQUIPMENT: Pattern = phrase('"<>"', Calling((EQUIPMENT,), _STATIC))
"""An ability that an Equipment is given, in quotation marks."""

QUOTED_OF_ARTIFACT: Pattern = phrase('"<>"', Calling(("this artifact",), one_of(_TRIGGERED, _ACTIVATED, _STATIC)))
"""An ability that an artifact is given, in quotation marks."""

QUOTED_OF_TOKEN: Pattern = phrase('"<>"', Calling(("this token", "this creature"), one_of(_TRIGGERED, _ACTIVATED, _STATIC)))
"""An ability with which a token is made, in quotation marks."""


def _alone(*patterns: Pattern) -> Pattern:
    """A paragraph that is one ability."""
    return Converted(one_of(*patterns), lambda one: (one,), lambda abilities: abilities[0] if len(abilities) == 1 else None)


_KEYWORD_PARAGRAPH = one_of(_ROW, _alone(_LONE, _NUMBERED, _EVOKE, _COST_KEYWORD, _ENCHANT, _PARTNER))

PERMANENT_PARAGRAPH: Pattern = one_of(_KEYWORD_PARAGRAPH, DOUBLE, _alone(_TRIGGERED, _ACTIVATED, _STATIC, _UNDESCRIBED))
"""A paragraph of a permanent card's text. Its value is a tuple of abilities, more than one where a row of keywords stands."""


def _of_casting(ability: Ability) -> bool:
    return isinstance(ability, StaticAbility) and isinstance(
        ability.static, OwnAlternativeCost | AdditionalCost | AdditionalCostChoice
    )


def _of_graveyard(ability: Ability) -> bool:
    return isinstance(ability, TriggeredAbility) and isinstance(ability.event, PutsSticker) and returns_itself(ability)


SPELL_PARAGRAPH: Pattern = one_of(
    _KEYWORD_PARAGRAPH, _alone(_SPELL, _MODAL, only(_STATIC, _of_casting), only(_TRIGGERED, _of_graveyard))
)
"""A paragraph of an instant's or sorcery's text: of static abilities, those that say what it costs to cast (113.6d), of triggered
ones those that wait in a graveyard for stickers (113.6m).
"""
