"""Announcing a spell or an activated ability (601.2, 602.2): the contract's one message as the engine's many prompts.

The engine takes an announcement piece by piece and the contract whole. So each prompt on the way is answered from the
message; what the message leaves open is left to the engine. At the end the engine's own record of what it did is held
against what was asked for (``as_asked``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import partial

from adapters.contract.messages import Activate, Cast
from adapters.engines.phase import costs, mana, paying, symbols
from adapters.engines.phase.announcement import Announcement
from adapters.engines.phase.as_asked import check_announced, check_costs, check_mana, check_stood_in
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.dividing import AMONG
from adapters.engines.phase.naming import names
from adapters.engines.phase.observing import ZONES
from adapters.engines.phase.prompts import GAME_OVER, NO_QUESTION, PROMPTS
from adapters.engines.phase.sources import mana_ability
from adapters.engines.phase.table import Table
from oracle.mana import parse_mana


def cast(table: Table, action: Cast) -> None:
    """Cast a spell. Raises `Refused` where the engine does not take it, or does something else, with the game left half way.

    The message has no order, and where it names both mana abilities and what convokes, the engine's player may take either
    first. It is refused only if the engine refuses both; mana abilities come first by the rules (601.2g).
    """
    payment = action.payment
    if not payment.tap or not (payment.convoke or payment.improvise):
        _cast(table, action)
        return
    saved = table.game.state()
    try:
        _cast(table, action)
    except Refused as why:
        table.restore(saved)
        try:
            _cast(table, action, convoke_first=True)
        except Refused:
            raise why from None


def _cast(table: Table, action: Cast, *, convoke_first: bool = False) -> None:
    seat, card = table.seat(action.player), card_of(table, action.card, action.zone)
    found = table.game.object(card)
    symbols.check_announceable(action, found)
    announcement = Announcement(table, seat, action, convoke_first=convoke_first)
    mode = {"type": paying.payment_mode(action)}
    table.apply(seat, "CastSpell", object_id=card, card_id=found["card_id"], targets=[], payment_mode=mode)
    _finish(announcement, partial(_check_spell, card, free=costs.free_from_exile(found, seat)))


def _check_spell(card: int, announcement: Announcement, *, free: bool) -> None:
    """Hold the spell that was cast against what was asked for."""
    table, action = announcement.table, announcement.asked
    if action.x and not announcement.x_told:
        raise Refused("the engine asks for no X here")
    if table.prompt()[0] == GAME_OVER:
        # Who pays their last life loses at once, and the engine keeps no record of what was paid.
        return
    entry = next((entry for entry in table.game.stack() if entry["id"] == card), None)
    if entry is None:
        raise Refused("the engine did not put the spell on the stack")
    check_costs(announcement, entry, free)
    check_announced(announcement, entry)
    check_mana(table, announcement)
    check_stood_in(announcement)


def card_of(table: Table, label: str, zone: str) -> int:
    """The id of a card, which has to be in this zone."""
    card = next((number for number, name in table.labels.items() if name == label), None)
    if card is None:
        raise CannotSay(f"the card {label}, which is not in the game")
    if ZONES[table.game.object(card)["zone"]] != zone:
        raise Refused(f"{label} is not in the zone {zone}")
    return card


def activate(table: Table, action: Activate) -> None:
    """Activate an ability; raises as `cast` does."""
    seat, source = table.seat(action.player), names(table).find_object(action.source)
    if source is None:
        raise Refused(f"there is no {action.source}")
    announcement = Announcement(table, seat, action)
    before = {entry["id"] for entry in table.game.stack()}
    index = _ability(table.game.object(source), action)
    table.apply(seat, "ActivateAbility", source_id=source, ability_index=index)
    _finish(announcement, partial(_check_ability, source, before))


def _check_ability(source: int, before: Set[int], announcement: Announcement) -> None:
    """Hold what came of activating an ability against what was asked for; ``before`` is what was on the stack then."""
    table, action = announcement.table, announcement.asked
    if isinstance(action, Activate) and action.mana:
        _check_made(announcement, action)
        return
    entry = next((entry for entry in table.game.stack() if entry["id"] not in before and entry["source_id"] == source), None)
    if entry is not None:
        check_announced(announcement, entry)
    announcement.tapped |= {source}
    check_mana(table, announcement)


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


def _check_made(announcement: Announcement, action: Activate) -> None:
    """Refuse a mana ability that made other mana than it was asked for."""
    pool = mana.pool(announcement.table.game.player(announcement.seat))
    made = mana.without(pool, announcement.pool)
    if made is None or not mana.same_cost(made, parse_mana(action.mana)):
        raise Refused(f"{action.source} does not make {action.mana}")


# ---- the engine's prompts on the way


def _finish(announcement: Announcement, check: Callable[[Announcement], None]) -> None:
    """Bring an announcement to its end, and check what came of it. Where the engine asks for a division on the way (601.2d), the
    rest waits for the answer.
    """
    _carry_on(announcement)
    table = announcement.table
    if table.prompt()[0] != AMONG:
        check(announcement)
        return
    table.unfinished = lambda: _finish(announcement.as_it_is(), check)


def go_on(table: Table) -> None:
    """Go on with the announcement that waits for a division, once that is made; raises as `cast` does, and it waits on."""
    waiting = table.unfinished
    if waiting is None or table.prompt()[0] == AMONG:
        return
    waiting()
    if table.unfinished is waiting:
        table.unfinished = None


def _carry_on(announcement: Announcement) -> None:
    """Answer the engine's prompts until it asks nothing more for the announcement.

    Raises `Refused` as the engine does, and where the message has no answer to what the engine needs to know; `CannotSay` for
    a prompt that the contract has nothing to say to.
    """
    while True:
        kind, data = announcement.table.prompt()
        if kind in _STAGES:
            _STAGES[kind](announcement, data)
        elif kind in NO_QUESTION or kind in PROMPTS:
            return
        else:
            raise CannotSay(f"the engine's question {kind}")


def _choose_x(announcement: Announcement, _data: Json) -> None:
    if announcement.asked.x is None:
        raise Refused("the engine asks for X")
    announcement.table.apply(announcement.seat, "ChooseX", value=announcement.asked.x)
    announcement.x_told = True


def _choose_target(announcement: Announcement, data: Json) -> None:
    """One target for the slot that the engine is at; none where the message names no more and the slot may stay empty."""
    slot = data["target_slots"][data["selection"]["current_slot"]]
    if not announcement.targets:
        if not slot["optional"]:
            raise Refused("the engine asks for a target")
        announcement.table.apply(announcement.seat, "ChooseTarget", target=None)
        return
    wanted = announcement.targets.pop(0)
    found = names(announcement.table).find(wanted)
    if found is None:
        raise Refused(f"there is no {wanted}")
    announcement.table.apply(announcement.seat, "ChooseTarget", target=found)


_STAGES: Mapping[str, Callable[[Announcement, Json], None]] = {
    "AlternativeCastChoice": costs.choose_alternative,
    "CastingVariantChoice": costs.choose_variant,
    "OptionalCostChoice": costs.choose_optional_cost,
    "ChooseXValue": _choose_x,
    "TargetSelection": _choose_target,
    "ManaPayment": paying.pay_mana,
    "ChooseManaColor": paying.choose_color,
    "PayCost": paying.pay_cost,
    "BlightChoice": paying.choose_blighted,
    symbols.PROMPT: symbols.choose,
}
"""What answers each prompt of an announcement."""
