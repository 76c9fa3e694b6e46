"""Adventurer cards (715), each with the Adventure that is inset in it."""

from __future__ import annotations

from oracle.abilities.costs import DiscardCards
from oracle.abilities.effects import Draw, MayPay, MayTakeNoncreatureFromOutside, Pump, PutCounters, PutInto, Tap
from oracle.abilities.effects.moving import Place
from oracle.abilities.qualities import CREATURE, Named, Target, Who
from oracle.abilities.statics import CantBlock
from oracle.cards.facts.making import FLYING, activated, card, cost, spell, static
from oracle.objects import Characteristics

TARGET_CREATURE = Target(quality=CREATURE)
TWO_CREATURES = Target(quality=CREATURE, minimum=0, maximum=2)
DISCARD_A_CARD = cost("", DiscardCards())

CARDS: tuple[Characteristics, ...] = (
    card("Ardenvale Tactician", "{1}{W}{W}", "Creature — Human Knight", FLYING, size="2/3",
         adventure=card("Dizzying Swoop", "{1}{W}", "Instant — Adventure", spell(Tap(), target=TWO_CREATURES))),
    card("Fae of Wishes", "{1}{U}", "Creature — Faerie Wizard",
         FLYING, activated(cost("{1}{U}", DiscardCards(2)), PutInto(Place.HAND, Named.THIS)), size="1/4",
         adventure=card("Granted", "{3}{U}", "Sorcery — Adventure", spell(MayTakeNoncreatureFromOutside()))),
    card("Faerie Guidemother", "{W}", "Creature — Faerie", FLYING, size="1/1",
         adventure=card("Gift of the Fae", "{1}{W}", "Sorcery — Adventure",
                        spell(Pump(power=2, toughness=1, keywords=("flying",)), target=TARGET_CREATURE))),
    card("Merchant of the Vale", "{2}{R}", "Creature — Human Peasant",
         activated(cost("{2}{R}", DiscardCards()), Draw()), size="2/3",
         adventure=card("Haggle", "{R}", "Instant — Adventure", spell(MayPay(Who.YOU, DISCARD_A_CARD, (Draw(),))))),
    card("Rimrock Knight", "{1}{R}", "Creature — Dwarf Knight", static(CantBlock()), size="3/1",
         adventure=card("Boulder Rush", "{R}", "Instant — Adventure", spell(Pump(power=2), target=TARGET_CREATURE))),
    card("Tuinvale Treefolk", "{5}{G}", "Creature — Treefolk Druid", size="6/5",
         adventure=card("Oaken Boon", "{3}{G}", "Sorcery — Adventure",
                        spell(PutCounters("+1/+1", 2), target=TARGET_CREATURE))),
)  # fmt: skip
