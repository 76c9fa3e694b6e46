"""Holding what the engine did against what was asked of it, where it could silently have done something else.

The engine takes silently whatever it thinks is the only possibility: a spell that was asked for with evoke and that the engine
put on the stack for its mana cost was not cast as asked, and that is `Refused`. So is a payment with a creature that the engine
gave back. What is compared is the engine's own record, never a rule.
"""

from __future__ import annotations

from adapters.contract.messages import Cast
from adapters.engines.phase import mana
from adapters.engines.phase.announcement import CONVOKE, DELVE, IMPROVISE, Announcement
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.costs import another_cast, permission_source, variant_means
from adapters.engines.phase.naming import names, targets_of
from adapters.engines.phase.table import Table
from oracle.mana import parse_mana


def check_costs(announcement: Announcement, entry: Json, free: bool) -> None:
    """Refuse a cast for another cost, by another permission, or with other additional costs than those asked for; ``free`` says
    that the card bore a permission to be cast for nothing.
    """
    asked, table = announcement.asked, announcement.table
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
    if announcement.additional:
        raise Refused(f"the engine does not offer to pay: {', '.join(announcement.additional)}")
    if asked.announced and not announcement.announced:
        raise CannotSay("what is announced for the symbols of a cost, which the engine does not ask for")


def check_announced(announcement: Announcement, entry: Json) -> None:
    """Refuse an announcement with other targets, or paid with other objects, than those asked for."""
    now = names(announcement.table)
    targets = sorted(now.target(target) for target in targets_of(entry))
    if announcement.asked.targets and targets != sorted(announcement.asked.targets):
        raise Refused(f"the engine takes other targets: {', '.join(targets) or 'none'}")
    named = ((kind, label) for kind, labels in announcement.named.items() for label in labels)
    unused = [label for kind, label in named if (kind, label) not in announcement.used]
    if unused:
        raise Refused(f"the engine does not take as payment: {', '.join(unused)}")


def check_mana(table: Table, announcement: Announcement) -> None:
    """Refuse a payment with other sources, or other mana, than exactly those named, where any are named. The table is that of
    the announcement, or one like it on which to look ahead.
    """
    payment, now = announcement.asked.payment, names(table)
    if payment.tap:
        newly = table.tapped() - announcement.tapped - set(announcement.stood_in)
        more = {now.by_id[each] for each in newly} - set(payment.tap)
        if more:
            raise Refused(f"the engine also taps {', '.join(sorted(more))} for mana")
    spent = _spent(table, announcement)
    if payment.mana and spent is not None and not mana.same_cost(spent, parse_mana(payment.mana)):
        raise Refused("the engine spends other mana")


def _spent(table: Table, announcement: Announcement) -> tuple[str, ...] | None:
    """The mana that was spent: a spell bears a record of it. For an ability the engine keeps none; it is what the pool lacks.
    ``None`` where some was made as well.
    """
    spell = announcement.spell(table)
    if spell is None:
        return mana.without(announcement.pool, mana.pool(table.game.player(announcement.seat)))
    record = (spell.get("colors_spent_to_cast") or {}).items()
    colors = [symbol for name, count in record for symbol in [mana.SYMBOLS[name.title()]] * count]
    return (*colors, *["C"] * (int(spell.get("mana_spent_to_cast_amount") or 0) - len(colors)))


def check_stood_in(announcement: Announcement) -> None:
    """Refuse a payment in which the engine gave back what is named to convoke, to be tapped for improvise or to be delved, as it
    does with more than it needs, or took more creatures.

    Of creatures that convoked the spell bears a record. Of the others the engine keeps none: an artifact is tapped, a card in
    exile, or it did not pay.
    """
    spell = announcement.spell(announcement.table)
    if spell is None:
        return
    game, now = announcement.table.game, names(announcement.table)
    given = {kind: {each for each, way in announcement.stood_in.items() if way == kind} for kind in (CONVOKE, IMPROVISE, DELVE)}
    convoked = set(spell.get("convoked_creatures") or ())
    back = {
        CONVOKE: given[CONVOKE] - convoked,
        IMPROVISE: {each for each in given[IMPROVISE] if not game.object(each)["tapped"]},
        DELVE: {each for each in given[DELVE] if game.object(each)["zone"] != "Exile"},
    }
    for kind, objects in back.items():
        if announcement.named[kind] and objects:
            raise Refused(f"the engine does not need for {kind}: {', '.join(sorted(map(now.object, objects)))}")
    if announcement.named[CONVOKE] and convoked - given[CONVOKE]:
        raise Refused(f"the engine also takes for convoke: {', '.join(sorted(map(now.object, convoked - given[CONVOKE])))}")
