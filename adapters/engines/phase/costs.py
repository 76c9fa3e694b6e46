"""Which cost a spell is cast for (601.2b): the engine's variants, alternative costs and optional additional costs."""

from __future__ import annotations

from adapters.contract.messages import Cast
from adapters.engines.phase import mana
from adapters.engines.phase.announcement import Announcement
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import names, words_of
from oracle.mana import parse_mana


def alternative(announcement: Announcement) -> str:
    """The alternative cost that was asked for; empty for the mana cost."""
    asked = announcement.asked
    return asked.alternative if isinstance(asked, Cast) else ""


def choose_alternative(announcement: Announcement, data: Json) -> None:
    """The mana cost or a keyword's cost."""
    wanted = words_of(data["keyword"]["type"]) == alternative(announcement)
    announcement.table.apply(announcement.seat, "ChooseAlternativeCast", choice={"type": "Alternative" if wanted else "Normal"})


def choose_variant(announcement: Announcement, data: Json) -> None:
    """Several ways at once: take the one that was asked for."""
    asked = announcement.asked
    now = names(announcement.table)
    for index, option in enumerate(data["options"]):
        source = now.by_id.get(permission_source(option["variant"]) or 0, "")
        by = asked.by if isinstance(asked, Cast) else ""
        if variant_means(option["variant"]) == _base(announcement) and (not source or by in ("", source)):
            announcement.table.apply(announcement.seat, "ChooseCastingVariant", index=index)
            return
    raise Refused(f"the engine does not offer this cast: {alternative(announcement) or 'its mana cost'}")


def _base(announcement: Announcement) -> str:
    """What the alternative is for the engine's variants: "rather than" costs are asked for behind the normal one."""
    wanted = alternative(announcement)
    return "" if wanted == "rather" else wanted


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


def another_cast(wanted: str, offered: str) -> str:
    """The reason for refusing where the engine takes another cost than the one asked for."""
    return f"the engine does not offer this cast ({wanted or 'mana cost'}), only another ({offered or 'mana cost'})"


def check_cost(announcement: Announcement) -> None:
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


# ---- what a player may pay or not


def choose_optional_cost(announcement: Announcement, data: Json) -> None:
    """A choice of two costs is an alternative "rather than" the mana cost, or stands in the spell as its additional cost; that
    the message leaves open, and the first that the engine lists as payable is paid. Else it is an optional additional cost
    (118.8b).
    """
    spell = announcement.spell(announcement.table)
    if spell is not None and data["cost"]["type"] == "Choice" and data["cost"] == spell.get("additional_cost"):
        pays = {"pay": True} in announcement.table.legal("DecideOptionalCost")
    elif data["cost"]["type"] == "Choice":
        pays = alternative(announcement) == "rather"
        announcement.rather |= pays
    else:
        pays = _takes(announcement, data["cost"])
    announcement.table.apply(announcement.seat, "DecideOptionalCost", pay=pays)


def _takes(announcement: Announcement, cost: Json) -> bool:
    """Whether an additional cost is still to be paid; then it is so no more."""
    spell = announcement.spell(announcement.table)
    keyword = None if spell is None else _keyword(spell, cost)
    paid = next((each for each in announcement.additional if each == keyword), None)
    if paid is None:
        return False
    if paid == "kicker" and spell is not None and len(spell["additional_cost"]["data"]["costs"]) > 1:
        raise CannotSay("which of several kicker costs is paid")
    announcement.additional.remove(paid)
    return True


def _keyword(spell: Json, cost: Json) -> str:
    """The keyword that offers an additional cost; empty for a cost that the adapter knows no keyword of. To tap creatures that
    share a color with the spell is conspire (702.78a), which the spell does not show where something else gives it.
    """
    if cost["type"] == "Kicker":
        return "kicker"
    offered = cost["data"]["cost"]
    if offered["type"] == "TapCreatures":
        shared = any(each["type"] == "SharesQuality" for each in offered["filter"].get("properties") or ())
        return "conspire" if shared else ""
    buyback = (each["Buyback"]["data"] for each in spell["keywords"] if isinstance(each, dict) and "Buyback" in each)
    return "buyback" if any(each in (offered, offered.get("cost")) for each in buyback) else ""
