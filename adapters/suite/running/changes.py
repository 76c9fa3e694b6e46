"""Whether two views show the same game, to the last field, and what differs if not. Order counts only on the stack."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from adapters.contract.view import Decision, ObjectView, View

_ENCODER = msgspec.json.Encoder(order="deterministic")
_UNORDERED = ("supertypes", "types", "subtypes", "keywords", "blocking")
_SHOWN = 3
"""So many changes are told; of the rest only the number."""


def changes(before: View, after: View) -> str:
    """What differs between two views, in words; empty if nothing does."""
    told = list(dict.fromkeys(_changes(before, after)))
    more = f" and {len(told) - _SHOWN} more" if len(told) > _SHOWN else ""
    return "; ".join(told[:_SHOWN]) + more


def _changes(before: View, after: View) -> Iterator[str]:
    if before == after:
        return
    for name in ("turn", "active", "step", "priority", "over", "stack"):
        yield from _field(name, getattr(before, name), getattr(after, name))
    yield from _field("the question", _asked(before.decision), _asked(after.decision))
    players = {player.name: player for player in after.players}
    for player in before.players:
        yield from _fields(player.name, player, players[player.name])
    yield from _objects(before, after)


def _objects(before: View, after: View) -> Iterator[str]:
    labelled = {shown.label: shown for shown in after.objects if shown.label}
    for shown in before.objects:
        if shown.label and shown.label in labelled:
            yield from _fields(shown.label, shown, labelled.pop(shown.label))
        elif shown.label:
            yield f"{shown.label} is gone"
    yield from (f"{label} is there" for label in labelled)
    unlabelled = _unlabelled(before), _unlabelled(after)
    yield from _field("what has no label", *unlabelled)


def _unlabelled(view: View) -> list[str]:
    return sorted(_ENCODER.encode(shown).decode() for shown in view.objects if not shown.label)


def _fields(of: str, before: Struct, after: Struct) -> Iterator[str]:
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
