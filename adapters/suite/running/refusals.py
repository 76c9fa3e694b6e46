"""Whether there is anything to refuse: an action that names what is not there is refused by every engine, and says nothing."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.contract.messages import Action, Attack, Block, Cast, Play
from adapters.contract.view import View
from adapters.suite import phrases
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.mentions import references
from adapters.suite.running.judge import Finding, find, judge, whereabouts
from adapters.suite.scenario import Answers, Cannot, IsIn, IsStep

OWN_ZONES = ("hand", "library", "graveyard")
"""The zones that each player has one of: a card is cast or played from the player's own."""


def nothing_to_refuse(item: Cannot | Answers, view: View, done: Sequence[Action] = ()) -> Finding | None:
    """What is missing of that which a refused action or answer names; ``None`` if all is there.

    A card to cast or play has to be in the zone it is said to be cast or played from; attackers and blockers are refused in the
    step in which they are declared, and before anything else is ``done`` in it, for after that nobody can declare any (508.1,
    509.1), unless another defending player has declared blockers before (802.4); whatever else is named may be anywhere.
    """
    if isinstance(item, Cannot) and isinstance(item.action, Attack | Block):
        attacks = isinstance(item.action, Attack)
        whose = item.action.player if attacks else view.active
        missing = judge(IsStep(player=whose, step="declare attackers" if attacks else "declare blockers"), view)
        if missing is not None:
            return missing
        if not _may_declare(item.action, view, done):
            return Finding("nothing was done in this step yet", "something was, and so nothing can be declared any more")
    if isinstance(item, Cannot) and isinstance(item.action, Cast | Play):
        action = item.action
        owner = action.player if action.zone in OWN_ZONES else ""
        missing = judge(IsIn(object=action.card, zone=action.zone, player=owner), view)
        if missing is not None:
            return missing
    there = {player.name for player in view.players} | {entry.reference for entry in view.stack}
    if view.decision is not None:
        there |= {view.decision.about, *view.decision.options}
    for reference in references(item):
        if reference not in there and find(reference, view) is None:
            return Finding(f"{reference} is there for it: {phrases.describe(item)}", whereabouts(reference, view))
    return None


def _may_declare(action: Attack | Block, view: View, done: Sequence[Action]) -> bool:
    """Whether attackers or blockers may still be declared after what was done in this step."""
    if isinstance(action, Attack) or not all(isinstance(each, Block) for each in done):
        return not done
    places = {name: (place - PLAYERS.index(view.active)) % len(PLAYERS) for place, name in enumerate(PLAYERS)}
    return all(0 < places[each.player] < places[action.player] for each in done)
