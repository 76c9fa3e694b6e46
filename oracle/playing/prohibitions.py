"""What may not be cast or activated (101.2, 601.3, 602.5): a "can't" wins over everything that allows.

Prohibitions look at the spell, never at what is paid for it: an even mana value is that of the mana cost (118.9c, 202.3).
"""

from __future__ import annotations

from oracle import layers
from oracle.abilities.qualities import Who
from oracle.abilities.statics import CantActivate, CantCast, CantPlayLands, SpellsPerTurn, When
from oracle.errors import IllegalAction
from oracle.matching import matches, players
from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.state import State


def check_casting(state: State, seat: Seat, spell: ObjectId, *, x_open: bool = False) -> None:
    """Raise IllegalAction where something prohibits this player from casting this spell (601.3).

    ``spell`` is the card before it is proposed and the spell afterwards. While its X is open (``x_open``), a prohibition that
    depends on the mana value is ignored: the choice of X might still lift it (601.3a).
    """
    _check_split_second(state, spell)
    _check_legendary(state, seat, spell)
    for source, static in layers.statics(state):
        you = layers.controller(state, source.id)
        if isinstance(static, SpellsPerTurn):
            if state.players[seat].spells_cast >= static.limit:
                raise IllegalAction(f"{source.label} allows no more spells this turn", "601.3")
        elif (
            isinstance(static, CantCast)
            and _holds(state, static.who, static.when, seat, you)
            and not (x_open and _on_mana_value(static))
            and matches(state, static.quality, spell, source=source, you=you)
        ):
            raise IllegalAction(f"{source.label} prohibits casting it", "601.3")


def check_playing_land(state: State, seat: Seat, card: ObjectId) -> None:
    """Raise IllegalAction where something prohibits this player from playing this land (305.1, 101.2)."""
    for source, static in layers.statics(state):
        if isinstance(static, CantPlayLands):
            you = layers.controller(state, source.id)
            if seat in players(state, static.who, you) and matches(state, static.quality, card, source=source, you=you):
                raise IllegalAction(f"{source.label} prohibits playing it", "305.1")


def check_activating(state: State, seat: Seat, source: ObjectId, *, mana_ability: bool) -> None:
    """Raise IllegalAction where something prohibits this player from activating an ability of this object (602.5)."""
    if not mana_ability:
        _check_split_second(state, source)
    by = activating_prohibited_by(state, seat, source, mana_ability=mana_ability)
    if by is not None:
        raise IllegalAction(f"{by.label} prohibits activating its abilities", "602.5")


def activating_prohibited_by(state: State, seat: Seat, source: ObjectId, *, mana_ability: bool) -> GameObject | None:
    """What prohibits this player from activating abilities of this object, or mana abilities of it."""
    for prohibiting, static in layers.statics(state):
        if isinstance(static, CantActivate) and (static.mana_too or not mana_ability) and _speaks_of(state, static, source):
            you = layers.controller(state, prohibiting.id)
            if _holds(state, static.who, static.when, seat, you) and matches(
                state, static.quality, source, source=prohibiting, you=you
            ):
                return prohibiting
    return None


def _speaks_of(state: State, static: CantActivate, source: ObjectId) -> bool:
    """Whether a prohibition is about objects in the zone of this one: "artifacts" are permanents (109.2), sources with a name are
    wherever they are.
    """
    return static.quality.chosen_name or state.objects[source].zone is Zone.BATTLEFIELD


def _holds(state: State, who: Who, when: When, seat: Seat, you: Seat) -> bool:
    """Whether a prohibition of a permanent that ``you`` controls binds this player now."""
    return (when is When.ALWAYS or state.active == you) and seat in players(state, who, you)


def _on_mana_value(static: CantCast) -> bool:
    quality = static.quality
    return (
        quality.mana_value_even
        or quality.mana_value_of_counters != ""
        or any(bound is not None for bound in (quality.mana_value, quality.mana_value_at_most, quality.mana_value_at_least))
    )


def _check_legendary(state: State, seat: Seat, spell: ObjectId) -> None:
    """A legendary instant or sorcery takes a legendary creature or planeswalker of the player who casts it (205.4e)."""
    now = layers.characteristics(state, spell)
    if "Legendary" not in now.supertypes or not {"Instant", "Sorcery"}.intersection(now.types):
        return
    for each in layers.permanents(state, seat):
        there = layers.characteristics(state, each)
        if "Legendary" in there.supertypes and {"Creature", "Planeswalker"}.intersection(there.types):
            return
    raise IllegalAction("it takes a legendary creature or planeswalker to cast it", "205.4e")


def _check_split_second(state: State, acting: ObjectId) -> None:
    """Split second on another spell of the stack leaves only mana abilities and special actions (702.61a-b)."""
    for other in state.zones.get((Zone.STACK, None), ()):
        if other != acting and layers.has_keyword(state, other, "split second"):
            raise IllegalAction("a spell with split second is on the stack", "702.61a")
