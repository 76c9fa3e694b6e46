"""Faults of actions: players and abilities where only a card or a permanent can stand, and mana that is none. Every engine would
refuse them, and what is refused for that shows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from adapters.contract.messages import Activate, Attack, Block, Cast, Pass, Payment, Play
from adapters.suite.reading.mentions import Kind, parsed
from adapters.suite.scenario import AnyItem, Cannot, Does, ScriptedAction
from oracle.mana import MANA_TYPES, parse_mana

_CALLED: dict[Kind, str] = {
    "card": "a card",
    "token": "a token",
    "player": "a player",
    "ability": "an ability",
    "copy": "a copy of a spell",
    "combat damage": "no spell and no ability",
}
_CARD: tuple[Kind, ...] = ("card",)
_PERMANENT: tuple[Kind, ...] = ("card", "token")
_ATTACKED: tuple[Kind, ...] = ("player", "card", "token")


def action_faults(item: AnyItem) -> Iterator[str]:
    """What is wrong with the action of a line, whatever the game is."""
    if not isinstance(item, Does | Cannot):
        return
    for reference, kinds in _named(item.action):
        kind = parsed(reference).kind
        if kind not in kinds:
            yield f"{reference} is {_CALLED[kind]}; here only {' or '.join(_CALLED[each] for each in kinds)} can stand"
    yield from _twice_in_combat(item.action)
    yield from _mana_faults(item.action)


def no_mana(text: str) -> str:
    """The first symbol of some mana that is of none of the six types (106.1b); empty if all are."""
    try:
        return next((symbol for symbol in parse_mana(text) if symbol not in MANA_TYPES), "") if text else ""
    except ValueError:
        return text


def _named(action: ScriptedAction) -> Iterator[tuple[str, tuple[Kind, ...]]]:
    """References in an action, each with what it may be to where it stands."""
    match action:
        case Cast() | Play():
            yield action.card, _CARD
        case Activate():
            yield action.source, _PERMANENT
        case Attack():
            for attacker, what in action.attackers:
                yield from ((attacker, _PERMANENT), (what, _ATTACKED))
        case Block():
            for pair in action.blockers:
                yield from ((each, _PERMANENT) for each in pair)
        case Pass():
            pass
    if isinstance(action, Cast | Activate):
        yield from _paying(action.payment)


def _twice_in_combat(action: ScriptedAction) -> Iterator[str]:
    """Creatures that are said to attack one and the same twice, or to block it."""
    if isinstance(action, Attack | Block):
        verb, pairs = ("attacks", action.attackers) if isinstance(action, Attack) else ("blocks", action.blockers)
        for (creature, what), count in Counter(pairs).items():
            if count > 1:
                yield f"{creature} {verb} {what} twice; name it once"


def _paying(payment: Payment) -> Iterator[tuple[str, tuple[Kind, ...]]]:
    creatures = (creature for creature, _ in payment.convoke)
    for permanents in (creatures, payment.improvise, payment.tap, payment.sacrifice, payment.exile, payment.blight):
        yield from ((each, _PERMANENT) for each in permanents)
    yield from ((each, _CARD) for each in (*payment.discard, *payment.delve))


def _mana_faults(action: ScriptedAction) -> Iterator[str]:
    if isinstance(action, Cast | Activate):
        for mana in (action.payment.mana, action.mana if isinstance(action, Activate) else ""):
            if wrong := no_mana(mana):
                yield f"{wrong} is no mana: what is made and spent is of the types {', '.join(MANA_TYPES)}"
