"""What an engine may be able to do beyond the core of the contract: a closed list (see ``adapters.suite.running.needs``)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Capability: TypeAlias = Literal[
    "additional costs",
    "alternative costs",
    "announcing symbols",
    "chosen names and types",
    "choosing payment",
    "combat",
    "commander",
    "concede",
    "control by another player",
    "convoking and delving",
    "counters",
    "counters of players",
    "decisions",
    "drawn cards",
    "editions",
    "face-down permanents",
    "mana in pool",
    "modes",
    "more than two players",
    "parts of cards",
    "stack abilities",
    "steps",
    "stickers",
    "tokens",
]
"""What each of them promises; what is claimed is tested, and what is not claimed is never asked for.

``additional costs``: casting with an additional cost that the player may pay or not. ``alternative costs``: casting for another
cost than the mana cost. ``announcing symbols``: announcing what is paid for hybrid and Phyrexian symbols. ``chosen names and
types``: set-up of the card name or creature type that was chosen for a permanent as it entered. ``choosing payment``: paying with
named objects or mana. ``combat``: attackers and blockers are declared, and shown. ``commander``: set-up of commanders and how
often they were cast; the command zone. ``concede``: a player leaves the game. ``control by another player``: set-up of permanents
that another player than their owner controls. ``convoking and delving``: paying with named objects for convoke, improvise and
delve. ``counters``: set-up and view of counters on objects, and of the poison counters of players. ``counters of players``: and
of their counters of other kinds. ``decisions``: questions are reported and answered. ``drawn cards``: the view
says how many cards were drawn this turn. ``editions``: the rules of the edition that the board names are played. ``face-down
permanents``: permanents that are turned face down are shown so. ``mana in pool``: set-up and view of mana pools. ``modes``: the
modes of a spell are announced. ``more than two players``: three or four. ``parts of
cards``: a card is cast as its Adventure.
``stack abilities``: abilities on the stack are shown and can be targeted. ``steps``: set-up at any step of any player's turn.

``stickers``: set-up of sticker sheets and of stickers, which are shown, and the questions which sticker goes where. ``tokens``:
tokens are shown by their references."""

CAPABILITIES: tuple[Capability, ...] = get_args(Capability)
