"""Copies (707): what is copied, and how a copy of a spell or ability is made."""

from __future__ import annotations

from dataclasses import replace

from oracle import layers, matching, parts, zones
from oracle.abilities.events import BecomesTarget
from oracle.abilities.kinds import Ability, StaticAbility, keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import Amount
from oracle.abilities.statics import ChosenNumberIsPower, DefinesSize
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.keywords.triggered import triggered
from oracle.layers.natures import with_nature
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat
from oracle.state import State


def copiable(state: State, of: ObjectId) -> Characteristics:
    """The copiable values of an object, or of what it last was: what it was made with and what made it a copy, but no other
    effect, no counters, no stickers, no status and nothing that was paid for it (707.2).
    """
    return parts.copied((state.objects.get(of) or state.gone[of]).base)


def with_exceptions(values: Characteristics, exceptions: Nature) -> Characteristics:
    """What a copy of these values is, with what its effect makes an exception (707.9a-b): what it has and is beside that. An
    ability that defines power and toughness is not copied where they are an exception (707.9d).
    """
    abilities = (*values.abilities, *map(keyword, exceptions.keywords))
    if isinstance(exceptions.size, Amount):
        raise NotModelled("a copy with a size that is read off the game")
    if exceptions.size is not None:
        power, toughness = exceptions.size
        abilities = tuple(each for each in abilities if not _defines_size(each))
        values = replace(values, power=power, toughness=toughness)
    return with_nature(replace(values, abilities=abilities), exceptions)


def _defines_size(ability: Ability) -> bool:
    return isinstance(ability, StaticAbility) and isinstance(ability.static, DefinesSize | ChosenNumberIsPower)


def copy_on_stack(game: Game, of: ObjectId, controller: Seat, *, nonlegendary: bool = False) -> ObjectId:
    """Put a copy of a spell or ability on the stack (707.10): with its decisions, targets, X and the cost that was chosen, but
    without having been cast, and without what effects gave the original. That it is not legendary can be an exception, which
    is copiable itself (707.9b). Whoever makes the copy owns it (112.2); what it turns into as a permanent spell resolves
    is a token that was not created (608.3f).
    """
    found = game.object(of)
    _check_targets(game.state, found, controller)
    base = copiable(game.state, of)
    if nonlegendary:
        base = replace(base, supertypes=tuple(each for each in base.supertypes if each != "Legendary"))
    return zones.create(
        game,
        found.changed(
            label="",
            kind=Kind.ABILITY if found.kind is Kind.ABILITY else Kind.COPY,
            owner=controller,
            controller=controller,
            printed=None,
            counters=(),
            counted_since=(),
            stickers=(),
            granted=(),
            commander=False,
            last=None,
            base=base,
            cast=None if found.cast is None else replace(found.cast, copied=True),
        ),
    )


def _check_targets(state: State, original: GameObject, controller: Seat) -> None:
    """Raise NotModelled where a copy has a target that triggers on becoming one (ward does): no rule says whether it becomes the
    copy's target.
    """
    for of in (each.object for chosen in original.targets for each in chosen):
        if of is not None and layers.is_permanent(state, of):
            for ability, word in triggered(layers.characteristics(state, of).abilities):
                if isinstance(ability.event, BecomesTarget) and _is_meant(state, ability.event, of, original, controller):
                    raise NotModelled(f"a copy whose target has an ability that triggers on becoming one ({word})")


def _is_meant(state: State, event: BecomesTarget, of: ObjectId, original: GameObject, controller: Seat) -> bool:
    a_spell = original.kind is not Kind.ABILITY
    return (a_spell or not event.spell) and controller in matching.players(state, event.who, layers.controller(state, of))


def copy_card(game: Game, of: ObjectId, controller: Seat) -> ObjectId:
    """Create a copy of a card in the zone that this is in (707.12)."""
    found = game.object(of)
    return zones.create(
        game, GameObject(ObjectId(0), "", Kind.COPY, controller, controller, found.zone, copiable(game.state, of))
    )
