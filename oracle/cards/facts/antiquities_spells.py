"""Cards with names originally printed in Antiquities: instants and sorceries."""

from __future__ import annotations

from oracle.abilities.effects import (
    CounterIt,
    DealDamage,
    Destroy,
    DestroyEach,
    GainLife,
    Place,
    PutBackOnTop,
    PutInto,
    ReturnOwned,
    SacrificeToSearch,
)
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import (
    ANY_NUMBER,
    Amount,
    ControllerOf,
    Kind,
    Quality,
    Target,
    Targeted,
    TwiceDamageByArtifacts,
    Who,
)
from oracle.cards.facts.making import card, spell

ARTIFACT = Quality(types=("Artifact",))

CARDS = (
    card("Artifact Blast", "{R}", "Instant", spell(CounterIt(), target=Target(Kind.SPELL, ARTIFACT))),
    card("Crumble", "{G}", "Instant",
         spell(Destroy(for_good=True), GainLife(ControllerOf(Targeted()), Amount.ITS_MANA_VALUE),
               target=Target(quality=ARTIFACT))),
    card("Detonate", "{X}{R}", "Sorcery",
         spell(Destroy(for_good=True), DealDamage(Amount.X, ControllerOf(Targeted())),
               target=Target(quality=Quality(types=("Artifact",), mana_value=Amount.X)))),
    card("Drafna's Restoration", "{U}", "Sorcery",
         SpellAbility((PutBackOnTop(Targeted(), Who.TARGET_PLAYER),),
                      (Target(Kind.CARD_IN_GRAVEYARD, ARTIFACT, 0, ANY_NUMBER, Who.TARGET_PLAYER), Target(Kind.PLAYER)))),
    card("Hurkyl's Recall", "{1}{U}", "Instant", spell(ReturnOwned(ARTIFACT, Who.TARGET_PLAYER), target=Target(Kind.PLAYER))),
    card("Reconstruction", "{U}", "Sorcery",
         spell(PutInto(Place.HAND), target=Target(Kind.CARD_IN_GRAVEYARD, ARTIFACT, whose=Who.YOU))),
    card("Reverse Polarity", "{W}{W}", "Instant", spell(GainLife(amount=TwiceDamageByArtifacts()))),
    card("Shatterstorm", "{2}{R}{R}", "Sorcery", spell(DestroyEach(ARTIFACT, for_good=True))),
    card("Transmute Artifact", "{U}{U}", "Sorcery", spell(SacrificeToSearch(ARTIFACT))),
)  # fmt: skip
"""The cards."""
