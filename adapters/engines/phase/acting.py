"""Doing the contract's actions in the engine, and going back where it refuses.

**Going back.** The contract's actions are done whole or not at all, the engine's announcements are made in parts. Where the
engine refuses the first part nothing has happened: it leaves the game as it was. Where it refuses a later one it neither says
that the whole is illegal nor takes it back; it goes on asking. A player at its screen would then cancel, and so does the
adapter: with the engine's own action for it (``CancelCast``), and what that leaves stands, faults and all. Only where the engine
has no way back is the state from before loaded: it takes no cancelling at some of its prompts; it does not untap what was tapped
for mana on the way (733.1 leaves that to the player, and the contract's "nothing has changed" has decided it); and a spell that
it has put on the stack stays there. This cannot hide an illegal play that the engine lets pass: a state is only loaded where
the engine itself refused, or did something else than it was told.
"""

from __future__ import annotations

from adapters.contract.messages import Action, Activate, Attack, Block, Cast, Concede, Decide, Pass, Play
from adapters.engines.phase import mana, prompts
from adapters.engines.phase.announcing import (
    Announcement,
    another_cast,
    carry_on,
    free_from_exile,
    payment_mode,
    permission_source,
    variant_means,
)
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import names, targets_of
from adapters.engines.phase.observing import ZONES
from adapters.engines.phase.sources import mana_ability
from adapters.engines.phase.table import PRIORITY, Table
from oracle.mana import parse_mana


def act(table: Table, action: Action) -> None:
    """Do an action. Raises `Refused` where the engine does not allow it and `CannotSay` for what it cannot be told or show;
    the first leaves the game as the module's text says, the second ends it as far as the suite is concerned.
    """
    table.forget()
    saved = table.game.state() if isinstance(action, (Cast, Activate, Decide)) else None
    table.parts = 0
    try:
        _do(table, action)
        prompts.question(table, names(table))
    except Refused:
        _go_back(table, action, saved)
        raise
    except CannotSay:
        if saved is not None:
            table.restore(saved)
        raise


def _do(table: Table, action: Action) -> None:
    match action:
        case Cast():
            _cast(table, action)
        case Activate():
            _activate(table, action)
        case Play():
            _play(table, action)
        case Pass():
            _pass(table, action)
        case Attack():
            _attack(table, action)
        case Block():
            _block(table, action)
        case Concede():
            seat = table.seat(action.player)
            table.apply(seat, "Concede", player_id=seat)
        case Decide():
            prompts.answer(table, action.player, action.answer)


def _go_back(table: Table, action: Action, saved: Json | None) -> None:
    """Undo what a refused action has left half done; actions for which nothing is saved are done in one part or not at all."""
    if not table.parts or saved is None:
        return
    if isinstance(action, (Cast, Activate)) and not action.payment.tap:
        try:
            table.apply(table.seat(action.player), "CancelCast")
        except Refused:
            table.restore(saved)
    else:
        table.restore(saved)


# ---- casting and activating


def _cast(table: Table, action: Cast) -> None:
    seat, card = table.seat(action.player), _card(table, action.card, action.zone)
    announcement = Announcement(table, seat, action, list(action.targets))
    tapped = _tapped(table)
    pool = mana.pool(table.game.player(seat))
    found = table.game.object(card)
    mode = {"type": payment_mode(action)}
    table.apply(seat, "CastSpell", object_id=card, card_id=found["card_id"], targets=[], payment_mode=mode)
    carry_on(announcement)
    entry = next((entry for entry in table.game.stack() if entry["id"] == card), None)
    if entry is None:
        raise Refused("the engine did not put the spell on the stack")
    _check_alternative(table, announcement, entry, free_from_exile(found, seat))
    _check_announced(table, announcement, entry)
    _check_mana(table, announcement, tapped, pool)


def _card(table: Table, label: str, zone: str) -> int:
    card = next((number for number, name in table.labels.items() if name == label), None)
    if card is None:
        raise CannotSay(f"the card {label}, which is not in the game")
    if ZONES[table.game.object(card)["zone"]] != zone:
        raise Refused(f"{label} is not in the zone {zone}")
    return card


def _check_alternative(table: Table, announcement: Announcement, entry: Json, free: bool) -> None:
    """Refuse a cast for another cost, or by another permission, than the one asked for."""
    asked = announcement.asked
    if not isinstance(asked, Cast):
        return
    variant = entry["kind"]["data"]["casting_variant"]
    done = "rather" if announcement.rather else "free" if free and variant == "Normal" else variant_means(variant)
    if done != asked.alternative:
        raise Refused(another_cast(asked.alternative, done))
    source = permission_source(variant)
    used = names(table).by_id.get(source, "") if source is not None else ""
    if asked.by and used and used != asked.by:
        raise Refused(f"the engine casts through {used}, not {asked.by}")


