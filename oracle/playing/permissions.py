"""What lets a player cast a card, and for which costs (601.3, 118.9): its zone first, then the costs to choose from.

A *leave* allows casting a card from where it is. Some leaves are tied to a cost of their own (escape, a card to be played
without paying its mana cost), which is then the alternative cost, and there can be no second one (118.9a). Any other leave
goes with the mana cost or with one alternative cost: a *way* to cast the spell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oracle import adventures, layers, libraries
from oracle.abilities.costs import Cost, ExileFromGraveyard
from oracle.abilities.kinds import CostKeyword, Evoke, StaticAbility
from oracle.abilities.statics import (
    CastFromLibraryTop,
    CastThisFrom,
    CastWithoutPaying,
    GrantsEvoke,
    GraveyardEscape,
    MayPayRather,
    OwnAlternativeCost,
    Static,
)
from oracle.matching import matches
from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.state import Permission, State

MANA_COST = ""
EVOKE = "evoke"
ESCAPE = "escape"
FLASHBACK = "flashback"
BESTOW = "bestow"
WARP = "warp"
FREE = "free"
RATHER = "rather"
"""The alternatives, in the words of `CastRecord`."""

FOR_FREE = Cost()
"""What "without paying its mana cost" leaves to pay: no mana at all (118.9)."""


@dataclass(frozen=True)
class Leave:
    """What allows casting a card from its zone: ``by`` is the label of what gives it, empty for the rules themselves.

    ``tied`` is the alternative cost that it comes with; ``others`` the cards that escape exiles; ``ability`` the flashback
    ability that it is a part of.
    """

    by: str = ""
    tied: str = ""
    others: int = 0
    ability: CostKeyword | None = None


@dataclass(frozen=True)
class Way:
    """A way to cast a spell: which alternative, what is paid rather than the mana cost (``None`` for the mana cost), and the
    labels of what gives the leave and the cost. ``ability`` is the ability of the spell whose cost it is, ``giver`` the permanent
    whose cost it is.
    """

    alternative: str
    cost: Cost | None
    by: tuple[str, ...]
    ability: Evoke | CostKeyword | None = None
    giver: ObjectId | None = None


def leaves(state: State, seat: Seat, card: ObjectId) -> tuple[Leave, ...]:
    """All that allows this player to cast this card from the zone it is in (601.3); none where nothing does."""
    found = state.objects[card]
    return (
        *_from_rules(found, seat),
        *_from_itself(state, seat, found),
        *_from_permissions(state, seat, found),
        *_from_statics(state, seat, found),
    )


def _from_rules(card: GameObject, seat: Seat) -> Iterator[Leave]:
    """The hand (601.2), and the command zone for a commander (903.8): the player's own cards."""
    if card.owner == seat and (card.zone is Zone.HAND or (card.zone is Zone.COMMAND and card.commander)):
        yield Leave()


def _from_itself(state: State, seat: Seat, card: GameObject) -> Iterator[Leave]:
    """What the card says of itself: where else it may be cast from (113.6f), and flashback in the graveyard (702.34a). "You" is
    its owner there (109.5).
    """
    if card.owner != seat:
        return
    now = layers.characteristics(state, card.id)
    flashes_back = card.zone is Zone.GRAVEYARD and bool({"Instant", "Sorcery"}.intersection(now.types))
    for ability in now.abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.static, CastThisFrom):
            if card.zone.value in ability.static.zones:
                yield Leave(card.label)
        elif isinstance(ability, CostKeyword) and ability.name == FLASHBACK and flashes_back:
            yield Leave(card.label, FLASHBACK, ability=ability)


def permits(state: State, permission: Permission, seat: Seat, card: GameObject) -> bool:
    """Whether a permission from a resolved spell or ability is about playing this card; one on a zone is on the player's own."""
    return (
        permission.player == seat
        and permission.zone is card.zone
        and (permission.as_adventure or adventures.TYPE not in card.base.subtypes)
        and state.turn > permission.after_turn
        and (card.id in permission.objects if permission.objects else card.owner == seat)
        and matches(state, permission.quality, card.id, source=None, you=seat)
    )


def _from_permissions(state: State, seat: Seat, card: GameObject) -> Iterator[Leave]:
    for permission in state.permissions:
        if permits(state, permission, seat, card):
            yield Leave(permission.source, FREE if permission.free else "")


