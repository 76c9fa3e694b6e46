"""Cards that put counters on objects, wait for that, and put more of those that there are."""

from __future__ import annotations

from oracle.abilities.costs import PutCounterOnThis, RemoveCounters, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.effects import (
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    May,
    MoveAllCounters,
    Place,
    Proliferate,
    PutCounters,
    PutCountersOnEach,
    PutInto,
    RemoveAllCounters,
    Untap,
)
from oracle.abilities.events import CastsSpell, DealsDamage, PutsCounters
from oracle.abilities.kinds import Keyword, SpellAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, IT, Amount, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import EntersWithCounters
from oracle.cards.facts.making import ENTERS, FIRST_STRIKE, FLYING, SHROUD, activated, card, cost, spell, static, taps_for, when

TARGET_CREATURE = Target(quality=CREATURE)
OTHER_CREATURE = Quality(types=("Creature",), other=True)
STRIKES_PLAYER = DealsDamage(to_players=Who.ANYONE, combat=True)

CARDS = (
    # -1/-1 counters.
    card("Black Sun's Zenith", "{X}{B}{B}", "Sorcery",
         spell(PutCountersOnEach("-1/-1", Amount.X, CREATURE), PutInto(Place.LIBRARY_SHUFFLED, Named.THIS))),
    card("Carnifex Demon", "{4}{B}{B}", "Creature — Phyrexian Demon",
         FLYING, static(EntersWithCounters("-1/-1", 2)),
         activated(cost("{B}", RemoveCounters("-1/-1")), PutCountersOnEach("-1/-1", 1, OTHER_CREATURE)), size="6/6"),
    card("Devoted Druid", "{1}{G}", "Creature — Elf Druid",
         taps_for("G"), activated(cost("", PutCounterOnThis("-1/-1")), Untap(Named.THIS)), size="0/2"),
    card("Fume Spitter", "{B}", "Creature — Phyrexian Horror",
         activated(cost("", SacrificeThis()), PutCounters("-1/-1"), target=TARGET_CREATURE), size="1/1"),
    card("Hapatra, Vizier of Poisons", "{B}{G}", "Legendary Creature — Human Cleric",
         when(STRIKES_PLAYER, May((PutCounters("-1/-1"),)), target=TARGET_CREATURE),
         when(PutsCounters(Who.YOU, "-1/-1", CREATURE),
              CreateTokens(1, ("Creature",), ("Snake",), 1, 1, ("G",), ("deathtouch",))), size="2/2"),
    card("Skinrender", "{2}{B}{B}", "Creature — Phyrexian Zombie",
         when(ENTERS, PutCounters("-1/-1", 3), target=TARGET_CREATURE), size="3/3"),
    # +1/+1 counters.
    card("Ivy Elemental", "{X}{G}", "Creature — Elemental", static(EntersWithCounters("+1/+1")), size="0/0"),
    card("Spike Feeder", "{1}{G}{G}", "Creature — Spike",
         static(EntersWithCounters("+1/+1", 2)),
         activated(cost("{2}", RemoveCounters("+1/+1")), PutCounters("+1/+1"), target=TARGET_CREATURE),
         activated(cost("", RemoveCounters("+1/+1")), GainLife(amount=2)), size="0/0"),
    card("Walking Ballista", "{X}{X}", "Artifact Creature — Construct",
         static(EntersWithCounters("+1/+1")),
         activated(cost("{4}"), PutCounters("+1/+1", what=Named.THIS)),
         activated(cost("", RemoveCounters("+1/+1")), DealDamage(1), target=Target(Kind.ANY_TARGET)), size="0/0"),
    # Counters of any kind, moved and removed.
    card("Blastoderm", "{2}{G}{G}", "Creature — Beast", SHROUD, Keyword("fading", 3), size="5/5"),
    card("Fate Transfer", "{1}{U/B}", "Instant",
         SpellAbility((MoveAllCounters(IT, Targeted(1)),), (TARGET_CREATURE, Target(quality=CREATURE, another=True)))),
    card("Vampire Hexmage", "{B}{B}", "Creature — Vampire Shaman",
         FIRST_STRIKE, activated(cost("", SacrificeThis()), RemoveAllCounters(), target=Target()), size="2/1"),
    # Proliferating.
    card("Contagion Engine", "{6}", "Artifact",
         when(ENTERS, PutCountersOnEach("-1/-1", 1, CREATURE, Who.TARGET_PLAYER), target=Target(Kind.PLAYER)),
         activated(cost("{4}", TapThis()), Proliferate(2))),
    card("Grim Affliction", "{2}{B}", "Instant", spell(PutCounters("-1/-1"), Proliferate(), target=TARGET_CREATURE)),
    card("Inexorable Tide", "{3}{U}{U}", "Enchantment", when(CastsSpell(Who.YOU, ANYTHING), Proliferate())),
    card("Steady Progress", "{2}{U}", "Instant", spell(Proliferate()), spell(Draw())),
    card("Tezzeret's Gambit", "{3}{U/P}", "Sorcery", spell(Draw(count=2), Proliferate())),
    card("Throne of Geth", "{2}", "Artifact",
         activated(cost("", TapThis(), Sacrifice(Quality(types=("Artifact",)))), Proliferate())),
    card("Thrummingbird", "{1}{U}", "Creature — Phyrexian Bird Horror", FLYING, when(STRIKES_PLAYER, Proliferate()), size="1/1"),
    card("Volt Charge", "{2}{R}", "Instant", spell(DealDamage(3), Proliferate(), target=Target(Kind.ANY_TARGET))),
)  # fmt: skip
"""The cards."""
