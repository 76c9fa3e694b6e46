"""The kinds of abilities (113.3): spell, activated, triggered, static, and keywords (702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.conditions import Condition
from oracle.abilities.costs import Cost
from oracle.abilities.effects import Effect
from oracle.abilities.events import Event
from oracle.abilities.qualities import Target
from oracle.abilities.statics import Static
from oracle.mana import ManaCost


@dataclass(frozen=True)
class SpellAbility:
    """What an instant or sorcery does as it resolves (113.3a). Each printed paragraph is one."""

    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True)
class ModalAbility:
    """Modes of an instant or sorcery, of which its controller chooses as they cast it: at least ``least`` of them and at most
    ``most``, none of them twice (700.2). A mode has its targets if it is chosen (700.2c).
    """

    modes: tuple[SpellAbility, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class ActivatedAbility:
    """A cost, a colon and an effect (602). It is a mana ability when it has no target and adds mana (605.1a)."""

    cost: Cost
    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    your_turn_only: bool = False
    once_each_turn: bool = False
    as_sorcery: bool = False
    """Only at a time at which a sorcery could be cast (602.5d)."""
    condition: Condition | None = None
    """Only if this holds (602.5b)."""
    loyalty: bool = False
    by_anyone: bool = False
    """Any player may activate it, and controls it then (602.2, 602.2a)."""
    exhaust: bool = False
    """Only once as long as its source is the object that it is (702.177a)."""
    power_up: bool = False
    """Likewise; and it costs less by the mana cost of its source in the turn in which that entered (702.193a)."""


@dataclass(frozen=True)
class TriggeredAbility:
    """When, whenever or at (603). ``evoked`` is the intervening "if its evoke cost was paid" (603.4, 702.74a), with the evoke
    ability that it is a part of; ``mana_spent`` another one: if this mana was spent to cast it; ``paid`` a third: if the
    additional cost of this name was ("kicker": if it was kicked); ``condition`` any other.
    """

    event: Event
    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    evoked: Evoke | None = None
    mana_spent: ManaCost = ()
    paid: str = ""
    condition: Condition | None = None
    only_once: bool = False
    """Only once as long as its source is the object that it is: an object in another zone is a new one (400.7)."""


@dataclass(frozen=True)
class StaticAbility:
    """A static ability (604); with a ``condition``, one that says something only as long as that holds."""

    static: Static
    condition: Condition | None = None


@dataclass(frozen=True)
class Keyword:
    """A keyword ability that its name says whole: flying, flash, prowess, annihilator 1 (with its number)."""

    name: str
    number: int | None = None


def keyword(printed: str) -> Keyword:
    """The keyword ability of these words: "flying", or "toxic 1" with its number."""
    name, _, number = printed.rpartition(" ")
    return Keyword(name, int(number)) if number.isdecimal() else Keyword(printed)


@dataclass(frozen=True)
class Evoke:
    """Evoke (702.74a): a cost that may be paid rather than the mana cost, and the sacrifice on entering.

    ``granted_by`` is the id of the object that gave the ability, 0 for a printed one: two of one cost are still two, and the
    sacrifice of each asks only for its own cost (607.1, 607.5).
    """

    cost: Cost
    granted_by: int = 0


@dataclass(frozen=True)
class CostKeyword:
    """A keyword ability that is a name and a cost. ``name`` is one of ``oracle.cards.keyword_names.COST_KEYWORDS``."""

    name: str
    cost: Cost


@dataclass(frozen=True)
class Enchant:
    """Enchant (702.5): what an Aura spell targets and what the Aura may stay on."""

    target: Target


@dataclass(frozen=True)
class PartnerWith:
    """Partner with a card of this name (702.124j): beside what it says of commanders, an ability that looks for that card."""

    name: str


Ability: TypeAlias = (
    SpellAbility | ModalAbility | ActivatedAbility | TriggeredAbility | StaticAbility | Keyword | Evoke | CostKeyword | Enchant
    | PartnerWith
)  # fmt: skip
