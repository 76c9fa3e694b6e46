"""Prompts to which the answer is yes or no in the engine: optional parts of effects, and costs that effects ask for."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.contract.view import Decision
from adapters.engines.phase.asking import NO, YES, Prompt, asker, yes_or_no
from adapters.engines.phase.binding import Json
from adapters.engines.phase.naming import Names, targets_of
from adapters.engines.phase.table import Table

_WHICH = "EffectZoneChoice"
"""The prompt with which the engine asks which card an effect puts somewhere."""


def _ask_optional(table: Table, now: Names, data: Json) -> Decision:
    """A "you may". Where it is to choose new targets, to pay or to put a card somewhere, the contract has a kind of its own."""
    frames = table.game.state()["state"]["resolution_frames"]["frames"]
    ability = (frames[-1]["data"].get("ability") if frames else None) or {"effect": {"type": ""}}
    resolving = asker(table, now, data["source_id"])
    if ability["effect"]["type"] == "ChangeTargets":
        return _ask_new_targets(table, now, data, ability, resolving)
    if ability["effect"]["type"] == "PayCost":
        return yes_or_no("pay", resolving, data, now, "118.12")
    if _puts(ability):
        return _ask_to_put(table, now, data, ability, resolving)
    return yes_or_no("may", resolving, data, now, "608.2d")


def _ask_new_targets(table: Table, now: Names, data: Json, ability: Json, resolving: str) -> Decision:
    """Whether to choose new targets. The engine asks that of a spell without targets as well: a question without an option."""
    meant = {target.get("Object") for target in ability["targets"]}
    if any(targets_of(entry) for entry in table.game.stack() if entry["id"] in meant):
        return yes_or_no("new targets", resolving, data, now, "115.7")
    player = now.players[data["player"]]
    return Decision(player=player, kind="new targets", shape="pick", about=resolving, minimum=0, maximum=0, rule="115.7")


def _puts(ability: Json) -> bool:
    """Whether an optional effect is to put a card, chosen as it resolves, from one zone into another."""
    return ability["effect"]["type"] == "ChangeZone" and ability.get("target_choice_timing") == "Resolution"


def _ask_to_put(table: Table, now: Names, data: Json, ability: Json, resolving: str) -> Decision:
    """Which card to put, if any. The engine asks first whether, then which, and that only where there are several."""
    ahead = table.copy()
    result = ahead.apply(data["player"], {"type": "DecideOptionalEffect", "data": {"accept": True}})
    prompt = ahead.waiting_for()
    effect = ability["effect"]
    if prompt["type"] == _WHICH and prompt["data"]["player"] == data["player"]:
        cards = prompt["data"]["cards"]
    else:
        cards = [
            event["data"]["object_id"]
            for event in result.events
            if event["type"] == "ZoneChanged"
            and (event["data"]["from"], event["data"]["to"]) == (effect.get("origin"), effect["destination"])
        ]
    return Decision(
        player=now.players[data["player"]],
        kind="choose objects",
        shape="pick",
        about=resolving,
        options=tuple(now.object(each) for each in cards),
        minimum=0,
        maximum=min(1, len(cards)),
        rule="608.2d",
    )


def _tell_optional(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    accepted = tuple(chosen) not in (NO, ())
    table.apply(data["player"], "DecideOptionalEffect", accept=accepted)
    kind, more = table.prompt()
    if accepted and tuple(chosen) != YES and kind == _WHICH and more["player"] == data["player"]:
        table.apply(data["player"], "SelectCards", cards=[now.find_object(each) for each in chosen])


def _ask_unless(table: Table, now: Names, data: Json) -> Decision:
    """Whether to pay. The engine asks that of a player who can't, too; to agree is then to decline, and a question without an
    option.
    """
    about = asker(table, now, data["pending_effect"]["source_id"])
    if _after_paying(table, data, pay=True) == _after_paying(table, data, pay=False):
        player = now.players[data["player"]]
        return Decision(player=player, kind="pay", shape="pick", about=about, minimum=0, maximum=0, rule="118.3")
    return yes_or_no("pay", about, data, now, "118.12")


def _after_paying(table: Table, data: Json, *, pay: bool) -> Json:
    """The whole game as it would be."""
    ahead = table.copy()
    ahead.apply(data["player"], {"type": "PayUnlessCost", "data": {"pay": pay}})
    return ahead.state()


def _tell_unless(table: Table, _now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "PayUnlessCost", pay=tuple(chosen) == YES)


def _ask_commander(_table: Table, now: Names, data: Json) -> Decision:
    return yes_or_no("return to command zone", now.object(data["commander_id"]), data, now, "903.9a")


OPTIONAL = Prompt(_ask_optional, _tell_optional)
UNLESS = Prompt(_ask_unless, _tell_unless)
COMMANDER = Prompt(_ask_commander, _tell_optional)
