"""Cards that have to do with casting spells: what is announced, for what costs, from where, and what changes these."""

from __future__ import annotations

from oracle.abilities.effects import CreateTokens, Draw, IfPaid, Place, PutInto, PutOntoBattlefield, SacrificeChosen
from oracle.abilities.kinds import CostKeyword, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target, Who
from oracle.abilities.statics import Anthem, EntersWithCounters, SpellsHave
from oracle.cards.facts.making import CONVOKE, ENTERS, activated, card, cost, spell, static

NONLAND_PERMANENT = Target(quality=Quality(not_types=("Land",)))
X_SMALL_CREATURES = Target(
    Kind.CARD_IN_GRAVEYARD, Quality(types=("Creature",), mana_value_at_most=2), whose=Who.YOU, times_x=True
)
TARGET_PLAYER = Target(Kind.PLAYER)

CARDS = (
    # Additional costs that may be paid.
    card("Capsize", "{1}{U}{U}", "Instant", CostKeyword("buyback", cost("{3}")), spell(PutInto(Place.HAND), target=Target())),
    card("Gatekeeper of Malakir", "{B}{B}", "Creature — Vampire Warrior",
         CostKeyword("kicker", cost("{B}")),
         TriggeredAbility(ENTERS, (SacrificeChosen(Who.TARGET_PLAYER, CREATURE),), (TARGET_PLAYER,), paid="kicker"), size="2/2"),
    card("Into the Roil", "{1}{U}", "Instant",
         CostKeyword("kicker", cost("{1}{U}")),
         spell(PutInto(Place.HAND), IfPaid("kicker", (Draw(),)), target=NONLAND_PERMANENT)),
    card("Kavu Primarch", "{3}{G}", "Creature — Kavu",
         CostKeyword("kicker", cost("{4}")), CONVOKE, static(EntersWithCounters("+1/+1", 4, "kicker")), size="3/3"),
    card("Sprout Swarm", "{1}{G}", "Instant",
         CONVOKE, CostKeyword("buyback", cost("{3}")), spell(CreateTokens(1, ("Creature",), ("Saproling",), 1, 1, ("G",)))),
    card("Whispers of the Muse", "{U}", "Instant", CostKeyword("buyback", cost("{5}")), spell(Draw())),
    # X.
    card("Return to the Ranks", "{X}{W}{W}", "Sorcery",
         CONVOKE, spell(PutOntoBattlefield(), target=X_SMALL_CREATURES)),
    card("Muscle Sliver", "{1}{G}", "Creature — Sliver", static(Anthem(Quality(types=("Creature",), subtypes=("Sliver",)), 1, 1)),
         size="1/1"),
    card("Sliver Queen", "{W}{U}{B}{R}{G}", "Legendary Creature — Sliver",
         activated(cost("{2}"), CreateTokens(1, ("Creature",), ("Sliver",), 1, 1)), size="7/7"),
    # Keywords that spells have while they are cast.
    card("Chief Engineer", "{1}{U}", "Creature — Vedalken Artificer",
         static(SpellsHave("convoke", Quality(types=("Artifact",)))), size="1/3"),
    card("Inspiring Statuary", "{3}", "Artifact", static(SpellsHave("improvise", Quality(not_types=("Artifact",))))),
)  # fmt: skip
"""The cards."""
