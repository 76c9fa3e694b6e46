"""Creatures with names originally printed in Antiquities."""

from __future__ import annotations

from oracle.abilities.conditions import DuringUpkeep
from oracle.abilities.costs import RemoveCounters, Sacrifice, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    AddMana,
    Becomes,
    ChooseNumber,
    DealDamage,
    Draw,
    GainLife,
    May,
    MayPay,
    Place,
    PreventNext,
    Pump,
    PutCounters,
    PutInto,
    Regenerate,
    Tap,
    Undescribed,
    Untap,
    WhileThisIsTapped,
)
from oracle.abilities.events import AtBeginning, CastsSpell
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, ITSELF, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import (
    CantBeBlocked,
    ChosenNumberIsPower,
    DamageBy,
    DefinesSize,
    DoesntUntap,
    EntersWithChoice,
    EntersWithCounters,
    MayStayTapped,
    PreventsDamage,
    RedirectsDamage,
)
from oracle.cards.facts.making import DIES, FIRST_STRIKE, FLYING, TRAMPLE, VIGILANCE, activated, card, cost, static, when

ARTIFACT = Quality(types=("Artifact",))
ARTIFACT_CREATURES = Quality(all_types=("Artifact", "Creature"))

CARDS = (
    card("Argivian Archaeologist", "{1}{W}{W}", "Creature — Human Artificer",
         activated(cost("{W}{W}", TapThis()), PutInto(Place.HAND),
                   target=Target(Kind.CARD_IN_GRAVEYARD, ARTIFACT, whose=Who.YOU)), size="1/1"),
    card("Argivian Blacksmith", "{1}{W}{W}", "Creature — Human Artificer",
         activated(cost("", TapThis()), PreventNext(2),
                   target=Target(quality=ARTIFACT_CREATURES)), size="2/2"),
    card("Argothian Pixies", "{1}{G}", "Creature — Faerie",
         static(CantBeBlocked(by=ARTIFACT_CREATURES)),
         static(PreventsDamage(DamageBy(ARTIFACT_CREATURES, to_players=None, to=ITSELF))), size="2/1"),
    card("Argothian Treefolk", "{3}{G}{G}", "Creature — Treefolk",
         static(PreventsDamage(DamageBy(ARTIFACT, to_players=None, to=ITSELF))), size="3/5"),
    card("Atog", "{1}{R}", "Creature — Atog",
         activated(cost("", Sacrifice(ARTIFACT)), Pump(Named.THIS, 2, 2)), size="1/2"),
    card("Citanul Druid", "{1}{G}", "Creature — Human Druid",
         when(CastsSpell(Who.OPPONENT, ARTIFACT), PutCounters("+1/+1", 1, Named.THIS)), size="1/1"),
    card("Clay Statue", "{4}", "Artifact Creature — Golem", activated(cost("{2}"), Regenerate(Named.THIS)), size="3/1"),
    card("Colossus of Sardia", "{9}", "Artifact Creature — Golem",
         TRAMPLE, static(DoesntUntap()),
         ActivatedAbility(cost("{9}"), (Untap(Named.THIS),), condition=DuringUpkeep()), size="9/9"),
    card("Dragon Engine", "{3}", "Artifact Creature — Construct",
         activated(cost("{2}"), Pump(Named.THIS, 1)), size="1/3"),
    card("Dwarven Weaponsmith", "{1}{R}", "Creature — Dwarf Artificer",
         ActivatedAbility(cost("", TapThis(), Sacrifice(ARTIFACT)), (PutCounters("+1/+1"),), (Target(quality=CREATURE),),
                          condition=DuringUpkeep()), size="1/1"),
    card("Gaea's Avenger", "{1}{G}{G}", "Creature — Treefolk",
         static(DefinesSize(Quality(types=("Artifact",), controller=Who.OPPONENT), plus=1)), size="1+*/1+*"),
    card("Goblin Artisans", "{R}", "Creature — Goblin Artificer", activated(cost("", TapThis()), Undescribed()), size="1/1"),
    card("Grapeshot Catapult", "{4}", "Artifact Creature — Construct",
         activated(cost("", TapThis()), DealDamage(1),
                   target=Target(quality=Quality(types=("Creature",), keyword="flying"))), size="2/3"),
    card("Martyrs of Korlis", "{3}{W}{W}", "Creature — Human",
         static(RedirectsDamage(DamageBy(ARTIFACT, to_players=Who.YOU, to=None), while_untapped=True)), size="1/6"),
    card("Onulet", "{3}", "Artifact Creature — Construct", when(DIES, GainLife(amount=2)), size="2/2"),
    card("Orcish Mechanics", "{2}{R}", "Creature — Orc",
         activated(cost("", TapThis(), Sacrifice(ARTIFACT)), DealDamage(2), target=Target(Kind.ANY_TARGET)), size="1/1"),
    card("Phyrexian Gremlins", "{2}{B}", "Creature — Phyrexian Gremlin",
         static(MayStayTapped()),
         activated(cost("", TapThis()), Tap(), WhileThisIsTapped(DoesntUntap()), target=Target(quality=ARTIFACT)), size="1/1"),
    card("Priest of Yawgmoth", "{1}{B}", "Creature — Phyrexian Human Cleric",
         activated(cost("", TapThis(), Sacrifice(ARTIFACT)), AddMana(("B",), of_sacrificed=True)), size="1/2"),
    card("Sage of Lat-Nam", "{1}{U}", "Creature — Human Artificer",
         activated(cost("", TapThis(), Sacrifice(ARTIFACT)), Draw()), size="1/2"),
    card("Shapeshifter", "{6}", "Artifact Creature — Shapeshifter",
         static(EntersWithChoice("number between 0 and 7")),
         when(AtBeginning("upkeep", Who.YOU), May((ChooseNumber(7),))),
         static(ChosenNumberIsPower(7)), size="*/7-*"),
    card("Su-Chi", "{4}", "Artifact Creature — Construct", when(DIES, AddMana(("C", "C", "C", "C"))), size="4/4"),
    card("Tetravus", "{6}", "Artifact Creature — Construct",
         FLYING,
         static(EntersWithCounters("+1/+1", 3)),
         when(AtBeginning("upkeep", Who.YOU), Undescribed()),
         when(AtBeginning("upkeep", Who.YOU), Undescribed()), size="1/1"),
    card("Triskelion", "{6}", "Artifact Creature — Construct",
         static(EntersWithCounters("+1/+1", 3)),
         activated(cost("", RemoveCounters("+1/+1")), DealDamage(1), target=Target(Kind.ANY_TARGET)), size="1/1"),
    card("Wall of Spears", "{3}", "Artifact Creature — Wall", Keyword("defender"), FIRST_STRIKE, size="2/3"),
    card("Xenic Poltergeist", "{1}{B}{B}", "Creature — Spirit",
         activated(cost("", TapThis()),
                   Becomes(Nature(("Artifact", "Creature"), size=Amount.ITS_MANA_VALUE), how_long=HowLong.UNTIL_YOUR_NEXT_UPKEEP),
                   target=Target(quality=Quality(types=("Artifact",), not_types=("Creature",)))), size="1/1"),
    card("Yawgmoth Demon", "{4}{B}{B}", "Creature — Phyrexian Demon",
         FLYING, FIRST_STRIKE,
         when(AtBeginning("upkeep", Who.YOU),
              MayPay(Who.YOU, cost("", Sacrifice(ARTIFACT)), otherwise=(Tap(Named.THIS), DealDamage(2, Who.YOU)))), size="6/6"),
    card("Yotian Soldier", "{3}", "Artifact Creature — Soldier", VIGILANCE, size="1/4"),
)  # fmt: skip
"""The cards."""
