"""Instructions that make something: tokens, copies, new targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import copies, editions, entering, layers, stack, targets, triggers
from oracle.abilities.effects import (
    ChooseNewTargets,
    CopyAllYouControl,
    CopyIt,
    CreateTokenCopy,
    CreateTokens,
    MayPay,
    SacrificeIt,
)
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import Keyword, TriggeredAbility, keyword
from oracle.abilities.qualities import Named, Who
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import begin_effect
from oracle.instructions.resolution import Resolution
from oracle.objects import Characteristics, ChosenTarget, Kind, ObjectId, StackAbility, TriggerEvent, Zone
from oracle.questions import Asking, Question, Shape, ask, ask_yes
from oracle.state import AddAbilities, DelayedTrigger, Step


def create_tokens(resolution: Resolution, effect: CreateTokens) -> Asking[None]:
    """Create tokens; one without a name is named after its subtypes (111.4).

    Raises NotModelled for those of other players, under rules by which whoever controls what resolves owns these.
    """
    called = ("Token",) if editions.TOKENS_ARE_CALLED_TOKEN.holds(resolution.game.state) else ()
    base = Characteristics(
        name=effect.name or " ".join((*effect.subtypes, *called)),
        colors=frozenset(effect.colors),
        types=effect.types,
        subtypes=effect.subtypes,
        abilities=(*map(keyword, effect.keywords), *effect.abilities),
        power=effect.power,
        toughness=effect.toughness,
    )
    about, count = resolution.of, resolution.number(effect.count)
    resolution.made = yield from entering.create_tokens(
        resolution.game, base, resolution.controller, count, about, tapped=effect.tapped, attacking=effect.attacking
    )
    if effect.also is not None and not editions.CREATOR_OWNS_TOKENS.holds(resolution.game.state):
        raise NotModelled("tokens that other players create and do not own, before 2009-07-11")
    for player in () if effect.also is None else resolution.players(effect.also):
        resolution.made += yield from entering.create_tokens(resolution.game, base, player, count, about, tapped=effect.tapped)


def create_token_copy(resolution: Resolution, effect: CreateTokenCopy) -> Asking[None]:
    """Create a token that is a copy of an object, as it is or last was (707.2, 608.2h)."""
    game, you = resolution.game, resolution.controller
    made: list[ObjectId] = []
    for each in resolution.named(effect.what):
        base = copies.copiable(game.state, each)
        # There may be several: other effects may say that more tokens are created.
        tokens = yield from entering.create_tokens(game, base, you, about=resolution.of)
        made += tokens
        if effect.haste:
            begin_effect(game, tokens, AddAbilities((Keyword("haste"),)), you)
        if effect.sacrifice_unless is not None:
            if len(tokens) != 1:
                raise NotModelled("one price for several tokens that are copies")
            (token,) = tokens
            event = AtBeginning("end step", Who.YOU)
            unless = MayPay(Who.YOU, effect.sacrifice_unless, otherwise=(SacrificeIt(Named.EVENT, Who.YOU),))
            ability = StackAbility(
                TriggeredAbility(event, (unless,)), resolution.source, "delayed", TriggerEvent(event, game.object(token))
            )
            delayed = DelayedTrigger(you, ability, Step.END, you)
            game.update(delayed=(*game.state.delayed, delayed))
    resolution.made = tuple(made)


def copy_it(resolution: Resolution, effect: CopyIt) -> Asking[None]:
    """Copy a spell or ability; its controller may choose new targets for the copy (707.10c)."""
    game = resolution.game
    made = []
    for each in [each for each in resolution.named(effect.what) for _ in range(effect.times)]:
        if game.object(each).zone is not Zone.STACK:
            continue
        copy = copies.copy_on_stack(game, each, resolution.controller, nonlegendary=effect.nonlegendary)
        made.append(copy)
        if effect.new_targets:
            yield from new_targets(resolution, copy, "707.10c")
    resolution.made = tuple(made)


def copy_all_you_control(resolution: Resolution, _: CopyAllYouControl) -> Asking[None]:
    """Copy the spells that you control, then the other abilities (707.10c).

    Raises NotModelled for two and more copies that are put on the stack together: their controller chooses their order (405.3).
    """
    game, you = resolution.game, resolution.controller
    mine = [
        each
        for each in stack.objects(game.state)
        if each != resolution.of
        and layers.controller(game.state, each) == you
        and game.object(each).kind is not Kind.COMBAT_DAMAGE
    ]
    for abilities in (False, True):
        originals = [each for each in mine if (game.object(each).kind is Kind.ABILITY) is abilities]
        if len(originals) > 1:
            raise NotModelled("the order of copies that are put on the stack together")
        for each in originals:
            yield from new_targets(resolution, copies.copy_on_stack(game, each, you), "707.10c")


def choose_new_targets(resolution: Resolution, effect: ChooseNewTargets) -> Asking[None]:
    """Whoever controls what resolves may choose new targets for a spell, whoever controls that (109.5, 115.7d)."""
    for each in resolution.found(effect.what):
        if resolution.game.object(each).zone is Zone.STACK:
            yield from new_targets(resolution, each, "115.7d")


def new_targets(resolution: Resolution, of: ObjectId, rule: str) -> Asking[None]:
    """Let "you" change the targets of a spell or ability, any number of them, under ``rule``. New ones must be legal as its
    own controller sees it (115.7d, 707.10c).

    Nobody is asked where nothing else could be targeted.
    """
    game, you = resolution.game, resolution.controller
    present = game.object(of).targets
    wanted = targets.wanted(game.state, of)
    options = [
        tuple(dict.fromkeys((*chosen, *targets.legal_for(game.state, of, target))))
        for target, chosen in zip(wanted, present, strict=True)
    ]
    if all(len(each) == len(chosen) for each, chosen in zip(options, present, strict=True)):
        return
    if not (yield from ask_yes(you, "new targets", of, rule)):
        return
    new: list[tuple[ChosenTarget, ...]] = []
    for target, each, chosen in zip(wanted, options, present, strict=True):
        left, count = targets.other_than(new, target, each), len(chosen)
        if len(left) < count:
            raise IllegalAction("these targets leave none for what must be another", rule)
        answer = yield from ask(Question(you, "targets", Shape.PICK, left, of, minimum=count, maximum=count, rule=rule))
        new.append(tuple(option for option in answer if isinstance(option, ChosenTarget)))
    game.change(of, targets=tuple(new))
    triggers.note_targets(game, of, present)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    CreateTokens: create_tokens,
    CreateTokenCopy: create_token_copy,
    CopyIt: copy_it,
    CopyAllYouControl: copy_all_you_control,
    ChooseNewTargets: choose_new_targets,
}
