"""Moving cards and permanents between zones (400, 701.8, 701.13, 701.21)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from oracle.abilities.qualities import ANYTHING, IT, ControllerOf, Named, Number, Quality, Reference, Who


class Place(Enum):
    """Where an instruction puts a card."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    EXILE = "exile"
    LIBRARY_TOP = "top of library"
    LIBRARY_BOTTOM = "bottom of library"
    LIBRARY_SHUFFLED = "library, which is then shuffled"


@dataclass(frozen=True)
class Destroy:
    """Destroy (701.8); ``for_good``: it can't be regenerated."""

    what: Reference = IT
    for_good: bool = False


@dataclass(frozen=True)
class DestroyEach:
    """Destroy every permanent of this quality (701.8); ``for_good``: they can't be regenerated."""

    quality: Quality
    for_good: bool = False


@dataclass(frozen=True)
class ExileEach:
    """Exile every permanent of any of these qualities (701.13)."""

    qualities: tuple[Quality, ...]


@dataclass(frozen=True)
class Exile:
    """Exile (701.13); ``with_counter`` names a kind of counter that the card is exiled with."""

    what: Reference = IT
    with_counter: str = ""


@dataclass(frozen=True)
class ExileUntilLeaves:
    """Exile until the source leaves the battlefield (610.3)."""

    what: Reference = IT


@dataclass(frozen=True)
class ExileTop:
    """Exile this many cards from the top of your library, or as many as there are."""

    count: Number = 1


@dataclass(frozen=True)
class ChooseOneOfThem:
    """Choose one of the objects that the instruction before moved or found: "that card" in what follows."""


@dataclass(frozen=True)
class ChoosePermanent:
    """Choose a permanent of this quality, if there is one: "it" in what follows."""

    quality: Quality


@dataclass(frozen=True)
class ReturnChosen:
    """Return a permanent of this quality, of your choice, to its owner's hand."""

    quality: Quality


@dataclass(frozen=True)
class SearchToTop:
    """Search your library for a card of this quality, reveal it, shuffle, and put it on top (701.23)."""

    quality: Quality


@dataclass(frozen=True)
class Imprint:
    """You may exile a card of this quality from your hand; the source's other abilities call it the exiled card (607.2a)."""

    quality: Quality


@dataclass(frozen=True)
class ExileGraveyards:
    """Exile every card of every graveyard."""


@dataclass(frozen=True)
class ReturnThisFromGraveyard:
    """Return the source from its owner's graveyard to their hand: the ability functions there only (113.6m)."""


@dataclass(frozen=True)
class PutInto:
    """Put an object into a zone of its owner: return to hand, put on top of the library, ..."""

    place: Place
    what: Reference = IT


@dataclass(frozen=True)
class PutBackOnTop:
    """Put cards from that player's graveyard on top of their library, in any order."""

    what: Reference
    whose: Who


@dataclass(frozen=True)
class PutOnTopOrBottom:
    """Its owner puts an object on the top or the bottom of their library, as they like; with ``second``, beneath the top card
    or on the bottom (401.7).
    """

    what: Reference = IT
    second: bool = False


@dataclass(frozen=True)
class PutGraveyardOnBottom:
    """A player's whole graveyard goes under their library, in an order left to chance."""

    who: Who


@dataclass(frozen=True)
class ShuffleGraveyardIntoLibrary:
    """You shuffle your whole graveyard into your library (701.24)."""


@dataclass(frozen=True)
class PutOntoBattlefield:
    """Put a card onto the battlefield: reanimation, the second half of a blink."""

    what: Reference = IT
    under: Who = Who.YOU
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class PutEachOntoBattlefield:
    """Put every card of this quality from your graveyard onto the battlefield, all at the same time."""

    quality: Quality


@dataclass(frozen=True)
class PutFromHand:
    """Put a card of this quality from your hand onto the battlefield; ``optional`` for "you may"."""

    quality: Quality
    optional: bool = True


@dataclass(frozen=True)
class SacrificeIt:
    """The object's controller sacrifices it (701.21), or ``by`` does, if they can."""

    what: Reference = Named.THIS
    by: Who = Who.ITS_CONTROLLER


@dataclass(frozen=True)
class SacrificeChosen:
    """That player sacrifices permanents of this quality, of their choice."""

    who: Who | ControllerOf
    quality: Quality
    count: Number = 1


@dataclass(frozen=True)
class ReturnOwned:
    """Return every permanent of this quality that those players own to its owner's hand."""

    quality: Quality
    who: Who


@dataclass(frozen=True)
class SacrificeEach:
    """Every permanent of this quality is sacrificed by its controller (701.21), all at the same time."""

    quality: Quality


@dataclass(frozen=True)
class SacrificeThem:
    """The permanents that the trigger event is about are sacrificed by their controllers, all at the same time."""


@dataclass(frozen=True)
class SearchEverywhereAndExile:
    """Search a player's graveyard, hand and library for any number of cards with the name that was chosen and exile them; then
    that player shuffles (701.23).
    """

    whose: Who


@dataclass(frozen=True)
class SacrificeUnlikeChosen:
    """For each player you choose one of their creatures; then each sacrifices all others that share no creature type with it."""


@dataclass(frozen=True)
class Scry:
    """Look at cards from the top of your library and put each on the bottom or back on top (701.22)."""

    count: int


@dataclass(frozen=True)
class Mill:
    """Players mill cards, all at the same time (701.17): "those cards" in what follows."""

    who: Who
    count: Number = 1


@dataclass(frozen=True)
class Surveil:
    """Look at cards from the top of your library and put each into your graveyard or back on top (701.25)."""

    count: int


@dataclass(frozen=True)
class SearchOntoBattlefield:
    """Search your library for up to so many cards of this quality, put them onto the battlefield, and shuffle (701.23)."""

    quality: Quality
    most: int = 1
    tapped: bool = False


@dataclass(frozen=True)
class TakeFromTop:
    """Look at so many cards on top of your library and put up to ``most`` of them that are of this quality into your hand, or
    ``onto_battlefield``; ``optional`` where you may take fewer. The rest goes to the bottom in a random order, or is shuffled in.
    """

    count: int
    quality: Quality = ANYTHING
    most: int = 1
    optional: bool = True
    onto_battlefield: bool = False
    shuffle: bool = False


@dataclass(frozen=True)
class RevealTop:
    """Reveal the top card of your library. You may put it onto the battlefield if it is of this quality; otherwise it goes into
    your hand.
    """

    quality: Quality


@dataclass(frozen=True)
class SacrificeToSearch:
    """Sacrifice a permanent of this quality, search your library for a card of it, and shuffle (701.23). The card goes onto the
    battlefield, or into its owner's graveyard where its mana value is greater than that of what was sacrificed and you do not
    pay the difference.
    """

    quality: Quality


@dataclass(frozen=True)
class SearchNamedToHand:
    """Players may each search their library for a card of this name, reveal it, put it into their hand and shuffle (701.23)."""

    name: str
    who: Who


@dataclass(frozen=True)
class SearchLandToHand:
    """A land card is looked for in the library, shown and taken into the hand (701.23)."""

    quality: Quality = ANYTHING
