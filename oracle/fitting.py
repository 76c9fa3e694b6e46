"""Whether characteristics fit a description, with no look at the rest of the game (109, 205)."""

from __future__ import annotations

from oracle.abilities.qualities import Amount, Quality, Who
from oracle.cards.printings import ORIGINALLY_PRINTED
from oracle.cards.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from oracle.errors import NotModelled
from oracle.keywords.variants import is_among
from oracle.mana import mana_value
from oracle.naming import has_name, has_one_of
from oracle.objects import UNKNOWN, Characteristics, GameObject, Kind, Seat, Zone
from oracle.stickers.words import words

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""The card types of permanents (110.4)."""


def fits(
    quality: Quality,
    now: Characteristics,
    found: GameObject,
    *,
    controller: Seat,
    you: Seat,
    source: GameObject | None = None,
) -> bool:
    """Whether an object with these characteristics fits a quality, but for what the quality asks of a trigger event."""
    return (
        _fits_types(quality, now)
        and _fits_colors(quality, now)
        and _fits_numbers(quality, now, found, source)
        and (quality.controller is None or is_meant(quality.controller, controller, you))
        and (quality.owner is None or is_meant(quality.owner, found.owner, you))
        and (quality.token is None or quality.token == (found.kind is Kind.TOKEN))
        and not (quality.face_down and not found.face_down)
        and (quality.tapped is None or quality.tapped == found.tapped)
        and (not (quality.attacking or quality.blocking) or _is_in_combat(quality, found))
        and not (quality.attacked and not found.attacks)
        and not (quality.keyword and not is_among(now.keywords, quality.keyword))
        and not (quality.without and is_among(now.keywords, quality.without))
        and not (quality.no_abilities and has_abilities(now))
        and not (quality.enchanted and (source is None or source.attached_to != found.id))
        and not (quality.commander and not found.commander)
        and not (quality.other and source is not None and found.id == source.id)
        and not (quality.itself and (source is None or found.id != source.id))
        and not (quality.stickered and not found.stickers)
        and not (quality.sticker and all(each.sticker.kind is not quality.sticker for each in found.stickers))
        and not (quality.words_at_least is not None and _words(now) < quality.words_at_least)
        and not (quality.damaged_by_this and (source is None or source.id not in found.damaged_by))
        and not (quality.any_counter and not found.counters)
        and not (quality.counter and not found.counted(quality.counter))
        and not (quality.chosen_type and (source is None or not has_subtype(now, source.chosen)))
        and not (quality.named and not has_name(now, quality.named))
        and not (quality.chosen_name and (source is None or not has_name(now, source.chosen)))
        and not (quality.printed_in and not _is_of(now, quality.printed_in))
    )


def _is_of(now: Characteristics, expansion: str) -> bool:
    """Whether an object has a name that was originally printed in an expansion (206.3a-c) or, by the rules until 2013-07-12, has
    its symbol (206.3 of those). Raises NotModelled where that is not known.
    """
    if now.expansion is None:
        return has_one_of(now, ORIGINALLY_PRINTED[expansion])
    if now.expansion == UNKNOWN:
        raise NotModelled(f"{now.name} of which it is not said in which expansion it was printed")
    return now.expansion == expansion


def _words(now: Characteristics) -> int:
    """How many words are in the name of an object (123.6a)."""
    if now.creature_names:
        raise NotModelled("the words in one of many names")
    return len(words(now.name))


def check_alone(quality: Quality) -> None:
    """Raise NotModelled for a quality that `fits` does not see the whole of: ``oracle.matching`` looks at the rest of the game,
    which is not known while it is worked out what objects are like.
    """
    if (
        quality.has_aura
        or quality.entered_this_turn
        or quality.chosen_color
        or quality.either
        or quality.unlike_convoked
        or quality.of_other_type
        or quality.shares_color_with_source
        or quality.power_below_source
        or quality.shares_type_with_event
    ):
        raise NotModelled("a continuous effect that asks for more than what an object itself is like")


def _is_in_combat(quality: Quality, found: GameObject) -> bool:
    """Whether a creature attacks or blocks, whichever of the two is asked for; of one that is gone, whether it did (608.2h)."""
    return (quality.attacking and found.attacking is not None) or (quality.blocking and bool(found.blocking))


def _fits_types(quality: Quality, now: Characteristics) -> bool:
    return (
        (not quality.types or any(each in now.types for each in quality.types) or _has_any(now, quality.or_subtypes))
        and all(each in now.types for each in quality.all_types)
        and not any(each in now.types for each in quality.not_types)
        and (not quality.supertypes or any(each in now.supertypes for each in quality.supertypes))
        and not any(each in now.supertypes for each in quality.not_supertypes)
        and (not quality.subtypes or _has_any(now, quality.subtypes))
        and not _has_any(now, quality.not_subtypes)
        and all(has_subtype(now, each) for each in quality.all_subtypes)
        and not (quality.permanent and not PERMANENT_TYPES.intersection(now.types))
    )


def _has_any(now: Characteristics, subtypes: tuple[str, ...]) -> bool:
    return any(has_subtype(now, each) for each in subtypes)


def _fits_colors(quality: Quality, now: Characteristics) -> bool:
    return (
        (not quality.colors or any(each in now.colors for each in quality.colors))
        and all(each in now.colors for each in quality.all_colors)
        and not any(each in now.colors for each in quality.not_colors)
        and not (quality.colorless and now.colors)
        and not (quality.multicolored and len(now.colors) < 2)
        and not (quality.monocolored and len(now.colors) != 1)
    )


def _fits_numbers(quality: Quality, now: Characteristics, found: GameObject, source: GameObject | None) -> bool:
    value = value_of(found, now)
    at_most = quality.mana_value_at_most
    if (at_most is not None and not isinstance(at_most, int)) or isinstance(quality.mana_value, Amount):
        raise NotModelled("a mana value that is compared with a number other than as an instruction is carried out")
    return (
        (quality.power_at_most is None or (now.power is not None and now.power <= quality.power_at_most))
        and (quality.power_at_least is None or (now.power is not None and now.power >= quality.power_at_least))
        and (quality.mana_value is None or value == quality.mana_value)
        and (at_most is None or value <= at_most)
        and (quality.mana_value_at_least is None or value >= quality.mana_value_at_least or _allowed_for_x(quality, now))
        and not (quality.mana_value_even and value % 2)
        and not (quality.mana_value_of_counters and (source is None or value != source.counted(quality.mana_value_of_counters)))
    )


def _allowed_for_x(quality: Quality, now: Characteristics) -> bool:
    return quality.or_x_in_cost and "X" in (now.mana_cost or ())


def value_of(found: GameObject, now: Characteristics) -> int:
    """The mana value of an object (202.3): what its mana cost says, whatever was paid (118.9c). X counts on the stack only
    (202.3e), and a back face has the mana value of its front face (202.3b).
    """
    if now.part is not None and now.part.mana_value is not None:
        return now.part.mana_value
    x = found.cast.x if found.zone is Zone.STACK and found.cast is not None else 0
    return mana_value(now.mana_cost, x)


def has_subtype(now: Characteristics, subtype: str) -> bool:
    """Whether an object has a subtype, be it that it has every creature type."""
    if subtype in now.subtypes:
        return True
    with_creature_types = now.every_creature_type and bool({"Creature", "Kindred"}.intersection(now.types))
    return with_creature_types and subtype in CREATURE_TYPES


def has_abilities(now: Characteristics) -> bool:
    """Whether an object has any abilities, that which comes with a basic land type among them (305.6)."""
    intrinsic = "Land" in now.types and not set(BASIC_LAND_TYPES).isdisjoint(now.subtypes) and not now.lost_abilities
    return bool(now.abilities) or intrinsic


def share_creature_type(one: Characteristics, other: Characteristics) -> bool:
    """Whether two objects have a creature type in common (205.3m)."""
    return any(has_subtype(one, each) and has_subtype(other, each) for each in CREATURE_TYPES)


def is_meant(who: Who, player: Seat, you: Seat) -> bool:
    """Whether a player is one that a word means, where the word needs nothing but "you"; NotModelled for words that do."""
    if who is Who.YOU:
        return player == you
    if who in (Who.OPPONENT, Who.EACH_OPPONENT, Who.ANOTHER_PLAYER, Who.NOT_YOU):
        return player != you
    if who in (Who.ANYONE, Who.EACH_PLAYER):
        return True
    raise NotModelled(f"a description by {who.value}")
