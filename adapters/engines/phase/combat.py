"""Combat: declaring attackers and blockers (508, 509), and what the engine shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adapters.contract.messages import Action, Attack, Block, Pass
from adapters.engines.phase.binding import Json, Refused
from adapters.engines.phase.naming import Names, names
from adapters.engines.phase.table import Table

_DECLARATIONS = {"DeclareAttackers": "attacks", "DeclareBlockers": "assignments"}
"""The engine's prompts at which somebody has to declare attackers or blockers, and where its answer lists them."""

_COST = "CombatTaxPayment"
"""The engine's prompt at which a declaration has to be paid for, or given up."""

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
    attacks = [[_found(now, attacker), _attacked(table, now, attacked)] for attacker, attacked in action.attackers]
    table.apply(table.seat(action.player), "DeclareAttackers", attacks=attacks)
    _pay(table)


def block(table: Table, action: Block) -> None:
    """Declare blockers, for one defending player."""
    now, seat = names(table), table.seat(action.player)
    if not action.blockers and _is_not_asked(table, seat):
        return
    assignments = [[_found(now, blocker), _found(now, attacker)] for blocker, attacker in action.blockers]
    table.apply(seat, "DeclareBlockers", assignments=assignments)
    _pay(table)
    if table.declared is not None:
        table.declared.add(seat)


def _pay(table: Table) -> None:
    """Pay what a declaration costs: the contract's declarations say that it is paid. The engine asks, and taps what it likes."""
    kind, data = table.prompt()
    if kind == _COST:
        table.apply(data["player"], "PayCombatTax", accept=True)


def _is_not_asked(table: Table, seat: int) -> bool:
    """Whether the engine has a defending player block with nothing by itself, as it does with those who have nothing to block
    with, and it is for that player to say so now: nothing but declaring was done in this step, and who is asked comes later.
    """
    if table.game.phase != "DeclareBlockers" or table.declared is None or seat in table.declared:
        return False
    combat = table.game.state()["state"]["combat"]
    kind, data = table.prompt()
    place = {each: (each - table.active()) % len(table.players) for each in range(len(table.players))}
    waits = kind == "DeclareBlockers" and place[data["player"]] <= place[seat]
    attacked = any(each["defending_player"] == seat for each in combat["attackers"])
    if waits or not attacked:
        return False
    table.declared.add(seat)
    return True


def _found(now: Names, reference: str) -> int:
    found = now.find_object(reference)
    if found is None:
        raise Refused(f"there is no {reference}")
    return found


def _attacked(table: Table, now: Names, reference: str) -> Json:
    """What is attacked, as one of the engine's kinds of targets. What is no battle stands there as a planeswalker would, for the
    engine to refuse if it is none.
    """
    target = now.find(reference) or {}
    if "Player" in target:
        return {"type": "Player", "data": target["Player"]}
    found = _found(now, reference)
    types = table.game.object(found)["card_types"]["core_types"]
    return {"type": "Battle" if "Battle" in types else "Planeswalker", "data": found}


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
    attacking = {each["object_id"]: _attacking(table, now, each["attack_target"]) for each in combat["attackers"]}
    blocking = {
        int(blocker): tuple(now.object(each) for each in attackers)
        for blocker, attackers in combat["blocker_to_attacker"].items()
    }
    return Combat(attacking, blocking)


def _attacking(table: Table, now: Names, attacked: Json) -> str:
    """What a creature attacks. The engine keeps its record of a permanent that has left: that is nothing (506.4c)."""
    there = attacked["type"] == "Player" or any(each["id"] == attacked["data"] for each in table.game.battlefield())
    return reference(now, attacked) if there else ""


def reference(now: Names, attacked: Json) -> str:
    """The reference to what the engine says is attacked."""
    return now.players[attacked["data"]] if attacked["type"] == "Player" else now.object(attacked["data"])
