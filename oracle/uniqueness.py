"""What players keep only one of: the legend rule (704.5j), and the planeswalker uniqueness rule that went on 2017-09-29."""

from __future__ import annotations

from itertools import combinations

from oracle import editions, layers, matching
from oracle.cards.subtypes import PLANESWALKER_TYPES
from oracle.errors import NotModelled
from oracle.naming import has_any, share_name
from oracle.objects import Characteristics, ObjectId, Seat
from oracle.questions import Asking, ask_objects
from oracle.state import State


def not_kept(state: State) -> Asking[list[ObjectId]]:
    """What goes to graveyards because there are several of it: of each group a player keeps one, and the active player chooses
    first (101.4). Before 2013-07-13 nobody kept any, whoever controlled them.
    """
    if not editions.ONE_LEGEND_IS_KEPT.holds(state):
        return [*dict.fromkeys(each for group in _groups(state, None) for each in group)]
    lost: list[ObjectId] = []
    for player in matching.turn_order(state):
        for group in _groups(state, player):
            kept = yield from ask_objects(player, "legend", group, None, rule="704.5j")
            lost += [each for each in group if each not in kept and each not in lost]
    return lost


def _groups(state: State, player: Seat | None) -> list[list[ObjectId]]:
    """The groups of permanents of a player, or of all players, that can't all stay.

    Raises NotModelled where a player would have to choose twice among the same, by name and type or by two types: when
    planeswalkers went by their type none was legendary as printed or had two, and how many choices that makes is not said.
    """
    alike = [group for group in _of_one_name(state, player) if len(group) > 1]
    if editions.PLANESWALKERS_SHARE_TYPES.holds(state):
        return alike
    walkers = [group for group in _of_one_type(state, player) if len(group) > 1]
    if player is not None and any(len({*one} & {*other}) > 1 for one, other in combinations([*alike, *walkers], 2)):
        raise NotModelled("planeswalkers with one name or with two types in common, by the rules before 2017-09-29")
    return [*alike, *walkers]


def _of_one_name(state: State, player: Seat | None) -> list[list[ObjectId]]:
    """The legendary permanents of a player, or of all players, in groups that have a name in common; what has no name has none in
    common with anything (201.2a). Raises NotModelled where one has names in common with two others that have none: what is one
    group then, no rule says.
    """
    groups: list[list[ObjectId]] = []
    for each in layers.permanents(state, player):
        now = layers.characteristics(state, each)
        if "Legendary" in now.supertypes and has_any(now):
            _join(state, groups, each, now)
    return groups


def _join(state: State, groups: list[list[ObjectId]], of: ObjectId, now: Characteristics) -> None:
    like = [[share_name(now, layers.characteristics(state, other)) for other in group] for group in groups]
    alike = [group for group, same in zip(groups, like, strict=True) if any(same)]
    if len(alike) > 1 or any(any(same) and not all(same) for same in like):
        raise NotModelled("legendary permanents with names in common, of which two have none")
    if alike:
        alike[0].append(of)
    else:
        groups.append([of])


def _of_one_type(state: State, player: Seat | None) -> list[list[ObjectId]]:
    """The planeswalkers of a player, or of all players, in a group for each planeswalker type (704.5j of 2017-09-28)."""
    groups: dict[str, list[ObjectId]] = {}
    for each in layers.permanents(state, player):
        now = layers.characteristics(state, each)
        for type_ in now.subtypes if "Planeswalker" in now.types else ():
            if type_ in PLANESWALKER_TYPES:
                groups.setdefault(type_, []).append(each)
    return [*groups.values()]
