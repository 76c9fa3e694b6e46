"""Instants and sorceries."""

from __future__ import annotations

from oracle.abilities.costs import ExileFromHand, PayLife
from oracle.abilities.effects import (
    AddMana,
    CastFromThisTurn,
    ChooseNewTargets,
    CopyIt,
    CounterIt,
    CreateTokenCopy,
    DealDamage,
    Destroy,
    Draw,
    Exile,
    ExileInsteadThisTurn,
    ExileTop,
    GainAbility,
    GainControl,
    GainLife,
    LoseLife,
    Place,
    PlayThisTurn,
    Pump,
    PumpEach,
    PutInto,
    PutOntoBattlefield,
    Regenerate,
    Untap,
)
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import OwnAlternativeCost
from oracle.cards.facts.making import DIES, NONCREATURE, card, cost, spell, static, when

SPELL = Target(Kind.SPELL)
TARGET_CREATURE = Target(quality=CREATURE)
YOUR_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.YOU))
ANY_TARGET = Target(Kind.ANY_TARGET)

CARDS = (
    card("Act of Treason", "{2}{R}", "Sorcery",
         spell(GainControl(until_end_of_turn=True), Untap(), Pump(keywords=("haste",)), target=TARGET_CREATURE)),
    card("Act on Impulse", "{2}{R}", "Sorcery", spell(ExileTop(3), PlayThisTurn())),
    card("Aethersnatch", "{4}{U}{U}", "Instant", spell(GainControl(), ChooseNewTargets(), target=SPELL)),
    card("Boomerang", "{U}{U}", "Instant", spell(PutInto(Place.HAND), target=Target())),
    card("Cackling Counterpart", "{1}{U}{U}", "Instant",
         spell(CreateTokenCopy(), target=YOUR_CREATURE),
         CostKeyword("flashback", cost("{5}{U}{U}"))),
    card("Cloudshift", "{W}", "Instant", spell(Exile(), PutOntoBattlefield(Named.MADE), target=YOUR_CREATURE)),
    card("Counterspell", "{U}{U}", "Instant", spell(CounterIt(), target=SPELL)),
    card("Dark Ritual", "{B}", "Instant", spell(AddMana(("B", "B", "B")))),
    card("Death Ward", "{W}", "Instant", spell(Regenerate(), target=TARGET_CREATURE)),
    card("Disallow", "{1}{U}{U}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL_OR_ABILITY))),
    card("Disenchant", "{1}{W}", "Instant",
         spell(Destroy(), target=Target(quality=Quality(types=("Artifact", "Enchantment"))))),
    card("Doom Blade", "{1}{B}", "Instant",
         spell(Destroy(), target=Target(quality=Quality(types=("Creature",), not_colors=("B",))))),
    card("Double Major", "{G}{U}", "Instant",
         spell(CopyIt(nonlegendary=True), target=Target(Kind.SPELL, Quality(types=("Creature",), controller=Who.YOU)))),
    card("Ephemerate", "{W}", "Instant",
         spell(Exile(), PutOntoBattlefield(Named.MADE, Who.ITS_OWNER), target=YOUR_CREATURE), Keyword("rebound")),
    card("Essence Scatter", "{1}{U}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL, CREATURE))),
    card("Force of Will", "{3}{U}{U}", "Instant",
         static(OwnAlternativeCost(cost("", PayLife(1), ExileFromHand(Quality(colors=("U",)))))),
         spell(CounterIt(), target=SPELL)),
    card("Giant Growth", "{G}", "Instant", spell(Pump(power=3, toughness=3), target=TARGET_CREATURE)),
    card("Jump", "{U}", "Instant", spell(Pump(keywords=("flying",)), target=TARGET_CREATURE)),
    card("Lightning Bolt", "{R}", "Instant", spell(DealDamage(3), target=ANY_TARGET)),
    card("Mana Leak", "{1}{U}", "Instant", spell(CounterIt(unless=cost("{3}")), target=SPELL)),
    card("Murder", "{1}{B}{B}", "Instant", spell(Destroy(), target=TARGET_CREATURE)),
    card("Nausea", "{1}{B}", "Sorcery", spell(PumpEach(CREATURE, -1, -1))),
    card("Negate", "{1}{U}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL, NONCREATURE))),
    card("Ray of Command", "{3}{U}", "Instant",
         spell(Untap(), GainControl(until_end_of_turn=True, tap_when_lost=True), Pump(keywords=("haste",)),
               target=Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT)))),
    card("Reanimate", "{B}", "Sorcery",
         spell(PutOntoBattlefield(), LoseLife(amount=Amount.ITS_MANA_VALUE), target=Target(Kind.CARD_IN_GRAVEYARD, CREATURE))),
    card("Regenerate", "{1}{G}", "Instant", spell(Regenerate(), target=TARGET_CREATURE)),
    card("Remand", "{1}{U}", "Instant", spell(CounterIt(place=Place.HAND), target=SPELL), spell(Draw())),
    card("Remove Soul", "{1}{U}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL, CREATURE))),
    card("Sanctify", "{1}{W}", "Sorcery",
         spell(Destroy(), GainLife(amount=3), target=Target(quality=Quality(types=("Artifact", "Enchantment"))))),
    card("Shatter", "{1}{R}", "Instant", spell(Destroy(), target=Target(quality=Quality(types=("Artifact",))))),
    card("Shock", "{R}", "Instant", spell(DealDamage(2), target=ANY_TARGET)),
    card("Spell Snare", "{U}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL, Quality(mana_value=2)))),
    card("Stifle", "{U}", "Instant", spell(CounterIt(), target=Target(Kind.ABILITY))),
    card("Tale's End", "{1}{U}", "Instant",
         spell(CounterIt(), target=Target(Kind.SPELL_OR_ABILITY, Quality(supertypes=("Legendary",))))),
    card("Threaten", "{2}{R}", "Sorcery",
         spell(Untap(), GainControl(until_end_of_turn=True), Pump(keywords=("haste",)), target=TARGET_CREATURE)),
    card("Undying Malice", "{B}", "Instant",
         spell(GainAbility(when(DIES, PutOntoBattlefield(Named.EVENT, Who.ITS_OWNER, tapped=True, counters=(("+1/+1", 1),)))),
               target=TARGET_CREATURE)),
    card("Unsummon", "{U}", "Instant", spell(PutInto(Place.HAND), target=TARGET_CREATURE)),
    card("Withstand Death", "{G}", "Instant", spell(Pump(keywords=("indestructible",)), target=TARGET_CREATURE)),
    card("Word of Seizing", "{3}{R}{R}", "Instant",
         Keyword("split second"),
         spell(Untap(), GainControl(until_end_of_turn=True), Pump(keywords=("haste",)), target=Target())),
    card("Yawgmoth's Will", "{2}{B}", "Sorcery", spell(CastFromThisTurn("graveyard")), spell(ExileInsteadThisTurn())),
)  # fmt: skip
"""The cards."""
