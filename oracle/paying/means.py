"""What may pay for a spell beside mana, and which mana may (702.51a, 702.66a, 702.126a, 601.2h)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oracle import editions, layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import LifeForMana, SpendsNoMana, SpendsOnlyCreatureMana
from oracle.objects import ObjectId, Seat
from oracle.state import State


@dataclass(frozen=True)
class Means:
    """How the mana of a cost may be paid.

    ``convoke``, ``improvise`` and ``delve``: by tapping creatures, tapping artifacts, exiling cards of the graveyard, rather than
    with mana. ``life_for``: for each mana of these colors 2 life may be paid. ``no_mana``: mana can't be spent on it at all;
    ``only_creature_mana``: no mana but what the abilities of creatures made. ``kept``: what gives these means, and so may not be
    taken away before the cost is paid.
    """

    convoke: bool = False
    improvise: bool = False
    delve: bool = False
    life_for: frozenset[str] = frozenset()
    no_mana: bool = False
    only_creature_mana: bool = False
    kept: frozenset[ObjectId] = frozenset()

    @property
    def for_generic(self) -> bool:
        """Whether something may pay for generic mana rather than mana."""
        return self.convoke or self.improvise or self.delve


def means_of(state: State, seat: Seat, spell: ObjectId | None = None) -> Means:
    """How this player may pay the mana of a cost now; that of ``spell``, if it is the total cost of a spell on the stack.

    Several instances of convoke are one (702.51d), and so with delve (702.66c) and improvise (702.126c). Before 2013-07-13
    convoke and delve pay nothing: see ``oracle.playing.reducing``.
    """
    life_for = frozenset(
        static.color
        for source, static in layers.statics(state)
        if isinstance(static, LifeForMana) and layers.controller(state, source.id) == seat
    )
    if spell is None:
        return Means(life_for=life_for)
    said = [each.static for each in layers.characteristics(state, spell).abilities if isinstance(each, StaticAbility)]
    found = Means(
        convoke=layers.has_keyword(state, spell, "convoke"),
        improvise=layers.has_keyword(state, spell, "improvise"),
        delve=layers.has_keyword(state, spell, "delve"),
        life_for=life_for,
        no_mana=SpendsNoMana() in said,
        only_creature_mana=SpendsOnlyCreatureMana() in said,
    )
    return found if editions.CONVOKE_PAYS.holds(state) else replace(found, convoke=False, delve=False)
