"""Triggered abilities (603): what has triggered, and how it gets onto the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import is_dataclass

from oracle import conditions, dividing, layers, matching, stack, targets
from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    BecomesTapped,
    BecomesTarget,
    CastsSpell,
    Dies,
    Enters,
    EntersOrAttacks,
    Event,
    Itself,
    LeavesBattlefield,
    Sacrifices,
    Subject,
)
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Named
from oracle.abilities.statics import EnteringTriggersNothing, TriggersAgain
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import Attacked, Happening, Sacrificed, SpellCast, StepBegan, Tapped, Targeted, TokenEntered, ZoneChange
from oracle.keywords.evoke import was_evoked
from oracle.keywords.triggered import triggered
from oracle.mana import ManaCost, mana_types
from oracle.objects import ChosenTarget, GameObject, Kind, ObjectId, Seat, StackAbility, TriggerEvent, Zone
from oracle.questions import Asking, Question, Shape, ask
from oracle.spending import mana_spent
from oracle.state import DelayedTrigger, State, Step, WaitingTrigger

STEP_WORDS = {
    "upkeep": Step.UPKEEP,
    "draw step": Step.DRAW,
    "precombat main": Step.PRECOMBAT_MAIN,
    "combat": Step.BEGINNING_OF_COMBAT,
    "end step": Step.END,
}


def note(game: Game, happening: Happening, before: State | None = None) -> None:
    """Something happened: whatever triggers on it from now on waits for its place on the stack (603.2, 603.3).

    ``before`` is the state before the event; abilities that look back in time are taken from it (603.10a).
    """
    looks_back = isinstance(happening, Sacrificed) or _leaves(happening)
    earlier = before or game.state
    new: list[WaitingTrigger] = []
    if looks_back:
        new += _triggered_by(earlier, happening)
    if not isinstance(happening, Sacrificed) and not (looks_back and not _enters(happening)):
        new += _triggered_by(game.state, happening)
    if isinstance(happening, StepBegan):
        new += _delayed_until(game, happening.step)
    if new:
        game.update(waiting=(*game.state.waiting, *new))


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


def put_waiting_on_stack(game: Game) -> Asking[None]:
    """Each player, the active player first, puts the abilities that wait on the stack in an order of their choice; what triggers
    while they do goes on the stack after that, above all of them (603.3b).

    A player is not asked about abilities that nothing tells apart.
    """
    all_waiting = game.state.waiting
    for seat in matching.turn_order(game.state):
        mine = tuple(each for each in all_waiting if each.controller == seat)
        order = mine
        if len(mine) > 1 and not _indistinguishable(mine):
            question = Question(seat, "order triggers", Shape.ORDER, mine, rule="603.3b")
            order = tuple(each for each in (yield from ask(question)) if isinstance(each, WaitingTrigger))
        for waiting in reversed(order):
            left = list(game.state.waiting)
            left.remove(waiting)
            game.update(waiting=tuple(left))
            yield from _put(game, waiting)
    game.update(waiting=tuple(each for each in game.state.waiting if not game.player(each.controller).lost))


def condition_holds(state: State, ability: TriggeredAbility, source: ObjectId, event: TriggerEvent | None, you: Seat) -> bool:
    """The intervening "if" of an ability that ``you`` control, checked as it triggers and again as it resolves (603.4)."""
    permanent = state.objects.get(source) or state.gone[source]
    evoked = ability.evoked is None or was_evoked(permanent, ability.evoked)
    paid = _was_paid(ability.paid, permanent) and _was_spent(ability.mana_spent, permanent)
    return evoked and paid and (ability.condition is None or conditions.holds(state, ability.condition, permanent, event, you))


def _was_paid(cost: str, found: GameObject) -> bool:
    """Whether the additional cost of this name was announced for this spell or the one that became this permanent (607.2i). A
    copy of a spell has the choices of the original (707.10).
    """
    return not cost or (found.cast is not None and cost in found.cast.paid)


def _was_spent(mana: ManaCost, permanent: GameObject) -> bool:
    """Whether this mana was spent to cast the spell that became this permanent (400.7d)."""
    return not mana or Counter(mana) <= Counter(mana_types(mana_spent(permanent)))


def _put(game: Game, waiting: WaitingTrigger) -> Asking[None]:
    """Put one triggered ability on the stack and choose its targets; without a legal choice it is removed (603.3d)."""
    of = stack.put_ability(game, waiting.ability, waiting.controller)
    chosen = yield from targets.choose(game, of)
    if chosen is None:
        stack.remove(game, of)
    else:
        game.change(of, targets=chosen)
        note_targets(game, of)
        yield from dividing.divide(game, of)


def _indistinguishable(waiting: tuple[WaitingTrigger, ...]) -> bool:
    """Whether nothing tells these apart: no target that is still to be chosen, and no event of which the effects speak."""
    first = waiting[0].ability
    return all(
        each.ability.ability == first.ability
        and each.ability.source == first.source
        and not each.ability.ability.targets
        and (each.ability.event == first.event or not _names_event(first.ability.effects))
        for each in waiting
    )


def _names_event(text: object) -> bool:
    """Whether instructions speak of the object of the trigger event; an ability that they give speaks of its own."""
    if isinstance(text, tuple):
        return any(map(_names_event, text))
    if is_dataclass(text) and not isinstance(text, TriggeredAbility):
        return any(map(_names_event, vars(text).values()))
    return text is Named.EVENT


# ---- which abilities an event makes trigger


def _enters(happening: Happening) -> bool:
    return isinstance(happening, TokenEntered) or (isinstance(happening, ZoneChange) and happening.to is Zone.BATTLEFIELD)


def _leaves(happening: Happening) -> bool:
    return isinstance(happening, ZoneChange) and happening.object.zone is Zone.BATTLEFIELD


def _triggered_by(state: State, happening: Happening) -> Iterator[WaitingTrigger]:
    """The abilities of this state's objects that the event makes trigger."""
    for source, ability, word in _listening(state, happening):
        you = layers.controller(state, source.id)
        event = _event(state, ability.event, source, you, happening)
        if event is None or not condition_holds(state, ability, source.id, event, you):
            continue
        if isinstance(happening, Attacked) and isinstance(ability.event, EntersOrAttacks):
            word = "attacks"
        waiting = WaitingTrigger(you, StackAbility(ability, source, word, event))
        for _ in range(_times(state, source, you, event, happening)):
            yield waiting


