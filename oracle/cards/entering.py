"""Static abilities in words: how permanents enter the battlefield, and what triggers by that (614.1c, 603.2)."""

from __future__ import annotations

from oracle.abilities.qualities import Amount, Quality
from oracle.abilities.statics import (
    BeginsOnBattlefield,
    EnteringTriggersNothing,
    EntersAsChosen,
    EntersTapped,
    EntersWithChoice,
    EntersWithChosenCounter,
    EntersWithCounters,
    EnterWithMore,
    MayEnterAsCopy,
    OnlyForAnte,
    TriggersAgain,
    TurnsOthersFaceDown,
)  # fmt: skip
from oracle.cards.copying import EXCEPTIONS
from oracle.cards.counters import CHOICE_OF_KINDS
from oracle.cards.grammar import Capital, Choice, Pattern, ReadOnly, Series, one_of, only, several
from oracle.cards.naming import THIS
from oracle.cards.natures import CHOSEN_SIZE
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, OTHER, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.templates import Vocabulary
from oracle.mana import COLOR_NAMES

_say = Vocabulary({"this": THIS})
_PERMANENTS = quality(plural=True, other=OTHER)
_ADAMANT = Choice({(letter,) * 3: f"three {name}" for letter, name in COLOR_NAMES.items()})


def _elsewhere(found: Quality) -> bool:
    """Whether a text has to say that it speaks of the battlefield, since it speaks of no controller."""
    return found.controller is None


OF_ENTERING: Pattern = one_of(
    # Entering the battlefield (614.1c), and triggers that come of it (603.2).
    _say(
        TriggersAgain,
        "if <quality> entering causes a triggered ability of a permanent you control to trigger, that ability triggers an"
        " additional time",
        quality=quality(other=ARTICLE),
    ),
    _say(
        TriggersAgain,
        "if <quality> dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional"
        " time",
        quality=quality(other=ARTICLE),
        dying=True,
    ),
    _say(EnteringTriggersNothing, "<quality> entering don't cause abilities to trigger", quality=_PERMANENTS),
    _say(
        MayEnterAsCopy,
        "you may have <this> enter as a copy of any <quality> on the battlefield<exceptions>",
        quality=only(quality(), _elsewhere),
        exceptions=EXCEPTIONS,
    ),
    _say(
        MayEnterAsCopy,
        "you may have <this> enter as a copy of <quality><exceptions>",
        quality=only(quality(other=ARTICLE), lambda found: not _elsewhere(found)),
        exceptions=EXCEPTIONS,
    ),
    _say(TurnsOthersFaceDown, "as <this> enters, turn all <quality> face down", quality=_PERMANENTS),
    _say(
        EntersWithChoice,
        "as <this> enters, choose a <what>",
        what=Choice(
            {each: each for each in ("card name", "nonland card name", "creature type", "opponent", "number between 0 and 7")}
        ),
    ),
    _say(
        EntersAsChosen,
        "as <this> enters, it becomes your choice of <natures> in addition to its other types",
        natures=several(Series(CHOSEN_SIZE, (" or ",))),
    ),
    _say(EntersTapped, "<this> enters tapped"),
    _say(EntersWithChosenCounter, "<this> enters with your choice of <kinds> on it", kinds=CHOICE_OF_KINDS),
    _say(
        EntersWithChosenCounter,
        "<this> enters with your choice of <count> different counters on it from among <kinds>",
        kinds=several(Series(COUNTER_KIND, (" and ",))),
        count=SEVERAL,
    ),
    _say(EntersWithCounters, "<this> enters with X <kind> counters on it", kind=COUNTER_KIND, count=None),
    _say(
        EntersWithCounters,
        "<this> enters with a <kind> counter on it",
        "<this> enters with a <kind> counter on her",
        "<this> enters with a <kind> counter on him",
        kind=COUNTER_KIND,
        count=1,
    ),
    _say(
        EntersWithCounters,
        "<this> enters with a <kind> counter on it if you cast it from your hand",
        "<this> enters the battlefield with a <kind> counter on it if you cast it from your hand",
        kind=COUNTER_KIND,
        count=1,
        from_hand=True,
    ),
    _say(
        EnterWithMore,
        "each <quality> enters with a additional <kind> counter on it",
        kind=COUNTER_KIND,
        quality=quality(other=OTHER),
    ),
    _say(EntersWithCounters, "<this> enters with <count> <kind> counters on it", kind=COUNTER_KIND, count=SEVERAL),
    _say(
        EntersWithCounters,
        "<this> enters with <count> <kind> counters on it for each creature that convoked it",
        kind=COUNTER_KIND,
        count=SEVERAL,
        each=Amount.CONVOKED,
    ),
    _say(
        EntersWithCounters,
        "converge — <this> enters with a <kind> counter on it for each color of mana spent to cast it",
        this=Capital(THIS),
        kind=COUNTER_KIND,
        count=1,
        each=Amount.COLORS_SPENT,
    ),
    _say(
        EntersWithCounters,
        "adamant — If at least <spent> mana was spent to cast this spell, <this> enters with a <kind> counter on it",
        kind=COUNTER_KIND,
        count=1,
        spent=_ADAMANT,
    ),
    _say(
        EntersWithCounters,
        "if <this> was kicked, it enters with <count> <kind> counters on it",
        kind=COUNTER_KIND,
        count=SEVERAL,
        paid="kicker",
    ),
    _say(OnlyForAnte, "remove this card from your deck before playing if you're not playing for ante"),
    _say(BeginsOnBattlefield, "if this card is in your opening hand, you may begin the game with it on the battlefield"),
    ReadOnly(_say(BeginsOnBattlefield, "if <this> is in your opening hand, you may begin the game with him on the battlefield")),
)
"""The table, without the last full stop."""
