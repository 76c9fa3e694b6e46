"""Static abilities in words: what permanents are and have (613), be it they themselves, what they are attached to, or groups."""

from __future__ import annotations

from collections.abc import Callable

from oracle.abilities.qualities import CountersOf, Quality, Who
from oracle.abilities.statics import (
    AllColors,
    Anthem,
    ChosenNumberIsPower,
    ControlsAttached,
    DefinesSize,
    Is,
    LoseAbilities,
    LoseKeywords,
    MaximumHandSize,
)  # fmt: skip
from oracle.cards.counters import PLAYER_KIND
from oracle.cards.grammar import Choice, Converted, Deferred, Pattern, Series, one_of, only
from oracle.cards.groups import GROUPS
from oracle.cards.naming import NAME, THIS
from oracle.cards.natures import (
    ADDED,
    CREATURE,
    ENCHANTED,
    INSTEAD,
    ONLY_BY_MANA_VALUE,
    OTHER_ARTIFACT_CREATURE,
    OTHER_CREATURE,
    OTHER_SIZE_WITH,
    UNCOLORED_OTHER_CREATURE,
    WITHOUT_ABILITIES,
    ItIsAttached,
)
from oracle.cards.nouns import HAD, ITSELF, KEYWORD, OTHER, every, quality
from oracle.cards.numbers import CHANGE, NUMBER, SEVERAL, SIZE
from oracle.cards.templates import Vocabulary
from oracle.mana import COLOR_NAMES

_say = Vocabulary({"this": THIS, "power_toughness": CHANGE, "keywords": Series(KEYWORD, (" and ",))})
_PERMANENTS = quality(plural=True, other=OTHER)

_OPPONENTS = Choice({Who.OPPONENT: "your opponents"})
_COUNTERS_OF = one_of(
    _say(CountersOf, "poison counter <who> have", who=_OPPONENTS),
    _say(CountersOf, "<kind> counter you have", who=Who.YOU, kind=PLAYER_KIND),
)

_WORDY = only(quality(other=OTHER), lambda found: found.words_at_least is not None)
_LOST, _GAINED = Series(HAD, (" and ",)), Series(KEYWORD, (" and ",))


def _quoted() -> Pattern:
    from oracle.cards.abilities import QUOTED

    return QUOTED


def _quoted_of_equipment() -> Pattern:
    from oracle.cards.abilities import QUOTED_OF_EQUIPMENT

    return QUOTED_OF_EQUIPMENT


def _quoted_of_artifact() -> Pattern:
    from oracle.cards.abilities import QUOTED_OF_ARTIFACT

    return QUOTED_OF_ARTIFACT


def _one_ability(quoted: Callable[[], Pattern]) -> Pattern:
    return Converted(Deferred(quoted), lambda ability: (ability,), lambda all_: all_[0] if len(all_) == 1 else None)


_QUOTED, _OF_EQUIPMENT = _one_ability(_quoted), _one_ability(_quoted_of_equipment)
_OF_ARTIFACT = _one_ability(_quoted_of_artifact)


def _are_artifacts(found: Quality) -> bool:
    """Whether what has an ability calls itself an artifact in it."""
    return found.types == ("Artifact",)


_COLOR = Converted(Choice(COLOR_NAMES), lambda color: (color,), lambda colors: colors[0] if len(colors) == 1 else None)
_COLORED = _say(Quality, "enchanted creature is <colors>", types=("Creature",), enchanted=True, colors=_COLOR)


def _of_everyone(found: Quality) -> bool:
    """Whether a text says where the permanents are of which it speaks, since it speaks of no controller."""
    return found.controller is None


