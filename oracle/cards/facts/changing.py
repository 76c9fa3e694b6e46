"""Cards that change what permanents are, whether they are there, and what can happen to them."""

from __future__ import annotations

from oracle.abilities.effects import PhaseOut, PutCounters
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import ANY_NUMBER, CREATURE, Quality, Target, Who
from oracle.cards.facts.making import card, spell

PHASING = Keyword("phasing")
TARGET_CREATURE = Target(quality=CREATURE)
YOUR_NONLAND_PERMANENTS = Target(quality=Quality(not_types=("Land",), controller=Who.YOU), minimum=0, maximum=ANY_NUMBER)

CARDS = (
    card("Clever Concealment", "{2}{W}{W}", "Instant", Keyword("convoke"), spell(PhaseOut(), target=YOUR_NONLAND_PERMANENTS)),
    card("Reality Ripple", "{1}{U}", "Instant",
         spell(PhaseOut(), target=Target(quality=Quality(types=("Artifact", "Creature", "Land"))))),
    card("Sandbar Crocodile", "{4}{U}", "Creature — Crocodile", PHASING, size="6/5"),
    card("Slip Out the Back", "{U}", "Instant", spell(PutCounters("+1/+1"), PhaseOut(), target=TARGET_CREATURE)),
)  # fmt: skip
"""The cards."""
