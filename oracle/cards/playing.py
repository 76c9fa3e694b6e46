"""Instructions about players: cards, mana, and what they may play."""

from __future__ import annotations

from oracle.abilities.effects import (
    AddMana,
    CastFromThisTurn,
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseExiledAndPlayFree,
    ChooseNumber,
    ChooseOpponent,
    ChooseRevealed,
    Connive,
    Discard,
    DiscardIt,
    Draw,
    EndTheTurn,
    ExileInsteadThisTurn,
    FlashUntilYourNextTurn,
    MayCastWhileExiled,
    MayTakeNoncreatureFromOutside,
    Mill,
    NextSpellHas,
    PlayThisTurn,
    RevealHand,
)  # fmt: skip
from oracle.abilities.qualities import Amount, CountersOf, CountOf, Quality, Who
from oracle.cards.again import Again, Its, Returned, ThatPlayer, TheHand, Those
from oracle.cards.grammar import Choice, Converted, Optional, Pattern, ReadOnly, Series, one_of, only, several
from oracle.cards.keyword_names import PAYING_KEYWORDS
from oracle.cards.memory import Memory
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, quality
from oracle.cards.numbers import CARDS, MANA, NUMBER, SEVERAL
from oracle.cards.saying import say
from oracle.cards.targets import TargetPlayer
from oracle.cards.templates import Vocabulary, phrase
from oracle.mana import MANA_TYPES

_THAT_CARD = Again("that card", ("card",))
_THAT_PLAYER = Converted(ThatPlayer(), lambda player: player, lambda _: Who.THAT_PLAYER)
_ONE_SYMBOL = Choice({symbol: f"{{{symbol}}}" for symbol in MANA_TYPES})
_CHOICES = several(Series(_ONE_SYMBOL, (" or ",)))
_OR_WITH_X = Vocabulary({})(
    Quality,
    "spells with mana value <mana_value_at_least> or greater or spells with {X} in their mana costs",
    mana_value_at_least=NUMBER,
    or_x_in_cost=True,
)
_FOR_A_SPELL = phrase(". Spend this mana only to cast a <>", quality("spell"))
_FOR_SPELLS = phrase(". Spend this mana only to cast <>", one_of(_OR_WITH_X, quality("spell", plural=True)))
# What restricts one mana speaks of a spell, what restricts more of spells.
_ONE_FOR = Optional(one_of(_FOR_A_SPELL, ReadOnly(_FOR_SPELLS)))
_MORE_FOR = Optional(one_of(_FOR_SPELLS, ReadOnly(_FOR_A_SPELL)))
_ONE_MANA = only(MANA, lambda mana: len(mana) == 1)
_MORE_MANA = only(MANA, lambda mana: len(mana) > 1)

_OF_URZA = Vocabulary({})(
    Quality,
    "a <all_subtypes>",
    all_subtypes=Choice({("Urza's", each): f"Urza's {each}" for each in ("Mine", "Power-Plant", "Tower")}),
)

_CARDS_FOR_EACH = say(CountOf, "<times> for each <quality>", times=only(CARDS, lambda times: isinstance(times, int)))
_CARD_FOR_EACH_POISON = phrase("a card for each <>", say(CountersOf, "poison counter they have", who=Who.THAT_PLAYER))
PLAYING: Pattern = one_of(
    say(Draw, "draw <count>", "you draw <count>", who=Who.YOU, count=one_of(CARDS, _CARDS_FOR_EACH)),
    say(Draw, "draw cards equal to <of> total toxic value", who=Who.YOU, count=Amount.ITS_TOXIC, of=Its()),
    say(Draw, "<who> draws <count>", count=CARDS),
    say(
        Draw,
        "if <that_player> has more cards in hand than you, draw cards equal to the difference",
        who=Who.YOU,
        that_player=_THAT_PLAYER,
        count=Amount.HAND_DIFFERENCE,
    ),
    say(Discard, "discard <count>", who=Who.YOU, count=CARDS),
    say(Discard, "<who> discards <count> at random", count=CARDS, at_random=True),
    say(Discard, "<who> discards <count>", count=one_of(CARDS, _CARD_FOR_EACH_POISON)),
    say(Mill, "mill <count>", who=Who.YOU, count=CARDS),
    say(Mill, "<who> mills <count>", count=CARDS),
    say(Connive, "<what> connives"),
    say(DiscardIt, "<that_player> discards <what>", that_player=_THAT_PLAYER, what=_THAT_CARD),
    say(RevealHand, "<who> reveals their hand", who=TargetPlayer(), remember=Memory.of_hand),
    say(
        ChooseRevealed,
        "you choose <quality> from <hand>",
        quality=quality("card", other=ARTICLE),
        hand=TheHand(),
        remember=lambda memory: memory.of_cards("card"),
    ),
    say(
        MayTakeNoncreatureFromOutside,
        "you may reveal a noncreature card you own from outside the game and put it into your hand",
    ),
    say(ChooseCardName, "choose a nonland card name"),
    say(ChooseColor, "choose a color"),
    say(ChooseCreatureType, "choose a creature type"),
    say(ChooseNumber, "choose a number between 0 and <most>", most=NUMBER),
    say(ChooseOpponent, "choose an opponent", remember=Memory.of_player),
    # Mana (106.4).
    say(AddMana, "add <mana><only>", mana=_ONE_MANA, only=_ONE_FOR),
    say(AddMana, "add <mana><only>", mana=_MORE_MANA, only=_MORE_FOR),
    say(
        AddMana,
        "add <mana>. If you control <if_you_control>, add <instead> instead",
        if_you_control=several(Series(_OF_URZA, (" and ",))),
        instead=MANA,
    ),
    say(
        AddMana,
        "add a amount of <mana> equal to the sacrificed <sacrificed>'s mana value",
        mana=_ONE_MANA,
        sacrificed=Choice({None: "artifact"}),
        of_sacrificed=True,
    ),
    say(AddMana, "add <choices><only>", choices=_CHOICES, only=_ONE_FOR),
    say(AddMana, "add one mana of any color<only>", any_color=1, only=_ONE_FOR),
    say(AddMana, "add <any_color> mana of any one color<only>", any_color=SEVERAL, only=_MORE_FOR),
    say(AddMana, "add <combination> mana in any combination of colors<only>", combination=SEVERAL, only=_MORE_FOR),
    # What may be played, and for how long.
    say(
        CastFromThisTurn,
        "until end of turn, you may play lands and cast spells from your <zone>",
        zone=Choice({"graveyard": "graveyard"}),
    ),
    say(PlayThisTurn, "until end of turn, you may play <what>", "you may play <what> this turn", what=Those()),
    say(PlayThisTurn, "you may play <what> this turn", "until end of turn, you may play <what>", what=_THAT_CARD),
    say(
        MayCastWhileExiled,
        "for as long as <what> remains exiled, its owner may cast it without paying its mana cost",
        what=Returned("that card"),
        free=True,
    ),
    say(ExileInsteadThisTurn, "if a card would be put into your graveyard from anywhere this turn, exile that card instead"),
    say(
        ChooseExiledAndPlayFree,
        "choose an exiled card an opponent owns with a <counter> counter on it. You may play it this turn without paying its mana"
        " cost",
        counter=COUNTER_KIND,
    ),
    say(
        FlashUntilYourNextTurn,
        "until your next turn, you may cast <quality> as though they had flash",
        quality=quality("spell", plural=True),
    ),
    say(
        NextSpellHas, "the next spell you cast this turn has <keyword>", keyword=Choice({each: each for each in PAYING_KEYWORDS})
    ),
    say(EndTheTurn, "end the turn"),
)
"""The table."""
