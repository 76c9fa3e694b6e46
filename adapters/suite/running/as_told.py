"""Whether a game stands as its board says, in every fact that a view can show."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.messages import Board, ObjectSetup, PlayerSetup
from adapters.contract.references import sticker_words
from adapters.contract.view import ObjectView, PlayerView, View
from oracle.mana import parse_mana
from oracle.stickers.words import with_words

Facts = Iterator[tuple[str, str, object, object]]
"""Facts that have to agree: what it is, with {} for whose it is; whose; how it was told, how it is shown."""


def misplaced(told: Board, view: View) -> str:
    """What of a board a sound view does not show as it was told, in words; empty if all is in its place."""
    for what, of, wanted, found in _facts(told, view):
        if wanted != found:
            return f"{what.format(of)} is {_said(found)}, not {_said(wanted)}"
    return next(_disordered(told, view), "")


def _facts(told: Board, view: View) -> Facts:
    yield "the active player", "", told.active, view.active
    yield "the step", "", told.step, view.step
    if view.decision is None:
        yield "the player with priority", "", told.priority or told.active, view.priority
    yield "whether the game is over", "", False, view.over
    yield "the stack", "", [card.label for card in told.objects if card.zone == "stack"], [each.reference for each in view.stack]
    players = {player.name: player for player in view.players}
    for player in told.players:
        yield from _of_player(player, players[player.name])
    shown = {each.label: each for each in view.objects}
    for card in told.objects:
        found = shown.get(card.label)
        yield "whether {} is among `objects`", card.label, True, found is not None
        if found is not None:
            yield from _of_object(card, found)
    yield "the number of objects", "", len(told.objects), len(view.objects)


def _of_player(told: PlayerSetup, shown: PlayerView) -> Facts:
    yield "{}'s life total", told.name, told.life, shown.life
    yield "the number of {}'s poison counters", told.name, told.poison, shown.poison
    yield "what counters {} has", told.name, _counters(told.counters), _counters(shown.counters)
    yield "{}'s mana pool", told.name, _mana(told.mana), _mana(shown.mana)
    yield "whether {} has lost", told.name, False, shown.lost
    yield "the number of cards that {} has drawn", told.name, 0, shown.drawn or 0


def _of_object(told: ObjectSetup, shown: ObjectView) -> Facts:
    """The facts of a card. One with two faces is only its front face where it lies (712.8a)."""
    yield "the zone of {}", told.label, told.zone, shown.zone
    yield "the owner of {}", told.label, told.owner, shown.owner
    whole, front = _named(told, told.card), _named(told, told.card.partition(" // ")[0])
    yield "the name of {}", told.label, whole, whole if shown.name == front else shown.name
    yield "whether {} is a token", told.label, told.token, shown.token
    yield "what is on {}", told.label, _counters(told.counters), _counters(shown.counters)
    yield "what stickers are on {}", told.label, sorted(each.sticker for each in told.stickers), sorted(shown.stickers)
    if told.zone == "battlefield":
        yield "the controller of {}", told.label, told.controller or told.owner, shown.controller
        yield "whether {} is tapped", told.label, told.tapped, shown.tapped
        yield "the damage on {}", told.label, told.damage, shown.damage
        yield "what {} is attached to", told.label, "", shown.attached_to
        yield "what {} is attacking", told.label, "", shown.attacking
        yield "what {} is blocking", told.label, [], list(shown.blocking)
        yield "whether {} is phased out", told.label, False, shown.phased_out
        yield "whether {} is face down", told.label, False, shown.face_down


def _named(told: ObjectSetup, name: str) -> str:
    """The name of a card with the words of its name stickers, each where it was put (123.6c)."""
    for each in told.stickers:
        name = with_words(name, sticker_words(each.sticker), each.after)
    return name


def _disordered(told: Board, view: View) -> Iterator[str]:
    """Libraries, told from the top, and graveyards, told from the oldest card, the lowest, whose cards lie in another order."""
    places = {each.label: each.place for each in view.objects}
    piles: dict[tuple[str, str], list[str]] = {}
    for card in told.objects:
        if card.zone in ("library", "graveyard"):
            piles.setdefault((card.owner, card.zone), []).append(card.label)
    for (owner, zone), labels in piles.items():
        wanted = labels if zone == "library" else labels[::-1]
        found = sorted(labels, key=places.__getitem__)
        if found == wanted[::-1] != wanted:
            yield f"{owner}'s {zone} is the wrong way round: the card on top, at place 0, is {found[0]}, not {wanted[0]}"
        for place, (lies, belongs) in enumerate(zip(found, wanted, strict=True)):
            if lies != belongs:
                yield f"the card at place {place} of {owner}'s {zone}, counted from the top, is {lies}, not {belongs}"


def _counters(counters: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in counters.items() if count}


def _mana(pool: str) -> list[str]:
    """The mana in a pool, in a fixed order."""
    return sorted(parse_mana(pool)) if pool else []


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{count} {kind}" for kind, count in sorted(value.items())) or "nothing"
    if isinstance(value, list):
        return "; ".join(value) or "nothing"
    return str(value) or "nothing"
