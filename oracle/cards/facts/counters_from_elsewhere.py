"""Cards that put keyword counters from a graveyard, or as they are cycled."""

from __future__ import annotations

from oracle.abilities.costs import ExileThisFromGraveyard
from oracle.abilities.effects import PutCounters, PutCountersOfKinds
from oracle.abilities.events import CyclesThis
from oracle.abilities.kinds import ActivatedAbility, CostKeyword, Keyword
from oracle.abilities.qualities import CREATURE, Target
from oracle.cards.facts.making import DEATHTOUCH, FIRST_STRIKE, FLYING, LIFELINK, REACH, TRAMPLE, YOUR_CREATURES, card, cost, when

TARGET_CREATURE = Target(quality=CREATURE)
TARGET_CREATURE_OF_YOURS = Target(quality=YOUR_CREATURES)

CARDS = (
    # Renew.
    card("Alchemist's Assistant", "{1}{B}", "Creature — Monkey", LIFELINK,
         ActivatedAbility(cost("{1}{B}", ExileThisFromGraveyard()), (PutCounters("lifelink"),), (TARGET_CREATURE,),
                          as_sorcery=True), size="2/1"),
    card("Champion of Dusan", "{2}{G}", "Creature — Human Warrior", TRAMPLE,
         ActivatedAbility(cost("{1}{G}", ExileThisFromGraveyard()), (PutCountersOfKinds((("+1/+1", 1), ("trample", 1))),),
                          (TARGET_CREATURE,), as_sorcery=True), size="4/2"),
    card("Qarsi Revenant", "{1}{B}{B}", "Creature — Vampire", FLYING, DEATHTOUCH, LIFELINK,
         ActivatedAbility(cost("{2}{B}", ExileThisFromGraveyard()),
                          (PutCountersOfKinds((("flying", 1), ("deathtouch", 1), ("lifelink", 1))),), (TARGET_CREATURE,),
                          as_sorcery=True), size="3/3"),
    card("Rot-Curse Rakshasa", "{1}{B}", "Creature — Demon", TRAMPLE, Keyword("decayed"),
         ActivatedAbility(cost("{X}{B}{B}", ExileThisFromGraveyard()), (PutCounters("decayed"),),
                          (Target(quality=CREATURE, times_x=True),), as_sorcery=True), size="5/5"),
    card("Sagu Pummeler", "{3}{G}", "Creature — Beast", REACH,
         ActivatedAbility(cost("{4}{G}", ExileThisFromGraveyard()), (PutCountersOfKinds((("+1/+1", 2), ("reach", 1))),),
                          (TARGET_CREATURE,), as_sorcery=True), size="4/4"),
    # Cycling.
    card("Avian Oddity", "{3}{U}", "Creature — Bird", FLYING, CostKeyword("cycling", cost("{2}{U}")),
         when(CyclesThis(), PutCounters("flying"), target=TARGET_CREATURE_OF_YOURS), size="2/4"),
    card("Sanctuary Smasher", "{4}{R}{R}", "Creature — Rhino Beast", FIRST_STRIKE, CostKeyword("cycling", cost("{2}{R}")),
         when(CyclesThis(), PutCounters("first strike"), target=TARGET_CREATURE_OF_YOURS), size="6/4"),
    card("Splendor Mare", "{2}{W}", "Creature — Elk Unicorn", LIFELINK, CostKeyword("cycling", cost("{1}{W}")),
         when(CyclesThis(), PutCounters("lifelink"), target=TARGET_CREATURE_OF_YOURS), size="3/3"),
    card("Titanoth Rex", "{7}{G}{G}", "Creature — Dinosaur Beast", TRAMPLE, CostKeyword("cycling", cost("{1}{G}")),
         when(CyclesThis(), PutCounters("trample"), target=TARGET_CREATURE_OF_YOURS), size="11/11"),
    card("Void Beckoner", "{6}{B}{B}", "Creature — Nightmare Horror", DEATHTOUCH, CostKeyword("cycling", cost("{2}{B}")),
         when(CyclesThis(), PutCounters("deathtouch"), target=TARGET_CREATURE_OF_YOURS), size="8/8"),
)  # fmt: skip
"""The cards."""
