"""Cards that have to do with casting spells: what is announced, for what costs, from where, and what changes these."""

from __future__ import annotations

from oracle.abilities.costs import CollectEvidence, DiscardCards, RevealFromHand, Sacrifice, TapThis
from oracle.abilities.effects import (
    CastCopyOfExiled,
    CastIt,
    CopyAllYouControl,
    CreateTokens,
    DealDamage,
    DealDamageDivided,
    Draw,
    Exile,
    GainLife,
    IfPaid,
    Imprint,
    May,
    MayCastWhileExiled,
    MayPay,
    NextSpellHas,
    Place,
    Pump,
    PutCounters,
    PutInto,
    PutOntoBattlefield,
    SacrificeChosen,
    Transform,
)
from oracle.abilities.events import AtBeginning, Attacks, CastsSpell
from oracle.abilities.kinds import ActivatedAbility, CostKeyword, Keyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import (
    AdditionalCost,
    AdditionalCostChoice,
    Anthem,
    CastThisFrom,
    CostsLess,
    DrawsOneMore,
    EntersTapped,
    EntersWithCounters,
    MayPayRather,
    SpellsHave,
)
from oracle.cards.facts.making import (
    CONVOKE,
    DEVOID,
    ENTERS,
    FLYING,
    INSTANTS_AND_SORCERIES,
    LIFELINK,
    activated,
    card,
    cost,
    spell,
    static,
    taps_for,
    when,
)
from oracle.objects import Part, PartOf

