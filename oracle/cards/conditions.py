"""What the "if" in the middle of a triggered ability asks, in words (603.4)."""

from __future__ import annotations

from oracle.abilities.conditions import (
    AllOf,
    AttachedHas,
    AttachedIs,
    ControlledContinuously,
    EnteredThisTurn,
    FirstCombat,
    FoughtThisCombat,
    HadCounters,
    HasCounters,
    ManaSpentAtLeast,
    NoManaSpent,
    NoneOnBattlefield,
    NoSpellFromHand,
    ThatPlayerControls,
    ThisIs,
    ThisIsNot,
    ToughnessWasBelow,
    WasNotSacrificed,
    YouAttacked,
    YouControl,
    YouControlNo,
    YouCreatedToken,
    YourHand,
    YourLife,
)
from oracle.abilities.qualities import Quality, Who
from oracle.cards.counters import PLAYER_KIND
from oracle.cards.grammar import Choice, Converted, Pattern, Remembering, Series, one_of, only, several, without_an
from oracle.cards.memory import Memory
from oracle.cards.naming import SOURCE, THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, HAD, SUBTYPE, TYPE, quality
from oracle.cards.numbers import NUMBER, SEVERAL
from oracle.cards.templates import Vocabulary

_say = Vocabulary({})

_PLAYERS = Choice({Who.THAT_PLAYER: ("defending player", "that player"), Who.OPPONENT: without_an("an opponent")})

_HAS = one_of(
    _say(Quality, "has <keyword>", keyword=HAD),
    _say(Quality, "has a <counter> counter on it", counter=COUNTER_KIND),
    _say(Quality, "has counters on it", any_counter=True),
    _say(Quality, "is tapped", tapped=True),
    _say(Quality, "is a <subtypes>", subtypes=Series(SUBTYPE, (" or ",))),
)
_HAS_NOT = one_of(
    _say(Quality, "doesn't have <keyword>", keyword=HAD),
    _say(Quality, "doesn't have a <counter> counter on it", counter=COUNTER_KIND),
    _say(Quality, "is untapped", tapped=True),
)

_SOURCE = Remembering(SOURCE, Memory.of_this)

OF_THIS: Pattern = one_of(
    _say(HadCounters, "it had counters on it"),
    _say(ThisIs, "<this> <quality>", this=_SOURCE, quality=_HAS),
    _say(ThisIsNot, "<this> <quality>", this=_SOURCE, quality=_HAS_NOT),
)
"""What is asked of the source itself, or of what has died."""

_OF_YOU = _say(NoSpellFromHand, "you haven't cast a spell from your hand this turn")
BOTH: Pattern = _say(AllOf, "<conditions>", conditions=several(Series(one_of(_OF_YOU, OF_THIS), (" and ",))))
"""Two conditions of which one is of the source."""

_A = one_of(
    _say(Quality, "a <types>", types=Converted(TYPE, lambda each: (each,), lambda types: types[0] if len(types) == 1 else None)),
    _say(Quality, "a <subtypes>", subtypes=Series(SUBTYPE, (" or ",))),
)
CONDITION: Pattern = one_of(
    _say(NoManaSpent, "no <colored>mana was spent to cast it", colored=Choice({True: "colored ", False: ""})),
    _say(ManaSpentAtLeast, "at least <amount> mana was spent to cast it", amount=SEVERAL),
    _say(YouControl, "you control <quality>", quality=quality(other=ARTICLE)),
    _say(YouControlNo, "you control no <quality>", quality=quality(plural=True)),
    _say(NoneOnBattlefield, "no <quality> are on the battlefield", quality=quality(plural=True)),
    _say(EnteredThisTurn, "<this> entered this turn", this=THIS),
    _say(
        ControlledContinuously,
        "you've controlled <this> continuously since the beginning of your most recent turn",
        this=THIS,
    ),
    _say(FoughtThisCombat, "<this> attacked or blocked this combat", this=THIS, remember=Memory.of_this),
    _say(WasNotSacrificed, "it wasn't sacrificed"),
    _say(FirstCombat, "it's the first combat phase of the turn"),
    _say(YouAttacked, "you attacked this turn"),
    _say(YouCreatedToken, "you created a token this turn"),
    _say(HasCounters, "an opponent has <at_least> or more poison counters", who=Who.OPPONENT, at_least=SEVERAL),
    _say(YourHand, "you have exactly <exactly> cards in hand", exactly=SEVERAL),
    _say(YourLife, "you have <at_least> or more life", at_least=NUMBER),
    _say(YourLife, "you have <at_most> or less life", at_most=NUMBER),
    _say(HasCounters, "<who> is poisoned", who=_PLAYERS, at_least=1),
    _say(HasCounters, "defending player has a <kind> counter", who=Who.THAT_PLAYER, kind=PLAYER_KIND, at_least=1),
    _say(AttachedHas, "<quality> has <keyword>", quality=ENCHANTED, keyword=HAD, remember=Memory.of_attached),
    _say(AttachedIs, "enchanted permanent is <quality>", quality=_A, remember=Memory.of_attached),
    _say(ToughnessWasBelow, "its toughness was less than <toughness>", toughness=NUMBER),
    _say(ThatPlayerControls, "defending player controls <quality>", quality=quality(other=ARTICLE)),
)
"""The table of conditions, without the word "if"."""

RAID = only(CONDITION, lambda condition: condition == YouAttacked())
"""The condition that is printed with the ability word "raid" (207.2c)."""

CORRUPTED = only(CONDITION, lambda condition: condition == HasCounters(Who.OPPONENT, 3))
"""The condition that is printed with the ability word "corrupted" (207.2c)."""
