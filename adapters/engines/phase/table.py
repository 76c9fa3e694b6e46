"""The table: one game of the engine, with the names that the suite gave to its players and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from adapters.engines.phase.binding import CannotSay, Cards, Game, Json, Refused, reason

PRIORITY = "Priority"
"""The engine's prompt that gives a player priority."""


@dataclass
class Table:
    """A game in the engine. ``players`` are names by seat, ``labels`` the suite's labels by the engine's object ids, which stay
    the same for a card in every zone. ``parts`` counts the engine's actions that were done since it was last set to 0;
    ``remembered`` are the seats for which the engine remembers an order of abilities. ``unfinished`` goes on with an announcement
    that waits for a division; ``as_blocked`` is the attacker that does not assign its damage as though it weren't blocked.
    ``declared`` are those who have declared blockers in a step in which nothing else was done so far, be it unasked.
    """

    cards: Cards
    game: Game
    players: tuple[str, ...]
    labels: Mapping[int, str]
    parts: int = 0
    remembered: set[int] = field(default_factory=set)
    unfinished: Callable[[], None] | None = None
    as_blocked: int | None = None
    declared: set[int] | None = None
    _active: tuple[int, int] = (0, 0)

    def seat(self, player: str) -> int:
        """The seat of a player."""
        if player not in self.players:
            raise CannotSay(f"the player {player}, who does not play")
        return self.players.index(player)

    def apply(self, actor: int, action: str, **data: object) -> None:
        """Do an action of the engine; raises `Refused` with the engine's reason, and then nothing has changed."""
        try:
            self.game.apply(actor, {"type": action, "data": data} if data else {"type": action})
        except ValueError as error:
            raise Refused(reason(error)) from error
        self.parts += 1

    def prompt(self) -> tuple[str, Json]:
        """What the engine waits for: the name of its prompt and what it says with it."""
        waiting = self.game.waiting_for()
        return waiting["type"], waiting.get("data") or {}

    def forget(self) -> None:
        """Have the engine forget in which order players put their abilities on the stack, once that is over.

        It would put the same abilities down in the same order from then on, unasked: a preference of its users, kept until they
        take it back, and not what players do by the rules, who choose anew each time (603.3b).
        """
        if self.prompt()[0] != PRIORITY:
            return
        while self.remembered:
            self.apply(self.remembered.pop(), "SetTriggerOrderTemplate", op={"type": "ClearAll"})

    def active(self) -> int:
        """The seat whose turn it is; read from the whole state, which takes its time, once a turn."""
        turn = self.game.turn
        if self._active[0] != turn:
            self._active = (turn, self.game.state()["state"]["active_player"])
        return self._active[1]

    def legal(self, action: str) -> list[Json]:
        """What the engine lists as legal now among the actions of a kind."""
        return [each.data or {} for each in self.game.actions() if each.kind == action]

    def tapped(self) -> frozenset[int]:
        """The tapped permanents that have abilities of their own."""
        return frozenset(each["id"] for each in self.game.battlefield() if each["tapped"] and each.get("abilities"))

    def restore(self, saved: Json) -> None:
        """Go back to a saved state of this game."""
        self.game = self.cards.load_game(saved)

    def copy(self) -> Game:
        """A copy of the game to look ahead in; what is done in it does not happen at the table."""
        return self.cards.load_game(self.game.state())
