"""The triggered abilities that objects have, those that keywords stand for among them (702), and the word for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oracle.abilities.effects import CounterIt, GetCounters, Pump, SacrificeAtEndOfCombat, SacrificeChosen
from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    BecomesTapped,
    BecomesTarget,
    CastsSpell,
    DealsDamage,
    Dies,
    Enters,
    Event,
    GainsLife,
    IsDealtDamage,
    LeavesBattlefield,
    LosesLife,
    Proliferates,
    PutsCounters,
    Sacrifices,
)
from oracle.abilities.kinds import Ability, CostKeyword, Evoke, Keyword, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, Named, Quality, Who
from oracle.keywords import conspire
from oracle.keywords.evoke import sacrifice_trigger
from oracle.keywords.returning import PERSIST, UNDYING

PROWESS = TriggeredAbility(CastsSpell(Who.YOU, Quality(not_types=("Creature",))), (Pump(Named.THIS, power=1, toughness=1),))
"""Prowess (702.108a)."""

EXALTED = TriggeredAbility(Attacks(Quality(types=("Creature",), controller=Who.YOU), alone=True), (Pump(Named.EVENT, 1, 1),))
"""Exalted (702.83a)."""

DECAYED = TriggeredAbility(Attacks(), (SacrificeAtEndOfCombat(),))
"""The triggered half of decayed (702.147a); the other half is in ``oracle.combat.blocks``."""

_STAND_FOR = {
    conspire.NAME: conspire.CONSPIRE,
    "decayed": DECAYED,
    "exalted": EXALTED,
    "persist": PERSIST,
    "prowess": PROWESS,
    "undying": UNDYING,
}

KEYWORD_WORDS = (
    "annihilator", conspire.NAME, "decayed", "evoke", "exalted", "persist", "poisonous", "prowess", "rebound", "undying", "ward",
)  # fmt: skip
"""The keywords that stand for triggered abilities, each the word for its ability."""

_WORDS: dict[type[Event], str] = {
    Enters: "enters",
    LeavesBattlefield: "leaves",
    Dies: "dies",
    CastsSpell: "cast",
    Sacrifices: "sacrifice",
    Attacks: "attacks",
    BecomesTapped: "tapped",
    BecomesTarget: "other",
    Proliferates: "other",
    DealsDamage: "damage",
    IsDealtDamage: "damage",
    GainsLife: "life",
    LosesLife: "life",
    PutsCounters: "counters",
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
        elif isinstance(ability, CostKeyword) and ability.name == "ward":
            yield ward(ability), "ward"
        elif isinstance(ability, Keyword) and ability.name in _STAND_FOR:
            yield _STAND_FOR[ability.name], ability.name
        elif isinstance(ability, Keyword) and ability.name == "annihilator":
            yield annihilator(ability), "annihilator"
        elif isinstance(ability, Keyword) and ability.name == "poisonous":
            yield poisonous(ability), "poisonous"


def annihilator(ability: Keyword) -> TriggeredAbility:
    """Annihilator with its number (702.86a): the defending player is the player of the event."""
    assert ability.number is not None
    return TriggeredAbility(Attacks(), (SacrificeChosen(Who.THAT_PLAYER, ANYTHING, ability.number),))


def poisonous(ability: Keyword) -> TriggeredAbility:
    """Poisonous with its number (702.70a): the player who is dealt the damage is the player of the event."""
    assert ability.number is not None
    dealt = DealsDamage(to_players=Who.ANYONE, combat=True)
    return TriggeredAbility(dealt, (GetCounters(Who.THAT_PLAYER, "poison", ability.number),))


def ward(ability: CostKeyword) -> TriggeredAbility:
    """Ward with its cost (702.21a): the spell or ability is the object of the event."""
    return TriggeredAbility(BecomesTarget(Who.OPPONENT), (CounterIt(Named.EVENT, unless=ability.cost),))


def _word(event: Event) -> str:
    if isinstance(event, AtBeginning):
        return event.step if event.step in ("upkeep", "end step") else "other"
    return _WORDS.get(type(event), "enters")
