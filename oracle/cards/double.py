"""Sentences that say two static abilities at once, which stand next to each other among the facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from oracle.abilities.kinds import Ability, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import ITSELF, Quality, Who
from oracle.abilities.statics import (
    AllColors,
    Anthem,
    BlockedBySoMany,
    CantActivate,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    CantCast,
    CantPlayLands,
    DoesntUntap,
    IdentityUnaffected,
    Is,
    LoseAbilities,
    LoseKeywords,
    MustAttack,
    MustBeBlocked,
    Static,
    When,
)  # fmt: skip
from oracle.cards.grammar import Capital, Choice, Converted, Pattern, Series, one_of
from oracle.cards.naming import NAME, THIS
from oracle.cards.natures import ADDED, ENCHANTED
from oracle.cards.nouns import HAD, KEYWORD, PRINTED_IN, quality
from oracle.cards.numbers import CHANGE
from oracle.cards.templates import Vocabulary

Pair: TypeAlias = tuple[Static, Static]

_say = Vocabulary({"quality": ENCHANTED, "power_toughness": CHANGE, "keywords": Series(KEYWORD, (" and ",)), "nature": ADDED})


def _paragraph(said: Pattern, two: Callable[[Any], Pair], one: Callable[[Static, Static], Any]) -> Pattern:
    """A paragraph from what it says: ``two`` are the abilities of that, ``one`` is what says these two, if anything does."""

    def reading(value: Any) -> tuple[Ability, ...]:
        return tuple(map(StaticAbility, two(value)))

    def writing(abilities: tuple[Ability, ...]) -> Any:
        match abilities:
            case (StaticAbility(first), StaticAbility(second)):
                return one(first, second)
        return None

    return Converted(Capital(said), reading, writing)


@dataclass(frozen=True)
class _Silenced:
    """Casting and activating, forbidden to the same players on the same turns."""

    who: Who
    spells: Quality
    permanents: Quality

    def two(self) -> Pair:
        return CantCast(self.who, self.spells, When.YOUR_TURN), CantActivate(self.who, self.permanents, When.YOUR_TURN)

    @staticmethod
    def one(first: Static, second: Static) -> _Silenced | None:
        match first, second:
            case CantCast(who, spells, When.YOUR_TURN), CantActivate(other, permanents, When.YOUR_TURN) if who is other:
                return _Silenced(who, spells, permanents)
        return None


@dataclass(frozen=True)
class _Banned:
    """Casting spells and playing lands, forbidden to everybody where their name was originally printed in an expansion."""

    printed_in: str

    def two(self) -> Pair:
        named = Quality(printed_in=self.printed_in)
        return CantCast(Who.ANYONE, named), CantPlayLands(Who.ANYONE, named)

    @staticmethod
    def one(first: Static, second: Static) -> _Banned | None:
        made = _Banned(first.quality.printed_in) if isinstance(first, CantCast) and first.quality.printed_in else None
        return made if made is not None and made.two() == (first, second) else None


@dataclass(frozen=True)
class _Arrested:
    """Fighting and activating, forbidden to the same permanents."""

    quality: Quality

    def two(self) -> Pair:
        return CantAttackOrBlock(self.quality), CantActivate(Who.ANYONE, self.quality)

    @staticmethod
    def one(first: Static, second: Static) -> _Arrested | None:
        made = _Arrested(first.quality) if isinstance(first, CantAttackOrBlock) else None
        return made if made is not None and made.two() == (first, second) else None


@dataclass(frozen=True)
class _Turned:
    """What the same permanents get and have, and what they are."""

    quality: Quality
    nature: Nature
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()

    def two(self) -> Pair:
        return Anthem(self.quality, self.power, self.toughness, self.keywords), Is(self.quality, self.nature)

    @staticmethod
    def one(first: Static, second: Static) -> _Turned | None:
        if not isinstance(first, Anthem) or not isinstance(second, Is):
            return None
        made = _Turned(first.quality, second.nature, first.power, first.toughness, first.keywords)
        return made if made.two() == (first, second) else None


@dataclass(frozen=True)
class _Lessened:
    """What the same permanents get, and which keywords they lose, or that they lose all abilities where there are none."""

    quality: Quality
    power: int
    toughness: int
    lost: tuple[str, ...] = ()

    def two(self) -> Pair:
        losing = LoseKeywords(self.quality, self.lost) if self.lost else LoseAbilities(self.quality)
        return Anthem(self.quality, self.power, self.toughness), losing

    @staticmethod
    def one(first: Static, second: Static) -> _Lessened | None:
        if not isinstance(first, Anthem) or not isinstance(second, LoseKeywords | LoseAbilities):
            return None
        lost = second.lost if isinstance(second, LoseKeywords) else ()
        made = _Lessened(first.quality, first.power, first.toughness, lost)
        return made if made.two() == (first, second) else None


_DEEDS = Choice(
    {
        CantAttack(): "can't attack",
        DoesntUntap(): "doesn't untap during its controller's untap step",
        CantBlock(): "can't block",
        CantBeBlocked(): "can't be blocked",
        MustAttack(): "attacks each combat if able",
        MustBeBlocked(): "must be blocked if able",
        BlockedBySoMany(least=2): "can't be blocked except by two or more creatures",
    }
)
"""What is said of creatures in combat after something else that is said of them; "itself" stands for them here."""

_Deed: TypeAlias = CantAttack | CantBlock | CantBeBlocked | MustAttack | MustBeBlocked | BlockedBySoMany | DoesntUntap


@dataclass(frozen=True)
class _Fighting:
    """What the same permanents get and have, and how they fight; ``deed_first`` where that is said before the rest."""

    quality: Quality
    deed: _Deed
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()
    deed_first: bool = False

    def two(self) -> Pair:
        anthem = Anthem(self.quality, self.power, self.toughness, self.keywords)
        deed = replace(self.deed, subject=self.quality)
        return (deed, anthem) if self.deed_first else (anthem, deed)

    @staticmethod
    def one(first: Static, second: Static) -> _Fighting | None:
        deed_first = not isinstance(first, Anthem)
        anthem, deed = (second, first) if deed_first else (first, second)
        if not isinstance(anthem, Anthem) or not isinstance(deed, _Deed):
            return None
        said = replace(deed, subject=ITSELF)
        made = _Fighting(anthem.quality, said, anthem.power, anthem.toughness, anthem.keywords, deed_first)
        return made if made.two() == (first, second) else None


@dataclass(frozen=True)
class _NeverMet:
    """That a creature can't block and can't be blocked."""

    def two(self) -> Pair:
        return CantBlock(), CantBeBlocked()

    @staticmethod
    def one(first: Static, second: Static) -> _NeverMet | None:
        return _NeverMet() if (first, second) == (CantBlock(), CantBeBlocked()) else None


@dataclass(frozen=True)
class _Colorful:
    """All colours, and that this makes no difference to the colour identity."""

    def two(self) -> Pair:
        return AllColors(), IdentityUnaffected()

    @staticmethod
    def one(first: Static, second: Static) -> _Colorful | None:
        return _Colorful() if (first, second) == (AllColors(), IdentityUnaffected()) else None


DOUBLE: Pattern = one_of(
    _paragraph(
        _say(
            _Silenced,
            "during your turn, <who> can't cast <spells> or activate abilities of <permanents>.",
            who=Choice({Who.OPPONENT: "your opponents"}),
            spells=quality("spell", plural=True),
            permanents=quality(plural=True),
        ),
        _Silenced.two,
        _Silenced.one,
    ),
    _paragraph(
        _say(_Banned, "players can't cast spells or play lands with a name <printed_in>.", printed_in=PRINTED_IN),
        _Banned.two,
        _Banned.one,
    ),
    _paragraph(
        _say(_Arrested, "<quality> can't attack or block, and its activated abilities can't be activated."),
        _Arrested.two,
        _Arrested.one,
    ),
    _paragraph(
        one_of(
            _say(_Lessened, "<quality> gets <power toughness> and loses all abilities."),
            _say(_Lessened, "<quality> gets <power toughness> and loses <lost>.", lost=Series(HAD, (" and ",))),
        ),
        _Lessened.two,
        _Lessened.one,
    ),
    _paragraph(
        one_of(
            _say(_Turned, "<quality> gets <power toughness> and is a <nature>."),
            _say(_Turned, "<quality> gets <power toughness>, has <keywords>, and is a <nature>."),
        ),
        _Turned.two,
        _Turned.one,
    ),
    _paragraph(
        one_of(
            _say(_Fighting, "<quality> gets <power toughness> and <deed>.", deed=_DEEDS),
            _say(_Fighting, "<quality> has <keywords> and <deed>.", deed=_DEEDS),
            _say(_Fighting, "<quality> gets <power toughness>, has <keywords>, and <deed>.", deed=_DEEDS),
            _say(_Fighting, "<quality> <deed> and has <keywords>.", deed=_DEEDS, deed_first=True),
        ),
        _Fighting.two,
        _Fighting.one,
    ),
    _paragraph(_say(_NeverMet, "<this> can't block and can't be blocked.", this=THIS), _NeverMet.two, _NeverMet.one),
    _paragraph(
        _say(_Colorful, "<name> is all colors. This ability doesn't affect its color identity.", name=NAME),
        _Colorful.two,
        _Colorful.one,
    ),
)
"""The paragraphs. Their values are tuples of two abilities."""
