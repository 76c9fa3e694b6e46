"""What in a view cannot be, whatever the rules say: a card in two places, a number that its own objects contradict or that is
less than none, a zone, step or player that there is not, a word that the contract writes in another way.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import get_args

from adapters.contract.messages import Board, StepName, ZoneName
from adapters.contract.references import RAD
from adapters.contract.view import Decision, ObjectView, PlayerView, View
from adapters.suite.reading.mentions import Reference, parsed
from adapters.suite.running.forms import misspelt
from adapters.suite.running.judge import find
from adapters.suite.running.markers import misasked, misplaced_markers

_ZONES = frozenset(get_args(ZoneName))
_STEPS = frozenset(get_args(StepName))
_ORDERED = frozenset({"library", "graveyard"})
"""The zones whose cards have places; the stack has an order too, but that of its entries."""

_BLOCKING = frozenset({"declare blockers", "combat damage", "end of combat"})
_ATTACKING = _BLOCKING | {"declare attackers"}
"""The steps in which there can be blocking and attacking creatures: until the combat phase ends (508.1k, 509.1g)."""

LONGEST = 500
"""So many characters has a reference at most; what is longer names nothing, and is not taken apart."""


def unsound(view: View, board: Board, last: View | None = None) -> str:
    """What in a view of a game that began on this board cannot be; empty for a view that is well.

    ``last`` is a view of this game that is well. From most views to the next no object changes, and then only what the rest of
    the view says of objects is looked at.
    """
    return next(_faults(view, board, last), "")


def _faults(view: View, board: Board, last: View | None) -> Iterator[str]:
    related = [each for each in view.objects if each.attached_to or each.attacking or each.blocking or each.phased_out]
    too_long = next(_long(view, related), "")
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
        yield f"the step is {view.step!r}; a step is one of {', '.join(get_args(StepName))}"
    if view.active not in players:
        yield f"it is {view.active!r}'s turn"
    if view.priority and view.priority not in players:
        yield f"priority is with {view.priority!r}"
    yield from _in_the_game(view)
    for player in view.players:
        yield from _player(player)
    if view.decision is not None:
        yield from _decision(view.decision, players)
        yield from misasked(view.decision, board)
        if view.priority:
            yield f"{view.priority} has priority while {view.decision.player} is asked something"
    if last is None or not _has_the_objects_of(last, view):
        yield from _objects(view, board, players)
        yield from _labels(view, board)
        yield from _piles(view)
        yield from misplaced_markers(view, board)
        yield from misspelt(view)
    yield from _combat(related, view, players)
    yield from _stack(view, board, players)


def _has_the_objects_of(last: View, view: View) -> bool:
    """Whether all is the same that faults of the objects, by themselves and by the numbers of players, follow from."""
    return bool(view.priority) == bool(last.priority) and view.objects == last.objects and view.players == last.players


def _in_the_game(view: View) -> Iterator[str]:
    """Faults of who acts or plays on: nobody who has lost, nobody once the game is over, and nobody alone."""
    asked = "" if view.decision is None else view.decision.player
    if view.over and (view.priority or asked):
        yield f"the game is over, and {view.priority or asked} {'has priority' if view.priority else 'is asked something'}"
    for player in view.players:
        if player.lost and player.name in (view.priority, asked) and not view.over:
            yield f"{player.name} has lost, and {'has priority' if player.name == view.priority else 'is asked something'}"
    left = [player.name for player in view.players if not player.lost]
    if not view.over and not left[1:]:
        # One alone has won (104.2a), and where nobody is left it is a draw (104.4a).
        yield f"the game goes on, though {f'only {left[0]}' if left else 'nobody'} is still in it"


def _player(player: PlayerView) -> Iterator[str]:
    """Faults of what is counted of a player."""
    if player.poison < 0:
        yield f"{player.name} has {player.poison} poison counters"
    if (player.drawn or 0) < 0:
        yield f"{player.name} has drawn {player.drawn} cards"
    for kind, count in player.counters.items():
        if count < 0:
            yield f"{player.name} has {count} {kind} counters"
        elif kind == "poison":
            yield f"`counters` of {player.name} says how many poison counters there are, which `poison` says"


def _long(view: View, related: Iterable[ObjectView]) -> Iterator[str]:
    """References that are too long to name anything."""
    asked = () if view.decision is None else (view.decision.about, *view.decision.options)
    shown = ((entry.reference, *entry.targets) for entry in view.stack)
    told = ((each.attached_to, each.attacking, *each.blocking) for each in related)
    longest = max(chain(asked, *shown, *told), key=len, default="")
    if len(longest) > LONGEST:
        yield f"a reference has {len(longest)} characters: {longest[:60]} ..."


def _objects(view: View, board: Board, players: frozenset[str]) -> Iterator[str]:
    """Faults of single objects. What bears no label was made by the engine: a token, or a copy of a spell; those are nowhere
    else by the time a player has priority (704.5d, 704.5e).
    """
    for shown in view.objects:
        if shown.zone not in _ZONES:
            yield f"the zone of {_named(shown)} is {shown.zone!r}; a zone is one of {', '.join(get_args(ZoneName))}"
        if shown.owner not in players or shown.controller not in players:
            yield f"{_named(shown)} is owned by {shown.owner!r} and controlled by {shown.controller!r}"
        if shown.damage < 0 or shown.mana_value < 0 or (shown.counters and min(shown.counters.values()) < 0):
            yield from _less_than_none(shown)
        if shown.label:
            if shown.token and any(card.label == shown.label and not card.token for card in board.objects):
                yield f"the card {shown.label} is a token"
        elif shown.zone == "battlefield":
            if not shown.token:
                yield f"{shown.name} on the battlefield is no token and has no label"
        elif shown.zone != "stack" and (view.priority or not shown.token):
            yield f"{shown.name} in the zone {shown.zone} has no label"


def _less_than_none(shown: ObjectView) -> Iterator[str]:
    """What of an object is counted, and is shown to be less than none (107.1b)."""
    counted = {"damage marked": shown.damage, "mana value": shown.mana_value}
    counted |= {f"{kind} counters": count for kind, count in shown.counters.items()}
    yield from (f"{_named(shown)} has {count} {what}" for what, count in counted.items() if count < 0)


def _labels(view: View, board: Board) -> Iterator[str]:
    """Every card of the board is shown once, but for those that left the game with their owner (800.4a)."""
    shown = [each.label for each in view.objects if each.label]
    there = set(shown)
    if len(there) < len(shown):
        yield f"{Counter(shown).most_common(1)[0][0]} is in two places"
    told = {card.label for card in board.objects}
    if there == told:
        return
    lost = {player.name for player in view.players if player.lost}
    for card in board.objects:
        if card.label not in there and card.owner not in lost and not card.token:
            yield f"{card.label} is not among `objects`"
    if there - told:
        yield f"there is no {min(there - told)} on the board"


def _piles(view: View) -> Iterator[str]:
    """The numbers of cards are those of the cards shown; where order counts each card has its place, and elsewhere none has."""
    piles: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for shown in view.objects:
        piles[shown.owner, shown.zone].append(shown.place)
    for player in view.players:
        for zone, count in (("hand", player.hand), ("library", player.library)):
            found = len(piles.get((player.name, zone), ()))
            if count != found:
                yield f"`{zone}` of {player.name} is {count}, but {found} {'card is' if found == 1 else 'cards are'} shown there"
    for (owner, zone), places in piles.items():
        if zone not in _ORDERED:
            if any(places):
                first = next(each for each in view.objects if each.zone == zone and each.place)
                yield f"{_named(first)} has place {first.place} in the zone {zone}, which has no order: place is 0 there"
        elif sorted(places) != list(range(len(places))):
            yield _disorder([each for each in view.objects if (each.owner, each.zone) == (owner, zone)], f"{owner}'s {zone}")


def _disorder(pile: list[ObjectView], where: str) -> str:
    """What is wrong with the places of these cards, which have to count from 0."""
    there: dict[int, ObjectView] = {}
    for each in pile:
        other = there.setdefault(each.place, each)
        if other is not each:
            return f"{_named(other)} and {_named(each)} are both at place {each.place} of {where}"
    astray = next(each for each in pile if not 0 <= each.place < len(pile))
    return f"{_named(astray)} is at place {astray.place} of {where}, where {len(pile)} cards are: places count from 0, the top"


def _combat(related: Iterable[ObjectView], view: View, players: frozenset[str]) -> Iterator[str]:
    """Only permanents phase out, attack and block, these two while there is combat, and nothing does two of the three; what is
    attacked is there and something else, and what is blocked attacks, each attacker counted once.
    """
    for shown in related:
        if not (shown.attacking or shown.blocking or shown.phased_out):
            continue
        of = _named(shown)
        if shown.zone != "battlefield":
            yield f"{of} in the zone {shown.zone} is {'phased out' if shown.phased_out else 'in combat'}"
        if shown.attacking and shown.blocking:
            yield f"{of} is attacking and blocking"
        elif shown.phased_out and (shown.attacking or shown.blocking):
            yield f"{of} is phased out and {'attacking' if shown.attacking else 'blocking'}"
        if shown.attacking and view.step not in _ATTACKING:
            yield f"{of} is attacking in the step {view.step}"
        if shown.blocking and view.step not in _BLOCKING:
            yield f"{of} is blocking in the step {view.step}"
        if shown.attacking and shown.attacking not in players and not _is_permanent(shown.attacking, view):
            yield f"{of} is attacking {shown.attacking!r}, which is no player and no permanent"
        if shown.attacking and find(shown.attacking, view) is shown:
            yield f"{of} is attacking itself"
        if len(set(shown.blocking)) < len(shown.blocking):
            yield f"{of} is blocking {Counter(shown.blocking).most_common(1)[0][0]} twice"
        for attacker in shown.blocking:
            found = find(attacker, view)
            if found is None or not (found.attacking or _may_attack_nothing(found, view)):
                yield f"{of} is blocking {attacker!r}, which is not attacking"


def _may_attack_nothing(shown: ObjectView, view: View) -> bool:
    """Whether this may be an attacking creature, although it attacks nothing: what it attacked may have gone (506.4c)."""
    otherwise = shown.blocking or shown.phased_out
    return shown.zone == "battlefield" and shown.controller == view.active and not otherwise


def _is_permanent(reference: str, view: View) -> bool:
    found = find(reference, view)
    return found is not None and found.zone == "battlefield"


def _named(shown: ObjectView) -> str:
    return shown.label or shown.name or "what has no name"


def _stack(view: View, board: Board, players: frozenset[str]) -> Iterator[str]:
    """Every entry is named once, is controlled by a player, and if it is a spell is an object on the stack; and the other way
    round, but for a spell that is resolving while a question is open.
    """
    lying = [each.label for each in view.objects if each.zone == "stack"]
    if not view.stack and not lying:
        return
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
        elif found.kind != "combat damage" and (found.kind != "ability" or _strange(found, labels, players)):
            yield f"{entry.reference!r} on the stack is no spell and no ability of anything"
    shown = Counter(lying)
    resolving = (shown - spells).total()
    if spells - shown or resolving > (view.decision is not None):
        there = "; ".join(label or "a copy" for label in shown.elements())
        yield f"the stack holds {'; '.join(references) or 'nothing'}, but of spells there is {there or 'none'} on it"


def _strange(ability: Reference, labels: set[str], players: frozenset[str]) -> bool:
    """Whether nothing can be what the reference to an ability names as its source. Only the ability of rad counters names a
    player, since it has none.
    """
    found = parsed(ability.source)
    if found.kind == "ability":
        return _strange(found, labels, players)
    if found.kind == "card":
        return found.name not in labels
    if found.kind == "player":
        return ability.name != RAD or found.name not in players
    return found.kind == "token" and found.player not in players


def _decision(decision: Decision, players: frozenset[str]) -> Iterator[str]:
    if decision.player not in players:
        yield f"{decision.player!r} is asked"
    if decision.shape == "pick" and not 0 <= decision.minimum <= decision.maximum:
        yield f"between {decision.minimum} and {decision.maximum} options are to be picked"
    if decision.shape == "pick" and decision.minimum > len(decision.options):
        yield f"{decision.minimum} of {len(decision.options)} options are to be picked"
    if decision.shape == "order" and not decision.options:
        yield "nothing is to be ordered"
    if decision.shape == "distribute":
        yield from _division(decision)


def _division(decision: Decision) -> Iterator[str]:
    """Faults of a question of how something is divided."""
    least, most, among = decision.minimum, decision.maximum, decision.options
    if least < 0 or least * len(among) > most or (most and not among):
        yield f"{most} is to be divided among {len(among)} that get at least {least} each"
    if len(set(among)) < len(among):
        yield f"{Counter(among).most_common(1)[0][0]} is twice among those between whom something is to be divided"
