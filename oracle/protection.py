"""What keeps spells, abilities and sources off a permanent: shroud (702.18), hexproof (702.11), protection (702.16).

None of it is asked where nothing is targeted, enchanted, blocked or damaged: an untapped creature can be tapped for a cost, and a
mana ability activated, whatever the colour of the spell that is paid for.
"""

from __future__ import annotations

from oracle import layers
from oracle.abilities.qualities import Quality
from oracle.fitting import fits
from oracle.keywords.hexproof import HEXPROOF_FROM
from oracle.objects import ObjectId, Seat
from oracle.state import State

PROTECTIONS = {
    "protection from white": "W",
    "protection from blue": "U",
    "protection from black": "B",
    "protection from red": "R",
    "protection from green": "G",
}
"""Protection from a colour (702.16a), and the colour."""

FROM_TYPES = {"protection from artifacts": "Artifact", "protection from creatures": "Creature"}
"""Protection from a card type (702.16a), and the type."""


def protected(state: State, of: ObjectId, source: ObjectId) -> bool:
    """Whether a permanent has protection from a colour or type of an object, be that a spell, a permanent, or what either last
    was (608.2h). Such an object can't target it, damage it, be attached to it or block it (702.16b-f).
    """
    if not layers.is_permanent(state, of):
        return False
    has = layers.characteristics(state, of).keywords
    from_colors = {color for name in has if (color := PROTECTIONS.get(name))}
    from_types = {kind for name in has if (kind := FROM_TYPES.get(name))}
    if not from_colors and not from_types:
        return False
    now = layers.characteristics(state, source)
    return not from_colors.isdisjoint(now.colors) or not from_types.isdisjoint(now.types)


def may_target(state: State, of: ObjectId, *, you: Seat, source: ObjectId) -> bool:
    """Whether a player's spell, or an ability of theirs from this source, may target an object, as far as the object's own
    abilities let it.
    """
    if not layers.is_permanent(state, of):
        return True
    has = layers.characteristics(state, of).keywords
    if "shroud" in has or protected(state, of, source):
        return False
    if layers.controller(state, of) == you:
        return True
    return "hexproof" not in has and not _kept_off(state, has, source)


def _kept_off(state: State, has: frozenset[str], source: ObjectId) -> bool:
    """Whether hexproof from a quality keeps off a spell, or an ability of a source, that is of that quality (702.11d)."""
    kept_off = [quality for name in has if (quality := HEXPROOF_FROM.get(name))]
    return bool(kept_off) and any(_is(state, source, quality) for quality in kept_off)


def _is(state: State, source: ObjectId, quality: Quality) -> bool:
    found = state.objects[source] if source in state.objects else state.gone[source]
    seat = found.controller
    return fits(quality, layers.characteristics(state, source), found, controller=seat, you=seat)
