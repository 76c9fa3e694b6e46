"""The engine's questions as decisions of the contract, and the answers as actions of the engine.

Each prompt that the adapter knows has an entry in `PROMPTS`: how it is asked, and how it is answered. A prompt without one
cannot be shown (`CannotSay`, by the engine's name for it).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adapters.contract.view import Decision, DecisionKind
from adapters.engines.phase import mana, naming
from adapters.engines.phase.asking import Prompt, asker
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.dividing import AMONG, DAMAGE, DIVISION
from adapters.engines.phase.naming import Names
from adapters.engines.phase.optional import COMMANDER, OPTIONAL, UNLESS
from adapters.engines.phase.picking import DAMAGE_SOURCE, LEGEND, PROLIFERATE, picking
from adapters.engines.phase.replacing import COPY, REPLACEMENT
from adapters.engines.phase.table import PRIORITY, Table

GAME_OVER = "GameOver"
"""What the engine waits for when the game is over."""

NO_QUESTION = (PRIORITY, "DeclareAttackers", "DeclareBlockers", GAME_OVER)
"""Prompts that are no decision in the contract's sense: it is for a player to act, or the game is over."""


def question(table: Table, now: Names) -> Decision | None:
    """The open question, if there is one; raises `CannotSay` for a prompt that has no place in the contract."""
    kind, data = table.prompt()
    if kind in NO_QUESTION:
        return None
    if kind not in PROMPTS:
        raise CannotSay(f"the engine's question {kind}")
    return PROMPTS[kind].ask(table, now, data)


def answer(table: Table, player: str, chosen: Sequence[str]) -> None:
    """Answer the open question. Raises `Refused` for an answer that does not fit, with the question possibly half answered."""
    now = naming.names(table)
    decision = question(table, now)
    if decision is None:
        raise Refused("nothing is asked")
    if decision.player != player:
        raise Refused(f"{decision.player} is asked, not {player}")
    _check(decision, chosen)
    kind, data = table.prompt()
    PROMPTS[kind].tell(table, now, data, chosen)


def _check(decision: Decision, chosen: Sequence[str]) -> None:
    """Raise `Refused` for options that do not exist and for a number of them that the question does not allow."""
    if decision.shape in ("name", "number"):
        return
    if decision.shape == "distribute":
        if len(chosen) != len(decision.options) or sum(map(int, chosen)) != decision.maximum:
            raise Refused("that is not how much there is to divide, or among how many")
        return
    for option in chosen:
        if option not in decision.options:
            raise Refused(f"{option} is not among the options")
    count = len(decision.options) if decision.shape == "order" else len(chosen)
    if len(set(chosen)) != len(chosen) or len(chosen) != count or not decision.minimum <= count <= decision.maximum:
        raise Refused("the options chosen are too few, too many, or the same")


# ---- ordering abilities (603.3b)


def _ask_order(table: Table, now: Names, data: Json) -> Decision:
    options = tuple(_waiting(table, data))
    return Decision(
        player=now.players[data["player"]],
        kind="order triggers",
        shape="order",
        options=options,
        minimum=len(options),
        maximum=len(options),
        rule="603.3b",
    )


def _waiting(table: Table, data: Json) -> list[str]:
    """The references to the abilities that a player has to order, in the engine's order."""
    groups = table.game.state()["state"]["pending_trigger_order"]["groups"]
    group = next(group for group in groups if group["controller"] == data["player"] and not group["ordered"])
    return naming.waiting(table, group["triggers"])


def _tell_order(table: Table, _now: Names, data: Json, chosen: Sequence[str]) -> None:
    """The contract lists what resolves first first; the engine puts what is listed first at the bottom."""
    listed = _waiting(table, data)
    table.apply(data["player"], "OrderTriggers", order=[listed.index(each) for each in reversed(chosen)])
    table.remembered.add(data["player"])


# ---- targets of triggered abilities (603.3d)


def _slots(data: Json) -> list[Json]:
    """The targets that are now to be chosen together: the present one, and those behind it that may be the same things."""
    slots: list[Json] = data["target_slots"][data["selection"]["current_slot"] :]
    first = {"legal_targets": data["selection"]["current_legal_targets"], "optional": slots[0]["optional"]}
    together = [first]
    for slot in slots[1:]:
        if slot["legal_targets"] != slots[0]["legal_targets"] or slot["optional"] != slots[0]["optional"]:
            break
        together.append(slot)
    return together


def _ask_targets(table: Table, now: Names, data: Json) -> Decision:
    slots = _slots(data)
    return Decision(
        player=now.players[data["player"]],
        kind="targets",
        shape="pick",
        about=now.object(table.game.stack()[-1]["id"]),
        options=tuple(now.target(target) for target in slots[0]["legal_targets"]),
        minimum=0 if slots[0]["optional"] else len(slots),
        maximum=len(slots),
        rule="603.3d",
    )


