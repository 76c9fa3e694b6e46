"""What the symbols of a cost are announced as (601.2b), as far as the engine lets anybody announce it.

It asks for Phyrexian symbols once the mana payment is to be finished. Of hybrid symbols it asks nobody: it takes whatever pays.
"""

from __future__ import annotations

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
    """Whether life or mana pays for each Phyrexian symbol (107.4f): as it was announced, else the first that the engine lists."""
    tell(announcement, announcement.table, data)
    announcement.announced = True


def tell(announcement: Announcement, table: Table, data: Json) -> None:
    """The same at another table, to look ahead."""
    wanted, shards = announced(announcement), data["shards"]
    if not wanted:
        choices = table.legal("SubmitPhyrexianChoices")[0]["choices"]
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