def _from_statics(state: State, seat: Seat, card: GameObject) -> Iterator[Leave]:
    """The top of the library, and the graveyard by escape (702.138a)."""
    if card.owner != seat or card.zone not in (Zone.LIBRARY, Zone.GRAVEYARD):
        return
    for source, static in _controlled(state, seat):
        if isinstance(static, CastFromLibraryTop) and card.zone is Zone.LIBRARY:
            if card.id in libraries.top(state, seat) and matches(state, static.quality, card.id, source=source, you=seat):
                yield Leave(source.label)
        elif isinstance(static, GraveyardEscape) and card.zone is Zone.GRAVEYARD:
            yield Leave(source.label, ESCAPE, static.others)


def granted_evokes(state: State, seat: Seat, spell: ObjectId, zone: Zone) -> tuple[tuple[Evoke, GameObject], ...]:
    """The evoke abilities that a spell gains as this player casts it from their hand, with what grants each (601.2a, 610.5)."""
    if zone is not Zone.HAND:
        return ()
    return tuple(
        (Evoke(static.cost, source.id), source)
        for source, static in _controlled(state, seat)
        if isinstance(static, GrantsEvoke) and matches(state, static.quality, spell, source=source, you=seat)
    )


def ways(state: State, seat: Seat, spell: ObjectId, zone: Zone, leave: Leave) -> Iterator[Way]:
    """The ways to cast a proposed spell that was in ``zone``, given the leave that is used (601.2b, 118.9a)."""
    mana_cost = layers.characteristics(state, spell).mana_cost
    if leave.tied == FREE:
        yield Way(FREE, FOR_FREE, (leave.by,))
    elif leave.tied == FLASHBACK:
        assert leave.ability is not None
        yield Way(FLASHBACK, leave.ability.cost, (leave.by,), leave.ability)
    elif leave.tied == ESCAPE:
        # A cost based on a mana cost that does not exist can't be paid (118.6).
        if mana_cost is not None:
            yield Way(ESCAPE, Cost(mana_cost, (ExileFromGraveyard(leave.others),)), (leave.by,))
    else:
        yield Way(MANA_COST, None, (leave.by,))
        for way in _alternatives(state, seat, spell, zone):
            yield replace(way, by=(leave.by, *way.by))


def _alternatives(state: State, seat: Seat, spell: ObjectId, zone: Zone) -> Iterator[Way]:
    found = state.objects[spell]
    grants = granted_evokes(state, seat, spell, zone)
    for ability in layers.characteristics(state, spell).abilities:
        if isinstance(ability, Evoke):
            granted_by = tuple(source.label for _, source in grants if source.id == ability.granted_by)
            yield Way(EVOKE, ability.cost, (found.label, *granted_by), ability)
        elif isinstance(ability, CostKeyword) and _may_be_chosen(ability, found, zone):
            yield Way(ability.name, ability.cost, (found.label,), ability)
        elif isinstance(ability, StaticAbility) and isinstance(ability.static, OwnAlternativeCost):
            yield Way(RATHER, ability.static.cost, (found.label,))
    for source, static in _controlled(state, seat):
        if isinstance(static, MayPayRather) and matches(state, static.quality, spell, source=source, you=seat):
            yield Way(RATHER, static.cost, (source.label,), giver=source.id)
        elif (
            isinstance(static, CastWithoutPaying)
            and zone is Zone.HAND
            and matches(state, static.quality, spell, source=source, you=seat)
        ):
            yield Way(FREE, FOR_FREE, (source.label,), giver=source.id)


def _may_be_chosen(ability: CostKeyword, spell: GameObject, zone: Zone) -> bool:
    """Whether this is an alternative cost of a spell that was in this zone: bestow of one that is cast bestowed (702.103a), warp
    of one from the hand (702.185a).
    """
    return (ability.name == BESTOW and spell.bestowed) or (ability.name == WARP and zone is Zone.HAND)


def _controlled(state: State, seat: Seat) -> Iterator[tuple[GameObject, Static]]:
    """The static abilities of the permanents that this player controls ("you")."""
    return ((source, static) for source, static in layers.statics(state) if layers.controller(state, source.id) == seat)
