"""Instants and sorceries with convoke."""

from __future__ import annotations

from oracle.abilities.effects import (
    Connive,
    CounterIt,
    CreateTokens,
    DealDamage,
    Destroy,
    DestroyEach,
    Discard,
    Draw,
    ExileEach,
    GainLife,
    Place,
    Pump,
    PumpEach,
    PutInto,
    PutOntoBattlefield,
    SearchOntoBattlefield,
)
from oracle.abilities.kinds import ModalAbility
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.cards.facts.making import CONVOKE, card, spell

TARGET_CREATURE = Target(quality=CREATURE)
ANY_TARGET = Target(Kind.ANY_TARGET)
ARTIFACT_OR_ENCHANTMENT = Target(quality=Quality(types=("Artifact", "Enchantment")))
ARTIFACTS, ENCHANTMENTS = Quality(types=("Artifact",)), Quality(types=("Enchantment",))

CARDS = (
    card("Artistic Refusal", "{4}{U}{U}", "Instant", CONVOKE,
         ModalAbility((spell(CounterIt(), target=Target(Kind.SPELL)), spell(Draw(count=2), Discard())), 1, 2)),
    card("Chord of Calling", "{X}{G}{G}{G}", "Instant", CONVOKE,
         spell(SearchOntoBattlefield(Quality(types=("Creature",), mana_value_at_most=Amount.X)))),
    card("Collective Nightmare", "{2}{B}", "Instant", CONVOKE, spell(Pump(power=-3, toughness=-3), target=TARGET_CREATURE)),
    card("Covenant of Blood", "{6}{B}", "Sorcery", CONVOKE, spell(DealDamage(4), GainLife(amount=4), target=ANY_TARGET)),
    card("Crowd's Favor", "{R}", "Instant", CONVOKE,
         spell(Pump(power=1, keywords=("first strike",)), target=TARGET_CREATURE)),
    card("Endless Obedience", "{4}{B}{B}", "Sorcery", CONVOKE,
         spell(PutOntoBattlefield(), target=Target(Kind.CARD_IN_GRAVEYARD, CREATURE))),
    card("Ephemeral Shields", "{1}{W}", "Instant", CONVOKE, spell(Pump(keywords=("indestructible",)), target=TARGET_CREATURE)),
    card("Everything Comes to Dust", "{7}{W}{W}{W}", "Sorcery", CONVOKE,
         spell(ExileEach((Quality(types=("Creature",), unlike_convoked=True), ARTIFACTS, ENCHANTMENTS)))),
    card("Gather Courage", "{G}", "Instant", CONVOKE, spell(Pump(power=2, toughness=2), target=TARGET_CREATURE)),
    card("Hour of Reckoning", "{4}{W}{W}{W}", "Sorcery", CONVOKE,
         spell(DestroyEach(Quality(types=("Creature",), token=False)))),
    card("Lethal Scheme", "{2}{B}{B}", "Instant", CONVOKE,
         spell(Destroy(), Connive(Named.CONVOKED), target=Target(quality=Quality(types=("Creature", "Planeswalker"))))),
    card("March of the Multitudes", "{X}{G}{W}{W}", "Instant", CONVOKE,
         spell(CreateTokens(Amount.X, ("Creature",), ("Soldier",), 1, 1, ("W",), ("lifelink",)))),
    card("Meeting of Minds", "{3}{U}", "Instant", CONVOKE, spell(Draw(count=2))),
    card("Overwhelm", "{5}{G}{G}", "Sorcery", CONVOKE,
         spell(PumpEach(Quality(types=("Creature",), controller=Who.YOU), 3, 3))),
    card("Pack's Favor", "{2}{G}", "Instant", CONVOKE, spell(Pump(power=3, toughness=3), target=TARGET_CREATURE)),
    card("Scatter the Seeds", "{3}{G}{G}", "Instant", CONVOKE,
         spell(CreateTokens(3, ("Creature",), ("Saproling",), 1, 1, ("G",)))),
    card("Sprouting Renewal", "{2}{G}", "Sorcery", CONVOKE,
         ModalAbility((
             spell(CreateTokens(1, ("Creature",), ("Elf", "Knight"), 2, 2, ("G", "W"), ("vigilance",))),
             spell(Destroy(), target=ARTIFACT_OR_ENCHANTMENT),
         ))),
    card("Stoke the Flames", "{2}{R}{R}", "Instant", CONVOKE, spell(DealDamage(4), target=ANY_TARGET)),
    card("Sundering Vitae", "{2}{G}", "Instant", CONVOKE,
         spell(Destroy(), target=ARTIFACT_OR_ENCHANTMENT)),
    card("Triplicate Spirits", "{4}{W}{W}", "Sorcery", CONVOKE,
         spell(CreateTokens(3, ("Creature",), ("Spirit",), 1, 1, ("W",), ("flying",)))),
    card("Unmake the Graves", "{4}{B}", "Instant", CONVOKE,
         spell(PutInto(Place.HAND), target=Target(Kind.CARD_IN_GRAVEYARD, CREATURE, 0, 2, Who.YOU))),
    card("Vote Out", "{3}{B}", "Sorcery", CONVOKE, spell(Destroy(), target=TARGET_CREATURE)),
)  # fmt: skip
"""The cards."""
