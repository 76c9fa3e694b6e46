"""Reading a board back after it was set up: what the engine shows has to be what was asked for."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.messages import Board, ObjectSetup, PlayerSetup
from adapters.contract.view import ObjectView, PlayerView, View
from adapters.engines.phase.binding import CannotSay
from adapters.engines.phase.observing import view
from adapters.engines.phase.table import Table
from oracle.mana import parse_mana


def check(board: Board, table: Table) -> None:
    """Raise `CannotSay` naming the first thing that does not stand as the board says."""
    seen = view(table, "")
    for wrong in _differences(board, seen):
        raise CannotSay(f"the set-up: {wrong}")


def _differences(board: Board, seen: View) -> Iterator[str]:
    facts = {
        "the active player": (board.active, seen.active),
        "the step": (board.step, seen.step),
        "who has priority": (board.priority or board.active, seen.priority),
    }
    yield from (f"{what} is {is_}, not {asked}" for what, (asked, is_) in facts.items() if asked != is_)
    for player, shown in zip(board.players, seen.players, strict=True):
        yield from _player(player, shown)
    objects = {each.label: each for each in seen.objects}
    for each in board.objects:
        yield from _object(each, objects[each.label])
    for player in board.players:
        for zone in ("library", "graveyard"):
            yield from _order(board, seen, player.name, zone)


def _player(asked: PlayerSetup, shown: PlayerView) -> Iterator[str]:
    if (asked.life, asked.poison) != (shown.life, shown.poison):
        yield f"{asked.name} has {shown.life} life and {shown.poison} poison counters"
    if asked.counters != shown.counters:
        yield f"{asked.name} has the counters {shown.counters}"
    if sorted(parse_mana(asked.mana or "{0}")) != sorted(parse_mana(shown.mana or "{0}")):
        yield f"{asked.name} has {shown.mana or 'no mana'} to spend"


def _object(asked: ObjectSetup, shown: ObjectView) -> Iterator[str]:
    controller = asked.controller or asked.owner
    if (asked.card, asked.zone, asked.owner, controller) != (shown.name, shown.zone, shown.owner, shown.controller):
        yield f"{asked.label} is {shown.name} in the zone {shown.zone} under {shown.controller}'s control"
    if (asked.tapped, asked.damage) != (shown.tapped, shown.damage):
        yield f"{asked.label} is {'tapped' if shown.tapped else 'untapped'} with {shown.damage} damage"
    if asked.counters != shown.counters:
        yield f"{asked.label} bears the counters {shown.counters}"


def _order(board: Board, seen: View, player: str, zone: str) -> Iterator[str]:
    """Libraries are listed from the top, graveyards from the oldest; in the view 0 is the top of either."""
    asked = [each.label for each in board.objects if each.owner == player and each.zone == zone]
    shown = sorted((each for each in seen.objects if each.owner == player and each.zone == zone), key=lambda each: each.place)
    labels = [each.label for each in shown]
    if asked != (labels if zone == "library" else labels[::-1]):
        yield f"the order of {player}'s {zone} is {', '.join(labels)} from the top"
