"""Any instructions that the vocabulary has words for, and what they speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from hypothesis import strategies as st

from oracle.abilities.effects import (
    AddMana,
    AtEndOfCombat,
    Becomes,
    ChooseColor,
    ChooseCreatureType,
    ChoosePermanent,
    CounterIt,
    CreateTokens,
    DealDamage,
    DealDamageToEach,
    Destroy,
    DestroyEach,
    Discard,
    Draw,
    Effect,
    Exile,
    ExileEach,
    ExileUntilLeaves,
    ForThisTurn,
    GainControl,
    GainLife,
    Goad,
    IfItIs,
    IfPaid,
    IfYouControl,
    LoseLife,
    May,
    NextSpellHas,
    PhaseOut,
    Place,
    PreventNext,
    Pump,
    PumpEach,
    PutChosenCounter,
    PutCounterOnChosen,
    PutCounterOnEither,
    PutCounters,
    PutCountersOfKinds,
    PutEachOntoBattlefield,
    PutInto,
    PutOnTopOrBottom,
    RemoveCountersFrom,
    RevealTop,
    SacrificeChosen,
    SacrificeIt,
    Scry,
    SearchOntoBattlefield,
    SearchToTop,
    Surveil,
    TakeFromTop,
    Tap,
    Untap,
)  # fmt: skip
from oracle.abilities.natures import NOTHING_ELSE, Keeps, Nature
from oracle.abilities.qualities import ANY_NUMBER, ITSELF, Amount, CountOf, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import (
    CanBlockMore,
    CantBeBlocked,
    CantBlock,
    DamageBy,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    PreventsDamage,
)  # fmt: skip
from oracle.cards.keyword_names import COUNTERS, KEYWORDS, PAYING_KEYWORDS

Strategy: TypeAlias = st.SearchStrategy[Any]


def _some(values: Strategy, most: int = 2, least: int = 0) -> Strategy:
    return st.lists(values, min_size=least, max_size=most, unique=True).map(tuple)


def _rarely(values: Strategy, otherwise: Any) -> Strategy:
    return st.one_of(st.just(otherwise), st.just(otherwise), values)


CREATURE_TYPES = st.sampled_from(["Angel", "Elemental", "Elf", "Faerie", "Fox", "Time Lord", "Zombie"])
COLORS = st.sampled_from("WUBRG")
TYPES = st.sampled_from(["Artifact", "Creature", "Enchantment", "Land", "Planeswalker"])
SMALL = st.integers(0, 9)
COUNT = st.integers(1, 10)
X = st.just(Amount.X)
SYMBOLS = st.sampled_from(["1", "2", "W", "U", "B", "R", "G", "C", "W/U", "B/P"])
MANA = st.lists(SYMBOLS, min_size=1, max_size=4).map(tuple)
KEYWORD = st.sampled_from([*KEYWORDS, "toxic 1", "toxic 2"])

EXCEPTIONS = st.builds(
    Nature,
    types=st.sampled_from([(), ("Artifact",), ("Enchantment",)]),
    subtypes=st.sampled_from([("Rogue",), ("Faerie", "Shapeshifter")]),
    keywords=st.sampled_from([(), ("flying",), ("haste", "menace")]),
    keeps=st.just(Keeps.ALL),
) | st.sampled_from(
    [
        NOTHING_ELSE,
        Nature(size=(7, 7), keeps=Keeps.ALL),
        Nature(keywords=("changeling",), keeps=Keeps.ALL),
        Nature(keywords=("haste",), keeps=Keeps.ALL),
    ]
)
QUALITIES = st.builds(
    Quality,
    types=_some(TYPES, 3),
    not_types=_rarely(_some(TYPES), ()),
    supertypes=_rarely(st.just(("Legendary",)), ()),
    not_supertypes=_rarely(st.just(("Basic",)), ()),
    subtypes=_rarely(_some(CREATURE_TYPES), ()),
    not_subtypes=_rarely(_some(CREATURE_TYPES), ()),
    colors=_rarely(_some(COLORS, 3), ()),
    not_colors=_rarely(_some(COLORS), ()),
    colorless=_rarely(st.just(True), False),
    multicolored=_rarely(st.just(True), False),
    keyword=_rarely(st.sampled_from([*KEYWORDS, "toxic"]), ""),
    controller=_rarely(st.sampled_from([Who.YOU, Who.OPPONENT]), None),
    power_at_most=_rarely(SMALL, None),
    mana_value=_rarely(SMALL, None),
    mana_value_at_least=_rarely(SMALL, None),
    mana_value_at_most=_rarely(st.one_of(SMALL, X), None),
    token=_rarely(st.booleans(), None),
    chosen_type=_rarely(st.just(True), False),
    unlike_convoked=_rarely(st.just(True), False),
    tapped=_rarely(st.booleans(), None),
    attacking=_rarely(st.just(True), False),
    blocking=_rarely(st.just(True), False),
    other=_rarely(st.just(True), False),
)
"""Descriptions of objects, most of them unlikely on a card."""


ENCHANTED = st.builds(
    lambda types: Quality(types=types, enchanted=True), st.sampled_from([(), ("Artifact",), ("Creature",), ("Land",)])
)
SIZE = st.tuples(SMALL, SMALL)
NATURES = st.builds(
    Nature,
    types=st.sampled_from([(), ("Creature",), ("Artifact", "Creature"), ("Land",)]),
    subtypes=_some(CREATURE_TYPES),
    every_creature_type=_rarely(st.just(True), False),
    colors=st.one_of(st.none(), _some(COLORS)),
    size=st.one_of(st.none(), SIZE),
    keywords=_rarely(_some(KEYWORD), ()),
    keeps=st.sampled_from(Keeps),
)
"""What something becomes or is, most of it with no words."""


def _target(kind: Kind) -> Strategy:
    return st.builds(
        lambda quality, amounts: Target(kind, quality, *amounts),
        QUALITIES,
        st.sampled_from([(1, 1), (0, 1), (0, 2), (1, 2), (2, 2)]),
    )


OF_A_TURN = st.sampled_from(
    [
        CantBlock(),
        CantBlock(attackers=ITSELF),
        CantBeBlocked(),
        MustAttack(),
        MustBlock(),
        MustBlock(attackers=ITSELF),
        MustBeBlocked(),
        MustBeBlocked(by_all=True),
        CanBlockMore(1),
        CanBlockMore(ANY_NUMBER),
    ]
)
"""What a resolved spell says of creatures for a turn."""

X_TIMES = st.builds(
    lambda quality, least: Target(quality=quality, minimum=least, times_x=True), QUALITIES, st.sampled_from([0, 1])
)
KINDS = _some(st.sampled_from(COUNTERS), 4, least=2)
SOME_COUNTERS = st.lists(st.tuples(st.sampled_from(COUNTERS), COUNT), min_size=2, max_size=4, unique_by=lambda each: each[0]).map(
    tuple
)
PERMANENT = _target(Kind.PERMANENT)
ON_A_TARGET: list[tuple[Strategy, Callable[[Targeted], Strategy]]] = [
    (
        PERMANENT,
        lambda it: st.sampled_from(
            [Destroy(it), Exile(it), Tap(it), Untap(it), PutInto(Place.HAND, it), ForThisTurn(CantBlock(), it)]
        ),
    ),
    (PERMANENT, lambda it: st.builds(Pump, st.just(it), st.integers(-9, 9), st.integers(-9, 9), _some(KEYWORD))),
    (PERMANENT, lambda it: st.builds(Becomes, NATURES, st.just(it))),
    (PERMANENT, lambda it: st.one_of(st.builds(ForThisTurn, OF_A_TURN, st.just(it)), st.just(Goad(it)))),
    (PERMANENT, lambda it: st.sampled_from([PhaseOut(it), ExileUntilLeaves(it)])),
    (PERMANENT, lambda it: st.builds(PutCounters, st.sampled_from(COUNTERS), COUNT, st.just(it))),
    (PERMANENT, lambda it: st.builds(RemoveCountersFrom, st.sampled_from(COUNTERS), st.one_of(st.none(), COUNT), st.just(it))),
    (PERMANENT, lambda it: st.builds(PutCountersOfKinds, SOME_COUNTERS, st.just(it))),
    (PERMANENT, lambda it: st.builds(PutChosenCounter, KINDS, st.just(it))),
    (PERMANENT, lambda it: st.builds(PutCounterOnEither, st.sampled_from(COUNTERS), st.just(it))),
    (PERMANENT, lambda it: st.builds(PutOnTopOrBottom, st.just(it), st.just(True))),
    (X_TIMES, lambda it: st.sampled_from([Destroy(it), Exile(it), PutInto(Place.HAND, it)])),
    (PERMANENT, lambda it: st.builds(GainControl, st.just(it), st.booleans(), st.booleans())),
    (_target(Kind.SPELL), lambda it: st.just(CounterIt(it))),
    (st.just(Target(Kind.ANY_TARGET)), lambda it: st.builds(DealDamage, SMALL, st.just(it))),
    (st.just(Target(Kind.ANY_TARGET)), lambda it: st.builds(PreventNext, SMALL, st.just(it))),
    (st.just(Target(Kind.PLAYER)), lambda it: st.builds(Discard, st.just(Who.TARGET_PLAYER), COUNT)),
]
PLAYERS = st.sampled_from([Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER])
WITHOUT_TARGET: Strategy = st.one_of(
    st.builds(Draw, PLAYERS, st.one_of(COUNT, X)),
    st.builds(Draw, st.just(Who.YOU), st.builds(CountOf, QUALITIES, COUNT)),
    st.builds(Discard, PLAYERS, COUNT),
    st.builds(GainLife, PLAYERS, SMALL),
    st.builds(GainLife, st.just(Who.YOU), st.builds(CountOf, QUALITIES, SMALL)),
    st.builds(LoseLife, PLAYERS, st.one_of(SMALL, X)),
    st.builds(DestroyEach, QUALITIES),
    st.builds(ExileEach, _some(QUALITIES, 3, least=1)),
    st.builds(PutEachOntoBattlefield, QUALITIES),
    st.builds(Scry, SMALL),
    st.builds(Surveil, SMALL),
    st.just(ChooseCreatureType()),
    st.just(ChooseColor()),
    st.builds(SearchToTop, QUALITIES),
    st.builds(ChoosePermanent, QUALITIES),
    st.builds(SearchOntoBattlefield, QUALITIES, COUNT, st.booleans()),
    st.builds(DealDamageToEach, st.one_of(SMALL, X), QUALITIES, st.sampled_from([None, Who.EACH_PLAYER, Who.EACH_OPPONENT])),
    st.builds(PumpEach, QUALITIES, st.integers(-9, 9), st.integers(-9, 9), _some(KEYWORD)),
    st.builds(SacrificeChosen, PLAYERS, QUALITIES, COUNT),
    st.builds(PutCounterOnChosen, st.sampled_from(COUNTERS), QUALITIES),
    st.builds(AddMana, MANA, only=_rarely(QUALITIES, None)),
    st.builds(AddMana, any_color=COUNT, only=_rarely(QUALITIES, None)),
    st.builds(AddMana, combination=st.integers(2, 10), only=_rarely(QUALITIES, None)),
    st.builds(TakeFromTop, COUNT, QUALITIES, onto_battlefield=st.booleans()),
    st.builds(RevealTop, QUALITIES),
    st.builds(NextSpellHas, st.sampled_from(PAYING_KEYWORDS)),
    st.just(ForThisTurn(PreventsDamage(DamageBy(combat=True)))),
    st.just(AtEndOfCombat(SacrificeIt(Named.THIS, Who.YOU))),
    st.builds(
        CreateTokens, st.one_of(COUNT, X), st.sampled_from([("Creature",), ("Artifact", "Creature")]),
        _some(CREATURE_TYPES, least=1), SMALL, SMALL, _some(COLORS), _some(KEYWORD),
    ),
)  # fmt: skip


HAS = st.builds(Quality, keyword=st.sampled_from([*KEYWORDS, "toxic"]))
ELSE = _rarely(_some(WITHOUT_TARGET, 1, least=1), ())


@st.composite
def instructions(draw: st.DrawFn) -> tuple[tuple[Effect, ...], tuple[Target, ...]]:
    """Up to three instructions, some of them with a target of their own."""
    effects: list[Effect] = []
    targets: list[Target] = []
    for _ in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            target, effect = draw(st.sampled_from(ON_A_TARGET))
            effects.append(draw(effect(Targeted(len(targets)))))
            targets.append(draw(target))
        else:
            effects.append(draw(WITHOUT_TARGET))
        if draw(st.integers(0, 4)) == 0:
            effects[-1] = May((effects[-1],))
        elif draw(st.integers(0, 4)) == 0:
            effects[-1] = IfPaid("kicker", (effects[-1],))
        elif draw(st.integers(0, 4)) == 0:
            effects[-1] = IfYouControl(draw(QUALITIES), (effects[-1],))
        elif targets and draw(st.integers(0, 4)) == 0:
            effects[-1] = IfItIs(Targeted(len(targets) - 1), draw(HAS), (effects[-1],), draw(ELSE))
    return tuple(effects), tuple(targets)
