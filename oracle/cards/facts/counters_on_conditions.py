"""Cards that put keyword counters on a condition, for what something else is like, or once."""

from __future__ import annotations

from oracle.abilities.conditions import ThisIs
from oracle.abilities.costs import ExileFromGraveyard, RemoveCounters, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    IT,
    AtNextEndStep,
    Becomes,
    CreateTokens,
    DealDamage,
    DoubleEach,
    Draw,
    Exile,
    IfItIs,
    MoveAnyCounters,
    PutCounters,
    PutCountersLike,
    PutCountersOfGraveyard,
    PutCountersOfKinds,
    PutOntoBattlefield,
)
from oracle.abilities.events import AtBeginning, Enters
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, CountOf, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import EntersTapped, EntersWithChosenCounter, EntersWithCounters, MoreTokens, TriggersAgain
from oracle.cards.facts.making import (
    ENTERS,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HEXPROOF,
    LIFELINK,
    PROWESS,
    REACH,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    static,
    taps_for,
    when,
)

TARGET_CREATURE = Target(quality=CREATURE)

CARDS = (
    # Conditions and graveyards.
    card("Abigale, Eloquent First-Year", "{W/B}{W/B}", "Legendary Creature — Bird Bard", FLYING, FIRST_STRIKE, LIFELINK,
         when(ENTERS, Becomes(Nature(abilities_lost=True), how_long=HowLong.WHILE_IT_IS_THERE),
              PutCountersOfKinds((("flying", 1), ("first strike", 1), ("lifelink", 1))),
              target=Target(quality=Quality(types=("Creature",), other=True), minimum=0)), size="1/1"),
    card("Denry Klin, Editor in Chief", "{2}{W}{U}", "Legendary Creature — Cat Advisor",
         static(EntersWithChosenCounter(("+1/+1", "first strike", "vigilance"))),
         when(Enters(Quality(types=("Creature",), controller=Who.YOU, token=False)), PutCountersLike(Named.THIS, Named.EVENT),
              only_if=ThisIs(Quality(any_counter=True))), size="2/2"),
    card("Eagle of Deliverance", "{4}{W}{W}", "Creature — Bird Soldier", FLYING,
         when(ENTERS, PutCounters("indestructible"), IfItIs(IT, Quality(power_at_most=2), (Draw(),)),
              target=Target(quality=Quality(types=("Creature",), controller=Who.YOU, other=True))), size="5/5"),
    card("Kathril, Aspect Warper", "{2}{W}{B}{G}", "Legendary Creature — Nightmare Insect",
         when(ENTERS,
              PutCountersOfGraveyard(("flying", "first strike", "double strike", "deathtouch", "hexproof", "indestructible",
                                      "lifelink", "menace", "reach", "trample", "vigilance"), "+1/+1")), size="3/3"),
    card("Miles \"Tails\" Prower", "{1}{W}{U}", "Legendary Creature — Fox Artificer", FLASH, FLYING,
         when(Enters(Quality(subtypes=("Vehicle",), controller=Who.YOU)),
              IfItIs(Named.EVENT, Quality(keyword="flying"), (Draw(),), (PutCounters("flying", what=Named.EVENT),))), size="3/1"),
    card("Minas Morgul, Dark Fortress", "", "Legendary Land", static(EntersTapped()), taps_for("B"),
         activated(cost("{3}{B}", TapThis()), PutCounters("shadow"),
                   Becomes(Nature(subtypes=("Wraith",), keeps=Keeps.ALL), how_long=HowLong.WHILE_IT_HAS_THE_COUNTER,
                           counter="shadow"), target=TARGET_CREATURE)),
    card("Salvation Swan", "{3}{W}", "Creature — Bird Cleric", FLASH, FLYING,
         when(Enters(Quality(subtypes=("Bird",), controller=Who.YOU, other=True), True), Exile(),
              AtNextEndStep(PutOntoBattlefield(Named.MADE, Who.ITS_OWNER, counters=(("flying", 1),))),
              target=Target(quality=Quality(types=("Creature",), without="flying", controller=Who.YOU), minimum=0)), size="3/3"),
    card("Slippery Bogbonder", "{3}{G}", "Creature — Human Druid", FLASH, HEXPROOF,
         when(ENTERS, PutCounters("hexproof"), MoveAnyCounters(YOUR_CREATURES, IT), target=TARGET_CREATURE), size="3/3"),
    card("Tyrite Sanctum", "", "Land", taps_for("C"),
         activated(cost("{2}", TapThis()),
                   Becomes(Nature(subtypes=("God",), keeps=Keeps.ALL), how_long=HowLong.WHILE_IT_IS_THERE), PutCounters("+1/+1"),
                   target=Target(quality=Quality(types=("Creature",), supertypes=("Legendary",)))),
         activated(cost("{4}", TapThis(), SacrificeThis()), PutCounters("indestructible"),
                   target=Target(quality=Quality(subtypes=("God",))))),
    # Once.
    card("Captain Marvel, Earth's Protector", "{3}{W}{W}", "Legendary Creature — Human Kree Hero", FLASH, FLYING, LIFELINK,
         ActivatedAbility(cost("{5}{W}{W}"), (PutCountersOfKinds((("+1/+1", 1), ("indestructible", 1)), Named.THIS),),
                          power_up=True), size="5/4"),
    card("Mai, Jaded Edge", "{1}{R}", "Legendary Creature — Human Noble", PROWESS,
         ActivatedAbility(cost("{3}"), (PutCounters("double strike", what=Named.THIS),), exhaust=True), size="1/3"),
    # Myojin, and the Dominus cycle.
    card("Drivnod, Carnage Dominus", "{3}{B}{B}", "Legendary Creature — Phyrexian Horror", static(TriggersAgain(CREATURE, True)),
         activated(cost("{B/P}{B/P}", ExileFromGraveyard(3, CREATURE, False)), PutCounters("indestructible", what=Named.THIS)),
         size="8/3"),
    card("Mondrak, Glory Dominus", "{2}{W}{W}", "Legendary Creature — Phyrexian Horror", static(MoreTokens()),
         activated(cost("{1}{W/P}{W/P}", Sacrifice(Quality(types=("Artifact", "Creature"), other=True), 2)),
                   PutCounters("indestructible", what=Named.THIS)), size="4/4"),
    card("Myojin of Blooming Dawn", "{5}{W}{W}{W}", "Legendary Creature — Spirit",
         static(EntersWithCounters("indestructible", 1, from_hand=True)),
         activated(cost("", RemoveCounters("indestructible")),
                   CreateTokens(CountOf(Quality(controller=Who.YOU)), ("Creature",), ("Spirit",), 1, 1)), size="4/6"),
    card("Myojin of Roaring Blades", "{5}{R}{R}{R}", "Legendary Creature — Spirit",
         static(EntersWithCounters("indestructible", 1, from_hand=True)),
         activated(cost("", RemoveCounters("indestructible")), DealDamage(7),
                   target=Target(Kind.ANY_TARGET, minimum=0, maximum=3)), size="7/4"),
    card("Zopandrel, Hunger Dominus", "{5}{G}{G}", "Legendary Creature — Phyrexian Horror", REACH,
         when(AtBeginning("combat", Who.ANYONE), DoubleEach(YOUR_CREATURES)),
         activated(cost("{G/P}{G/P}", Sacrifice(Quality(types=("Creature",), other=True), 2)),
                   PutCounters("indestructible", what=Named.THIS)), size="4/6"),
)  # fmt: skip
"""The cards."""
