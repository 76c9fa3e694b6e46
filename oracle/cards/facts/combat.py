"""Creatures that attack and block in their own ways, and spells that speak of combat."""

from __future__ import annotations

from oracle.abilities.conditions import EnteredThisTurn
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import Destroy, Discard, Draw, Exile, ForThisTurn, May, Pump, PutCounters
from oracle.abilities.events import DealsDamage
from oracle.abilities.kinds import CostKeyword, Enchant, Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, ITSELF, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, DamageBy, LoseKeywords, PreventsDamage, ThisCostsLessForSpells
from oracle.cards.facts.making import (
    CONVOKE,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    MENACE,
    REACH,
    TRAMPLE,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

ATTACHED_TO = Quality(types=("Creature",), enchanted=True)
NO_COMBAT_DAMAGE = ForThisTurn(PreventsDamage(DamageBy(combat=True)))
IN_COMBAT = Target(quality=Quality(types=("Creature",), attacking=True, blocking=True))

CARDS = (
    card("Abyssal Specter", "{2}{B}{B}", "Creature — Specter",
         FLYING, when(DealsDamage(to_players=Who.ANYONE), Discard(Who.THAT_PLAYER)), size="2/3"),
    card("Akrasan Squire", "{W}", "Creature — Human Soldier", Keyword("exalted"), size="1/1"),
    card("Alley Strangler", "{2}{B}", "Creature — Aetherborn Rogue", MENACE, size="2/3"),
    card("Archetype of Courage", "{1}{W}{W}", "Enchantment Creature — Human Soldier",
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU), keywords=("first strike",))),
         static(LoseKeywords(Quality(types=("Creature",), controller=Who.OPPONENT), ("first strike",), for_good=True)),
         size="2/2"),
    card("Basilisk Collar", "{1}", "Artifact — Equipment",
         static(Anthem(ATTACHED_TO, keywords=("deathtouch", "lifelink"))), CostKeyword("equip", cost("{2}"))),
    card("Bog Wraith", "{3}{B}", "Creature — Wraith", Keyword("swampwalk"), size="3/3"),
    card("Bladetusk Boar", "{3}{R}", "Creature — Boar", Keyword("intimidate"), size="3/2"),
    card("Child of Night", "{1}{B}", "Creature — Vampire", LIFELINK, size="2/1"),
    card("Colossal Dreadmaw", "{4}{G}{G}", "Creature — Dinosaur", TRAMPLE, size="6/6"),
    card("Curiosity", "{U}", "Enchantment — Aura",
         Enchant(Target(quality=CREATURE)), when(DealsDamage(ATTACHED_TO, Who.OPPONENT), May((Draw(),)))),
    card("Devouring Light", "{1}{W}{W}", "Instant", CONVOKE, spell(Exile(), target=IN_COMBAT)),
    card("Double Cleave", "{1}{R/W}", "Instant",
         spell(Pump(keywords=("double strike",)), target=Target(quality=CREATURE))),
    card("Dryad Sophisticate", "{1}{G}", "Creature — Dryad", Keyword("nonbasic landwalk"), size="2/1"),
    card("Fencing Ace", "{1}{W}", "Creature — Human Soldier", DOUBLE_STRIKE, size="1/1"),
    card("Fog", "{G}", "Instant", spell(NO_COMBAT_DAMAGE)),
    card("Furtive Homunculus", "{1}{U}", "Creature — Homunculus", Keyword("skulk"), size="2/1"),
    card("Giant Spider", "{3}{G}", "Creature — Spider", REACH, size="2/4"),
    card("Hypnotic Specter", "{1}{B}{B}", "Creature — Specter",
         FLYING, when(DealsDamage(to_players=Who.OPPONENT), Discard(Who.THAT_PLAYER, at_random=True)), size="2/2"),
    card("Kill Shot", "{2}{W}", "Instant", spell(Destroy(), target=Target(quality=Quality(types=("Creature",), attacking=True)))),
    card("Loxodon Warhammer", "{3}", "Artifact — Equipment",
         static(Anthem(ATTACHED_TO, 3, keywords=("trample", "lifelink"))), CostKeyword("equip", cost("{3}"))),
    card("Mirran Crusader", "{1}{W}{W}", "Creature — Human Knight",
         DOUBLE_STRIKE, Keyword("protection from black"), Keyword("protection from green"), size="2/2"),
    card("Pause for Reflection", "{2}{G}", "Instant", CONVOKE, spell(NO_COMBAT_DAMAGE)),
    card("Protective Response", "{2}{W}", "Instant", CONVOKE, spell(Destroy(), target=IN_COMBAT)),
    card("Royal Assassin", "{1}{B}{B}", "Creature — Human Assassin",
         activated(cost("", TapThis()), Destroy(), target=Target(quality=Quality(types=("Creature",), tapped=True))), size="1/1"),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", FLYING, Keyword("vigilance"), size="4/4"),
    card("Severed Legion", "{1}{B}{B}", "Creature — Zombie", FEAR, size="2/2"),
    card("Spidersilk Armor", "{2}{G}", "Enchantment",
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU), toughness=1, keywords=("reach",)))),
    card("Shu Cavalry", "{2}{W}", "Creature — Human Soldier", Keyword("horsemanship"), size="2/2"),
    card("Slith Firewalker", "{R}{R}", "Creature — Slith",
         HASTE, when(DealsDamage(to_players=Who.ANYONE, combat=True), PutCounters("+1/+1", what=Named.EVENT)), size="1/1"),
    card("Thrasta, Tempest's Roar", "{10}{G}{G}", "Legendary Creature — Dinosaur",
         static(ThisCostsLessForSpells(("3",))), TRAMPLE, HASTE, Keyword("trample over planeswalkers"),
         StaticAbility(Anthem(ITSELF, keywords=("hexproof",)), EnteredThisTurn()), size="7/7"),
    card("Typhoid Rats", "{B}", "Creature — Rat", DEATHTOUCH, size="1/1"),
    card("Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman", FLYING, DEATHTOUCH, LIFELINK, size="2/3"),
    card("Wall of Stone", "{1}{R}{R}", "Creature — Wall", Keyword("defender"), size="0/8"),
    card("Youthful Knight", "{1}{W}", "Creature — Human Knight", FIRST_STRIKE, size="2/1"),
)  # fmt: skip
"""The cards."""
