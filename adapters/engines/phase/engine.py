"""The engine phase as an engine of the contract."""

from __future__ import annotations

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import Action, Answer, Board, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View
from adapters.engines.phase.acting import act
from adapters.engines.phase.binding import VERSION, CannotSay, Refused
from adapters.engines.phase.board import set_up
from adapters.engines.phase.cards import FaceBook
from adapters.engines.phase.observing import view
from adapters.engines.phase.table import Table

HOMEPAGE = "https://github.com/phase-rs/phase"

_LACKING = ("editions", "modes", "parts of cards", "stickers")
"""What cannot be asked of the engine: it plays one edition of the rules, nobody tells it which modes a spell has, the adapter
gives it one face of each card, and it knows no stickers.
"""


class PhaseEngine:
    """Drives phase. A panic of the engine passes through as the exception that it is; the next set-up begins afresh."""

    def __init__(self) -> None:
        """Begin without a game; faces that are built once are kept."""
        self._faces = FaceBook()
        self._table: Table | None = None

    def hello(self, contract: int) -> Hello:  # noqa: ARG002  # one version so far
        """Who the engine is."""
        capabilities = tuple(each for each in CAPABILITIES if each not in _LACKING)
        return Hello(name="phase", version=VERSION, language="Rust", homepage=HOMEPAGE, capabilities=capabilities)

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game that stands as the board says."""
        self._table = None
        try:
            self._table = set_up(board, self._faces)
        except CannotSay as what:
            return Unsupported(what=str(what))
        return Ok()

    def act(self, action: Action) -> Answer:
        """Do one action."""
        try:
            act(self._at_table(), action)
        except Refused as why:
            return Illegal(why=str(why))
        except CannotSay as what:
            return Unsupported(what=str(what))
        return Ok()

    def observe(self, viewer: str) -> View:
        """The game as this player sees it."""
        return view(self._at_table(), viewer)

    def bye(self) -> None:
        """Let go of the game and of the cards."""
        self._table = None
        self._faces = FaceBook()

    def _at_table(self) -> Table:
        if self._table is None:
            raise RuntimeError("there is no game: no board was set up")
        return self._table
