"""The words of the game that a scenario may use and that no set-up line explains: keywords, kinds of counters, names of tokens.

They are closed lists, for a word that nobody knows would be found nowhere by every engine: an expectation that something is not
there would always hold.
"""

from __future__ import annotations

import difflib
import re

from adapters.contract.references import TRIGGER_WORDS
from adapters.suite.phrases.slots import PLAYERS
from oracle.cards.subtypes import SUBTYPES
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES
from oracle.editions import TOKENS_ARE_CALLED_TOKEN


def _list(text: str) -> frozenset[str]:
    return frozenset(" ".join(text.split()).split(", "))


KEYWORDS = _list("""
    absorb, affinity, afflict, afterlife, aftermath, amplify, annihilator, ascend, assist, aura swap, awaken, backup,
    banding, bargain, battle cry, bestow, blitz, bloodthirst, boast, bushido, buyback, cascade, casualty, champion,
    changeling, cipher, cleave, companion, compleated, conspire, convoke, craft, crew, cumulative upkeep, cycling, dash,
    daybound, deathtouch, decayed, defender, delve, demonstrate, dethrone, devoid, devour, disguise, disturb, double
    strike, dredge, echo, embalm, emerge, enchant, encore, enlist, entwine, epic, equip, escalate, escape, eternalize,
    evoke, evolve, exalted, exhaust, exploit, extort, fabricate, fading, fear, firebending, first strike, flanking, flash,
    flashback, flying, for mirrodin!, forecast, foretell, fortify, freerunning, frenzy, fuse, gift, graft, gravestorm,
    harmonize, haste, haunt, hexproof, hidden agenda, hideaway, horsemanship, impending, improvise, increment,
    indestructible, infect, ingest, intimidate, job select, jump-start, kicker, landwalk, level up, lifelink, living
    metal, living weapon, madness, max speed, mayhem, melee, menace, mentor, miracle, mobilize, modular, more than meets
    the eye, morph, mutate, myriad, nightbound, ninjutsu, offering, offspring, outlast, overload, paradigm, partner,
    persist, phasing, plot, poisonous, power-up, protection, prototype, provoke, prowess, prowl, rampage, ravenous, reach,
    read ahead, rebound, reconfigure, recover, reinforce, renown, replicate, retrace, riot, ripple, saddle, scavenge,
    shadow, shroud, skulk, sneak, solved, soulbond, soulshift, space sculptor, spectacle, splice, split second, spree,
    squad, start your engines!, station, storied, storm, sunburst, surge, suspend, teamwork, tiered, toxic, training,
    trample, transfigure, transmute, tribute, umbra armor, undaunted, undying, unearth, unleash, vanishing, vigilance,
    visit, ward, warp, web-slinging, wither
""")
"""The keyword abilities of 702."""

_VARIANTS = re.compile(
    r"(?:hexproof|protection) from .+|trample over planeswalkers|(?:affinity|splice) (?:for|onto) .+|partner with .+"
    r"|.+walk|.+cycling"
)

_FROM = re.compile(r"(?P<what>hexproof|protection) from (?:(?:the )?colou?r )?(?P<quality>.+)")
_PLURALS = {word.lower(): f"{word.lower()}s" for word in CARD_TYPES} | {"sorcery": "sorceries"}

_COUNTERS = _list("""
    acorn, aegis, age, aim, arrow, arrowhead, art, awakening, bait, bargle, blaze, blessing, blight, blood, bloodline,
    bloodstain, book, bore, bounty, brain, bribery, brick, burden, cage, carrion, cell, charge, chip, chorus, coin,
    collection, component, conqueror, contested, corpse, corruption, credit, croak, crystal, cube, currency, curse, day,
    death, deathtouch, decayed, defense, delay, depletion, descent, despair, devotion, discovery, divinity, doom, dread,
    dream, duty, echo, egg, elixir, ember, enlightened, eon, eruption, everything, exalted, exposure, eyeball, eyestalk, fade,
    fate, feather, feeding, fellowship, fetch, filibuster, film, finality, fire, flame, flood, flying, foreshadow, fungus,
    funk, fury, fuse, gem, ghostform, glass, globe, glyph, gold, growth, hack, harmony, haste, hatching, hatchling, healing,
    hexproof, hit, hole, hone, hoofprint, hope, hour, hourglass, hunger, husk, ice, impostor, incarnation, incubation,
    indestructible, infection, influence, ingenuity, ingredient, intel, intervention, invasion, invitation, isolation,
    javelin, judgment, ki, kick, knickknack, knowledge, landmark, level, lifelink, loot, lore, loyalty, luck, magnet, mana,
    manabond, manifestation, mannequin, matrix, memory, menace, midway, milk, mine, mining, mire, music, muster, necrodermis,
    nest, net, night, oil, omen, ore, page, pain, palliation, paralyzation, pause, petal, petrification, phylactery, phyresis,
    pin, plague, plan, plot, point, polyp, possession, pressure, prey, primeval, pupa, quest, rally, reach, rebuilding,
    rejection, release, reprieve, resonance, rev, revival, ribbon, ritual, rope, rust, saurian, scream, scroll, shadow, shell,
    shield, shoe, shred, shy, silver, skewer, sleep, sleight, slime, slumber, soot, soul, spark, spite, spooky, spore, stall,
    stash, storage, story, strife, stroopwafel, study, stun, supply, suspect, takeover, task, taste, theft, third-degree-burn,
    tide, time, tower, traffic, training, trample, trap, treasure, unity, unlock, valor, velocity, verse, vigilance, vitality,
    void, vortex, vow, voyage, wage, winch, wind, wish, wreck
""")
"""The kinds of counters that cards put on objects. Any keyword may name one besides, whether that gives it or not (122.1b)."""

