"""What is cast, when and for what cost (601.2, 601.3, 118.7-118.9), and what spells have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle.abilities.costs import Cost
from oracle.abilities.qualities import ANYTHING, Quality, Who
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
class ThisCostsLessForSpells:
    """This spell costs less, once for each other spell that was cast this turn, whoever cast it (113.6d, 601.2f)."""

    mana: ManaCost


@dataclass(frozen=True)
class CostsAtLeast:
    """Each spell that would cost less than this much mana costs this much, while the source is untapped (601.2f, last)."""

    amount: int


@dataclass(frozen=True)
class CantBeCountered:
    """This spell can't be countered by spells and abilities (701.6, 101.2)."""


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
class CantPlayLands:
    """Those players can't play lands of this quality (305.1, 101.2)."""

    who: Who
    quality: Quality


@dataclass(frozen=True)
class CantActivate:
    """Those players can't activate abilities of permanents of this quality (602.5), mana abilities among them if ``mana_too``."""

    who: Who
    quality: Quality
    when: When = When.ALWAYS
    mana_too: bool = True


@dataclass(frozen=True)
class AbilitiesCostLess:
    """Activated abilities of permanents of this quality cost less to activate, but not less than one mana (118.7, 601.2f)."""

    mana: ManaCost
    quality: Quality


@dataclass(frozen=True)
class NoTargetOfAbilities:
    """Permanents of this quality can't be the targets of abilities of sources of the quality ``of`` (101.2)."""

    quality: Quality
    of: Quality


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


CastingStatic: TypeAlias = (
    CostsMore | CostsLess | ThisCostsLess | ThisCostsLessForSpells | CostsAtLeast | CantBeCountered | SpendsNoMana
    | SpendsOnlyCreatureMana | LifeForMana
    | MayPayRather | OwnAlternativeCost | AdditionalCost | AdditionalCostChoice | CastWithoutPaying | CastFromLibraryTop
    | CastThisFrom | TopCardRevealed | GraveyardEscape | CantCast | CantPlayLands | CantActivate | SpellsPerTurn | OnlyAsSorcery
    | AbilitiesCostLess | NoTargetOfAbilities
    | AsThoughFlash | GrantsEvoke | SpellsHave
)  # fmt: skip
