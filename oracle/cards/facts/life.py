"""Cards that wait for life to be gained or lost, change how much it is, or say that it can't be, or that a player can't lose."""

from __future__ import annotations

from oracle.abilities.effects import DealDamage, GainLife, LoseLife, Pump, PutCounters
from oracle.abilities.events import AtBeginning, GainsLife, LosesLife
from oracle.abilities.kinds import CostKeyword
from oracle.abilities.qualities import CREATURE, Amount, GreatestPower, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import (
    CantGainLife,
    CantLose,
    DamageBy,
    DamageLeavesOneLife,
    DealtAsThough,
    DoesntLoseForLife,
    LifeCantChange,
    LosesMoreLife,
    MoreLife,
)
from oracle.cards.facts.making import FLYING, LIFELINK, MENACE, TRAMPLE, activated, card, cost, spell, static, when

GREATEST = GreatestPower(Quality(types=("Creature",), controller=Who.YOU))

CARDS = (
    # Losing and gaining it, and waiting for that.
    card("Ajani's Pridemate", "{1}{W}", "Creature — Cat Soldier",
         when(GainsLife(Who.YOU), PutCounters("+1/+1", what=Named.THIS)), size="2/2"),
    card("Essence Harvest", "{2}{B}", "Sorcery",
         spell(LoseLife(Who.TARGET_PLAYER, GREATEST), GainLife(amount=GREATEST), target=Target(Kind.PLAYER))),
    card("Exquisite Blood", "{4}{B}", "Enchantment", when(LosesLife(Who.OPPONENT), GainLife(amount=Amount.THAT_MUCH))),
    card("Kavu Predator", "{1}{G}", "Creature — Kavu",
         TRAMPLE, when(GainsLife(Who.OPPONENT), PutCounters("+1/+1", Amount.THAT_MUCH, Named.THIS)), size="2/2"),
    card("Sanguine Bond", "{3}{B}{B}", "Enchantment",
         when(GainsLife(Who.YOU), LoseLife(Who.TARGET_PLAYER, Amount.THAT_MUCH), target=Target(Kind.PLAYER, whose=Who.OPPONENT))),
    # Changing or forbidding it.
    card("Bloodletter of Aclazotz", "{1}{B}{B}{B}", "Creature — Vampire Demon", FLYING,
         static(LosesMoreLife(Who.OPPONENT, 2, your_turn=True)), size="2/4"),
    card("Boon Reflection", "{4}{W}", "Enchantment", static(MoreLife(times=2))),
    card("Bump in the Night", "{B}", "Sorcery",
         spell(LoseLife(Who.TARGET_PLAYER, 3), target=Target(Kind.PLAYER, whose=Who.OPPONENT)),
         CostKeyword("flashback", cost("{5}{R}"))),
    card("Knight of Dusk's Shadow", "{1}{B}", "Creature — Human Knight", MENACE, static(CantGainLife(Who.OPPONENT)),
         activated(cost("{1}{B}"), Pump(Named.THIS, 1, 1)), size="2/2"),
    card("Phyrexian Unlife", "{2}{W}", "Enchantment", static(DoesntLoseForLife(Who.YOU)),
         static(DealtAsThough("infect", DamageBy(to_players=Who.YOU, to=None), at_life_most=0))),
    card("Platinum Angel", "{7}", "Artifact Creature — Angel", FLYING, static(CantLose(Who.YOU)), size="4/4"),
    card("Platinum Emperion", "{8}", "Artifact Creature — Golem", static(LifeCantChange(Who.YOU)), size="8/8"),
    card("Rhox Faithmender", "{3}{W}", "Creature — Rhino Monk", LIFELINK, static(MoreLife(times=2)), size="1/5"),
    card("Sulfuric Vortex", "{1}{R}{R}", "Enchantment",
         when(AtBeginning("upkeep", Who.EACH_PLAYER), DealDamage(2, Who.THAT_PLAYER)), static(MoreLife(Who.ANYONE, 0))),
    card("Worship", "{3}{W}", "Enchantment", static(DamageLeavesOneLife(CREATURE))),
)  # fmt: skip
"""The cards."""
