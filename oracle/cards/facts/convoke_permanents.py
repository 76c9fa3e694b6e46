"""The creatures, artifacts and enchantments with convoke."""

from __future__ import annotations

from oracle.abilities.effects import CreateTokens, GainLife, May, Place, PutCounters, PutInto
from oracle.abilities.qualities import Quality, Target, Who
from oracle.abilities.statics import Anthem, EntersWithChoice, EntersWithCounters
from oracle.cards.facts.making import (
    CONVOKE,
    ENTERS,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    TRAMPLE,
    VIGILANCE,
    card,
    static,
    when,
)

OTHER_NONLAND = Quality(not_types=("Land",), other=True)
OTHER_CREATURE = Quality(types=("Creature",), other=True)

CARDS = (
    card("Arboretum Elemental", "{7}{G}{G}", "Creature — Elemental", CONVOKE, HEXPROOF, size="7/5"),
    card("Autochthon Wurm", "{10}{G}{G}{G}{W}{W}", "Creature — Wurm", CONVOKE, TRAMPLE, size="9/14"),
    card("Conclave Equenaut", "{4}{W}{W}", "Creature — Human Soldier", CONVOKE, FLYING, size="3/3"),
    card("Disruptor of Currents", "{3}{U}{U}", "Creature — Merfolk Wizard",
         FLASH, CONVOKE, when(ENTERS, PutInto(Place.HAND), target=Target(quality=OTHER_NONLAND, minimum=0)), size="3/3"),
    card("Flight of Equenauts", "{7}{W}", "Creature — Human Knight", CONVOKE, FLYING, size="4/5"),
    card("Guardian of Vitu-Ghazi", "{6}{G}{W}", "Creature — Elemental", CONVOKE, VIGILANCE, size="4/7"),
    card("Halo Hopper", "{3}", "Artifact Creature — Frog", CONVOKE, size="3/2"),
    card("Impervious Greatwurm", "{7}{G}{G}{G}", "Creature — Wurm", CONVOKE, INDESTRUCTIBLE, size="16/16"),
    card("Ledev Guardian", "{3}{W}", "Creature — Human Knight", CONVOKE, size="2/4"),
    card("Living Totem", "{3}{G}", "Creature — Plant Elemental",
         CONVOKE, when(ENTERS, May((PutCounters("+1/+1"),)), target=Target(quality=OTHER_CREATURE)), size="2/3"),
    card("Loxodon Restorer", "{4}{W}{W}", "Creature — Elephant Cleric", CONVOKE, when(ENTERS, GainLife(amount=4)), size="3/4"),
    card("Merrow Skyswimmer", "{3}{W/U}{W/U}", "Creature — Merfolk Soldier",
         CONVOKE, FLYING, VIGILANCE,
         when(ENTERS, CreateTokens(1, ("Creature",), ("Merfolk",), 1, 1, ("W", "U"))), size="2/2"),
    card("Obelisk of Urd", "{6}", "Artifact",
         CONVOKE, static(EntersWithChoice("creature type")),
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, chosen_type=True), 2, 2))),
    card("Rosemane Centaur", "{3}{G}{W}", "Creature — Centaur Soldier", CONVOKE, VIGILANCE, size="4/4"),
    card("Shivan Branch-Burner", "{5}{R}{R}", "Creature — Dragon", CONVOKE, FLYING, HASTE, size="4/4"),
    card("Siege Wurm", "{5}{G}{G}", "Creature — Wurm", CONVOKE, TRAMPLE, size="5/5"),
    card("Sun-Dappled Celebrant", "{4}{W}{W}", "Creature — Treefolk Cleric", CONVOKE, VIGILANCE, size="5/6"),
    card("Thunderhead Squadron", "{5}{U}", "Creature — Human Knight", CONVOKE, FLYING, size="3/4"),
    card("Will-Forged Golem", "{6}", "Artifact Creature — Golem", CONVOKE, size="4/4"),
    card("Worldsoul Colossus", "{X}{G}{W}", "Creature — Elemental", CONVOKE, static(EntersWithCounters("+1/+1")), size="0/0"),
)  # fmt: skip
"""The cards."""
