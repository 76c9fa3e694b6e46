"""Instructions that move objects: destroy, exile, return, sacrifice, counter."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.costs import Cost, DiscardCards
from oracle.abilities.effects import (
    ChooseOneOfThem,
    ChoosePermanent,
    CounterIt,
    Destroy,
    DestroyEach,
    Exile,
    ExileEach,
    ExileGraveyards,
    ExileTop,
    ExileUntilLeaves,
    Imprint,
    Place,
    PutBackOnTop,
    PutEachOntoBattlefield,
    PutFromHand,
    PutGraveyardOnBottom,
    PutInto,
    PutOntoBattlefield,
    PutOnTopOrBottom,
    ReturnOwned,
    ReturnThisFromGraveyard,
    RevealTop,
    SacrificeChosen,
    SacrificeEach,
    SacrificeIt,
    SacrificeThem,
    SacrificeToSearch,
    SacrificeUnlikeChosen,
    Scry,
    SearchEverywhereAndExile,
    SearchLandToHand,
    SearchOntoBattlefield,
    SearchToTop,
    ShuffleGraveyardIntoLibrary,
    Surveil,
    TakeFromTop,
)  # fmt: skip
from oracle.abilities.qualities import ANY_NUMBER, Amount, Named, Quality, Who
from oracle.cards.again import Controller, OfEvent, OneOfThem, Returned, SacrificedCard, ThatPermanent
from oracle.cards.costs import MANA_ONLY
from oracle.cards.counters import WITH_COUNTERS
from oracle.cards.grammar import Choice, Converted, Pattern, Series, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.nouns import ARTICLE, OTHER, TYPE_OR_SUBTYPE_CARD, quality
from oracle.cards.numbers import NUMBER, SEVERAL, ThatMuch
from oracle.cards.saying import PLAYER, say
from oracle.cards.targets import (
    A_SPELL,
    ANY_CARD,
    ONE_PERMANENT,
    PERMANENT_OR_CARD,
    SEVERAL_PERMANENTS,
    SPELL,
    THEIR_CARDS,
    YOUR_CARD,
    YOUR_OWN_PERMANENT,
    TargetPlayer,
)
from oracle.cards.templates import phrase


def _exiling(memory: Memory) -> Memory:
    return replace(memory, exiled=True, stressed=True)


_TAPPED = Choice({False: "", True: " tapped"})


def _bound_by(found: Quality, before: Amount, after: Amount) -> Quality | None:
    return replace(found, mana_value_at_most=after) if found.mana_value_at_most is before else None


_UP_TO_THE_CONVOKING = Converted(
    quality("card", plural=True),
    lambda found: _bound_by(found, Amount.X, Amount.CONVOKED),
    lambda found: _bound_by(found, Amount.CONVOKED, Amount.X),
)
"""Cards with mana value X or less, where X is then said to be the number of creatures that convoked the source."""

SACRIFICE = say(SacrificeIt, "sacrifice <what>")

MOVING: Pattern = one_of(
    say(Destroy, "destroy <what>"),
    say(Destroy, "destroy <what>. It can't be regenerated", for_good=True),
    say(DestroyEach, "destroy all <quality>", quality=quality(plural=True, other=OTHER)),
    say(
        DestroyEach, "destroy all <quality>. They can't be regenerated", quality=quality(plural=True, other=OTHER), for_good=True
    ),
    say(ExileUntilLeaves, "exile <what> until <this> leaves the battlefield", what=ONE_PERMANENT),
    say(Exile, "exile <what>", what=PERMANENT_OR_CARD, remember=_exiling),
    say(
        ExileEach,
        "exile <qualities>",
        qualities=Series(phrase("all <>", quality(plural=True, other=OTHER)), (" and ",)),
    ),
    say(Imprint, "you may exile <quality> from your hand", quality=quality("card", other=ARTICLE)),
    say(ExileGraveyards, "exile all graveyards"),
    say(ExileTop, "exile the top card of your library", count=1, remember=lambda memory: memory.of_cards("card")),
    say(ExileTop, "exile the top <count> cards of your library", remember=lambda memory: memory.of_cards("cards")),
    say(ChooseOneOfThem, "choose one of <them>", them=OneOfThem(), remember=lambda memory: memory.of_cards("card")),
    # Countering, and where a countered spell goes.
    say(CounterIt, "counter <what> unless its controller pays <unless>", what=SPELL, unless=MANA_ONLY),
    say(
        CounterIt,
        "counter <what> unless its controller discards a card",
        what=SPELL,
        unless=Cost(None, (DiscardCards(),)),
    ),
    say(
        CounterIt,
        "counter <what>. If that spell is countered this way, put it into its owner's hand instead of into that player's"
        " graveyard",
        what=SPELL,
        place=Place.HAND,
    ),
    say(
        CounterIt,
        "counter <what>. If that spell is countered this way, exile it instead of putting it into its owner's graveyard",
        what=SPELL,
        place=Place.EXILE,
    ),
    say(CounterIt, "counter <what>", what=SPELL),
    # To hands and libraries.
    say(ReturnOwned, "return all <quality> <who> owns to their hand", quality=quality(plural=True)),
    say(PutInto, "return <what> to your hand", place=Place.HAND, what=YOUR_OWN_PERMANENT),
    say(PutInto, "return <what> to its owner's hand", place=Place.HAND, what=ONE_PERMANENT),
    say(PutInto, "return <what> to their owners' hands", place=Place.HAND, what=SEVERAL_PERMANENTS),
    say(PutInto, "return <what> to your hand", place=Place.HAND, what=YOUR_CARD),
    say(ReturnThisFromGraveyard, "return this card from your graveyard to your hand"),
    say(PutInto, "put <what> on top of its owner's library", place=Place.LIBRARY_TOP),
    say(
        PutBackOnTop,
        "put <what> from <whose>'s graveyard on top of their library in any order",
        what=THEIR_CARDS,
        whose=TargetPlayer(),
    ),
    say(PutInto, "put <what> on the bottom of its owner's library", place=Place.LIBRARY_BOTTOM),
    say(PutInto, "shuffle <what> into its owner's library", place=Place.LIBRARY_SHUFFLED),
    say(
        PutOnTopOrBottom,
        "choose <what>. Its owner puts it on their choice of the top or bottom of their library",
        what=A_SPELL,
    ),
    say(
        PutOnTopOrBottom,
        "the owner of <what> puts it into their library second from the top or on the bottom",
        second=True,
    ),
    say(
        PutGraveyardOnBottom,
        "<who> puts all the cards from their graveyard on the bottom of their library in a random order",
    ),
    say(ShuffleGraveyardIntoLibrary, "shuffle your graveyard into your library"),
    say(
        SearchLandToHand,
        "search your library for <quality> card, reveal it, put it into your hand, then shuffle",
        quality=Choice({Quality(): "a land", Quality(supertypes=("Basic",)): "a basic land"}),
    ),
    say(
        SearchEverywhereAndExile,
        "search <whose>'s graveyard, hand, and library for any number of cards with that name and exile them. Then that player"
        " shuffles",
        whose=TargetPlayer(),
    ),
    say(
        SearchToTop,
        "search your library for <quality>, reveal it, then shuffle and put that card on top",
        quality=quality("card", other=ARTICLE),
    ),
    say(
        ChoosePermanent,
        "choose <quality>",
        quality=only(quality(other=ARTICLE), lambda found: found.controller is not None),
        remember=lambda memory: replace(memory, it=Named.MADE, noun="creature", fresh=False, stressed=False),
    ),
    say(Scry, "scry <count>", count=NUMBER),
    say(Surveil, "surveil <count>", count=NUMBER),
    # To the battlefield.
    say(
        SearchOntoBattlefield,
        "search your library for <quality>, put it onto the battlefield<tapped>, then shuffle",
        "search your library for <quality>, put that card onto the battlefield<tapped>, then shuffle",
        quality=quality("card", other=ARTICLE),
        tapped=_TAPPED,
    ),
    say(
        SearchOntoBattlefield,
        "search your library for <quality>, put that card onto the battlefield, then shuffle",
        quality=TYPE_OR_SUBTYPE_CARD,
    ),
    say(
        TakeFromTop,
        "look at the top <count> cards of your library. Put one of them into your hand and the rest on the bottom of your library"
        " in a random order",
        optional=False,
        count=SEVERAL,
    ),
    say(
        TakeFromTop,
        "look at the top <count> cards of your library. You may reveal <quality> from among them and put it into your hand. Put"
        " the rest on the bottom of your library in a random order",
        quality=quality("card", other=ARTICLE),
        count=SEVERAL,
    ),
    say(
        TakeFromTop,
        "look at the top <count> cards of your library. You may reveal any number of <quality> from among them and put the"
        " revealed cards into your hand. Put the rest on the bottom of your library in a random order",
        quality=quality("card", plural=True),
        most=ANY_NUMBER,
        count=SEVERAL,
    ),
    say(
        TakeFromTop,
        "look at the top <count> cards of your library. You may put <quality> from among them onto the battlefield. Put the rest"
        " on the bottom of your library in a random order",
        quality=quality("card", other=ARTICLE),
        onto_battlefield=True,
        count=SEVERAL,
    ),
    say(
        TakeFromTop,
        "look at the top <count> cards of your library. You may reveal up to <most> <quality> from among them, where X is the"
        " number of creatures that convoked <this>. Put the revealed cards into your hand, then shuffle",
        most=SEVERAL,
        quality=_UP_TO_THE_CONVOKING,
        shuffle=True,
        count=SEVERAL,
    ),
    say(
        RevealTop,
        "reveal the top card of your library. You may put that card onto the battlefield if it's <quality>. Otherwise, put that"
        " card into your hand",
        quality=quality("card", other=ARTICLE),
    ),
    say(
        SearchOntoBattlefield,
        "search your library for up to <most> <quality>, put them onto the battlefield<tapped>, then shuffle",
        most=SEVERAL,
        quality=quality("card", plural=True),
        tapped=_TAPPED,
    ),
    say(
        PutEachOntoBattlefield,
        "return all <quality> from your graveyard to the battlefield",
        quality=quality("card", plural=True),
    ),
    say(
        PutOntoBattlefield,
        "return <what> to the battlefield<tapped><counters>",
        what=YOUR_CARD,
        tapped=_TAPPED,
        counters=WITH_COUNTERS,
    ),
    say(PutOntoBattlefield, "put <what> onto the battlefield<tapped> under your control", what=ANY_CARD, tapped=_TAPPED),
    say(PutOntoBattlefield, "put <what> onto the battlefield under your control", what=SacrificedCard()),
    say(
        PutOntoBattlefield,
        "return <what> to the battlefield<tapped> under its owner's control<counters>",
        under=Who.ITS_OWNER,
        what=Returned("it"),
        tapped=_TAPPED,
        counters=WITH_COUNTERS,
    ),
    say(
        PutOntoBattlefield,
        "return <what> to the battlefield<tapped> under your control<counters>",
        what=Returned("that card"),
        tapped=_TAPPED,
        counters=WITH_COUNTERS,
    ),
    say(
        PutFromHand,
        "you may put <quality> from your hand onto the battlefield",
        quality=quality("card", other=ARTICLE),
    ),
    # Sacrificing.
    SACRIFICE,
    say(SacrificeIt, "sacrifice <what>", by=Who.YOU, what=ThatPermanent()),
    say(
        SacrificeToSearch,
        "sacrifice a <quality>. If you do, search your library for a <quality> card. If that card's mana value is less than or"
        " equal to the sacrificed <quality>'s mana value, put it onto the battlefield. If it's greater, you may pay {X}, where X"
        " is the difference. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard. Then"
        " shuffle",
    ),
    say(SacrificeEach, "each <quality> is sacrificed by its controller", quality=quality()),
    say(SacrificeThem, "their controllers sacrifice <them>", them=OfEvent()),
    say(
        SacrificeUnlikeChosen,
        "for each player, you choose a creature that player controls. Then each player sacrifices all other creatures they"
        " control that don't share a creature type with the chosen creature they control",
    ),
    say(SacrificeChosen, "sacrifice <count quality>", who=Who.YOU),
    say(SacrificeChosen, "<who> sacrifices <count quality> of their choice", "<who> sacrifices <count quality>"),
    say(
        SacrificeChosen,
        "<who> sacrifices <count> <quality> of their choice",
        who=one_of(PLAYER, Controller()),
        count=ThatMuch("that many"),
        quality=quality(plural=True, other=OTHER),
    ),
)
"""The table."""
