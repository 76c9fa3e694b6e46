"""Instructions that change objects: bigger, stolen, tapped, copied; and tokens."""

from __future__ import annotations

from typing import Any

from oracle.abilities.costs import Cost, SacrificeThis, TapThis
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    AddMana,
    Attach,
    Becomes,
    ChooseNewTargets,
    CopyAllYouControl,
    CopyIt,
    CreateTokenCopy,
    CreateTokens,
    DoubleEach,
    Draw,
    ExchangeControl,
    GainAbility,
    GainControl,
    GainLife,
    PhaseOut,
    Pump,
    PumpEach,
    Regenerate,
    Tap,
    TapEach,
    Transform,
    Untap,
    UntapEach,
)  # fmt: skip
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import Amount, CountersOf, CountOf, Devotion, Named, Who
from oracle.cards import natures
from oracle.cards.again import IT, Again, Them, Those
from oracle.cards.costs import MANA_ONLY
from oracle.cards.counters import PLAYER_KIND
from oracle.cards.grammar import (
    Choice,
    Converted,
    Deferred,
    Optional,
    Pattern,
    ReadOnly,
    Remembering,
    Series,
    one_of,
    only,
    several,
)
from oracle.cards.memory import Memory
from oracle.cards.naming import THIS, Planeswalker
from oracle.cards.nouns import COUNTER_KIND, KEYWORD, OTHER, SUBTYPE, TYPE, every, quality
from oracle.cards.numbers import NUMBER, SIZE, TIMES
from oracle.cards.saying import say
from oracle.cards.targets import (
    CHOSEN_BY_ITS_CONTROLLER,
    ONE_PERMANENT,
    PERMANENT_OR_SPELL,
    SEVERAL_PERMANENTS,
    SPELL,
    TargetPlayer,
)
from oracle.cards.templates import phrase
from oracle.mana import COLOR_NAMES


def _quoted() -> Pattern:
    from oracle.cards.abilities import QUOTED

    return QUOTED


def _quoted_of_token() -> Pattern:
    from oracle.cards.abilities import QUOTED_OF_TOKEN

    return QUOTED_OF_TOKEN


CLUE = ActivatedAbility(Cost(("2",), (SacrificeThis(),)), (Draw(),))
"""The ability of a Clue token (111.10f)."""

FOOD = ActivatedAbility(Cost(("2",), (TapThis(), SacrificeThis())), (GainLife(amount=3),))
"""The ability of a Food token (111.10b)."""

TREASURE = ActivatedAbility(Cost(None, (TapThis(), SacrificeThis())), (AddMana(any_color=1),))
"""The ability of a Treasure token (111.10a)."""

_TOKEN = "<power>/<toughness> <colors> <subtypes> <types>"
_TOKEN_WORDS: dict[str, Any] = {
    "power": NUMBER,
    "toughness": NUMBER,
    "colors": natures.COLORS,
    "subtypes": Series(SUBTYPE, (" ",), comma=False),
    "types": Series(TYPE, (" ",), comma=False),
}
_GAINED = one_of(KEYWORD, Choice({"hexproof from that color": "hexproof from that color"}))
_KEYWORDS = Optional(phrase(" with <>", Series(KEYWORD, (" and ",))), ())
_ABILITIES = Converted(Deferred(_quoted_of_token), lambda ability: (ability,), lambda all_: all_[0] if len(all_) == 1 else None)

_TREASURE: dict[str, Any] = {"types": ("Artifact",), "subtypes": ("Treasure",), "abilities": (TREASURE,)}

_ONE_TOKEN: Pattern = one_of(
    say(
        CreateTokens,
        f"create a {_TOKEN} token<keywords><tapped attacking>",
        count=1,
        keywords=_KEYWORDS,
        tapped_attacking=Choice({(False, False): "", (True, True): " that's tapped and attacking"}),
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create a {_TOKEN} token with <abilities>",
        f"create a {_TOKEN} token. It has <abilities>",
        count=1,
        abilities=_ABILITIES,
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create a {_TOKEN} token with <keywords> and <abilities>",
        count=1,
        keywords=Series(KEYWORD, (", ",), comma=False),
        abilities=_ABILITIES,
        **_TOKEN_WORDS,
    ),
    say(CreateTokens, "create a Treasure token", count=1, **_TREASURE),
    say(CreateTokens, "create a tapped Treasure token", "you create a tapped Treasure token", count=1, tapped=True, **_TREASURE),
    say(CreateTokenCopy, "create a token that's a copy of <what>"),
)
"""What creates one token, which is "it" afterwards."""

