"""Cards with names originally printed in Antiquities: artifacts that are no creatures, enchantments and lands."""

from __future__ import annotations

from oracle.abilities.costs import SacrificeThis, TapThis
from oracle.abilities.effects import (
    Destroy,
    Discard,
    Draw,
    ForThisTurn,
    GainLife,
    MayPay,
    Mill,
    PreventNext,
    Pump,
    Untap,
)
from oracle.abilities.events import CastsSpell
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target, Targeted, Who
from oracle.abilities.statics import Anthem, CantBeBlocked
from oracle.cards.facts.making import activated, card, cost, static, taps_for, when

ARTIFACT = Quality(types=("Artifact",))
ATTACKING_CREATURES = Quality(types=("Creature",), attacking=True)
LAND = Quality(types=("Land",))

CARDS = (
    card("Amulet of Kroog", "{2}", "Artifact",
         activated(cost("{2}", TapThis()), PreventNext(1), target=Target(Kind.ANY_TARGET))),
    card("Candelabra of Tawnos", "{1}", "Artifact",
         activated(cost("{X}", TapThis()), Untap(), target=Target(quality=LAND, times_x=True))),
    card("Jalum Tome", "{3}", "Artifact — Book", activated(cost("{2}", TapThis()), Draw(), Discard())),
    card("Mightstone", "{4}", "Artifact", static(Anthem(ATTACKING_CREATURES, 1))),
    card("Millstone", "{2}", "Artifact",
         activated(cost("{2}", TapThis()), Mill(Who.TARGET_PLAYER, 2), target=Target(Kind.PLAYER))),
    card("Staff of Zegon", "{4}", "Artifact",
         activated(cost("{3}", TapThis()), Pump(Targeted(), -2), target=Target(quality=CREATURE))),
    card("Strip Mine", "", "Land", taps_for("C"),
         activated(cost("", TapThis(), SacrificeThis()), Destroy(), target=Target(quality=LAND))),
    card("Tawnos's Wand", "{4}", "Artifact",
         activated(cost("{2}", TapThis()), ForThisTurn(CantBeBlocked(), Targeted()),
                   target=Target(quality=Quality(types=("Creature",), power_at_most=2)))),
    card("Urza's Chalice", "{1}", "Artifact",
         when(CastsSpell(Who.ANYONE, ARTIFACT), MayPay(Who.YOU, cost("{1}"), then=(GainLife(amount=1),)))),
    card("Weakstone", "{4}", "Artifact", static(Anthem(ATTACKING_CREATURES, -1))),
)  # fmt: skip
"""The cards."""
