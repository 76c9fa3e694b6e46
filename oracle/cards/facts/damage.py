"""Cards that deal damage, prevent it or change what it does."""

from __future__ import annotations

from oracle.abilities.conditions import NoneOnBattlefield
from oracle.abilities.costs import SacrificeThis, TapThis
from oracle.abilities.effects import (
    DealDamage,
    DealDamageAtOnce,
    DealDamageToEach,
    Draw,
    Fight,
    GainLife,
    PreventNext,
    Pump,
    PutCounters,
    SacrificeChosen,
    SacrificeIt,
)
from oracle.abilities.events import AtBeginning, DealsDamage, IsDealtDamage
from oracle.abilities.kinds import ActivatedAbility, Keyword, ModalAbility, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import (
    ANYTHING,
    CREATURE,
    IT,
    Amount,
    ControllerOf,
    CountOf,
    Kind,
    Named,
    Quality,
    Target,
    Targeted,
    Who,
)
from oracle.cards.facts.making import DIES, INDESTRUCTIBLE, TRAMPLE, activated, card, cost, spell, when

ANY_TARGET = Target(Kind.ANY_TARGET)
TARGET_CREATURE = Target(quality=CREATURE)
TARGET_PLAYER_OR_PLANESWALKER = Target(Kind.PLAYER_OR_PLANESWALKER)
YOUR_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.YOU))
THEIR_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.NOT_YOU))
ANOTHER_CREATURE = Target(quality=Quality(types=("Creature",), other=True))
FLYING_CREATURE = Quality(types=("Creature",), keyword="flying")

