"""The engine's choices about replacement effects: entering as a copy (707.5), a commander's way (903.9b), which first (616.1)."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.contract.references import numbered
from adapters.contract.view import Decision
from adapters.engines.phase.asking import NO, Prompt, yes_or_no
from adapters.engines.phase.binding import Json
from adapters.engines.phase.naming import Names
from adapters.engines.phase.table import Table


def _ask_replacement(table: Table, now: Names, data: Json) -> Decision:
    candidates = data["candidates"]
    if data["kind"]["type"] != "OptionalBranch":
        return _ask_first_replacement(table, now, data)
    about = now.object(candidates[0]["source_id"])
    if _goes_to_command_zone(table, data):
        return yes_or_no("return to command zone", about, data, now, "903.9b")
    targets = _copy_targets(table, data)
    if targets is None:
        return yes_or_no("may", about, data, now, "614.12")
    return Decision(
        player=now.players[data["player"]],
        kind="copy",
        shape="pick",
        about=about,
        options=tuple(now.object(each) for each in targets),
        minimum=0,
        maximum=1,
        rule="707.5",
    )


def _ask_first_replacement(table: Table, now: Names, data: Json) -> Decision:
    sources = [now.by_id.get(each["source_id"]) or each["description"] for each in data["candidates"]]
    return Decision(
        player=now.players[data["player"]],
        kind="replacement",
        shape="pick",
        about=_changed(table, now),
        options=tuple(numbered(sources)),
        rule="616.1",
    )


def _changed(table: Table, now: Names) -> str:
    """The source of the damage, or the object whose event is changed; empty where it is a player's, as the gaining of life is."""
    pending = table.game.state()["state"].get("pending_replacement") or {}
    event: Json = next(iter((pending.get("proposed") or {}).values()), {})
    found: int | None = event.get("source_id", event.get("object_id"))
    return "" if found is None else now.by_id.get(found, "")


def _goes_to_command_zone(table: Table, data: Json) -> bool:
    """Whether agreeing puts the source into the command zone."""
    ahead = table.copy()
    ahead.apply(data["player"], {"type": "ChooseReplacement", "data": {"index": 0}})
    zone: str = ahead.object(data["candidates"][0]["source_id"])["zone"]
    return zone == "Command"


def _copy_targets(table: Table, data: Json) -> list[int] | None:
    """What could be copied, which the engine says only once the player has agreed to copy; ``None`` if it asks something else."""
    ahead = table.copy()
    ahead.apply(data["player"], {"type": "ChooseReplacement", "data": {"index": 0}})
    prompt = ahead.waiting_for()
    return list(prompt["data"]["valid_targets"]) if prompt["type"] == "CopyTargetChoice" else None


def _tell_replacement(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    decision = _ask_replacement(table, now, data)
    if decision.kind == "replacement":
        table.apply(data["player"], "ChooseReplacement", index=decision.options.index(chosen[0]))
        return
    declined = tuple(chosen) in (NO, ())
    table.apply(data["player"], "ChooseReplacement", index=1 if declined else 0)
    if decision.kind == "copy" and not declined:
        table.apply(data["player"], "ChooseTarget", target=now.find(chosen[0]))


def _ask_copy(_table: Table, now: Names, data: Json) -> Decision:
    return Decision(
        player=now.players[data["player"]],
        kind="copy",
        shape="pick",
        about=now.object(data["source_id"]),
        options=tuple(now.object(each) for each in data["valid_targets"]),
        rule="707.5",
    )


def _tell_copy(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "ChooseTarget", target=now.find(chosen[0]))


REPLACEMENT = Prompt(_ask_replacement, _tell_replacement)
COPY = Prompt(_ask_copy, _tell_copy)
