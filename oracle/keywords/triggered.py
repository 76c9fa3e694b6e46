"""The triggered abilities that objects have, those that keywords stand for among them (702), and the word for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from oracle.abilities.effects import (
    AtEndOfCombat,
    CounterIt,
    ForThisCombat,
    GetCounters,
    LoseLife,
    May,
    Pump,
    PumpEach,
    PumpForEach,
    SacrificeChosen,
    SacrificeIt,
    SearchNamedToHand,
    Untap,
)
from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    BlocksOrBecomesBlocked,
    CastsSpell,
    CyclesThis,
    DealsDamage,
    DealTogether,
    Dies,
    Done,
    Enters,
    EntersOrAttacks,
    Event,
    GainsLife,
    IsDealtDamage,
    IsTurnedFaceUp,
    LeavesBattlefield,
    LosesControl,
    LosesLife,
    OnBattlefield,
    PlayerAttacks,
    Proliferates,
    PutsCounters,
    PutsSticker,
    Sacrifices,
    TappedOrUsed,
)
from oracle.abilities.kinds import Ability, CostKeyword, Evoke, Keyword, PartnerWith, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, IT, ITSELF, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import MustBlock
from oracle.keywords import conspire, fading, once_triggered
from oracle.keywords.evoke import sacrifice_trigger
from oracle.keywords.returning import PERSIST, UNDYING

PROWESS = TriggeredAbility(CastsSpell(Who.YOU, Quality(not_types=("Creature",))), (Pump(Named.THIS, power=1, toughness=1),))
"""Prowess (702.108a)."""

EXALTED = TriggeredAbility(Attacks(Quality(types=("Creature",), controller=Who.YOU), alone=True), (Pump(Named.EVENT, 1, 1),))
"""Exalted (702.83a)."""

FLANKING = TriggeredAbility(BecomesBlocked(by=Quality(types=("Creature",), without="flanking")), (Pump(Named.EVENT, -1, -1),))
"""Flanking (702.25a)."""

BATTLE_CRY = TriggeredAbility(Attacks(), (PumpEach(Quality(types=("Creature",), attacking=True, other=True), power=1),))
"""Battle cry (702.91a)."""

MELEE = TriggeredAbility(Attacks(), (PumpForEach(Named.THIS, 1, 1, Amount.OPPONENTS_ATTACKED),))
"""Melee (702.121a)."""

PROVOKE = TriggeredAbility(
    Attacks(),
    (May((ForThisCombat(MustBlock(attackers=ITSELF), IT), Untap(IT))),),
    (Target(quality=Quality(types=("Creature",), controller=Who.THAT_PLAYER)),),
)
"""Provoke (702.39a): the defending player is the player of the event."""

DECAYED = TriggeredAbility(Attacks(), (AtEndOfCombat(SacrificeIt(by=Who.YOU)),))
"""The triggered half of decayed (702.147a); the other half is in ``oracle.combat.evasion``."""

_STAND_FOR = {
    "battle cry": BATTLE_CRY,
    conspire.NAME: conspire.CONSPIRE,
    "decayed": DECAYED,
    "exalted": EXALTED,
    fading.NAME: fading.FADES,
    "flanking": FLANKING,
    "melee": MELEE,
    "persist": PERSIST,
    "provoke": PROVOKE,
    "prowess": PROWESS,
    "undying": UNDYING,
}

_WORDS: dict[type[Event], str] = {
    Enters: "enters",
    EntersOrAttacks: "enters",
    LeavesBattlefield: "leaves",
    Dies: "dies",
    CastsSpell: "cast",
    Sacrifices: "sacrifice",
    Attacks: "attacks",
    PlayerAttacks: "attacks",
    AttacksOrBlocks: "other",
    AttacksUnblocked: "other",
    BecomesBlocked: "other",
    Blocks: "other",
    BlocksOrBecomesBlocked: "other",
    BecomesTapped: "tapped",
    TappedOrUsed: "other",
    BecomesTarget: "other",
    BecomesUnattached: "other",
    CyclesThis: "other",
    IsTurnedFaceUp: "other",
    Done: "other",
    LosesControl: "other",
    Proliferates: "other",
    DealsDamage: "damage",
    DealTogether: "damage",
    IsDealtDamage: "damage",
    GainsLife: "life",
    LosesLife: "life",
    PutsCounters: "counters",
    OnBattlefield: "other",
    PutsSticker: "sticker",
}


def triggered(abilities: Iterable[Ability]) -> Iterator[tuple[TriggeredAbility, str]]:
    """The triggered abilities among these, each with the word by which the contract knows it. One of several conditions
    joined by "or" has the word of what happened, which is told when it triggers.
    """
    for ability in abilities:
        if isinstance(ability, TriggeredAbility):
            yield ability, _word(ability.event)
        elif isinstance(ability, Evoke):
            yield sacrifice_trigger(ability), "evoke"
        elif isinstance(ability, PartnerWith):
            yield partner(ability), "partner with"
        elif isinstance(ability, CostKeyword) and ability.name == "ward":
            yield ward(ability), "ward"
        elif isinstance(ability, Keyword) and ability.name in _STAND_FOR:
            yield _STAND_FOR[ability.name], ability.name
        elif isinstance(ability, Keyword) and ability.name in _WITH_A_NUMBER:
            assert ability.number is not None
            yield _WITH_A_NUMBER[ability.name](ability.number), ability.name


def annihilator(number: int) -> TriggeredAbility:
    """Annihilator with its number (702.86a): the defending player is the player of the event."""
    return TriggeredAbility(Attacks(), (SacrificeChosen(Who.THAT_PLAYER, ANYTHING, number),))


def poisonous(number: int) -> TriggeredAbility:
    """Poisonous with its number (702.70a): the player who is dealt the damage is the player of the event."""
    dealt = DealsDamage(to_players=Who.ANYONE, combat=True)
    return TriggeredAbility(dealt, (GetCounters(Who.THAT_PLAYER, "poison", number),))


def bushido(number: int) -> TriggeredAbility:
    """Bushido with its number (702.45a)."""
    return TriggeredAbility(BlocksOrBecomesBlocked(), (Pump(Named.THIS, number, number),))


def rampage(number: int) -> TriggeredAbility:
    """Rampage with its number (702.23a), which counts the blocking creatures as it resolves (702.23b)."""
    more = PumpForEach(Named.THIS, number, number, Amount.FURTHER_BLOCKERS)
    return TriggeredAbility(BecomesBlocked(), (more,))


def afflict(number: int) -> TriggeredAbility:
    """Afflict with its number (702.130a): the defending player is the player of the event."""
    return TriggeredAbility(BecomesBlocked(), (LoseLife(Who.THAT_PLAYER, number),))


_WITH_A_NUMBER: Mapping[str, Callable[[int], TriggeredAbility]] = {
    "afflict": afflict,
    "annihilator": annihilator,
    "bushido": bushido,
    "poisonous": poisonous,
    "rampage": rampage,
}

KEYWORD_WORDS = frozenset((*_STAND_FOR, *_WITH_A_NUMBER, *once_triggered.WORDS, "evoke", "partner with", "rebound", "ward"))
"""The keywords that stand for triggered abilities, or stood for one once, each the word for its ability."""


def partner(ability: PartnerWith) -> TriggeredAbility:
    """The triggered half of "partner with" (702.124j), in which another player than its controller can be the target."""
    return TriggeredAbility(Enters(), (SearchNamedToHand(ability.name, Who.TARGET_PLAYER),), (Target(Kind.PLAYER),))


def ward(ability: CostKeyword) -> TriggeredAbility:
    """Ward with its cost (702.21a): the spell or ability is the object of the event."""
    return TriggeredAbility(BecomesTarget(Who.OPPONENT), (CounterIt(Named.EVENT, unless=ability.cost),))


def _word(event: Event) -> str:
    if isinstance(event, AtBeginning):
        return event.step if event.step in ("upkeep", "end step") else "other"
    return _WORDS[type(event)]
