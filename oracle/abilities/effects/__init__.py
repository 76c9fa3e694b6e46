"""Instructions that a resolving spell or ability carries out (608.2c), each a frozen value.

References (``what``) name objects, `Who` names players, both seen from the ability's controller. The rules that carry
them out are in ``oracle.instructions``.
"""

from __future__ import annotations

from typing import TypeAlias

from oracle.abilities.effects.changing import (
    Attach,
    Becomes,
    ExchangeControl,
    GainAbility,
    GainControl,
    PhaseOut,
    Pump,
    PumpEach,
    PutCounterOnEither,
    PutCounters,
    PutCountersOnEach,
    Regenerate,
    RemoveFromCombat,
    Tap,
    TapEach,
    Transform,
    Untap,
    UntapEach,
)
from oracle.abilities.effects.choices import IfItIs, IfPaid, IfYouControl, May, MayPay
from oracle.abilities.effects.counters import (
    Blights,
    GetCounters,
    LoseCounters,
    MoveAllCounters,
    MoveCounter,
    Proliferate,
    RemoveAllCounters,
    RemoveCounterOrSacrifice,
    RemoveCountersFrom,
    RemoveCountersFromEach,
)
from oracle.abilities.effects.damage import (
    DealDamage,
    DealDamageAtOnce,
    DealDamageDivided,
    DealDamageToEach,
    Fight,
    PreventAll,
    PreventNext,
    PreventNextDivided,
    PreventNextTime,
    Rather,
)
from oracle.abilities.effects.lasting import AtEndOfCombat, ForThisTurn, Goad, WhenItDies
from oracle.abilities.effects.leave import (
    CastCopyOfExiled,
    CastFromThisTurn,
    CastIt,
    CastItFree,
    ChooseExiledAndPlayFree,
    ExileInsteadThisTurn,
    FlashUntilYourNextTurn,
    MayCastWhileExiled,
    NextSpellHas,
    PlayThisTurn,
)
from oracle.abilities.effects.making import CreateTokenCopy, CreateTokens
from oracle.abilities.effects.moving import (
    ChooseOneOfThem,
    ChoosePermanent,
    Destroy,
    DestroyEach,
    Exile,
    ExileEach,
    ExileGraveyards,
    ExileTop,
    ExileUntilLeaves,
    Imprint,
    Place,
    PutEachOntoBattlefield,
    PutFromHand,
    PutGraveyardOnBottom,
    PutInto,
    PutOntoBattlefield,
    PutOnTopOrBottom,
    ReturnChosen,
    RevealTop,
    SacrificeChosen,
    SacrificeIt,
    SacrificeUnlikeChosen,
    Scry,
    SearchEverywhereAndExile,
    SearchLandToHand,
    SearchOntoBattlefield,
    SearchToTop,
    Surveil,
    TakeFromTop,
)
from oracle.abilities.effects.players import (
    AddMana,
    CantGainLifeAnyMore,
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseOpponent,
    ChooseRevealed,
    Connive,
    Discard,
    DiscardIt,
    Draw,
    GainLife,
    LifeBecomes,
    LoseLife,
    RevealHand,
)
from oracle.abilities.effects.stack import ChooseNewTargets, CopyAllYouControl, CopyIt, CounterIt, EndTheTurn
from oracle.abilities.qualities import IT

