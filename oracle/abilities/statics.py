"""Abilities that are simply true while they function (604), each a frozen value.

``who`` says whose spells, permanents or actions are meant, seen from the controller of the source.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle.abilities.costs import Cost
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import ANYTHING, Amount, Quality, Who
from oracle.mana import ManaCost


@dataclass(frozen=True)
class CostsMore:
    """Spells of this quality that those players cast cost more (118.7, 601.2f)."""

    mana: ManaCost
    quality: Quality = ANYTHING
    who: Who = Who.ANYONE


@dataclass(frozen=True)
class CostsLess:
    """Spells of this quality cost less (601.2f); ``colored_only``: what finds no coloured mana to reduce is lost (against
    118.7b-c).
    """

    mana: ManaCost
    quality: Quality = ANYTHING
    who: Who = Who.ANYONE
    colored_only: bool = False


@dataclass(frozen=True)
class ThisCostsLess:
    """This spell costs less, once for each permanent of a quality as its total cost is determined (113.6d, 601.2f)."""

    mana: ManaCost
    for_each: Quality


@dataclass(frozen=True)
class CostsAtLeast:
    """Each spell that would cost less than this much mana costs this much, while the source is untapped (601.2f, last)."""

    amount: int


@dataclass(frozen=True)
class SpendsNoMana:
    """Mana can't be spent to cast this spell (601.2h)."""


@dataclass(frozen=True)
class SpendsOnlyCreatureMana:
    """Only mana that abilities of creatures made can be spent to cast this spell (601.2h)."""


@dataclass(frozen=True)
class LifeForMana:
    """For each mana of this color in a cost, you may pay 2 life rather than that mana."""

    color: str


@dataclass(frozen=True)
class MayPayRather:
    """You may pay this cost rather than the mana cost of spells of this quality that you cast (118.9)."""

    cost: Cost
    quality: Quality = ANYTHING


@dataclass(frozen=True)
class OwnAlternativeCost:
    """You may pay this cost rather than pay this spell's mana cost (118.9)."""

    cost: Cost


@dataclass(frozen=True)
class AdditionalCost:
    """What has to be paid for the spell itself beside its other costs (118.8)."""

    cost: Cost


@dataclass(frozen=True)
class AdditionalCostChoice:
    """One of these costs, of the player's choice, has to be paid for the spell itself beside its other costs (118.8)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class CastWithoutPaying:
    """Spells of this quality are free from the hand (118.9)."""

    quality: Quality = ANYTHING


@dataclass(frozen=True)
class CastFromLibraryTop:
    """You may cast spells of this quality from the top of your library (601.3)."""

    quality: Quality = ANYTHING


@dataclass(frozen=True)
class CastThisFrom:
    """You may cast this card from these zones ("graveyard", "exile"), wherever it is (601.3, 113.6f)."""

    zones: tuple[str, ...]


@dataclass(frozen=True)
class TopCardRevealed:
    """Everybody sees which card is on top of the library."""


@dataclass(frozen=True)
class GraveyardEscape:
    """What is no land can be cast from the graveyard by escape, for its mana cost and this many other cards (702.138)."""

    others: int


class When(Enum):
    """During whose turn a prohibition holds."""

    ALWAYS = "always"
    YOUR_TURN = "during your turn"


@dataclass(frozen=True)
class CantCast:
    """Those players can't cast spells of this quality (601.3, 101.2)."""

    who: Who
    quality: Quality = ANYTHING
    when: When = When.ALWAYS


@dataclass(frozen=True)
class CantActivate:
    """Those players can't activate abilities of permanents of this quality (602.5), mana abilities among them if ``mana_too``."""

    who: Who
    quality: Quality
    when: When = When.ALWAYS
    mana_too: bool = True


@dataclass(frozen=True)
class SpellsPerTurn:
    """Each player can't cast more than this many spells each turn."""

    limit: int = 1


@dataclass(frozen=True)
class OnlyAsSorcery:
    """Opponents are bound to the timing of sorceries (307.5)."""


@dataclass(frozen=True)
class AsThoughFlash:
    """You may cast spells of this quality as though they had flash (601.3b, 702.8)."""

    quality: Quality = ANYTHING


@dataclass(frozen=True)
class TriggersAgain:
    """If a permanent of this quality entering makes an ability of a permanent you control trigger, it triggers once more
    (603.2d).
    """

    quality: Quality = ANYTHING


@dataclass(frozen=True)
class EnteringTriggersNothing:
    """Permanents of this quality entering don't cause abilities to trigger (101.2, 603.2)."""

    quality: Quality


