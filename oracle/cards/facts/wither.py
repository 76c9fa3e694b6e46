"""Cards with wither, and those that give it (702.80)."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.conditions import ToughnessWasBelow, YouControl
from oracle.abilities.costs import UntapThis
from oracle.abilities.effects import (
    Attach,
    Becomes,
    CantGainLifeAnyMore,
    DealDamage,
    Discard,
    Draw,
    May,
    Pump,
    PutCountersOnEach,
    PutOntoBattlefield,
    Regenerate,
    RemoveCountersFrom,
)
from oracle.abilities.events import AtBeginning, CastsSpell, DealsDamage, Dies
from oracle.abilities.kinds import CostKeyword, Enchant, Keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, CantAttackOrBlock, EntersWithCounters
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    DIES,
    ENTERS,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    MENACE,
    REACH,
    WITHER,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

CARDS = (
    card("Barbed Bloodletter", "{1}{B}", "Artifact — Equipment",
         FLASH,
         when(ENTERS, Attach(), Pump(keywords=("wither",)), target=Target(quality=YOUR_CREATURES)),
         static(Anthem(ATTACHED_CREATURE, 1, 2)), CostKeyword("equip", cost("{2}"))),
    card("Blazethorn Scarecrow", "{5}", "Artifact Creature — Scarecrow",
         static(Anthem(ITSELF, keywords=("haste",)), as_long_as=YouControl(Quality(types=("Creature",), colors=("R",)))),
         static(Anthem(ITSELF, keywords=("wither",)), as_long_as=YouControl(Quality(types=("Creature",), colors=("G",)))),
         size="3/3"),
    card("Blight Sickle", "{2}", "Artifact — Equipment",
         static(Anthem(ATTACHED_CREATURE, 1, 0, ("wither",))), CostKeyword("equip", cost("{2}"))),
    card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature — Goblin Warrior", HASTE, WITHER, size="3/3"),
    card("Cinderbones", "{2}{B}", "Creature — Elemental Skeleton",
         WITHER, activated(cost("{1}{B}"), Regenerate(Named.THIS)), size="1/1"),
    card("Corrosive Mentor", "{2}{B}", "Creature — Elemental Rogue",
         static(Anthem(Quality(types=("Creature",), colors=("B",), controller=Who.YOU), keywords=("wither",))), size="1/3"),
    card("Fang Skulkin", "{2}", "Artifact Creature — Scarecrow",
         activated(cost("{2}"), Pump(keywords=("wither",)), target=Target(quality=Quality(types=("Creature",), colors=("B",)))),
         size="2/1"),
    card("Fists of the Demigod", "{1}{B/R}", "Enchantment — Aura",
         Enchant(Target(quality=CREATURE)),
         static(Anthem(replace(ATTACHED_CREATURE, colors=("B",)), 1, 1, ("wither",))),
         static(Anthem(replace(ATTACHED_CREATURE, colors=("R",)), 1, 1, ("first strike",)))),
    card("Hateflayer", "{5}{R}{R}", "Creature — Elemental",
         WITHER,
         activated(cost("{2}{R}", UntapThis()), DealDamage(Amount.ITS_POWER), target=Target(Kind.ANY_TARGET)), size="5/5"),
    card("Juvenile Gloomwidow", "{G}{G}", "Creature — Spider", REACH, WITHER, size="1/3"),
    card("Kulrath Knight", "{3}{B/R}{B/R}", "Creature — Elemental Knight",
         FLYING, WITHER,
         static(CantAttackOrBlock(Quality(types=("Creature",), controller=Who.OPPONENT, any_counter=True))), size="3/3"),
    card("Lockjaw Snapper", "{4}", "Artifact Creature — Scarecrow",
         WITHER, when(DIES, PutCountersOnEach("-1/-1", 1, Quality(types=("Creature",), counter="-1/-1"))), size="2/2"),
    card("Massacre Girl, Known Killer", "{2}{B}{B}", "Legendary Creature — Human Assassin",
         MENACE, static(Anthem(YOUR_CREATURES, keywords=("wither",))),
         when(Dies(Quality(types=("Creature",), controller=Who.OPPONENT)), Draw(), only_if=ToughnessWasBelow(1)), size="4/4"),
    card("Midnight Banshee", "{3}{B}{B}{B}", "Creature — Spirit",
         WITHER,
         when(AtBeginning("upkeep", Who.YOU), PutCountersOnEach("-1/-1", 1, Quality(types=("Creature",), not_colors=("B",)))),
         size="5/5"),
    card("Necroskitter", "{1}{B}{B}", "Creature — Elemental",
         WITHER,
         when(Dies(Quality(types=("Creature",), controller=Who.OPPONENT, counter="-1/-1")),
              May((PutOntoBattlefield(Named.EVENT),))), size="1/4"),
    card("Needle Specter", "{1}{B}{B}", "Creature — Specter",
         FLYING, WITHER,
         when(DealsDamage(to_players=Who.ANYONE, combat=True), Discard(Who.THAT_PLAYER, Amount.THAT_MUCH)), size="1/1"),
    card("Noxious Hatchling", "{3}{B/G}", "Creature — Elemental",
         static(EntersWithCounters("-1/-1", 4)), WITHER,
         when(CastsSpell(Who.YOU, Quality(colors=("B",))), RemoveCountersFrom("-1/-1", what=Named.THIS)),
         when(CastsSpell(Who.YOU, Quality(colors=("G",))), RemoveCountersFrom("-1/-1", what=Named.THIS)), size="6/6"),
    card("Puncture Blast", "{2}{R}", "Instant", WITHER, spell(DealDamage(3), target=Target(Kind.ANY_TARGET))),
    card("Rendclaw Trow", "{2}{B/G}", "Creature — Troll", WITHER, Keyword("persist"), size="2/2"),
    card("Rustrazor Butcher", "{1}{R}", "Creature — Goblin Warrior", FIRST_STRIKE, WITHER, size="1/2"),
    card("Sickle Ripper", "{1}{B}", "Creature — Elemental Warrior", WITHER, size="2/1"),
    card("Stigma Lasher", "{R}{R}", "Creature — Elemental Shaman",
         WITHER, when(DealsDamage(to_players=Who.ANYONE), CantGainLifeAnyMore(Who.THAT_PLAYER)), size="2/2"),
    card("Woodlurker Mimic", "{1}{B/G}", "Creature — Shapeshifter",
         when(CastsSpell(Who.YOU, Quality(all_colors=("B", "G"))),
              Becomes(Nature(size=(4, 5), keywords=("wither",)), Named.THIS)), size="2/1"),
)  # fmt: skip
"""The cards."""
