"""Combat (506-511): which creatures attack and block, as the creatures themselves know it (``GameObject.attacking``).

A game of more than two players is played with the attack multiple players option (802): every opponent of the active player is a
defending player.
"""

from __future__ import annotations

from oracle import layers
from oracle.errors import NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import State


def attackers(state: State) -> tuple[ObjectId, ...]:
    """The attacking creatures (508.1k), in the order in which they came to the battlefield."""
    return tuple(each for each in layers.permanents(state) if state.objects[each].attacking is not None)


def blockers(state: State, of: ObjectId | None = None) -> tuple[ObjectId, ...]:
    """The blocking creatures (509.1g), or those that block this attacking creature."""
    return tuple(
        each for each in layers.permanents(state) if (blocked := state.objects[each].blocking) and (of is None or of in blocked)
    )


def attacking(state: State, of: ObjectId) -> ChosenTarget | None:
    """What a creature is attacking: a player, planeswalker or battle, or (``None``) nothing any more (506.4c)."""
    attack = state.objects[of].attacking
    return None if attack is None else attack.what


def blocking(state: State, of: ObjectId) -> tuple[ObjectId, ...]:
    """The attacking creatures that a creature is blocking, without those that have left combat."""
    return tuple(each for each in state.objects[of].blocking if each in attackers(state))


def is_planeswalker(state: State, what: ChosenTarget | None) -> bool:
    """Whether what a creature is attacking is a planeswalker."""
    return what is not None and what.object is not None and "Planeswalker" in layers.characteristics(state, what.object).types


def protector(state: State, of: ObjectId) -> Seat:
    """The player who protects a battle (310.9): in a game of two players that of a Siege is its controller's opponent, the only
    one whom they could choose (310.12a).

    Raises NotModelled for any other battle.
    """
    name = layers.characteristics(state, of).name
    if "Siege" not in layers.characteristics(state, of).subtypes:
        raise NotModelled(f"the protector of {name}, a battle that is no Siege")
    if len(state.players) > 2:
        raise NotModelled(f"the protector of {name}, whom its controller chooses in a game of more than two players")
    return Seat(1 - layers.controller(state, of))
