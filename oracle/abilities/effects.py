"""Instructions that a resolving spell or ability carries out (608.2c), each a frozen value.

References (``what``) name objects, `Who` names players, both seen from the ability's controller. The rules that carry
them out are in ``oracle.instructions``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from oracle.abilities.costs import Cost
from oracle.abilities.qualities import ANYTHING, Named, Number, Quality, Reference, Targeted, Who
from oracle.mana import ManaCost

if TYPE_CHECKING:
    from oracle.abilities.kinds import Ability

IT = Targeted(0)


class Place(Enum):
    """Where an instruction puts a card."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    EXILE = "exile"
    LIBRARY_TOP = "top of library"
    LIBRARY_BOTTOM = "bottom of library"


@dataclass(frozen=True)
class Draw:
    """Draw cards (121)."""

    who: Who = Who.YOU
    count: Number = 1


@dataclass(frozen=True)
class Discard:
    """Discard cards of that player's choice (701.9)."""

    who: Who = Who.YOU
    count: int = 1


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
class Destroy:
    """Destroy (701.8)."""

    what: Reference = IT


@dataclass(frozen=True)
class Exile:
    """Exile (701.13); ``with_counter`` names a kind of counter that the card is exiled with."""

    what: Reference = IT
    with_counter: str = ""


@dataclass(frozen=True)
class ExileTop:
    """Exile this many cards from the top of your library, or as many as there are."""

    count: int = 1


@dataclass(frozen=True)
class ExileGraveyards:
    """Exile every card of every graveyard."""


@dataclass(frozen=True)
class PutInto:
    """Put an object into a zone of its owner: return to hand, put on top of the library, ..."""

    place: Place
    what: Reference = IT


@dataclass(frozen=True)
class PutOnTopOrBottom:
    """Its owner puts an object on the top or the bottom of their library, as they like."""

    what: Reference = IT


@dataclass(frozen=True)
class PutGraveyardOnBottom:
    """That player puts all cards of their graveyard on the bottom of their library in a random order."""

    who: Who


@dataclass(frozen=True)
class PutOntoBattlefield:
    """Put a card onto the battlefield: reanimation, the second half of a blink."""

    what: Reference = IT
    under: Who = Who.YOU
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()


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

    who: Who
    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class CounterIt:
    """Counter a spell or ability (701.6); a countered spell goes to ``place``; ``unless`` its controller pays."""

    what: Reference = IT
    place: Place = Place.GRAVEYARD
    unless: Cost | None = None


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage (120) to one target, object or player."""

    amount: Number
    what: Reference | Who = IT


@dataclass(frozen=True)
class DealDamageToEach:
    """The source deals damage to each permanent of a quality and, if ``players`` is set, to each of those players."""

    amount: int
    quality: Quality
    players: Who | None = None


@dataclass(frozen=True)
class DealDamageDivided:
    """The source deals so much damage, divided as was announced among the targets of one instance of the word (601.2d)."""

    amount: int
    what: Targeted = IT


@dataclass(frozen=True)
class PreventNext:
    """Prevent the next so much damage that would be dealt this turn to an object or player (615.7): a shield around it."""

    amount: int
    what: Reference | Who = IT


@dataclass(frozen=True)
class GainLife:
    """Gain life (119.3). Where the amount is read off an object, ``of`` names it."""

    who: Who = Who.YOU
    amount: Number = 1
    of: Reference = IT


@dataclass(frozen=True)
class LoseLife:
    """Lose life (119.3)."""

    who: Who = Who.YOU
    amount: Number = 1
    of: Reference = IT


@dataclass(frozen=True)
class Pump:
    """Gets +N/+N and gains keywords until end of turn (613.4c, 613.1f, 514.2)."""

    what: Reference = IT
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class PumpEach:
    """Every permanent of this quality gets +N/+N and gains keywords until end of turn."""

    quality: Quality
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class GainAbility:
    """Gains an ability until end of turn (613.1f)."""

    ability: Ability
    what: Reference = IT


@dataclass(frozen=True)
class CantBlock:
    """Can't block this turn (509.1b)."""

    what: Reference = IT


@dataclass(frozen=True)
class GainControl:
    """Gain control (613.1b); ``until_end_of_turn`` or for as long as the object is there. ``tap_when_lost`` adds the delayed
    trigger.
    """

    what: Reference = IT
    until_end_of_turn: bool = False
    tap_when_lost: bool = False


