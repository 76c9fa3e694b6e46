"""Cards of two parts, of which one is described: where that is all there is to know, and where it is not (709.5, 712)."""

from __future__ import annotations

from dataclasses import replace

from oracle.errors import NotModelled
from oracle.objects import Characteristics, PartOf, Zone


def check(base: Characteristics, zone: Zone) -> None:
    """Raise NotModelled for a part of a card that does not say what the card is in this zone.

    A double-faced card has the characteristics of its front face everywhere but on the battlefield (712.8a), and the halves of a
    Room that are unlocked are its characteristics there alone (709.5a).
    """
    part = base.part
    if part is not None and part.of is not PartOf.FRONT and zone is not Zone.BATTLEFIELD:
        raise NotModelled(f"{part.whole} in a {zone.value}")


def copied(base: Characteristics) -> Characteristics:
    """The copiable values of a part: the face that is up, whose mana value is then counted from its own mana cost (202.3b).

    Raises NotModelled for a Room, of which both halves are copied.
    """
    if base.part is None:
        return base
    if base.part.of is PartOf.HALF:
        raise NotModelled(f"a copy of {base.part.whole}")
    return replace(base, part=None)
