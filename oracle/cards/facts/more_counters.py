"""Cards that change how many counters are put on something, or say that none can be."""

from __future__ import annotations

from oracle.abilities.costs import ExileThis
from oracle.abilities.effects import PutOntoBattlefield, WhenItDies
from oracle.abilities.qualities import ANYTHING, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import CantGetCounters, CantHaveCounters, LoseKeywords, MoreCounters, OneCounterThisTurn
from oracle.cards.facts.making import FLYING, HASTE, TRAMPLE, activated, card, cost, static

YOUR_CREATURE = Quality(types=("Creature",), controller=Who.YOU)
THEIR_CREATURE = Quality(types=("Creature",), controller=Who.OPPONENT)
YOUR_ARTIFACT_OR_CREATURE = Quality(types=("Artifact", "Creature"), controller=Who.YOU)
ALL_BUT_PLANESWALKERS = Quality(types=("Artifact", "Creature", "Enchantment", "Land"))
THIS = Quality(itself=True)

CARDS = (
    card("Corpsejack Menace", "{2}{B}{G}", "Creature — Fungus", static(MoreCounters(YOUR_CREATURE, kind="+1/+1", times=2)),
         size="4/4"),
    card("Hardened Scales", "{G}", "Enchantment", static(MoreCounters(YOUR_CREATURE, kind="+1/+1", plus=1))),
    card("Melira, the Living Cure", "{G}{W}", "Legendary Creature — Human Scout", static(OneCounterThisTurn(Who.YOU, "poison")),
         activated(cost("", ExileThis()), WhenItDies(Targeted(0), (PutOntoBattlefield(Named.EVENT, Who.ITS_OWNER),)),
                   target=Target(quality=Quality(types=("Creature", "Artifact"), other=True))), size="3/3"),
    card("Melira's Keepers", "{4}{G}", "Creature — Human Warrior", static(CantHaveCounters(THIS)), size="4/4"),
    card("Melira, Sylvok Outcast", "{1}{G}", "Legendary Creature — Human Scout",
         static(CantGetCounters(Who.YOU, "poison")), static(CantHaveCounters(YOUR_CREATURE, "-1/-1")),
         static(LoseKeywords(THEIR_CREATURE, ("infect",))), size="2/2"),
    card("Solemnity", "{2}{W}", "Enchantment", static(CantGetCounters(Who.ANYONE)),
         static(CantHaveCounters(ALL_BUT_PLANESWALKERS))),
    card("Tatterkite", "{3}", "Artifact Creature — Scarecrow", FLYING, static(CantHaveCounters(THIS)), size="2/1"),
    card("Vizier of Remedies", "{1}{W}", "Creature — Human Cleric",
         static(MoreCounters(YOUR_CREATURE, kind="-1/-1", plus=-1)), size="2/1"),
    card("Vorinclex, Monstrous Raider", "{4}{G}{G}", "Legendary Creature — Phyrexian Praetor", TRAMPLE, HASTE,
         static(MoreCounters(ANYTHING, Who.ANYONE, by=Who.YOU, times=2)),
         static(MoreCounters(ANYTHING, Who.ANYONE, by=Who.OPPONENT, halved=True)), size="6/6"),
    card("Winding Constrictor", "{B}{G}", "Creature — Snake", static(MoreCounters(YOUR_ARTIFACT_OR_CREATURE, plus=1)),
         static(MoreCounters(players=Who.YOU, plus=1)), size="2/3"),
)  # fmt: skip
"""The cards."""
