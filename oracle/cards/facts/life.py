"""Cards that change how much life players gain and lose, or say that they can't, or that they can't lose the game."""

from __future__ import annotations

from oracle.abilities.effects import Pump
from oracle.abilities.qualities import CREATURE, Named, Who
from oracle.abilities.statics import (
    CantGainLife,
    CantLose,
    DamageLeavesOneLife,
    LifeCantChange,
    LosesMoreLife,
    MoreLife,
)
from oracle.cards.facts.making import FLYING, LIFELINK, MENACE, activated, card, cost, static

CARDS = (
    card("Bloodletter of Aclazotz", "{1}{B}{B}{B}", "Creature — Vampire Demon", FLYING,
         static(LosesMoreLife(Who.OPPONENT, 2, your_turn=True)), size="2/4"),
    card("Boon Reflection", "{4}{W}", "Enchantment", static(MoreLife(times=2))),
    card("Knight of Dusk's Shadow", "{1}{B}", "Creature — Human Knight", MENACE, static(CantGainLife(Who.OPPONENT)),
         activated(cost("{1}{B}"), Pump(Named.THIS, 1, 1)), size="2/2"),
    card("Platinum Angel", "{7}", "Artifact Creature — Angel", FLYING, static(CantLose(Who.YOU)), size="4/4"),
    card("Platinum Emperion", "{8}", "Artifact Creature — Golem", static(LifeCantChange(Who.YOU)), size="8/8"),
    card("Rhox Faithmender", "{3}{W}", "Creature — Rhino Monk", LIFELINK, static(MoreLife(times=2)), size="1/5"),
    card("Worship", "{3}{W}", "Enchantment", static(DamageLeavesOneLife(CREATURE))),
)  # fmt: skip
"""The cards."""
