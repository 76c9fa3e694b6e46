"""What an engine may be able to do beyond the core of the contract: a closed list (see ``adapters.suite.needs``)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Capability: TypeAlias = Literal[
    "alternative costs",
    "chosen names and types",
    "choosing payment",
    "commander",
    "concede",
    "control by another player",
    "counters",
    "decisions",
    "drawn cards",
    "editions",
    "mana in pool",
    "more than two players",
    "stack abilities",
    "steps",
    "tokens",
]
"""``alternative costs``: casting for another cost than the mana cost. ``choosing payment``: paying with named objects or mana.
``decisions``: questions are reported and answered. ``drawn cards``: the view says how many cards were drawn this turn.
``stack abilities``: abilities on the stack are shown and can be targeted. ``steps``: set-up at any step of any player's turn."""

CAPABILITIES: tuple[Capability, ...] = get_args(Capability)