_TOKENS: Pattern = one_of(
    say(
        CreateTokens,
        f"create a {_TOKEN} token<keywords> for each permanent returned to its owner's hand this way",
        count=Amount.MOVED,
        keywords=_KEYWORDS,
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create a {_TOKEN} token<keywords> for each <count>",
        count=one_of(
            say(CountersOf, "poison counter your opponents have", who=Who.OPPONENT),
            say(CountersOf, "<kind> counter you have", who=Who.YOU, kind=PLAYER_KIND),
            say(CountOf, "<quality>", quality=quality(other=OTHER)),
        ),
        keywords=_KEYWORDS,
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create <count> {_TOKEN} tokens<keywords><tapped attacking>",
        keywords=_KEYWORDS,
        tapped_attacking=Choice({(False, False): "", (True, True): " that are tapped and attacking"}),
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create <count> {_TOKEN} tokens with <abilities>",
        f"create <count> {_TOKEN} tokens. They have <abilities>",
        abilities=_ABILITIES,
        **_TOKEN_WORDS,
    ),
    say(
        CreateTokens,
        f"create <count> {_TOKEN} tokens with <keywords> and <abilities>",
        keywords=Series(KEYWORD, (", ",), comma=False),
        abilities=_ABILITIES,
        **_TOKEN_WORDS,
    ),
    say(CreateTokens, "you and <also> each create a Treasure token", count=1, also=TargetPlayer(), **_TREASURE),
    say(CreateTokens, "create <count> Treasure tokens", **_TREASURE),
    say(CreateTokens, "create <count> Food tokens", types=("Artifact",), subtypes=("Food",), abilities=(FOOD,)),
    say(
        CreateTokens,
        f"create a number of {_TOKEN} tokens<keywords> equal to <count>",
        keywords=_KEYWORDS,
        count=say(Devotion, "your devotion to <color>", color=Choice(COLOR_NAMES)),
        **_TOKEN_WORDS,
    ),
    say(CreateTokens, "investigate<count>", count=TIMES, types=("Artifact",), subtypes=("Clue",), abilities=(CLUE,)),
    say(
        CreateTokenCopy,
        "create a token that's a copy of <what>. The token gains haste until end of turn. At the beginning of your next end step,"
        " sacrifice it unless you pay <sacrifice_unless>",
        haste=True,
        sacrifice_unless=MANA_ONLY,
    ),
    say(
        CopyAllYouControl,
        "copy all spells you control, then copy all other activated and triggered abilities you control. You may choose new"
        " targets for the copies",
    ),
)
"""What creates several tokens, or one of which more is said at once."""

_ALL = phrase("all <>", quality(plural=True, other=OTHER))

