"""Prevention shields that resolved spells and abilities put around objects and players (615.7-9)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from oracle import layers, matching
from oracle.damage import preventing, which
from oracle.damage.event import Damage, Dealing
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import ChosenTarget, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.replacing import Modifier
from oracle.state import PreventionShield, State


def put(game: Game, shield: PreventionShield) -> None:
    """Put a prevention shield in its place until end of turn; its ``number`` is set here. There is none of 0, and none around
    what is no permanent and no player.
    """
    around = None if shield.around is None else shield.around.object
    if shield.amount != 0 and (around is None or layers.is_permanent(game.state, around)):
        game.update(shields=(*game.state.shields, replace(shield, number=game.stamp())))


def modifiers(state: State, event: Dealing) -> Iterator[Modifier[Dealing]]:
    """What shields do to a damage event."""
    for shield in event.shields:
        met = {place: each for place, each in event.waiting(key(shield)) if _meets(state, shield, each)}
        if met:
            choose = partial(_choose, state, shield, met) if _leaves_choice(state, shield, met) else None
            apply = partial(_applied, state, shield, met, {place: each.amount for place, each in met.items()})
            yield Modifier(shield.source, (key(shield), tuple(met)), apply, choose)


def key(shield: PreventionShield) -> Hashable:
    """What tells the effect of a shield from all others."""
    return ("shield", shield.number)


def left(before: Iterable[PreventionShield], after: Sequence[Iterable[PreventionShield]]) -> tuple[PreventionShield, ...]:
    """What is left of shields that each part of a damage event has met as they were ``before``: what any of them has used up is
    gone, and of one against so much damage no more than one has met.
    """
    found: list[PreventionShield] = []
    for shield in before:
        kept = [next((each for each in part if each.number == shield.number), None) for part in after]
        if None not in kept:
            found.append(next((each for each in kept if each is not None and each != shield), shield))
    return tuple(found)


def _meets(state: State, shield: PreventionShield, damage: Damage) -> bool:
    return (
        shield.around in (None, damage.to)
        and shield.by in (None, damage.source)
        and shield.combat in (None, damage.combat)
        and matching.matches(state, shield.quality, damage.source, source=None, you=shield.you)
    )


def _leaves_choice(state: State, shield: PreventionShield, met: Mapping[int, Damage]) -> bool:
    """Whether a shield can't prevent all of the damage of several sources (615.7)."""
    preventable = [each.amount for each in met.values() if which.can_be_prevented(state, each)]
    return shield.amount is not None and len(preventable) > 1 and sum(preventable) > shield.amount


def _choose(state: State, shield: PreventionShield, met: Mapping[int, Damage], event: Dealing) -> Asking[Dealing]:
    """The player, or the controller of the permanent, chooses how much of each source's damage is prevented (615.7)."""
    assert shield.amount is not None
    places = [place for place, each in met.items() if which.can_be_prevented(state, each)]
    player = affected(state, next(iter(met.values())))
    options = tuple(ChosenTarget(object=met[place].source) for place in places)
    question = Question(
        player, "shield", Shape.DISTRIBUTE, options, shield.source, minimum=0, maximum=shield.amount, rule="615.7"
    )
    shares = [int(str(share)) for share in (yield from ask(question))]
    if any(share > met[place].amount for place, share in zip(places, shares, strict=True)):
        raise IllegalAction("no more damage of a source is prevented than it would deal", "615.7")
    return _applied(state, shield, met, dict.fromkeys(met, 0) | dict(zip(places, shares, strict=True)), event)


def _applied(
    state: State, shield: PreventionShield, met: Mapping[int, Damage], wanted: Mapping[int, int], event: Dealing
) -> Dealing:
    """The event after a shield has prevented as much of each damage as is wanted, as far as it can. A shield is only used up by
    what it prevents (609.7b, 615.12).
    """
    left = shield.amount
    prevented: dict[int, int] = {}
    for place, each in met.items():
        prevented[place] = preventing.possible(state, each, wanted[place] if left is None else min(wanted[place], left))
        left = None if left is None else left - prevented[place]
    used_up = left == 0 or (shield.once and any(prevented.values()))
    kept = (each if each.number != shield.number else replace(each, amount=left) for each in event.shields)
    return event.changed(
        key(shield),
        {place: replace(each, amount=each.amount - prevented[place]) for place, each in met.items()},
        also=preventing.also(
            state, shield.also, shield.source, shield.you, ((each, prevented[place]) for place, each in met.items())
        ),
        shields=tuple(each for each in kept if not used_up or each.number != shield.number),
    )


def affected(state: State, damage: Damage) -> Seat:
    """The player to whom damage would be dealt, or who controls the permanent (616.1)."""
    if damage.to.player is not None:
        return damage.to.player
    assert damage.to.object is not None
    return layers.controller(state, damage.to.object)
