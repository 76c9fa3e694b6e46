"""What is true for a while, as a static ability would say it (611.2), and what is done at the end of combat (603.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.abilities.qualities import IT, Reference

if TYPE_CHECKING:
    from oracle.abilities.effects import Destroy, Effect, Exile, PutCounters, PutInto, PutOntoBattlefield, SacrificeIt
    from oracle.abilities.statics import Static


@dataclass(frozen=True)
class ForThisTurn:
    """What a static ability says is true until end of turn (611.2c): of the rules of the game, or of the objects ``what``, each
    of which is "this" in it.
    """

    static: Static
    what: Reference | None = None


@dataclass(frozen=True)
class ForThisCombat:
    """The same until end of combat (511.2)."""

    static: Static
    what: Reference


@dataclass(frozen=True)
class WhileThisIsTapped:
    """The same for as long as the source remains tapped (611.2b)."""

    static: Static
    what: Reference = IT


@dataclass(frozen=True)
class Goad:
    """Goad (701.15): until your next turn it attacks each combat if able, and another player than you if able."""

    what: Reference = IT


@dataclass(frozen=True)
class WhenItDies:
    """When an object dies this turn, these instructions follow (603.7): "it" in them is the object that died."""

    what: Reference
    then: tuple[Effect, ...]


@dataclass(frozen=True)
class AtNextEndStep:
    """An instruction is carried out at the beginning of the next end step, on the objects that it is about now (603.7)."""

    effect: Destroy | PutInto | PutOntoBattlefield


@dataclass(frozen=True)
class AtEndOfCombat:
    """An instruction is carried out at end of combat, on the objects that it is about now (603.7, 511.2)."""

    effect: Destroy | Exile | PutCounters | SacrificeIt
