"""How a prompt of the engine becomes a decision of the contract: the shape of it, and what several of them have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from adapters.contract.references import numbered
from adapters.contract.view import Decision, DecisionKind
from adapters.engines.phase import journal, naming
from adapters.engines.phase.binding import Json
from adapters.engines.phase.naming import Names
from adapters.engines.phase.table import Table

YES = ("yes",)
NO = ("no",)


@dataclass(frozen=True)
class Prompt:
    """How one of the engine's prompts is asked, and how an answer is given. ``tell`` raises `Refused` as the engine does."""

    ask: Callable[[Table, Names, Json], Decision]
    tell: Callable[[Table, Names, Json, Sequence[str]], None]


def yes_or_no(kind: DecisionKind, about: str, data: Json, now: Names, rule: str = "") -> Decision:
    """A decision between yes and no for the player whom the prompt asks."""
    player = now.players[data["player"]]
    return Decision(player=player, kind=kind, shape="yes or no", about=about, options=(*YES, *NO), rule=rule)


def asker(table: Table, now: Names, source: int | None = None) -> str:
    """The reference to what asks: the spell or ability that is resolving, and where none is, the object ``source`` that the
    prompt names; empty without either.
    """
    entry = journal.resolving(table.game.state()["state"], source)
    if entry is None:
        return "" if source is None else now.by_id.get(source, "")
    if entry["id"] in now.by_id:
        return now.by_id[entry["id"]]
    if entry["kind"]["type"] == "Spell":
        return ""
    data = {**entry["kind"]["data"], "activated": entry["kind"]["type"] == "ActivatedAbility", "id": entry["id"]}
    bare = [naming.unnumbered(now.by_id[each["id"]]) for each in table.game.stack()]
    return numbered([*bare, naming.ability(table, data, now.by_id)])[-1]
