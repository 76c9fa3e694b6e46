"""Cards that give players energy, experience and rad counters, and what is paid with energy or counts the others."""

from __future__ import annotations

from oracle.abilities.conditions import HasCounters
from oracle.abilities.costs import PayEnergy, TapThis
from oracle.abilities.effects import (
    DealDamage,
    Draw,
    GetCounters,
    MayPay,
    Mill,
    Place,
    PutCounters,
    PutInto,
    SacrificeIt,
    Scry,
    WhenItDies,
)
from oracle.abilities.events import AtBeginning, Attacks, CastsSpell, DealsDamage, Dies
from oracle.abilities.kinds import CostKeyword
from oracle.abilities.qualities import Amount, CountersOf, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import Anthem, CantBeBlocked
from oracle.cards.facts.making import (
    DIES,
    DOUBLE_STRIKE,
    ENTERS,
    FLYING,
    HASTE,
    INSTANTS_AND_SORCERIES,
    ITSELF,
    MENACE,
    VIGILANCE,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

BIG_CREATURE_SPELL = Quality(types=("Creature",), mana_value_at_least=5)
YOUR_OTHER_CREATURE = Quality(types=("Creature",), controller=Who.YOU, other=True)
NOT_YOUR_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.NOT_YOU))
EXPERIENCE = Anthem(ITSELF, 1, 1, for_each=CountersOf(Who.YOU, "experience"))


def energy(count: int) -> GetCounters:
    """You get so many {E}."""
    return GetCounters(Who.YOU, "energy", count)


CARDS = (
    # Energy (107.14).
    card("Aethertide Whale", "{4}{U}{U}", "Creature — Whale", FLYING, when(ENTERS, energy(6)),
         activated(cost("", PayEnergy(4)), PutInto(Place.HAND, Named.THIS)), size="6/4"),
    card("Dynavolt Tower", "{3}", "Artifact", when(CastsSpell(Who.YOU, INSTANTS_AND_SORCERIES), energy(2)),
         activated(cost("", TapThis(), PayEnergy(5)), DealDamage(3), target=Target(Kind.ANY_TARGET))),
    card("Glimmer of Genius", "{3}{U}", "Instant", spell(Scry(2), Draw(count=2), energy(2))),
    card("Lathnu Hellion", "{2}{R}", "Creature — Hellion", HASTE, when(ENTERS, energy(2)),
         when(AtBeginning("end step", Who.YOU),
              MayPay(Who.YOU, cost("", PayEnergy(2)), (), (SacrificeIt(Named.THIS),))), size="4/4"),
    card("Longtusk Cub", "{1}{G}", "Creature — Cat", when(DealsDamage(to_players=Who.ANYONE, combat=True), energy(2)),
         activated(cost("", PayEnergy(2)), PutCounters("+1/+1", what=Named.THIS)), size="2/2"),
    card("Minister of Inquiries", "{U}", "Creature — Vedalken Advisor", when(ENTERS, energy(2)),
         activated(cost("", TapThis(), PayEnergy(1)), Mill(Who.TARGET_PLAYER, 3), target=Target(Kind.PLAYER)), size="1/2"),
    card("Sage of Shaila's Claim", "{1}{G}", "Creature — Elf Druid", when(ENTERS, energy(3)), size="2/1"),
    card("Thriving Rats", "{1}{B}", "Creature — Rat", when(ENTERS, energy(2)),
         when(Attacks(), MayPay(Who.YOU, cost("", PayEnergy(2)), (PutCounters("+1/+1", what=Named.EVENT),))), size="1/2"),
    # Experience.
    card("Kalemne, Disciple of Iroas", "{2}{R}{W}", "Legendary Creature — Giant Soldier", DOUBLE_STRIKE, VIGILANCE,
         when(CastsSpell(Who.YOU, BIG_CREATURE_SPELL), GetCounters(Who.YOU, "experience")), static(EXPERIENCE), size="3/3"),
    card("Kelsien, the Plague", "{R}{W}{B}", "Legendary Creature — Human Assassin", VIGILANCE, HASTE, static(EXPERIENCE),
         activated(cost("", TapThis()), DealDamage(1), WhenItDies(Targeted(0), (GetCounters(Who.YOU, "experience"),)),
                   target=NOT_YOUR_CREATURE), size="2/2"),
    # Rad (728).
    card("Feral Ghoul", "{2}{B}", "Creature — Zombie Mutant", MENACE,
         when(Dies(YOUR_OTHER_CREATURE), PutCounters("+1/+1", what=Named.THIS)),
         when(DIES, GetCounters(Who.EACH_OPPONENT, "rad", Amount.ITS_POWER)), size="2/2"),
    card("Nightkin Ambusher", "{2}{U}{B}", "Creature — Mutant Warrior", CostKeyword("ward", cost("{2}")),
         when(ENTERS, GetCounters(Who.TARGET_PLAYER, "rad", 4), target=Target(Kind.PLAYER)),
         static(CantBeBlocked(as_long_as=HasCounters(Who.THAT_PLAYER, kind="rad"))), size="4/4"),
)  # fmt: skip
"""The cards."""
