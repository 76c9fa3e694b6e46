"""Cards that make permanents something else altogether: another name, a copy of something, another text, face down."""

from __future__ import annotations

from oracle.abilities.costs import SacrificeThis, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    IT,
    Becomes,
    BecomesCopy,
    ChangeText,
    Destroy,
    Draw,
    EachBecomesCopy,
    May,
    PutCounters,
    PutCountersOnEach,
    RemoveAllCounters,
    Tap,
    TurnFaceUp,
    Words,
)
from oracle.abilities.events import Enters, IsTurnedFaceUp
from oracle.abilities.kinds import CostKeyword, Enchant, SpellAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import Anthem, DefinesSize, Is, MayEnterAsCopy, TurnsOthersFaceDown
from oracle.cards.facts.making import (
    ATTACHED_CREATURE,
    ENTERS,
    FLASH,
    FLYING,
    ITSELF,
    LIFELINK,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    taps_for,
    when,
)

ARTIFACT_OR_CREATURE = Quality(types=("Artifact", "Creature"))
ENCHANT_CREATURE = Enchant(Target(quality=CREATURE))
FACE_DOWN_CREATURE = Quality(types=("Creature",), face_down=True)
NONLEGENDARY_CREATURE = Quality(types=("Creature",), not_supertypes=("Legendary",))

NAMED = (
    card("Awakening of Vitu-Ghazi", "{3}{G}{G}", "Instant",
         spell(PutCounters("+1/+1", 9),
               Becomes(Nature(("Creature",), ("Elemental",), size=(0, 0), keywords=("haste",), name="Vitu-Ghazi",
                              supertypes=("Legendary",)), how_long=HowLong.WHILE_IT_IS_THERE),
               target=Target(quality=Quality(types=("Land",), controller=Who.YOU)))),
    card("Honest Work", "{U}", "Enchantment — Aura",
         Enchant(Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT))),
         when(ENTERS, Tap(Named.ATTACHED), RemoveAllCounters(Named.ATTACHED)),
         static(Is(ATTACHED_CREATURE, Nature(subtypes=("Citizen",), size=(1, 1), abilities=(taps_for("C"),),
                                             abilities_lost=True, name="Humble Merchant")))),
    card("Spy Kit", "{2}", "Artifact — Equipment",
         static(Anthem(ATTACHED_CREATURE, 1, 1, creature_names=True)), CostKeyword("equip", cost("{2}"))),
    card("Witness Protection", "{U}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Is(ATTACHED_CREATURE, Nature(("Creature",), ("Citizen",), colors=("G", "W"), size=(1, 1), abilities_lost=True,
                                             name="Legitimate Businessperson", keeps=Keeps.NOTHING)))),
)  # fmt: skip

BY_NAME = (
    card("Charmed Stray", "{W}", "Creature — Cat",
         LIFELINK,
         when(ENTERS, PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), controller=Who.YOU, other=True,
                                                            named="Charmed Stray"))),
         size="1/1"),
    card("Plague Rats", "{2}{B}", "Creature — Rat",
         static(DefinesSize(Quality(types=("Creature",), named="Plague Rats"))), size="*/*"),
    card("Timberpack Wolf", "{1}{G}", "Creature — Wolf",
         static(Anthem(ITSELF, 1, 1, for_each=Quality(types=("Creature",), controller=Who.YOU, other=True,
                                                      named="Timberpack Wolf"))), size="2/2"),
)  # fmt: skip

COPYING = (
    card("Cytoshape", "{1}{G}{U}", "Instant",
         spell(BecomesCopy(IT, NONLEGENDARY_CREATURE, how_long=HowLong.THIS_TURN), target=Target(quality=CREATURE))),
    card("Mirage Mirror", "{3}", "Artifact",
         activated(cost("{2}"), BecomesCopy(Named.THIS, IT, how_long=HowLong.THIS_TURN),
                   target=Target(quality=Quality(types=("Artifact", "Creature", "Enchantment", "Land"))))),
    card("Mirrorform", "{4}{U}{U}", "Instant",
         spell(EachBecomesCopy(Quality(not_types=("Land",), controller=Who.YOU)),
               target=Target(quality=Quality(not_subtypes=("Aura",))))),
    card("Mirrorweave", "{2}{W/U}{W/U}", "Instant",
         spell(EachBecomesCopy(CREATURE, other=True, how_long=HowLong.THIS_TURN), target=Target(quality=NONLEGENDARY_CREATURE))),
    card("Renegade Doppelganger", "{1}{U}", "Creature — Shapeshifter",
         when(Enters(Quality(types=("Creature",), controller=Who.YOU, other=True)),
              May((BecomesCopy(Named.THIS, Named.EVENT, how_long=HowLong.THIS_TURN),))), size="0/1"),
    card("Thespian's Stage", "", "Land",
         taps_for("C"),
         activated(cost("{2}", TapThis()), BecomesCopy(Named.THIS, IT, with_this_ability=True),
                   target=Target(quality=Quality(types=("Land",))))),
    card("True Polymorph", "{4}{U}{U}", "Instant",
         SpellAbility((BecomesCopy(IT, Targeted(1)),),
                      (Target(quality=ARTIFACT_OR_CREATURE), Target(quality=ARTIFACT_OR_CREATURE, another=True)))),
    card("Unstable Shapeshifter", "{3}{U}", "Creature — Shapeshifter",
         when(Enters(Quality(types=("Creature",), other=True)),
              BecomesCopy(Named.THIS, Named.EVENT, with_this_ability=True)), size="0/1"),
)  # fmt: skip

