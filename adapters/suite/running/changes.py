"""Whether two views show the same game, to the last field, and what differs if not. Order counts only on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from adapters.contract.view import Decision, ObjectView, View

_ENCODER = msgspec.json.Encoder(order="deterministic")
_UNORDERED = ("supertypes", "types", "subtypes", "keywords", "blocking", "stickers")
_SHOWN = 3
"""So many changes are told; of the rest only the number."""

_SHOWN_OF_WHAT_WAS_DONE = 6
"""So many are told where something was done: what the action is about changes besides what it should not have taken."""


def changes(before: View, after: View) -> str:
    """What differs between two views, in words; empty if nothing does."""
    if before is after:
        return ""
    return _told((*_of_the_game(before, after), *_of_players(before, after), *_objects(before, after)), _SHOWN)


def consequences(before: View, after: View) -> str:
    """What differs after something was done that should not have been: the objects, which mostly tell why, come first."""
    made = _field("what has no label", _names(before), _names(after))
    stacks = ([entry.reference for entry in view.stack] for view in (before, after))
    rest = _of_the_game(before, msgspec.structs.replace(after, stack=before.stack))
    told = (*_labelled(before, after), *made, *_of_players(before, after), *_field("the stack", *stacks), *rest)
    return _told(told, _SHOWN_OF_WHAT_WAS_DONE)


def _told(found: Iterable[str], most: int) -> str:
    told = list(dict.fromkeys(found))
    more = f" and {len(told) - most} more" if len(told) > most else ""
    return "; ".join(told[:most]) + more


def _of_the_game(before: View, after: View) -> Iterator[str]:
    for name in ("turn", "active", "step", "priority", "over", "stack"):
        yield from _field(name, getattr(before, name), getattr(after, name))
    yield from _field("the question", _asked(before.decision), _asked(after.decision))


def _of_players(before: View, after: View) -> Iterator[str]:
    players = {player.name: player for player in after.players}
    for player in before.players:
        yield from _fields(player.name, player, players[player.name])


def _objects(before: View, after: View) -> Iterator[str]:
    yield from _labelled(before, after)
    yield from _field("what has no label", _unlabelled(before), _unlabelled(after))


def _labelled(before: View, after: View) -> Iterator[str]:
    labelled = {shown.label: shown for shown in after.objects if shown.label}
    for shown in before.objects:
        if shown.label and shown.label in labelled:
            yield from _fields(shown.label, shown, labelled.pop(shown.label))
        elif shown.label:
            yield f"{shown.label} is gone"
    yield from (f"{label} is there" for label in labelled)


def _unlabelled(view: View) -> list[str]:
    return sorted(_ENCODER.encode(shown).decode() for shown in view.objects if not shown.label)


def _names(view: View) -> list[str]:
    """What has no label by its name and zone, and whether it is tapped."""
    unlabelled = (shown for shown in view.objects if not shown.label)
    return sorted(f"{shown.name}, {'tapped' if shown.tapped else shown.zone}" for shown in unlabelled)


def _fields(of: str, before: Struct, after: Struct) -> Iterator[str]:
    if before == after:
        return
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if isinstance(before, ObjectView) and name in _UNORDERED:
            old, new = sorted(old), sorted(new)
        yield from _field(f"{of}: {name}", old, new)


def _field(name: str, before: object, after: object) -> Iterator[str]:
    if before != after:
        yield f"{name} was {_said(before)}, is {_said(after)}"


def _said(value: object) -> str:
    return value if isinstance(value, str) and value else _ENCODER.encode(value).decode()


def _asked(decision: Decision | None) -> Decision | None:
    """A question without the order of its options, which has no meaning."""
    return None if decision is None else msgspec.structs.replace(decision, options=tuple(sorted(decision.options)))
