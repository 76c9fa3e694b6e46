"""What stands in the place of mana: creatures that convoke (702.51), artifacts for improvise (702.126), cards to delve (702.66).

The engine has one prompt for paying mana and one action for all three, and asks its player for each object, one by one; it does
not choose any by itself. What the message names is given, and nothing else of that kind. Where it names none, the kind is left
to the engine (the contract's payment), and as the engine leaves it to its player, somebody has to tap. So the engine is asked to
finish the payment, which it does with mana alone if it can. If it refuses, objects are given that it lists as able to pay,
one after the other, until it says that the payment is complete. Nothing is decided here that the engine does not offer, and
whether the cost is paid, and by what, the engine alone says.

The only choices are which mana a creature of several colors stands for, and whether what makes mana is kept for that: all ways
are tried. A creature's color is always better than nothing in particular, for the engine takes mana of a color for generic mana
too, and what it does not need it gives back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product

from adapters.engines.phase import mana, symbols
from adapters.engines.phase.announcement import CONVOKE, DELVE, IMPROVISE, Announcement, Kind
from adapters.engines.phase.as_asked import check_mana
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import names
from adapters.engines.phase.sources import can_make
from oracle.mana import COLORS, parse_mana

_GENERIC = "Colorless"
"""What the engine calls the mana that something stands for when it pays for generic mana."""

_KEPT = ("",)
"""The way of an object that is not given, but kept for the mana that it makes."""

_GIVE, _FINISH = "TapForConvoke", "PassPriority"


def give_named(announcement: Announcement) -> None:
    """Give the named objects for which the message leaves no choice what they pay for; all of them where they come before the
    mana abilities.
    """
    _check_colors(announcement)
    for label, symbol in announcement.asked.payment.convoke:
        if symbol:
            _give(announcement, CONVOKE, label, _stands_for(symbol))
    if announcement.convoke_first:
        free = _free(announcement)
        for offer in _offers(announcement, announcement.table.prompt()[1], free):
            if offer.named:
                _give(announcement, CONVOKE, names(announcement.table).object(offer.object_id), offer.mana[0])
    for kind in (IMPROVISE, DELVE):
        for label in announcement.named[kind]:
            _give(announcement, kind, label, _GENERIC)


def _stands_for(symbol: str) -> str:
    """The engine's mana for the one symbol that a creature pays for."""
    symbols = parse_mana(symbol)
    if symbols == ("1",):
        return _GENERIC
    if len(symbols) != 1 or symbols[0] not in COLORS:
        raise CannotSay(f"that a creature convokes for {symbol}")
    return mana.NAMES[symbols[0]]


def _check_colors(announcement: Announcement) -> None:
    """Refuse a creature that is to pay for mana of a color which the cost does not ask for: for the engine it would pay generic
    mana, and so not what the message says.
    """
    without = announcement.without_its_color(announcement.owed()) if announcement.colors() else ""
    if without:
        raise Refused(f"the cost asks for no mana of the color that {without} is to pay for")


def _give(announcement: Announcement, kind: Kind, label: str, stands_for: str) -> None:
    """Give one named object; refused where it can't pay in this way, or only in another."""
    table, found = announcement.table, names(announcement.table).find_object(label)
    if found is None:
        raise Refused(f"there is no {label}")
    data = table.prompt()[1]
    if data.get("convoke_mode") and _kind(announcement, data, found) != kind:
        raise Refused(f"the engine takes {label} for {_kind(announcement, data, found)}, not for {kind}")
    table.apply(announcement.seat, _GIVE, object_id=found, mana_type=stands_for)
    announcement.stood_in[found] = kind
    announcement.used.append((kind, label))


def _kind(announcement: Announcement, data: Json, object_id: int) -> Kind:
    """In which way an object would pay: the engine's prompt names one way, and cards in a graveyard are delved in any case."""
    if announcement.table.game.object(object_id)["zone"] == "Graveyard":
        return DELVE
    return str(data["convoke_mode"]).lower()


# ---- finishing


@dataclass(frozen=True)
class _Offer:
    """An object that the engine lists as able to pay, and the mana that it may stand for, empty for not being given at all.
    ``named``: the message names it. ``alike``: what it has to have in common with others that pay as well as it does.
    """

    object_id: int
    kind: Kind
    mana: tuple[str, ...]
    named: bool
    alike: tuple[object, ...]


