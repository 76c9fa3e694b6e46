"""Instructions about life and damage."""

from __future__ import annotations

from oracle.abilities.effects import (
    CantGainLifeAnyMore,
    DealDamage,
    DealDamageAtOnce,
    DealDamageDivided,
    DealDamageToEach,
    Fight,
    ForThisTurn,
    GainLife,
    LifeBecomes,
    LoseLife,
    PreventNextDivided,
    Rather,
)  # fmt: skip
from oracle.abilities.qualities import Amount, CountersOnThis, CountOf, Kind, Named, Quality, Who
from oracle.abilities.statics import CantBeRegenerated, CantGainLife
from oracle.cards.again import IT, Again, Controller, ThatPlayer
from oracle.cards.grammar import Choice, Optional, Pattern, Series, one_of, several
from oracle.cards.modified_damage import PREVENTING
from oracle.cards.nouns import quality
from oracle.cards.numbers import NUMBER
from oracle.cards.saying import say
from oracle.cards.stickers import LETTERS
from oracle.cards.targets import DAMAGED, DEALING, FIGHTING, Divided, NewTarget
from oracle.cards.templates import phrase

_PLAYERS = {Who.EACH_OPPONENT: "each opponent", Who.EACH_PLAYER: "each player"}
_SEVERAL = phrase("each of <>", NewTarget((Kind.ANY_TARGET, Kind.PERMANENT), each_of=True))
_DAMAGED = one_of(_SEVERAL, DAMAGED, Controller(), ThatPlayer(), Choice({Who.YOU: "you", **_PLAYERS}))
_AND_PLAYERS = Optional(phrase(" and <>", Choice(_PLAYERS)))
_THAT_CARD = Again("that card", ("card",))
_LIFE_FOR_EACH = say(CountOf, "<times> life for each <quality>", times=NUMBER)
_NUMBER_OF = one_of(
    say(CountOf, "the number of <quality>", quality=quality(plural=True)),
    say(CountersOnThis, "the number of <kind> counters on it"),
    LETTERS,
)
_PART = say(DealDamage, "<amount> damage to <what>", what=_DAMAGED)

_RATHER = say(
    Rather,
    "<quality>, <source> deals <amount> damage to that creature",
    quality=Choice({Quality(keyword="toxic"): "has toxic", Quality(keyword="infect"): "has infect"}),
)

DAMAGING: Pattern = one_of(
    say(GainLife, "you gain <amount> life", who=Who.YOU),
    say(GainLife, "you gain <amount>", who=Who.YOU, amount=_LIFE_FOR_EACH),
    say(GainLife, "you gain life equal to the excess damage dealt this way", who=Who.YOU, amount=Amount.EXCESS),
    say(ForThisTurn, "players can't gain life this turn", static=CantGainLife(Who.ANYONE)),
    say(GainLife, "<who> gains <amount> life"),
    say(GainLife, "<of>'s controller gains life equal to its power", who=Who.ITS_CONTROLLER, amount=Amount.ITS_POWER, of=IT),
    say(GainLife, "<who> gains life equal to its mana value", who=Controller(), amount=Amount.ITS_MANA_VALUE),
    say(LifeBecomes, "<who>'s life total becomes <total>", total=NUMBER),
    say(LifeBecomes, "your life total becomes <total>", who=Who.YOU, total=NUMBER),
    say(CantGainLifeAnyMore, "<who> can't gain life for the rest of the game"),
    say(LoseLife, "you lose <amount> life", who=Who.YOU),
    say(LoseLife, "<who> loses <amount> life"),
    say(
        LoseLife,
        "you lose life equal to <of>'s mana value",
        who=Who.YOU,
        amount=Amount.ITS_MANA_VALUE,
        of=_THAT_CARD,
    ),
    say(DealDamage, "<source> deals <amount> damage to <what>", what=_DAMAGED),
    say(
        DealDamage,
        "<source> deals <amount> damage to <what>. Excess damage is dealt to that creature's controller instead",
        what=_DAMAGED,
        excess_to=Who.ITS_CONTROLLER,
    ),
    say(DealDamage, "<source> deals <amount> damage to <what>. If that creature <rather> instead", what=_DAMAGED, rather=_RATHER),
    say(
        ForThisTurn,
        "a creature dealt damage this way can't be regenerated this turn",
        static=CantBeRegenerated(),
        what=Named.DAMAGED,
    ),
    say(DealDamage, "<by> deals damage equal to its power to <what>", by=DEALING, amount=Amount.ITS_POWER, what=_DAMAGED),
    say(
        DealDamage,
        "<by> deals damage equal to its power to <what>. If the creature you control has trample, excess damage is dealt to that"
        " creature's controller instead",
        by=DEALING,
        amount=Amount.ITS_POWER,
        what=_DAMAGED,
        excess_to=Who.ITS_CONTROLLER,
        excess_with="trample",
    ),
    say(DealDamage, "<source> deals damage equal to <amount> to <what>", amount=_NUMBER_OF, what=_DAMAGED),
    say(DealDamageAtOnce, "<source> deals <parts>", parts=several(Series(_PART, (" and ",)))),
    say(Fight, "<first> fights <second>", first=FIGHTING, second=FIGHTING),
    say(DealDamageToEach, "<source> deals <amount> damage to each <quality><players>", players=_AND_PLAYERS),
    say(
        DealDamageToEach,
        "converge — <source> deals X damage to each <quality>, where X is the number of colors of mana spent to cast this spell",
        amount=Amount.COLORS_SPENT,
    ),
    say(DealDamageDivided, "<source> deals <amount what>", amount_what=Divided("damage divided as you choose among")),
    say(
        PreventNextDivided,
        "prevent the next <amount what>, divided as you choose",
        amount_what=Divided("damage that would be dealt this turn to"),
    ),
    PREVENTING,
)
"""The table."""
