"""Paying for a spell or an activated ability (601.2g-h): mana abilities, mana, and objects that are given up.

What stands in the place of mana (convoke, improvise, delve) is in ``standing_in``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adapters.contract.messages import Activate, Cast
from adapters.engines.phase import mana, standing_in
from adapters.engines.phase.announcement import BESIDE_MANA, Announcement
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.costs import check_cost
from adapters.engines.phase.naming import names
from adapters.engines.phase.sources import can_make, mana_ability, share_out, types_to_pay
from oracle.mana import parse_mana

_KINDS: Mapping[str, str] = {
    "Sacrifice": "sacrifice",
    "ExileFromZone": "exile",
    "Discard": "discard",
    "TapCreatures": "",
    "Reveal": "",
}
"""The engine's kinds of costs that are paid with objects: the contract's kind of paying, empty where none can be named for it."""


def payment_mode(asked: Cast | Activate) -> str:
    """How the engine is told to pay: by itself, unless the message says with what, or which of two costs of one kind."""
    payment = asked.payment
    beside = payment.convoke or payment.improvise or payment.delve
    exact = payment.tap or payment.mana or beside or (isinstance(asked, Cast) and asked.cost)
    return "Manual" if exact else "Auto"


def pay_mana(announcement: Announcement, data: Json) -> None:
    """Activate the mana abilities of the named sources, tap what is named to convoke, name the mana to spend, and let the engine
    finish the payment.

    Mana abilities come first (601.2g). The message has no order, though, and the engine takes them in either: see
    ``convoke_first``.
    """
    check_cost(announcement)
    if not announcement.paying:
        announcement.paying = True
        steps = [_tap_for_mana, standing_in.give_named]
        for step in reversed(steps) if announcement.convoke_first else steps:
            step(announcement)
        _spend(announcement)
    standing_in.finish(announcement, data)


def _tap_for_mana(announcement: Announcement) -> None:
    """Activate a mana ability of every named source. What a source with a choice should make is left open by the message: it is
    a type that the cost asks for, if it asks for one.
    """
    table, now = announcement.table, names(announcement.table)
    labels = announcement.asked.payment.tap
    found = [now.find_object(label) for label in labels]
    sources = [each for each in found if each is not None]
    if len(sources) < len(labels):
        raise Refused(f"there is no {labels[found.index(None)]}")
    shares = _shares(announcement, [can_make(table.game.object(each)) for each in sources])
    for label, source, making in zip(labels, sources, shares, strict=True):
        _activate(announcement, source, making)
        announcement.used.append(("tap", label))
    # What takes sacrifices makes mana as often as there are any.
    while open_sacrifices := _unused(announcement, "sacrifice"):
        takers = [each for each in sources if _takes_sacrifices(table.game.object(each))]
        if not takers:
            return
        _activate(announcement, takers[0], "")
        if _unused(announcement, "sacrifice") == open_sacrifices:
            return


def _activate(announcement: Announcement, source: int, making: str) -> None:
    """Activate a mana ability of a source, to make mana of this type if it has the choice."""
    table = announcement.table
    announcement.making = making
    index = mana_ability(table.game.object(source), making)
    table.apply(announcement.seat, "ActivateAbility", source_id=source, ability_index=index)
    while (prompt := table.prompt())[0] in ("ChooseManaColor", "PayCost"):
        (choose_color if prompt[0] == "ChooseManaColor" else pay_cost)(announcement, prompt[1])
    announcement.making = ""


def _takes_sacrifices(source: Json) -> bool:
    """Whether a mana ability of an object is paid for with other permanents, and so can be activated again."""
    costs = (each.get("cost") or {} for each in source["abilities"] if each.get("is_mana_ability"))
    return any(cost.get("type") == "Sacrifice" and cost["target"]["type"] != "SelfRef" for cost in costs)


def _unused(announcement: Announcement, kind: str) -> list[str]:
    """The objects that the message names for a kind of paying and that have not paid yet."""
    return [label for label in announcement.named.get(kind, ()) if (kind, label) not in announcement.used]


def _shares(announcement: Announcement, makers: Sequence[frozenset[str]]) -> list[str]:
    """What each of these makers of mana should make for what the cost asks for beyond the mana that is there, and beyond what
    the creatures pay that are named to convoke for mana of a color.
    """
    table, payment = announcement.table, announcement.asked.payment
    to_pay = types_to_pay(announcement.owed())
    there = parse_mana(payment.mana) if payment.mana else mana.pool(table.game.player(announcement.seat))
    there += tuple(color for _label, color in announcement.colors())
    return share_out(to_pay, [*(frozenset({symbol}) for symbol in there), *makers])[len(there) :]


def choose_color(announcement: Announcement, data: Json) -> None:
    """A mana ability's choice of a color: the one asked for, else one that is still to be paid, else the engine's first."""
    if data["choice"]["type"] != "SingleColor":
        raise CannotSay(f"the engine's question which mana to make ({data['choice']['type']})")
    asked, options = announcement.asked, data["choice"]["data"]["options"]
    if isinstance(asked, Activate) and asked.mana:
        wanted = list(parse_mana(asked.mana))
    else:
        wanted = [announcement.making] if announcement.making else _shares(announcement, [frozenset(mana.NAMES)])
    color = next((mana.NAMES[symbol] for symbol in wanted if symbol and mana.NAMES[symbol] in options), options[0])
    announcement.table.apply(announcement.seat, "ChooseManaColor", choice={"type": "SingleColor", "data": color})


def _spend(announcement: Announcement) -> None:
    """Name to the engine the mana that is to be spent, as far as it is there; the rest is made by sources that are left to it."""
    table, seat, payment = announcement.table, announcement.seat, announcement.asked.payment
    units = mana.units(table.game.player(seat))
    for symbol in parse_mana(payment.mana) if payment.mana else ():
        unit = next((unit for unit in units if mana.SYMBOLS[unit["color"]] == symbol), None)
        if unit is not None:
            units.remove(unit)
            table.apply(seat, "SpendPoolMana", pip_id=unit["pip_id"])
        elif payment.tap:
            raise Refused(f"there is no {{{symbol}}} to spend")


def pay_cost(announcement: Announcement, data: Json) -> None:
    """Pay with objects: those that the message names for this kind of cost; the engine's first ones where it names none, of
    those that are not named to pay in another way.
    """
    engine_kind = data["kind"]["type"]
    if engine_kind not in _KINDS:
        raise CannotSay(f"the engine's question how to pay a cost of the kind {engine_kind}")
    kind, now = _KINDS[engine_kind], names(announcement.table)
    named = announcement.named.get(kind, ())
    open_labels = _unused(announcement, kind)[: data["count"]]
    chosen = [now.find_object(label) for label in open_labels] if named else _first(announcement, data)
    announcement.table.apply(announcement.seat, "SelectCards", cards=chosen)
    announcement.used.extend((kind, label) for label in open_labels)


def choose_blighted(announcement: Announcement, data: Json) -> None:
    """The creature on which counters are put for a cost (701.68a): the one that the message names, or the engine's first."""
    now, named = names(announcement.table), announcement.named["blight"]
    if any(now.find_object(label) not in data["creatures"] for label in named):
        raise Refused(f"the engine does not offer to blight {'; '.join(named)}")
    chosen = [now.find_object(label) for label in named] or data["creatures"][:1]
    announcement.table.apply(announcement.seat, "SelectCards", cards=chosen)
    announcement.used.extend(("blight", label) for label in named)


def _first(announcement: Announcement, data: Json) -> list[int]:
    now = names(announcement.table)
    elsewhere = {now.find_object(label) for kind in ("tap", *BESIDE_MANA) for label in announcement.named[kind]}
    return sorted(data["choices"], key=lambda each: each in elsewhere)[: data["count"]]