def finish(announcement: Announcement, data: Json) -> None:
    """Have the engine finish the payment, with what it takes in the place of mana: see the module's text. Raises `Refused` as
    the engine does where nothing that it lists completes the payment.
    """
    free = _free(announcement)
    refusal = Refused(f"the engine does not let {', '.join(free)} convoke") if free else _try(announcement)
    if refusal is None:
        return
    offers = _offers(announcement, data, free)
    if offers and sum(offer.named for offer in offers) == len(free):
        refusal = _search(announcement, offers, refusal)
    if refusal is not None:
        raise refusal
    now = names(announcement.table)
    announcement.used.extend((CONVOKE, label) for label in free if now.find_object(label) in announcement.stood_in)


def _free(announcement: Announcement) -> list[str]:
    """The creatures that are named to convoke for whatever they may, and have not been given yet."""
    free = (label for label, symbol in announcement.asked.payment.convoke if not symbol)
    return [label for label in free if (CONVOKE, label) not in announcement.used]


def _try(announcement: Announcement) -> Refused | None:
    """Have the engine finish the payment; its refusal where it does not."""
    try:
        _pass(announcement)
    except Refused as why:
        return why
    return None


def _pass(announcement: Announcement) -> None:
    """Have the engine finish the payment. Where something else may pay as well, what the engine would do by itself is looked at
    first: it is not to take other sources or other mana than are named, nor to ask for life where mana is announced.
    """
    table, payment = announcement.table, announcement.asked.payment
    if (payment.tap or payment.mana or symbols.announced(announcement)) and table.prompt()[1].get("convoke_mode"):
        ahead = replace(table, game=table.copy())
        ahead.apply(announcement.seat, _FINISH)
        kind, data = ahead.prompt()
        if kind == symbols.PROMPT:
            symbols.tell(announcement, ahead, data)
        check_mana(ahead, announcement)
    table.apply(announcement.seat, _FINISH)


def _offers(announcement: Announcement, data: Json, free: Sequence[str]) -> list[_Offer]:
    """What the engine lists of the kinds that are left to it, and of the named creatures whose mana is ``free``; these first, and
    then what may stand for mana of a color. Nothing where the engine says that only mana pays.
    """
    if not data.get("convoke_mode"):
        return []
    now = names(announcement.table)
    named = {now.find_object(label) for label in free}
    listed: dict[int, list[str]] = {}
    for each in announcement.table.legal(_GIVE):
        listed.setdefault(each["object_id"], []).append(each["mana_type"])
    offers = []
    for found, types in listed.items():
        kind = _kind(announcement, data, found)
        if found in named or not announcement.named[kind]:
            better = tuple(each for each in types if each != _GENERIC) or (_GENERIC,)
            it = announcement.table.game.object(found)
            kept = _KEPT if found not in named and kind != DELVE and can_make(it) else ()
            alike = (found in named, better, it["name"] if kept else "")
            offers.append(_Offer(found, kind, (*kept, *better), found in named, alike))
    return sorted(offers, key=lambda offer: (not offer.named, offer.mana[-1] == _GENERIC))


def _search(announcement: Announcement, offers: Sequence[_Offer], refusal: Refused | None) -> Refused | None:
    """Give what is offered, in each way in which it may stand for mana, until the engine finishes the payment; its last refusal
    where it never does, the ``refusal`` so far where nothing could be given.
    """
    table, given = announcement.table, dict(announcement.stood_in)
    saved = table.game.state() if any(len(offer.mana) > 1 for offer in offers) else None
    for number, way in enumerate(_ways(offers)):
        if number and saved is not None:
            table.restore(saved)
        announcement.stood_in = dict(given)
        refusal = _follow(announcement, way, refusal)
        if refusal is None:
            return None
    return refusal


def _ways(offers: Sequence[_Offer]) -> Iterator[list[tuple[_Offer, str]]]:
    """Every way to have the objects stand for mana, once where objects are alike in this."""
    groups: dict[tuple[object, ...], list[_Offer]] = {}
    for offer in offers:
        groups.setdefault(offer.alike, []).append(offer)
    for shares in product(*(combinations_with_replacement(group[0].mana, len(group)) for group in groups.values())):
        yield [pair for group, share in zip(groups.values(), shares, strict=True) for pair in zip(group, share, strict=True)]


def _follow(announcement: Announcement, way: Sequence[tuple[_Offer, str]], refusal: Refused | None) -> Refused | None:
    """Give one object after the other until the engine finishes the payment, but all that are named; else its last refusal."""
    named = sum(offer.named for offer, _stands_for in way)
    for number, (offer, stands_for) in enumerate(way, 1):
        if not stands_for:
            continue
        try:
            announcement.table.apply(announcement.seat, _GIVE, object_id=offer.object_id, mana_type=stands_for)
        except Refused as why:
            refusal = why
            continue
        announcement.stood_in[offer.object_id] = offer.kind
        if number >= named:
            refusal = _try(announcement)
            if refusal is None:
                return None
    return refusal
