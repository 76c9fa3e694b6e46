"""Cards that speak of the names originally printed in an expansion (206.3)."""

from __future__ import annotations

from oracle.abilities.costs import SacrificeThis, TapThis
from oracle.abilities.effects import DestroyEach, SacrificeEach, SacrificeThem
from oracle.abilities.events import OnBattlefield
from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import CantCast, CantPlayLands
from oracle.cards.facts.making import activated, card, cost, static, when

ARABIAN = Quality(printed_in="Arabian Nights")

CARDS = (
    card("Apocalypse Chime", "{2}", "Artifact",
         activated(cost("{2}", TapThis(), SacrificeThis()),
                   DestroyEach(Quality(token=False, printed_in="Homelands"), for_good=True))),
    card("City in a Bottle", "{2}", "Artifact",
         when(OnBattlefield(Quality(token=False, other=True, printed_in="Arabian Nights")), SacrificeThem()),
         static(CantCast(Who.ANYONE, ARABIAN)), static(CantPlayLands(Who.ANYONE, ARABIAN))),
    card("Golgothian Sylex", "{4}", "Artifact",
         activated(cost("{1}", TapThis()), SacrificeEach(Quality(token=False, printed_in="Antiquities")))),
)  # fmt: skip
"""The cards."""
