"""The words that card facts are written in: one function for a card, and short names for what many cards have."""

from __future__ import annotations

from oracle.abilities.conditions import Condition
from oracle.abilities.costs import Cost, CostPart, SacrificeThis, TapThis
from oracle.abilities.effects import AddMana, CreateTokens, Effect
from oracle.abilities.events import Dies, Enters, Event, LeavesBattlefield
from oracle.abilities.kinds import Ability, ActivatedAbility, Evoke, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import Quality, Target, Who
from oracle.abilities.statics import Static
from oracle.cards.defining import STAR, colors_of
from oracle.cards.typeline import read_type_line
from oracle.mana import parse_mana
from oracle.objects import Characteristics, Part


def card(
    name: str,
    mana: str,
    types: str,
    *abilities: Ability,
    size: str = "",
    loyalty: int | None = None,
    defense: int | None = None,
    colors: str = "",
    part: Part | None = None,
    adventure: Characteristics | None = None,
) -> Characteristics:
    """A card from its facts: mana cost ``"{4}{U}"`` (``""`` for none), type line, abilities in printed order, ``size`` as
    power/toughness, with stars for what an ability defines. Its colours follow from its mana cost (202.2) and abilities (604.3),
    unless a colour indicator says them (204). ``part`` is set for one of the two parts of a card, and
    ``adventure`` for the inset part of an adventurer card, itself made as a card is (715.2).
    """
    line = read_type_line(types)
    power, toughness = (0 if STAR in number else int(number) for number in size.split("/")) if size else (None, None)
    cost = parse_mana(mana) if mana else None
    return Characteristics(
        name=name,
        mana_cost=cost,
        colors=frozenset(colors) or colors_of(cost, abilities),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        abilities=abilities,
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        part=part,
        adventure=adventure,
    )


def cost(mana: str = "", *parts: CostPart) -> Cost:
    """A cost from its mana as printed (``""`` where it asks for none) and its other parts."""
    return Cost(parse_mana(mana) if mana else None, parts)


def evoke(mana: str = "", *parts: CostPart) -> Evoke:
    """Evoke for this cost."""
    return Evoke(cost(mana, *parts))


def spell(*effects: Effect, target: Target | None = None) -> SpellAbility:
    """A paragraph of an instant or sorcery, with at most one target."""
    return SpellAbility(effects, (target,) if target else ())


def when(
    event: Event, *effects: Effect, target: Target | None = None, spent: str = "", only_if: Condition | None = None
) -> TriggeredAbility:
    """A triggered ability with at most one target; ``spent`` is the mana that must have been spent to cast its source, and
    ``only_if`` what its "if" asks.
    """
    mana = parse_mana(spent) if spent else ()
    return TriggeredAbility(event, effects, (target,) if target else (), mana_spent=mana, condition=only_if)


def activated(for_cost: Cost, *effects: Effect, target: Target | None = None) -> ActivatedAbility:
    """An activated ability with at most one target."""
    return ActivatedAbility(for_cost, effects, (target,) if target else ())


def static(what: Static, as_long_as: Condition | None = None) -> StaticAbility:
    """A static ability, be it one that says something only as long as a condition holds."""
    return StaticAbility(what, as_long_as)


def taps_for(*mana: str) -> ActivatedAbility:
    """The mana ability {T}: Add this mana."""
    return ActivatedAbility(cost("", TapThis()), (AddMana(mana),))


def toxic(number: int) -> Keyword:
    """Toxic with this number."""
    return Keyword("toxic", number)


TREASURE_TOKEN = CreateTokens(
    1, ("Artifact",), ("Treasure",), abilities=(activated(cost("", TapThis(), SacrificeThis()), AddMana(any_color=1)),)
)
"""A Treasure (111.10a)."""

CHANGELING = Keyword("changeling")
CONSPIRE = Keyword("conspire")
CONVOKE = Keyword("convoke")
DEATHTOUCH = Keyword("deathtouch")
DELVE = Keyword("delve")
DEVOID = Keyword("devoid")
DOUBLE_STRIKE = Keyword("double strike")
EXALTED = Keyword("exalted")
FEAR = Keyword("fear")
FIRST_STRIKE = Keyword("first strike")
FLASH = Keyword("flash")
FLYING = Keyword("flying")
HASTE = Keyword("haste")
HEXPROOF = Keyword("hexproof")
IMPROVISE = Keyword("improvise")
INDESTRUCTIBLE = Keyword("indestructible")
INFECT = Keyword("infect")
LIFELINK = Keyword("lifelink")
MENACE = Keyword("menace")
PERSIST = Keyword("persist")
PROWESS = Keyword("prowess")
REACH = Keyword("reach")
SHADOW = Keyword("shadow")
SHROUD = Keyword("shroud")
TRAMPLE = Keyword("trample")
UNDYING = Keyword("undying")
VIGILANCE = Keyword("vigilance")
WITHER = Keyword("wither")

ENTERS = Enters()
LEAVES = LeavesBattlefield()
DIES = Dies()

ITSELF = Quality(itself=True)
YOUR_CREATURES = Quality(types=("Creature",), controller=Who.YOU)
ATTACHED_CREATURE = Quality(types=("Creature",), enchanted=True)
"""The creature that an Aura or Equipment is attached to."""
INSTANTS_AND_SORCERIES = Quality(types=("Instant", "Sorcery"))
NONCREATURE = Quality(not_types=("Creature",))
