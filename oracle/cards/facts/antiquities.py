"""Cards with names originally printed in Antiquities: artifacts that are no creatures, enchantments and lands."""

from __future__ import annotations

from oracle.abilities.conditions import ControlledContinuously, DuringUpkeep, WasNotSacrificed
from oracle.abilities.costs import ExileThis, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    AtNextEndStep,
    Becomes,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    ForThisTurn,
    GainLife,
    MayPay,
    Mill,
    Place,
    PreventNext,
    PreventNextTime,
    Pump,
    PutCounters,
    PutInto,
    RemoveCountersFrom,
    ShuffleGraveyardIntoLibrary,
    Undescribed,
    Untap,
)
from oracle.abilities.events import AtBeginning, CastsSpell, Dies, TappedOrUsed
from oracle.abilities.kinds import ActivatedAbility, Enchant
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import (
    CREATURE,
    CardsBeyond,
    CardsShortOf,
    ControllerOf,
    CountersOnThis,
    Kind,
    Named,
    Quality,
    Target,
    Targeted,
    Who,
)
from oracle.abilities.statics import (
    Anthem,
    CantBeBlocked,
    EntersTapped,
    EntersWithChoice,
    FewUntap,
    MaximumHandSize,
    MayStayTapped,
    OnlyForAnte,
)
from oracle.cards.facts.making import YOUR_CREATURES, activated, card, cost, static, taps_for, when

ARTIFACT = Quality(types=("Artifact",))
ATTACKING_CREATURES = Quality(types=("Creature",), attacking=True)
ENCHANTED_ARTIFACT = Quality(types=("Artifact",), enchanted=True)
LAND = Quality(types=("Land",))
YOUR_ARTIFACTS = Quality(types=("Artifact",), controller=Who.YOU)