NONLAND_PERMANENT = Target(quality=Quality(not_types=("Land",)))
X_SMALL_CREATURES = Target(
    Kind.CARD_IN_GRAVEYARD, Quality(types=("Creature",), mana_value_at_most=2), whose=Who.YOU, times_x=True
)
ANY_TARGET = Target(Kind.ANY_TARGET)
ENCHANTED_CREATURE = Quality(types=("Creature",), enchanted=True)
AN_ENCHANTED_CREATURE = Quality(types=("Creature",), has_aura=True)
AN_ENCHANTMENT_CREATURE = Quality(all_types=("Enchantment", "Creature"))
LEGENDARY_CREATURE = Quality(types=("Creature",), supertypes=("Legendary",))
TARGET_PLAYER = Target(Kind.PLAYER)
TRANSFORMED = (
    Transform(), GainLife(amount=4), Draw(count=4), PutCounters("+1/+1", 4, Named.THIS), DealDamage(4, Who.EACH_OPPONENT),
)  # fmt: skip
MERCENARY = ActivatedAbility(
    cost("", TapThis()),
    (Pump(power=1),),
    (Target(quality=Quality(types=("Creature",), controller=Who.YOU)),),
    as_sorcery=True,
)
"""The ability of a Mercenary token."""

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
    # Additional costs that have to be paid.
    card("Altar's Reap", "{1}{B}", "Instant", static(AdditionalCost(cost("", Sacrifice(CREATURE)))), spell(Draw(count=2))),
    card("Flamekin Bladewhirl", "{R}", "Creature — Elemental Warrior",
         static(AdditionalCostChoice((cost("", RevealFromHand(Quality(subtypes=("Elemental",)))), cost("{3}")))), size="2/1"),
    card("Isochron Scepter", "{2}", "Artifact",
         when(ENTERS, Imprint(Quality(types=("Instant",), mana_value_at_most=2))),
         activated(cost("{2}", TapThis()), May((CastCopyOfExiled(),)))),
    card("Shrapnel Blast", "{1}{R}", "Instant",
         static(AdditionalCost(cost("", Sacrifice(Quality(types=("Artifact",)))))), spell(DealDamage(5), target=ANY_TARGET)),
    # Alternative costs, and cards that may be cast from elsewhere than the hand.
    card("Conflagrate", "{X}{X}{R}", "Sorcery",
         SpellAbility((DealDamageDivided(Amount.X),), (Target(Kind.ANY_TARGET, minimum=0, maximum=1, times_x=True),)),
         CostKeyword("flashback", cost("{R}{R}", DiscardCards(Amount.X)))),
    card("Conspiracy Unraveler", "{5}{U}{U}", "Creature — Sphinx Detective",
         FLYING, static(MayPayRather(cost("", CollectEvidence(10)))), size="6/6"),
    card("Gale, Waterdeep Prodigy", "{2}{U}", "Legendary Creature — Human Wizard",
         when(CastsSpell(Who.YOU, INSTANTS_AND_SORCERIES, "hand"), May((CastIt(),)),
              target=Target(Kind.CARD_IN_GRAVEYARD, Quality(of_other_type=True), 0, 1, Who.YOU)),
         Keyword("choose a Background"), size="1/3"),
    card("Kestia, the Cultivator", "{1}{G}{W}{U}", "Legendary Enchantment Creature — Nymph",
         CostKeyword("bestow", cost("{3}{G}{W}{U}")), static(Anthem(ENCHANTED_CREATURE, 4, 4)),
         when(Attacks(Quality(controller=Who.YOU, either=(AN_ENCHANTED_CREATURE, AN_ENCHANTMENT_CREATURE))), Draw()), size="4/4"),
    card("Quantum Riddler", "{3}{U}{U}", "Creature — Sphinx",
         FLYING, when(ENTERS, Draw()), static(DrawsOneMore(1)), CostKeyword("warp", cost("{1}{U}")), size="4/6"),
    card("Release to the Wind", "{2}{U}", "Instant", spell(Exile(), MayCastWhileExiled(free=True), target=NONLAND_PERMANENT)),
    card("Squee, the Immortal", "{1}{R}{R}", "Legendary Creature — Goblin",
         static(CastThisFrom(("graveyard", "exile"))), size="2/1"),
    card("Think Twice", "{1}{U}", "Instant", spell(Draw()), CostKeyword("flashback", cost("{2}{U}"))),
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
    card("We Ride at Dawn", "{2}{W}", "Enchantment",
         static(SpellsHave("convoke", LEGENDARY_CREATURE)),
         when(Attacks(Quality(commander=True, owner=Who.YOU)),
              CreateTokens(1, ("Creature",), ("Mercenary",), 1, 1, ("R",), abilities=(MERCENARY,)))),
    card("Ulalek, Fused Atrocity", "{C/W}{C/U}{C/B}{C/R}{C/G}", "Legendary Creature — Eldrazi",
         DEVOID, when(CastsSpell(Who.YOU, Quality(subtypes=("Eldrazi",))),
                      MayPay(Who.YOU, cost("{C}{C}"), (CopyAllYouControl(),))), size="2/5"),
    card("Wand of the Worldsoul", "{2}{W}", "Artifact",
         static(EntersTapped()), taps_for("W"), activated(cost("", TapThis()), NextSpellHas("convoke"))),
    # One part of a card that has two.
    card("Aang, Master of Elements", "", "Legendary Creature — Avatar Ally",
         FLYING, static(CostsLess(("W", "U", "B", "R", "G"), who=Who.YOU)),
         when(AtBeginning("upkeep", Who.ANYONE), May(TRANSFORMED)), size="6/6", colors="WURG",
         part=Part("Avatar Aang // Aang, Master of Elements", PartOf.BACK, 4)),
    card("Dazzling Theater", "{3}{W}", "Enchantment — Room", static(SpellsHave("convoke", CREATURE)),
         part=Part("Dazzling Theater // Prop Room", PartOf.HALF)),
    card("Eirdu, Carrier of Dawn", "{3}{W}{W}", "Legendary Creature — Elemental God",
         FLYING, LIFELINK, static(SpellsHave("convoke", CREATURE)),
         when(AtBeginning("precombat main", Who.YOU), MayPay(Who.YOU, cost("{B}"), (Transform(),))), size="5/5",
         part=Part("Eirdu, Carrier of Dawn // Isilu, Carrier of Twilight", PartOf.FRONT)),
    card("Invasion of Dominaria", "{2}{W}", "Battle — Siege", when(ENTERS, GainLife(amount=4), Draw()), defense=5,
         part=Part("Invasion of Dominaria // Serra Faithkeeper", PartOf.FRONT)),
)  # fmt: skip
"""The cards."""