def _check_announced(table: Table, announcement: Announcement, entry: Json) -> None:
    """Refuse an announcement with other targets, or paid with other objects, than those asked for."""
    now = names(table)
    targets = sorted(now.target(target) for target in targets_of(entry))
    if announcement.asked.targets and targets != sorted(announcement.asked.targets):
        raise Refused(f"the engine takes other targets: {', '.join(targets) or 'none'}")
    unused = [label for label in announcement.named if label not in announcement.used]
    if unused:
        raise Refused(f"the engine does not take as payment: {', '.join(unused)}")


def _check_mana(table: Table, announcement: Announcement, tapped: set[int], pool: tuple[str, ...]) -> None:
    """Refuse a payment with other sources, or other mana, than exactly those named, where any are named."""
    payment = announcement.asked.payment
    now = names(table)
    if payment.tap:
        more = {now.by_id[each] for each in _tapped(table) - tapped} - set(announcement.named)
        if more:
            raise Refused(f"the engine also taps {', '.join(sorted(more))} for mana")
    left = mana.pool(table.game.player(announcement.seat))
    if payment.mana and not payment.tap and mana.without(pool, parse_mana(payment.mana)) != left:
        raise Refused("the engine spends other mana")


def _tapped(table: Table) -> set[int]:
    return {each["id"] for each in table.game.battlefield() if each["tapped"] and each.get("abilities")}


def _activate(table: Table, action: Activate) -> None:
    seat, source = table.seat(action.player), names(table).find_object(action.source)
    if source is None:
        raise Refused(f"there is no {action.source}")
    announcement = Announcement(table, seat, action, list(action.targets))
    before, tapped = {entry["id"] for entry in table.game.stack()}, _tapped(table)
    pool = mana.pool(table.game.player(seat))
    index = _ability(table.game.object(source), action)
    table.apply(seat, "ActivateAbility", source_id=source, ability_index=index)
    carry_on(announcement)
    if action.mana:
        _check_made(table, seat, action, pool)
        return
    entry = next((entry for entry in table.game.stack() if entry["id"] not in before and entry["source_id"] == source), None)
    if entry is not None:
        _check_announced(table, announcement, entry)
    _check_mana(table, announcement, tapped | {source}, pool)


def _ability(source: Json, action: Activate) -> int:
    """Which of an object's abilities is meant: see `Activate`."""
    activated = [index for index, each in enumerate(source["abilities"]) if each["kind"] == "Activated"]
    if action.mana and not action.ability:
        return mana_ability(source, parse_mana(action.mana))
    if action.ability:
        if action.ability > len(activated):
            raise Refused(f"{action.source} has no activated ability {action.ability}")
        return activated[action.ability - 1]
    meant = [index for index in activated if not source["abilities"][index].get("is_mana_ability")]
    if len(meant) != 1:
        raise Refused(f"{action.source} has {len(meant)} activated abilities that are no mana abilities")
    return meant[0]


def _check_made(table: Table, seat: int, action: Activate, pool: tuple[str, ...]) -> None:
    """Refuse a mana ability that made other mana than it was asked for."""
    made = mana.without(mana.pool(table.game.player(seat)), pool)
    if made is None or not mana.same_cost(made, parse_mana(action.mana)):
        raise Refused(f"{action.source} does not make {action.mana}")


# ---- the rest


def _play(table: Table, action: Play) -> None:
    card = _card(table, action.card, action.zone)
    table.apply(table.seat(action.player), "PlayLand", object_id=card, card_id=table.game.object(card)["card_id"])


def _pass(table: Table, action: Pass) -> None:
    """Pass priority; to pass where attackers or blockers are to be declared is to declare none."""
    kind, _data = table.prompt()
    seat = table.seat(action.player)
    if kind == "DeclareAttackers":
        table.apply(seat, kind, attacks=[])
    elif kind == "DeclareBlockers":
        table.apply(seat, kind, assignments=[])
    elif kind == PRIORITY:
        table.apply(seat, "PassPriority")
    else:
        raise Refused("nobody has priority")


def _attack(table: Table, action: Attack) -> None:
    now = names(table)
    attacks = [[now.find_object(attacker), _attacked(now.find(attacked))] for attacker, attacked in action.attackers]
    table.apply(table.seat(action.player), "DeclareAttackers", attacks=attacks)


def _attacked(target: Json | None) -> Json | None:
    return None if target is None else {"type": "Player", "data": target["Player"]} if "Player" in target else _permanent(target)


def _permanent(target: Json) -> Json:
    return {"type": "Planeswalker", "data": target["Object"]}


def _block(table: Table, action: Block) -> None:
    now = names(table)
    assignments = [[now.find_object(blocker), now.find_object(attacker)] for blocker, attacker in action.blockers]
    table.apply(table.seat(action.player), "DeclareBlockers", assignments=assignments)
