"""What makes mana: the mana abilities of objects, and which of them should make what for a cost."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from adapters.engines.phase.binding import Json, Refused
from adapters.engines.phase.mana import NAMES, SYMBOLS
from oracle.mana import MANA_TYPES


def mana_ability(source: Json, wanted: Collection[str]) -> int:
    """The place among an object's abilities of a mana ability that can make one of the types of mana ``wanted``, else of its
    first; raises `Refused` where it has none.
    """
    found = [index for index, each in enumerate(source["abilities"]) if each.get("is_mana_ability")]
    if not found:
        raise Refused(f"{source['name']} has no mana ability")
    return next((index for index in found if _makes(source["abilities"][index]) & set(wanted)), found[0])


def can_make(source: Json) -> frozenset[str]:
    """Every type of mana that an object's mana abilities can make, as far as the engine says it in their definitions."""
    return frozenset[str]().union(*(_makes(each) for each in source["abilities"] if each.get("is_mana_ability")))


def _makes(ability: Json) -> frozenset[str]:
    produced = ability["effect"].get("produced") or {}
    names = produced.get("colors") or produced.get("color_options") or (produced.get("type"),)
    return frozenset(SYMBOLS[name] for name in names if name in SYMBOLS)


def types_to_pay(cost: Iterable[str]) -> list[frozenset[str]]:
    """For each symbol of a cost that takes mana of certain types, those types; symbols that any mana pays are left out."""
    types = (frozenset(half for half in symbol.split("/") if half in NAMES) for symbol in cost)
    return [each for each in types if each]


def share_out(to_pay: Sequence[frozenset[str]], makers: Sequence[frozenset[str]]) -> list[str]:
    """For each of ``makers``, types of mana that it can make, the one that it should make so that together they pay as many
    symbols as can be; empty for one that is not needed for any. The earlier ones are needed first.
    """
    payer: dict[int, int] = {}

    def takes(maker: int, tried: set[int]) -> bool:
        """Whether a symbol can be found for this maker, if need be by finding another for the one that pays it so far."""
        for place, types in enumerate(to_pay):
            if types & makers[maker] and place not in tried:
                tried.add(place)
                if place not in payer or takes(payer[place], tried):
                    payer[place] = maker
                    return True
        return False

    for maker in range(len(makers)):
        takes(maker, set())
    out = [""] * len(makers)
    for place, maker in payer.items():
        out[maker] = min(to_pay[place] & makers[maker], key=MANA_TYPES.index)
    return out
