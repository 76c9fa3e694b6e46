"""What in a view cannot be, whatever the rules say: a card in two places, a number that its own objects contradict, a zone, step
or player that there is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from adapters.contract.messages import Board, StepName, ZoneName
from adapters.contract.view import Decision, View
from adapters.suite.reading.mentions import parsed

_ZONES = frozenset(get_args(ZoneName))
_STEPS = frozenset(get_args(StepName))

LONGEST = 500
"""So many characters has a reference at most; what is longer names nothing, and is not taken apart."""


def absurd(view: View, board: Board) -> str:
    """What in a view of a game that began on this board cannot be; empty for a view that is well."""
    return next(_absurdities(view, board), "")


def _absurdities(view: View, board: Board) -> Iterator[str]:
    too_long = next(_long(view), "")
    if too_long:
        yield too_long
        return
    players = frozenset(player.name for player in board.players)
    if sorted(player.name for player in view.players) != sorted(players):
        yield f"the players are {', '.join(player.name for player in view.players)}"
        return
    if view.turn < 1:
        yield f"it is turn {view.turn}"
    if view.step not in _STEPS:
        yield f"there is no step {view.step!r}"
    if view.active not in players:
        yield f"it is {view.active!r}'s turn"
    if view.priority and view.priority not in players:
        yield f"priority is with {view.priority!r}"
    if view.decision is not None:
        yield from _decision(view.decision, players)
        if view.priority:
            yield f"{view.priority} has priority while {view.decision.player} is asked something"
    yield from _objects(view, board, players)
    yield from _labels(view, board)
    yield from _counts(view)
    yield from _stack(view, board, players)


def _long(view: View) -> Iterator[str]:
    """References that are too long to name anything."""
    asked = () if view.decision is None else (view.decision.about, *view.decision.options)
    shown = (reference for entry in view.stack for reference in (entry.reference, *entry.targets))
    for reference in (*shown, *asked, *(each.attached_to for each in view.objects)):
        if len(reference) > LONGEST:
            yield f"a reference has {len(reference)} characters: {reference[:60]} ..."


def _objects(view: View, board: Board, players: frozenset[str]) -> Iterator[str]:
    """Faults of single objects. What bears no label was made by the engine: a token, or a copy of a spell; those are nowhere
    else by the time a player has priority (704.5d, 704.5e).
    """
    cards = {card.label for card in board.objects if not card.token}
    for shown in view.objects:
        if shown.zone not in _ZONES:
            yield f"there is no zone {shown.zone!r}"
        if shown.owner not in players or shown.controller not in players:
            yield f"{shown.label or shown.name} is owned by {shown.owner!r} and controlled by {shown.controller!r}"
        if shown.label:
            if shown.token and shown.label in cards:
                yield f"the card {shown.label} is a token"
        elif shown.zone == "battlefield":
            if not shown.token:
                yield f"{shown.name} on the battlefield is no token and has no label"
        elif shown.zone != "stack" and (view.priority or not shown.token):
            yield f"{shown.name} in the zone {shown.zone} has no label"


def _labels(view: View, board: Board) -> Iterator[str]:
    """Every card of the board is shown once, but for those that left the game with their owner (800.4a)."""
    shown = [each.label for each in view.objects if each.label]
    there = frozenset(shown)
    if len(there) < len(shown):
        yield f"{Counter(shown).most_common(1)[0][0]} is in two places"
    lost = {player.name for player in view.players if player.lost}
    known = set()
    for card in board.objects:
        known.add(card.label)
        if card.label not in there and card.owner not in lost and not card.token:
            yield f"{card.label} is nowhere"
    if not known.issuperset(there):
        yield f"there is no {min(there - known)} on the board"


def _counts(view: View) -> Iterator[str]:
    """The numbers of cards are those of the cards shown."""
    held = Counter((shown.owner, shown.zone) for shown in view.objects)
    for player in view.players:
        for zone, count in (("hand", player.hand), ("library", player.library)):
            if count != held[player.name, zone]:
                yield f"{player.name}'s {zone} holds {count} cards, but {held[player.name, zone]} are shown there"


def _stack(view: View, board: Board, players: frozenset[str]) -> Iterator[str]:
    """Every entry is named once, is controlled by a player, and if it is a spell is an object on the stack; and the other way
    round, but for a spell that is resolving while a question is open.
    """
    references = [entry.reference for entry in view.stack]
    if len(set(references)) < len(references):
        yield f"two entries of the stack are both {Counter(references).most_common(1)[0][0]}"
    labels = {card.label for card in board.objects}
    spells: Counter[str] = Counter()
    for entry in view.stack:
        if entry.controller not in players:
            yield f"{entry.reference} is controlled by {entry.controller!r}"
        found = parsed(entry.reference)
        if found.kind in ("card", "copy"):
            spells[found.name if found.kind == "card" else ""] += 1
        elif found.kind != "ability" or _strange(found.source, labels, players):
            yield f"{entry.reference!r} on the stack is no spell and no ability of anything"
    shown = Counter(each.label for each in view.objects if each.zone == "stack")
    resolving = (shown - spells).total()
    if spells - shown or resolving > (view.decision is not None):
        there = "; ".join(label or "a copy" for label in shown.elements())
        yield f"the stack holds {'; '.join(references) or 'nothing'}, but of spells there is {there or 'none'} on it"


def _strange(source: str, labels: set[str], players: frozenset[str]) -> bool:
    """Whether nothing can be the source of an ability that has this reference."""
    found = parsed(source)
    if found.kind == "ability":
        return _strange(found.source, labels, players)
    if found.kind == "card":
        return found.name not in labels
    return found.kind == "player" or (found.kind == "token" and found.player not in players)


def _decision(decision: Decision, players: frozenset[str]) -> Iterator[str]:
    if decision.player not in players:
        yield f"{decision.player!r} is asked"
    if decision.shape == "pick" and not 0 <= decision.minimum <= decision.maximum:
        yield f"between {decision.minimum} and {decision.maximum} options are to be picked"
    if decision.shape == "pick" and decision.minimum > len(decision.options):
        yield f"{decision.minimum} of {len(decision.options)} options are to be picked"
    if decision.shape == "order" and not decision.options:
        yield "nothing is to be ordered"