_OF_PLAYERS = frozenset({"energy", "experience", "poison", "rad", "ticket"})
"""The kinds of counters that players get."""

_POWER_AND_TOUGHNESS = re.compile("[+-](?:0|[1-9][0-9]*)/[+-](?:0|[1-9][0-9]*)")

_NAMED_TOKENS = _list("""
    Ajani's Pridemate, Angelo, Atlantakul, Avacyn, Banana, Beau, Bling, Blue Horror, Boo, Boulder, Carnivore, Cherubael,
    Cobra Coil, Contortionist, Contract, Cordyceps Infected, Covert Sunglasses, Cragflame, Cursed, Darkstar, Doombot,
    Etherium Cell, Everywhere, Feather, First Mate Ragavan, Galactus, Guenhwyvar, Hot Dog, Icy Manalith, Jumblebones,
    Kaldra, Karox Bladewing, Keimi, Kobolds of Kher Keep, Koma's Coil, Land Mine, Laserbeak, Li'l Giri, Marit Lage, Mark
    of the Rani, Mask, Mechtitan, Meteorite, Minor Demon, Moloid, Monster, Mowu, Munitions, Nalaar Aetherjet, Phobos,
    Plaguebearer of Nurgle, Rabid Sheep, Ragavan, Ravage, Red Beard, Redwing, Reliquary Dragon, Replicated Ring, Rock,
    Royal, Scion of the Deep, Scrap, Settlement, Smaug, Smoke Blessing, Sorcerer, Stangg Twin, Stoneforged Blade, Sturdy
    Shield, Sword, Syr Acha, Tamiyo's Notebook, The Blackjack, The Hollow Sentinel, The Tiger God, Tiny, Toski's Coil,
    Tuktuk the Returned, Twin, Urami, Vecna, Virtuous, Voja, Voja Fenstalker, Volo's Journal, Walker, Wasteland Survival
    Guide, Wicked, Wolves of the Hunt, Yellow Hat, Young Hero, Zabu, Zeppelin
""")
"""The tokens that have names of their own (111.4)."""


_TYPES = {word.casefold(): word for word in (*SUPERTYPES, *CARD_TYPES, *SUBTYPES)}


def no_type(word: str) -> str:
    """Why there is no supertype, card type or subtype that is called so (205.2-205.4); empty if there is one."""
    right = _TYPES.get(word.casefold())
    if right == word:
        return ""
    return f"there is no type {word}" + (f"; as on a card, write {right}" if right else "")


_GIVEN_NAMES = frozenset(
    {"Everflame, Heroes' Legacy", "Humble Merchant", "Legitimate Businessperson", "Radiant Swan", "Vitu-Ghazi"}
)
"""The names that effects give (612.8) and no card has."""


def is_keyword(word: str) -> bool:
    """Whether this is a keyword ability, as a view shows it."""
    return word in KEYWORDS or (_VARIANTS.fullmatch(word) is not None and with_quality(word) == word)


def with_quality(word: str) -> str:
    """A keyword as it is written with a quality, if it has one: a color by its name alone, a type in the plural."""
    found = _FROM.fullmatch(word)
    return word if found is None else f"{found['what']} from {_PLURALS.get(found['quality'], found['quality'])}"


def no_counter(bearer: str, kind: str) -> str:
    """Why an object or a player can't be said to bear counters of this kind (122.1); empty if it can."""
    if bearer in PLAYERS:
        return "" if kind in _OF_PLAYERS else f"players get no {kind} counters; theirs are {', '.join(sorted(_OF_PLAYERS))}"
    known = kind in _COUNTERS or is_keyword(kind) or _POWER_AND_TOUGHNESS.fullmatch(kind) is not None
    if known:
        return ""
    close = difflib.get_close_matches(kind.lower(), sorted(_COUNTERS), 1, 0.8)
    return f"there are no {kind} counters on objects" + (f"; did you mean {close[0]}?" if close else "")


def is_ability_word(word: str) -> bool:
    """Whether references call some ability on the stack by this word."""
    return word in TRIGGER_WORDS or word == "activated" or word in KEYWORDS


def is_token_name(name: str, until: str = "") -> bool:
    """Whether a token may have this name though no card has it: one of its own, its subtypes and the word Token (111.4), or what
    an effect names it. In an edition ``until`` before that word came to it, the subtypes alone.
    """
    called = " Token" if not until or until >= TOKENS_ARE_CALLED_TOKEN.since else ""
    types = name.removesuffix(called).replace("Time Lord", "Time-Lord").split()
    of_types = name.endswith(called) and bool(types) and all(each.replace("-Lord", " Lord") in SUBTYPES for each in types)
    return of_types or name in _NAMED_TOKENS or name in _GIVEN_NAMES