OF_CHARACTERISTICS: Pattern = one_of(
    GROUPS,
    _say(Anthem, "<quality> has <keywords>", quality=ItIsAttached()),
    _say(Anthem, "<quality> gets <power toughness> and has <keywords>", quality=ItIsAttached()),
    _say(Anthem, "<quality> has <abilities>", quality=ItIsAttached(), abilities=_OF_EQUIPMENT),
    _say(Anthem, "<quality> has <abilities>", quality=ENCHANTED, abilities=_QUOTED),
    _say(Anthem, "<quality> gets <power toughness> and has <abilities>", quality=ENCHANTED, abilities=_QUOTED),
    _say(Anthem, "<quality> have <abilities>", quality=only(every(), _are_artifacts), abilities=_OF_ARTIFACT),
    _say(Anthem, "<quality> have <abilities>", quality=every(), abilities=_QUOTED),
    _say(
        Is,
        "each <quality> loses all abilities and becomes a <nature>. If <this> leaves the battlefield, this effect continues until"
        " end of turn",
        quality=quality(),
        nature=ONLY_BY_MANA_VALUE,
        continues=True,
    ),
    _say(Anthem, "each <quality> gets <power toughness>", quality=_WORDY),
    _say(Anthem, "<quality> get <power toughness>", quality=every()),
    _say(Anthem, "<quality> have <keywords>", quality=every()),
    _say(Anthem, "<quality> get <power toughness> and have <keywords>", quality=every()),
    _say(Anthem, "<quality> gets <power toughness>", quality=ENCHANTED),
    _say(Anthem, "<quality> has <keywords>", quality=ENCHANTED),
    _say(Anthem, "<quality> gets <power toughness> and has <keywords>", quality=ENCHANTED),
    _say(
        Anthem,
        "<quality> gets <power toughness> and has all names of nonlegendary creature cards in addition to its name",
        quality=ENCHANTED,
        creature_names=True,
    ),
    _say(Anthem, "<quality> gets <power toughness> for each <for_each>", quality=ENCHANTED, for_each=quality(other=OTHER)),
    _say(Anthem, "<quality> gets <power toughness>", quality=ITSELF),
    _say(Anthem, "<quality> has <keywords>", quality=ITSELF),
    _say(Anthem, "<quality> gets <power toughness> and has <keywords>", quality=ITSELF),
    _say(Anthem, "<quality> gets <power toughness> for each <for_each>", quality=ITSELF, for_each=_COUNTERS_OF),
    _say(Anthem, "<quality> gets <power toughness> for each <for_each>", quality=ITSELF, for_each=quality(other=OTHER)),
    _say(Anthem, "as long as <quality>, it gets <power toughness> and has <keywords>", quality=_COLORED),
    _say(Is, "<quality> is a <nature>", quality=ENCHANTED, nature=one_of(ADDED, INSTEAD)),
    _say(Is, "<quality> is a <nature> that's still a land", quality=ENCHANTED, nature=CREATURE),
    _say(
        DefinesSize,
        "<name>'s power and toughness are each equal to <plus> plus the number of <count>",
        count=quality(plural=True),
        plus=only(NUMBER, bool),
        name=NAME,
    ),
    _say(
        ChosenNumberIsPower,
        "<name>'s power is equal to the last chosen number and its toughness is equal to <total> minus that number",
        total=NUMBER,
        name=NAME,
    ),
    _say(MaximumHandSize, "the chosen player's maximum hand size is <size>", size=SEVERAL),
    _say(
        DefinesSize,
        "<name>'s power and toughness are each equal to the number of <count>",
        count=only(quality(plural=True), lambda count: not _of_everyone(count)),
        name=NAME,
    ),
    _say(
        DefinesSize,
        "<name>'s power and toughness are each equal to the number of <count> on the battlefield",
        count=only(quality(plural=True), _of_everyone),
        name=NAME,
    ),
    _say(
        DefinesSize,
        "<name>'s power is equal to the number of <count>",
        count=only(quality(plural=True), lambda count: not _of_everyone(count)),
        name=NAME,
        power_only=True,
    ),
    _say(AllColors, "<name> is all colors", name=NAME),
    _say(ControlsAttached, "you control enchanted creature"),
    _say(Is, "<quality> is a <nature> and loses all abilities", quality=ENCHANTED, nature=UNCOLORED_OTHER_CREATURE),
    _say(
        Is,
        "<quality> loses all abilities and is a <nature>",
        quality=ENCHANTED,
        nature=one_of(WITHOUT_ABILITIES, OTHER_CREATURE),
    ),
    _say(Is, "<quality> is a <nature>", quality=ENCHANTED, nature=OTHER_ARTIFACT_CREATURE),
    _say(LoseKeywords, "<quality> loses <lost>", quality=ENCHANTED, lost=_LOST),
    _say(LoseKeywords, "<quality> has <gained> and loses <lost>", quality=ENCHANTED, gained=_GAINED, lost=_LOST),
    _say(Is, "<quality> has base power and toughness <nature>", quality=ENCHANTED, nature=OTHER_SIZE_WITH),
    _say(LoseKeywords, "<quality> lose <lost>", quality=every(), lost=_LOST),
    _say(LoseKeywords, "<quality> lose <lost> and can't have or gain <lost>", quality=every(), lost=_LOST, for_good=True),
    _say(LoseKeywords, "<quality> lose <lost> and gain <gained>", quality=every(), lost=_LOST, gained=_GAINED),
    _say(LoseAbilities, "<quality> lose all abilities", "all <quality> lose all abilities", quality=_PERMANENTS),
    _say(LoseAbilities, "<quality> loses all abilities and has base power and toughness <base>", quality=ENCHANTED, base=SIZE),
    _say(LoseAbilities, "<quality> lose all abilities and have base power and toughness <base>", quality=every(), base=SIZE),
)
"""The table, without the last full stop."""
