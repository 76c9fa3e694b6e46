"""Combat: declaring attackers and blockers (508, 509), what the engine shows of it, and dividing damage (510.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from adapters.contract.messages import Action, Attack, Block, Pass
from adapters.contract.view import Decision
from adapters.engines.phase.asking import Prompt
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import Names, names
from adapters.engines.phase.table import Table

_DECLARATIONS = {"DeclareAttackers": "attacks", "DeclareBlockers": "assignments"}
"""The engine's prompts at which somebody has to declare attackers or blockers, and where its answer lists them."""

_PHASES = ("DeclareAttackers", "DeclareBlockers", "CombatDamage", "EndCombat")
"""The engine's steps in which somebody may be in combat."""


def declaring(table: Table) -> bool:
    """Whether the engine waits for a declaration. The contract has the active player's priority then."""
    return table.prompt()[0] in _DECLARATIONS


def declare_none(table: Table, action: Action) -> bool:
    """Where a declaration is due and something else is done, nobody attacks, or blocks. Whether that was all there is to do.

    The engine goes on to the end of combat where nobody attacks, and gives no priority in the step (508.2). To pass is then all
    done, and anything else is refused: there is no moment for it.
    """
    if not declaring(table) or isinstance(action, (Attack, Block)):
        return False
    if isinstance(action, Pass) and table.seat(action.player) != table.active():
        raise Refused(f"{action.player} does not have priority")
    step = table.game.phase
    while declaring(table):
        kind, data = table.prompt()
        table.apply(data["player"], kind, **{_DECLARATIONS[kind]: []})
    if table.game.phase == step:
        return False
    if not isinstance(action, Pass):
        raise Refused("the engine gives nobody priority in the declare attackers step where nobody attacks")
    return True


def attack(table: Table, action: Attack) -> None:
    """Declare attackers."""
    now = names(table)
    attacks = [[_found(now, attacker), _attacked(now, attacked)] for attacker, attacked in action.attackers]
    table.apply(table.seat(action.player), "DeclareAttackers", attacks=attacks)


def block(table: Table, action: Block) -> None:
    """Declare blockers."""
    now = names(table)
    assignments = [[_found(now, blocker), _found(now, attacker)] for blocker, attacker in action.blockers]
    table.apply(table.seat(action.player), "DeclareBlockers", assignments=assignments)


def _found(now: Names, reference: str) -> int:
    found = now.find_object(reference)
    if found is None:
        raise Refused(f"there is no {reference}")
    return found


def _attacked(now: Names, reference: str) -> Json:
    target = now.find(reference) or {}
    if "Player" in target:
        return {"type": "Player", "data": target["Player"]}
    return {"type": "Planeswalker", "data": _found(now, reference)}


# ---- what is to be seen


@dataclass(frozen=True)
class Combat:
    """Who attacks what, and who blocks whom, by the engine's ids, in references."""

    attacking: Mapping[int, str] = field(default_factory=dict)
    blocking: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


def shown(table: Table, now: Names) -> Combat:
    """The combat that the engine shows; it stands in the whole state, which takes its time, in the combat phase."""
    combat = table.game.state()["state"].get("combat") if table.game.phase in _PHASES else None
    if combat is None:
        return Combat()
    attacking = {each["object_id"]: _reference(now, each["attack_target"]) for each in combat["attackers"]}
    blocking = {
        int(blocker): tuple(now.object(each) for each in attackers)
        for blocker, attackers in combat["blocker_to_attacker"].items()
    }
    return Combat(attacking, blocking)


def _reference(now: Names, attacked: Json) -> str:
    return now.players[attacked["data"]] if attacked["type"] == "Player" else now.object(attacked["data"])


# ---- dividing combat damage


def _options(data: Json) -> list[int | None]:
    """What an attacker's damage may go to: its blockers, and behind them (``None``) what it attacks, where it tramples and has
    damage left over.
    """
    blockers: list[int | None] = [each["blocker_id"] for each in data["blockers"]]
    over = data["total_damage"] > sum(each["lethal_minimum"] for each in data["blockers"])
    return [*blockers, None] if data.get("trample") and over else blockers


def _ask_damage(_table: Table, now: Names, data: Json) -> Decision:
    if data["assignment_modes"] != ["Normal"] or data.get("trample") not in (None, "Standard"):
        raise CannotSay("the engine's question how combat damage is dealt")
    attacked = _reference(now, data["attack_target"])
    return Decision(
        player=now.players[data["player"]],
        kind="distribute",
        shape="distribute",
        about=now.object(data["attacker_id"]),
        options=tuple(attacked if each is None else now.object(each) for each in _options(data)),
        minimum=0,
        maximum=data["total_damage"],
        rule="510.1",
    )


def _tell_damage(table: Table, _now: Names, data: Json, chosen: Sequence[str]) -> None:
    shares = dict(zip(_options(data), map(int, chosen), strict=True))
    beyond = shares.pop(None, 0)
    assignments = [[blocker, share] for blocker, share in shares.items() if share]
    told = {"mode": "Normal", "assignments": assignments, "trample_damage": beyond, "controller_damage": 0}
    table.apply(data["player"], "AssignCombatDamage", **told)


DAMAGE = Prompt(_ask_damage, _tell_damage)
