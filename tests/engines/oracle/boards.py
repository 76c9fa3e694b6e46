"""Games of the oracle, set up and played a little."""

import msgspec

from adapters.contract.messages import Action, Board, Cast, ObjectSetup, Ok, Pass, PlayerSetup
from adapters.contract.view import View
from adapters.engines.oracle import OracleEngine


def card(name: str, zone: str = "battlefield", owner: str = "Alice", label: str = "", **more: object) -> ObjectSetup:
    facts = {"label": label or name, "card": name, "owner": owner, "zone": zone, **more}
    return msgspec.convert(facts, ObjectSetup)


def playing(*objects: ObjectSetup, mana: str = "", **more: object) -> OracleEngine:
    """An engine with these cards set up; each player has a Wastes in the library."""
    engine = OracleEngine()
    players = (PlayerSetup(name="Alice", mana=mana), PlayerSetup(name="Bob"))
    libraries = [card("Wastes", "library", owner, f"{owner}'s Wastes") for owner in ("Alice", "Bob")]
    board = Board(players=players, objects=(*objects, *libraries), active="Alice", **more)  # type: ignore[arg-type]
    answer = engine.setup(board)
    assert answer == Ok(), answer
    return engine


def do(engine: OracleEngine, *actions: Action) -> View:
    for action in actions:
        answer = engine.act(action)
        assert answer == Ok(), answer
    return engine.observe("")


def passes(engine: OracleEngine, times: int = 1) -> View:
    for _ in range(times):
        do(engine, Pass(player=engine.observe("").priority))
    return engine.observe("")


def evoked() -> OracleEngine:
    """Mulldrifter was evoked and has entered; its abilities are to be ordered."""
    engine = playing(card("Mulldrifter", "hand"), mana="{2}{U}")
    do(engine, Cast(player="Alice", card="Mulldrifter", alternative="evoke"))
    passes(engine, 2)
    return engine
