"""Cards that come back from the graveyard by themselves: with persist or undying."""

from __future__ import annotations

from oracle.abilities.effects import DealDamage, Destroy, GainLife, Pump
from oracle.abilities.qualities import CREATURE, Amount, Kind, Quality, Target
from oracle.cards.facts.making import ENTERS, HASTE, PERSIST, TRAMPLE, UNDYING, card, spell, when

NONCREATURE_PERMANENT = Target(quality=Quality(not_types=("Creature",)))

CARDS = (
    card("Butcher Ghoul", "{1}{B}", "Creature — Zombie", UNDYING, size="1/1"),
    card("Kitchen Finks", "{1}{G/W}{G/W}", "Creature — Ouphe", when(ENTERS, GainLife(amount=2)), PERSIST, size="3/2"),
    card("Murderous Redcap", "{2}{B/R}{B/R}", "Creature — Goblin Assassin",
         when(ENTERS, DealDamage(Amount.ITS_POWER), target=Target(Kind.ANY_TARGET)), PERSIST, size="2/2"),
    card("Strangleroot Geist", "{G}{G}", "Creature — Spirit", HASTE, UNDYING, size="2/1"),
    card("Undying Evil", "{B}", "Instant", spell(Pump(keywords=("undying",)), target=Target(quality=CREATURE))),
    card("Woodfall Primus", "{5}{G}{G}{G}", "Creature — Treefolk Shaman", TRAMPLE,
         when(ENTERS, Destroy(), target=NONCREATURE_PERMANENT), PERSIST, size="6/6"),
    card("Young Wolf", "{G}", "Creature — Wolf", UNDYING, size="1/1"),
)  # fmt: skip
"""The cards."""
