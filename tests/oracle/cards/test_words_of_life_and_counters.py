"""Facts about life, counters and creatures that deal damage that nobody has printed yet: whatever has words is read back."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.conditions import Condition, NoneOnBattlefield
from oracle.abilities.costs import Cost, CostPart, PutCounterOnThis, RemoveCounters, SacrificeThis
from oracle.abilities.effects import (
    DealDamage,
    DealDamageAtOnce,
    DealDamageToEach,
    Effect,
    Fight,
    GainLife,
    LoseLife,
    MoveAllCounters,
    Place,
    PreventNext,
    PutCounters,
    PutCountersOnEach,
    PutInto,
    RemoveAllCounters,
    RemoveCounterOrSacrifice,
    SacrificeChosen,
    TapEach,
    UntapEach,
)
from oracle.abilities.events import AtBeginning, DealsDamage, Event, GainsLife, IsDealtDamage, LosesLife, PutsCounters
from oracle.abilities.kinds import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import (
    CREATURE,
    IT,
    Amount,
    ControllerOf,
    CountOf,
    GreatestPower,
    Kind,
    Named,
    Quality,
    Target,
    Targeted,
    Who,
)
from oracle.abilities.statics import LoseKeywords
from oracle.cards.keyword_names import KEYWORDS
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics

KIND = st.sampled_from(["+1/+1", "-1/-1", "charge"])
QUALITIES = st.builds(
    Quality,
    types=st.sampled_from([("Creature",), ("Artifact",), ("Artifact", "Creature")]),
    subtypes=st.sampled_from([(), ("Cleric",)]),
    controller=st.sampled_from([None, Who.YOU, Who.OPPONENT, Who.NOT_YOU]),
    other=st.booleans(),
)
AMOUNT = st.one_of(
    st.integers(1, 9),
    st.just(Amount.THAT_MUCH),
    st.just(Amount.X),
    st.builds(GreatestPower, QUALITIES),
    st.builds(CountOf, QUALITIES),
)
PLAYERS = st.sampled_from([Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.THAT_PLAYER, ControllerOf(Named.EVENT)])
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(GainsLife, st.sampled_from([Who.YOU, Who.OPPONENT, Who.ANYONE])),
    st.builds(LosesLife, st.sampled_from([Who.YOU, Who.OPPONENT, Who.ANYONE])),
    st.builds(PutsCounters, st.sampled_from([Who.YOU, Who.ANYONE]), KIND, QUALITIES),
    st.just(AtBeginning("upkeep", Who.EACH_PLAYER)),
    st.just(IsDealtDamage(CREATURE)),
    st.just(DealsDamage(to_players=Who.ANYONE)),
)
EFFECTS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(GainLife, st.just(Who.YOU), AMOUNT),
    st.builds(LoseLife, PLAYERS, AMOUNT),
    st.builds(DealDamage, AMOUNT, PLAYERS),
    st.builds(DealDamageToEach, AMOUNT, QUALITIES, st.sampled_from([None, Who.EACH_PLAYER])),
    st.builds(PutCounters, KIND, AMOUNT, st.just(Named.THIS)),
    st.builds(PutCountersOnEach, KIND, AMOUNT, QUALITIES),
    st.builds(SacrificeChosen, PLAYERS, QUALITIES, AMOUNT),
    st.builds(RemoveCounterOrSacrifice, KIND),
    st.builds(TapEach, QUALITIES),
    st.builds(UntapEach, QUALITIES),
)
DAMAGE = st.builds(DealDamage, st.integers(1, 9), st.sampled_from([Who.YOU, Who.EACH_OPPONENT]))
ON_TARGETS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(Fight, st.sampled_from([IT, Named.THIS]), st.just(Targeted(1))),
    st.just(DealDamage(Amount.ITS_POWER, Targeted(1), IT)),
    st.just(MoveAllCounters(IT, Targeted(1))),
    st.builds(lambda one, other: DealDamageAtOnce((one, DealDamage(3), other)), DAMAGE, DAMAGE),
    st.builds(PreventNext, st.integers(1, 9), radiance=st.booleans()),
    st.just(RemoveAllCounters()),
)
TARGETS = st.builds(
    lambda first, second: (Target(quality=first), second),
    QUALITIES,
    st.one_of(
        st.builds(lambda found: Target(quality=found), QUALITIES),
        st.just(Target(quality=CREATURE, another=True)),
        st.sampled_from([Target(Kind.PLAYER_OR_PLANESWALKER), Target(Kind.PLAYER_OR_PLANESWALKER, whose=Who.OPPONENT)]),
    ),
)
CONDITIONS: st.SearchStrategy[Condition | None] = st.one_of(st.none(), st.builds(NoneOnBattlefield, QUALITIES))
PARTS: st.SearchStrategy[CostPart] = st.one_of(
    st.builds(RemoveCounters, KIND, st.integers(1, 4)), st.builds(PutCounterOnThis, KIND), st.just(SacrificeThis())
)


def check(ability: Ability, types: tuple[str, ...] = ("Creature",)) -> None:
    """What has words reads as what it was; of what has none there is nothing to check."""
    card = Characteristics("Quorble", (), types=types, abilities=(ability,))
    try:
        text = render(card)
    except ValueError:
        return
    assert read_abilities(card, text) == card.abilities


@settings(max_examples=60, deadline=None)
@given(EVENTS, EFFECTS, CONDITIONS)
def test_triggered_abilities(event: Event, effect: Effect, condition: Condition | None) -> None:
    check(TriggeredAbility(event, (effect,), condition=condition))


@settings(max_examples=60, deadline=None)
@given(PARTS, EFFECTS)
def test_activated_abilities(part: CostPart, effect: Effect) -> None:
    check(ActivatedAbility(Cost(None, (part,)), (effect,)))


@settings(max_examples=60, deadline=None)
@given(st.lists(EFFECTS, min_size=1, max_size=2).map(tuple))
def test_spells_without_targets(effects: tuple[Effect, ...]) -> None:
    check(SpellAbility(effects), ("Sorcery",))
    check(SpellAbility((*effects, PutInto(Place.LIBRARY_SHUFFLED, Named.THIS))), ("Sorcery",))


@settings(max_examples=60, deadline=None)
@given(ON_TARGETS, TARGETS)
def test_spells_with_targets(effect: Effect, targets: tuple[Target, ...]) -> None:
    for number in (1, 2):
        check(SpellAbility((effect,), targets[:number]), ("Sorcery",))


@settings(max_examples=40, deadline=None)
@given(QUALITIES, st.sampled_from(KEYWORDS), st.booleans())
def test_keywords_that_are_lost_for_good(quality: Quality, keyword: str, for_good: bool) -> None:
    check(StaticAbility(LoseKeywords(quality, (keyword,), for_good=for_good)))
