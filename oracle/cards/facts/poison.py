"""Cards that give players poison counters, and those that proliferate."""

from __future__ import annotations

from oracle.abilities.conditions import HasCounters
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import AddMana, Draw, GetCounters, MayPay, Proliferate, PutCounters, WhenItDies
from oracle.abilities.events import Proliferates
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import CREATURE, ControllerOf, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import Anthem, EntersTapped
from oracle.cards.facts.making import ENTERS, activated, card, cost, spell, static, taps_for, when

CORRUPTED = HasCounters(Who.OPPONENT, 3)
SLIVER = Quality(types=("Creature",), subtypes=("Sliver",))

CARDS = (
    card("Contagion Clasp", "{2}", "Artifact", when(ENTERS, PutCounters("-1/-1"), target=Target(quality=CREATURE)),
         activated(cost("{4}", TapThis()), Proliferate())),
    card("Ezuri, Stalker of Spheres", "{2}{G}{U}", "Legendary Creature — Phyrexian Elf Warrior",
         when(ENTERS, MayPay(Who.YOU, cost("{3}"), (Proliferate(2),))), when(Proliferates(Who.YOU), Draw()), size="3/3"),
    card("Glistening Sphere", "{3}", "Artifact", static(EntersTapped()), when(ENTERS, Proliferate()),
         activated(cost("", TapThis()), AddMana(any_color=1)),
         ActivatedAbility(cost("", TapThis()), (AddMana(any_color=3),), condition=CORRUPTED)),
    card("Karn's Bastion", "", "Land", taps_for("C"), activated(cost("{4}", TapThis()), Proliferate())),
    card("Prologue to Phyresis", "{1}{U}", "Instant", spell(GetCounters(Who.EACH_OPPONENT)), spell(Draw())),
    card("Virulent Sliver", "{G}", "Creature — Sliver", static(Anthem(SLIVER, keywords=("poisonous 1",))), size="1/1"),
    card("Virulent Wound", "{B}", "Instant",
         spell(PutCounters("-1/-1"), WhenItDies(Targeted(0), (GetCounters(ControllerOf(Named.EVENT)),)),
               target=Target(quality=CREATURE))),
)  # fmt: skip
"""The cards."""
