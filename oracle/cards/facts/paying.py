"""Cards that have to do with paying for spells: what makes mana, what a cost can ask for, what sees how a cost was paid."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.conditions import NoManaSpent
from oracle.abilities.costs import DiscardCards, Sacrifice, SacrificeThis, TapOthers, TapThis
from oracle.abilities.effects import (
    AddMana,
    ChooseOneOfThem,
    CounterIt,
    CreateTokens,
    DealDamage,
    DealDamageToEach,
    Destroy,
    Discard,
    Draw,
    ExileTop,
    May,
    MayPay,
    PlayThisTurn,
    Pump,
    PutCounters,
    RevealTop,
    SearchOntoBattlefield,
)
from oracle.abilities.events import AtBeginning, BecomesTapped, BecomesTarget, CastsSpell, Enters, Itself
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, CostsLess, EntersWithCounters, LifeForMana, SpellsHave, SpendsOnlyCreatureMana
from oracle.cards.facts.making import (
    CONSPIRE,
    DEVOID,
    DIES,
    ENTERS,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    NONCREATURE,
    TRAMPLE,
    TREASURE_TOKEN,
    activated,
    card,
    cost,
    spell,
    static,
    taps_for,
    when,
)

SCARECROW = Quality(subtypes=("Scarecrow",), controller=Who.YOU, other=True)
OTHER_SCARECROW_CREATURES = Quality(types=("Creature",), subtypes=("Scarecrow",), controller=Who.YOU, other=True)

OTHER_COLORLESS_CREATURE = Quality(types=("Creature",), colorless=True, controller=Who.YOU, other=True)
ARTIFACT_OR_DRAGON = Quality(types=("Artifact",), or_subtypes=("Dragon",))

ELDRAZI_SPAWN = CreateTokens(
    1, ("Creature",), ("Eldrazi", "Spawn"), 0, 1, abilities=(activated(cost("", SacrificeThis()), AddMana(("C",))),)
)

CARDS = (
    # What makes mana.
    card("Arcum's Astrolabe", "{S}", "Snow Artifact",
         when(ENTERS, Draw()), activated(cost("{1}", TapThis()), AddMana(any_color=1))),
    card("Beastcaller Savant", "{1}{G}", "Creature — Elf Shaman Ally",
         HASTE, activated(cost("", TapThis()), AddMana(any_color=1, only=CREATURE)), size="1/1"),
    card("Birds of Paradise", "{G}", "Creature — Bird", FLYING, activated(cost("", TapThis()), AddMana(any_color=1)), size="0/1"),
    card("Blood Pet", "{B}", "Creature — Thrull", activated(cost("", SacrificeThis()), AddMana(("B",))), size="1/1"),
    card("Boreal Druid", "{G}", "Snow Creature — Elf Druid", taps_for("C"), size="1/1"),
    card("Mishra's Workshop", "", "Land",
         activated(cost("", TapThis()), AddMana(("C", "C", "C"), only=Quality(types=("Artifact",))))),
    card("Manamorphose", "{1}{R/G}", "Instant", spell(AddMana(combination=2)), spell(Draw())),
    card("Mox Emerald", "{0}", "Artifact", taps_for("G")),
    card("Mox Sapphire", "{0}", "Artifact", taps_for("U")),
    card("Palladium Myr", "{3}", "Artifact Creature — Myr", taps_for("C", "C"), size="2/2"),
    card("Prismite", "{2}", "Artifact Creature — Golem", activated(cost("{2}"), AddMana(any_color=1)), size="2/1"),
    card("Glaring Fleshraker", "{2}{C}", "Creature — Eldrazi Drone",
         when(CastsSpell(Who.YOU, Quality(colorless=True)), ELDRAZI_SPAWN),
         when(Enters(OTHER_COLORLESS_CREATURE), DealDamage(1, Who.EACH_OPPONENT)),
         size="2/2"),
    card("Somberwald Sage", "{2}{G}", "Creature — Human Druid",
         activated(cost("", TapThis()), AddMana(any_color=3, only=CREATURE)), size="0/1"),
    card("Spawn-Gang Commander", "{3}{R}{R}", "Creature — Eldrazi Goblin",
         DEVOID, when(CastsSpell(Who.YOU, Itself.THIS), replace(ELDRAZI_SPAWN, count=3)),
         activated(cost("{1}{C}", Sacrifice(Quality(subtypes=("Eldrazi",)))), DealDamage(2), target=Target(Kind.ANY_TARGET)),
         size="2/2"),
    card("Springleaf Drum", "{1}", "Artifact",
         activated(cost("", TapThis(), TapOthers(CREATURE)), AddMana(any_color=1))),
    card("Troyan, Gutsy Explorer", "{1}{G}{U}", "Legendary Creature — Vedalken Scout",
         activated(cost("", TapThis()), AddMana(("G", "U"), only=Quality(mana_value_at_least=5, or_x_in_cost=True))),
         activated(cost("{U}", TapThis()), Draw(), Discard()), size="1/3"),
    # What sees how a spell was paid for.
    card("Ardenvale Paladin", "{3}{W}", "Creature — Human Knight",
         static(EntersWithCounters("+1/+1", 1, spent=("W", "W", "W"))), size="2/5"),
    card("Radiant Flames", "{2}{R}", "Sorcery", spell(DealDamageToEach(Amount.COLORS_SPENT, CREATURE))),
    card("Tajuru Stalwart", "{2}{G}", "Creature — Elf Scout Ally",
         static(EntersWithCounters("+1/+1", 1, each=Amount.COLORS_SPENT)), size="0/1"),
    card("Vexing Bauble", "{1}", "Artifact",
         TriggeredAbility(CastsSpell(Who.ANYONE, ANYTHING), (CounterIt(Named.EVENT),), condition=NoManaSpent()),
         activated(cost("{1}", TapThis(), SacrificeThis()), Draw())),
    card("Void Mirror", "{2}", "Artifact",
         TriggeredAbility(CastsSpell(Who.ANYONE, ANYTHING), (CounterIt(Named.EVENT),), condition=NoManaSpent(colored=True))),
    # What sees that a permanent becomes tapped.
    card("Fallowsage", "{3}{U}", "Creature — Merfolk Wizard", when(BecomesTapped(), May((Draw(),))), size="2/2"),
    card("Magda, Brazen Outlaw", "{1}{R}", "Legendary Creature — Dwarf Berserker",
         static(Anthem(Quality(subtypes=("Dwarf",), controller=Who.YOU, other=True), 1, 0)),
         when(BecomesTapped(Quality(subtypes=("Dwarf",), controller=Who.YOU)), TREASURE_TOKEN),
         activated(cost("", Sacrifice(Quality(subtypes=("Treasure",)), 5)), SearchOntoBattlefield(ARTIFACT_OR_DRAGON)),
         size="2/1"),
    # What changes what a spell costs.
    card("Ruby Medallion", "{2}", "Artifact", static(CostsLess(("1",), Quality(colors=("R",)), Who.YOU))),
    card("Thunderscape Familiar", "{1}{R}", "Creature — Kavu",
         FIRST_STRIKE, static(CostsLess(("1",), Quality(colors=("B", "G")), Who.YOU)), size="1/1"),
    # What changes how mana of a cost may be paid.
    card("Icehide Golem", "{S}", "Snow Artifact Creature — Golem", size="2/2"),
    card("K'rrik, Son of Yawgmoth", "{4}{B/P}{B/P}{B/P}", "Legendary Creature — Phyrexian Horror Minion",
         LIFELINK, static(LifeForMana("B")),
         when(CastsSpell(Who.YOU, Quality(colors=("B",))), PutCounters("+1/+1", 1, Named.THIS)), size="2/2"),
    card("Myr Superion", "{2}", "Artifact Creature — Myr", static(SpendsOnlyCreatureMana()), size="5/6"),
    card("Burn Trail", "{3}{R}", "Sorcery", spell(DealDamage(3), target=Target(Kind.ANY_TARGET)), CONSPIRE),
    card("Wort, the Raidmother", "{4}{R/G}{R/G}", "Legendary Creature — Goblin Shaman",
         when(ENTERS, CreateTokens(2, ("Creature",), ("Goblin", "Warrior"), 1, 1, ("R", "G"))),
         static(SpellsHave("conspire", Quality(types=("Instant", "Sorcery"), colors=("R", "G")))), size="3/3"),
    card("Party Thrasher", "{1}{R}", "Creature — Lizard Wizard",
         static(SpellsHave("convoke", NONCREATURE, from_zone="exile")),
         when(AtBeginning("precombat main", Who.YOU),
              MayPay(Who.YOU, cost("", DiscardCards()), then=(ExileTop(2), ChooseOneOfThem())), PlayThisTurn()), size="1/4"),
    # Costs with symbols that leave a choice or ask for colorless mana, and creatures of two colors.
    card("Boros Guildmage", "{R/W}{R/W}", "Creature — Human Wizard",
         activated(cost("{1}{R}"), Pump(keywords=("haste",)), target=Target(quality=CREATURE)),
         activated(cost("{1}{W}"), Pump(keywords=("first strike",)), target=Target(quality=CREATURE)), size="2/2"),
    card("Matter Reshaper", "{2}{C}", "Creature — Eldrazi",
         when(DIES, RevealTop(Quality(permanent=True, mana_value_at_most=3))), size="3/2"),
    card("Porcelain Legionnaire", "{2}{W/P}", "Artifact Creature — Phyrexian Soldier", FIRST_STRIKE, size="3/1"),
    card("Reality Smasher", "{4}{C}", "Creature — Eldrazi",
         TRAMPLE, HASTE,
         when(BecomesTarget(Who.OPPONENT, spell=True), CounterIt(Named.EVENT, unless=cost("", DiscardCards()))), size="5/5"),
    card("Reaper King", "{2/W}{2/U}{2/B}{2/R}{2/G}", "Legendary Artifact Creature — Scarecrow",
         static(Anthem(OTHER_SCARECROW_CREATURES, 1, 1)), when(Enters(SCARECROW), Destroy(), target=Target()), size="6/6"),
    card("Spectral Procession", "{2/W}{2/W}{2/W}", "Sorcery",
         spell(CreateTokens(3, ("Creature",), ("Spirit",), 1, 1, ("W",), ("flying",)))),
    card("Watchwolf", "{G}{W}", "Creature — Wolf", size="3/3"),
)  # fmt: skip
"""The cards."""
