"""The sticker sheets (123.2), as facts. A sheet is called by its three name stickers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

from oracle import editions
from oracle.abilities.kinds import Ability
from oracle.abilities.stickers import StickerKind
from oracle.errors import NotModelled
from oracle.stickers.kinds import Sticker
from oracle.stickers.words import words


def sheet(
    names: tuple[str, str, str],
    abilities: tuple[tuple[int, tuple[Ability, ...]], ...],
    sizes: tuple[tuple[int, int, int], ...],
) -> tuple[Sticker, ...]:
    """The stickers of a sheet: its name stickers, its ability stickers (each a ticket cost and abilities), its power and
    toughness stickers (each a ticket cost, a power and a toughness), and three art stickers.
    """
    name = " ".join(names)
    return (
        *(Sticker(name, each, StickerKind.NAME, words(each)) for each in names),
        *(
            Sticker(name, f"ability {number} of {name}", StickerKind.ABILITY, abilities=gained, tickets=tickets)
            for number, (tickets, gained) in enumerate(abilities, 1)
        ),
        *(
            Sticker(name, f"{power}/{toughness} of {name}", StickerKind.SIZE, size=(power, toughness), tickets=tickets)
            for tickets, power, toughness in sizes
        ),
        *(Sticker(name, f"art {number} of {name}", StickerKind.ART) for number in range(1, 4)),
    )


@cache
def sheets() -> Mapping[str, tuple[Sticker, ...]]:
    """The stickers of all sheets, by the name of the sheet; the facts are loaded when they are first asked for."""
    from oracle.stickers.facts import SHEETS

    return MappingProxyType({stickers[0].sheet: stickers for stickers in SHEETS})


def stickers(names: Iterable[str]) -> Iterator[Sticker]:
    """The stickers of these sheets (123.2c). Raises NotModelled for a sheet that there is not."""
    for name in names:
        if name not in sheets():
            raise NotModelled(f"the sticker sheet {name}")
        yield from sheets()[name]


def sticker(reference: str) -> Sticker:
    """The sticker that the contract calls so: no two have one reference. Raises NotModelled where there is none."""
    if reference not in _by_reference():
        raise NotModelled(f"the sticker {reference}")
    return _by_reference()[reference]


def modelled(found: Sticker, edition: str) -> Sticker:
    """This sticker. Raises NotModelled for an ability sticker with an ability that is not modelled, before there were stickers,
    and for a name sticker of several words while the rules said that each has one: what it does then, they don't say.
    """
    if edition < editions.STICKERS.since:
        raise NotModelled(f"stickers under the rules of {edition}")
    if len(found.words) > 1 and edition < editions.NAME_STICKERS_OF_WORDS.since:
        raise NotModelled(f"the name sticker {found.reference} under the rules of {edition}")
    if found.kind is StickerKind.ABILITY and not found.abilities:
        raise NotModelled(f"the sticker {found.reference}")
    return found


@cache
def _by_reference() -> Mapping[str, Sticker]:
    return {each.reference: each for each in stickers(sheets())}
