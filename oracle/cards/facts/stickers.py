"""Cards that put stickers on objects, and that ask for stickers."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.conditions import YouControl
from oracle.abilities.costs import TapThis
from oracle.abilities.effects import (
    AddMana,
    AddManaForEach,
    DealDamage,
    GainLife,
    GetCounters,
    IfStickerIs,
    May,
    Pump,
    PutCounters,
    PutSticker,
    PutStickerOnOne,
    ReturnThisFromGraveyard,
    Tap,
)
from oracle.abilities.events import DealsDamage, Enters, Itself, PutsSticker
from oracle.abilities.kinds import ActivatedAbility, CostKeyword, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import (
    CREATURE,
    IT,
    Amount,
    Kind,
    LettersOnStickers,
    Named,
    Quality,
    Target,
    Targeted,
    UniqueVowels,
    Who,
)
from oracle.abilities.statics import Anthem
from oracle.abilities.stickers import StickerKind
from oracle.cards.facts.making import (
    DEATHTOUCH,
    ENTERS,
    FLYING,
    HASTE,
    ITSELF,
    REACH,
    TRAMPLE,
    TREASURE_TOKEN,
    VIGILANCE,
    YOUR_CREATURES,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

NONLAND = Quality(not_types=("Land",), owner=Who.YOU)
MAY_PUT = May((PutStickerOnOne(NONLAND),))
MAY_PUT_NAME = May((PutStickerOnOne(NONLAND, StickerKind.NAME),))
PUT_NAME_ON_IT = May((PutSticker(StickerKind.NAME, Named.EVENT),))


def tickets(count: int) -> GetCounters:
    """You get so many tickets (107.17)."""
    return GetCounters(Who.YOU, "ticket", count)


def enters_with(count: int) -> TriggeredAbility:
    """As it enters, you get so many tickets and may put a sticker of any kind."""
    return when(ENTERS, tickets(count), MAY_PUT)


def other_with(kind: StickerKind) -> Target:
    """Another target creature with such a sticker on it."""
    return Target(quality=Quality(types=("Creature",), other=True, sticker=kind))


def while_stickered(keyword: str) -> StaticAbility:
    """It has this keyword as long as you control a stickered permanent (123.4)."""
    return static(Anthem(ITSELF, keywords=(keyword,)), YouControl(Quality(stickered=True)))


CARDS = (
    # Tickets, and a sticker of any kind.
    card("Aerialephant", "{3}{W}", "Creature — Elephant Performer", FLYING, enters_with(1), size="3/2"),
    card("Bioluminary", "{2}{U}", "Creature — Merfolk Performer",
         when(DealsDamage(to_players=Who.ANYONE, combat=True), tickets(2), MAY_PUT), size="1/3"),
    card("Blorbian Buddy", "{G}", "Creature — Alien Guest", TRAMPLE, activated(cost("{G}", TapThis()), tickets(1)), size="1/1"),
    card("Carnival Carnivore", "{5}{B}", "Creature — Alien Crab Horror", DEATHTOUCH, enters_with(1), size="4/6"),
    card("Chicken Troupe", "{1}{G}", "Creature — Bird Performer", CostKeyword("ward", cost("{2}")), enters_with(1), size="2/2"),
    card("Finishing Move", "{2}{G}", "Sorcery",
         SpellAbility((tickets(2), MAY_PUT, DealDamage(Amount.ITS_POWER, Targeted(1), by=IT)),
                      (Target(quality=YOUR_CREATURES), Target(quality=Quality(types=("Creature",), controller=Who.NOT_YOU))))),
    card("Glitterflitter", "{2}{U}", "Creature — Faerie Performer", FLYING, enters_with(1), size="2/2"),
    card("Minotaur de Force", "{1}{R}", "Creature — Minotaur Performer", HASTE, enters_with(1), size="2/1"),
    card("Park Bleater", "{2}{W}", "Creature — Goat Employee",
         when(Enters(Quality(types=("Creature",), owner=Who.YOU, other=True)), tickets(1)),
         activated(cost("{W}", TapThis()),
                   May((PutStickerOnOne(Quality(types=("Creature",), owner=Who.YOU, entered_this_turn=True)),))), size="2/2"),
    card("Prize Wall", "{1}{U}", "Creature — Wall",
         Keyword("defender"), activated(cost("{U}", TapThis()), tickets(1)),
         ActivatedAbility(cost("{4}{U}", TapThis()), (MAY_PUT,), as_sorcery=True), size="0/4"),
    card("Stiltstrider", "{3}{G}{G}", "Creature — Rhino Performer", REACH, enters_with(2), size="5/4"),
    card("Ticket Turbotubes", "{3}", "Artifact",
         activated(cost("", TapThis()), AddMana(any_color=1)), activated(cost("{3}", TapThis()), tickets(1))),
    card("Ticketomaton", "{3}", "Artifact Creature — Robot", enters_with(1), size="2/2"),
    # Stickers of one kind.
    card("Angelic Harold", "{1}{W}{U}", "Legendary Creature — Angel Performer",
         FLYING, when(ENTERS, MAY_PUT_NAME),
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, words_at_least=3), 1, 1)), size="2/2"),
    card("Baaallerina", "{3}{U}", "Creature — Sheep Performer",
         FLYING, when(ENTERS, MAY_PUT_NAME),
         activated(cost("{2}{U}"), Pump(keywords=("flying",)), target=other_with(StickerKind.NAME)), size="3/3"),
    card("Proficient Pyrodancer", "{2}{R}", "Creature — Human Performer",
         when(ENTERS, May((PutStickerOnOne(NONLAND, StickerKind.ART),))),
         activated(cost("{2}{R}"), Pump(power=2, keywords=("menace",)), target=other_with(StickerKind.ART)), size="2/3"),
    card("Sword-Swallowing Seraph", "{4}{W}{W}", "Creature — Angel Performer",
         FLYING, VIGILANCE, when(ENTERS, MAY_PUT_NAME),
         ActivatedAbility(cost("{1}{W}", TapThis()), (PutCounters("+1/+1"),), (other_with(StickerKind.NAME),), as_sorcery=True),
         size="4/4"),
    # The letters of stickers.
    card("________ Goblin", "{2}{R}", "Creature — Goblin Guest",
         when(ENTERS, PUT_NAME_ON_IT, AddManaForEach(("R",), UniqueVowels())), size="2/2"),
    card("_____-o-saurus", "{4}{G}{G}", "Creature — Alien Dinosaur",
         TRAMPLE, when(ENTERS, PUT_NAME_ON_IT, PutCounters("+1/+1", UniqueVowels(), Named.EVENT)), size="3/3"),
    card("_____ Bird Gets the Worm", "{3}{W}{W}", "Creature — Bird Guest",
         FLYING, when(ENTERS, PUT_NAME_ON_IT, GainLife(amount=UniqueVowels())), size="2/4"),
    card("_____ Balls of Fire", "{3}{R}", "Enchantment",
         when(ENTERS, PUT_NAME_ON_IT),
         when(PutsSticker(Who.YOU, Itself.THIS), DealDamage(LettersOnStickers("o")), target=Target(Kind.ANY_TARGET))),
    # "Whenever you place a sticker".
    card("Goblin Airbrusher", "{1}{R}", "Creature — Goblin Employee",
         when(PutsSticker(Who.YOU), IfStickerIs(StickerKind.ART, (replace(TREASURE_TOKEN, count=2),), (TREASURE_TOKEN,))),
         size="2/1"),
    card("Tusk and Whiskers", "{3}{G}{W}", "Legendary Creature — Elephant Mouse Performer",
         when(PutsSticker(Who.YOU, CREATURE, StickerKind.ABILITY), PutCounters("+1/+1", what=Named.EVENT)),
         activated(cost("{2}{G}{W}", TapThis()), tickets(1), MAY_PUT), size="4/4"),
    card("Wee Champion", "{R}", "Creature — Minotaur Child Guest",
         when(PutsSticker(Who.YOU),
              IfStickerIs(StickerKind.ART, (PutCounters("+1/+1", what=Named.THIS),), (Pump(Named.THIS, 1, 1),))), size="0/1"),
    # What waits in a graveyard.
    card("A Good Day to Pie", "{1}{W}", "Instant", spell(Tap(), target=Target(quality=CREATURE, minimum=0, maximum=2)),
         when(PutsSticker(Who.YOU, CREATURE, StickerKind.NAME), May((ReturnThisFromGraveyard(),)))),
    card("Unlawful Entry", "{1}{U}", "Instant", spell(Pump(power=1, keywords=("flying",)), target=Target(quality=CREATURE)),
         when(PutsSticker(Who.YOU, CREATURE, StickerKind.ART), May((ReturnThisFromGraveyard(),)))),
    # "As long as you control a stickered permanent".
    card("Big Winner", "{3}{R}", "Creature — Ogre Warrior Guest", while_stickered("trample"), size="5/2"),
    card("Croakid Amphibonaut", "{4}{U}", "Creature — Frog Guest", while_stickered("flying"), size="4/3"),
    card("Grabby Tabby", "{3}{G}", "Creature — Cat Guest", while_stickered("vigilance"), size="4/3"),
    card("Sanguine Sipper", "{1}{W}", "Creature — Vampire Guest", while_stickered("lifelink"), size="3/1"),
    card("Scared Stiff", "{2}{B}", "Creature — Zombie Coward Guest", while_stickered("menace"), size="3/2"),
)  # fmt: skip
"""The cards."""
