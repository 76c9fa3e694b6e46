"""Convoke and delve before 2013-07-13: additional costs that reduce what the spell costs (702.49a and 702.64a of those rules).

The player says with the other additional costs how many creatures are tapped and how many cards exiled, and what each creature
takes off: {1}, or one mana of one of its colors. The total is determined with that, and locked in; then mana abilities are
activated, and all of it is paid. Nothing says that a creature has to find anything to take off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from oracle import editions, layers
from oracle.abilities.costs import CollectEvidence, Cost, ExileFromGraveyard, ExileFromHand
from oracle.abilities.qualities import ANYTHING, CREATURE
from oracle.errors import NotModelled
from oracle.mana import COLORS
from oracle.objects import ObjectId, Seat
from oracle.paying.demands import life_of
from oracle.paying.means import Means
from oracle.paying.payment import named_in_vain
from oracle.paying.wishes import AS_YOU_LIKE, GENERIC_MANA, TapToReduce, Wishes
from oracle.playing.costs import Modifiers, Reduction, combined, mana_amount, totals
from oracle.state import State


@dataclass(frozen=True)
class _Reducing:
    """What creatures and cards take off: for each creature {1} or a color, and for each card {1}."""

    by_creatures: tuple[str, ...] = ()
    by_cards: int = 0

    @property
    def cost(self) -> Cost:
        """The creatures that are tapped and the cards that are exiled for it."""
        creatures = tuple(
            TapToReduce(CREATURE if mana == GENERIC_MANA else replace(CREATURE, colors=(mana,)), mana=mana)
            for mana in self.by_creatures
        )
        return Cost(None, (*creatures, ExileFromGraveyard(self.by_cards, ANYTHING)) if self.by_cards else creatures)

    @property
    def reductions(self) -> tuple[Reduction, ...]:
        """What it takes off the total."""
        return tuple(Reduction((mana,)) for mana in (*self.by_creatures, *(GENERIC_MANA,) * self.by_cards))


def reduced_totals(
    state: State, seat: Seat, spell: ObjectId, cost: Cost, modifiers: Modifiers, x: int, announced: Sequence[str], wishes: Wishes
) -> tuple[Cost, ...]:
    """What a spell can cost in all, by what its player announces for convoke and delve; the least first.

    Where ``wishes`` name creatures, or cards, it is exactly these that are tapped, or exiled, whatever they take off. Where none
    are named the choice is open, and none is tapped or exiled for nothing. Raises IllegalAction for creatures that can't be
    tapped to convoke, and NotModelled where the rules of that day do not say what comes of it.
    """
    convoke, delve, improvise = (layers.has_keyword(state, spell, each) for each in ("convoke", "delve", "improvise"))
    means = Means(convoke, improvise, delve)
    refusal = named_in_vain(state, seat, means, wishes)
    if refusal is not None:
        raise refusal
    before = tuple(totals(cost, replace(modifiers, floors=()), x, announced))
    if not means.convoke and not means.delve:
        return tuple(totals(cost, modifiers, x, announced))
    _check(state, means, cost, before, wishes)
    most = {symbol: max(_amounts(each)[symbol] for each in before) for symbol in (GENERIC_MANA, *COLORS)}
    creatures = _named_creatures(state, wishes, most) if wishes.convoke else _open_creatures(state, seat, means, most)
    cards = (len(wishes.delve),) if wishes.delve else range(most[GENERIC_MANA] + 1 if means.delve else 1)
    found: dict[Cost, None] = {}
    for by_creatures, by_cards in product(sorted(creatures, key=len), cards):
        way = _Reducing(by_creatures, by_cards)
        lower = replace(modifiers, reductions=(*modifiers.reductions, *way.reductions))
        found |= dict.fromkeys(totals(combined(cost, way.cost), lower, x, announced))
    return tuple(sorted(found, key=lambda each: (life_of(each), mana_amount(each.mana))))


def reducing_wishes(wishes: Wishes) -> Wishes:
    """The wishes for such a payment: what was to convoke and to be delved are objects that the cost itself takes."""
    return replace(
        wishes,
        convoke=(),
        reducing=wishes.convoke,
        delve=(),
        exile=(*wishes.exile, *wishes.delve) if wishes.delve else wishes.exile,
    )


def _named_creatures(state: State, wishes: Wishes, most: dict[str, int]) -> Iterable[tuple[str, ...]]:
    """What the creatures that the player names can take off together."""
    ways: set[tuple[str, ...]] = {()}
    for of, wished in wishes.convoke:
        colors = layers.characteristics(state, of).colors
        own = (wished,) if wished != AS_YOU_LIKE else (GENERIC_MANA, *(color for color in colors if most[color]))
        ways = {tuple(sorted((*way, mana))) for way in ways for mana in own}
    return ways


def _open_creatures(state: State, seat: Seat, means: Means, most: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """What any creatures of the player's can take off, with nothing tapped in vain."""
    if not means.convoke:
        yield ()
        return
    able: Counter[str] = Counter()
    for of in layers.permanents(state, seat):
        now = layers.characteristics(state, of)
        if "Creature" in now.types and not state.objects[of].tapped:
            able.update((GENERIC_MANA, *now.colors))
    for counts in product(*(range(min(most[symbol], able[symbol]) + 1) for symbol in most)):
        if sum(counts) <= able[GENERIC_MANA]:
            yield tuple(symbol for symbol, count in zip(most, counts, strict=True) for _ in range(count))


def _check(state: State, means: Means, cost: Cost, before: Sequence[Cost], wishes: Wishes) -> None:
    """Raise NotModelled for what the rules of that day leave open, or where what is named can't be told apart."""
    if means.convoke and any("/" in symbol for symbol in cost.mana or ()) and not editions.HYBRID_ANNOUNCED.holds(state):
        raise NotModelled(f"convoke and hybrid symbols under the rules of {state.edition}")
    wished = Counter(mana for _, mana in wishes.convoke if mana in COLORS)
    for each in before:
        has = _amounts(each)
        if has[GENERIC_MANA] and wished - has and not editions.COLOR_FOR_GENERIC.holds(state):
            raise NotModelled(f"convoking for colored mana that the cost does not have under the rules of {state.edition}")
    if wishes.delve and any(isinstance(part, ExileFromHand | ExileFromGraveyard | CollectEvidence) for part in cost.parts):
        raise NotModelled("naming what is delved beside what else is exiled for the cost")


def _amounts(cost: Cost) -> Counter[str]:
    """How much generic mana and mana of each color a cost has."""
    out: Counter[str] = Counter()
    for symbol in cost.mana or ():
        out[GENERIC_MANA if symbol.isdigit() else symbol] += int(symbol) if symbol.isdigit() else 1
    return out
