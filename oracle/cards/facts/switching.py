"""Cards that switch power and toughness (613.4d)."""

from __future__ import annotations

from oracle.abilities.costs import DiscardCards, TapThis
from oracle.abilities.effects import Draw, May, Pump, PutInto, Switch, SwitchEach
from oracle.abilities.effects.moving import Place
from oracle.abilities.events import Attacks, CastsSpell
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.abilities.qualities import CREATURE, Named, Quality, Who
from oracle.cards.facts.changing import TARGET_CREATURE
from oracle.cards.facts.making import ENTERS, FLASH, FLYING, activated, card, cost, spell, when

SWITCH_THIS = Switch(Named.THIS)
TAP_TO_SWITCH = activated(cost("", TapThis()), Switch(), target=TARGET_CREATURE)


def switching_for(mana: str) -> ActivatedAbility:
    """This creature's power and toughness are switched, for so much mana."""
    return activated(cost(mana), SWITCH_THIS)


SPELLS = (
    card("About Face", "{R}", "Instant", spell(Switch(), target=TARGET_CREATURE)),
    card("Inside Out", "{1}{U/R}", "Instant", spell(Switch(), target=TARGET_CREATURE), spell(Draw())),
    card("Transmutation", "{1}{B}", "Instant", spell(Switch(), target=TARGET_CREATURE)),
    card("Twisted Image", "{U}", "Instant", spell(Switch(), target=TARGET_CREATURE), spell(Draw())),
)

CREATURES = (
    card("Aeromoeba", "{3}{U}", "Creature — Elemental Beast",
         FLYING, activated(cost("", DiscardCards()), SWITCH_THIS), size="2/4"),
    card("Aquamoeba", "{1}{U}", "Creature — Elemental Beast", activated(cost("", DiscardCards()), SWITCH_THIS), size="1/3"),
    card("Crag Puca", "{U/R}{U/R}{U/R}", "Creature — Shapeshifter", switching_for("{U/R}"), size="2/4"),
    card("Crookclaw Transmuter", "{3}{U}", "Creature — Bird Wizard",
         FLASH, FLYING, when(ENTERS, Switch(), target=TARGET_CREATURE), size="3/1"),
    card("Dwarven Thaumaturgist", "{2}{R}", "Creature — Dwarf Shaman", TAP_TO_SWITCH, size="1/2"),
    card("Fluxcharger", "{2}{U}{R}", "Creature — Weird",
         FLYING, when(CastsSpell(Who.YOU, Quality(types=("Instant", "Sorcery"))), May((SWITCH_THIS,))), size="1/5"),
    card("Mannichi, the Fevered Dream", "{2}{R}", "Legendary Creature — Spirit",
         activated(cost("{1}{R}"), SwitchEach(CREATURE)), size="1/2"),
    card("Merfolk Thaumaturgist", "{2}{U}", "Creature — Merfolk Wizard", TAP_TO_SWITCH, size="1/2"),
    card("Myr Quadropod", "{4}", "Artifact Creature — Myr", switching_for("{3}"), size="1/4"),
    card("Phantasmal Fiend", "{3}{B}", "Creature — Illusion",
         activated(cost("{B}"), Pump(Named.THIS, 1, -1)), switching_for("{1}{U}"), size="1/5"),
    card("Turtleshell Changeling", "{3}{U}", "Creature — Shapeshifter",
         Keyword("changeling"), switching_for("{1}{U}"), size="1/4"),
    card("Valakut Fireboar", "{4}{R}", "Creature — Elemental Boar", when(Attacks(), Switch(Named.EVENT)), size="1/7"),
    card("Windreaver", "{3}{W}{U}", "Creature — Elemental",
         FLYING, activated(cost("{W}"), Pump(Named.THIS, keywords=("vigilance",))),
         activated(cost("{W}"), Pump(Named.THIS, toughness=1)), switching_for("{U}"),
         activated(cost("{U}"), PutInto(Place.HAND, Named.THIS)), size="1/3"),
)  # fmt: skip

CARDS = (*SPELLS, *CREATURES)
