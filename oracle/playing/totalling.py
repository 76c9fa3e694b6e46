"""The total cost of a spell (601.2f): what effects add to what is paid for it, and what they take off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle import editions, layers
from oracle.abilities.costs import Cost
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import CostsAtLeast, CostsLess, CostsMore, ThisCostsLess, ThisCostsLessForSpells
from oracle.errors import NotModelled
from oracle.mana import COLORS, ManaCost
from oracle.matching import matches, players
from oracle.objects import ObjectId, Seat
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing.costs import Modifiers, Reduction, totals
from oracle.playing.reducing import reduced_totals
from oracle.state import State


def determine_total_cost(
    state: State, seat: Seat, spell: ObjectId, cost: Cost, announced: Sequence[str] = (), wishes: Wishes = NO_WISHES
) -> tuple[Cost, ...]:
    """The total costs among which the player chooses, by the order of reductions and by how symbols are paid, as far as that was
    not announced. They are locked in here: whatever becomes of an effect afterwards changes nothing.

    Convoke and delve are ways to pay a total cost (702.51b), and before 2013-07-13 costs that lower it, by what ``wishes`` say.

    Raises NotModelled for what the rules before 2009-07-11 do not say of hybrid symbols.
    """
    found = state.objects[spell]
    x = found.cast.x if found.cast is not None else 0
    if not editions.HYBRID_ANNOUNCED.holds(state):
        _check_hybrid(state, cost, modifiers(state, seat, spell))
    if not editions.CONVOKE_PAYS.holds(state):
        return reduced_totals(state, seat, spell, cost, modifiers(state, seat, spell), x, announced, wishes)
    return tuple(dict.fromkeys(totals(cost, modifiers(state, seat, spell), x, announced)))


def _check_hybrid(state: State, cost: Cost, changed_by: Modifiers) -> None:
    """Raise NotModelled for reductions by colored mana where the halves of hybrid symbols are not announced before them."""
    colored = any(mana in COLORS for each in changed_by.reductions for mana in each.mana)
    if colored and any("/" in symbol for symbol in cost.mana or ()):
        raise NotModelled(f"a reduction by colored mana and hybrid symbols under the rules of {state.edition}")


def modifiers(state: State, seat: Seat, spell: ObjectId) -> Modifiers:
    """What static abilities do to the cost of this spell: increases, reductions, and least totals (118.7)."""
    increases: list[ManaCost] = []
    reductions = list(_own_reductions(state, seat, spell))
    floors: list[int] = []
    for source, static in layers.statics(state):
        if isinstance(static, CostsAtLeast):
            if not source.tapped:
                floors.append(static.amount)
        elif isinstance(static, CostsMore | CostsLess):
            you = layers.controller(state, source.id)
            if seat in players(state, static.who, you) and matches(state, static.quality, spell, source=source, you=you):
                if isinstance(static, CostsMore):
                    increases.append(static.mana)
                else:
                    reductions.append(Reduction(static.mana, static.colored_only))
    return Modifiers(tuple(increases), tuple(reductions), tuple(floors))


def _own_reductions(state: State, seat: Seat, spell: ObjectId) -> Iterator[Reduction]:
    """What the spell says that it costs less itself, as often as there is what it counts."""
    source = state.objects[spell]
    for ability in layers.characteristics(state, spell).abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.static, ThisCostsLess):
            for each in layers.permanents(state):
                if matches(state, ability.static.for_each, each, source=source, you=seat):
                    yield Reduction(ability.static.mana)
        if isinstance(ability, StaticAbility) and isinstance(ability.static, ThisCostsLessForSpells):
            # The spell itself has not been cast before its cost is paid (601.2i).
            for _ in range(sum(player.spells_cast for player in state.players)):
                yield Reduction(ability.static.mana)
