"""The day from which the rules have each thing that cards use, as far as the oracle knows it.

What the first edition that is modelled has is as old as that. For what came later, the day is that of the first of the official
texts that has it where that text is at hand, or is known, and otherwise the day on which the cards came out that it was made for,
by which the rules had it. Where neither is known it is the first text at hand that has it, although it may be older: `artifact
landwalk`, symbols such as {C/W}, power-up. What only gave a name to what cards said in more words before (mill, create) is not
here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from oracle.abilities import costs, effects, events, kinds, qualities, statics
from oracle.abilities.natures import Nature
from oracle.editions import FIRST_EDITION
from oracle.objects import Part, PartOf

TIME_SPIRAL, COLDSNAP, FUTURE_SIGHT, LORWYN = "2006-10-01", "2006-07-21", "2007-05-01", "2007-10-01"
SHADOWMOOR, SHARDS_OF_ALARA, MAGIC_2010 = "2008-05-01", "2008-10-03", "2009-07-11"
RISE_OF_THE_ELDRAZI, SCARS_OF_MIRRODIN, MIRRODIN_BESIEGED = "2010-04-23", "2010-10-01", "2011-02-04"
NEW_PHYREXIA, COMMANDER, INNISTRAD, DARK_ASCENSION = "2011-05-13", "2011-06-17", "2011-09-30", "2012-02-01"
MAGIC_2014, THEROS, BORN_OF_THE_GODS = "2013-07-13", "2013-09-27", "2014-02-07"
KHANS_OF_TARKIR, MAGIC_ORIGINS = "2014-09-25", "2015-07-17"
BATTLE_FOR_ZENDIKAR, OATH_OF_THE_GATEWATCH, SHADOWS_OVER_INNISTRAD = "2015-10-02", "2016-01-22", "2016-04-08"
CONSPIRACY_2016, KALADESH, AETHER_REVOLT, HOUR_OF_DEVASTATION = "2016-08-26", "2016-09-30", "2017-01-20", "2017-07-14"
IXALAN, DOMINARIA, BATTLEBOND, GUILDS_OF_RAVNICA = "2017-09-29", "2018-04-27", "2018-06-08", "2018-10-05"
THRONE_OF_ELDRAINE, THEROS_BEYOND_DEATH, IKORIA = "2019-10-04", "2020-01-24", "2020-04-17"
STRIXHAVEN, MODERN_HORIZONS_2, MIDNIGHT_HUNT = "2021-04-22", "2021-06-18", "2021-09-24"
KAMIGAWA_NEON_DYNASTY, NEW_CAPENNA, BALDURS_GATE = "2022-02-18", "2022-04-29", "2022-06-10"
DOMINARIA_UNITED, UNFINITY, ALL_WILL_BE_ONE = "2022-09-09", "2022-10-07", "2023-02-03"
MARCH_OF_THE_MACHINE, KARLOV_MANOR, FALLOUT, DUSKMOURN = "2023-04-14", "2024-02-09", "2024-03-08", "2024-09-20"
AETHERDRIFT, EDGE_OF_ETERNITIES, LORWYN_ECLIPSED, SUPER_HEROES = "2025-02-14", "2025-08-01", "2026-01-23", "2026-06-19"

_SINCE_THE_FIRST = (
    "banding", "bushido", "buyback", "convoke", "cycling", "defender", "desertwalk", "double strike", "enchant", "equip",
    "fading", "fear", "first strike", "flanking", "flashback", "flying", "forestwalk", "haste", "horsemanship", "islandwalk",
    "kicker", "legendary landwalk", "mountainwalk", "nonbasic landwalk", "phasing", "plainswalk", "protection", "provoke",
    "rampage", "shadow", "swampwalk", "trample", "vigilance",
)  # fmt: skip

KEYWORDS: Mapping[str, str] = dict.fromkeys(_SINCE_THE_FIRST, FIRST_EDITION) | {
    "snow forestwalk": COLDSNAP, "snow landwalk": COLDSNAP, "snow swampwalk": COLDSNAP,
    "flash": TIME_SPIRAL, "split second": TIME_SPIRAL,
    "deathtouch": FUTURE_SIGHT, "delve": FUTURE_SIGHT, "lifelink": FUTURE_SIGHT, "poisonous": FUTURE_SIGHT,
    "reach": FUTURE_SIGHT, "shroud": FUTURE_SIGHT,
    "changeling": LORWYN, "evoke": LORWYN,
    "conspire": SHADOWMOOR, "persist": SHADOWMOOR, "wither": SHADOWMOOR,
    "devour": SHARDS_OF_ALARA, "exalted": SHARDS_OF_ALARA,
    "intimidate": MAGIC_2010,
    "annihilator": RISE_OF_THE_ELDRAZI, "rebound": RISE_OF_THE_ELDRAZI,
    "infect": SCARS_OF_MIRRODIN,
    "battle cry": MIRRODIN_BESIEGED,
    "hexproof": COMMANDER,
    "undying": DARK_ASCENSION,
    "indestructible": MAGIC_2014,
    "bestow": THEROS,
    "prowess": KHANS_OF_TARKIR,
    "menace": MAGIC_ORIGINS,
    "devoid": BATTLE_FOR_ZENDIKAR,
    "skulk": SHADOWS_OVER_INNISTRAD,
    "melee": CONSPIRACY_2016,
    "improvise": AETHER_REVOLT,
    "afflict": HOUR_OF_DEVASTATION,
    "hexproof from": DOMINARIA,
    "partner with": BATTLEBOND,
    "ward": STRIXHAVEN,
    "trample over planeswalkers": MODERN_HORIZONS_2,
    "decayed": MIDNIGHT_HUNT,
    "choose a Background": BALDURS_GATE,
    "artifact landwalk": UNFINITY,
    "toxic": ALL_WILL_BE_ONE,
    "warp": EDGE_OF_ETERNITIES,
}  # fmt: skip
"""Keyword abilities (702) by name; "protection" and "hexproof from" stand for all of their variants."""

COUNTERS: Mapping[str, str] = {
    "loyalty": LORWYN,
    "energy": KALADESH,
    "stun": DOMINARIA_UNITED,
    "ticket": UNFINITY,
    "defense": MARCH_OF_THE_MACHINE,
    "rad": FALLOUT,
}
"""Kinds of counters that do something by a rule. A counter that has the name of a keyword does nothing before rules make it one
(122.1b): for these see ``oracle.counters.kinds``.
"""

TYPES: Mapping[str, str] = {
    "Planeswalker": LORWYN,
    "Kindred": LORWYN,
    "Snow": COLDSNAP,
    "Vehicle": KALADESH,
    "Battle": MARCH_OF_THE_MACHINE,
}
"""Card types, supertypes and subtypes with rules of their own. Kindred is as old as tribal, which it was called before."""

PREDEFINED_TOKENS: Mapping[str, str] = {"Clue": SHADOWS_OVER_INNISTRAD, "Treasure": IXALAN}
"""Tokens that are created by their name alone (111.10), by subtype."""

PARTS: Mapping[Enum, str] = {
    PartOf.FRONT: INNISTRAD,
    PartOf.BACK: INNISTRAD,
    PartOf.HALF: DUSKMOURN,
    qualities.Named.CONVOKED: GUILDS_OF_RAVNICA,
    qualities.Amount.CONVOKED: GUILDS_OF_RAVNICA,
    qualities.Amount.EXCESS: IKORIA,
}
"""Words of the vocabulary that are members of an enumeration: parts of cards, creatures that convoked, excess damage."""

WORDS: Mapping[type, str] = {
    kinds.Evoke: LORWYN,
    costs.UntapThis: SHADOWMOOR,
    effects.Proliferate: SCARS_OF_MIRRODIN,
    events.Proliferates: SCARS_OF_MIRRODIN,
    effects.Fight: INNISTRAD,
    effects.Transform: INNISTRAD,
    qualities.Devotion: THEROS,
    effects.ExileUntilLeaves: MAGIC_2014,
    effects.Goad: CONSPIRACY_2016,
    costs.PayEnergy: KALADESH,
    kinds.PartnerWith: BATTLEBOND,
    effects.Surveil: GUILDS_OF_RAVNICA,
    statics.GraveyardEscape: THEROS_BEYOND_DEATH,
    effects.Connive: NEW_CAPENNA,
    effects.PutSticker: UNFINITY,
    effects.PutStickerOnOne: UNFINITY,
    events.PutsSticker: UNFINITY,
    costs.CollectEvidence: KARLOV_MANOR,
    effects.SufferRadiation: FALLOUT,
    statics.GrantsEvoke: LORWYN_ECLIPSED,
    costs.Blight: LORWYN_ECLIPSED,
    effects.Blights: LORWYN_ECLIPSED,
}
"""Words of the vocabulary that are no keyword and stand for what rules define: actions, events, costs; and evoke that a spell
gains as it is cast, of which rules say only since 2026 that it has it from the moment at which it is put on the stack (610.5).
"""

FIELDS: Mapping[tuple[type, str], str] = {
    (kinds.ActivatedAbility, "loyalty"): LORWYN,
    (kinds.ActivatedAbility, "exhaust"): AETHERDRIFT,
    (effects.DealDamage, "excess_to"): IKORIA,
    (kinds.ActivatedAbility, "power_up"): SUPER_HEROES,
    (qualities.Quality, "commander"): COMMANDER,
    (Nature, "cant_have"): BORN_OF_THE_GODS,
    (statics.LoseKeywords, "for_good"): BORN_OF_THE_GODS,
    (qualities.Quality, "unlike_convoked"): GUILDS_OF_RAVNICA,
    (qualities.Quality, "stickered"): UNFINITY,
    (qualities.Quality, "sticker"): UNFINITY,
    (qualities.Quality, "words_at_least"): UNFINITY,
    (Part, "mana_value"): SHADOWS_OVER_INNISTRAD,
}
"""Words that say something of that kind with one of their fields, where it is filled."""
