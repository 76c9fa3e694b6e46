"""What players pass for: when a line "everyone passes until ..." is reached."""

from __future__ import annotations

import re
from collections import Counter

from adapters.contract.view import View
from adapters.suite.phrases.slots import STEP_WORDS
from adapters.suite.running.judge import find, question, whereabouts
from adapters.suite.scenario import PassUntil

_NUMBER = re.compile(r" \(\d+\)$")


class Goal:
    """What is waited for, seen from the game as it is when the passing begins.

    ``hopeless`` says why passing cannot bring it about; empty if it can. What becomes hopeless later says `out_of_reach`.
    """

    def __init__(self, item: PassUntil, view: View) -> None:
        self._item = item
        self._stack = _stack(view)
        self._last = view
        self._ended = False
        self.hopeless = self._hopeless(view)

    def _hopeless(self, view: View) -> str:
        if self._item.condition == "one object has left the stack" and not view.stack:
            return "the stack is empty"
        if self._item.condition == "resolves" and not _holds(view, self._item.object):
            return f"{self._item.object} is not on the stack"
        return self.out_of_reach(view)

    def out_of_reach(self, view: View) -> str:
        """Why it cannot come about from here: the turn of a player who has left goes on once it has begun, and another does not
        begin (800.4j, 800.4k). Empty if it can.
        """
        gone = any(player.lost for player in view.players if player.name == self._item.player)
        waits = self._item.condition == "the step" and self._item.player != view.active
        return f"{self._item.player} has lost the game" if gone and waits else ""

    def reached(self, view: View) -> bool:
        """Whether it has come about, after one more pass."""
        self._ended = self._ended or _another_step(self._last, view)
        self._last = view
        match self._item.condition:
            case "the stack is empty":
                return not view.stack
            case "one object has left the stack":
                return bool(self._stack - _stack(view))
            case "enters":
                shown = find(self._item.object, view)
                return shown is not None and shown.zone == "battlefield"
            case "resolves":
                return not _holds(view, self._item.object)
            case "the step":
                return self._ended and (view.active, view.step) == (self._item.player, self._item.step)
            case "someone is asked":
                return view.decision is not None

    def state(self, view: View) -> str:
        """How things stand, in words."""
        match self._item.condition:
            case "enters":
                return whereabouts(self._item.object, view)
            case "the step":
                words = next((words for words, name in STEP_WORDS.items() if name == view.step), view.step)
                return f"the game is in {view.active}'s {words}"
            case "someone is asked":
                return question(view.decision)
            case _:
                stack = "; ".join(entry.reference for entry in view.stack)
                return f"the stack holds, from the top, {stack}" if stack else "the stack is empty"


def _another_step(before: View, after: View) -> bool:
    """Whether a pass has ended the step: where nothing is on the stack and the active player has priority again, all have passed
    (117.4), and another step has begun, though it may bear the same name: there can be two combat damage steps (510.4).
    """
    moment = (after.turn, after.active, after.step)
    return moment != (before.turn, before.active, before.step) or (not before.stack and after.priority == after.active)


def _stack(view: View) -> Counter[str]:
    """How many entries of each reference the stack holds; the numbers that tell equal ones apart move as entries leave."""
    return Counter(_NUMBER.sub("", entry.reference) for entry in view.stack)


def _holds(view: View, reference: str) -> bool:
    return any(entry.reference == reference for entry in view.stack)
