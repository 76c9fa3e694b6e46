"""Spells whose damage does more than damage does, and creatures that look at what has been dealt damage."""

from __future__ import annotations

from oracle.abilities.effects import (
    DealDamage,
    Destroy,
    DestroyEach,
    ForThisTurn,
    GainLife,
    Pump,
    PutCounters,
    Rather,
)
from oracle.abilities.events import DealsDamage, Dies, IsDealtDamage
from oracle.abilities.kinds import Enchant, SpellAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, IT, Amount, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import CantBeRegenerated, CantGainLife, DamageCantBePrevented
from oracle.cards.facts.making import FLYING, card, spell, when

TARGET_CREATURE = Target(quality=CREATURE)
ATTACHED_TO = Quality(types=("Creature",), enchanted=True)
DAMAGED_BY_THIS = Quality(types=("Creature",), damaged_by_this=True)
NOT_REGENERATED = ForThisTurn(CantBeRegenerated(), Named.DAMAGED)

CARDS = (
    card("Chandra's Spitfire", "{2}{R}", "Creature — Elemental", FLYING,
         when(IsDealtDamage(None, Who.OPPONENT, combat=False), Pump(Named.THIS, 3)), size="1/3"),
    card("Flame Spill", "{2}{R}", "Instant", spell(DealDamage(4, excess_to=Who.ITS_CONTROLLER), target=TARGET_CREATURE)),
    card("Hexgold Slash", "{R}", "Instant",
         spell(DealDamage(2, rather=Rather(4, Quality(keyword="toxic"))), target=TARGET_CREATURE)),
    card("Incinerate", "{1}{R}", "Instant", spell(DealDamage(3), NOT_REGENERATED, target=Target(Kind.ANY_TARGET))),
    card("Ram Through", "{1}{G}", "Instant",
         SpellAbility(
             (DealDamage(Amount.ITS_POWER, Targeted(1), IT, excess_to=Who.ITS_CONTROLLER, excess_with="trample"),),
             (Target(quality=Quality(types=("Creature",), controller=Who.YOU)),
              Target(quality=Quality(types=("Creature",), controller=Who.NOT_YOU))))),
    card("Razor Rings", "{1}{W}", "Instant",
         spell(DealDamage(4), GainLife(amount=Amount.EXCESS, of=IT),
               target=Target(quality=Quality(types=("Creature",), attacking=True, blocking=True)))),
    card("Sengir Vampire", "{3}{B}{B}", "Creature — Vampire", FLYING,
         when(Dies(DAMAGED_BY_THIS), PutCounters("+1/+1", what=Named.THIS)), size="4/4"),
    card("Skullcrack", "{1}{R}", "Instant",
         spell(ForThisTurn(CantGainLife(Who.ANYONE)), ForThisTurn(DamageCantBePrevented()), DealDamage(3),
               target=Target(Kind.PLAYER_OR_PLANESWALKER))),
    card("Spirit Link", "{W}", "Enchantment — Aura", Enchant(TARGET_CREATURE),
         when(DealsDamage(ATTACHED_TO, Who.ANYONE, ANYTHING), GainLife(amount=Amount.THAT_MUCH))),
    card("Terror", "{1}{B}", "Instant",
         spell(Destroy(for_good=True),
               target=Target(quality=Quality(types=("Creature",), not_types=("Artifact",), not_colors=("B",))))),
    card("Wrath of God", "{2}{W}{W}", "Sorcery", spell(DestroyEach(CREATURE, for_good=True))),
)  # fmt: skip
"""The cards."""
