"""Static abilities in words (604)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.abilities.qualities import Amount, CountersOf, Quality, Who
from oracle.abilities.statics import (
    AbilitiesCostLess,
    AdditionalCost,
    AdditionalCostChoice,
    AllColors,
    Anthem,
    AsThoughFlash,
    BeginsOnBattlefield,
    CantActivate,
    CantBeCountered,
    CantCast,
    CastFromLibraryTop,
    CastThisFrom,
    CastWithoutPaying,
    ChosenNumberIsPower,
    ControlsAttached,
    CostsAtLeast,
    CostsLess,
    CostsMore,
    DefinesSize,
    DoesntUntap,
    DrawsOneMore,
    EnteringTriggersNothing,
    EntersAsChosen,
    EntersTapped,
    EntersWithChoice,
    EntersWithChosenCounter,
    EntersWithCounters,
    EnterWithMore,
    ExileInstead,
    FewUntap,
    GrantsEvoke,
    GraveyardEscape,
    Is,
    LifeForMana,
    LoseAbilities,
    LoseKeywords,
    MaximumHandSize,
    MayEnterAsCopy,
    MayPayRather,
    MayStayTapped,
    MoreTokens,
    NoTargetOfAbilities,
    OnlyAsSorcery,
    OnlyForAnte,
    OwnAlternativeCost,
    ShuffledInstead,
    SpellsHave,
    SpellsPerTurn,
    SpendsNoMana,
    SpendsOnlyCreatureMana,
    ThisCostsLess,
    ThisCostsLessForSpells,
    TopCardRevealed,
    TriggersAgain,
    TurnsOthersFaceDown,
    When,
)  # fmt: skip
from oracle.cards import costs
from oracle.cards.copying import EXCEPTIONS
from oracle.cards.counters import CHOICE_OF_KINDS, COUNTERS, PLAYER_KIND
from oracle.cards.fighting import FIGHTING
from oracle.cards.grammar import (
    Capital,
    Choice,
    Converted,
    Deferred,
    Pattern,
    ReadOnly,
    Series,
    one_of,
    only,
    several,
    without_an,
)
from oracle.cards.groups import GROUPS
from oracle.cards.life import LIFE
from oracle.cards.modified_damage import MODIFIED_DAMAGE
from oracle.cards.naming import NAME, THIS
from oracle.cards.natures import (
    ADDED,
    CHOSEN_SIZE,
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
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, HAD, ITSELF, KEYWORD, OTHER, Counted, every, quality
from oracle.cards.numbers import CHANGE, MANA, NUMBER, SEVERAL, SIZE
from oracle.cards.templates import Vocabulary, phrase
from oracle.mana import COLOR_NAMES, COLORS

_SPELLS = quality("spell", plural=True)
_OPPONENTS = Choice({Who.OPPONENT: "your opponents"})

_say = Vocabulary(
    {
        "this": THIS,
        "quality": _SPELLS,
        "mana": MANA,
        "cost": costs.MANA_ONLY,
        "power_toughness": CHANGE,
        "keywords": Series(KEYWORD, (" and ",)),
        "who": Choice({Who.ANYONE: "", Who.YOU: " you cast", Who.OPPONENT: " your opponents cast"}),
    }
)
_PERMANENTS = quality(plural=True, other=OTHER)
_GRAVEYARD = Choice({Who.ANYONE: "a graveyard", Who.OPPONENT: without_an("an opponent's graveyard"), Who.YOU: "your graveyard"})

_FOR_SPELLS = Choice({each: each for each in ("convoke", "improvise")})

_COUNTERS_OF = one_of(
    _say(CountersOf, "poison counter <who> have", who=_OPPONENTS),
    _say(CountersOf, "<kind> counter you have", who=Who.YOU, kind=PLAYER_KIND),
)

_ZONES = Choice(
    {
        ("graveyard",): "your graveyard",
        ("exile",): "exile",
        ("graveyard", "exile"): "your graveyard or from exile",
    }
)

_ADAMANT = Choice({(letter,) * 3: f"three {name}" for letter, name in COLOR_NAMES.items()})

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


STATIC: Pattern = one_of(
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
        quality=only(quality(), _of_everyone),
        exceptions=EXCEPTIONS,
    ),
    _say(
        MayEnterAsCopy,
        "you may have <this> enter as a copy of <quality><exceptions>",
        quality=only(quality(other=ARTICLE), lambda found: not _of_everyone(found)),
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
    # Characteristics (613).
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
"""The table of static abilities, without the last full stop."""