Effect: TypeAlias = (
    Draw | Discard | Destroy | DestroyEach | Exile | ExileUntilLeaves | PutInto | PutOntoBattlefield | PutFromHand
    | SacrificeIt | SacrificeChosen | CounterIt | DealDamage | DealDamageAtOnce | Fight
    | DealDamageToEach | DealDamageDivided
    | PreventNext | PreventNextDivided | PreventNextTime | PreventAll | ForThisTurn | Goad | AtEndOfCombat
    | GainLife | LoseLife | Pump | PumpEach | GainAbility | Becomes
    | GainControl | ExchangeControl | Untap | Tap | PhaseOut | Regenerate | RemoveFromCombat | PutCounters | PutCountersOnEach
    | CreateTokens | CreateTokenCopy | CopyIt | ChooseNewTargets | EndTheTurn | AddMana | CastFromThisTurn
    | ExileInsteadThisTurn | ChooseExiledAndPlayFree | PutOnTopOrBottom | PutGraveyardOnBottom | RevealHand | ChooseRevealed
    | DiscardIt | Connive | CastItFree | CastIt | CastCopyOfExiled | Imprint | ChooseOpponent | ExileGraveyards | ExileTop
    | PlayThisTurn | MayCastWhileExiled | FlashUntilYourNextTurn | May | MayPay | IfItIs | IfPaid | IfYouControl | Scry | Surveil
    | TakeFromTop | ExileEach | PutEachOntoBattlefield | PutCounterOnEither | RevealTop | NextSpellHas | ChooseOneOfThem
    | ChoosePermanent | ReturnChosen | SearchToTop
    | Attach | ChooseColor | ChooseCreatureType | ChooseCardName
    | SearchLandToHand | SearchOntoBattlefield | SearchEverywhereAndExile
    | Transform | SacrificeUnlikeChosen | CopyAllYouControl | GetCounters | RemoveCountersFrom | Proliferate
    | LifeBecomes | CantGainLifeAnyMore | WhenItDies | LoseCounters | Blights | RemoveCountersFromEach | MoveCounter
    | MoveAllCounters | RemoveAllCounters | RemoveCounterOrSacrifice | TapEach | UntapEach
)  # fmt: skip

__all__ = [
    "IT",
    "AddMana",
    "AtEndOfCombat",
    "Attach",
    "Becomes",
    "Blights",
    "CantGainLifeAnyMore",
    "CastCopyOfExiled",
    "CastFromThisTurn",
    "CastIt",
    "CastItFree",
    "ChooseCardName",
    "ChooseColor",
    "ChooseCreatureType",
    "ChooseExiledAndPlayFree",
    "ChooseNewTargets",
    "ChooseOneOfThem",
    "ChooseOpponent",
    "ChoosePermanent",
    "ChooseRevealed",
    "Connive",
    "CopyAllYouControl",
    "CopyIt",
    "CounterIt",
    "CreateTokenCopy",
    "CreateTokens",
    "DealDamage",
    "DealDamageAtOnce",
    "DealDamageDivided",
    "DealDamageToEach",
    "Destroy",
    "DestroyEach",
    "Discard",
    "DiscardIt",
    "Draw",
    "Effect",
    "EndTheTurn",
    "ExchangeControl",
    "Exile",
    "ExileEach",
    "ExileGraveyards",
    "ExileInsteadThisTurn",
    "ExileTop",
    "ExileUntilLeaves",
    "Fight",
    "FlashUntilYourNextTurn",
    "ForThisTurn",
    "GainAbility",
    "GainControl",
    "GainLife",
    "GetCounters",
    "Goad",
    "IfItIs",
    "IfPaid",
    "IfYouControl",
    "Imprint",
    "LifeBecomes",
    "LoseCounters",
    "LoseLife",
    "May",
    "MayCastWhileExiled",
    "MayPay",
    "MoveAllCounters",
    "MoveCounter",
    "NextSpellHas",
    "PhaseOut",
    "Place",
    "PlayThisTurn",
    "PreventAll",
    "PreventNext",
    "PreventNextDivided",
    "PreventNextTime",
    "Proliferate",
    "Pump",
    "PumpEach",
    "PutCounterOnEither",
    "PutCounters",
    "PutCountersOnEach",
    "PutEachOntoBattlefield",
    "PutFromHand",
    "PutGraveyardOnBottom",
    "PutInto",
    "PutOnTopOrBottom",
    "PutOntoBattlefield",
    "Rather",
    "Regenerate",
    "RemoveAllCounters",
    "RemoveCounterOrSacrifice",
    "RemoveCountersFrom",
    "RemoveCountersFromEach",
    "RemoveFromCombat",
    "ReturnChosen",
    "RevealHand",
    "RevealTop",
    "SacrificeChosen",
    "SacrificeIt",
    "SacrificeUnlikeChosen",
    "Scry",
    "SearchEverywhereAndExile",
    "SearchLandToHand",
    "SearchOntoBattlefield",
    "SearchToTop",
    "Surveil",
    "TakeFromTop",
    "Tap",
    "TapEach",
    "Transform",
    "Untap",
    "UntapEach",
    "WhenItDies",
]