CARDS = (
    # Damage to one target.
    card("Blaze", "{X}{R}", "Sorcery", spell(DealDamage(Amount.X), target=ANY_TARGET)),
    card("Char", "{2}{R}", "Instant",
         spell(DealDamageAtOnce((DealDamage(4), DealDamage(2, Who.YOU))), target=ANY_TARGET)),
    card("Flame Slash", "{R}", "Sorcery", spell(DealDamage(4), target=TARGET_CREATURE)),
    card("Lava Axe", "{4}{R}", "Sorcery", spell(DealDamage(5), target=TARGET_PLAYER_OR_PLANESWALKER)),
    card("Lightning Helix", "{R}{W}", "Instant", spell(DealDamage(3), GainLife(amount=3), target=ANY_TARGET)),
    card("Mogg Fanatic", "{R}", "Creature — Goblin",
         activated(cost("", SacrificeThis()), DealDamage(1), target=ANY_TARGET), size="1/1"),
    card("Perilous Myr", "{2}", "Artifact Creature — Phyrexian Myr", when(DIES, DealDamage(2), target=ANY_TARGET), size="1/1"),
    card("Prodigal Pyromancer", "{2}{R}", "Creature — Human Wizard",
         activated(cost("", TapThis()), DealDamage(1), target=ANY_TARGET), size="1/1"),
    card("Prodigal Sorcerer", "{2}{U}", "Creature — Human Wizard Sorcerer",
         activated(cost("", TapThis()), DealDamage(1), target=ANY_TARGET), size="1/1"),
    # Damage that creatures deal.
    card("Clear Shot", "{2}{G}", "Instant",
         SpellAbility((Pump(power=1, toughness=1), DealDamage(Amount.ITS_POWER, Targeted(1), IT)),
                      (YOUR_CREATURE, THEIR_CREATURE))),
    card("Kapow!", "{2}{G}", "Sorcery",
         SpellAbility((PutCounters("+1/+1", 1, IT), Fight(IT, Targeted(1))),
                      (YOUR_CREATURE, Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT))))),
    card("Prey Upon", "{G}", "Sorcery", SpellAbility((Fight(IT, Targeted(1)),), (YOUR_CREATURE, THEIR_CREATURE))),
    card("Rabid Bite", "{1}{G}", "Sorcery",
         SpellAbility((DealDamage(Amount.ITS_POWER, Targeted(1), IT),), (YOUR_CREATURE, THEIR_CREATURE))),
    card("Soul's Fire", "{2}{R}", "Instant",
         SpellAbility((DealDamage(Amount.ITS_POWER, Targeted(1), IT),), (YOUR_CREATURE, ANY_TARGET))),
    card("Ulvenwald Tracker", "{G}", "Creature — Human Shaman",
         ActivatedAbility(cost("{1}{G}", TapThis()), (Fight(IT, Targeted(1)),),
                          (YOUR_CREATURE, Target(quality=CREATURE, another=True))), size="1/1"),
    # Damage to all there are.
    card("Earthquake", "{X}{R}", "Sorcery",
         spell(DealDamageToEach(Amount.X, Quality(types=("Creature",), without="flying"), Who.EACH_PLAYER))),
    card("Hurricane", "{X}{G}", "Sorcery", spell(DealDamageToEach(Amount.X, FLYING_CREATURE, Who.EACH_PLAYER))),
    card("Pestilence", "{2}{B}{B}", "Enchantment",
         TriggeredAbility(AtBeginning("end step", Who.ANYONE), (SacrificeIt(),), condition=NoneOnBattlefield(CREATURE)),
         activated(cost("{B}"), DealDamageToEach(1, CREATURE, Who.EACH_PLAYER))),
    card("Pyroclasm", "{1}{R}", "Sorcery", spell(DealDamageToEach(2, CREATURE))),
    card("Slagstorm", "{1}{R}{R}", "Sorcery",
         ModalAbility((spell(DealDamageToEach(3, CREATURE)), spell(DealDamage(3, Who.EACH_PLAYER))))),
    card("Steam Blast", "{2}{R}", "Sorcery", spell(DealDamageToEach(2, CREATURE, Who.EACH_PLAYER))),
    # What happens as damage is dealt.
    card("Brash Taunter", "{4}{R}", "Creature — Goblin",
         INDESTRUCTIBLE,
         when(IsDealtDamage(), DealDamage(Amount.THAT_MUCH), target=Target(Kind.PLAYER, whose=Who.OPPONENT)),
         activated(cost("{2}{R}", TapThis()), Fight(Named.THIS, IT), target=ANOTHER_CREATURE), size="1/1"),
    card("Jackal Pup", "{R}", "Creature — Jackal",
         when(IsDealtDamage(), DealDamage(Amount.THAT_MUCH, Who.YOU)), size="2/1"),
    card("Phyrexian Obliterator", "{B}{B}{B}{B}", "Creature — Phyrexian Horror",
         TRAMPLE,
         when(DealsDamage(ANYTHING, to=Quality(itself=True)),
              SacrificeChosen(ControllerOf(Named.EVENT), ANYTHING, Amount.THAT_MUCH)), size="5/5"),
    card("Repercussion", "{1}{R}{R}", "Enchantment",
         when(IsDealtDamage(CREATURE), DealDamage(Amount.THAT_MUCH, ControllerOf(Named.EVENT)))),
    card("Scroll Thief", "{2}{U}", "Creature — Merfolk Rogue",
         when(DealsDamage(to_players=Who.ANYONE, combat=True), Draw()), size="1/3"),
    card("Spitemare", "{2}{R/W}{R/W}", "Creature — Elemental",
         when(IsDealtDamage(), DealDamage(Amount.THAT_MUCH), target=ANY_TARGET), size="3/3"),
    card("Wall of Essence", "{1}{W}", "Creature — Wall",
         Keyword("defender"), when(IsDealtDamage(combat=True), GainLife(amount=Amount.THAT_MUCH)), size="0/4"),
    card("Wall of Hope", "{W}", "Creature — Wall",
         Keyword("defender"), when(IsDealtDamage(), GainLife(amount=Amount.THAT_MUCH)), size="0/3"),
    # Damage that is prevented.
    card("Healing Salve", "{W}", "Instant",
         ModalAbility((spell(GainLife(Who.TARGET_PLAYER, 3), target=Target(Kind.PLAYER)),
                       spell(PreventNext(3), target=ANY_TARGET)))),
    card("Mending Hands", "{W}", "Instant", spell(PreventNext(4), target=ANY_TARGET)),
    card("Samite Healer", "{1}{W}", "Creature — Human Cleric",
         activated(cost("", TapThis()), PreventNext(1), target=ANY_TARGET), size="1/1"),
    card("Battlefield Medic", "{1}{W}", "Creature — Human Cleric",
         activated(cost("", TapThis()), PreventNext(CountOf(Quality(subtypes=("Cleric",)))), target=TARGET_CREATURE), size="1/1"),
    card("Wojek Apothecary", "{2}{W}{W}", "Creature — Human Cleric",
         activated(cost("", TapThis()), PreventNext(1, radiance=True), target=TARGET_CREATURE), size="1/1"),
)  # fmt: skip
"""The cards."""
