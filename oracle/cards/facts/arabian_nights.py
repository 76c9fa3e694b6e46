"""Cards with names originally printed in Arabian Nights."""

from __future__ import annotations

from oracle.abilities.conditions import DuringEndOfCombat, YouControl, YourHand
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import (
    AddMana,
    DealDamage,
    DealDamageToEach,
    Destroy,
    Discard,
    Draw,
    GainLife,
    MayPay,
    PreventAll,
    PreventNext,
    Pump,
    PumpEach,
    Regenerate,
    SacrificeIt,
    Tap,
    Untap,
)
from oracle.abilities.events import AtBeginning, BecomesTapped, DealsDamage
from oracle.abilities.kinds import ActivatedAbility, Enchant, Keyword
from oracle.abilities.qualities import CREATURE, Amount, Kind, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    FIRST_STRIKE,
    FLYING,
    ITSELF,
    TRAMPLE,
    activated,
    card,
    cost,
    spell,
    static,
    taps_for,
    when,
)

ANY_TARGET = Target(Kind.ANY_TARGET)
TARGET_CREATURE = Target(quality=CREATURE)
YOUR_UPKEEP = AtBeginning("upkeep", Who.YOU)

CARDS = (
    card("Aladdin's Ring", "{8}", "Artifact", activated(cost("{8}", TapThis()), DealDamage(4), target=ANY_TARGET)),
    card("Ali Baba", "{R}", "Creature — Human Rogue",
         activated(cost("{R}"), Tap(), target=Target(quality=Quality(subtypes=("Wall",)))), size="1/1"),
    card("Army of Allah", "{1}{W}{W}", "Instant", spell(PumpEach(Quality(types=("Creature",), attacking=True), 2))),
    card("Bazaar of Baghdad", "", "Land", activated(cost("", TapThis()), Draw(count=2), Discard(count=3))),
    card("Bird Maiden", "{2}{R}", "Creature — Human Bird", FLYING, size="1/2"),
    card("City of Brass", "", "Land",
         when(BecomesTapped(), DealDamage(1, Who.YOU)), activated(cost("", TapThis()), AddMana(any_color=1))),
    card("Dancing Scimitar", "{4}", "Artifact Creature — Spirit", FLYING, size="1/5"),
    card("Desert", "", "Land — Desert",
         taps_for("C"), ActivatedAbility(cost("", TapThis()), (DealDamage(1),),
                                         (Target(quality=Quality(types=("Creature",), attacking=True)),),
                                         condition=DuringEndOfCombat())),
    card("Desert Twister", "{4}{G}{G}", "Sorcery", spell(Destroy(), target=Target())),
    card("Ebony Horse", "{3}", "Artifact",
         activated(cost("{2}", TapThis()), Untap(), PreventAll(by=True, combat=True),
                   target=Target(quality=Quality(types=("Creature",), controller=Who.YOU, attacking=True)))),
    card("El-Hajjâj", "{1}{B}{B}", "Creature — Human Wizard",
         when(DealsDamage(to_players=Who.ANYONE, to=Quality()), GainLife(amount=Amount.THAT_MUCH)), size="1/1"),
    card("Elephant Graveyard", "", "Land",
         taps_for("C"), activated(cost("", TapThis()), Regenerate(), target=Target(quality=Quality(subtypes=("Elephant",))))),
    card("Fishliver Oil", "{1}{U}", "Enchantment — Aura",
         Enchant(TARGET_CREATURE), static(Anthem(ATTACHED_CREATURE, keywords=("islandwalk",)))),
    card("Flying Carpet", "{4}", "Artifact",
         activated(cost("{2}", TapThis()), Pump(keywords=("flying",)), target=TARGET_CREATURE)),
    card("Flying Men", "{U}", "Creature — Human", FLYING, size="1/1"),
    card("Jandor's Saddlebags", "{2}", "Artifact", activated(cost("{3}", TapThis()), Untap(), target=TARGET_CREATURE)),
    card("Junún Efreet", "{1}{B}{B}", "Creature — Efreet",
         FLYING, when(YOUR_UPKEEP, MayPay(Who.YOU, cost("{B}{B}"), otherwise=(SacrificeIt(),))), size="3/3"),
    card("Juzám Djinn", "{2}{B}{B}", "Creature — Djinn", when(YOUR_UPKEEP, DealDamage(1, Who.YOU)), size="5/5"),
    card("King Suleiman", "{1}{W}", "Creature — Human Noble",
         activated(cost("", TapThis()), Destroy(), target=Target(quality=Quality(subtypes=("Djinn", "Efreet")))), size="1/1"),
    card("Kird Ape", "{R}", "Creature — Ape",
         static(Anthem(ITSELF, 1, toughness=2), YouControl(Quality(subtypes=("Forest",)))), size="1/1"),
    card("Library of Alexandria", "", "Land",
         taps_for("C"), ActivatedAbility(cost("", TapThis()), (Draw(),), condition=YourHand(7))),
    card("Moorish Cavalry", "{2}{W}{W}", "Creature — Human Knight", TRAMPLE, size="3/3"),
    card("Oasis", "", "Land", activated(cost("", TapThis()), PreventNext(1), target=TARGET_CREATURE)),
    card("Piety", "{2}{W}", "Instant", spell(PumpEach(Quality(types=("Creature",), blocking=True), toughness=3))),
    card("Repentant Blacksmith", "{1}{W}", "Creature — Human", Keyword("protection from red"), size="1/2"),
    card("Sandstorm", "{G}", "Instant", spell(DealDamageToEach(1, Quality(types=("Creature",), attacking=True)))),
    card("Serendib Efreet", "{2}{U}", "Creature — Efreet", FLYING, when(YOUR_UPKEEP, DealDamage(1, Who.YOU)), size="3/4"),
    card("Stone-Throwing Devils", "{B}", "Creature — Devil", FIRST_STRIKE, size="1/1"),
    card("Wyluli Wolf", "{1}{G}", "Creature — Wolf",
         activated(cost("", TapThis()), Pump(power=1, toughness=1), target=TARGET_CREATURE), size="1/1"),
)  # fmt: skip
"""The cards."""
