"""Dividing damage: that of spells and abilities among their targets (601.2d), and combat damage (510.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adapters.contract.view import Decision
from adapters.engines.phase.asking import YES, Prompt, asker, yes_or_no
from adapters.engines.phase.binding import CannotSay, Json
from adapters.engines.phase.combat import reference
from adapters.engines.phase.naming import Names, words_of
from adapters.engines.phase.table import Table

AMONG = "DistributeAmong"
"""The engine's prompt for what is divided among targets."""


def _ask_among(table: Table, now: Names, data: Json) -> Decision:
    if data["unit"]["type"] != "Damage":
        raise CannotSay(f"the engine's question how {words_of(data['unit']['type'])} are divided")
    return Decision(
        player=now.players[data["player"]],
        kind="distribute",
        shape="distribute",
        about=asker(table, now) or now.object(table.game.stack()[-1]["id"]),
        options=tuple(now.target(each) for each in data["targets"]),
        minimum=1,
        maximum=data["total"],
        rule="601.2d",
    )


def _tell_among(table: Table, _now: Names, data: Json, chosen: Sequence[str]) -> None:
    shares = [[target, int(share)] for target, share in zip(data["targets"], chosen, strict=True)]
    table.apply(data["player"], AMONG, distribution=shares)


# ---- combat damage

_BLOCKED = "Normal"
_UNBLOCKED = "AsThoughUnblocked"
"""The engine's ways for a blocked creature to assign its damage."""

_TRAMPLES = (None, "Standard", "OverPlaneswalkers")
"""The engine's kinds of trample that the contract has words for."""

_CONTROLLER = "controller"


def _options(now: Names, data: Json) -> Iterator[tuple[int | str, str]]:
    """What an attacker's damage may go to, as it is told to the engine and as the contract calls it: its blockers, and behind
    them what it attacks, and the controller of that, where it tramples so and has damage left over.
    """
    for each in data["blockers"]:
        yield each["blocker_id"], now.object(each["blocker_id"])
    over = data["total_damage"] - sum(each["lethal_minimum"] for each in data["blockers"])
    if data.get("trample") and over > 0:
        yield "", reference(now, data["attack_target"])
        if data["trample"] == "OverPlaneswalkers" and data.get("pw_controller") is not None and over > (data["pw_loyalty"] or 0):
            yield _CONTROLLER, now.players[data["pw_controller"]]


def _asks_whether_blocked(table: Table, data: Json) -> bool:
    """Whether it is still to be said if the creature assigns its damage as though it weren't blocked."""
    return _UNBLOCKED in data["assignment_modes"] and table.as_blocked != data["attacker_id"]


def _ask_damage(table: Table, now: Names, data: Json) -> Decision:
    if not {_BLOCKED} <= set(data["assignment_modes"]) <= {_BLOCKED, _UNBLOCKED} or data.get("trample") not in _TRAMPLES:
        raise CannotSay("the engine's question how combat damage is dealt")
    if _asks_whether_blocked(table, data):
        return yes_or_no("may", now.object(data["attacker_id"]), data, now, "510.1c")
    return Decision(
        player=now.players[data["player"]],
        kind="distribute",
        shape="distribute",
        about=now.object(data["attacker_id"]),
        options=tuple(option for _, option in _options(now, data)),
        minimum=0,
        maximum=data["total_damage"],
        rule="510.1",
    )


def _tell_damage(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    if not _asks_whether_blocked(table, data):
        shares = {option: int(share) for (option, _), share in zip(_options(now, data), chosen, strict=True)}
        _assign(table, data, shares)
        table.as_blocked = None
    elif tuple(chosen) == YES:
        table.apply(data["player"], "AssignCombatDamage", mode=_UNBLOCKED, assignments=[], trample_damage=0)
    else:
        table.as_blocked = data["attacker_id"]


def _assign(table: Table, data: Json, shares: dict[int | str, int]) -> None:
    beyond, controller = shares.pop("", 0), shares.pop(_CONTROLLER, 0)
    assignments = [[blocker, share] for blocker, share in shares.items() if share]
    told = {"mode": _BLOCKED, "assignments": assignments, "trample_damage": beyond, "controller_damage": controller}
    table.apply(data["player"], "AssignCombatDamage", **told)


DIVISION = Prompt(_ask_among, _tell_among)
DAMAGE = Prompt(_ask_damage, _tell_damage)