def _tell_targets(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    for option in chosen:
        table.apply(data["player"], "ChooseTarget", target=now.find(option))
    if len(chosen) < len(_slots(data)):
        table.apply(data["player"], "ChooseTarget", target=None)


def _ask_retarget(table: Table, now: Names, data: Json) -> Decision:
    """New targets for a spell or ability, once the player has said that they choose some."""
    count = len(data["slots"])
    return Decision(
        player=now.players[data["player"]],
        kind="targets",
        shape="pick",
        about=asker(table, now),
        options=tuple(now.target(target) for target in data["legal_new_targets"]),
        minimum=count,
        maximum=count,
        rule="115.7",
    )


def _tell_retarget(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "RetargetSpell", new_targets=[now.find(option) for option in chosen])


def _ask_copy(_table: Table, now: Names, data: Json) -> Decision:
    """A target for a copy of a card, slot by slot, when it is on the stack already."""
    slot = data["target_slots"][data["current_slot"]]
    options = tuple(now.target(target) for target in slot["legal_alternatives"])
    return Decision(
        player=now.players[data["player"]],
        kind="targets",
        shape="pick",
        about=now.object(data["copy_id"]),
        options=options,
        rule="601.2c",
    )


def _tell_copy(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "ChooseTarget", target=now.find(chosen[0]))


# ---- naming

_NAMED: Mapping[str, DecisionKind] = {
    "CardName": "name",
    "CreatureType": "name",
    "Color": "color",
    "NumberRange": "number",
    "Player": "choose player",
    "Opponent": "choose player",
}
"""The contract's kinds for what the engine has named: a word, a color (in the contract a letter), a number, a player (a name)."""


def _ask_name(table: Table, now: Names, data: Json) -> Decision:
    """Something to name, by the spell or ability that is resolving or by a permanent as it enters (614.12a)."""
    kind = _named(data)
    source = (data.get("source") or {}).get("prompt", {}).get("identity", {}).get("reference", {}).get("object_id")
    entering = source is not None and _is_entering(table)
    return Decision(
        player=now.players[data["player"]],
        kind=kind,
        shape="number" if kind == "number" else "pick" if data["options"] else "name",
        about=now.object(source) if entering else asker(table, now, source),
        options=tuple(_option(now, kind, each) for each in data["options"]),
        rule="614.12a" if entering else "608.2d",
    )


def _named(data: Json) -> DecisionKind:
    choice = data["choice_type"] if isinstance(data["choice_type"], str) else next(iter(data["choice_type"]))
    if choice not in _NAMED:
        raise CannotSay(f"the engine's question for a choice of the kind {naming.words_of(choice)}")
    return _NAMED[choice]


def _option(now: Names, kind: DecisionKind, option: str) -> str:
    """One of the engine's options in the contract's words."""
    if kind == "color":
        return mana.SYMBOLS[option]
    return now.players[int(option)] if kind == "choose player" else option


def _tell_name(table: Table, now: Names, data: Json, chosen: Sequence[str]) -> None:
    kind = _named(data)
    options = {_option(now, kind, each): each for each in data["options"]}
    table.apply(data["player"], "ChooseOption", choice=options.get(chosen[0], chosen[0]) if chosen else "")


# ---- one of several counters


def _ask_counter(table: Table, now: Names, data: Json) -> Decision:
    """Which one of several counters a permanent enters with (614.12a), or is put by what is resolving."""
    return Decision(
        player=now.players[data["player"]],
        kind="counter",
        shape="pick",
        about=now.object(data["source_id"]) if _is_entering(table) else asker(table, now, data["source_id"]),
        options=_counters(data),
        rule="614.12a" if _is_entering(table) else "608.2d",
    )


def _is_entering(table: Table) -> bool:
    """Whether what is asked is asked of a permanent as it enters."""
    frames = table.game.state()["state"]["resolution_frames"]["frames"]
    return bool(frames) and frames[-1]["type"] == "PostReplacement"


def _counters(data: Json) -> tuple[str, ...]:
    """The kinds of the counters to choose from; raises `CannotSay` where the choice is of something else."""
    effects = [branch["effect"] for branch in data["branches"]]
    if any(each["type"] != "PutCounter" or each["count"] != {"type": "Fixed", "value": 1} for each in effects):
        raise CannotSay("the engine's question which of several things is done")
    return tuple(each["counter_type"] for each in effects)


def _tell_counter(table: Table, _now: Names, data: Json, chosen: Sequence[str]) -> None:
    table.apply(data["player"], "ChooseBranch", index=_counters(data).index(chosen[0]))


PROMPTS: Mapping[str, Prompt] = {
    "OrderTriggers": Prompt(_ask_order, _tell_order),
    "TriggerTargetSelection": Prompt(_ask_targets, _tell_targets),
    "OptionalEffectChoice": OPTIONAL,
    "CommanderZoneChoice": COMMANDER,
    "UnlessPayment": UNLESS,
    "ReplacementChoice": REPLACEMENT,
    "CopyTargetChoice": COPY,
    "RetargetChoice": Prompt(_ask_retarget, _tell_retarget),
    "CopyRetarget": Prompt(_ask_copy, _tell_copy),
    "ChooseLegend": LEGEND,
    "NamedChoice": Prompt(_ask_name, _tell_name),
    "ChooseOneOfBranch": Prompt(_ask_counter, _tell_counter),
    "DiscardChoice": picking("discard"),
    "DiscardToHandSize": picking("discard"),
    "EffectZoneChoice": picking("choose objects"),
    "ChooseFromZoneChoice": picking("choose objects"),
    "SearchChoice": picking("choose objects"),
    "PayCost": picking("choose objects", "choices"),
    "AssignCombatDamage": DAMAGE,
    AMONG: DIVISION,
    "DamageSourceChoice": DAMAGE_SOURCE,
    "ProliferateChoice": PROLIFERATE,
}
