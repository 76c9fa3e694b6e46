"""The built-in cards: facts, never text. A module holds the cards of one mechanic or one kind, as the tuple ``CARDS``."""

from __future__ import annotations

from oracle.cards.facts import (
    antiquities,
    antiquities_creatures,
    arabian_nights,
    casting,
    changing,
    combat,
    convoke_permanents,
    convoke_spells,
    copies_and_names,
    costs_in_combat,
    counters,
    counters_from_elsewhere,
    counters_of_players,
    counters_on_creatures,
    creatures,
    damage,
    damage_and_more,
    evoke,
    fighting,
    homelands,
    in_combat,
    infect,
    keyword_counters,
    lands,
    life,
    losing_abilities,
    modified_damage,
    more_combats,
    more_counters,
    named_alike,
    originally_printed,
    paying,
    permanents,
    poison,
    returning,
    spells,
    toxic,
    ways_to_pay,
    wither,
)

CARDS = tuple(card for module in (
    antiquities, antiquities_creatures, arabian_nights, casting, changing, combat, convoke_permanents, convoke_spells,
    copies_and_names, costs_in_combat, counters, counters_from_elsewhere, counters_of_players, counters_on_creatures,
    creatures, damage, damage_and_more, evoke, fighting, homelands, in_combat, infect, keyword_counters, lands, life,
    losing_abilities, modified_damage, more_combats, more_counters, named_alike, originally_printed, paying, permanents,
    poison, returning, spells, toxic, ways_to_pay, wither,
) for card in module.CARDS)  # fmt: skip
"""All of them."""
