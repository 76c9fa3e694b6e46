"""Facts that nobody has printed yet: whatever has words is read back as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from oracle.abilities.conditions import (
    AttachedHas,
    EnteredThisTurn,
    HasCounters,
    ManaSpentAtLeast,
    NoManaSpent,
    ThatPlayerControls,
    ThisIs,
    ThisIsNot,
    ToughnessWasBelow,
    YouControl,
    YouControlNo,
    YouCreatedToken,
    YourTurn,
)
from oracle.abilities.costs import (
    CollectEvidence,
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    ExileThisFromGraveyard,
    PayLife,
    RemoveCounters,
    RevealFromHand,
    Sacrifice,
    SacrificeThis,
    TapOthers,
    TapThis,
)
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
from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    BlocksOrBecomesBlocked,
    CastsSpell,
    CyclesThis,
    DealTogether,
    Dies,
    Enters,
    Itself,
    LeavesBattlefield,
    PlayerAttacks,
    Sacrifices,
)
from oracle.abilities.kinds import (
    Ability,
    ActivatedAbility,
    CostKeyword,
    Evoke,
    Keyword,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from oracle.abilities.natures import NOTHING_ELSE, Keeps, Nature
from oracle.abilities.qualities import ANY_NUMBER, ANYTHING, ITSELF, Amount, CountOf, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import (
    AdditionalCost,
    AdditionalCostChoice,
    Anthem,
    AssignsAsThoughUnblocked,
    AsThoughFlash,
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantActivate,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    CantCast,
    CantFightAlone,
    CastThisFrom,
    CostsLess,
    CostsMore,
    DamageBy,
    DefinesSize,
    DrawsOneMore,
    EnteringTriggersNothing,
    EntersTapped,
    EntersWithChosenCounter,
    EntersWithCounters,
    FewAttackOrBlock,
    Is,
    LoseKeywords,
    MayEnterAsCopy,
    MayPayRather,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    PreventsDamage,
    SpellsHave,
    ThisCostsLess,
    ThisCostsLessForSpells,
)  # fmt: skip
from oracle.cards.keyword_names import COST_KEYWORDS, COUNTERS, KEYWORDS, LONE_KEYWORDS, PAYING_KEYWORDS
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics

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


PARTS = st.one_of(
    st.builds(TapThis),
    st.builds(ExileThisFromGraveyard),
    st.builds(SacrificeThis),
    st.builds(Sacrifice, QUALITIES, COUNT),
    st.builds(ExileFromHand, QUALITIES, COUNT),
    st.builds(ExileFromGraveyard, st.integers(2, 9)),
    st.builds(DiscardCards, st.one_of(COUNT, X)),
    st.builds(RevealFromHand, QUALITIES, COUNT),
    st.builds(CollectEvidence, SMALL),
    st.builds(TapOthers, QUALITIES, COUNT),
    st.builds(PayLife, SMALL),
    st.builds(RemoveCounters, st.sampled_from(COUNTERS), COUNT),
)
COSTS = st.builds(Cost, st.one_of(st.none(), MANA), _some(PARTS, 3)).filter(lambda cost: cost != Cost())
EVENTS = st.one_of(
    st.sampled_from([CyclesThis(), Enters(), LeavesBattlefield(), Dies(), Attacks(), AtBeginning("upkeep", Who.YOU)]),
    st.builds(Enters, QUALITIES),
    st.builds(Dies, QUALITIES, st.booleans()),
    st.builds(Attacks, QUALITIES, st.booleans()),
    st.builds(Attacks, QUALITIES, st.just(False), st.just(Who.YOU), st.booleans()),
    st.sampled_from([Blocks(), BecomesBlocked(), BlocksOrBecomesBlocked(), AttacksUnblocked(), AttacksOrBlocks()]),
    st.builds(Blocks, st.one_of(st.just(Itself.THIS), ENCHANTED, QUALITIES), _rarely(QUALITIES, None)),
    st.builds(BecomesBlocked, st.one_of(st.just(Itself.THIS), ENCHANTED, QUALITIES), _rarely(QUALITIES, None)),
    st.builds(BlocksOrBecomesBlocked, QUALITIES),
    st.builds(
        PlayerAttacks, st.sampled_from([Who.YOU, Who.OPPONENT]), QUALITIES, st.integers(1, 3), _rarely(st.just(Who.YOU), None)
    ),
    st.just(AtBeginning("end of combat", Who.ANYONE)),
    st.builds(CastsSpell, st.sampled_from([Who.YOU, Who.OPPONENT, Who.ANYONE]), QUALITIES),
    st.builds(CastsSpell, st.just(Who.YOU), QUALITIES, st.just("hand")),
    st.builds(BecomesTarget, st.just(Who.ANYONE), st.just(True), QUALITIES),
    st.builds(DealTogether, QUALITIES),
    st.builds(Sacrifices, st.sampled_from([Who.YOU, Who.ANYONE]), QUALITIES),
)
CASTERS = st.sampled_from([Who.YOU, Who.OPPONENT, Who.ANYONE])
SUBJECTS = st.one_of(st.just(ITSELF), ENCHANTED, QUALITIES)
CONDITIONS_OF_DEFENDING = st.one_of(st.builds(ThatPlayerControls, QUALITIES), st.just(HasCounters(Who.THAT_PLAYER)))
FIGHTING = st.one_of(
    st.builds(CantAttack, SUBJECTS, _rarely(CONDITIONS_OF_DEFENDING, None)),
    st.builds(CantBlock, SUBJECTS, _rarely(QUALITIES, ANYTHING)),
    st.builds(BlocksOnly, QUALITIES, SUBJECTS),
    st.builds(CantFightAlone, SUBJECTS, st.booleans()),
    st.builds(FewAttackOrBlock, st.integers(1, 3), st.booleans()),
    st.builds(CantBeBlocked, SUBJECTS, _rarely(QUALITIES, ANYTHING), _rarely(CONDITIONS_OF_DEFENDING, None)),
    st.builds(BlockedOnlyBy, QUALITIES, SUBJECTS),
    st.builds(BlockedBySoMany, SUBJECTS, st.integers(1, 4), st.sampled_from([None, 1, 2])),
    st.builds(MustAttack, SUBJECTS),
    st.builds(MustBlock, SUBJECTS),
    st.builds(MustBeBlocked, SUBJECTS, st.booleans()),
    st.builds(CanBlockMore, st.sampled_from([1, ANY_NUMBER]), SUBJECTS),
    st.builds(AssignsAsThoughUnblocked, SUBJECTS),
)
STATICS = st.one_of(
    FIGHTING,
    st.builds(CostsMore, MANA, QUALITIES, CASTERS),
    st.builds(CostsLess, MANA, QUALITIES, CASTERS, st.booleans()),
    st.builds(ThisCostsLess, MANA, QUALITIES),
    st.builds(ThisCostsLessForSpells, MANA),
    st.builds(CantCast, st.sampled_from([Who.OPPONENT, Who.ANYONE]), QUALITIES),
    st.builds(AsThoughFlash, QUALITIES),
    st.builds(EnteringTriggersNothing, QUALITIES),
    st.builds(MayPayRather, COSTS, QUALITIES),
    st.builds(AdditionalCost, COSTS),
    st.builds(AdditionalCostChoice, _some(COSTS, 3, least=2)),
    st.builds(SpellsHave, st.sampled_from(["convoke", "improvise", "conspire"]), QUALITIES, st.sampled_from(["", "exile"])),
    st.builds(CastThisFrom, st.sampled_from([("graveyard",), ("exile",), ("graveyard", "exile")])),
    st.builds(DrawsOneMore, st.integers(1, 5)),
    st.just(EntersTapped()),
    st.builds(EntersWithCounters, st.sampled_from(COUNTERS), st.integers(2, 10), st.just("kicker")),
    st.builds(EntersWithCounters, st.sampled_from(COUNTERS), st.integers(1, 10)),
    st.builds(EntersWithChosenCounter, KINDS, st.integers(1, 3)),
    st.builds(MayEnterAsCopy, QUALITIES, EXCEPTIONS),
    st.builds(Anthem, QUALITIES, st.integers(-3, 3), st.integers(-3, 3), _some(KEYWORD)),
    st.builds(Anthem, ENCHANTED, st.integers(-3, 3), st.integers(-3, 3), _some(KEYWORD), _rarely(QUALITIES, None)),
    st.builds(Is, ENCHANTED, NATURES),
    st.builds(LoseKeywords, QUALITIES, _some(KEYWORD, least=1), _some(KEYWORD)),
    st.builds(CantAttackOrBlock, ENCHANTED),
    st.builds(CantActivate, st.just(Who.ANYONE), QUALITIES),
    st.builds(DefinesSize, QUALITIES),
)
CONDITIONS = _rarely(
    st.one_of(
        st.builds(NoManaSpent, st.booleans()),
        st.builds(ManaSpentAtLeast, st.integers(2, 10)),
        st.builds(YouControl, QUALITIES),
        st.builds(YouControlNo, QUALITIES),
        st.just(YouCreatedToken()),
        st.sampled_from([YourTurn(), EnteredThisTurn()]),
        st.builds(ToughnessWasBelow, SMALL),
        st.builds(ThisIs, st.builds(Quality, keyword=st.sampled_from(KEYWORDS))),
        st.builds(ThisIs, st.sampled_from([Quality(any_counter=True), Quality(tapped=True), Quality(subtypes=("Elf",))])),
        st.builds(ThisIsNot, st.builds(Quality, counter=st.sampled_from(COUNTERS))),
        st.builds(AttachedHas, ENCHANTED, st.sampled_from([*KEYWORDS, "toxic"])),
    ),
    None,
)
ABILITIES: Strategy = st.one_of(
    st.builds(Keyword, st.sampled_from([*KEYWORDS, *LONE_KEYWORDS, *PAYING_KEYWORDS])),
    st.builds(Evoke, COSTS),
    st.builds(CostKeyword, st.sampled_from(["ward", *COST_KEYWORDS]), COSTS),
    st.builds(StaticAbility, STATICS),
    st.builds(StaticAbility, st.builds(Anthem, _rarely(QUALITIES, ITSELF), SMALL, SMALL, _some(KEYWORD)), CONDITIONS),
    st.builds(
        lambda event, does, asks: TriggeredAbility(event, does[0], does[1], condition=asks), EVENTS, instructions(), CONDITIONS
    ),
    st.builds(lambda cost, does: ActivatedAbility(cost, *does), COSTS, instructions()),
    st.builds(lambda cost, does: ActivatedAbility(cost, does[0], does[1], your_turn_only=True), COSTS, instructions()),
    st.builds(lambda cost, does: ActivatedAbility(cost, does[0], does[1], as_sorcery=True), COSTS, instructions()),
)


def reads_back(types: tuple[str, ...], abilities: tuple[Ability, ...]) -> bool:
    """Whether the abilities, if they have words at all, are read back from them."""
    card = Characteristics(name="Quorble, the Unprinted", types=types, supertypes=("Legendary",), abilities=abilities)
    try:
        text = render(card)
    except ValueError:
        assume(False)
    return read_abilities(card, text) == abilities


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(ABILITIES, min_size=1, max_size=3).map(tuple))
def test_what_a_permanent_says_is_read_back(abilities: tuple[Ability, ...]) -> None:
    assert reads_back(("Creature",), abilities)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(instructions())
def test_what_a_spell_says_is_read_back(does: tuple[tuple[Effect, ...], tuple[Target, ...]]) -> None:
    assert reads_back(("Instant",), (SpellAbility(*does),))
