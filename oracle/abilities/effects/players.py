"""What players gain, lose, draw, discard, show and choose (119, 121, 701.9, 106.4)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import ANYTHING, IT, ControllerOf, Named, Number, Quality, Reference, Who
from oracle.mana import ManaCost


@dataclass(frozen=True)
class Draw:
    """Draw cards (121). Where the number is read off an object, ``of`` names it."""

    who: Who = Who.YOU
    count: Number = 1
    of: Reference = IT


@dataclass(frozen=True)
class Discard:
    """Discard cards of that player's choice, or ``at_random`` (701.9)."""

    who: Who = Who.YOU
    count: Number = 1
    at_random: bool = False


@dataclass(frozen=True)
class Connive:
    """Permanents connive, one after the other (701.50): the controller of each draws a card and discards one, and the permanent
    grows where that was no land.
    """

    what: Reference = IT


@dataclass(frozen=True)
class RevealHand:
    """Reveal every card of a hand (701.20a): "those cards" in what follows."""

    who: Who


@dataclass(frozen=True)
class ChooseRevealed:
    """You choose one of the cards just revealed, of this quality: "that card" in what follows."""

    quality: Quality = ANYTHING


@dataclass(frozen=True)
class DiscardIt:
    """The owner of a card discards it (701.9): a choice that somebody else made."""

    what: Reference = Named.MADE


@dataclass(frozen=True)
class MayTakeNoncreatureFromOutside:
    """You may reveal a noncreature card that you own from outside the game (400.11) and put it into your hand."""


@dataclass(frozen=True)
class GainLife:
    """Gain life (119.3). Where the amount is read off an object, ``of`` names it."""

    who: Who | ControllerOf = Who.YOU
    amount: Number = 1
    of: Reference = IT


@dataclass(frozen=True)
class LoseLife:
    """Lose life (119.3)."""

    who: Who = Who.YOU
    amount: Number = 1
    of: Reference = IT


@dataclass(frozen=True)
class LifeBecomes:
    """The life total of those players becomes a number (119.5)."""

    who: Who
    total: Number


@dataclass(frozen=True)
class CantGainLifeAnyMore:
    """Those players can't gain life for the rest of the game (119.7)."""

    who: Who


@dataclass(frozen=True)
class AddMana:
    """Add mana (106.4): these symbols, or, with ``any_color`` set, that many mana of one colour of choice; ``choices`` offers
    one symbol of several; ``combination`` that much mana, each of a color of choice. ``only``: it can be spent only to cast
    spells of this quality (106.6). ``instead``: this mana and no other, if you control a permanent of each quality of
    ``if_you_control``. ``of_sacrificed``: ``mana`` so many times as the mana value of what was sacrificed for the ability.
    """

    mana: ManaCost = ()
    choices: tuple[str, ...] = ()
    any_color: int = 0
    combination: int = 0
    only: Quality | None = None
    if_you_control: tuple[Quality, ...] = ()
    instead: ManaCost = ()
    of_sacrificed: bool = False


@dataclass(frozen=True)
class ChooseColor:
    """Choose a color (105.4): "that color" in what follows."""


@dataclass(frozen=True)
class ChooseCreatureType:
    """Choose a creature type: "the chosen type" in what follows."""


@dataclass(frozen=True)
class ChooseNumber:
    """Choose a number from 0 to ``most``, which takes the place of the one that was last chosen for the source."""

    most: int


@dataclass(frozen=True)
class ChooseCardName:
    """Choose a nonland card name (201.4): "that name" in what follows."""


@dataclass(frozen=True)
class ChooseOpponent:
    """Choose an opponent: "that player" in what follows."""
