"""The judge: what an expectation says against what a view shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from adapters.contract.view import Decision, ObjectView, PlayerView, StackView, View
from adapters.suite import phrases
from adapters.suite.phrases.slots import STEP_WORDS
from adapters.suite.reading.mentions import parsed
from adapters.suite.scenario import (
    BearsSticker,
    Expectation,
    HasCards,
    HasCounters,
    HasDrawn,
    HasKeyword,
    HasLeftGame,
    HasLife,
    HasLost,
    HasMana,
    HasManaValue,
    HasPriority,
    HasTokens,
    HasType,
    IsAsked,
    IsAttacking,
    IsBlocking,
    IsColored,
    IsDamaged,
    IsFaceDown,
    IsIn,
    IsNamed,
    IsNumbers,
    IsPhased,
    IsStep,
    IsTapped,
    NobodyAsked,
    NotInCombat,
    StackControlled,
    StackIs,
    StackTargets,
)
from oracle.mana import COLOR_NAMES, parse_mana


@dataclass(frozen=True)
class Finding:
    """An expectation that does not hold: what was expected, and what was observed instead."""

    expected: str
    observed: str


class NotShown(Exception):
    """The view does not show what the expectation is about; the message says what."""


def judge(item: Expectation, view: View) -> Finding | None:
    """What is wrong with a sound view, by an expectation; ``None`` if it holds. Raises `NotShown`."""
    observed = _observed(item, view)
    return None if observed is None else Finding(phrases.describe(item), observed)


def find(reference: str, view: View) -> ObjectView | None:
    """The card, token or copy of a spell that a reference names. Tokens alike are counted in the order in which the view lists
    them.
    """
    wanted = parsed(reference)
    if wanted.kind == "token":
        alike = [
            shown for shown in view.objects if shown.token and (shown.name, shown.controller) == (wanted.name, wanted.player)
        ]
    elif wanted.kind == "copy":
        alike = [shown for shown in view.objects if shown.zone == "stack" and not shown.label and shown.name == wanted.name]
    else:
        alike = [shown for shown in view.objects if shown.label == reference]
    return alike[wanted.number - 1] if wanted.number <= len(alike) else None


def question(decision: Decision | None) -> str:
    """An open question in words."""
    if decision is None:
        return "nobody is asked anything"
    about = f" about {decision.about}" if decision.about else ""
    colors = COLOR_NAMES if decision.kind == "color" else {}
    options = f", from {'; '.join(colors.get(each, each) for each in decision.options)}" if decision.options else ""
    numbers = f", from {decision.minimum} to {decision.maximum}" if decision.kind == "position" else ""
    return f"{decision.player} is asked: {decision.kind}{about}{options}{numbers}"


def whereabouts(reference: str, view: View) -> str:
    """Where an object or an ability is, in words."""
    for entry in view.stack:
        if entry.reference == reference:
            return f"{reference} is on the stack under {entry.controller}'s control"
    shown = find(reference, view)
    if shown is None:
        return f"{reference} is nowhere"
    if shown.zone in ("battlefield", "stack"):
        return f"{reference} is on the {shown.zone} under {shown.controller}'s control"
    if shown.zone in ("exile", "command"):
        return f"{reference} is in {'exile' if shown.zone == 'exile' else 'the command zone'}"
    return f"{reference} is in {shown.owner}'s {shown.zone}"


@singledispatch
def _observed(item: Expectation, view: View) -> str | None:
    """What is the case instead of what an item expects, in words; ``None`` if it holds."""
    raise NotImplementedError(f"{type(item).__name__} in a view of turn {view.turn}")


@_observed.register
def _(item: IsIn, view: View) -> str | None:
    if item.zone == "stack":
        holds = any(entry.reference == item.object and item.player in ("", entry.controller) for entry in view.stack)
    else:
        shown = find(item.object, view)
        whose = "" if shown is None else shown.controller if item.zone == "battlefield" else shown.owner
        holds = shown is not None and shown.zone == item.zone and item.player in ("", whose)
    return None if holds else whereabouts(item.object, view)


@_observed.register
def _(item: HasLeftGame, view: View) -> str | None:
    return None if find(item.object, view) is None else whereabouts(item.object, view)


def _of_permanent(reference: str, view: View, says: Callable[[ObjectView], str | None]) -> str | None:
    """What is the case of an object that has to be on the battlefield."""
    shown = find(reference, view)
    if shown is None or shown.zone != "battlefield":
        return whereabouts(reference, view)
    return says(shown)


def _of_object(reference: str, view: View, says: Callable[[ObjectView], str | None]) -> str | None:
    """What is the case of an object, wherever it is."""
    shown = find(reference, view)
    return whereabouts(reference, view) if shown is None else says(shown)


@_observed.register
def _(item: IsTapped, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.tapped is item.tapped else f"{item.object} is {'tapped' if shown.tapped else 'untapped'}"

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: IsPhased, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.phased_out is item.out else f"{item.object} is phased {'out' if shown.phased_out else 'in'}"

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: IsFaceDown, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.face_down is item.down else f"{item.object} is face {'down' if shown.face_down else 'up'}"

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: IsAttacking, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.attacking == item.attacked else _in_combat(item.object, shown)

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: IsBlocking, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if sorted(shown.blocking) == sorted(item.attackers) else _in_combat(item.object, shown)

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: NotInCombat, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return _in_combat(item.object, shown) if shown.attacking or shown.blocking else None

    return _of_permanent(item.object, view, says)


def _in_combat(reference: str, shown: ObjectView) -> str:
    """What a permanent does in combat, in words."""
    if shown.attacking:
        return f"{reference} is attacking {shown.attacking}"
    return f"{reference} is blocking {'; '.join(shown.blocking)}" if shown.blocking else f"{reference} is not in combat"


@_observed.register
def _(item: IsNumbers, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        if (shown.power, shown.toughness) == (item.power, item.toughness):
            return None
        if shown.power is None or shown.toughness is None:
            return f"{item.object} is no creature"
        return f"{item.object} is {shown.power}/{shown.toughness}"

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: IsNamed, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        if shown.name == item.name:
            return None
        return f"{item.object} is named {shown.name}" if shown.name else f"{item.object} has no name"

    return _of_object(item.object, view, says)


@_observed.register
def _(item: HasType, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        types = (*shown.supertypes, *shown.types, *shown.subtypes)
        if (item.type in types) is item.has:
            return None
        return f"{item.object} has {_listed('type', types)}"

    return _of_object(item.object, view, says)


@_observed.register
def _(item: HasKeyword, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        if (item.keyword in shown.keywords) is item.has:
            return None
        return f"{item.object} has {_listed('keyword', shown.keywords)}"

    return _of_object(item.object, view, says)


@_observed.register
def _(item: HasCounters, view: View) -> str | None:
    def bears(count: int) -> str | None:
        return None if count == item.count else f"{item.object} bears {count or 'no'} {item.kind} {_plural('counter', count)}"

    if parsed(item.object).kind == "player":
        player = _player(item.object, view)
        return bears(player.poison if item.kind == "poison" else player.counters.get(item.kind, 0))
    return _of_object(item.object, view, lambda shown: bears(shown.counters.get(item.kind, 0)))


@_observed.register
def _(item: BearsSticker, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        if (item.sticker in shown.stickers) is item.bears:
            return None
        borne = "; ".join(shown.stickers)
        return (
            f"{item.object} bears the {_plural('sticker', len(shown.stickers))} {borne}"
            if borne
            else f"{item.object} bears no sticker"
        )

    return _of_object(item.object, view, says)


@_observed.register
def _(item: IsDamaged, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.damage == item.damage else f"{item.object} has {shown.damage or 'no'} damage marked"

    return _of_permanent(item.object, view, says)


@_observed.register
def _(item: HasManaValue, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        return None if shown.mana_value == item.value else f"{item.object} has mana value {shown.mana_value}"

    return _of_object(item.object, view, says)


@_observed.register
def _(item: IsColored, view: View) -> str | None:
    def says(shown: ObjectView) -> str | None:
        if sorted(shown.colors) == sorted(item.colors):
            return None
        names = " and ".join(name for letter, name in COLOR_NAMES.items() if letter in shown.colors)
        return f"{item.object} is {names or 'colorless'}"

    return _of_object(item.object, view, says)


def _player(name: str, view: View) -> PlayerView:
    for player in view.players:
        if player.name == name:
            return player
    raise NotShown(f"the player {name}")


@_observed.register
def _(item: HasLife, view: View) -> str | None:
    life = _player(item.player, view).life
    return None if life == item.life else f"{item.player} is at {life} life"


@_observed.register
def _(item: HasMana, view: View) -> str | None:
    mana = _player(item.player, view).mana
    return None if _symbols(mana) == _symbols(item.mana) else f"{item.player} has {mana or 'no mana'} left"


def _symbols(pool: str) -> list[str]:
    """What is in a mana pool, in a fixed order."""
    return sorted(parse_mana(pool)) if pool else []


@_observed.register
def _(item: HasDrawn, view: View) -> str | None:
    drawn = _player(item.player, view).drawn
    if drawn is None:
        raise NotShown("how many cards were drawn this turn")
    return None if drawn == item.count else f"{item.player} has drawn {drawn or 'no'} {_plural('card', drawn)} this turn"


@_observed.register
def _(item: HasCards, view: View) -> str | None:
    player = _player(item.player, view)
    if item.zone == "graveyard":
        count = sum(shown.zone == "graveyard" and shown.owner == item.player for shown in view.objects)
    else:
        count = player.hand if item.zone == "hand" else player.library
    return None if count == item.count else f"{item.player}'s {item.zone} holds {count or 'no'} {_plural('card', count)}"


@_observed.register
def _(item: StackIs, view: View) -> str | None:
    references = tuple(entry.reference for entry in view.stack)
    if references == item.references:
        return None
    return f"the stack holds, from the top, {'; '.join(references)}" if references else "the stack is empty"


def _of_entry(reference: str, view: View, says: Callable[[StackView], str | None]) -> str | None:
    """What is the case of an entry of the stack."""
    for entry in view.stack:
        if entry.reference == reference:
            return says(entry)
    return f"{reference} is not on the stack"


@_observed.register
def _(item: StackControlled, view: View) -> str | None:
    def says(entry: StackView) -> str | None:
        return None if entry.controller == item.player else f"{item.reference} is controlled by {entry.controller}"

    return _of_entry(item.reference, view, says)


@_observed.register
def _(item: StackTargets, view: View) -> str | None:
    def says(entry: StackView) -> str | None:
        if sorted(entry.targets) == sorted(item.targets):
            return None
        return (
            f"{item.reference} has the targets {'; '.join(entry.targets)}" if entry.targets else f"{item.reference} has no target"
        )

    return _of_entry(item.reference, view, says)


@_observed.register
def _(item: HasTokens, view: View) -> str | None:
    count = sum(
        shown.token
        and shown.zone == "battlefield"
        and (shown.name, shown.controller, shown.phased_out) == (item.name, item.player, False)
        for shown in view.objects
    )
    return None if count == item.count else f"{item.player} has {count or 'no'} {_plural('token', count)} named {item.name}"


@_observed.register
def _(item: HasPriority, view: View) -> str | None:
    return None if view.priority == item.player else f"{view.priority or 'nobody'} has priority"


@_observed.register
def _(item: IsStep, view: View) -> str | None:
    if (view.active, view.step) == (item.player, item.step):
        return None
    words = next((words for words, name in STEP_WORDS.items() if name == view.step), view.step)
    return f"the game is in {view.active}'s {words}"


@_observed.register
def _(item: HasLost, view: View) -> str | None:
    lost = _player(item.player, view).lost
    return None if lost is item.lost else f"{item.player} {'has lost the game' if lost else 'is still in the game'}"


@_observed.register
def _(_item: NobodyAsked, view: View) -> str | None:
    return None if view.decision is None else question(view.decision)


@_observed.register
def _(item: IsAsked, view: View) -> str | None:
    asked = view.decision
    same = (
        asked is not None
        and (asked.player, asked.kind) == (item.player, item.kind)
        and item.about in ("", asked.about)
        and (not item.options or sorted(item.options) == sorted(asked.options))
    )
    return None if same else question(asked)


def _listed(word: str, there: Sequence[str]) -> str:
    """What there is of something: "the types Creature, Bear", "no type"."""
    return f"the {_plural(word, len(there))} {', '.join(there)}" if there else f"no {word}"


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"
