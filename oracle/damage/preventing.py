"""Prevention effects, whatever they come from (615)."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import layers
from oracle.abilities.effects import Draw, Effect, ExileTop, GainLife, PutCounters, RemoveCountersFrom
from oracle.abilities.qualities import Amount, Named, Who
from oracle.counters.modifying import Putting
from oracle.damage import which
from oracle.damage.event import Also, Damage, FromLibrary, LifeGain, Removing
from oracle.errors import NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import State


def possible(state: State, damage: Damage, amount: int) -> int:
    """How much of damage an effect prevents that would prevent so much: nothing of what can't be prevented (615.12)."""
    return min(amount, damage.amount) if which.can_be_prevented(state, damage) else 0


def also(
    state: State, effects: Iterable[Effect], source: ObjectId, you: Seat, prevented: Iterable[tuple[Damage, int]]
) -> tuple[Also, ...]:
    """What an effect that prevents damage adds to the event (615.5), where so much of each of these was prevented. What does not
    ask for how much is done although nothing could be prevented (615.12).

    Raises NotModelled for anything but life that "you" gain, counters that "you" put and cards that "you" exile from a library,
    each as much as was prevented, cards that the controller of the damage's source draws for it, and counters that are removed
    from the source of the effect.
    """
    prevented = list(prevented)
    total = sum(amount for _, amount in prevented)
    made: list[Also] = []
    for effect in effects:
        if isinstance(effect, GainLife) and (effect.who, effect.amount) == (Who.YOU, Amount.THAT_MUCH):
            made.append(LifeGain(source, you, total))
        elif isinstance(effect, PutCounters) and effect.count is Amount.THAT_MUCH and effect.what is Named.THIS:
            made.append(Putting(you, ChosenTarget(object=source), ((effect.kind, total),)))
        elif isinstance(effect, PutCounters) and effect.count is Amount.THAT_MUCH and effect.what is Named.EVENT:
            made += (Putting(you, damage.to, ((effect.kind, amount),)) for damage, amount in prevented if damage.to.object)
        elif isinstance(effect, RemoveCountersFrom) and isinstance(effect.count, int) and effect.what is Named.THIS:
            made.append(Removing(source, effect.kind, effect.count))
        elif isinstance(effect, ExileTop) and effect.count is Amount.THAT_MUCH:
            made.append(FromLibrary(you, total, exiled=True))
        elif isinstance(effect, Draw) and (effect.who, effect.count) == (Who.THAT_PLAYER, Amount.THAT_MUCH):
            made += (FromLibrary(layers.controller(state, damage.source), amount) for damage, amount in prevented)
        else:
            raise NotModelled(f"the instruction {type(effect).__name__} beside the prevention of damage")
    return tuple(made)
