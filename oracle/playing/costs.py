"""What a spell or ability costs in all (601.2f): arithmetic on costs, without a game.

A cost goes through four stages, each a function here: the choices of 601.2b make its symbols plain (`settled`), increases
are added (`increased`), reductions are taken off in an order of the player's choice (`reduced`), and effects on the total come
last (`at_least`). `totals` puts them in that order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

from oracle.abilities.costs import Cost, CostPart, DiscardCards, PayLife
from oracle.abilities.qualities import Amount
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import COLORS, MANA_TYPES, ManaCost

GENERIC = "generic"
PHYREXIAN_LIFE = 2
"""What a Phyrexian symbol costs where it is paid with life (107.4f)."""

MOST_WAYS = 1500
"""To so many costs may the choices for the symbols of one cost come; each would have to be tried where none can be paid."""

LIFE = f"{PHYREXIAN_LIFE} life"
"""How it is announced that life pays a Phyrexian symbol."""

_REDUCIBLE = frozenset(MANA_TYPES)
"""The components that a reduction by their own symbol meets first (118.7b-d); generic and snow ones reduce generic mana."""

Amounts: TypeAlias = "Counter[str]"
"""A mana cost by component: how much of each colour, of colourless, of snow, and of `GENERIC`."""


@dataclass(frozen=True)
class Reduction:
    """What an effect takes off a cost (118.7); ``colored_only`` where it can reduce nothing but coloured mana."""

    mana: ManaCost
    colored_only: bool = False


@dataclass(frozen=True)
class Modifiers:
    """All that effects do to the cost of one spell: increases, reductions, and the least amounts of mana it may come to."""

    increases: tuple[ManaCost, ...] = ()
    reductions: tuple[Reduction, ...] = ()
    floors: tuple[int, ...] = ()


NO_MODIFIERS = Modifiers()


def totals(
    cost: Cost, modifiers: Modifiers = NO_MODIFIERS, x: int | None = None, announced: Sequence[str] = ()
) -> Iterator[Cost]:
    """Every total that a cost can come to (601.2f), by the choices of 601.2b and the orders of its reductions.

    ``cost`` is the mana cost or the alternative cost together with all additional costs, and ``announced`` as in `settled`. The
    player chooses among the totals; what asks for no life and for the least mana comes first.
    """
    for choice in settled(cost, x, announced):
        raised = increased(choice.mana, modifiers.increases)
        for mana in reduced(raised, modifiers.reductions):
            yield Cost(at_least(mana, modifiers.floors), choice.parts)


# ---- 601.2b: choices that make symbols plain


def has_x(cost: Cost) -> bool:
    """Whether a value of X has to be announced to pay this (107.3a)."""
    return "X" in (cost.mana or ()) or any(isinstance(part, DiscardCards) and part.count is Amount.X for part in cost.parts)


def settled(cost: Cost, x: int | None = None, announced: Sequence[str] = ()) -> tuple[Cost, ...]:
    """The costs that a cost with {X}, hybrid and Phyrexian symbols can stand for (601.2b, 107.4e-f).

    ``announced`` says for each hybrid and each Phyrexian symbol, in their order, what is paid: a symbol (``"B"``, ``"2"``) or
    `LIFE`; where it is empty all of them are open. Each cost has plain symbols only; a Phyrexian symbol that life pays becomes a
    part of it. Equal costs come once. Raises NotModelled where X is not announced, IllegalAction where what is announced is none
    of the ways to pay these symbols.
    """
    if x is None and has_x(cost):
        raise NotModelled("an announcement that does not say what X is")
    fixed = tuple(_counted(part, x) for part in cost.parts)
    if cost.mana is None:
        _chosen_halves((), announced)
        return (Cost(None, fixed),)
    # Symbol by symbol, so that of many alike not every row of choices is made, but each sum of them once.
    chosen: dict[tuple[ManaCost, int], None] = {((), 0): None}
    for halves in _chosen_halves([_halves(symbol, x) for symbol in cost.mana], announced):
        chosen = {_with_half(mana, life, half): None for mana, life in chosen for half in halves}
        if len(chosen) > MOST_WAYS:
            raise NotModelled("a cost with so many ways to pay its hybrid and Phyrexian symbols")
    costs: list[Cost] = []
    for mana, life in chosen:
        parts: tuple[CostPart, ...] = (*fixed, PayLife(life)) if life else fixed
        costs.append(Cost(mana, parts))
    return tuple(sorted(costs, key=_life))


def _with_half(mana: ManaCost, life: int, half: str | PayLife) -> tuple[ManaCost, int]:
    """Some mana and life together with what one more symbol is paid as."""
    return (mana, life + half.amount) if isinstance(half, PayLife) else (_mana(_amounts((*mana, half))), life)


def _counted(part: CostPart, x: int | None) -> CostPart:
    """A part of a cost whose number is known, where it was X."""
    return replace(part, count=x) if isinstance(part, DiscardCards) and part.count is Amount.X and x is not None else part


def _chosen_halves(symbols: Sequence[tuple[str | PayLife, ...]], announced: Sequence[str]) -> Sequence[tuple[str | PayLife, ...]]:
    """What each symbol can be paid as, after what was announced for those that leave a choice."""
    if not announced:
        return symbols
    open_ones = [place for place, ways in enumerate(symbols) if len(ways) > 1]
    if len(open_ones) != len(announced):
        raise IllegalAction(f"{len(open_ones)} hybrid or Phyrexian symbols have to be announced", "601.2b")
    out = list(symbols)
    for place, word in zip(open_ones, announced, strict=True):
        half = PayLife(PHYREXIAN_LIFE) if word == LIFE else word
        if half not in out[place]:
            raise IllegalAction(f"{word} is no way to pay that symbol", "601.2b")
        out[place] = (half,)
    return out


def _life(cost: Cost) -> int:
    return sum(part.amount for part in cost.parts if isinstance(part, PayLife))


def _halves(symbol: str, x: int | None) -> tuple[str | PayLife, ...]:
    """The ways in which one symbol can be paid, mana before life."""
    if symbol == "X":
        return (str(x),)
    if "/" not in symbol:
        return (symbol,)
    ways = [PayLife(PHYREXIAN_LIFE) if half == "P" else half for half in symbol.split("/")]
    return tuple(sorted(ways, key=lambda way: (isinstance(way, PayLife), str(way).isdigit())))


# ---- 601.2f: increases, reductions, floors


def increased(mana: ManaCost | None, increases: Sequence[ManaCost]) -> ManaCost | None:
    """A cost with everything that is added to it. A cost without a mana component gets one by an increase."""
    if mana is None and not increases:
        return None
    return _mana(_amounts((*(mana or ()), *(symbol for increase in increases for symbol in increase))))


def reduced(mana: ManaCost | None, reductions: Sequence[Reduction]) -> tuple[ManaCost | None, ...]:
    """What a cost can come to when reductions are applied in any order (601.2f), the least amount of mana first.

    The order matters only where some of them turn to generic mana when they find no more of their own colour
    (118.7b-d) and others cannot, and where a hybrid symbol leaves a choice (118.7e).
    """
    if mana is None or not reductions:
        return (mana,)
    generic = sum(_generic_only(reduction) or 0 for reduction in reductions)
    others = Counter(reduction for reduction in reductions if _generic_only(reduction) is None)
    start = _amounts(mana)
    start[GENERIC] = max(0, start[GENERIC] - generic)
    ends: dict[ManaCost, None] = {}
    seen: set[tuple[ManaCost, frozenset[tuple[Reduction, int]]]] = set()
    waiting = [(_mana(start), others)]
    while waiting:
        now, left = waiting.pop()
        key = (now, frozenset(left.items()))
        if key in seen:
            continue
        seen.add(key)
        if not left:
            ends[now] = None
        for reduction in left:
            rest = left - Counter((reduction,))
            waiting.extend((after, rest) for after in _reduce(now, reduction))
    return tuple(sorted(ends, key=lambda end: (mana_amount(end), end)))


def _generic_only(reduction: Reduction) -> int | None:
    """How much generic mana a reduction takes off, if it is nothing else (118.7a); reductions of this kind commute."""
    if not all(symbol.isdigit() for symbol in reduction.mana):
        return None
    return 0 if reduction.colored_only else sum(int(symbol) for symbol in reduction.mana)


def _reduce(mana: ManaCost, reduction: Reduction) -> Iterator[ManaCost]:
    """What one reduction can make of a cost, by the choices of halves of its hybrid symbols (118.7a-g)."""
    for halves in product(*(_reducing_halves(symbol) for symbol in reduction.mana)):
        left = _amounts(mana)
        for component, amount in _amounts(halves).items():
            own = min(amount, left[component]) if component in _REDUCIBLE else 0
            if component in COLORS or not reduction.colored_only:
                left[component] -= own
            if not reduction.colored_only:
                left[GENERIC] = max(0, left[GENERIC] - (amount - own))
        yield _mana(left)


def _reducing_halves(symbol: str) -> tuple[str, ...]:
    """The symbols that one symbol of a reduction can stand for: a Phyrexian one is its colour (118.7f)."""
    if symbol == "X":
        raise NotModelled("a cost reduction by {X}")
    return tuple(half for half in symbol.split("/") if half != "P")


def at_least(mana: ManaCost | None, floors: Iterable[int]) -> ManaCost | None:
    """A total that comes to less mana than an effect allows, filled up with generic mana: the last step of 601.2f."""
    short = max(floors, default=0) - mana_amount(mana)
    return mana if short <= 0 else increased(mana, ((str(short),),))


# ---- the amounts


def mana_amount(mana: ManaCost | None) -> int:
    """How much mana a cost of plain symbols asks for."""
    return sum(_amounts(mana or ()).values())


def combined(first: Cost, *others: Cost) -> Cost:
    """Several costs paid together (118.8): the mana of all and the other parts, each in the order in which they are printed."""
    together = [cost.mana for cost in (first, *others) if cost.mana is not None]
    mana = tuple(symbol for symbols in together for symbol in symbols) if together else None
    return Cost(mana, tuple(part for cost in (first, *others) for part in cost.parts))


def _amounts(symbols: Iterable[str]) -> Amounts:
    amounts: Amounts = Counter()
    for symbol in symbols:
        if symbol.isdigit():
            amounts[GENERIC] += int(symbol)
        else:
            amounts[symbol] += 1
    return amounts


def _mana(amounts: Amounts) -> ManaCost:
    """The mana cost with these components, generic mana first; {X} and hybrid symbols keep their place before the colours."""
    generic = (str(amounts[GENERIC]),) if amounts[GENERIC] else ()
    order = (*(symbol for symbol in sorted(amounts) if symbol not in (*MANA_TYPES, GENERIC)), *COLORS, "C")
    return (*generic, *(symbol for symbol in order for _ in range(amounts[symbol])))
