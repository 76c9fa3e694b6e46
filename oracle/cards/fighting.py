"""Attacking and blocking in words: static abilities, and what a resolved spell says of a turn (508.1, 509.1)."""

from __future__ import annotations

from oracle.abilities.effects import (
    AtEndOfCombat,
    AtNextEndStep,
    Destroy,
    Exile,
    ForThisTurn,
    Goad,
    Place,
    PutCounters,
    PutInto,
    PutOntoBattlefield,
    RemoveFromCombat,
    SacrificeIt,
    WhileThisIsTapped,
)
from oracle.abilities.qualities import ANY_NUMBER, CREATURE, Quality, Who
from oracle.abilities.statics import (
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
    CostToAttack,
    CostToBlock,
    DoesntUntap,
    FewAttackOrBlock,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from oracle.cards import costs, nouns
from oracle.cards.again import Returned, Unsaid
from oracle.cards.conditions import CONDITION
from oracle.cards.counters import WITH_COUNTERS
from oracle.cards.grammar import Choice, Pattern, one_of, without_an
from oracle.cards.naming import THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import OTHER, every, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.saying import say
from oracle.cards.targets import ONE_PERMANENT, SEVERAL_PERMANENTS
from oracle.cards.templates import Vocabulary

_PLURAL = quality(plural=True, other=OTHER)
_ONE = one_of(nouns.ITSELF, ENCHANTED)
_EACH = quality(other={True: "each other ", False: "each "})

_IN_THE_AIR = Choice(
    {
        Quality(types=("Creature",), either=(Quality(keyword="flying"), Quality(keyword="reach"))): (
            "creatures with flying or reach",
            "creatures with flying and/or reach",
        )
    }
)

_say = Vocabulary(
    {
        "this": THIS,
        "subject": one_of(_ONE, _PLURAL),
        "by": _PLURAL,
        "attackers": _PLURAL,
        "unless": CONDITION,
        "as_long_as": CONDITION,
        "most": Choice({1: "one creature", **{number: f"{word} creatures" for number, word in SEVERAL.words.items()}}),
        "least": SEVERAL,
        "cost": costs.MANA_ONLY,
        "while_this": Choice({Quality(tapped=False): "untapped", Quality(attacking=True): "attacking"}),
        "count": Choice(
            {
                1: without_an("an additional creature each combat"),
                ANY_NUMBER: "any number of creatures",
            }
        ),
    }
)

_UNLESS_FOR_EACH = "unless their controller pays <cost> for each of those creatures"
_YOU_OR_PLANESWALKERS = f"can't attack you or planeswalkers you control {_UNLESS_FOR_EACH}"

FIGHTING: Pattern = one_of(
    _say(CantAttack, "<subject> can't attack"),
    _say(CantAttack, "<subject> can't attack unless <unless>"),
    _say(CantBlock, "<subject> can't block"),
    _say(CantBlock, "<subject> can't block <attackers>"),
    _say(BlocksOnly, "<subject> can block only <attackers>"),
    _say(CantBlockWith, "your opponents can't block with <quality>", who=Who.OPPONENT, quality=_PLURAL),
    _say(CantAttackOrBlock, "<quality> can't attack or block", quality=one_of(ENCHANTED, _PLURAL)),
    _say(CantFightAlone, "<subject> can't attack alone"),
    _say(CantFightAlone, "<subject> can't attack or block alone", blocking=True),
    _say(FewAttackOrBlock, "no more than <most> can attack each combat"),
    _say(FewAttackOrBlock, "no more than <most> can block each combat", blocking=True),
    _say(CantBeBlocked, "<subject> can't be blocked"),
    _say(CantBeBlocked, "<subject> can't be blocked by <by>"),
    _say(CantBeBlocked, "<subject> can't be blocked as long as <as_long_as>"),
    _say(
        CantBeBlocked,
        "creatures with power less than <this>'s power can't block it",
        by=Quality(types=("Creature",), power_below_source=True),
    ),
    _say(BlockedOnlyBy, "<subject> can't be blocked except by <by>", by=one_of(_PLURAL, _IN_THE_AIR)),
    _say(BlockedBySoMany, "<subject> can't be blocked except by <least> or more creatures"),
    _say(BlockedBySoMany, "<subject> can't be blocked by more than <most>"),
    _say(MustAttack, "<subject> attacks each combat if able", subject=_ONE),
    _say(MustAttack, "<subject> attack each combat if able", subject=every()),
    _say(MustBlock, "<subject> blocks each combat if able", subject=_ONE),
    _say(MustBlock, "<subject> block each combat if able", subject=every()),
    _say(MustBeBlocked, "<subject> must be blocked if able"),
    _say(MustBeBlocked, "all creatures able to block <subject> do so", subject=_ONE, by_all=True),
    _say(CanBlockMore, "<subject> can block <count>", subject=_ONE),
    _say(CanBlockMore, "<subject> can block <count>", subject=_EACH),
    _say(
        CostToAttack,
        "creatures can't attack you unless their controller pays <cost> for each creature they control that's attacking you",
        f"creatures can't attack you {_UNLESS_FOR_EACH}",
        subject=CREATURE,
        whom=Who.YOU,
    ),
    _say(CostToAttack, f"<subject> {_YOU_OR_PLANESWALKERS}", subject=_PLURAL, whom=Who.YOU, or_planeswalkers=True),
    _say(
        CostToAttack,
        f"as long as <this> is <while_this>, <subject> {_YOU_OR_PLANESWALKERS}",
        subject=_PLURAL,
        whom=Who.YOU,
        or_planeswalkers=True,
    ),
    _say(CostToAttack, "<subject> can't attack unless its controller pays <cost>", subject=ENCHANTED),
    _say(CostToAttack, "<subject> can't attack unless you <cost>", subject=nouns.ITSELF, cost=costs.SAID),
    _say(CostToAttack, "<subject> can't attack or block unless its controller pays <cost>", subject=ENCHANTED, or_block=True),
    _say(CostToAttack, "<subject> can't attack or block unless you <cost>", subject=nouns.ITSELF, cost=costs.SAID, or_block=True),
    _say(CostToBlock, "<subject> can't block <attackers> unless you <cost>", subject=nouns.ITSELF, cost=costs.SAID),
    _say(
        CostToBlock,
        f"as long as <this> is <while_this>, <subject> can't block {_UNLESS_FOR_EACH}",
        subject=_PLURAL,
    ),
    _say(AssignsAsThoughUnblocked, "you may have <subject> assign its combat damage as though it weren't blocked", subject=_ONE),
)
"""The table of static abilities, without the last full stop."""

_THIS_ONE = Quality(itself=True)
_A_GROUP = Vocabulary({})
_CANT_BLOCK = _A_GROUP(CantBlock, "<subject> can't block this turn", subject=_PLURAL)

_COSTS_THIS_TURN = one_of(
    _say(
        CostToAttack,
        "creatures can't attack unless their controller pays <cost> for each attacking creature they control",
        subject=CREATURE,
    ),
    _say(
        CostToBlock,
        "creatures can't block unless their controller pays <cost> for each blocking creature they control",
        subject=CREATURE,
    ),
)

_AT_THE_END = one_of(
    say(SacrificeIt, "sacrifice <what>", by=Who.YOU),
    say(Destroy, "destroy <what>"),
    say(Exile, "exile <what>"),
    say(PutCounters, "put a <kind> counter on <what>", count=1),
)

_AT_NEXT_END_STEP = one_of(
    say(Destroy, "destroy <what>", what=THIS),
    say(PutInto, "return <what> to its owner's hand", what=THIS, place=Place.HAND),
    say(
        PutOntoBattlefield,
        "return <what> to the battlefield under its owner's control<counters>",
        under=Who.ITS_OWNER,
        what=Returned("it"),
        counters=WITH_COUNTERS,
    ),
)

FIGHTING_THIS_TURN: Pattern = one_of(
    say(ForThisTurn, "<what> can't block this turn", static=CantBlock()),
    say(ForThisTurn, "<what> can't block <this> this turn", static=CantBlock(attackers=_THIS_ONE), what=ONE_PERMANENT),
    say(ForThisTurn, "<static>", static=_CANT_BLOCK),
    say(ForThisTurn, "<what> can't be blocked this turn", static=CantBeBlocked()),
    say(ForThisTurn, "<what> can't be blocked by <static> this turn", static=_A_GROUP(CantBeBlocked, "<by>", by=_PLURAL)),
    say(ForThisTurn, "<what> attacks this turn if able", static=MustAttack(), what=ONE_PERMANENT),
    say(ForThisTurn, "<what> attack this turn if able", static=MustAttack(), what=SEVERAL_PERMANENTS),
    say(ForThisTurn, "<what> blocks this turn if able", static=MustBlock(), what=ONE_PERMANENT),
    say(ForThisTurn, "<what> blocks <this> this turn if able", static=MustBlock(attackers=_THIS_ONE), what=ONE_PERMANENT),
    say(ForThisTurn, "<what> must be blocked this turn if able", static=MustBeBlocked(), what=ONE_PERMANENT),
    say(
        ForThisTurn,
        "all creatures able to block <what> this turn do so",
        static=MustBeBlocked(by_all=True),
        what=ONE_PERMANENT,
    ),
    say(ForThisTurn, "<what> can block an additional creature this turn", static=CanBlockMore(1), what=ONE_PERMANENT),
    say(ForThisTurn, "<what> can block any number of creatures this turn", static=CanBlockMore(ANY_NUMBER), what=ONE_PERMANENT),
    say(ForThisTurn, "this turn, <static>", static=_COSTS_THIS_TURN),
    say(
        WhileThisIsTapped,
        "<what> doesn't untap during its controller's untap step for as long as <this> remains tapped",
        static=DoesntUntap(),
        what=ONE_PERMANENT,
    ),
    say(Goad, "goad <what>"),
    say(RemoveFromCombat, "remove <what> from combat"),
    say(ForThisTurn, "<what>can't be blocked this turn", static=CantBeBlocked(), what=Unsaid()),
    say(ForThisTurn, "<what>attacks this turn if able", static=MustAttack(), what=Unsaid()),
    say(ForThisTurn, "<what>must be blocked this turn if able", static=MustBeBlocked(), what=Unsaid()),
    say(ForThisTurn, "<what>can block an additional creature this turn", static=CanBlockMore(1), what=Unsaid()),
    say(ForThisTurn, "<what>can block any number of creatures this turn", static=CanBlockMore(ANY_NUMBER), what=Unsaid()),
    say(AtEndOfCombat, "<effect> at end of combat", effect=_AT_THE_END),
    say(AtNextEndStep, "<effect> at the beginning of the next end step", effect=_AT_NEXT_END_STEP),
)
"""The table of instructions."""
