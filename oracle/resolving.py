"""Resolving the topmost spell or ability (608)."""

from __future__ import annotations

from oracle import adventures, dividing, layers, modes, stack, targets, triggers, zones
from oracle.abilities.kinds import Ability, Keyword, TriggeredAbility
from oracle.combat import on_the_stack
from oracle.entering import Entry, enter
from oracle.errors import NotModelled
from oracle.fitting import PERMANENT_TYPES
from oracle.game import Game
from oracle.instructions import Resolution, carry_out, finished
from oracle.keywords import bestow, buyback, warp
from oracle.keywords.rebound import exile_with_rebound
from oracle.objects import ChosenTarget, GameObject, Kind, ObjectId, StackAbility, Zone
from oracle.questions import Asking


def resolve_top(game: Game) -> Asking[bool]:
    """Resolve the object on top of the stack. False where an effect of it ends the turn (724.1)."""
    of = stack.objects(game.state)[-1]
    found = game.state.objects[of]
    if found.kind is Kind.COMBAT_DAMAGE:
        yield from on_the_stack.resolve(game, found)
        return True
    legal = targets.still_legal(game.state, of)
    if any(found.targets) and not any(legal):
        if not found.bestowed:
            _leave_stack(game, of)
            return True
        # It goes on resolving as a creature spell (608.3b).
        bestow.cease(game, of)
        found, legal = game.object(of), ()
    if found.ability is not None:
        return (yield from _resolve_ability(game, found, found.ability, legal))
    if PERMANENT_TYPES.intersection(layers.characteristics(game.state, of).types):
        yield from _resolve_permanent(game, found, legal)
        return True
    return (yield from _resolve_spell(game, found, legal))


def _resolve_ability(
    game: Game, found: GameObject, ability: StackAbility, legal: tuple[tuple[ChosenTarget, ...], ...]
) -> Asking[bool]:
    """An ability's instructions are followed, if its intervening "if" is still true (603.4), and it ceases to exist (608.2n)."""
    controller = layers.controller(game.state, found.id)
    if isinstance(ability.ability, TriggeredAbility) and not triggers.condition_holds(
        game.state, ability.ability, ability.source, ability.event, controller
    ):
        stack.remove(game, found.id)
        return True
    resolution = Resolution(
        game, found.id, ability.source, controller, legal, ability.ability.targets, ability.event, shares=dividing.shares(found)
    )
    yield from carry_out(resolution, ability.ability.effects)
    finished(resolution)
    if resolution.turn_ended:
        return False
    if found.id in game.state.objects:
        stack.remove(game, found.id)
    return True


def _resolve_permanent(game: Game, found: GameObject, legal: tuple[tuple[ChosenTarget, ...], ...]) -> Asking[None]:
    """A permanent spell enters under its controller's control (608.3a), an Aura attached to its target (608.3c)."""
    attached_to = next((each.object for chosen in legal for each in chosen if each.object is not None), None)
    if legal and attached_to is None:
        raise NotModelled("an Aura that enchants a player")
    entry = Entry(found.id, layers.controller(game.state, found.id), attached_to=attached_to)
    (became,) = yield from enter(game, (entry,))
    if became is not None and warp.was_paid(found):
        warp.wait(game, became)


def _resolve_spell(game: Game, found: GameObject, legal: tuple[tuple[ChosenTarget, ...], ...]) -> Asking[bool]:
    """An instant or sorcery is carried out and put into its owner's graveyard (608.2c, 608.2n)."""
    controller = layers.controller(game.state, found.id)
    abilities = layers.characteristics(game.state, found.id).abilities
    resolution = Resolution(game, found.id, found, controller, shares=dividing.shares(found))
    first = 0
    for paragraph in modes.instructions(game.state, found.id):
        resolution.targets, resolution.instances = legal[first : first + len(paragraph.targets)], paragraph.targets
        first += len(paragraph.targets)
        yield from carry_out(resolution, paragraph.effects)
    finished(resolution)
    if resolution.turn_ended:
        return False
    if found.id in game.state.objects:
        _leave_resolved(game, found, abilities)
    return True


def _leave_resolved(game: Game, found: GameObject, abilities: tuple[Ability, ...]) -> None:
    """A spell that has resolved goes to its owner's graveyard (608.2n), unless something about it says otherwise."""
    rebounds = any(isinstance(ability, Keyword) and ability.name == "rebound" for ability in abilities)
    ways = {"rebound": rebounds, "buyback": buyback.was_paid(found), "an Adventure": adventures.was_cast_so(found)}
    if sum(ways.values()) > 1:
        raise NotModelled(f"a choice between {' and '.join(way for way, applies in ways.items() if applies)}")
    if adventures.was_cast_so(found):
        adventures.exile(game, found.id)
    elif rebounds:
        exile_with_rebound(game, found.id)
    elif buyback.was_paid(found):
        buyback.return_to_hand(game, found.id)
    else:
        _leave_stack(game, found.id)


def _leave_stack(game: Game, of: ObjectId) -> None:
    """A spell goes to its owner's graveyard, an ability ceases to exist (608.2b, 608.2n)."""
    if game.state.objects[of].kind is Kind.ABILITY:
        stack.remove(game, of)
    else:
        zones.move(game, of, Zone.GRAVEYARD)