CHANGING: Pattern = one_of(
    say(Pump, "<what> gains <keywords> until end of turn", what=ONE_PERMANENT, keywords=Series(_GAINED, (" and ",))),
    say(
        Pump,
        "<what> gains <keywords> until end of combat",
        what=ONE_PERMANENT,
        keywords=Series(_GAINED, (" and ",)),
        how_long=HowLong.THIS_COMBAT,
    ),
    say(
        Pump,
        "<what> gets <power toughness> and gains your choice of <one_of> until end of turn",
        what=ONE_PERMANENT,
        one_of=several(Series(KEYWORD, (" or ",))),
    ),
    say(Pump, "<what> gets <power toughness> until end of turn", what=ONE_PERMANENT),
    say(
        Pump,
        "<what> gets <power toughness> for as long as <this> remains tapped",
        what=ONE_PERMANENT,
        how_long=HowLong.WHILE_THIS_IS_TAPPED,
    ),
    say(
        Pump,
        "until end of turn, <what> gets <power toughness> and gains <keywords>",
        what=ONE_PERMANENT,
        keywords=several(Series(KEYWORD, (" and ",))),
    ),
    say(Pump, "<what> gets <power toughness> and gains <keywords> until end of turn", what=ONE_PERMANENT),
    say(Pump, "<what> gain <keywords> until end of turn", what=one_of(SEVERAL_PERMANENTS, Them("they"))),
    say(Pump, "<what> each get <power toughness> until end of turn", what=SEVERAL_PERMANENTS),
    say(Pump, "<what> each get <power toughness> and gain <keywords> until end of turn", what=SEVERAL_PERMANENTS),
    say(PumpEach, "<quality> gain <keywords> until end of turn", quality=every()),
    say(PumpEach, "<quality> get <power toughness> until end of turn", quality=every()),
    say(
        PumpEach,
        "until end of turn, <quality> get <power toughness> and gain <keywords>",
        quality=every(),
        keywords=several(Series(KEYWORD, (" and ",))),
    ),
    say(PumpEach, "<quality> get <power toughness> and gain <keywords> until end of turn", quality=every()),
    say(PumpEach, "each <quality> gains <keywords> until end of turn", quality=quality(other=OTHER)),
    say(DoubleEach, "double the power and toughness of each <quality> until end of turn", quality=quality(other=OTHER)),
    say(GainAbility, "until end of turn, <what> gains <ability>", ability=Deferred(_quoted)),
    say(
        Becomes,
        "until end of turn, <what> becomes a <nature> that's still a planeswalker",
        what=Planeswalker(),
        nature=natures.CREATURE,
    ),
    say(
        Becomes,
        "<what> has base power and toughness <nature>",
        what=ONE_PERMANENT,
        nature=say(Nature, "<size> until end of turn and gains <keywords> until end of turn", size=SIZE),
    ),
    say(
        Becomes,
        "<what> has base power and toughness <nature> until end of turn",
        what=ONE_PERMANENT,
        nature=say(Nature, "<size>", size=SIZE),
    ),
    say(Becomes, "<what> becomes <nature> until end of turn", what=ONE_PERMANENT, nature=natures.COLORED, remember=Memory.stress),
    say(
        Becomes,
        "<what> becomes a <nature> until end of turn. It's still a land",
        what=ONE_PERMANENT,
        nature=natures.CREATURE,
    ),
    say(
        Becomes,
        "<what> becomes a <nature>. It's still a land",
        what=ONE_PERMANENT,
        nature=natures.LEGENDARY_CREATURE,
        how_long=HowLong.WHILE_IT_IS_THERE,
    ),
    say(Attach, "attach <source> to <what>", remember=Memory.stress),
    say(Becomes, "<what> becomes a <nature> until end of turn", what=ONE_PERMANENT, nature=natures.ADDED),
    say(
        Becomes,
        "until your next upkeep, <what> becomes a <nature>",
        what=ONE_PERMANENT,
        nature=natures.BY_MANA_VALUE,
        how_long=HowLong.UNTIL_YOUR_NEXT_UPKEEP,
    ),
    say(
        Becomes,
        "<what> becomes a <nature>",
        what=one_of(Again("that creature", ("creature",)), ONE_PERMANENT),
        nature=natures.ADDED,
        how_long=HowLong.WHILE_IT_IS_THERE,
    ),
    say(
        Becomes,
        "<what> becomes a <nature>",
        what=ONE_PERMANENT,
        nature=natures.TYPED,
        how_long=HowLong.WHILE_IT_IS_THERE,
    ),
    say(
        Becomes,
        "<what> <nature>",
        what=Again("that creature", ("creature",)),
        nature=natures.TYPED_AND_NUMBERED,
        how_long=HowLong.WHILE_IT_IS_THERE,
    ),
    ReadOnly(say(Becomes, "<what>'s a <nature>", what=IT, nature=natures.ADDED, how_long=HowLong.WHILE_IT_IS_THERE)),
    say(
        Becomes,
        "for as long as <what> has a <counter> counter on it, it's a <nature>",
        what=Again("that creature", ("creature",)),
        counter=COUNTER_KIND,
        nature=natures.ADDED,
        how_long=HowLong.WHILE_IT_HAS_THE_COUNTER,
    ),
    say(GainAbility, "<what> gains <ability>", ability=Deferred(_quoted), how_long=HowLong.WHILE_IT_IS_THERE),
    say(Regenerate, "regenerate <what>"),
    say(Tap, "tap <what>"),
    say(Transform, "transform <what>", what=THIS),
    say(Untap, "untap <what>"),
    say(TapEach, "tap <quality>", quality=_ALL),
    say(UntapEach, "untap <quality>", quality=_ALL, remember=lambda memory: memory.of_cards("creatures")),
    say(Pump, "<what> get <power toughness> until end of turn", what=Those("creatures")),
    say(PhaseOut, "<what> phases out", what=ONE_PERMANENT),
    say(PhaseOut, "<what> phase out", what=SEVERAL_PERMANENTS),
    # Control.
    say(GainControl, "gain control of <what> until end of turn", until_end_of_turn=True, remember=Memory.stress),
    say(GainControl, "gain control of <what>", what=PERMANENT_OR_SPELL),
    say(
        ExchangeControl,
        "its controller chooses <second>. Exchange control of those permanents",
        first=Named.EVENT,
        second=CHOSEN_BY_ITS_CONTROLLER,
    ),
    # Tokens and copies.
    Remembering(_ONE_TOKEN, Memory.of_token),
    Remembering(_TOKENS, Memory.of_tokens),
    say(CopyIt, "copy <what>", what=SPELL),
    say(CopyIt, "copy <what><times>", what=SPELL, times=only(TIMES, lambda times: times is not None and times > 1)),
    say(CopyIt, "copy <what>. You may choose new targets for the copy", what=SPELL, new_targets=True),
    say(CopyIt, "copy <what>, except it isn't legendary if the spell is legendary", what=SPELL, nonlegendary=True),
    say(ChooseNewTargets, "you may choose new targets for <what>", what=one_of(IT, SPELL)),
)
"""The table."""
