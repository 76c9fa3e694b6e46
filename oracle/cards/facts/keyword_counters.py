"""Cards that put keyword counters on permanents, of one kind or of several."""

from __future__ import annotations

from oracle.abilities.conditions import ThisIs, ThisIsNot
from oracle.abilities.costs import PayEnergy, TapThis
from oracle.abilities.effects import (
    Destroy,
    Draw,
    GetCounters,
    Pump,
    PutCounterOnChosen,
    PutCounters,
    PutCountersOfKinds,
    PutCountersOnEach,
    PutOntoBattlefield,
    Scry,
    Untap,
)
from oracle.abilities.events import Attacks, DealsDamage, Dies
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import EntersWithChosenCounter
from oracle.cards.facts.making import (
    DOUBLE_STRIKE,
    ENTERS,
    FLYING,
    MENACE,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

TARGET_CREATURE = Target(quality=CREATURE)
TARGET_CREATURE_OF_YOURS = Target(quality=YOUR_CREATURES)
NON_HUMAN_OF_YOURS = Target(quality=Quality(types=("Creature",), not_subtypes=("Human",), controller=Who.YOU))
DEAD_CREATURE_OF_YOURS = Target(Kind.CARD_IN_GRAVEYARD, CREATURE, whose=Who.YOU)

CARDS = (
    # Spells.
    card("Blood Curdle", "{3}{B}", "Instant",
         spell(Destroy(), PutCounterOnChosen("menace", YOUR_CREATURES), target=TARGET_CREATURE)),
    card("Fully Grown", "{2}{G}", "Instant", spell(Pump(power=3, toughness=3), PutCounters("trample"), target=TARGET_CREATURE)),
    card("Gift of the Viper", "{G}", "Instant",
         spell(PutCountersOfKinds((("+1/+1", 1), ("reach", 1), ("deathtouch", 1))), Untap(), target=TARGET_CREATURE)),
    card("Heightened Reflexes", "{R}", "Instant", spell(Pump(power=1), PutCounters("first strike"), target=TARGET_CREATURE)),
    card("Perennation", "{3}{W}{B}{G}", "Sorcery",
         spell(PutOntoBattlefield(counters=(("hexproof", 1), ("indestructible", 1))),
               target=Target(Kind.CARD_IN_GRAVEYARD, Quality(permanent=True), whose=Who.YOU))),
    card("Spontaneous Flight", "{2}{W}", "Instant",
         spell(Pump(power=2, toughness=2), PutCounters("flying"), target=TARGET_CREATURE)),
    card("Sudden Spinnerets", "{G}", "Instant",
         spell(Pump(power=1, toughness=3), PutCounters("reach"), Untap(), target=TARGET_CREATURE)),
    card("Unbreakable Bond", "{4}{B}", "Sorcery",
         spell(PutOntoBattlefield(counters=(("lifelink", 1),)), target=DEAD_CREATURE_OF_YOURS)),
    card("Unexpected Fangs", "{1}{B}", "Instant",
         spell(PutCountersOfKinds((("+1/+1", 1), ("lifelink", 1))), target=TARGET_CREATURE)),
    card("Where We're Going...", "{U}", "Instant",
         spell(PutCounters("flying"), target=Target(quality=Quality(types=("Creature",), or_subtypes=("Vehicle",)))),
         spell(Draw())),
    card("Wing It", "{1}{W}", "Instant",
         spell(Pump(power=2, toughness=2), PutCounters("flying"), Scry(1), target=TARGET_CREATURE)),
    # Permanents that enter with a counter of a chosen kind.
    card("Boot Nipper", "{1}{B}", "Creature — Beast", static(EntersWithChosenCounter(("deathtouch", "lifelink"))), size="2/1"),
    card("Ferocious Tigorilla", "{3}{R}", "Creature — Cat Ape", static(EntersWithChosenCounter(("trample", "menace"))),
         size="4/3"),
    card("Flycatcher Giraffid", "{4}{G}", "Creature — Antelope Lizard", static(EntersWithChosenCounter(("vigilance", "reach"))),
         size="3/5"),
    card("Helica Glider", "{2}{W}", "Creature — Nightmare Squirrel", static(EntersWithChosenCounter(("flying", "first strike"))),
         size="2/2"),
    card("Wingfold Pteron", "{5}{U}", "Creature — Dinosaur", static(EntersWithChosenCounter(("flying", "hexproof"))), size="3/6"),
    # Permanents that put some on others.
    card("Avenging Huntbonder", "{3}{W}{W}", "Creature — Human Warrior", DOUBLE_STRIKE,
         when(Attacks(), PutCounters("double strike"),
              target=Target(quality=Quality(types=("Creature",), attacking=True, other=True))), size="3/3"),
    card("Duskfang Mentor", "{2}{B}", "Creature — Human Cleric", when(ENTERS, PutCounters("lifelink"), target=NON_HUMAN_OF_YOURS),
         activated(cost("{1}{B}", TapThis()),
                   PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), keyword="lifelink", controller=Who.YOU))),
         size="1/3"),
    card("Emissary of Soulfire", "{1}{W}{U}", "Creature — Djinn Monk", when(ENTERS, GetCounters(Who.YOU, "energy", 3)),
         ActivatedAbility(cost("", PayEnergy(2)), (PutCounters("exalted"),), (TARGET_CREATURE_OF_YOURS,), as_sorcery=True),
         size="1/4"),
    card("Frillscare Mentor", "{2}{R}", "Creature — Human Warrior",
         when(ENTERS, PutCounters("menace"), target=NON_HUMAN_OF_YOURS),
         activated(cost("{2}{R}", TapThis()),
                   PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), keyword="menace", controller=Who.YOU))),
         size="3/2"),
    card("Hornbash Mentor", "{2}{G}", "Creature — Human Warrior", when(ENTERS, PutCounters("trample"), target=NON_HUMAN_OF_YOURS),
         activated(cost("{2}{G}", TapThis()),
                   PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), keyword="trample", controller=Who.YOU))),
         size="3/3"),
    card("Hunted Nightmare", "{1}{B}{B}", "Creature — Nightmare", MENACE,
         when(ENTERS, PutCounterOnChosen("deathtouch", CREATURE, Who.TARGET_PLAYER),
              target=Target(Kind.PLAYER, whose=Who.OPPONENT)), size="4/5"),
    card("Keensight Mentor", "{2}{W}", "Creature — Human Cleric",
         when(ENTERS, PutCounters("vigilance"), target=NON_HUMAN_OF_YOURS),
         activated(cost("{1}{W}", TapThis()),
                   PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), keyword="vigilance", controller=Who.YOU))),
         size="1/4"),
    card("Luminous Broodmoth", "{2}{W}{W}", "Creature — Insect", FLYING,
         when(Dies(Quality(types=("Creature",), without="flying", controller=Who.YOU)),
              PutOntoBattlefield(Named.EVENT, Who.ITS_OWNER, counters=(("flying", 1),))), size="3/4"),
    card("Momentum Rumbler", "{3}{R}", "Creature — Dinosaur",
         when(Attacks(), PutCounters("first strike", what=Named.EVENT), only_if=ThisIsNot(Quality(keyword="first strike"))),
         when(Attacks(), Pump(Named.EVENT, keywords=("double strike",)), only_if=ThisIs(Quality(keyword="first strike"))),
         size="3/3"),
    card("Vraska Joins Up", "{B}{G}", "Legendary Enchantment", when(ENTERS, PutCountersOnEach("deathtouch", 1, YOUR_CREATURES)),
         when(DealsDamage(Quality(types=("Creature",), supertypes=("Legendary",), controller=Who.YOU), Who.ANYONE, combat=True),
              Draw())),
    card("Wingspan Mentor", "{2}{U}", "Creature — Human Wizard", when(ENTERS, PutCounters("flying"), target=NON_HUMAN_OF_YOURS),
         activated(cost("{2}{U}", TapThis()),
                   PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), keyword="flying", controller=Who.YOU))),
         size="1/3"),
)  # fmt: skip
"""The cards."""
