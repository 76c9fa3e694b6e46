"""Artifacts, enchantments and planeswalkers that are no creatures."""

from __future__ import annotations

from oracle.abilities.costs import ChangeLoyalty, Cost, Sacrifice, TapThis
from oracle.abilities.effects import (
    AddMana,
    Becomes,
    CounterIt,
    DealDamage,
    Draw,
    EndTheTurn,
    ExchangeControl,
    ExileGraveyards,
    FlashUntilYourNextTurn,
    May,
    Place,
    PreventAll,
    Pump,
    PumpEach,
    PutCounters,
    PutFromHand,
    PutInto,
    SacrificeIt,
    TapEach,
    UntapEach,
)
from oracle.abilities.events import AtBeginning, CastsSpell, Enters
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import (
    Anthem,
    AsThoughFlash,
    BeginsOnBattlefield,
    CantCast,
    CastWithoutPaying,
    CostsAtLeast,
    CostsLess,
    CostsMore,
    EnteringTriggersNothing,
    EntersWithChoice,
    EntersWithCounters,
    ExileInstead,
    GraveyardEscape,
    LoseAbilities,
    MayEnterAsCopy,
    MayPayRather,
    OnlyAsSorcery,
    SpellsPerTurn,
    TriggersAgain,
)
from oracle.cards.facts.making import ENTERS, FLASH, NONCREATURE, activated, card, cost, static, taps_for, when

END_STEP = AtBeginning("end step", Who.ANYONE)
SORCERIES = Quality(types=("Sorcery",))
SOLDIER = Nature(("Creature",), ("Human", "Soldier"), size=(5, 5), keywords=("indestructible",))
THEIR_CREATURES = Quality(types=("Creature",), controller=Who.OPPONENT)
CREATURES_YOU_CONTROL = Quality(types=("Creature",), controller=Who.YOU)
YOUR_ELEMENTALS = Quality(subtypes=("Elemental",), controller=Who.YOU)
ARTIFACT_CREATURE_OR_ENCHANTMENT = Quality(types=("Artifact", "Creature", "Enchantment"))

