"""Cards that put counters on objects, wait for that, and put more of those that there are."""

from __future__ import annotations

from oracle.abilities.costs import Sacrifice, SacrificeThis, TapThis
from oracle.abilities.effects import CreateTokens, DealDamage, Draw, May, Proliferate, PutCounters, PutCountersOnEach
from oracle.abilities.events import CastsSpell, DealsDamage, PutsCounters
from oracle.abilities.qualities import ANYTHING, CREATURE, Kind, Quality, Target, Who
from oracle.abilities.statics import EntersWithCounters
from oracle.cards.facts.making import ENTERS, FLYING, activated, card, cost, spell, static, when

TARGET_CREATURE = Target(quality=CREATURE)
STRIKES_PLAYER = DealsDamage(to_players=Who.ANYONE, combat=True)

CARDS = (
    # -1/-1 counters.
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
