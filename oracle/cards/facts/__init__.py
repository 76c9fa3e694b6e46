"""The built-in cards: facts, never text. A module holds the cards of one mechanic or one kind, as the tuple ``CARDS``."""

from __future__ import annotations

from importlib import import_module

from oracle.objects import Characteristics

_MODULES = (
    "adventures",
    "antiquities",
    "antiquities_creatures",
    "antiquities_spells",
    "arabian_nights",
    "casting",
    "changing",
    "combat",
    "convoke_permanents",
    "convoke_spells",
    "copies_and_names",
    "costs_in_combat",
    "counters",
    "counters_from_elsewhere",
    "counters_of_players",
    "counters_on_conditions",
    "counters_on_creatures",
    "creatures",
    "damage",
    "damage_and_more",
    "evoke",
    "fighting",
    "further_keyword_counters",
    "gaining_abilities",
    "groups",
    "homelands",
    "in_combat",
    "infect",
    "keyword_counters",
    "lands",
    "life",
    "losing_abilities",
    "many_words",
    "modified_damage",
    "more_combats",
    "more_counters",
    "named_alike",
    "originally_printed",
    "paying",
    "permanents",
    "poison",
    "returning",
    "spells",
    "stickers",
    "switching",
    "toxic",
    "ways_to_pay",
    "wither",
)

CARDS: tuple[Characteristics, ...] = tuple(card for name in _MODULES for card in import_module(f"{__name__}.{name}").CARDS)
"""All of them."""
