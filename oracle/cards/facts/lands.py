"""Lands: the basic ones, and those with abilities."""

from __future__ import annotations

from oracle.abilities.costs import Sacrifice, TapThis
from oracle.abilities.effects import Draw
from oracle.abilities.qualities import CREATURE
from oracle.cards.facts.making import activated, card, cost, taps_for

CARDS = (
    # The mana ability of a basic land type is intrinsic (305.6): the rules give it, the card does not print it.
    card("Plains", "", "Basic Land — Plains"),
    card("Island", "", "Basic Land — Island"),
    card("Swamp", "", "Basic Land — Swamp"),
    card("Mountain", "", "Basic Land — Mountain"),
    card("Forest", "", "Basic Land — Forest"),
    card("Snow-Covered Plains", "", "Basic Snow Land — Plains"),
    card("Snow-Covered Island", "", "Basic Snow Land — Island"),
    card("Snow-Covered Swamp", "", "Basic Snow Land — Swamp"),
    card("Snow-Covered Mountain", "", "Basic Snow Land — Mountain"),
    card("Snow-Covered Forest", "", "Basic Snow Land — Forest"),
    card("Wastes", "", "Basic Land", taps_for("C")),
    card("Grim Backwoods", "", "Land", taps_for("C"),
         activated(cost("{2}{B}{G}", TapThis(), Sacrifice(CREATURE)), Draw())),
)  # fmt: skip
"""The cards."""
