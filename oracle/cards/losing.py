"""Instructions by which objects lose abilities, and have other types and sizes, until end of turn (613.1f, 613.4)."""

from __future__ import annotations

from typing import Any

from oracle.abilities.durations import HowLong
from oracle.abilities.effects import Becomes, BecomesEach, Switch, SwitchEach
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE
from oracle.cards import natures
from oracle.cards.again import Its
from oracle.cards.grammar import Pattern, Series, one_of
from oracle.cards.memory import Memory
from oracle.cards.nouns import HAD, OTHER, every, quality
from oracle.cards.saying import say
from oracle.cards.targets import ONE_PERMANENT, TargetPlayer

_LOST = Series(HAD, (" and ",))
_ALL = say(Nature, "all abilities", abilities_lost=True)
_SOME = say(Nature, "<keywords_lost>", keywords_lost=_LOST)
_FOR_GOOD = say(Nature, "<keywords_lost> and can't have <cant_have>", keywords_lost=_LOST, cant_have=Series(HAD, (" or ",)))
_LOST_FOR_OTHERS = say(Nature, "<keywords_lost> and gains <keywords>", keywords_lost=_LOST)
_THEIRS: dict[str, Any] = {"quality": CREATURE, "controller": TargetPlayer()}

LOSING: Pattern = one_of(
    say(Switch, "switch <what> power and toughness until end of turn", what=Its()),
    say(Switch, "switch <what>'s power and toughness until end of turn", what=ONE_PERMANENT),
    say(SwitchEach, "switch each <quality>'s power and toughness until end of turn", quality=quality(other=OTHER)),
    say(Becomes, "until end of turn, <what> loses all abilities and becomes a <nature>", what=ONE_PERMANENT,
        nature=natures.OTHER_CREATURE),
    say(Becomes, "until end of turn, <what> loses all abilities and has <nature>", what=ONE_PERMANENT, nature=natures.OTHER_SIZE),
    say(Becomes, "until end of turn, <what> becomes a <nature>", what=ONE_PERMANENT, nature=natures.OTHER_CREATURE_WITH),
    say(Becomes, "<what> loses <nature> until end of turn", what=ONE_PERMANENT, nature=one_of(_ALL, _SOME)),
    say(Becomes, "<what> loses <nature>", what=ONE_PERMANENT, nature=_ALL, how_long=HowLong.WHILE_IT_IS_THERE,
        remember=Memory.stress),
    say(Becomes, "until end of turn, <what> loses <nature>", what=ONE_PERMANENT, nature=_LOST_FOR_OTHERS),
    say(BecomesEach, "until end of turn, creatures <controller> controls lose all abilities and have <nature>",
        nature=natures.OTHER_SIZE, **_THEIRS),
    say(BecomesEach, "until end of turn, each creature <controller> controls loses all abilities and becomes a <nature>",
        nature=natures.OTHER_CREATURE, **_THEIRS),
    say(BecomesEach, "<quality> lose <nature> until end of turn", quality=every(), nature=one_of(_ALL, _SOME)),
    say(BecomesEach, "until end of turn, <quality> lose <nature>", quality=every(), nature=_FOR_GOOD),
    say(BecomesEach, "<quality> lose all abilities and have <nature> until end of turn", quality=every(),
        nature=natures.OTHER_SIZE),
)  # fmt: skip
"""The table."""
