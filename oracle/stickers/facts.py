"""What is on each sticker sheet. Where the abilities of an ability sticker are empty, they are not modelled."""

from __future__ import annotations

from oracle.abilities.costs import SacrificeThis, TapThis
from oracle.abilities.effects import (
    AddMana,
    Becomes,
    CreateTokens,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    Exile,
    ForThisTurn,
    GainLife,
    GetCounters,
    LoseLife,
    May,
    Place,
    Proliferate,
    Pump,
    PumpEach,
    PutCounters,
    PutInto,
    PutOntoBattlefield,
    Scry,
    Switch,
    Tap,
    Untap,
)
from oracle.abilities.events import Attacks, DealsDamage, Dies, Enters
from oracle.abilities.kinds import CostKeyword, Keyword
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, IT, ITSELF, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import CantBlock
from oracle.cards.facts.making import (
    DEATHTOUCH,
    DIES,
    DOUBLE_STRIKE,
    EXALTED,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    INFECT,
    LEAVES,
    LIFELINK,
    MENACE,
    NONCREATURE,
    PERSIST,
    PROWESS,
    REACH,
    SHADOW,
    TRAMPLE,
    TREASURE_TOKEN,
    UNDYING,
    VIGILANCE,
    YOUR_CREATURES,
    activated,
    cost,
    when,
)
from oracle.stickers.kinds import TICKET
from oracle.stickers.sheets import sheet

ATTACKS = Attacks()
STRIKES = DealsDamage(to_players=Who.ANYONE, combat=True)
CREATURE_ENTERS = Enters(YOUR_CREATURES)
ELDRAZI = Nature(types=("Creature",), subtypes=("Eldrazi",), size=(13, 13), keeps=Keeps.ALL)
FOOD = activated(cost("{2}", TapThis(), SacrificeThis()), GainLife(amount=3))
TARGET_CREATURE = Target(quality=CREATURE)