CARDS = (
    card("Aether Vial", "{1}", "Artifact",
         when(AtBeginning("upkeep", Who.YOU), May((PutCounters("charge", 1, Named.THIS),))),
         activated(cost("", TapThis()), PutFromHand(Quality(types=("Creature",), mana_value_of_counters="charge")))),
    card("Arcane Laboratory", "{2}{U}", "Enchantment", static(SpellsPerTurn())),
    card("Ashnod's Altar", "{3}", "Artifact", activated(cost("", Sacrifice(CREATURE)), AddMana(("C", "C")))),
    card("Carnage Altar", "{2}", "Artifact", activated(cost("{3}", Sacrifice(CREATURE)), Draw())),
    card("Chalice of the Void", "{X}{X}", "Artifact",
         static(EntersWithCounters("charge")),
         when(CastsSpell(Who.ANYONE, Quality(mana_value_of_counters="charge")), CounterIt(Named.EVENT))),
    card("Chandra, Novice Pyromancer", "{3}{R}", "Legendary Planeswalker — Chandra",
         ActivatedAbility(cost("", ChangeLoyalty(1)), (PumpEach(YOUR_ELEMENTALS, 2),), loyalty=True),
         ActivatedAbility(cost("", ChangeLoyalty(-1)), (AddMana(("R", "R")),), loyalty=True),
         ActivatedAbility(cost("", ChangeLoyalty(-2)), (DealDamage(2),), (Target(Kind.ANY_TARGET),), loyalty=True), loyalty=5),
    card("Confusion in the Ranks", "{3}{R}{R}", "Enchantment",
         when(Enters(ARTIFACT_CREATURE_OR_ENCHANTMENT), ExchangeControl(Named.EVENT, Targeted()),
              target=Target(quality=Quality(controller=Who.ANOTHER_PLAYER, shares_type_with_event=True),
                            chooser=Who.ITS_CONTROLLER))),
    card("Copy Enchantment", "{2}{U}", "Enchantment", static(MayEnterAsCopy(Quality(types=("Enchantment",))))),
    card("Darksteel Forge", "{9}", "Artifact",
         static(Anthem(Quality(types=("Artifact",), controller=Who.YOU), keywords=("indestructible",)))),
    card("Dress Down", "{1}{U}", "Enchantment",
         FLASH, when(ENTERS, Draw()), static(LoseAbilities(CREATURE)), when(END_STEP, SacrificeIt())),
    card("Fist of Suns", "{3}", "Artifact", static(MayPayRather(cost("{W}{U}{B}{R}{G}")))),
    card("Gideon, Martial Paragon", "{4}{W}", "Legendary Planeswalker — Gideon",
         ActivatedAbility(cost("", ChangeLoyalty(2)), (UntapEach(CREATURES_YOU_CONTROL), Pump(Named.MADE, 1, 1)), loyalty=True),
         ActivatedAbility(cost("", ChangeLoyalty(0)), (Becomes(SOLDIER, Named.THIS), PreventAll(Named.THIS)), loyalty=True),
         ActivatedAbility(cost("", ChangeLoyalty(-10)), (PumpEach(CREATURES_YOU_CONTROL, 2, 2), TapEach(THEIR_CREATURES)),
                          loyalty=True), loyalty=5),
    card("Heartless Summoning", "{1}{B}", "Enchantment",
         static(CostsLess(("2",), CREATURE, Who.YOU)), static(Anthem(CREATURES_YOU_CONTROL, -1, -1))),
    card("Humility", "{2}{W}{W}", "Enchantment", static(LoseAbilities(CREATURE, (1, 1)))),
    card("Leyline of the Void", "{2}{B}{B}", "Enchantment",
         static(BeginsOnBattlefield()), static(ExileInstead(Who.OPPONENT))),
    card("Nevermore", "{1}{W}{W}", "Enchantment",
         static(EntersWithChoice("nonland card name")), static(CantCast(Who.ANYONE, Quality(chosen_name=True)))),
    card("Omniscience", "{7}{U}{U}{U}", "Enchantment", static(CastWithoutPaying())),
    card("Panharmonicon", "{4}", "Artifact", static(TriggersAgain(Quality(types=("Artifact", "Creature"))))),
    card("Phyrexian Altar", "{3}", "Artifact", activated(cost("", Sacrifice(CREATURE)), AddMana(any_color=1))),
    card("Rest in Peace", "{1}{W}", "Enchantment", when(ENTERS, ExileGraveyards()), static(ExileInstead(tokens=True))),
    card("Rooftop Storm", "{5}{U}", "Enchantment",
         static(MayPayRather(Cost(()), Quality(types=("Creature",), subtypes=("Zombie",))))),
    card("Rule of Law", "{2}{W}", "Enchantment", static(SpellsPerTurn())),
    card("Sculpting Steel", "{3}", "Artifact", static(MayEnterAsCopy(Quality(types=("Artifact",))))),
    card("Sol Ring", "{1}", "Artifact", taps_for("C", "C")),
    card("Sphere of Resistance", "{2}", "Artifact", static(CostsMore(("1",)))),
    card("Sundial of the Infinite", "{2}", "Artifact",
         ActivatedAbility(cost("{1}", TapThis()), (EndTheTurn(),), your_turn_only=True)),
    card("Teferi, Time Raveler", "{1}{W}{U}", "Legendary Planeswalker — Teferi",
         static(OnlyAsSorcery()),
         ActivatedAbility(cost("", ChangeLoyalty(1)), (FlashUntilYourNextTurn(SORCERIES),), loyalty=True),
         ActivatedAbility(cost("", ChangeLoyalty(-3)), (PutInto(Place.HAND), Draw()),
                          (Target(quality=ARTIFACT_CREATURE_OR_ENCHANTMENT, minimum=0),), loyalty=True), loyalty=4),
    card("Thorn of Amethyst", "{2}", "Artifact", static(CostsMore(("1",), NONCREATURE))),
    card("Torpor Orb", "{2}", "Artifact", static(EnteringTriggersNothing(CREATURE))),
    card("Trinisphere", "{3}", "Artifact", static(CostsAtLeast(3))),
    card("Underworld Breach", "{1}{R}", "Enchantment", static(GraveyardEscape(3)), when(END_STEP, SacrificeIt())),
    card("Urza's Incubator", "{3}", "Artifact",
         static(EntersWithChoice("creature type")),
         static(CostsLess(("2",), Quality(types=("Creature",), chosen_type=True)))),
    card("Vedalken Orrery", "{4}", "Artifact", static(AsThoughFlash())),
)  # fmt: skip
"""The cards."""
