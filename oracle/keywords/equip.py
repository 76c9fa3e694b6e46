"""Equipment (301.5) and equip (702.6): what makes a permanent be attached to a creature, and what parts them again."""

from __future__ import annotations

from oracle import layers, protection, triggers
from oracle.abilities.effects import Attach
from oracle.abilities.kinds import ActivatedAbility, CostKeyword
from oracle.abilities.qualities import Quality, Target, Who
from oracle.game import Game
from oracle.objects import ObjectId
from oracle.state import State

NAME = "equip"

YOUR_CREATURE = Target(quality=Quality(types=("Creature",), controller=Who.YOU))


def equip(ability: CostKeyword) -> ActivatedAbility:
    """The activated ability that equip with its cost is (702.6a)."""
    return ActivatedAbility(ability.cost, (Attach(),), (YOUR_CREATURE,), as_sorcery=True)


def may_equip(state: State, equipment: ObjectId, of: ObjectId) -> bool:
    """Whether an Equipment can be attached to an object: only to a creature, which no protection keeps it off (702.16d), and not
    if it is a creature itself (301.5c).
    """
    own = layers.characteristics(state, equipment)
    if "Equipment" not in own.subtypes or "Creature" in own.types or not layers.is_permanent(state, of):
        return False
    return "Creature" in layers.characteristics(state, of).types and not protection.protected(state, of, equipment)


def unattach(game: Game, before: State) -> None:
    """An Equipment that was attached to nothing that it could be attached to is attached to nothing at all (704.5n)."""
    for each in layers.permanents(before):
        attached_to = before.objects[each].attached_to
        if (
            attached_to is not None
            and "Equipment" in layers.characteristics(before, each).subtypes
            and not may_equip(before, each, attached_to)
        ):
            detach(game, each, before)


def detach(game: Game, of: ObjectId, before: State) -> None:
    """What is attached to something becomes unattached, and stays where it is."""
    found = game.object(of)
    game.change(of, attached_to=None)
    triggers.note_unattached(game, found, before)
