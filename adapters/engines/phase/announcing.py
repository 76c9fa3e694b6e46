"""Announcing a spell or an activated ability (601.2, 602.2): the contract's one message as the engine's many prompts.

The engine takes an announcement piece by piece and the contract whole. So each prompt on the way is answered from the
message; what the message leaves open is left to the engine. At the end the engine's own record of what it did is held
against what was asked for, since the engine takes silently whatever it thinks is the only possibility: a spell that was
asked for with evoke and that the engine put on the stack for its mana cost was not cast as asked, and that is `Refused`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from adapters.contract.messages import Activate, Cast
from adapters.engines.phase import mana
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import names, words_of
from adapters.engines.phase.prompts import NO_QUESTION, PROMPTS
from adapters.engines.phase.sources import can_make, mana_ability, share_out, types_to_pay
from adapters.engines.phase.table import Table
from oracle.mana import parse_mana


@dataclass
class Announcement:
    """An announcement on its way. ``targets`` are those still to be chosen; ``used`` the named objects that have paid for
    something; ``rather``: an alternative cost that is none of the spell's own ("rather than pay its mana cost") was chosen;
    ``making``: the type of mana that the source being tapped should make.
    """

    table: Table
    seat: int
    asked: Cast | Activate
    targets: list[str]
    used: list[str] = field(default_factory=list)
    rather: bool = False
    tapped: bool = False
    making: str = ""

    @property
    def named(self) -> tuple[str, ...]:
        """Every object that the message names to pay with."""
        payment = self.asked.payment
        return (*payment.tap, *payment.exile, *payment.sacrifice, *payment.discard)


def payment_mode(asked: Cast | Activate) -> str:
    """How the engine is told to pay: by itself, unless the message says with what, or which of two costs of one kind."""
    exact = asked.payment.tap or asked.payment.mana or (isinstance(asked, Cast) and asked.cost)
    return "Manual" if exact else "Auto"


def carry_on(announcement: Announcement) -> None:
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


# ---- which cost (601.2b)


def _alternative(announcement: Announcement) -> str:
    asked = announcement.asked
    return asked.alternative if isinstance(asked, Cast) else ""


def _choose_alternative(announcement: Announcement, data: Json) -> None:
    wanted = words_of(data["keyword"]["type"]) == _alternative(announcement)
    announcement.table.apply(announcement.seat, "ChooseAlternativeCast", choice={"type": "Alternative" if wanted else "Normal"})


def _choose_variant(announcement: Announcement, data: Json) -> None:
    """Several ways at once: take the one that was asked for."""
    asked = announcement.asked
    now = names(announcement.table)
    for index, option in enumerate(data["options"]):
        source = now.by_id.get(permission_source(option["variant"]) or 0, "")
        by = asked.by if isinstance(asked, Cast) else ""
        if variant_means(option["variant"]) == _base(announcement) and (not source or by in ("", source)):
            announcement.table.apply(announcement.seat, "ChooseCastingVariant", index=index)
            return
    raise Refused(f"the engine does not offer this cast: {_alternative(announcement) or 'its mana cost'}")


def _base(announcement: Announcement) -> str:
    """What the alternative is for the engine's variants: "rather than" costs are asked for behind the normal one."""
    alternative = _alternative(announcement)
    return "" if alternative == "rather" else alternative


def variant_means(variant: object) -> str:
    """The contract's word for the cost of one of the engine's variants of casting: a keyword's name, ``"free"`` for the engine's
    permission to cast from hand, which is one to cast without paying, and nothing for the mana cost.
    """
    if isinstance(variant, str):
        return "" if variant == "Normal" else words_of(variant)
    return "free" if isinstance(variant, dict) and "HandPermission" in variant else ""


def free_from_exile(card: Json, seat: int) -> bool:
    """Whether a card bears the engine's permission for this player to cast it from exile for no mana: such a cast is a variant
    of its own only in what stands on the card before it.
    """
    return any(
        permission["type"] == "ExileWithAltCost" and permission.get("granted_to") == seat and not mana.cost(permission["cost"])
        for permission in card.get("casting_permissions") or ()
    )


def permission_source(variant: object) -> int | None:
    """The id of the object whose permission a variant uses, where it uses one."""
    if not isinstance(variant, dict):
        return None
    details = next(iter(variant.values()))
    return details.get("source") if isinstance(details, dict) else None


def _choose_optional_cost(announcement: Announcement, data: Json) -> None:
    """A choice of two costs is an alternative "rather than" the mana cost; anything else that is optional is not asked for."""
    rather = data["cost"]["type"] == "Choice" and _alternative(announcement) == "rather"
    announcement.table.apply(announcement.seat, "DecideOptionalCost", pay=rather)
    announcement.rather |= rather