@dataclass(frozen=True)
class ExileInstead:
    """A card that would be put into the graveyard of these players is exiled instead (614.6), with a counter of this kind if
    named.

    ``tokens`` too where the text speaks of cards and tokens.
    """

    whose: Who = Who.ANYONE
    with_counter: str = ""
    tokens: bool = False


@dataclass(frozen=True)
class DrawsOneMore:
    """If you would draw one or more cards while you have no more than so many in hand, you draw one more (614.6)."""

    hand_at_most: int


@dataclass(frozen=True)
class MayEnterAsCopy:
    """You may have this enter as a copy of a permanent of this quality (707.9, 614.1c), except that it has ``keyword`` if named
    (707.9a).
    """

    quality: Quality
    keyword: str = ""


@dataclass(frozen=True)
class EntersWithChoice:
    """As this enters, choose: ``"nonland card name"`` or ``"creature type"`` (614.1c)."""

    what: str


@dataclass(frozen=True)
class EntersTapped:
    """This enters tapped (614.1c)."""


@dataclass(frozen=True)
class EntersWithCounters:
    """This enters with counters (614.1c); ``count`` of ``None`` is X. ``paid``: only if the additional cost of this name was paid
    ("kicker": if it was kicked). ``spent``: only if this mana was spent to cast it. ``each``: as many times as this number.
    """

    kind: str
    count: int | None = None
    paid: str = ""
    spent: ManaCost = ()
    each: Amount | None = None


@dataclass(frozen=True)
class Anthem:
    """Permanents of this quality get +N/+N and have keywords (613.4c, 613.1f).

    ``for_each`` gives that +N/+N once for each permanent of a quality, in which "other" means other than the one that gets it.
    """

    quality: Quality
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()
    for_each: Quality | None = None


@dataclass(frozen=True)
class Is:
    """Permanents of this quality are what a nature says (613.1d-e, 613.4b)."""

    quality: Quality
    nature: Nature


@dataclass(frozen=True)
class LoseAbilities:
    """Permanents of this quality lose all abilities, and have this base power and toughness where given (613.1f, 613.4b)."""

    quality: Quality
    base: tuple[int, int] | None = None


@dataclass(frozen=True)
class DefinesSize:
    """Its own power and toughness are each the number of permanents of this quality, in every zone (604.3, 613.4a)."""

    count: Quality


@dataclass(frozen=True)
class AllColors:
    """It is all colours, in every zone (604.3)."""


@dataclass(frozen=True)
class IdentityUnaffected:
    """What it says of its colours makes no difference to its colour identity (903.4). Nothing once a game is on."""


@dataclass(frozen=True)
class GrantsEvoke:
    """Spells of this quality that you cast from your hand gain evoke with this cost as you cast them (610.5)."""

    cost: Cost
    quality: Quality


@dataclass(frozen=True)
class SpellsHave:
    """Spells of this quality that you cast, from whatever zone or only from ``from_zone`` ("exile"), have a keyword (604.1)."""

    keyword: str
    quality: Quality = ANYTHING
    from_zone: str = ""


@dataclass(frozen=True)
class CantBlockWith:
    """Those players can't block with creatures of this quality (509.1b)."""

    who: Who
    quality: Quality


@dataclass(frozen=True)
class CantAttackOrBlock:
    """Creatures of this quality can't attack or block (508.1c, 509.1b)."""

    quality: Quality


@dataclass(frozen=True)
class BeginsOnBattlefield:
    """It may start on the battlefield from the opening hand (103.6a). Nothing once a game is on."""


Static: TypeAlias = (
    CostsMore | CostsLess | ThisCostsLess | CostsAtLeast | SpendsNoMana | SpendsOnlyCreatureMana | LifeForMana | MayPayRather
    | OwnAlternativeCost | AdditionalCost | CastWithoutPaying | CastFromLibraryTop | CastThisFrom | TopCardRevealed
    | GraveyardEscape | CantCast | CantActivate | SpellsPerTurn | OnlyAsSorcery | AsThoughFlash | TriggersAgain
    | EnteringTriggersNothing | ExileInstead | DrawsOneMore | MayEnterAsCopy | EntersWithChoice | EntersWithCounters | Anthem
    | Is | LoseAbilities | DefinesSize | AllColors | IdentityUnaffected | GrantsEvoke | SpellsHave | CantBlockWith
    | CantAttackOrBlock | BeginsOnBattlefield | AdditionalCostChoice | EntersTapped
)  # fmt: skip
