"""Facts about damage that nobody has printed yet: whatever has words is read back as it was."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.effects import GainLife, PutCounters
from oracle.abilities.events import DealsDamage, Dies, Event, IsDealtDamage
from oracle.abilities.kinds import StaticAbility, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, Amount, Named, Quality, Who
from oracle.abilities.statics import (
    CountersInstead,
    DamageBy,
    DamageCantBePrevented,
    DealtAsThough,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
    Static,
)
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics

WHO = st.sampled_from([Who.YOU, Who.OPPONENT, Who.ANYONE, None])
QUALITIES = st.builds(
    Quality,
    types=st.sampled_from([(), ("Creature",), ("Artifact", "Creature"), ("Planeswalker",)]),
    subtypes=st.sampled_from([(), ("Cleric",)]),
    colors=st.sampled_from([(), ("R",)]),
    controller=st.sampled_from([None, Who.YOU, Who.OPPONENT]),
    other=st.booleans(),
)
ITSELF = st.just(Quality(itself=True))
COMBAT = st.sampled_from([None, True, False])
SMALL = st.integers(1, 9)
WHICH = st.builds(
    DamageBy,
    st.one_of(st.just(ANYTHING), QUALITIES, ITSELF),
    COMBAT,
    WHO,
    st.one_of(st.just(ANYTHING), st.none(), QUALITIES, ITSELF),
)
PUT = st.builds(PutCounters, st.just("-1/-1"), st.just(Amount.THAT_MUCH), st.sampled_from([Named.THIS, Named.EVENT]))
STATICS: st.SearchStrategy[Static] = st.one_of(
    st.builds(MultipliesDamage, WHICH, st.sampled_from([2, 3])),
    st.builds(MultipliesDamage, WHICH, plus=SMALL),
    st.builds(HalvesDamage, WHICH),
    st.builds(PreventsDamage, WHICH, st.one_of(st.none(), SMALL)),
    st.builds(PreventsDamage, WHICH, half=st.just(True)),
    st.builds(PreventsDamage, WHICH, also=st.tuples(PUT)),
    st.builds(RedirectsDamage, WHICH, st.sampled_from([Named.THIS, Named.ATTACHED])),
    st.builds(CountersInstead, st.just("-1/-1"), WHICH),
    st.builds(DamageCantBePrevented, WHICH),
    st.builds(DealtAsThough, st.sampled_from(["wither", "infect"]), WHICH, st.one_of(st.none(), SMALL)),
)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(DealsDamage, QUALITIES, WHO, st.sampled_from([None, ANYTHING]), COMBAT),
    st.builds(IsDealtDamage, st.one_of(st.none(), QUALITIES), WHO, st.one_of(st.just(ANYTHING), QUALITIES), COMBAT),
    st.builds(Dies, st.builds(Quality, types=st.just(("Creature",)), damaged_by_this=st.booleans())),
)


def creature(*abilities: StaticAbility | TriggeredAbility) -> Characteristics:
    return Characteristics("Quorble", (), types=("Creature",), abilities=abilities, power=1, toughness=1)


def check(card: Characteristics) -> None:
    """What has words reads as what it was; of what has none there is nothing to check."""
    try:
        text = render(card)
    except ValueError:
        return
    assert read_abilities(card, text) == card.abilities


@settings(max_examples=400, deadline=None)
@given(STATICS)
def test_static_abilities(static: Static) -> None:
    check(creature(StaticAbility(static)))


@settings(max_examples=200, deadline=None)
@given(EVENTS)
def test_events(event: Event) -> None:
    check(creature(TriggeredAbility(event, (GainLife(amount=2),))))
