"""Damage that is dealt otherwise or prevented, in words: static abilities, and instructions that prevent damage (614, 615)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.abilities.effects import (
    Draw,
    ExileTop,
    ForThisTurn,
    GainLife,
    PreventAll,
    PreventNext,
    PreventNextTime,
    PutCounters,
    RemoveCountersFrom,
)
from oracle.abilities.qualities import ANYTHING, Amount, Named, Quality, Who
from oracle.abilities.statics import (
    EVERY_DAMAGE,
    CountersInstead,
    DamageBy,
    DamageCantBePrevented,
    DealtAsThough,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
)
from oracle.cards.again import Again
from oracle.cards.grammar import Capital, Choice, Converted, Pattern, one_of, only, without_an
from oracle.cards.naming import THIS, Planeswalker
from oracle.cards.natures import ENCHANTED, AttachedTo
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, ITSELF, KEYWORD, OTHER, quality
from oracle.cards.numbers import NUMBER
from oracle.cards.saying import say
from oracle.cards.targets import DAMAGED
from oracle.cards.templates import Vocabulary, phrase

# ---- which damage


def _is_called(by_type: bool) -> Callable[[Any], bool]:
    """Whether a source is called by what it is, or a "source"."""
    return lambda found: isinstance(found, Quality) and bool(found.types or found.subtypes) is by_type


def _is_typed(which: DamageBy) -> bool:
    return _is_called(by_type=True)(which.source)


SOURCE_OF_DAMAGE = one_of(
    only(quality("source", other=ARTICLE), _is_called(by_type=False)), only(quality(other=ARTICLE), _is_called(by_type=True))
)
"""A source of damage, called so or by what it is: "a red source", "a creature you control"."""


def _is_artifact(found: Quality | None) -> bool:
    """Whether a source is an artifact, whatever else: it is called an artifact source, since it need not be a permanent."""
    return found is not None and found.types == ("Artifact",)


_OPPOSING = Quality(controller=Who.OPPONENT)
_YOURS = Quality(controller=Who.YOU)


def _only_permanents(pattern: Pattern) -> Pattern:
    """The words for permanents, as those and no players to which damage is dealt."""
    return Converted(
        pattern,
        lambda found: (None, found),
        lambda to: to[1] if to[0] is None and to[1] not in (None, ANYTHING) else None,
    )


_TO = one_of(
    Choice(
        {
            (Who.ANYONE, ANYTHING): "a permanent or player",
            (Who.YOU, None): "you",
            (Who.OPPONENT, None): without_an("an opponent"),
            (Who.OPPONENT, _OPPOSING): without_an("an opponent or a permanent an opponent controls"),
            (Who.YOU, _YOURS): "you or a permanent you control",
            (Who.YOU, Quality(types=("Creature",), controller=Who.YOU)): "you or a creature you control",
        }
    ),
    _only_permanents(one_of(ITSELF, quality(other=ARTICLE))),
)
_TO_ALL = one_of(
    Choice(
        {
            (Who.YOU, None): "you",
            (Who.YOU, Quality(controller=Who.YOU, other=True)): "you and other permanents you control",
        }
    ),
    _only_permanents(one_of(ITSELF, quality(plural=True, other=OTHER))),
)
_COMBAT = Choice({None: "", True: "combat ", False: "noncombat "})

_which = Vocabulary({"source": SOURCE_OF_DAMAGE, "combat": _COMBAT, "to_players_to": _TO})
_WOULD_DEAL = _which(DamageBy, "if <source> would deal <combat>damage to <to_players to>")
_WOULD_BE_DEALT = _which(DamageBy, "if <combat>damage would be dealt to <to_players to>")
_ALL_TO = _which(DamageBy, "<combat>damage that would be dealt to <to_players to>", to_players_to=_TO_ALL)
_ALL_BY = _which(
    DamageBy,
    "<combat>damage that would be dealt by <source>",
    source=one_of(ITSELF, quality(plural=True, other=OTHER)),
)
_ALL_TO_BY = _which(
    DamageBy,
    "<combat>damage that would be dealt to <to_players to> by <source>",
    to_players_to=_only_permanents(one_of(ITSELF, ENCHANTED)),
    source=one_of(
        only(quality("source", plural=True), _is_artifact),
        only(quality(plural=True), lambda found: "Creature" in found.all_types),
    ),
)


def _is_to(*to: tuple[Who | None, Quality]) -> Callable[[DamageBy], bool]:
    return lambda which: (which.to_players, which.to) in to


_ANY = _is_to((Who.ANYONE, ANYTHING))
_TO_THIS = _is_to((None, Quality(itself=True)))
_TO_ITSELF = only(_WOULD_BE_DEALT, _TO_THIS)
_WOULD_DEAL_TO_ITSELF = only(_WOULD_DEAL, _TO_THIS)
_BY_SOURCE_TO_ANY = only(_WOULD_DEAL, lambda which: _ANY(which) and not _is_typed(which))
_BY_CREATURE_TO_ANY = only(_WOULD_DEAL, lambda which: _ANY(which) and _is_typed(which))
_TO_OPPONENTS = only(_WOULD_DEAL, _is_to((Who.OPPONENT, _OPPOSING)))

# ---- static abilities

_TIMES = Choice({2: ("double", "twice"), 3: "triple"})
_say = Vocabulary({"which": _WOULD_DEAL, "times": _TIMES, "plus": NUMBER, "kind": COUNTER_KIND, "keyword": KEYWORD})


_ATTACHED = AttachedTo(Choice({Named.ATTACHED: "enchanted creature"}), Choice({Named.ATTACHED: "equipped creature"}))


def _counters_for_each(what: Pattern) -> Pattern:
    """A sentence beside a prevention: as many counters are put as damage was prevented."""
    put = say(
        PutCounters, "put a <kind> counter on <what> for each 1 damage prevented this way", count=Amount.THAT_MUCH, what=what
    )
    return _alone(put)


def _alone(effect: Pattern) -> Pattern:
    """A sentence beside a prevention that is the only one."""
    return Converted(effect, lambda effect: (effect,), lambda effects: effects[0] if len(effects) == 1 else None)


_DRAWN = _alone(
    say(
        Draw,
        "the source's controller draws cards equal to the damage prevented this way",
        who=Who.THAT_PLAYER,
        count=Amount.THAT_MUCH,
    )
)
_EXILED = _alone(say(ExileTop, "exile that many cards from the top of your library", count=Amount.THAT_MUCH))
_REMOVED = _alone(say(RemoveCountersFrom, "remove a <kind> counter from <what>", what=THIS))

MODIFIED_DAMAGE: Pattern = one_of(
    _say(
        MultipliesDamage,
        "<which>, it deals <times> that damage to that permanent or player instead",
        "<which>, it deals <times> that damage instead",
        which=_BY_SOURCE_TO_ANY,
    ),
    _say(
        MultipliesDamage,
        "<which>, it deals <times> that damage instead",
        "<which>, it deals <times> that damage to that permanent or player instead",
        which=_BY_CREATURE_TO_ANY,
    ),
    _say(
        MultipliesDamage,
        "<which>, that source deals <times> that damage to that player or permanent instead",
        "<which>, it deals <times> that damage to that player or permanent instead",
        "<which>, it deals <times> that damage instead",
        which=_TO_OPPONENTS,
    ),
    _say(
        MultipliesDamage,
        "<which>, it deals that much damage plus <plus> to that permanent or player instead",
        "<which>, it deals that much damage plus <plus> instead",
        which=_BY_SOURCE_TO_ANY,
    ),
    _say(
        MultipliesDamage,
        "<which>, it deals that much damage plus <plus> instead",
        "<which>, it deals that much damage plus <plus> to that player or permanent instead",
        which=_TO_OPPONENTS,
    ),
    _say(
        HalvesDamage,
        "<which>, it deals half that damage, rounded down, to that permanent or player instead",
        which=_BY_SOURCE_TO_ANY,
    ),
    _say(PreventsDamage, "<which>, prevent <amount> of that damage", amount=NUMBER),
    _say(PreventsDamage, "<which>, prevent half that damage, rounded up", half=True),
    _say(PreventsDamage, "prevent all <which>", which=_ALL_TO),
    _say(PreventsDamage, "prevent all <which>", which=_ALL_BY),
    _say(PreventsDamage, "prevent all <which>", which=_ALL_TO_BY),
    _say(PreventsDamage, "<which>, prevent that damage. <also>", which=_WOULD_BE_DEALT, also=Capital(_counters_for_each(THIS))),
    _say(PreventsDamage, "<which>, prevent that damage. <also>", which=_TO_ITSELF, also=Capital(_REMOVED)),
    _say(
        PreventsDamage,
        "<which>, prevent that damage. <also>",
        which=_WOULD_BE_DEALT,
        also=Capital(_counters_for_each(Choice({Named.EVENT: "that creature"}))),
    ),
    _say(PreventsDamage, "<which>, prevent that damage. <also>", which=_WOULD_DEAL_TO_ITSELF, also=Capital(_DRAWN)),
    _say(PreventsDamage, "<which>, prevent that damage and <also>", which=_TO_ITSELF, also=_EXILED),
    _say(
        RedirectsDamage,
        "all <which> is dealt to <to> instead",
        which=_ALL_TO,
        to=one_of(THIS, _ATTACHED),
    ),
    _say(
        RedirectsDamage,
        "as long as <this> is untapped, all <which> is dealt to <to> instead",
        this=THIS,
        which=_which(
            DamageBy,
            "<combat>damage that would be dealt to you by <source>",
            to_players=Who.YOU,
            to=None,
            source=quality(plural=True),
        ),
        to=THIS,
        while_untapped=True,
    ),
    _say(CountersInstead, "<which>, put that many <kind> counters on it instead", which=_TO_ITSELF),
    _say(
        CountersInstead,
        "<which>, put that many <kind> counters on that creature instead",
        which=only(_WOULD_DEAL, lambda which: which.to_players is None),
    ),
    _say(DamageCantBePrevented, "damage can't be prevented", which=EVERY_DAMAGE),
    _say(DamageCantBePrevented, "<which> can't be prevented", which=_ALL_BY),
    _say(DealtAsThough, "all damage is dealt as though its source had <keyword>", which=EVERY_DAMAGE),
    _say(
        DealtAsThough,
        "as long as you have <at_life_most> or less life, all damage is dealt to you as though its source had <keyword>",
        which=DamageBy(to_players=Who.YOU, to=None),
        at_life_most=NUMBER,
    ),
)
"""The static abilities, without the last full stop."""

# ---- instructions

_AS_MUCH_LIFE = Choice({(GainLife(Who.YOU, Amount.THAT_MUCH),): ". You gain life equal to the damage prevented this way", (): ""})
_OF_YOUR_CHOICE = phrase(
    "<> of your choice",
    one_of(only(quality("source", other=ARTICLE), _is_artifact), only(SOURCE_OF_DAMAGE, lambda found: not _is_artifact(found))),
)
_ME_OR_IT: Any = one_of(DAMAGED, THIS, Choice({Who.YOU: "you"}))

PREVENTING: Pattern = one_of(
    say(ForThisTurn, "damage can't be prevented this turn", static=DamageCantBePrevented()),
    say(
        ForThisTurn,
        "prevent all combat damage that would be dealt this turn",
        static=PreventsDamage(DamageBy(combat=True)),
    ),
    say(
        PreventNext,
        "prevent the next <amount> damage that would be dealt to <what> this turn<by_chosen>",
        what=_ME_OR_IT,
        by_chosen=Choice({False: "", True: " by a source of your choice"}),
    ),
    say(
        PreventNext,
        "prevent the next <amount> damage that would be dealt to <what> and each other creature that shares a color with it this"
        " turn",
        radiance=True,
    ),
    say(
        PreventNextTime,
        "the next time <by> would deal damage<to> this turn, prevent that damage<also>",
        by=one_of(DAMAGED, _OF_YOUR_CHOICE),
        to=Choice({None: "", Who.YOU: " to you"}),
        also=_AS_MUCH_LIFE,
    ),
    say(PreventAll, "prevent all damage that would be dealt to <what> this turn", what=Planeswalker("him")),
    say(PreventAll, "prevent all <combat>damage that would be dealt to <what> this turn", combat=_COMBAT, what=_ME_OR_IT),
    say(
        PreventAll,
        "prevent all <combat>damage that would be dealt to and dealt by <what> this turn",
        combat=_COMBAT,
        what=one_of(Again("that creature", ("creature",)), _ME_OR_IT),
        by=True,
    ),
    say(
        PreventAll,
        "prevent all <combat>damage that would be dealt by <what> this turn",
        combat=_COMBAT,
        what=_ME_OR_IT,
        to=False,
        by=True,
    ),
)
"""The instructions."""
