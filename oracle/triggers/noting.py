"""What happens is noted, and whatever triggers on it waits for its place on the stack (603.2, 603.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oracle import functioning, layers, matching
from oracle.abilities.events import AttacksOrBlocks, CastsSpell, Dies, EntersOrAttacks, Itself, PutsCounters
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.statics import EnteringTriggersNothing, TriggersAgain
from oracle.counters import rad
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import (
    Attacked,
    CountersPut,
    Cycled,
    Happening,
    Sacrificed,
    SpellCast,
    StepBegan,
    StickerPut,
    Targeted,
    Unattached,
    ZoneChange,
)
from oracle.keywords import once_triggered
from oracle.keywords.triggered import triggered
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat, StackAbility, TriggerEvent, Zone
from oracle.state import DelayedTrigger, State, Step, WaitingTrigger
from oracle.triggers.happened import died, entered, event_of, left
from oracle.triggers.intervening import condition_holds
from oracle.triggers.states import triggered_now


def note(game: Game, happening: Happening, before: State | None = None) -> None:
    """Something happened: whatever triggers on it from now on waits for its place on the stack (603.2, 603.3).

    ``before`` is the state before the event; abilities that look back in time are taken from it (603.10a, c).
    """
    past = isinstance(happening, Sacrificed | Unattached)
    looks_back = past or left(happening)
    earlier = before or game.state
    new: list[WaitingTrigger] = []
    if looks_back:
        new += _triggered_by(earlier, happening)
    if not past and not (looks_back and not entered(happening)):
        new += _triggered_by(game.state, happening)
    if isinstance(happening, StepBegan):
        new += _delayed_until(game, happening.step)
        new += rad.triggered(game.state, happening.step)
    if isinstance(happening, ZoneChange) and died(happening):
        new += _delayed_until_death(game, happening)
    new += triggered_now(game.state, _of_permanents(game.state))
    new = _not_again(game, new)
    if new:
        game.update(waiting=(*game.state.waiting, *new))


def _not_again(game: Game, new: list[WaitingTrigger]) -> list[WaitingTrigger]:
    """Those that trigger, without what triggers only once and has done so: the object that it is remembers that."""
    kept = []
    for each in new:
        ability, source = each.ability.ability, each.ability.source
        if isinstance(ability, TriggeredAbility) and ability.only_once and source.id in game.state.objects:
            spent = game.object(source.id).triggered
            if ability in spent:
                continue
            game.change(source.id, triggered=(*spent, ability))
        kept.append(each)
    return kept


def note_states(game: Game) -> None:
    """State triggers trigger as soon as what they wait for is true, be it that nothing happened but a name changed (603.8)."""
    if new := tuple(triggered_now(game.state, _of_permanents(game.state))):
        game.update(waiting=(*game.state.waiting, *new))


def note_unattached(game: Game, found: GameObject, before: State) -> None:
    """This was attached to something and is so no more (701.3d)."""
    assert found.attached_to is not None
    note(game, Unattached(found.id, game.object(found.attached_to)), before)


def note_targets(game: Game, of: ObjectId, before: tuple[tuple[ChosenTarget, ...], ...] = ()) -> None:
    """What a spell or ability on the stack targets now, but did not ``before``, becomes its target (601.2c, 603.3d, 115.7)."""
    old = {each for chosen in before for each in chosen}
    new = dict.fromkeys(each for chosen in game.object(of).targets for each in chosen if each not in old)
    for each in new:
        if each.object is not None:
            note(game, Targeted(each.object, of, layers.controller(game.state, of)))


def note_lost_control(game: Game) -> None:
    """Delayed abilities that wait for a player to lose control of an object trigger once they have (603.7, 603.10d).

    This looks when a player would get priority. Control that is lost and regained before that is not seen: no instruction that
    is modelled does both.
    """
    state = game.state
    lost = [each for each in state.delayed if each.lost_control_of is not None and not _controls(state, each)]
    if any(of in state.objects and state.objects[of].phased_out for each in lost if (of := each.lost_control_of) is not None):
        raise NotModelled("losing control of what is phased out")
    if lost:
        game.update(
            delayed=tuple(each for each in state.delayed if each not in lost),
            waiting=(*state.waiting, *(WaitingTrigger(each.controller, each.ability) for each in lost)),
        )


def _triggered_by(state: State, happening: Happening) -> Iterator[WaitingTrigger]:
    """The abilities of this state's objects that the event makes trigger."""
    for source, ability, word in _listening(state, happening):
        you = layers.controller(state, source.id)
        event = event_of(state, ability.event, source, you, happening)
        if event is None or not condition_holds(state, ability, source, event, you):
            continue
        if isinstance(ability.event, EntersOrAttacks | AttacksOrBlocks) and isinstance(happening, Attacked):
            word = "attacks"
        waiting = WaitingTrigger(you, StackAbility(ability, source, word, event))
        for _ in range(_times(state, source, you, event, happening)):
            yield waiting


