"""Static abilities in words: what spells cost, and what may be cast, and when (118.7-9, 601.2f, 601.3)."""

from __future__ import annotations

from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import (
    AdditionalCost,
    AdditionalCostChoice,
    AsThoughFlash,
    CantActivate,
    CantBeCountered,
    CantCast,
    CastFromLibraryTop,
    CastThisFrom,
    CastWithoutPaying,
    CostsAtLeast,
    CostsLess,
    CostsMore,
    GrantsEvoke,
    GraveyardEscape,
    LifeForMana,
    MayPayRather,
    OnlyAsSorcery,
    OwnAlternativeCost,
    SpellsHave,
    SpellsPerTurn,
    SpendsNoMana,
    SpendsOnlyCreatureMana,
    ThisCostsLess,
    ThisCostsLessForSpells,
    TopCardRevealed,
    When,
)  # fmt: skip
from oracle.cards import costs
from oracle.cards.grammar import Choice, Pattern, Series, one_of, several
from oracle.cards.naming import THIS
from oracle.cards.nouns import OTHER, quality
from oracle.cards.numbers import MANA, SEVERAL
from oracle.cards.templates import Vocabulary
from oracle.mana import COLORS

_SPELLS = quality("spell", plural=True)
_OPPONENTS = Choice({Who.OPPONENT: "your opponents"})

_say = Vocabulary(
    {
        "quality": _SPELLS,
        "mana": MANA,
        "cost": costs.MANA_ONLY,
        "this": THIS,
        "who": Choice({Who.ANYONE: "", Who.YOU: " you cast", Who.OPPONENT: " your opponents cast"}),
    }
)
_PERMANENTS = quality(plural=True, other=OTHER)
_FOR_SPELLS = Choice({each: each for each in ("convoke", "improvise")})
_ZONES = Choice(
    {
        ("graveyard",): "your graveyard",
        ("exile",): "exile",
        ("graveyard", "exile"): "your graveyard or from exile",
    }
)

OF_CASTING: Pattern = one_of(
    # Costs (118.7-9, 601.2f).
    _say(CostsMore, "<quality><who> cost <mana> more to cast"),
    _say(CostsLess, "<quality><who> cost <mana> less to cast"),
    _say(
        CostsLess,
        "<quality><who> cost <mana> less to cast. This effect reduces only the amount of colored mana you pay",
        colored_only=True,
    ),
    _say(ThisCostsLess, "this spell costs <mana> less to cast for each <for_each>", for_each=quality(other=OTHER)),
    _say(ThisCostsLessForSpells, "this spell costs <mana> less to cast for each other spell cast this turn"),
    _say(
        CostsAtLeast,
        "as long as <this> is untapped, each spell that would cost less than <amount> mana to cast costs <amount> mana to cast",
        amount=SEVERAL,
    ),
    _say(CantBeCountered, "this spell can't be countered"),
    _say(SpendsNoMana, "you can't spend mana to cast this spell"),
    _say(SpendsOnlyCreatureMana, "spend only mana produced by creatures to cast this spell"),
    _say(
        LifeForMana,
        "for each <color> in a cost, you may pay 2 life rather than pay that mana",
        color=Choice({each: f"{{{each}}}" for each in COLORS}),
    ),
    _say(MayPayRather, "you may <cost> rather than pay the mana cost for <quality> you cast", cost=costs.SAID),
    _say(OwnAlternativeCost, "you may <cost> rather than pay this spell's mana cost", cost=costs.SAID),
    _say(AdditionalCost, "as an additional cost to cast this spell, <cost>", cost=costs.SAID),
    _say(
        AdditionalCostChoice,
        "as an additional cost to cast this spell, <costs>",
        costs=several(Series(costs.SAID, (" or ",))),
    ),
    _say(CastWithoutPaying, "you may cast <quality> from your hand without paying their mana costs"),
    _say(SpellsHave, "<quality> you cast have <keyword>", keyword=_FOR_SPELLS),
    _say(SpellsHave, "each <quality> you cast has conspire", quality=quality("spell"), keyword="conspire"),
    _say(
        SpellsHave,
        "<quality> you cast from <from_zone> have <keyword>",
        keyword=_FOR_SPELLS,
        from_zone=Choice({"exile": "exile"}),
    ),
    _say(GrantsEvoke, "<quality> you cast from your hand gain evoke <cost> as you cast them"),
    # What may be cast, and when (601.3).
    _say(CastFromLibraryTop, "you may cast <quality> from the top of your library"),
    _say(CastThisFrom, "you may cast this card from <zones>", zones=_ZONES),
    _say(TopCardRevealed, "play with the top card of your library revealed"),
    _say(
        GraveyardEscape,
        "each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile <others>"
        " other cards from your graveyard",
        others=SEVERAL,
    ),
    _say(CantCast, "<quality> can't be cast", who=Who.ANYONE),
    _say(CantCast, "<who> can't cast <quality>", who=_OPPONENTS),
    _say(CantCast, "during your turn, <who> can't cast <quality>", who=_OPPONENTS, when=When.YOUR_TURN),
    _say(CantActivate, "activated abilities of <quality> can't be activated", who=Who.ANYONE, quality=_PERMANENTS),
    _say(
        CantActivate,
        "activated abilities of <quality> can't be activated unless they're mana abilities",
        who=Who.ANYONE,
        quality=Choice({Quality(chosen_name=True): "sources with the chosen name"}),
        mana_too=False,
    ),
    _say(SpellsPerTurn, "each player can't cast more than one spell each turn", limit=1),
    _say(OnlyAsSorcery, "each opponent can cast spells only any time they could cast a sorcery"),
    _say(AsThoughFlash, "you may cast <quality> as though they had flash"),
)
"""The table, without the last full stop."""
