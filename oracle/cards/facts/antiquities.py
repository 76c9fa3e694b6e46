"""Cards with names originally printed in Antiquities: artifacts that are no creatures, enchantments and lands."""

from __future__ import annotations

from oracle.abilities.conditions import ControlledContinuously, DuringUpkeep, WasNotSacrificed
from oracle.abilities.costs import DiscardCards, ExileThis, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    AddMana,
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
    SacrificeIt,
    ShuffleGraveyardIntoLibrary,
    Undescribed,
    Untap,
)
from oracle.abilities.events import AtBeginning, CastsSpell, Dies, TappedOrUsed
from oracle.abilities.kinds import ActivatedAbility, Enchant
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import (
    CREATURE,
    Amount,
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
    AbilitiesCostLess,
    Anthem,
    CantBeBlocked,
    DamageBy,
    EntersTapped,
    EntersWithChoice,
    FewUntap,
    Is,
    MaximumHandSize,
    MayStayTapped,
    NoTargetOfAbilities,
    OnlyForAnte,
    PreventsDamage,
)
from oracle.cards.facts.making import ATTACHED_CREATURE, YOUR_CREATURES, activated, card, cost, static, taps_for, when
from oracle.mana import ManaCost

ARTIFACT = Quality(types=("Artifact",))
ATTACKING_CREATURES = Quality(types=("Creature",), attacking=True)
ENCHANTED_ARTIFACT = Quality(types=("Artifact",), enchanted=True)
LAND = Quality(types=("Land",))
YOUR_ARTIFACTS = Quality(types=("Artifact",), controller=Who.YOU)


def urzas(mana: ManaCost, *others: str) -> ActivatedAbility:
    """The mana ability of one of the three lands of Urza, which adds more beside the other two."""
    qualities = tuple(Quality(all_subtypes=("Urza's", each)) for each in others)
    return activated(cost("", TapThis()), AddMana(("C",), if_you_control=qualities, instead=mana))


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
    card("Artifact Ward", "{W}", "Enchantment — Aura",
         Enchant(Target(quality=CREATURE)),
         static(CantBeBlocked(ATTACHED_CREATURE, by=Quality(all_types=("Artifact", "Creature")))),
         static(PreventsDamage(DamageBy(ARTIFACT, to_players=None, to=ATTACHED_CREATURE))),
         static(NoTargetOfAbilities(ATTACHED_CREATURE, ARTIFACT))),
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
    card("Coral Helm", "{3}", "Artifact",
         activated(cost("{3}", DiscardCards(at_random=True)), Pump(Targeted(), 2, 2), target=Target(quality=CREATURE))),
    card("Cursed Rack", "{4}", "Artifact", static(EntersWithChoice("opponent")), static(MaximumHandSize(4))),
    card("Damping Field", "{2}{W}", "Enchantment", static(FewUntap(ARTIFACT))),
    card("Energy Flux", "{2}{U}", "Enchantment",
         static(Anthem(ARTIFACT, abilities=(
             when(AtBeginning("upkeep", Who.YOU), MayPay(Who.YOU, cost("{2}"), otherwise=(SacrificeIt(),))),)))),
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
    card("Power Artifact", "{U}{U}", "Enchantment — Aura",
         Enchant(Target(quality=ARTIFACT)), static(AbilitiesCostLess(("2",), ENCHANTED_ARTIFACT))),
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
    card("Titania's Song", "{3}{G}", "Enchantment",
         static(Is(Quality(types=("Artifact",), not_types=("Creature",)),
                   Nature(("Artifact", "Creature"), size=Amount.ITS_MANA_VALUE, abilities_lost=True), continues=True))),
    card("Urza's Chalice", "{1}", "Artifact",
         when(CastsSpell(Who.ANYONE, ARTIFACT), MayPay(Who.YOU, cost("{1}"), then=(GainLife(amount=1),)))),
    card("Urza's Mine", "", "Land — Urza's Mine", urzas(("C", "C"), "Power-Plant", "Tower")),
    card("Urza's Miter", "{3}", "Artifact",
         when(Dies(YOUR_ARTIFACTS), MayPay(Who.YOU, cost("{3}"), then=(Draw(),)), only_if=WasNotSacrificed())),
    card("Urza's Power Plant", "", "Land — Urza's Power-Plant", urzas(("C", "C"), "Mine", "Tower")),
    card("Urza's Tower", "", "Land — Urza's Tower", urzas(("C", "C", "C"), "Mine", "Power-Plant")),
    card("Weakstone", "{4}", "Artifact", static(Anthem(ATTACKING_CREATURES, -1))),
)  # fmt: skip
"""The cards."""
