"""Prompts at which a player chooses cards, permanents, players or sources of damage among those that the engine offers."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.contract.view import Decision, DecisionKind
from adapters.engines.phase.asking import Prompt, asker
from adapters.engines.phase.binding import Json
from adapters.engines.phase.naming import Names
from adapters.engines.phase.table import Table


def picking(kind: DecisionKind, key: str = "cards") -> Prompt:
    """A prompt that offers objects under a key, and takes some of them."""

    def ask(table: Table, now: Names, data: Json) -> Decision:
        options = tuple(now.object(each) for each in data[key])
        least = data["min_count"] if "min_count" in data else 0 if data.get("up_to") else data["count"]
        return Decision(
            player=now.players[data["player"]],
            kind=kind,
            shape="pick",
            about=asker(table, now, data.get("source_id")),
            options=options,
            minimum=min(least, len(options)),
            maximum=min(data["count"], len(options)),
        )

    def tell(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
        table.apply(data["player"], "SelectCards", cards=[now.find_object(each) for each in chosen])

    return Prompt(ask, tell)


def _ask_legend(_table: Table, now: Names, data: Json) -> Decision:
    options = tuple(now.object(each) for each in data["candidates"])
    return Decision(player=now.players[data["player"]], kind="legend", shape="pick", options=options, rule="704.5j")


def _tell_legend(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "ChooseLegend", keep=now.find_object(chosen[0]))


def _ask_source(table: Table, now: Names, data: Json) -> Decision:
    """A source of damage (609.7)."""
    return Decision(
        player=now.players[data["player"]],
        kind="choose objects",
        shape="pick",
        about=asker(table, now),
        options=tuple(now.object(each) for each in data["options"]),
        rule="609.7a",
    )


def _tell_source(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "ChooseDamageSource", source=now.find_object(chosen[0]))


def _ask_proliferate(table: Table, now: Names, data: Json) -> Decision:
    """Permanents and players that get one more counter of each kind (701.34)."""
    options = tuple(now.target(each) for each in data["eligible"])
    return Decision(
        player=now.players[data["player"]],
        kind="choose objects",
        shape="pick",
        about=asker(table, now),
        options=options,
        minimum=0,
        maximum=len(options),
        rule="701.34a",
    )


def _tell_proliferate(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "SelectTargets", targets=[now.find(each) for each in chosen])


LEGEND = Prompt(_ask_legend, _tell_legend)
DAMAGE_SOURCE = Prompt(_ask_source, _tell_source)
PROLIFERATE = Prompt(_ask_proliferate, _tell_proliferate)
