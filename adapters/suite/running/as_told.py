"""Whether a game stands as its board says, in every fact that a view can show."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.messages import Board, ObjectSetup, PlayerSetup
from adapters.contract.view import ObjectView, PlayerView, View
from oracle.mana import parse_mana

Facts = Iterator[tuple[str, object, object]]
"""Facts that have to agree: what it is, how it was told, how it is shown."""


def misplaced(told: Board, view: View) -> str:
    """What of a board a sound view does not show as it was told, in words; empty if all is in its place."""
    for what, wanted, found in _facts(told, view):
        if wanted != found:
            return f"{what} is {_said(found)}, not {_said(wanted)}"
    return ""


def _facts(told: Board, view: View) -> Facts:
    yield "the active player", told.active, view.active
    yield "the step", told.step, view.step
    if view.decision is None:
        yield "the player with priority", told.priority or told.active, view.priority
    yield "whether the game is over", False, view.over
    yield "the stack", [card.label for card in told.objects if card.zone == "stack"], [each.reference for each in view.stack]
    yield "the number of objects", len(told.objects), len(view.objects)
    players = {player.name: player for player in view.players}
    for player in told.players:
        yield from _of_player(player, players[player.name])
    shown = {each.label: each for each in view.objects}
    libraries: dict[str, list[str]] = {}
    for card in told.objects:
        if card.label not in shown:
            yield f"the zone of {card.label}", card.zone, "nowhere"
        else:
            yield from _of_object(card, shown[card.label])
        if card.zone == "library":
            libraries.setdefault(card.owner, []).append(card.label)
    for owner, labels in libraries.items():
        yield f"{owner}'s library, from the top,", labels, _ordered(labels, shown)


def _of_player(told: PlayerSetup, shown: PlayerView) -> Facts:
    yield f"{told.name}'s life total", told.life, shown.life
    yield f"the number of {told.name}'s poison counters", told.poison, shown.poison
    yield f"{told.name}'s mana pool", _mana(told.mana), _mana(shown.mana)
    yield f"whether {told.name} has lost", False, shown.lost
    yield f"the number of cards that {told.name} has drawn", 0, shown.drawn or 0


def _of_object(told: ObjectSetup, shown: ObjectView) -> Facts:
    """The facts of a card. One with two faces is only its front face where it lies (712.8a)."""
    yield f"the zone of {told.label}", told.zone, shown.zone
    yield f"the owner of {told.label}", told.owner, shown.owner
    front = told.card.partition(" // ")[0]
    yield f"the name of {told.label}", told.card, told.card if shown.name == front else shown.name
    yield f"whether {told.label} is a token", told.token, shown.token
    yield f"what is on {told.label}", _counters(told.counters), _counters(shown.counters)
    if told.zone == "battlefield":
        yield f"the controller of {told.label}", told.controller or told.owner, shown.controller
        yield f"whether {told.label} is tapped", told.tapped, shown.tapped
        yield f"the damage on {told.label}", told.damage, shown.damage
        yield f"what {told.label} is attached to", "", shown.attached_to


def _ordered(labels: list[str], shown: dict[str, ObjectView]) -> list[str]:
    """These cards in the order in which they lie."""
    return sorted(labels, key=lambda label: shown[label].place)


def _counters(counters: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in counters.items() if count}


def _mana(pool: str) -> list[str]:
    """The mana in a pool, in a fixed order; what is none stands for itself."""
    try:
        return sorted(parse_mana(pool)) if pool else []
    except ValueError:
        return [pool]


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{count} {kind}" for kind, count in sorted(value.items())) or "nothing"
    if isinstance(value, list):
        return "; ".join(value) or "nothing"
    return str(value) or "nothing"