SHEETS = (
    sheet(("Ancestral", "Hot Dog", "Minotaur"), ((2, (Keyword("afflict", 2),)), (3, (FLYING,))), ((2, 1, 4), (5, 8, 6))),
    sheet(
        ("Carnival", "Elephant", "Meteor"),
        ((2, (activated(cost("", SacrificeThis()), Draw(count=2)),)), (3, (when(ATTACKS, Proliferate()),))),
        ((2, 4, 1), (5, 8, 7)),
    ),
    sheet(
        ("Contortionist", "Otter", "Storm"),
        (
            (2, (activated(cost("", TapThis()), Pump(keywords=("haste",)), target=TARGET_CREATURE),)),
            (
                4,
                (
                    DEATHTOUCH,
                    LIFELINK,
                ),
            ),
        ),
        ((2, 5, 1), (3, 3, 5)),
    ),
    sheet(
        ("Cool", "Fluffy", "Loxodon"),
        ((2, (when(LEAVES, Draw()),)), (5, (when(CREATURE_ENTERS, Becomes(ELDRAZI, Named.THIS)),))),
        ((2, 4, 2), (4, 5, 6)),
    ),
    sheet(
        ("Cursed", "Firebreathing", "Yogurt"),
        (
            (
                2,
                (
                    PROWESS,
                    PROWESS,
                ),
            ),
            (5, (activated(cost("{2}", TapThis()), DealDamage(2), target=Target(Kind.ANY_TARGET)),)),
        ),
        ((2, 4, 2), (4, 4, 8)),
    ),
    sheet(
        ("Deep-Fried", "Plague", "Myr"),
        (
            (2, (when(ATTACKS, Scry(1)),)),
            (3, (when(LEAVES, May((Destroy(),)), target=Target(quality=Quality(types=("Artifact", "Enchantment")))),)),
        ),
        ((3, 4, 5), (4, 8, 4)),
    ),
    sheet(
        ("Demonic", "Tourist", "Laser"), ((2, ()), (3, (when(DIES, GetCounters(Who.YOU, TICKET, 7)),))), ((2, 1, 4), (5, 9, 6))
    ),
    sheet(("Eldrazi", "Guacamole", "Tightrope"), ((2, (HASTE,)), (5, ())), ((2, 1, 4), (3, 5, 3))),
    sheet(
        ("Elemental", "Time", "Flamingo"),
        ((2, ()), (4, (when(Dies(YOUR_CREATURES), LoseLife(Who.EACH_OPPONENT), GainLife()),))),
        ((2, 1, 5), (3, 5, 4)),
    ),
    sheet(
        ("Eternal", "Acrobat", "Toast"),
        (
            (2, (when(STRIKES, Exile(), PutOntoBattlefield(Named.MADE, Who.ITS_OWNER), target=Target(quality=YOUR_CREATURES)),)),
            (3, (activated(cost("", TapThis()), Untap(), target=Target(quality=Quality(other=True))),)),
        ),
        ((3, 4, 4), (5, 7, 8)),
    ),
    sheet(
        ("Familiar", "Beeble", "Mascot"),
        ((2, (when(ATTACKS, Untap(), target=Target()),)), (4, (when(CREATURE_ENTERS, PumpEach(YOUR_CREATURES, 1, 1)),))),
        ((2, 2, 3), (3, 5, 3)),
    ),
    sheet(
        ("Geek", "Lotus", "Warrior"),
        (
            (2, (activated(cost("{2}"), Pump(Named.THIS, 2)),)),
            (4, (when(CREATURE_ENTERS, DealDamage(2), target=Target(Kind.PLAYER)),)),
        ),
        ((2, 4, 1), (3, 3, 6)),
    ),
    sheet(
        ("Giant", "Mana", "Cake"),
        (
            (2, (when(LEAVES, CreateTokens(2, ("Artifact",), ("Food",), abilities=(FOOD,))),)),
            (4, (when(DIES, Destroy(), target=Target(quality=Quality(not_types=("Land",)))),)),
        ),
        ((2, 3, 3), (3, 6, 2)),
    ),
    sheet(
        ("Goblin", "Coward", "Parade"),
        ((2, ()), (3, (when(LEAVES, May((Destroy(),)), target=Target(quality=Quality(types=("Creature",), power_at_least=4))),))),
        ((2, 2, 3), (4, 8, 4)),
    ),
    sheet(
        ("Happy", "Dead", "Squirrel"),
        ((2, (activated(cost("", TapThis()), AddMana(("C", "C"), only=NONCREATURE)),)), (3, (INFECT,))),
        ((2, 3, 2), (4, 4, 7)),
    ),
    sheet(("Jetpack", "Death", "Seltzer"), ((2, (TRAMPLE,)), (3, ())), ((3, 2, 7), (4, 6, 5))),
    sheet(("Misunderstood", "Trapeze", "Elf"), ((2, ()), (3, (HEXPROOF,))), ((2, 4, 2), (4, 6, 6))),
    sheet(("Mystic", "Doom", "Sandwich"), ((2, (LIFELINK,)), (3, ())), ((2, 1, 4), (5, 6, 8))),
    sheet(
        ("Narrow-Minded", "Baloney", "Fireworks"),
        (
            (2, (when(ATTACKS, GainLife(amount=2)),)),
            (
                3,
                (
                    VIGILANCE,
                    REACH,
                ),
            ),
        ),
        ((2, 2, 4), (5, 7, 7)),
    ),
    sheet(("Night", "Brushwagg", "Ringmaster"), ((2, (MENACE,)), (3, (PERSIST,))), ((2, 2, 3), (6, 10, 10))),
    sheet(
        ("Notorious", "Sliver", "War"),
        ((2, (activated(cost("{5}"), PumpEach(YOUR_CREATURES, 1, 1)),)), (3, ())),
        ((2, 3, 3), (5, 9, 6)),
    ),
    sheet(
        ("Phyrexian", "Midway", "Bamboozle"),
        ((2, (when(ATTACKS, GetCounters(Who.YOU, TICKET)),)), (3, (UNDYING,))),
        ((2, 4, 2), (5, 6, 9)),
    ),
    sheet(
        ("Playable", "Delusionary", "Hydra"),
        ((2, (activated(cost("", TapThis()), Draw(), Discard()),)), (4, (when(ATTACKS, GainLife(amount=3), Draw()),))),
        ((2, 1, 5), (3, 4, 4)),
    ),
    sheet(
        ("Primal", "Elder", "Kitty"), ((2, (activated(cost("{1}"), Pump(Named.THIS, 1, -1)),)), (3, ())), ((2, 5, 1), (4, 4, 7))
    ),
    sheet(
        ("Sassy", "Gremlin", "Blood"),
        (
            (2, (when(ATTACKS, TREASURE_TOKEN),)),
            (5, (activated(cost("{3}"), Pump(keywords=("flying",)), target=TARGET_CREATURE),)),
        ),
        ((2, 3, 2), (6, 10, 10)),
    ),
    sheet(("Slimy", "Burrito", "Illusion"), ((2, (Keyword("bushido", 2),)), (3, (DOUBLE_STRIKE,))), ((2, 2, 4), (4, 5, 6))),
    sheet(("Snazzy", "Aether", "Homunculus"), ((2, ()), (3, ())), ((2, 2, 4), (5, 8, 7))),
    sheet(
        ("Space", "Fungus", "Snickerdoodle"), ((2, (Keyword("skulk"),)), (3, (Keyword("battle cry"),))), ((2, 3, 2), (5, 6, 8))
    ),
    sheet(
        ("Spooky", "Clown", "Mox"),
        ((2, (VIGILANCE,)), (4, (activated(cost("{1}", TapThis()), Tap(), target=TARGET_CREATURE),))),
        ((2, 1, 5), (3, 5, 4)),
    ),
    sheet(("Squid", "Fire", "Knight"), ((2, ()), (3, ())), ((2, 4, 1), (4, 6, 6))),
    sheet(
        ("Squishy", "Sphinx", "Ninja"),
        ((2, (CostKeyword("ward", cost("{2}")),)), (4, (Keyword("provoke"),))),
        ((3, 5, 3), (5, 7, 7)),
    ),
    sheet(
        ("Sticky", "Kavu", "Daredevil"),
        (
            (2, (when(DIES, May((PutInto(Place.HAND),)), target=TARGET_CREATURE),)),
            (4, (when(ATTACKS, PumpEach(YOUR_CREATURES, 1, 1)),)),
        ),
        ((2, 3, 3), (3, 2, 6)),
    ),
    sheet(
        ("Trained", "Blessed", "Mind"),
        ((2, (activated(cost("", TapThis()), Exile(), target=Target(Kind.CARD_IN_GRAVEYARD)),)), (3, ())),
        ((2, 4, 2), (5, 6, 9)),
    ),
    sheet(
        ("Trendy", "Circus", "Pirate"),
        ((2, (DEATHTOUCH,)), (5, (when(STRIKES, CreateTokens(Amount.THAT_MUCH, ("Creature",), ("Squirrel",), 1, 1, ("G",))),))),
        ((2, 5, 1), (3, 3, 6)),
    ),
    sheet(
        ("Unassuming", "Gelatinous", "Serpent"),
        (
            (
                2,
                (
                    when(
                        DIES,
                        PutInto(Place.HAND),
                        target=Target(Kind.CARD_IN_GRAVEYARD, Quality(not_types=("Creature", "Land")), whose=Who.YOU),
                    ),
                ),
            ),
            (4, ()),
        ),
        ((2, 2, 3), (3, 7, 2)),
    ),
    sheet(
        ("Unglued", "Pea-Brained", "Dinosaur"),
        ((2, (activated(cost("", TapThis()), AddMana(("C", "C"), only=CREATURE)),)), (4, ())),
        ((2, 2, 4), (5, 8, 6)),
    ),
    sheet(("Unhinged", "Beast", "Hunt"), ((2, (activated(cost("", TapThis()), GainLife()),)), (4, ())), ((2, 4, 1), (3, 2, 6))),
    sheet(
        ("Unique", "Charmed", "Pants"),
        ((2, (activated(cost("", TapThis()), AddMana(any_color=1)),)), (3, ())),
        ((2, 5, 1), (4, 4, 8)),
    ),
    sheet(("Unsanctioned", "Ancient", "Juggler"), ((2, ()), (4, (INDESTRUCTIBLE,))), ((2, 3, 2), (3, 5, 4))),
    sheet(
        ("Unstable", "Robot", "Dragon"),
        ((2, (activated(cost("{1}"), Switch(Named.THIS)),)), (4, (when(ATTACKS, Pump(Named.EVENT, 5, 5)),))),
        ((2, 3, 2), (3, 2, 7)),
    ),
    sheet(
        ("Urza's", "Dark", "Cannonball"),
        (
            (
                2,
                (
                    EXALTED,
                    EXALTED,
                ),
            ),
            (3, (SHADOW,)),
        ),
        ((2, 1, 5), (4, 7, 4)),
    ),
    sheet(("Vampire", "Champion", "Fury"), ((2, ()), (4, ())), ((2, 1, 5), (3, 6, 3))),
    sheet(("Weird", "Angel", "Flame"), ((2, ()), (3, ())), ((2, 2, 3), (5, 7, 8))),
    sheet(("Werewolf", "Lightning", "Mage"), ((2, ()), (4, ())), ((2, 4, 1), (3, 3, 5))),
    sheet(
        ("Wild", "Ogre", "Bupkis"),
        ((2, (when(ATTACKS, PutCounters("+1/+1", what=Named.EVENT)),)), (3, ())),
        ((2, 5, 1), (4, 7, 4)),
    ),
    sheet(
        ("Wrinkly", "Monkey", "Shenanigans"),
        ((2, (activated(cost("{1}"), ForThisTurn(CantBlock(attackers=ITSELF), IT), target=TARGET_CREATURE),)), (4, ())),
        ((2, 2, 4), (3, 7, 2)),
    ),
    sheet(
        ("Yawgmoth", "Merfolk", "Soul"),
        (
            (2, (when(LEAVES, Discard(Who.TARGET_PLAYER), target=Target(Kind.PLAYER)),)),
            (5, (when(LEAVES, CreateTokens(5, ("Artifact", "Creature"), ("Clown", "Robot"), 1, 1, ("W",))),)),
        ),
        ((2, 3, 3), (4, 6, 5)),
    ),
    sheet(
        ("Zombie", "Cheese", "Magician"),
        ((2, (FIRST_STRIKE,)), (4, (when(STRIKES, Draw(count=Amount.THAT_MUCH)),))),
        ((2, 3, 3), (3, 6, 2)),
    ),
)
"""The sheets in alphabetical order."""
