"""Abilities that are simply true while they function (604), each a frozen value; a module for each subject.

``who`` says whose spells, permanents or actions are meant, seen from the controller of the source.
"""

from __future__ import annotations

from typing import TypeAlias

from oracle.abilities.statics.casting import (
    AbilitiesCostLess,
    AdditionalCost,
    AdditionalCostChoice,
    AsThoughFlash,
    CantActivate,
    CantBeCountered,
    CantCast,
    CantPlayLands,
    CastFromLibraryTop,
    CastingStatic,
    CastThisFrom,
    CastWithoutPaying,
    CostsAtLeast,
    CostsLess,
    CostsMore,
    GrantsEvoke,
    GraveyardEscape,
    LifeForMana,
    MayPayRather,
    NoTargetOfAbilities,
    OnlyAsSorcery,
    OwnAlternativeCost,
    SpellsHave,
    SpellsPerTurn,
    SpendsNoMana,
    SpendsOnlyCreatureMana,
    ThisCostsLess,
    ThisCostsLessForSpells,
    TopCardRevealed,
    When,
)
from oracle.abilities.statics.characteristics import (
    AllColors,
    Anthem,
    CharacteristicsStatic,
    ChosenNumberIsPower,
    ControlsAttached,
    DefinesSize,
    IdentityUnaffected,
    Is,
    LoseAbilities,
    LoseKeywords,
)
from oracle.abilities.statics.combat import (
    AssignsAsThoughUnblocked,
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    CantBlockWith,
    CantFightAlone,
    CombatStatic,
    CostToAttack,
    CostToBlock,
    FewAttackOrBlock,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from oracle.abilities.statics.counters import CantGetCounters, CantHaveCounters, CountersStatic, MoreCounters, OneCounterThisTurn
from oracle.abilities.statics.damage import (
    EVERY_DAMAGE,
    CountersInstead,
    DamageBy,
    DamageCantBePrevented,
    DamageStatic,
    DealtAsThough,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
)
from oracle.abilities.statics.entering import (
    BeginsOnBattlefield,
    EnteringStatic,
    EntersAsChosen,
    EntersTapped,
    EntersWithChoice,
    EntersWithChosenCounter,
    EntersWithCounters,
    EnterWithMore,
    MayEnterAsCopy,
    OnlyForAnte,
    TurnsOthersFaceDown,
)
from oracle.abilities.statics.hands import MaximumHandSize
from oracle.abilities.statics.life import (
    CantGainLife,
    CantLose,
    DamageLeavesOneLife,
    DoesntLoseForLife,
    LifeCantChange,
    LifeStatic,
    LosesMoreLife,
    MoreLife,
)
from oracle.abilities.statics.replacing import (
    CantBeRegenerated,
    DrawsOneMore,
    ExileInstead,
    MoreTokens,
    ReplacingStatic,
    ShuffledInstead,
)
from oracle.abilities.statics.triggering import (
    EnteringTriggersNothing,
    TriggeringStatic,
    TriggersAgain,
)
from oracle.abilities.statics.untapping import DoesntUntap, FewUntap, MayStayTapped, UntappingStatic

Everywhere: TypeAlias = (
    EnteringStatic | AdditionalCost | AdditionalCostChoice | AllColors | CantBeCountered | CastThisFrom | ControlsAttached
    | ChosenNumberIsPower
    | DefinesSize | IdentityUnaffected | OwnAlternativeCost | ShuffledInstead | SpendsNoMana | SpendsOnlyCreatureMana
    | ThisCostsLess
    | ThisCostsLessForSpells
)  # fmt: skip
"""The static abilities that function elsewhere too than on the battlefield, or as their object enters it, or before other effects
are known (113.6, 613.1b): no condition of theirs is looked at.
"""

Layered: TypeAlias = Anthem | Is | LoseAbilities | LoseKeywords | SpellsHave
"""Those that change characteristics of objects, beside those that define their own object's (604.3)."""

Static: TypeAlias = (
    CastingStatic
    | CharacteristicsStatic
    | CombatStatic
    | CountersStatic
    | DamageStatic
    | EnteringStatic
    | MaximumHandSize
    | LifeStatic
    | ReplacingStatic
    | TriggeringStatic
    | UntappingStatic
)

__all__ = [
    "EVERY_DAMAGE",
    "AbilitiesCostLess",
    "AdditionalCost",
    "AdditionalCostChoice",
    "AllColors",
    "Anthem",
    "AsThoughFlash",
    "AssignsAsThoughUnblocked",
    "BeginsOnBattlefield",
    "BlockedBySoMany",
    "BlockedOnlyBy",
    "BlocksOnly",
    "CanBlockMore",
    "CantActivate",
    "CantAttack",
    "CantAttackOrBlock",
    "CantBeBlocked",
    "CantBeCountered",
    "CantBeRegenerated",
    "CantBlock",
    "CantBlockWith",
    "CantCast",
    "CantFightAlone",
    "CantGainLife",
    "CantGetCounters",
    "CantHaveCounters",
    "CantLose",
    "CantPlayLands",
    "CastFromLibraryTop",
    "CastThisFrom",
    "CastWithoutPaying",
    "CastingStatic",
    "CharacteristicsStatic",
    "ChosenNumberIsPower",
    "CombatStatic",
    "ControlsAttached",
    "CostToAttack",
    "CostToBlock",
    "CostsAtLeast",
    "CostsLess",
    "CostsMore",
    "CountersInstead",
    "CountersStatic",
    "DamageBy",
    "DamageCantBePrevented",
    "DamageLeavesOneLife",
    "DamageStatic",
    "DealtAsThough",
    "DefinesSize",
    "DoesntLoseForLife",
    "DoesntUntap",
    "DrawsOneMore",
    "EnterWithMore",
    "EnteringStatic",
    "EnteringTriggersNothing",
    "EntersAsChosen",
    "EntersTapped",
    "EntersWithChoice",
    "EntersWithChosenCounter",
    "EntersWithCounters",
    "Everywhere",
    "ExileInstead",
    "FewAttackOrBlock",
    "FewUntap",
    "GrantsEvoke",
    "GraveyardEscape",
    "HalvesDamage",
    "IdentityUnaffected",
    "Is",
    "Layered",
    "LifeCantChange",
    "LifeForMana",
    "LifeStatic",
    "LoseAbilities",
    "LoseKeywords",
    "LosesMoreLife",
    "MaximumHandSize",
    "MayEnterAsCopy",
    "MayPayRather",
    "MayStayTapped",
    "MoreCounters",
    "MoreLife",
    "MoreTokens",
    "MultipliesDamage",
    "MustAttack",
    "MustBeBlocked",
    "MustBlock",
    "NoTargetOfAbilities",
    "OneCounterThisTurn",
    "OnlyAsSorcery",
    "OnlyForAnte",
    "OwnAlternativeCost",
    "PreventsDamage",
    "RedirectsDamage",
    "ReplacingStatic",
    "ShuffledInstead",
    "SpellsHave",
    "SpellsPerTurn",
    "SpendsNoMana",
    "SpendsOnlyCreatureMana",
    "ThisCostsLess",
    "ThisCostsLessForSpells",
    "TopCardRevealed",
    "TriggeringStatic",
    "TriggersAgain",
    "TurnsOthersFaceDown",
    "UntappingStatic",
    "When",
]
