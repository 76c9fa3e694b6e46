"""Which creature may block which attacking creature (509.1a): restrictions on either, and evasion abilities (509.1b)."""

from __future__ import annotations

from oracle import layers, matching, protection
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import BlockedOnlyBy, BlocksOnly, CantBeBlocked, CantBlock, CantBlockWith
from oracle.combat import rules
from oracle.errors import IllegalAction
from oracle.layers import Rule
from oracle.objects import Characteristics, ObjectId, Seat
from oracle.state import State

LANDWALKS = {
    "plainswalk": Quality(types=("Land",), subtypes=("Plains",)),
    "islandwalk": Quality(types=("Land",), subtypes=("Island",)),
    "swampwalk": Quality(types=("Land",), subtypes=("Swamp",)),
    "mountainwalk": Quality(types=("Land",), subtypes=("Mountain",)),
    "forestwalk": Quality(types=("Land",), subtypes=("Forest",)),
    "desertwalk": Quality(types=("Land",), subtypes=("Desert",)),
    "legendary landwalk": Quality(types=("Land",), supertypes=("Legendary",)),
    "nonbasic landwalk": Quality(types=("Land",), not_supertypes=("Basic",)),
    "artifact landwalk": Quality(all_types=("Artifact", "Land")),
    "snow landwalk": Quality(types=("Land",), supertypes=("Snow",)),
    "snow swampwalk": Quality(types=("Land",), supertypes=("Snow",), subtypes=("Swamp",)),
    "snow forestwalk": Quality(types=("Land",), supertypes=("Snow",), subtypes=("Forest",)),
}
"""The kinds of landwalk, and the lands that each is about (702.14c)."""


def check_may_block(state: State, player: Seat, of: ObjectId, attacker: ObjectId) -> None:
    """Raise IllegalAction unless a player may choose a creature to block an attacking creature (509.1a), and nothing forbids
    that (509.1b).
    """
    _check_blocker(state, player, of)
    attack = state.objects[attacker].attacking
    if attack is None or attack.defending != player:
        raise IllegalAction(
            "only creatures that attack the player, their planeswalkers or their battles can be blocked", "509.1a"
        )
    _check_restrictions(state, of, attacker, player)
    if protection.protected(state, attacker, of):
        raise IllegalAction("a creature with protection from a color is not blocked by creatures of that color", "702.16f")
    _check_keywords(layers.characteristics(state, attacker), layers.characteristics(state, of))
    _check_landwalk(state, attacker, player)


def _check_blocker(state: State, player: Seat, of: ObjectId) -> None:
    """Raise IllegalAction unless a player may choose an object as a blocker (509.1a), and nothing keeps it from it (509.1b)."""
    found, name = state.objects[of], rules.name(state, of)
    types = layers.characteristics(state, of).types
    if not layers.is_permanent(state, of) or "Creature" not in types or layers.controller(state, of) != player:
        raise IllegalAction(f"{name} is no creature of the defending player's", "509.1a")
    if "Battle" in types:
        raise IllegalAction(f"{name} is a battle", "509.1a")
    if found.tapped:
        raise IllegalAction(f"{name} is tapped", "509.1a")
    if layers.has_keyword(state, of, "decayed"):
        raise IllegalAction(f"{name} is decayed", "702.147a")
    if (by := rules.kept_from_fighting_by(state, of)) is not None:
        raise IllegalAction(f"{by.label} keeps {name} from blocking", "509.1b")
    for rule in layers.in_force(state):
        if (
            isinstance(rule.static, CantBlockWith)
            and player in matching.players(state, rule.static.who, rule.you)
            and _is(state, rule, rule.static.quality, of)
        ):
            raise IllegalAction(f"{rule.source.label} keeps {name} from blocking", "509.1b")


def _is(state: State, rule: Rule, quality: Quality, of: ObjectId) -> bool:
    return matching.matches(state, quality, of, source=rule.source, you=rule.you)


def _check_restrictions(state: State, of: ObjectId, attacker: ObjectId, player: Seat) -> None:
    """Raise IllegalAction where a rule in force forbids that a creature blocks an attacking creature (509.1b)."""
    forbidden = any(_is(state, rule, static.attackers, attacker) for rule, static in rules.about(state, of, CantBlock))
    forbidden |= any(not _is(state, rule, static.attackers, attacker) for rule, static in rules.about(state, of, BlocksOnly))
    forbidden |= any(not _is(state, rule, static.by, of) for rule, static in rules.about(state, attacker, BlockedOnlyBy))
    forbidden |= any(
        _is(state, rule, static.by, of) and (static.as_long_as is None or rules.holds(state, rule, static.as_long_as, player))
        for rule, static in rules.about(state, attacker, CantBeBlocked)
    )
    if forbidden:
        raise IllegalAction(f"{rules.name(state, of)} can't block {rules.name(state, attacker)}", "509.1b")


def _check_keywords(attacking: Characteristics, blocking: Characteristics) -> None:
    """Raise IllegalAction where an evasion ability of the one creature, or shadow of the other, forbids the block."""
    evasion, has = attacking.keywords, blocking.keywords
    artifact = "Artifact" in blocking.types
    if "flying" in evasion and not {"flying", "reach"} & has:
        raise IllegalAction("a creature with flying is blocked by creatures with flying or reach", "702.9b")
    if ("shadow" in evasion) != ("shadow" in has):
        raise IllegalAction("creatures with shadow block, and are blocked by, creatures with shadow", "702.28b")
    if "horsemanship" in evasion and "horsemanship" not in has:
        raise IllegalAction("a creature with horsemanship is blocked by creatures with horsemanship", "702.31b")
    if "fear" in evasion and not artifact and "B" not in blocking.colors:
        raise IllegalAction("a creature with fear is blocked by artifact creatures and black creatures", "702.36b")
    if "intimidate" in evasion and not artifact and not attacking.colors & blocking.colors:
        raise IllegalAction("a creature with intimidate is blocked by artifact creatures and those of its color", "702.13b")
    if "skulk" in evasion and (blocking.power or 0) > (attacking.power or 0):
        raise IllegalAction("a creature with skulk is not blocked by creatures with greater power", "702.118b")


def _check_landwalk(state: State, attacker: ObjectId, player: Seat) -> None:
    """Raise IllegalAction where the defending player controls a land by which a landwalk ability forbids blocks (702.14c)."""
    for name in layers.characteristics(state, attacker).keywords & LANDWALKS.keys():
        for each in layers.permanents(state, player):
            if matching.matches(state, LANDWALKS[name], each, source=None, you=player):
                raise IllegalAction(
                    f"a creature with {name} is not blocked where the defending player controls such a land", "702.14c"
                )