@dataclass(frozen=True)
class ExchangeControl:
    """Exchange control of two permanents (701.12b): both or neither."""

    first: Reference
    second: Reference


@dataclass(frozen=True)
class Untap:
    """Untap (701.26b)."""

    what: Reference = IT


@dataclass(frozen=True)
class Tap:
    """Tap (701.26a)."""

    what: Reference = IT


@dataclass(frozen=True)
class Regenerate:
    """Regenerate (701.19): a shield until end of turn."""

    what: Reference = IT


@dataclass(frozen=True)
class PutCounters:
    """Put counters on an object (122)."""

    kind: str
    count: int = 1
    what: Reference = IT


@dataclass(frozen=True)
class PutCountersOnEach:
    """Put counters on each permanent of this quality; ``controller`` narrows it to the permanents of that player."""

    kind: str
    count: int
    quality: Quality
    controller: Who | None = None


@dataclass(frozen=True)
class CreateTokens:
    """Create tokens (111). Colours are letters; ``name`` empty means the subtypes and the word Token (111.4)."""

    count: int
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class CreateTokenCopy:
    """Create a token that is a copy of an object (707.2, 111)."""

    what: Reference = IT
    haste: bool = False
    sacrifice_unless: Cost | None = None
    """At the beginning of the controller's next end step, sacrifice it unless this is paid."""


@dataclass(frozen=True)
class CopyIt:
    """Copy a spell or ability on the stack (707.10); ``nonlegendary``: the copy is not legendary (707.9b)."""

    what: Reference = IT
    new_targets: bool = False
    nonlegendary: bool = False


@dataclass(frozen=True)
class ChooseNewTargets:
    """Its controller may choose new targets for a spell (115.7d)."""

    what: Reference = IT


@dataclass(frozen=True)
class EndTheTurn:
    """End the turn (724)."""


@dataclass(frozen=True)
class AddMana:
    """Add mana (106.4): these symbols, or, with ``any_color`` set, that many mana of one colour of choice; ``choices`` offers
    one symbol of several.
    """

    mana: ManaCost = ()
    choices: tuple[str, ...] = ()
    any_color: int = 0


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
    """Choose an exiled card an opponent owns with such a counter; you may play it this turn without paying its mana cost."""

    counter: str


@dataclass(frozen=True)
class CastItFree:
    """Cast a card without paying its mana cost as part of the resolution (608.2g): the second casting of rebound."""

    what: Reference = Named.EVENT


@dataclass(frozen=True)
class ChooseOpponent:
    """Choose an opponent: "that player" in what follows."""


@dataclass(frozen=True)
class FlashUntilYourNextTurn:
    """Until your next turn you may cast spells of this quality as though they had flash."""

    quality: Quality


@dataclass(frozen=True)
class May:
    """You may carry out these instructions (608.2d)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class MayPay:
    """That player may pay a cost; ``then`` follows if they do, ``otherwise`` if they do not (118.12)."""

    who: Who
    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class SearchLandToHand:
    """Search your library for a land card, reveal it, put it into your hand, shuffle (701.23)."""

    quality: Quality = ANYTHING


Effect: TypeAlias = (
    Draw | Discard | Destroy | Exile | PutInto | PutOntoBattlefield | PutFromHand | SacrificeIt | SacrificeChosen | CounterIt
    | DealDamage | DealDamageToEach | DealDamageDivided | PreventNext
    | GainLife | LoseLife | Pump | PumpEach | GainAbility | CantBlock | GainControl
    | ExchangeControl | Untap | Tap | Regenerate | PutCounters | PutCountersOnEach | CreateTokens | CreateTokenCopy | CopyIt
    | ChooseNewTargets | EndTheTurn | AddMana | CastFromThisTurn | ExileInsteadThisTurn | ChooseExiledAndPlayFree
    | PutOnTopOrBottom | PutGraveyardOnBottom | RevealHand | ChooseRevealed | DiscardIt
    | CastItFree | ChooseOpponent | ExileGraveyards | ExileTop | PlayThisTurn
    | FlashUntilYourNextTurn | May | MayPay | SearchLandToHand
)  # fmt: skip
