"""Cards with toxic, and those that give it (702.164)."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.conditions import AttachedHas, Poisoned, YourTurn
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import (
    IT,
    ChooseColor,
    CreateTokens,
    DealDamage,
    Draw,
    ForThisTurn,
    GetCounters,
    IfItIs,
    LoseLife,
    Proliferate,
    Pump,
    PutFromHand,
    PutOntoBattlefield,
    TakeFromTop,
)
from oracle.abilities.events import AtBeginning, Attacks, BecomesTarget, DealsDamage, DealTogether, Dies
from oracle.abilities.kinds import CostKeyword, Enchant, ModalAbility, StaticAbility
from oracle.abilities.qualities import ANY_NUMBER, CREATURE, CountOf, Kind, Named, PoisonOf, Quality, Target, Who
from oracle.abilities.statics import Anthem, CantBeBlocked, CantBeCountered, CantBlock
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    DEATHTOUCH,
    DIES,
    DOUBLE_STRIKE,
    ENTERS,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    MENACE,
    TRAMPLE,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    toxic,
    when,
)

ANOTHER_WITH_TOXIC = Quality(types=("Creature",), keyword="toxic", controller=Who.YOU, other=True)
YOUR_TOXIC_CREATURE = Quality(types=("Creature",), keyword="toxic", controller=Who.YOU)
CREATURE_OR_PLANESWALKER = Quality(types=("Creature", "Planeswalker"))
HAS_TOXIC = Quality(keyword="toxic")


def mites(count: int) -> CreateTokens:
    """So many Mite tokens."""
    cant_block = (StaticAbility(CantBlock()),)
    return CreateTokens(count, ("Artifact", "Creature"), ("Phyrexian", "Mite"), 1, 1, (), ("toxic 1",), cant_block)


CARDS = (
    card("Aspirant's Ascent", "{U}", "Instant",
         spell(Pump(power=1, toughness=3, keywords=("flying", "toxic 1")), target=Target(quality=CREATURE))),
    card("Basilica Shepherd", "{3}{W}{W}", "Creature — Phyrexian Angel", FLYING, when(ENTERS, mites(2)), size="3/3"),
    card("Bilious Skulldweller", "{B}", "Creature — Phyrexian Insect", DEATHTOUCH, toxic(1), size="1/1"),
    card("Bloated Contaminator", "{2}{G}", "Creature — Phyrexian Beast",
         TRAMPLE, toxic(1), when(DealsDamage(to_players=Who.ANYONE, combat=True), Proliferate()), size="4/4"),
    card("Branchblight Stalker", "{1}{G}", "Creature — Phyrexian Elf Scout", toxic(2), size="3/1"),
    card("Charge of the Mites", "{2}{W}", "Instant",
         ModalAbility((spell(DealDamage(CountOf(YOUR_CREATURES)), target=Target(quality=CREATURE_OR_PLANESWALKER)),
                       spell(mites(2))))),
    card("Compleat Devotion", "{1}{W}", "Instant",
         spell(Pump(power=2, toughness=2), IfItIs(IT, HAS_TOXIC, (Draw(),)),
               target=Target(quality=YOUR_CREATURES))),
    card("Contaminant Grafter", "{4}{G}", "Creature — Phyrexian Druid",
         TRAMPLE, toxic(1), when(DealTogether(YOUR_CREATURES), Proliferate()),
         when(AtBeginning("end step", Who.YOU), Draw(), PutFromHand(Quality(types=("Land",))),
              only_if=Poisoned(Who.OPPONENT, 3)), size="5/5"),
    card("Crawling Chorus", "{W}", "Creature — Phyrexian Horror", toxic(1), when(DIES, mites(1)), size="1/1"),
    card("Duelist of Deep Faith", "{1}{W}", "Creature — Phyrexian Soldier",
         toxic(1), static(Anthem(ITSELF, keywords=("first strike",)), as_long_as=YourTurn()), size="2/2"),
    card("Flensing Raptor", "{2}{W}", "Creature — Phyrexian Bird",
         FLYING, toxic(1),
         when(ENTERS, Pump(power=1, toughness=1, keywords=("flying",)), target=Target(quality=ANOTHER_WITH_TOXIC)), size="2/2"),
    card("Infested Fleshcutter", "{1}{W}", "Artifact — Equipment",
         static(Anthem(ATTACHED_CREATURE, 2, 0)), when(Attacks(ATTACHED_CREATURE), mites(1)),
         CostKeyword("equip", cost("{2}{W}"))),
    card("Jawbone Duelist", "{1}{W}", "Creature — Phyrexian Soldier", DOUBLE_STRIKE, toxic(1), size="1/1"),
    card("Karumonix, the Rat King", "{1}{B}{B}", "Legendary Creature — Phyrexian Rat",
         toxic(1), static(Anthem(Quality(subtypes=("Rat",), controller=Who.YOU, other=True), keywords=("toxic 1",))),
         when(ENTERS, TakeFromTop(5, Quality(subtypes=("Rat",)), ANY_NUMBER)), size="3/3"),
    card("Maze's Mantle", "{2}{G}", "Enchantment — Aura",
         FLASH, Enchant(Target(quality=CREATURE)),
         when(ENTERS, Pump(Named.ATTACHED, keywords=("hexproof",)), only_if=AttachedHas(ATTACHED_CREATURE, "toxic")),
         static(Anthem(ATTACHED_CREATURE, 2, 2))),
    card("Mite Overseer", "{3}{W}", "Creature — Phyrexian Soldier",
         FIRST_STRIKE,
         static(Anthem(replace(YOUR_CREATURES, token=True), 1, 0, ("first strike",)), as_long_as=YourTurn()),
         activated(cost("{3}{W/P}"), mites(1)), size="4/2"),
    card("Necrogen Communion", "{1}{B}", "Enchantment — Aura",
         Enchant(Target(quality=YOUR_CREATURES)), static(Anthem(ATTACHED_CREATURE, keywords=("toxic 2",))),
         when(Dies(ATTACHED_CREATURE), PutOntoBattlefield(Named.EVENT))),
    card("Necrogen Rotpriest", "{2}{B}{G}", "Creature — Phyrexian Zombie Cleric",
         toxic(2),
         when(DealsDamage(YOUR_TOXIC_CREATURE, Who.ANYONE, combat=True), GetCounters(Who.THAT_PLAYER)),
         activated(cost("{1}{B}{G}"), Pump(keywords=("deathtouch",)), target=Target(quality=YOUR_TOXIC_CREATURE)), size="1/5"),
    card("Paladin of Predation", "{5}{G}{G}", "Creature — Phyrexian Knight",
         toxic(6), static(CantBeBlocked(by=Quality(types=("Creature",), power_at_most=2))), size="6/7"),
    card("Pestilent Syphoner", "{1}{B}", "Creature — Phyrexian Insect", FLYING, toxic(1), size="1/1"),
    card("Porcelain Zealot", "{3}{W}", "Creature — Phyrexian Soldier",
         when(AtBeginning("combat", Who.YOU),
              IfItIs(IT, HAS_TOXIC, (Pump(power=2, toughness=2),), (Pump(power=1, toughness=1),)),
              target=Target(quality=YOUR_CREATURES)), size="2/3"),
    card("Prosthetic Injector", "{1}", "Artifact — Equipment",
         static(Anthem(ATTACHED_CREATURE, 0, 2, ("toxic 1",))), CostKeyword("equip", cost("{1}"))),
    card("Sheoldred's Headcleaver", "{3}{B}", "Creature — Phyrexian Warrior", MENACE, toxic(2), size="2/4"),
    card("Skrelv's Hive", "{1}{W}", "Enchantment",
         when(AtBeginning("upkeep", Who.YOU), LoseLife(), mites(1)),
         static(Anthem(YOUR_TOXIC_CREATURE, keywords=("lifelink",)), as_long_as=Poisoned(Who.OPPONENT, 3))),
    card("Skrelv, Defector Mite", "{W}", "Legendary Artifact Creature — Phyrexian Mite",
         toxic(1), static(CantBlock()),
         activated(cost("{W/P}", TapThis()), ChooseColor(), Pump(keywords=("toxic 1", "hexproof from that color")),
                   ForThisTurn(CantBeBlocked(by=Quality(types=("Creature",), chosen_color=True)), IT),
                   target=Target(quality=replace(YOUR_CREATURES, other=True))), size="1/1"),
    card("Slaughter Singer", "{G}{W}", "Creature — Phyrexian Cleric",
         toxic(2), when(Attacks(ANOTHER_WITH_TOXIC), Pump(Named.EVENT, 1, 1)), size="2/2"),
    card("Tyrranax Atrocity", "{3}{G}{G}", "Creature — Phyrexian Dinosaur", HASTE, toxic(3), size="4/4"),
    card("Tyrranax Rex", "{4}{G}{G}{G}", "Creature — Phyrexian Dinosaur",
         static(CantBeCountered()), TRAMPLE, CostKeyword("ward", cost("{4}")), HASTE, toxic(4), size="8/8"),
    card("Venerated Rotpriest", "{G}", "Creature — Phyrexian Druid",
         toxic(1),
         when(BecomesTarget(Who.ANYONE, spell=True, subject=YOUR_CREATURES), GetCounters(Who.TARGET_PLAYER),
              target=Target(Kind.PLAYER, whose=Who.OPPONENT)), size="1/2"),
    card("Vishgraz, the Doomhive", "{2}{W}{B}{G}", "Legendary Creature — Phyrexian Insect",
         MENACE, toxic(1), when(ENTERS, mites(3)), static(Anthem(ITSELF, 1, 1, for_each=PoisonOf(Who.OPPONENT))), size="3/3"),
)  # fmt: skip
"""The cards."""