ENTERING_AS_COPIES = (
    card("Clever Impersonator", "{2}{U}{U}", "Creature — Shapeshifter",
         static(MayEnterAsCopy(Quality(not_types=("Land",)))), size="0/0"),
    card("Copy Artifact", "{1}{U}", "Enchantment",
         static(MayEnterAsCopy(Quality(types=("Artifact",)), Nature(("Enchantment",), keeps=Keeps.ALL)))),
    card("Malleable Impostor", "{3}{U}", "Creature — Faerie Shapeshifter",
         FLASH, FLYING,
         static(MayEnterAsCopy(Quality(types=("Creature",), controller=Who.OPPONENT),
                               Nature(subtypes=("Faerie", "Shapeshifter"), keywords=("flying",), keeps=Keeps.ALL))), size="0/0"),
    card("Mirror Image", "{2}{U}", "Creature — Shapeshifter", static(MayEnterAsCopy(YOUR_CREATURES)), size="0/0"),
    card("Phyrexian Metamorph", "{3}{U/P}", "Artifact Creature — Phyrexian Shapeshifter",
         static(MayEnterAsCopy(ARTIFACT_OR_CREATURE, Nature(("Artifact",), keeps=Keeps.ALL))), size="0/0"),
    card("Quicksilver Gargantuan", "{5}{U}{U}", "Creature — Shapeshifter",
         static(MayEnterAsCopy(CREATURE, Nature(size=(7, 7), keeps=Keeps.ALL))), size="7/7"),
)  # fmt: skip

FACE_DOWN = (
    card("Aven Farseer", "{1}{W}", "Creature — Bird Soldier",
         FLYING, when(IsTurnedFaceUp(Quality()), PutCounters("+1/+1", what=Named.THIS)), size="1/1"),
    card("Break Open", "{1}{R}", "Instant",
         spell(TurnFaceUp(), target=Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT, face_down=True)))),
    card("Ixidor, Reality Sculptor", "{3}{U}{U}", "Legendary Creature — Human Wizard",
         static(Anthem(FACE_DOWN_CREATURE, 1, 1)),
         activated(cost("{2}{U}"), TurnFaceUp(), target=Target(quality=FACE_DOWN_CREATURE)), size="3/4"),
    card("Ixidron", "{3}{U}{U}", "Creature — Illusion",
         static(TurnsOthersFaceDown(Quality(types=("Creature",), token=False, other=True))),
         static(DefinesSize(FACE_DOWN_CREATURE)), size="*/*"),
    card("Nosy Goblin", "{2}{R}", "Creature — Goblin",
         activated(cost("", TapThis(), SacrificeThis()), Destroy(), target=Target(quality=FACE_DOWN_CREATURE)), size="2/1"),
    card("Secret Plans", "{G}{U}", "Enchantment",
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, face_down=True), 0, 1)),
         when(IsTurnedFaceUp(Quality(controller=Who.YOU)), Draw())),
)  # fmt: skip

SPELL_OR_PERMANENT = Target(Kind.SPELL_OR_PERMANENT)
COLORS, LAND_TYPES = Words.COLORS, Words.BASIC_LAND_TYPES

TEXTS = (
    card("Alter Reality", "{1}{U}", "Instant",
         spell(ChangeText((COLORS,)), target=SPELL_OR_PERMANENT), CostKeyword("flashback", cost("{1}{U}"))),
    card("Artificial Evolution", "{U}", "Instant",
         spell(ChangeText((Words.CREATURE_TYPES,), never="Wall"), target=SPELL_OR_PERMANENT)),
    card("Crystal Spray", "{2}{U}", "Instant",
         spell(ChangeText((COLORS, LAND_TYPES), how_long=HowLong.THIS_TURN), target=SPELL_OR_PERMANENT), spell(Draw())),
    card("Magical Hack", "{U}", "Instant", spell(ChangeText((LAND_TYPES,)), target=SPELL_OR_PERMANENT)),
    card("Mind Bend", "{U}", "Instant", spell(ChangeText((COLORS, LAND_TYPES)), target=Target())),
    card("Sleight of Mind", "{U}", "Instant", spell(ChangeText((COLORS,)), target=SPELL_OR_PERMANENT)),
)  # fmt: skip

CARDS = (*TEXTS, *NAMED, *BY_NAME, *COPYING, *ENTERING_AS_COPIES, *FACE_DOWN)
"""The cards."""
