"""What the symbols of a cost are announced as (601.2b), as far as the engine lets anybody announce it.

It asks for Phyrexian symbols once the mana payment is to be finished. Of hybrid symbols it asks nobody: it takes whatever pays.
"""

from __future__ import annotations

from collections.abc import Sequence

from adapters.contract.messages import Cast
from adapters.engines.phase import mana
from adapters.engines.phase.announcement import LIFE, Announcement
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.table import Table

PROMPT = "PhyrexianPayment"


def check_announceable(asked: Cast, card: Json) -> None:
    """Raise `CannotSay` where something is announced for a hybrid symbol of a card's cost."""
    symbols = mana.cost(card["mana_cost"]) or ()
    if asked.announced and any("/" in symbol and not symbol.endswith("/P") for symbol in symbols):
        raise CannotSay("what is announced for hybrid symbols")


def announced(announcement: Announcement) -> tuple[str, ...]:
    """What is announced, symbol by symbol; nothing where it is left to the engine."""
    return announcement.asked.announced if isinstance(announcement.asked, Cast) else ()


def choose(announcement: Announcement, data: Json) -> None:
    """Whether life or mana pays for each Phyrexian symbol (107.4f): as it was announced, else the first way that the engine lists
    and that leaves the symbols for which creatures are named to convoke.
    """
    tell(announcement, announcement.table, data)
    announcement.announced = True


def tell(announcement: Announcement, table: Table, data: Json) -> None:
    """The same at another table, to look ahead."""
    wanted, shards = announced(announcement), data["shards"]
    if not wanted:
        choices = _left_to_the_engine(announcement, table, shards)
    elif len(wanted) != len(shards):
        raise CannotSay("what is announced for the Phyrexian symbols of a cost in which life also pays for something else")
    else:
        choices = [_choice(each, shard) for each, shard in zip(wanted, shards, strict=True)]
    table.apply(announcement.seat, "SubmitPhyrexianChoices", choices=choices)


def _choice(wanted: str, shard: Json) -> Json:
    symbol = mana.SYMBOLS[shard["color"]]
    if wanted not in (LIFE, f"{{{symbol}}}"):
        raise Refused(f"the engine does not offer {wanted} for {{{symbol}/P}}")
    return {"type": "PayLife" if wanted == LIFE else "PayMana"}


def _left_to_the_engine(announcement: Announcement, table: Table, shards: Sequence[Json]) -> list[Json]:
    without = "everything"
    for listed in table.legal("SubmitPhyrexianChoices"):
        choices: list[Json] = listed["choices"]
        life = [
            mana.SYMBOLS[shard["color"]] for choice, shard in zip(choices, shards, strict=True) if choice["type"] == "PayLife"
        ]
        without = announcement.without_its_color(_left(announcement.owed(), life)) if announcement.colors() else ""
        if not without:
            return choices
    raise Refused(f"the engine takes life for the mana that {without} is to pay for")


def _left(owed: Sequence[str], life: Sequence[str]) -> list[str]:
    """The symbols of a cost that are left where life is paid for one of each of these colors."""
    left = list(owed)
    for color in life:
        paid = next((symbol for symbol in left if color in symbol.split("/")), None)
        if paid is not None:
            left.remove(paid)
    return left
