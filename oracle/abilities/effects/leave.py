"""Leave to play cards that lasts a while, and what goes with it (601.3, 614)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import IT, Named, Quality, Reference


@dataclass(frozen=True)
class CastFromThisTurn:
    """Until end of turn you may play cards of your ``zone`` ("graveyard"): a permission to play, not a free one."""

    zone: str


@dataclass(frozen=True)
class PlayThisTurn:
    """Until end of turn you may play these cards: a permission to play, not a free one."""

    what: Reference = Named.MADE


@dataclass(frozen=True)
class ExileInsteadThisTurn:
    """Until end of turn a card that would be put into your graveyard is exiled instead (614)."""


@dataclass(frozen=True)
class ChooseExiledAndPlayFree:
    """A card in exile that an opponent owns and that has such a counter is free to play until the turn ends."""

    counter: str


@dataclass(frozen=True)
class CastItFree:
    """Cast a card without paying its mana cost as part of the resolution (608.2g): the second casting of rebound."""

    what: Reference = Named.EVENT


@dataclass(frozen=True)
class NextSpellHas:
    """The next spell that you cast this turn has this keyword (611.2f)."""

    keyword: str


@dataclass(frozen=True)
class CastIt:
    """Cast a card as part of the resolution, for its mana cost or an alternative one (608.2g). Where it would then go to a
    graveyard it is exiled.
    """

    what: Reference = IT


@dataclass(frozen=True)
class CastCopyOfExiled:
    """Copy the card that the source has exiled, and cast the copy without paying its mana cost (707.12)."""


@dataclass(frozen=True)
class FlashUntilYourNextTurn:
    """Until your next turn you may cast spells of this quality as though they had flash."""

    quality: Quality


@dataclass(frozen=True)
class MayCastWhileExiled:
    """As long as an exiled card remains there its owner may cast it, ``free`` without paying its mana cost; from the next turn on
    where ``after_this_turn`` is set.
    """

    what: Reference = Named.MADE
    free: bool = False
    after_this_turn: bool = False