CARDS = (
    card("Amulet of Kroog", "{2}", "Artifact",
         activated(cost("{2}", TapThis()), PreventNext(1), target=Target(Kind.ANY_TARGET))),
    card("Armageddon Clock", "{6}", "Artifact",
         when(AtBeginning("upkeep", Who.YOU), PutCounters("doom", 1, Named.THIS)),
         when(AtBeginning("draw step", Who.YOU), DealDamage(CountersOnThis("doom"), Who.EACH_PLAYER)),
         ActivatedAbility(cost("{4}"), (RemoveCountersFrom("doom", 1, Named.THIS),),
                          condition=DuringUpkeep(Who.ANYONE), by_anyone=True)),
    card("Artifact Possession", "{2}{B}", "Enchantment — Aura",
         Enchant(Target(quality=ARTIFACT)),
         when(TappedOrUsed(ENCHANTED_ARTIFACT, ENCHANTED_ARTIFACT), DealDamage(2, ControllerOf(Named.EVENT)))),
    card("Ashnod's Battle Gear", "{2}", "Artifact",
         static(MayStayTapped()),
         activated(cost("{2}", TapThis()), Pump(Targeted(), 2, -2, how_long=HowLong.WHILE_THIS_IS_TAPPED),
                   target=Target(quality=YOUR_CREATURES))),
    card("Ashnod's Transmogrant", "{1}", "Artifact",
         activated(cost("", TapThis(), SacrificeThis()),
                   PutCounters("+1/+1"),
                   Becomes(Nature(("Artifact",), keeps=Keeps.ALL), how_long=HowLong.WHILE_IT_IS_THERE),
                   target=Target(quality=Quality(types=("Creature",), not_types=("Artifact",))))),
    card("Bronze Tablet", "{6}", "Artifact",
         static(OnlyForAnte()), static(EntersTapped()), activated(cost("{4}", TapThis()), Undescribed())),
    card("Candelabra of Tawnos", "{1}", "Artifact",
         activated(cost("{X}", TapThis()), Untap(), target=Target(quality=LAND, times_x=True))),
    card("Circle of Protection: Artifacts", "{1}{W}", "Enchantment",
         activated(cost("{2}"), PreventNextTime(ARTIFACT, Who.YOU))),
    card("Cursed Rack", "{4}", "Artifact", static(EntersWithChoice("opponent")), static(MaximumHandSize(4))),
    card("Damping Field", "{2}{W}", "Enchantment", static(FewUntap(ARTIFACT))),
    card("Feldon's Cane", "{1}", "Artifact", activated(cost("", TapThis(), ExileThis()), ShuffleGraveyardIntoLibrary())),
    card("Gate to Phyrexia", "{B}{B}", "Enchantment",
         ActivatedAbility(cost("", Sacrifice(CREATURE)), (Destroy(),), (Target(quality=ARTIFACT),),
                          once_each_turn=True, condition=DuringUpkeep())),
    card("Haunting Wind", "{3}{B}", "Enchantment",
         when(TappedOrUsed(ARTIFACT, ARTIFACT), DealDamage(1, ControllerOf(Named.EVENT)))),
    card("Ivory Tower", "{1}", "Artifact", when(AtBeginning("upkeep", Who.YOU), GainLife(amount=CardsBeyond(4)))),
    card("Jalum Tome", "{3}", "Artifact — Book", activated(cost("{2}", TapThis()), Draw(), Discard())),
    card("Mightstone", "{4}", "Artifact", static(Anthem(ATTACKING_CREATURES, 1))),
    card("Millstone", "{2}", "Artifact",
         activated(cost("{2}", TapThis()), Mill(Who.TARGET_PLAYER, 2), target=Target(Kind.PLAYER))),
    card("Obelisk of Undoing", "{1}", "Artifact",
         activated(cost("{6}", TapThis()), PutInto(Place.HAND),
                   target=Target(quality=Quality(controller=Who.YOU, owner=Who.YOU)))),
    card("Powerleech", "{G}{G}", "Enchantment",
         when(TappedOrUsed(Quality(types=("Artifact",), controller=Who.OPPONENT), ARTIFACT, Who.OPPONENT), GainLife(amount=1))),
    card("The Rack", "{1}", "Artifact",
         static(EntersWithChoice("opponent")),
         when(AtBeginning("upkeep", Who.CHOSEN_PLAYER), DealDamage(CardsShortOf(3), Who.THAT_PLAYER))),
    card("Rakalite", "{6}", "Artifact",
         activated(cost("{2}"), PreventNext(1), AtNextEndStep(PutInto(Place.HAND, Named.THIS)), target=Target(Kind.ANY_TARGET))),
    card("Rocket Launcher", "{4}", "Artifact",
         ActivatedAbility(cost("{2}"), (DealDamage(1), AtNextEndStep(Destroy(Named.THIS))), (Target(Kind.ANY_TARGET),),
                          condition=ControlledContinuously())),
    card("Staff of Zegon", "{4}", "Artifact",
         activated(cost("{3}", TapThis()), Pump(Targeted(), -2), target=Target(quality=CREATURE))),
    card("Strip Mine", "", "Land", taps_for("C"),
         activated(cost("", TapThis(), SacrificeThis()), Destroy(), target=Target(quality=LAND))),
    card("Tablet of Epityr", "{1}", "Artifact",
         when(Dies(YOUR_ARTIFACTS), MayPay(Who.YOU, cost("{1}"), then=(GainLife(amount=1),)))),
    card("Tawnos's Coffin", "{4}", "Artifact",
         static(MayStayTapped()), activated(cost("{3}", TapThis()), Undescribed())),
    card("Tawnos's Wand", "{4}", "Artifact",
         activated(cost("{2}", TapThis()), ForThisTurn(CantBeBlocked(), Targeted()),
                   target=Target(quality=Quality(types=("Creature",), power_at_most=2)))),
    card("Tawnos's Weaponry", "{2}", "Artifact",
         static(MayStayTapped()),
         activated(cost("{2}", TapThis()), Pump(Targeted(), 1, 1, how_long=HowLong.WHILE_THIS_IS_TAPPED),
                   target=Target(quality=CREATURE))),
    card("Urza's Chalice", "{1}", "Artifact",
         when(CastsSpell(Who.ANYONE, ARTIFACT), MayPay(Who.YOU, cost("{1}"), then=(GainLife(amount=1),)))),
    card("Urza's Miter", "{3}", "Artifact",
         when(Dies(YOUR_ARTIFACTS), MayPay(Who.YOU, cost("{3}"), then=(Draw(),)), only_if=WasNotSacrificed())),
    card("Weakstone", "{4}", "Artifact", static(Anthem(ATTACKING_CREATURES, -1))),
)  # fmt: skip
"""The cards."""