def _listening(state: State, happening: Happening) -> Iterator[tuple[GameObject, TriggeredAbility, str]]:
    """The triggered abilities that function: those of permanents, those of the spell that was just cast and of the card that was
    just cycled (113.6k, 702.29c), and those of cards in graveyards that return themselves (113.6m), all of which wait for
    stickers.
    """
    yield from _of_permanents(state)
    if isinstance(happening, Cycled):
        card = state.objects[happening.card]
        for ability, word in triggered(layers.characteristics(state, card.id).abilities):
            yield card, ability, word
    if isinstance(happening, SpellCast):
        spell = state.objects[happening.spell]
        for ability, word in triggered(layers.characteristics(state, spell.id).abilities):
            if isinstance(ability.event, CastsSpell) and ability.event.subject is Itself.THIS:
                yield spell, ability, word
    if isinstance(happening, StickerPut):
        graveyards = (of for (zone, _), there in state.zones.items() if zone is Zone.GRAVEYARD for of in there)
        for of in graveyards:
            for ability, word in triggered(layers.characteristics(state, of).abilities):
                if functioning.returns_itself(ability):
                    yield state.objects[of], ability, word


def _of_permanents(state: State) -> tuple[tuple[GameObject, TriggeredAbility, str], ...]:
    found: tuple[tuple[GameObject, TriggeredAbility, str], ...] | None = state.memo.get("triggered")
    if found is None:
        found = tuple(
            (state.objects[each], ability, word)
            for each in layers.permanents(state)
            for ability, word in triggered(layers.characteristics(state, each).abilities)
        )
        if not once_triggered.are_static(state):
            found += tuple(
                (state.objects[each], ability, word)
                for each in layers.permanents(state)
                for ability, word in once_triggered.triggered(state, layers.characteristics(state, each).abilities)
            )
        state.memo["triggered"] = found
    return found


def _times(state: State, source: GameObject, you: Seat, event: TriggerEvent, happening: Happening) -> int:
    """How many times an ability triggers: once for each counter that it waits for (603.2c). Where something enters, never where
    an effect lets that trigger nothing; where something enters or dies, more often where an effect says so (603.2d); that it
    can't trigger wins (101.2).
    """
    if isinstance(happening, CountersPut):
        return _times_on_counters(event, happening)
    came, went = entered(happening), died(happening)
    if not (came or went) or event.object is None:
        return 1
    new = event.object.id
    times = 1
    for permanent, static in layers.statics(state):
        owner = layers.controller(state, permanent.id)
        if (
            came
            and isinstance(static, EnteringTriggersNothing)
            and matching.matches(state, static.quality, new, source=permanent, you=owner)
        ):
            return 0
        again = isinstance(static, TriggersAgain) and static.dying is went
        if isinstance(static, TriggersAgain) and again and owner == you and source.zone is Zone.BATTLEFIELD:
            times += matching.matches(state, static.quality, new, source=permanent, you=owner)
    return times


def _times_on_counters(event: TriggerEvent, happening: CountersPut) -> int:
    """Once, or once for each counter. Raises NotModelled for what several sources put at the same time and a trigger that is not
    about each counter: no rule says whether that is one event.
    """
    if isinstance(event.event, PutsCounters) and event.event.each:
        return happening.count
    if happening.several:
        raise NotModelled("an ability that triggers on counters that several sources put on one thing at the same time")
    return 1


def _delayed_until(game: Game, step: Step) -> list[WaitingTrigger]:
    due = [each for each in game.state.delayed if each.step is step and each.whose in (None, game.state.active)]
    if due:
        game.update(delayed=tuple(each for each in game.state.delayed if each not in due))
    return [WaitingTrigger(each.controller, each.ability) for each in due]


def _delayed_until_death(game: Game, happening: ZoneChange) -> list[WaitingTrigger]:
    """Delayed abilities that have waited for this object to die, of which their instructions speak."""
    gone = happening.object
    due = [each for each in game.state.delayed if each.dies == gone.id]
    if due:
        game.update(delayed=tuple(each for each in game.state.delayed if each not in due))
    event = TriggerEvent(Dies(), gone, happening.became, gone.controller)
    return [WaitingTrigger(each.controller, replace(each.ability, event=event)) for each in due]


def _controls(state: State, delayed: DelayedTrigger) -> bool:
    of = delayed.lost_control_of
    return of is not None and of in state.objects and layers.controller(state, of) == delayed.controller
