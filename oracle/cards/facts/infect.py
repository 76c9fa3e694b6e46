"""Cards with infect, and those that give it (702.90)."""

from __future__ import annotations

from oracle.abilities.conditions import Poisoned
from oracle.abilities.costs import Sacrifice, TapThis
from oracle.abilities.effects import (
    CreateTokens,
    DealDamage,
    Destroy,
    GetCounters,
    May,
    Place,
    Proliferate,
    Pump,
    PumpEach,
    PutCounters,
    PutInto,
    Regenerate,
    SacrificeIt,
)
from oracle.abilities.events import AtBeginning, Attacks, CastsSpell
from oracle.abilities.kinds import Enchant
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    DIES,
    ENTERS,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INFECT,
    ITSELF,
    LIFELINK,
    REACH,
    TRAMPLE,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

TARGET_CREATURE = Target(quality=CREATURE)

CARDS = (
    card("Blackcleave Goblin", "{3}{B}", "Creature — Phyrexian Goblin Zombie", HASTE, INFECT, size="2/1"),
    card("Blight Mamba", "{1}{G}", "Creature — Phyrexian Snake",
         INFECT, activated(cost("{1}{G}"), Regenerate(Named.THIS)), size="1/1"),
    card("Blightwidow", "{3}{G}", "Creature — Phyrexian Spider", REACH, INFECT, size="2/4"),
    card("Carrion Call", "{3}{G}", "Instant",
         spell(CreateTokens(2, ("Creature",), ("Phyrexian", "Insect"), 1, 1, ("G",), ("infect",)))),
    card("Core Prowler", "{4}", "Artifact Creature — Phyrexian Horror", INFECT, when(DIES, Proliferate()), size="2/2"),
    card("Corpse Cur", "{4}", "Artifact Creature — Phyrexian Dog",
         INFECT,
         when(ENTERS, May((PutInto(Place.HAND),)),
              target=Target(Kind.CARD_IN_GRAVEYARD, Quality(types=("Creature",), keyword="infect"), whose=Who.YOU)), size="2/2"),
    card("Fallen Ferromancer", "{3}{R}", "Creature — Phyrexian Human Shaman",
         INFECT, activated(cost("{1}{R}", TapThis()), DealDamage(1), target=Target(Kind.ANY_TARGET)), size="1/1"),
    card("Flensermite", "{1}{B}", "Creature — Phyrexian Gremlin", INFECT, LIFELINK, size="1/1"),
    card("Flesh-Eater Imp", "{3}{B}", "Creature — Phyrexian Imp",
         FLYING, INFECT, activated(cost("", Sacrifice(CREATURE)), Pump(Named.THIS, 1, 1)), size="2/2"),
    card("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", INFECT, size="1/1"),
    card("Hand of the Praetors", "{3}{B}", "Creature — Phyrexian Zombie",
         INFECT,
         static(Anthem(Quality(types=("Creature",), keyword="infect", controller=Who.YOU, other=True), 1, 1)),
         when(CastsSpell(Who.YOU, Quality(types=("Creature",), keyword="infect")), GetCounters(Who.TARGET_PLAYER),
              target=Target(Kind.PLAYER)), size="3/2"),
    card("Ichor Rats", "{1}{B}{B}", "Creature — Phyrexian Rat",
         INFECT, when(ENTERS, GetCounters(Who.EACH_PLAYER)), size="2/1"),
    card("Necropede", "{2}", "Artifact Creature — Phyrexian Insect",
         INFECT, when(DIES, May((PutCounters("-1/-1"),)), target=TARGET_CREATURE), size="1/1"),
    card("Phyrexian Vatmother", "{2}{B}{B}", "Creature — Phyrexian Horror",
         INFECT, when(AtBeginning("upkeep", Who.YOU), GetCounters(Who.YOU)), size="4/5"),
    card("Phyresis", "{1}{B}", "Enchantment — Aura",
         Enchant(TARGET_CREATURE), static(Anthem(ATTACHED_CREATURE, keywords=("infect",)))),
    card("Putrefax", "{3}{G}{G}", "Creature — Phyrexian Horror",
         TRAMPLE, HASTE, INFECT, when(AtBeginning("end step", Who.ANYONE), SacrificeIt()), size="5/3"),
    card("Razor Swine", "{2}{R}", "Creature — Phyrexian Boar", FIRST_STRIKE, INFECT, size="2/1"),
    card("Septic Rats", "{1}{B}{B}", "Creature — Phyrexian Rat",
         INFECT, when(Attacks(), Pump(Named.EVENT, 1, 1), only_if=Poisoned(Who.THAT_PLAYER)), size="2/2"),
    card("Skithiryx, the Blight Dragon", "{3}{B}{B}", "Legendary Creature — Phyrexian Dragon Skeleton",
         FLYING, INFECT,
         activated(cost("{B}"), Pump(Named.THIS, keywords=("haste",))),
         activated(cost("{B}{B}"), Regenerate(Named.THIS)), size="4/4"),
    card("Tainted Strike", "{B}", "Instant", spell(Pump(power=1, keywords=("infect",)), target=TARGET_CREATURE)),
    card("Tine Shrike", "{3}{W}", "Creature — Phyrexian Bird", FLYING, INFECT, size="2/1"),
    card("Triumph of the Hordes", "{2}{G}{G}", "Sorcery", spell(PumpEach(YOUR_CREATURES, 1, 1, ("trample", "infect")))),
    card("Vector Asp", "{1}", "Artifact Creature — Phyrexian Snake",
         activated(cost("{B}"), Pump(Named.THIS, keywords=("infect",))), size="1/1"),
    card("Viral Drake", "{3}{U}", "Creature — Phyrexian Drake",
         FLYING, INFECT, activated(cost("{3}{U}"), Proliferate()), size="1/4"),
    card("Viridian Betrayers", "{1}{G}{G}", "Creature — Phyrexian Elf Warrior",
         static(Anthem(ITSELF, keywords=("infect",)), as_long_as=Poisoned(Who.OPPONENT)), size="3/1"),
    card("Viridian Corrupter", "{1}{G}{G}", "Creature — Phyrexian Elf Shaman",
         INFECT, when(ENTERS, Destroy(), target=Target(quality=Quality(types=("Artifact",)))), size="2/2"),
)  # fmt: skip
"""The cards."""