def _listening(state: State, happening: Happening) -> Iterator[tuple[GameObject, TriggeredAbility, str]]:
    """The triggered abilities that function: those of permanents, and those of the spell that was just cast (113.6k)."""
    yield from _of_permanents(state)
    if isinstance(happening, SpellCast):
        spell = state.objects[happening.spell]
        for ability, word in triggered(layers.characteristics(state, spell.id).abilities):
            if isinstance(ability.event, CastsSpell) and ability.event.subject is Itself.THIS:
                yield spell, ability, word


def _of_permanents(state: State) -> tuple[tuple[GameObject, TriggeredAbility, str], ...]:
    found: tuple[tuple[GameObject, TriggeredAbility, str], ...] | None = state.memo.get("triggered")
    if found is None:
        found = tuple(
            (state.objects[each], ability, word)
            for each in layers.permanents(state)
            for ability, word in triggered(layers.characteristics(state, each).abilities)
        )
        state.memo["triggered"] = found
    return found


def _event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Happening) -> TriggerEvent | None:
    """What the ability's event is, where this is one it waits for."""
    if isinstance(happening, StepBegan):
        return _step_event(state, waits_for, you, happening)
    if isinstance(happening, SpellCast):
        return _cast_event(state, waits_for, source, you, happening)
    if isinstance(happening, Attacked):
        return _attack_event(state, waits_for, source, you, happening)
    if isinstance(happening, Tapped):
        if isinstance(waits_for, BecomesTapped) and _is_subject(state, waits_for.subject, happening.object, source, you):
            return TriggerEvent(waits_for, state.objects[happening.object])
        return None
    if isinstance(happening, Targeted):
        if not isinstance(waits_for, BecomesTarget) or happening.object != source.id:
            return None
        if waits_for.spell and state.objects[happening.by].kind is Kind.ABILITY:
            return None
        meant = happening.player in matching.players(state, waits_for.who, you)
        return TriggerEvent(waits_for, state.objects[happening.by], player=happening.player) if meant else None
    if isinstance(happening, Sacrificed):
        if not isinstance(waits_for, Sacrifices) or happening.player not in matching.players(state, waits_for.who, you):
            return None
        if not _is_subject(state, waits_for.subject, happening.object.id, source, you):
            return None
        return TriggerEvent(waits_for, happening.object, happening.became, happening.player)
    return _moved_event(state, waits_for, source, you, happening)