def _choose_x(announcement: Announcement, _data: Json) -> None:
    if announcement.asked.x is None:
        raise Refused("the engine asks for X")
    announcement.table.apply(announcement.seat, "ChooseX", value=announcement.asked.x)


# ---- targets (601.2c)


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


# ---- mana abilities and payment (601.2g-h)


def _pay_mana(announcement: Announcement, _data: Json) -> None:
    """Activate the mana abilities of the named sources, name the mana to spend, and let the engine finish the payment."""
    table, seat = announcement.table, announcement.seat
    _check_cost(announcement)
    if announcement.asked.payment.tap and not announcement.tapped:
        announcement.tapped = True
        _tap_for_mana(announcement)
    _spend(announcement)
    table.apply(seat, "PassPriority")


def _check_cost(announcement: Announcement) -> None:
    """Of two costs of one kind the engine offers one: see that it is the one asked for, before increases and reductions."""
    asked = announcement.asked
    if not isinstance(asked, Cast) or not asked.cost:
        return
    pending = announcement.table.game.state()["state"]["pending_cast"]
    base = mana.cost(pending["base_cost"])
    if variant_means(pending["casting_variant"]) != asked.alternative:
        raise Refused(another_cast(asked.alternative, variant_means(pending["casting_variant"])))
    if base is None or not mana.same_cost(base, parse_mana(asked.cost)):
        raise Refused(f"the engine does not offer the cost {asked.cost}")


def another_cast(wanted: str, offered: str) -> str:
    """The reason for refusing where the engine takes another cost than the one asked for."""
    return f"the engine does not offer this cast ({wanted or 'mana cost'}), only another ({offered or 'mana cost'})"


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
    for label, source, announcement.making in zip(labels, sources, shares, strict=True):
        index = mana_ability(table.game.object(source), announcement.making)
        table.apply(announcement.seat, "ActivateAbility", source_id=source, ability_index=index)
        announcement.used.append(label)
        while (prompt := table.prompt())[0] in ("ChooseManaColor", "PayCost"):
            _STAGES[prompt[0]](announcement, prompt[1])
    announcement.making = ""


def _shares(announcement: Announcement, makers: Sequence[frozenset[str]]) -> list[str]:
    """What each of these makers of mana should make for what the cost asks for beyond the mana that is there."""
    table, payment = announcement.table, announcement.asked.payment
    pending = table.game.state()["state"].get("pending_cast") or {}
    to_pay = types_to_pay(mana.cost(pending.get("cost")) or ())
    there = parse_mana(payment.mana) if payment.mana else mana.pool(table.game.player(announcement.seat))
    return share_out(to_pay, [*(frozenset({symbol}) for symbol in there), *makers])[len(there) :]


def _choose_color(announcement: Announcement, data: Json) -> None:
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
    """Name to the engine the mana of the pool that is to be spent."""
    table, seat = announcement.table, announcement.seat
    if not announcement.asked.payment.mana:
        return
    units = list(table.game.player(seat)["mana_pool"]["mana"])
    for symbol in parse_mana(announcement.asked.payment.mana):
        unit = next((unit for unit in units if mana.SYMBOLS[unit["color"]] == symbol), None)
        if unit is None:
            raise Refused(f"there is no {{{symbol}}} to spend")
        units.remove(unit)
        table.apply(seat, "SpendPoolMana", pip_id=unit["pip_id"])


def _pay_cost(announcement: Announcement, data: Json) -> None:
    """Pay with objects: those that the message names for this kind of cost; the engine's first ones where it names none."""
    payment = announcement.asked.payment
    kind = data["kind"]["type"]
    named: Mapping[str, tuple[str, ...]] = {
        "Sacrifice": payment.sacrifice,
        "ExileFromZone": payment.exile,
        "Discard": payment.discard,
    }
    if kind not in named:
        raise CannotSay(f"the engine's question how to pay a cost of the kind {kind}")
    now = names(announcement.table)
    open_labels = [label for label in named[kind] if label not in announcement.used][: data["count"]]
    chosen = [now.find_object(label) for label in open_labels] if named[kind] else data["choices"][: data["count"]]
    announcement.table.apply(announcement.seat, "SelectCards", cards=chosen)
    announcement.used.extend(open_labels)


_STAGES: Mapping[str, Callable[[Announcement, Json], None]] = {
    "AlternativeCastChoice": _choose_alternative,
    "CastingVariantChoice": _choose_variant,
    "OptionalCostChoice": _choose_optional_cost,
    "ChooseXValue": _choose_x,
    "TargetSelection": _choose_target,
    "ManaPayment": _pay_mana,
    "ChooseManaColor": _choose_color,
    "PayCost": _pay_cost,
}
"""What answers each prompt of an announcement."""
