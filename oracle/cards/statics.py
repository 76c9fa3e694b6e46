"""Static abilities in words (604)."""

from __future__ import annotations

from oracle.abilities.qualities import Who
from oracle.abilities.statics import (
    AbilitiesCostLess,
    DoesntUntap,
    DrawsOneMore,
    ExileInstead,
    FewUntap,
    MayStayTapped,
    MoreTokens,
    NoTargetOfAbilities,
    ShuffledInstead,
)  # fmt: skip
from oracle.cards.casting import OF_CASTING
from oracle.cards.characteristics import OF_CHARACTERISTICS
from oracle.cards.counters import COUNTERS
from oracle.cards.entering import OF_ENTERING
from oracle.cards.fighting import FIGHTING
from oracle.cards.grammar import Choice, Pattern, one_of, without_an
from oracle.cards.life import LIFE
from oracle.cards.modified_damage import MODIFIED_DAMAGE
from oracle.cards.naming import NAME, THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import COUNTER_KIND, ITSELF, OTHER, Counted, quality
from oracle.cards.numbers import MANA, SEVERAL
from oracle.cards.templates import Vocabulary, phrase

_say = Vocabulary({"this": THIS, "mana": MANA})
_PERMANENTS = quality(plural=True, other=OTHER)
_GRAVEYARD = Choice({Who.ANYONE: "a graveyard", Who.OPPONENT: without_an("an opponent's graveyard"), Who.YOU: "your graveyard"})

STATIC: Pattern = one_of(
    OF_CASTING,
    OF_ENTERING,
    # Going to a graveyard (614.6).
    _say(ExileInstead, "if a card would be put into <whose> from anywhere, exile it instead", whose=_GRAVEYARD),
    _say(
        ExileInstead,
        "if a card or token would be put into <whose> from anywhere, exile it instead",
        whose=_GRAVEYARD,
        tokens=True,
    ),
    _say(
        ExileInstead,
        "if a card would be put into <whose> from anywhere, instead exile it with a <with_counter> counter on it",
        whose=_GRAVEYARD,
        with_counter=COUNTER_KIND,
    ),
    _say(
        ShuffledInstead,
        "if <name> would be put into a graveyard from anywhere, reveal <name> and shuffle it into its owner's library instead",
        name=NAME,
    ),
    _say(
        DrawsOneMore,
        "as long as you have <hand_at_most> or fewer cards in hand, if you would draw one or more cards, you draw that many cards"
        " plus one instead",
        hand_at_most=Choice({1: "one", **SEVERAL.words}),
    ),
    _say(
        NoTargetOfAbilities,
        "<quality> can't be the target of abilities from <of>",
        quality=ENCHANTED,
        of=quality("source", plural=True),
    ),
    _say(
        AbilitiesCostLess,
        "<quality>'s activated abilities cost <mana> less to activate. This effect can't reduce the mana in that cost to less"
        " than one mana",
        quality=ENCHANTED,
    ),
    # Untapping (502.3).
    _say(DoesntUntap, "<subject> doesn't untap during your untap step", subject=ITSELF),
    _say(DoesntUntap, "<subject> doesn't untap during its controller's untap step", subject=ENCHANTED),
    _say(MayStayTapped, "you may choose not to untap <this> during your untap step"),
    _say(
        FewUntap,
        "players can't untap more than <most quality> during their untap steps",
        most_quality=Counted(phrase("one <>", quality()), _PERMANENTS),
    ),
    _say(
        MoreTokens,
        "if one or more tokens would be created under your control, twice that many of those tokens are created instead",
        times=2,
    ),
    COUNTERS,
    FIGHTING,
    LIFE,
    MODIFIED_DAMAGE,
    OF_CHARACTERISTICS,
)
"""The table of static abilities, without the last full stop."""
