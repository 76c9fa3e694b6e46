"""A game being played: the holder of the present state, of the question it waits for, and of nothing else.

Every change makes a new `State`. An action that turns out to be illegal leaves the game as it was, by putting the kept
state back (733.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oracle import editions
from oracle.births import uses
from oracle.combat import removal
from oracle.errors import IllegalAction, NotModelled
from oracle.expiring import without_expired
from oracle.layers.copiable import after_copying
from oracle.layers.keeping import keep_through_tapping
from oracle.objects import Counters, GameObject, ObjectId, Seat
from oracle.questions import Answer, Asking, Option, Question
from oracle.state import Player, State


class Game:
    """A game. ``state`` is all there is to it between two actions. Raises NotModelled for an edition of the rules that is not,
    and for cards that use what it does not have.

    While a question is open, ``pending`` holds it, and the action that led to it is kept with the answers given so far:
    that is how an answer that fails takes nothing with it.
    """

    def __init__(self, state: State) -> None:
        if not editions.modelled(state.edition):
            raise NotModelled(f"the rules of {state.edition}")
        uses.check(state)
        self.state = state
        self.pending: Question | None = None
        self._running: Asking[None] | None = None
        self._action: Callable[[Game], Asking[None]] | None = None
        self._before = state
        self._answers: list[Answer] = []

    # ---- the state and its parts

    def update(self, **changes: Any) -> None:
        """Go on to a state that differs from the present one in these fields; what can't stay in combat has left it (506.4), and
        what lasts for as long as something stays tapped, or has a counter, may have ended (611.2b).
        """
        old = self.state
        self.state = new = without_expired(old.changed(**changes))
        if new.effects is not old.effects:
            self.state = new = after_copying(old, new)
        if new.objects is old.objects and new.effects is old.effects and new.rules is old.rules:
            same_turn = (new.active, new.turn) == (old.active, old.turn)
            if same_turn and (new.players is old.players or _totals(new) == _totals(old)):
                new.memo.update(old.memo)
        elif new.combat is not None:
            self.state = removal.checked(old, new)

    def object(self, of: ObjectId) -> GameObject:
        """The object with this id, or what was last known of it (608.2h)."""
        found = self.state.objects.get(of)
        return self.state.gone[of] if found is None else found

    def put(self, changed: GameObject) -> None:
        """Replace the object with the same id."""
        self.update(objects={**self.state.objects, changed.id: changed})

    def change(self, of: ObjectId, **changes: Any) -> None:
        """Change these fields of an object that is in some zone."""
        self.put(self.state.objects[of].changed(**changes))

    def turn(self, of: ObjectId, *, tapped: bool) -> None:
        """Turn a permanent sideways or upright (110.5): the most frequent change, from which most of what is known stays true."""
        before = self.state
        self.change(of, tapped=tapped)
        if self.state.effects is before.effects:
            keep_through_tapping(before, self.state, of)

    def player(self, seat: Seat) -> Player:
        """The player in this seat."""
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Any) -> None:
        """Change these fields of a player."""
        players = list(self.state.players)
        players[seat] = players[seat].changed(**changes)
        self.update(players=tuple(players))

    def stamp(self) -> int:
        """A new timestamp (613.7)."""
        stamp = self.state.clock
        self.update(clock=stamp + 1)
        return stamp

    def stamp_anew(self, of: ObjectId) -> None:
        """A permanent gets a new timestamp, and its stickers one each right after it (613.7e-g, 613.7k), but not its counters."""
        stamped = self.object(of).stamped(self.state.clock)
        self.change(of, timestamp=stamped.timestamp, stickers=stamped.stickers, counted_since=stamped.counted_since)
        self.update(clock=self.state.clock + 1 + len(stamped.stickers))

    # ---- actions and answers

    def do(self, action: Callable[[Game], Asking[None]]) -> None:
        """Carry out an action until it is done or asks something.

        Raises what the action raises, IllegalAction and NotModelled among it, with the state as it was before.
        """
        if self.pending is not None:
            raise IllegalAction("a question is open", "608.2d")
        self._before, self._action, self._answers = self.state, action, []
        try:
            self._running = action(self)
            self._advance(None)
        except BaseException:
            self._reset()
            raise

    def answer(self, player: Seat, answer: Sequence[Option]) -> None:
        """Answer the open question. An illegal answer raises IllegalAction, and the question stands."""
        if self.pending is None or self.pending.player != player:
            raise IllegalAction("this player is not asked anything")
        self.pending.check(answer)
        before = tuple(self._answers)
        self._answers.append(tuple(answer))
        try:
            self._advance(tuple(answer))
        except BaseException:
            self._replay(before)
            raise

    def _advance(self, answer: Answer | None) -> None:
        """Run until the next question or the end."""
        assert self._running is not None
        try:
            self.pending = self._running.send(answer) if answer is not None else next(self._running)
        except StopIteration:
            self.pending = self._running = self._action = None

    def _reset(self) -> None:
        """Go back to before the action."""
        self.state = self._before
        self.pending = self._running = self._action = None

    def _replay(self, answers: Sequence[Answer]) -> None:
        """Go back to the question that was open after these answers, by giving them again."""
        assert self._action is not None
        action = self._action
        self._reset()
        self.do(action)
        for given in answers:
            self._answers.append(given)
            self._advance(given)


def _totals(state: State) -> list[tuple[int, Counters, bool]]:
    """What of players continuous effects ask for (``oracle.layers.totals``)."""
    return [(player.life, player.counters, player.lost) for player in state.players]
