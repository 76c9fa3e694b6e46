"""How a view writes mana, colors, types, keywords and counters. What is written in another way is no fact that could be judged:
it would be found wrong, and read like what was expected; or it would not be found where it is and should not be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations
from operator import attrgetter

from adapters.contract.view import ObjectView, View
from adapters.suite.reading.vocabulary import KEYWORDS, is_keyword, with_quality
from oracle.cards.subtypes import SUBTYPES
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES
from oracle.mana import COLORS, MANA_TYPES

_POOL = re.compile("".join(rf"(?:\{{{kind}\}})*" for kind in MANA_TYPES))
_COLORS = frozenset("".join(some) for count in range(len(COLORS) + 1) for some in combinations(COLORS, count))
_TYPES = frozenset(CARD_TYPES)
_SUPERTYPES = frozenset(SUPERTYPES)
_SUBTYPES = {word.lower(): word for word in SUBTYPES}
_KEYWORDS = {re.sub("[^a-z]", "", word): word for word in KEYWORDS}
_NUMBER = "[+-](?:0|[1-9][0-9]*)"
_COUNTER = re.compile(rf"{_NUMBER}/{_NUMBER}|(?!.*counters?$)[a-z]+(?:[ -][a-z]+)*")

_colors = attrgetter("colors")
_types = attrgetter("types")
_supertypes = attrgetter("supertypes")
_subtypes = attrgetter("subtypes")
_keywords = attrgetter("keywords")
_counters = attrgetter("counters")


def misspelt(view: View) -> Iterator[str]:
    """What is not written as the contract writes it, each with the right form."""
    for player in view.players:
        if not _POOL.fullmatch(player.mana):
            form = "each mana in braces, in the order WUBRGC, such as '{U}{U}{C}', and '' for none"
            yield f"`mana` of {player.name} is {player.mana!r}: {form}"
        yield from _misnamed(player.counters, player.name)
    if not _usual(view.objects):
        for shown in view.objects:
            yield from _misspelt(shown)


def _usual(objects: Iterable[ObjectView]) -> bool:
    """Whether nothing about these objects has to be looked at one by one, which takes a while."""
    each = chain.from_iterable
    return (
        _COLORS.issuperset(map(_colors, objects))
        and _TYPES.issuperset(each(map(_types, objects)))
        and _SUPERTYPES.issuperset(each(map(_supertypes, objects)))
        and SUBTYPES.issuperset(each(map(_subtypes, objects)))
        and all(map(_is_written_so, each(map(_keywords, objects))))
        and all(map(_is_kind, each(map(_counters, objects))))
    )


def _misspelt(shown: ObjectView) -> Iterator[str]:
    of = shown.label or shown.name
    if shown.colors not in _COLORS:
        yield f"`colors` of {of} is {shown.colors!r}: letters in the order WUBRG, such as 'G' or 'WU', and '' for colorless"
    for word in shown.types:
        if word not in _TYPES:
            yield f"{word!r} is among `types` of {of}: a type is one of {', '.join(CARD_TYPES)}"
    for word in shown.supertypes:
        if word not in _SUPERTYPES:
            yield f"{word!r} is among `supertypes` of {of}: a supertype is one of {', '.join(SUPERTYPES)}"
    for word in shown.subtypes:
        right = _SUBTYPES.get(word.lower(), word if _capitalised(word) else word.capitalize())
        if word != right:
            yield f"{word!r} is among `subtypes` of {of}: as on the card, it is {right!r}"
    for word in shown.keywords:
        if not _is_written_so(word):
            how = "in lower case" if word != word.lower() else "as on a card, and without number or cost"
            yield f"{word!r} is among `keywords` of {of}: {how}, it is {_keyword(word)!r}"
    yield from _misnamed(shown.counters, of)


def _misnamed(counters: Iterable[str], of: str) -> Iterator[str]:
    for kind in counters:
        if _COUNTER.fullmatch(kind) and not _is_written_so(kind):
            yield f"{kind!r} is among `counters` of {of}: as the keyword that it gives, it is {_keyword(kind)!r}"
        elif not _is_kind(kind):
            yield f"{kind!r} is among `counters` of {of}: a kind is in lower case, or as on a card, such as '-1/-1' or 'charge'"


@lru_cache(maxsize=4096)
def _is_written_so(word: str) -> bool:
    """Whether this is how a keyword is written, be it one that is new to us."""
    return word == _keyword(word)


def _is_kind(kind: str) -> bool:
    """Whether this is how a kind of counter is written. One of a keyword is called as the keyword is (122.1b)."""
    return _COUNTER.fullmatch(kind) is not None and _is_written_so(kind)


def _keyword(word: str) -> str:
    """A keyword as it is written, by its letters."""
    lower = with_quality(word.lower())
    return lower if is_keyword(lower) else _KEYWORDS.get(re.sub("[^a-z]", "", lower), lower)


def _capitalised(word: str) -> bool:
    """Whether a subtype that is new to us begins with a capital letter and does not go on in capitals."""
    return not word[:1].islower() and not word[1:].isupper()
