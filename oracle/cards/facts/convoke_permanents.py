"""The creatures, artifacts and enchantments with convoke."""

from __future__ import annotations

from oracle.abilities.conditions import YouControlNo, YouCreatedToken
from oracle.abilities.costs import TapOthers
from oracle.abilities.effects import (
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    May,
    NextSpellHas,
    Place,
    Pump,
    PutCounters,
    PutInto,
    Scry,
    TakeFromTop,
    Tap,
)
from oracle.abilities.events import AtBeginning, Attacks, BecomesTapped, CastsSpell
from oracle.abilities.kinds import CostKeyword, Keyword, TriggeredAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, IT, Amount, CountOf, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, CastThisFrom, EntersWithChoice, EntersWithCounters, MayEnterAsCopy, SpendsNoMana
from oracle.cards.facts.making import (
    CHANGELING,
    CONVOKE,
    ENTERS,
    EXALTED,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    TRAMPLE,
    VIGILANCE,
    activated,
    card,
    cost,
    static,
    when,
)

OTHER_NONLAND = Quality(not_types=("Land",), other=True)
OTHER_CREATURE = Quality(types=("Creature",), other=True)
CREATURES_YOU_CONTROL = Quality(types=("Creature",), controller=Who.YOU)
OPPONENTS_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT))
TAPPED_LANDS = Quality(types=("Land",), tapped=True)
AS_SMALL_AS_CONVOKED = Quality(types=("Creature",), mana_value_at_most=Amount.CONVOKED)
PINGS = when(BecomesTapped(), DealDamage(1, IT), target=Target(Kind.PLAYER))

