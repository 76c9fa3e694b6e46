"""Static abilities of life in words: what is gained and lost, and what can't be (119, 104.3)."""

from __future__ import annotations

from oracle.abilities.qualities import Who
from oracle.abilities.statics import (
    CantGainLife,
    CantLose,
    DamageLeavesOneLife,
    DoesntLoseForLife,
    LifeCantChange,
    LosesMoreLife,
    MoreLife,
)
from oracle.cards.grammar import Choice, Pattern, one_of
from oracle.cards.nouns import ARTICLE, quality
from oracle.cards.numbers import NUMBER
from oracle.cards.templates import Vocabulary

_say = Vocabulary({"quality": quality(other=ARTICLE)})

LIFE: Pattern = one_of(
    _say(MoreLife, "if you would gain life, you gain twice that much life instead", times=2),
    _say(MoreLife, "if you would gain life, you gain that much life plus <plus> instead", plus=NUMBER),
    _say(MoreLife, "if a player would gain life, that player gains no life instead", who=Who.ANYONE, times=0),
    _say(
        LosesMoreLife,
        "if an opponent would lose life during your turn, they lose twice that much life instead",
        who=Who.OPPONENT,
        times=2,
        your_turn=True,
    ),
    _say(
        CantGainLife,
        "<who> can't gain life",
        who=Choice({Who.ANYONE: "players", Who.OPPONENT: "your opponents", Who.YOU: "you"}),
    ),
    _say(LifeCantChange, "your life total can't change", who=Who.YOU),
    _say(
        DamageLeavesOneLife,
        "if you control <quality>, damage that would reduce your life total to less than 1 reduces it to 1 instead",
    ),
    _say(DoesntLoseForLife, "you don't lose the game for having 0 or less life", who=Who.YOU),
    _say(CantLose, "you can't lose the game and your opponents can't win the game", who=Who.YOU),
)
"""The table, without the last full stop."""
