"""Which supplies a payment uses where neither the rules nor the player say: a choice that no rule decides.

It always falls in the same way, and so that the player can do as much as possible with what is left. What the player named goes
first, then mana of the pool, then what lands, other permanents and creatures give, be it mana or what they pay rather than
mana, then cards of the graveyard, then what costs life, and last what is sacrificed. Within each, the colors that the cost asks
for are kept for it; generic costs are paid with colorless mana first, then, one mana after the other, with the color of which
most is left (in the order white, blue, black, red, green where that leaves a choice), and with mana that could be of several
types last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from oracle.mana import MANA_TYPES, Mana
from oracle.paying.demands import Demand, ManaDemand
from oracle.paying.supplies import Supply

_Group: TypeAlias = "tuple[int, int, tuple[Mana, ...]]"


def preferred(supplies: Sequence[Supply], demands: Iterable[Demand], *, least_life: bool = False) -> list[Supply]:
    """The supplies in the order in which they are to be used; with ``least_life``, what costs no life comes before all else
    that the player did not name.
    """
    asked = Counter(demand.symbol for demand in demands if isinstance(demand, ManaDemand))
    left = Counter(map(_group, supplies))
    ranked = sorted(supplies, key=lambda supply: _first(supply, least_life))
    keys = [(*_first(supply, least_life), *_then(supply, asked, left)) for supply in ranked]
    return [ranked[place] for place in sorted(range(len(ranked)), key=keys.__getitem__)]


def _first(supply: Supply, least_life: bool) -> tuple[bool, int, int, int]:
    """What counts before the type of the mana."""
    rank, life = supply.rank, supply.life
    last = (life, rank, len(supply.mana)) if least_life else (rank, life, len(supply.mana))
    return (not supply.named, *last)


def _group(supply: Supply) -> _Group:
    """Supplies that differ in nothing that counts here are of one group."""
    return supply.rank, supply.life, supply.mana


def _then(supply: Supply, asked: Counter[str], left: Counter[_Group]) -> tuple[int, int, int]:
    """What tells apart supplies of one mana of one type each; ``asked`` and ``left`` count down as they are gone through."""
    if len(supply.mana) != 1:
        return 0, 0, 0
    mana = supply.mana[0].type
    left[_group(supply)] -= 1
    if asked[mana]:
        asked[mana] -= 1
        return 0, 0, 0
    return (1, 0, 0) if mana == "C" else (2, -left[_group(supply)], MANA_TYPES.index(mana))