CARDS = (
    card("Ancient Imperiosaur", "{5}{G}{G}", "Creature — Dinosaur",
         CONVOKE, TRAMPLE, CostKeyword("ward", cost("{2}")),
         static(EntersWithCounters("+1/+1", 2, each=Amount.CONVOKED)), size="6/6"),
    card("Arboretum Elemental", "{7}{G}{G}", "Creature — Elemental", CONVOKE, HEXPROOF, size="7/5"),
    card("Autochthon Wurm", "{10}{G}{G}{G}{W}{W}", "Creature — Wurm", CONVOKE, TRAMPLE, size="9/14"),
    card("Bennie Bracks, Zoologist", "{3}{W}", "Legendary Creature — Elf Druid",
         CONVOKE, TriggeredAbility(AtBeginning("end step", Who.EACH_PLAYER), (Draw(),), condition=YouCreatedToken()), size="3/2"),
    card("Conclave Equenaut", "{4}{W}{W}", "Creature — Human Soldier", CONVOKE, FLYING, size="3/3"),
    card("Conclave Phalanx", "{4}{W}", "Creature — Human Soldier",
         CONVOKE, when(ENTERS, GainLife(amount=CountOf(CREATURES_YOU_CONTROL))), size="2/4"),
    card("Disruptor of Currents", "{3}{U}{U}", "Creature — Merfolk Wizard",
         FLASH, CONVOKE, when(ENTERS, PutInto(Place.HAND), target=Target(quality=OTHER_NONLAND, minimum=0)), size="3/3"),
    card("Feaster of Fools", "{4}{B}{B}", "Creature — Demon", CONVOKE, FLYING, Keyword("devour", 2), size="3/3"),
    card("Flight of Equenauts", "{7}{W}", "Creature — Human Knight", CONVOKE, FLYING, size="4/5"),
    card("Flockchaser Phantom", "{4}{W}{U}", "Creature — Spirit",
         CONVOKE, FLYING, VIGILANCE, when(Attacks(), NextSpellHas("convoke")), size="5/5"),
    card("Guardian of Vitu-Ghazi", "{6}{G}{W}", "Creature — Elemental", CONVOKE, VIGILANCE, size="4/7"),
    card("Halo Hopper", "{3}", "Artifact Creature — Frog", CONVOKE, size="3/2"),
    card("Hogaak, Arisen Necropolis", "{5}{B/G}{B/G}", "Legendary Creature — Avatar",
         static(SpendsNoMana()), CONVOKE, Keyword("delve"), static(CastThisFrom(("graveyard",))), TRAMPLE, size="8/8"),
    card("Impervious Greatwurm", "{7}{G}{G}{G}", "Creature — Wurm", CONVOKE, INDESTRUCTIBLE, size="16/16"),
    card("Interdisciplinary Mascot", "{6}{U}{U}", "Creature — Elemental Fractal",
         CONVOKE, CostKeyword("ward", cost("{3}")), when(ENTERS, TakeFromTop(4, optional=False)), size="5/5"),
    card("Kasla, the Broken Halo", "{3}{U}{R}{W}", "Legendary Creature — Angel Ally",
         CONVOKE, FLYING, VIGILANCE, HASTE,
         when(CastsSpell(Who.YOU, Quality(keyword="convoke", other=True)), Scry(2), Draw()), size="5/4"),
    card("Knight-Errant of Eos", "{4}{W}", "Creature — Human Knight",
         CONVOKE, when(ENTERS, TakeFromTop(6, AS_SMALL_AS_CONVOKED, most=2, shuffle=True)), size="4/4"),
    card("Ledev Guardian", "{3}{W}", "Creature — Human Knight", CONVOKE, size="2/4"),
    card("Living Totem", "{3}{G}", "Creature — Plant Elemental",
         CONVOKE, when(ENTERS, May((PutCounters("+1/+1"),)), target=Target(quality=OTHER_CREATURE)), size="2/3"),
    card("Loxodon Restorer", "{4}{W}{W}", "Creature — Elephant Cleric", CONVOKE, when(ENTERS, GainLife(amount=4)), size="3/4"),
    card("Martyr's Soul", "{2}{W}", "Creature — Spirit Soldier",
         CONVOKE, TriggeredAbility(ENTERS, (PutCounters("+1/+1", 2, Named.EVENT),), condition=YouControlNo(TAPPED_LANDS)),
         size="3/2"),
    card("Merrow Skyswimmer", "{3}{W/U}{W/U}", "Creature — Merfolk Soldier",
         CONVOKE, FLYING, VIGILANCE,
         when(ENTERS, CreateTokens(1, ("Creature",), ("Merfolk",), 1, 1, ("W", "U"))), size="2/2"),
    card("Obelisk of Urd", "{6}", "Artifact",
         CONVOKE, static(EntersWithChoice("creature type")),
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, chosen_type=True), 2, 2))),
    card("Omni-Changeling", "{3}{U}{U}", "Creature — Shapeshifter",
         CHANGELING, CONVOKE, static(MayEnterAsCopy(CREATURE, Nature(keywords=("changeling",), keeps=Keeps.ALL))), size="0/0"),
    card("Order of Sacred Dusk", "{6}{W}{B}", "Creature — Vampire Knight",
         CONVOKE, FLYING, LIFELINK, HASTE, EXALTED,
         static(Anthem(Quality(subtypes=("Vampire",), controller=Who.YOU, other=True), keywords=("exalted",))), size="5/5"),
    card("Ramosian Greatsword", "{4}{R}", "Artifact — Equipment",
         CONVOKE, static(Anthem(Quality(types=("Creature",), enchanted=True), 3, 1, ("trample",))),
         CostKeyword("equip", cost("{2}"))),
    card("Referee Squad", "{2}{U}", "Creature — Homunculus",
         CONVOKE, VIGILANCE, when(ENTERS, Tap(), PutCounters("stun"), target=OPPONENTS_CREATURE), size="2/2"),
    card("Root-Kin Ally", "{4}{G}{G}", "Creature — Elemental Warrior",
         CONVOKE, activated(cost("", TapOthers(CREATURE, 2)), Pump(Named.THIS, 2, 2)), size="3/3"),
    card("Rosemane Centaur", "{3}{G}{W}", "Creature — Centaur Soldier", CONVOKE, VIGILANCE, size="4/4"),
    card("Shivan Branch-Burner", "{5}{R}{R}", "Creature — Dragon", CONVOKE, FLYING, HASTE, size="4/4"),
    card("Siege Wurm", "{5}{G}{G}", "Creature — Wurm", CONVOKE, TRAMPLE, size="5/5"),
    card("Sun-Dappled Celebrant", "{4}{W}{W}", "Creature — Treefolk Cleric", CONVOKE, VIGILANCE, size="5/6"),
    card("Thunderhead Squadron", "{5}{U}", "Creature — Human Knight", CONVOKE, FLYING, size="3/4"),
    card("Venerated Loxodon", "{4}{W}", "Creature — Elephant Cleric",
         CONVOKE, when(ENTERS, PutCounters("+1/+1", 1, Named.CONVOKED)), size="4/4"),
    card("Web of Life and Destiny", "{6}{G}{G}", "Enchantment",
         CONVOKE, when(AtBeginning("combat", Who.YOU), TakeFromTop(5, CREATURE, onto_battlefield=True))),
    card("Wildfire Awakener", "{X}{1}{R}{W}", "Creature — Human Wizard",
         CONVOKE, when(ENTERS, CreateTokens(Amount.X, ("Creature",), ("Elemental",), 1, 1, ("R",), abilities=(PINGS,))),
         size="3/2"),
    card("Will-Forged Golem", "{6}", "Artifact Creature — Golem", CONVOKE, size="4/4"),
    card("Worldsoul Colossus", "{X}{G}{W}", "Creature — Elemental", CONVOKE, static(EntersWithCounters("+1/+1")), size="0/0"),
    card("Zephyr Singer", "{2}{U}{U}", "Creature — Siren Pirate",
         CONVOKE, FLYING, VIGILANCE, when(ENTERS, PutCounters("flying", 1, Named.CONVOKED)), size="3/4"),
)  # fmt: skip
"""The cards."""