def _step_event(state: State, waits_for: Event, you: Seat, happening: StepBegan) -> TriggerEvent | None:
    if not isinstance(waits_for, AtBeginning):
        return None
    if waits_for.step not in STEP_WORDS:
        raise NotModelled(f"an ability that waits for the {waits_for.step}")
    if STEP_WORDS[waits_for.step] is not happening.step:
        return None
    if state.active not in matching.players(state, waits_for.whose, you):
        return None
    return TriggerEvent(waits_for, player=state.active)


def _cast_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: SpellCast) -> TriggerEvent | None:
    if not isinstance(waits_for, CastsSpell) or happening.player not in matching.players(state, waits_for.who, you):
        return None
    if not _is_subject(state, waits_for.subject, happening.spell, source, you):
        return None
    spell = state.objects[happening.spell]
    if waits_for.from_zone and (spell.cast is None or spell.cast.zone.value != waits_for.from_zone):
        return None
    return TriggerEvent(waits_for, spell, player=happening.player)


def _attack_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Attacked) -> TriggerEvent | None:
    """The player of this event is the defending player (508.5)."""
    if isinstance(waits_for, Attacks):
        subject, meant = waits_for.subject, happening.alone or not waits_for.alone
    else:
        subject, meant = Itself.THIS, isinstance(waits_for, EntersOrAttacks)
    if not meant or not _is_subject(state, subject, happening.object, source, you):
        return None
    found = state.objects[happening.object]
    return TriggerEvent(waits_for, found, player=None if found.attacking is None else found.attacking.defending)


def _moved_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: ZoneChange | TokenEntered
) -> TriggerEvent | None:
    if _enters(happening) and isinstance(waits_for, Enters | EntersOrAttacks):
        entered = happening.object if isinstance(happening, TokenEntered) else happening.became
        subject: Subject = waits_for.subject if isinstance(waits_for, Enters) else Itself.THIS
        is_this = isinstance(waits_for, Enters) and waits_for.or_this and entered == source.id
        if is_this or _is_subject(state, subject, entered, source, you):
            return TriggerEvent(waits_for, state.objects[entered], player=layers.controller(state, entered))
        return None
    if not _leaves(happening) or not isinstance(happening, ZoneChange):
        return None
    left = happening.object
    event = TriggerEvent(waits_for, left, happening.became, left.controller)
    if isinstance(waits_for, LeavesBattlefield) and _is_subject(state, waits_for.subject, left.id, source, you):
        return event
    if isinstance(waits_for, Dies) and _died(happening):
        is_this = waits_for.or_this and left.id == source.id
        if is_this or _is_subject(state, waits_for.subject, left.id, source, you):
            return event
    return None


def _died(happening: ZoneChange) -> bool:
    """Whether what left the battlefield has died: it went to a graveyard, whatever it was (700.4)."""
    return happening.to is Zone.GRAVEYARD


def _is_subject(state: State, subject: Subject, of: ObjectId, source: GameObject, you: Seat) -> bool:
    if isinstance(subject, Itself):
        return of == source.id
    return matching.matches(state, subject, of, source=source, you=you)


def _times(state: State, source: GameObject, you: Seat, event: TriggerEvent, happening: Happening) -> int:
    """How many times an ability triggers: never where an effect lets entering trigger nothing, more often where an effect
    says so of entering permanents (603.2d). That it can't trigger wins over all that makes it trigger more often (101.2).
    """
    if not _enters(happening) or event.object is None:
        return 1
    entered = event.object.id
    times = 1
    for permanent, static in layers.statics(state):
        owner = layers.controller(state, permanent.id)
        if isinstance(static, EnteringTriggersNothing) and matching.matches(
            state, static.quality, entered, source=permanent, you=owner
        ):
            return 0
        if isinstance(static, TriggersAgain) and owner == you and source.zone is Zone.BATTLEFIELD:
            times += matching.matches(state, static.quality, entered, source=permanent, you=owner)
    return times


# ---- delayed triggered abilities (603.7)


def _delayed_until(game: Game, step: Step) -> list[WaitingTrigger]:
    due = [each for each in game.state.delayed if each.step is step and each.whose in (None, game.state.active)]
    if due:
        game.update(delayed=tuple(each for each in game.state.delayed if each not in due))
    return [WaitingTrigger(each.controller, each.ability) for each in due]


def _controls(state: State, delayed: DelayedTrigger) -> bool:
    of = delayed.lost_control_of
    return of is not None and of in state.objects and layers.controller(state, of) == delayed.controller
