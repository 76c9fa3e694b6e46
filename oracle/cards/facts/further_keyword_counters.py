"""Cards that put keyword counters for what something else has, of several kinds at choice, or once, and cards like them."""

from __future__ import annotations

from oracle.abilities.conditions import AllOf, HadCounters, NoSpellFromHand, ThisIs, ThisIsNot
from oracle.abilities.costs import RemoveCounters, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    IT,
    Becomes,
    CopyIt,
    DistributeCounters,
    May,
    MoveAllCounters,
    Pump,
    PutChosenCounter,
    PutCounters,
    PutCountersLike,
    PutCountersOfKeywords,
)
from oracle.abilities.events import SECOND_MAIN, AtBeginning, EntersOrAttacks, LeavesBattlefield
from oracle.abilities.kinds import ActivatedAbility, Keyword, PartnerWith, TriggeredAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import DefinesSize, EntersWithChosenCounter, EntersWithCounters
from oracle.cards.facts.making import DIES, FLYING, YOUR_CREATURES, activated, card, cost, static, when

CARDS = (
    # Of kinds at choice, and for what something else has.
    card("Grimdancer", "{1}{B}{B}", "Creature — Nightmare",
         static(EntersWithChosenCounter(("menace", "deathtouch", "lifelink"), 2)), size="3/3"),
    card("Owen Grady, Raptor Trainer", "{1}{R}{G}", "Legendary Creature — Human Soldier Scientist",
         PartnerWith("Blue, Loyal Raptor"),
         ActivatedAbility(cost("", TapThis()), (PutChosenCounter(("menace", "trample", "reach", "haste")),),
                          (Target(quality=Quality(subtypes=("Dinosaur",))),), as_sorcery=True), size="3/2"),
    card("Super-Adaptoid", "{2}", "Legendary Artifact Creature — Robot Villain",
         static(DefinesSize(Quality(types=("Creature",), supertypes=("Legendary",), controller=Who.YOU), power_only=True)),
         when(EntersOrAttacks(),
              PutCountersOfKeywords(("haste", "flying", "first strike", "double strike", "deathtouch", "indestructible",
                                     "lifelink", "menace", "reach", "trample", "vigilance")),
              target=Target(quality=Quality(types=("Creature",), other=True))), size="*/2"),
    card("The Ozolith", "{1}", "Legendary Artifact",
         when(LeavesBattlefield(YOUR_CREATURES), PutCountersLike(Named.EVENT, Named.THIS), only_if=HadCounters()),
         when(AtBeginning("combat", Who.YOU), May((MoveAllCounters(Named.THIS, IT),)), only_if=ThisIs(Quality(any_counter=True)),
              target=Target(quality=CREATURE))),
    # On conditions, and once.
    card("Acrobatic Cheerleader", "{1}{W}", "Creature — Human Survivor",
         TriggeredAbility(AtBeginning(SECOND_MAIN, Who.YOU), (PutCounters("flying", what=Named.THIS),),
                          condition=ThisIs(Quality(tapped=True)), only_once=True), size="2/2"),
    card("Inventive Wingsmith", "{2}{W}", "Creature — Dwarf Artificer",
         when(AtBeginning("end step", Who.YOU), PutCounters("flying", what=Named.THIS),
              only_if=AllOf((NoSpellFromHand(), ThisIsNot(Quality(counter="flying"))))), size="2/4"),
    card("Recycla-bird", "{U}", "Creature — Bird", FLYING,
         when(DIES, PutCounters("flying"), target=Target(quality=YOUR_CREATURES)), size="1/1"),
    # Myojin.
    card("Myojin of Cryptic Dreams", "{5}{U}{U}{U}", "Legendary Creature — Spirit",
         static(EntersWithCounters("indestructible", 1, from_hand=True)),
         activated(cost("", RemoveCounters("indestructible")), CopyIt(times=3),
                   target=Target(Kind.SPELL, Quality(permanent=True, controller=Who.YOU))), size="3/3"),
    card("Myojin of Towering Might", "{5}{G}{G}{G}", "Legendary Creature — Spirit",
         static(EntersWithCounters("indestructible", 1, from_hand=True)),
         activated(cost("", RemoveCounters("indestructible")), DistributeCounters("+1/+1", 8), Pump(keywords=("trample",)),
                   target=Target(quality=YOUR_CREATURES, minimum=0, maximum=8)), size="8/8"),
    # A counter that gives no keyword, and the keyword beside it.
    card("Sensei Golden-Tail", "{1}{W}", "Legendary Creature — Fox Samurai", Keyword("bushido", 1),
         ActivatedAbility(cost("{1}{W}", TapThis()),
                          (PutCounters("training"),
                           Becomes(Nature(subtypes=("Samurai",), keywords=("bushido 1",), keeps=Keeps.ALL),
                                   how_long=HowLong.WHILE_IT_IS_THERE)),
                          (Target(quality=CREATURE),), as_sorcery=True), size="2/1"),
)  # fmt: skip
"""The cards."""
