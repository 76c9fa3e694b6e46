"""What happens to spells and abilities on the stack, and to the phases of a turn (701.6, 707.10, 115.7, 500.8, 724)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.costs import Cost
from oracle.abilities.effects.moving import Place
from oracle.abilities.qualities import IT, Reference


@dataclass(frozen=True)
class CounterIt:
    """Counter a spell or ability (701.6); a countered spell goes to ``place``; ``unless`` its controller pays."""

    what: Reference = IT
    place: Place = Place.GRAVEYARD
    unless: Cost | None = None


@dataclass(frozen=True)
class CopyIt:
    """Copy a spell or ability on the stack (707.10), ``times`` over; ``nonlegendary``: the copy is not legendary (707.9b)."""

    what: Reference = IT
    new_targets: bool = False
    nonlegendary: bool = False
    times: int = 1


@dataclass(frozen=True)
class CopyAllYouControl:
    """Copy all spells that you control, then all other activated and triggered abilities; you may choose new targets for the
    copies (707.10).
    """


@dataclass(frozen=True)
class ChooseNewTargets:
    """You may choose new targets for a spell, whoever controls it (115.7d)."""

    what: Reference = IT


@dataclass(frozen=True)
class EndTheTurn:
    """End the turn (724)."""


@dataclass(frozen=True)
class AddCombat:
    """An additional combat phase comes after the present phase, and an additional main phase after that if ``and_main`` (500.8);
    only if the present one is a main phase where it is said ``after_main`` ("after this main phase").
    """

    after_main: bool = False
    and_main: bool = False
