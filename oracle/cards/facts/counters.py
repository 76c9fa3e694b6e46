"""Cards that put counters on objects, remove them or have to do with them."""

from __future__ import annotations

from oracle.abilities.costs import SacrificeThis
from oracle.abilities.effects import PutCounters
from oracle.abilities.qualities import CREATURE, Target
from oracle.abilities.statics import EntersWithCounters
from oracle.cards.facts.making import ENTERS, activated, card, cost, static, when

TARGET_CREATURE = Target(quality=CREATURE)

CARDS = (
    card("Fume Spitter", "{B}", "Creature — Phyrexian Horror",
         activated(cost("", SacrificeThis()), PutCounters("-1/-1"), target=TARGET_CREATURE), size="1/1"),
    card("Ivy Elemental", "{X}{G}", "Creature — Elemental", static(EntersWithCounters("+1/+1")), size="0/0"),
    card("Skinrender", "{2}{B}{B}", "Creature — Phyrexian Zombie",
         when(ENTERS, PutCounters("-1/-1", 3), target=TARGET_CREATURE), size="3/3"),
)  # fmt: skip
"""The cards."""
