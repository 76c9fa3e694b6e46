"""Faults of stickers: sheets and stickers that there are not or that nobody has, and places where none could have been put."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from adapters.contract.references import sticker_words
from adapters.suite.reading.faults import Fault
from adapters.suite.reading.mentions import labels
from adapters.suite.scenario import Answers, AnyItem, BearsSticker, HasSheets, Holds, IsAsked, Scenario, StartsWithSticker
from oracle.stickers.sheets import sheets
from oracle.stickers.words import with_words, words

MOST_SHEETS = 3
"""So many sticker sheets has a player at most (123.2a, 123.2b)."""


def sticker_faults(scenario: Scenario) -> Iterator[Fault]:
    """The faults of a scenario in what it says of stickers."""
    told = (*scenario.setup, *scenario.script)
    for index, item in enumerate(told):
        if isinstance(item, HasSheets):
            yield from (Fault(index, what) for what in _wrong_sheets(item))
    had = {item.player: _stickers(item) for item in scenario.setup if isinstance(item, HasSheets)}
    for index, item in enumerate(told):
        yield from (Fault(index, what) for what in _wrong_stickers(item, had))
    yield from _misplaced(scenario, had)


def stickers(scenario: Scenario) -> frozenset[str]:
    """The references of the stickers that the players of a scenario have."""
    return frozenset[str]().union(*(_stickers(item) for item in scenario.setup if isinstance(item, HasSheets)))


def plain_names(name: str, borne: Iterable[str]) -> Iterator[str]:
    """A name, and what it may be without words that some of these stickers may have added to it."""
    found = {name: None}
    for sticker in borne:
        added = sticker_words(sticker)
        for each in tuple(found) if added else ():
            there = each.split(" ")
            for place in range(len(there)):
                if tuple(there[place : place + len(added)]) == added:
                    found[" ".join((*there[:place], *there[place + len(added) :]))] = None
    yield from found


def _wrong_sheets(item: HasSheets) -> Iterator[str]:
    for name, count in Counter(item.sheets).items():
        if name not in sheets():
            yield f"there is no sticker sheet {name}{_like(name, sheets()) or _no_sheet(name)}"
        elif count > 1:
            yield f"the sticker sheet {name} twice; the sheets of a player are all different (123.2a)"
    if len(item.sheets) > MOST_SHEETS:
        yield f"a player has {MOST_SHEETS} sticker sheets at most (123.2a-b)"


def _stickers(item: HasSheets) -> frozenset[str]:
    """The references of the stickers of these sheets."""
    return frozenset(each.reference for name in item.sheets for each in sheets().get(name, ()))


def _wrong_stickers(item: AnyItem, had: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """Stickers that are spoken of and that there are not, or that nobody has who would have to, and options of a position. What
    must be refused, or is not there, may be another player's.
    """
    if isinstance(item, IsAsked) and item.kind == "position" and item.options:
        yield "a position is asked for as a number, and so without options"
    everybodys = _together(had)
    for sticker in _spoken_of(item):
        if sticker not in _all():
            yield f"there is no sticker {sticker}{_like(sticker, _all())}"
        elif sticker not in everybodys:
            yield f"nobody has a sheet with the sticker {sticker}"
        elif isinstance(item, Answers) and not item.refused and sticker not in had.get(item.player, ()):
            yield f"{item.player} has no sheet with the sticker {sticker}"


def _spoken_of(item: AnyItem) -> tuple[str, ...]:
    """The stickers of which a line speaks."""
    if isinstance(item, StartsWithSticker | BearsSticker):
        return (item.sticker,)
    if isinstance(item, Answers | IsAsked) and item.kind == "sticker":
        return item.answer if isinstance(item, Answers) else item.options
    return ()


def _misplaced(scenario: Scenario, had: Mapping[str, frozenset[str]]) -> Iterator[Fault]:
    """Stickers of the set-up on what their players do not own, twice, and where a name has no such place."""
    owned = {
        label: (item.owner or item.player, card)
        for item in scenario.setup
        if isinstance(item, Holds)
        for label, card in labels(item)
    }
    names = {label: card.partition(" // ")[0] for label, (_, card) in owned.items()}
    placed: dict[tuple[str, str], str] = {}
    for index, item in enumerate(scenario.setup):
        if not isinstance(item, StartsWithSticker) or item.object not in owned:
            continue
        owner, name = owned[item.object][0], names[item.object]
        if item.sticker in _together(had) - had.get(owner, frozenset()):
            yield Fault(index, f"{owner} owns {item.object}, and has no sheet with the sticker {item.sticker} (123.3b)")
        if (owner, item.sticker) in placed:
            yield Fault(index, f"the sticker {item.sticker} of {owner} is on {placed[owner, item.sticker]} already (123.3)")
        placed[owner, item.sticker] = item.object
        added = sticker_words(item.sticker)
        if item.after and not added:
            yield Fault(index, f"only the words of a name sticker have a place in a name, and {item.sticker} is none")
        elif item.after > len(words(name)):
            count = len(words(name))
            yield Fault(index, f"{name} has {count} word{'s' * (count != 1)}, and nothing stands after {item.after} of them")
        names[item.object] = with_words(name, added, item.after)


def _together(had: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*had.values())


def _all() -> frozenset[str]:
    return frozenset(each.reference for name in sheets() for each in sheets()[name])


def _no_sheet(said: str) -> str:
    """What a line that names no sheet may have meant: several that commas separate, or the sheet of one sticker."""
    if sum(name in said for name in sheets()) > 1:
        return "; several are written with semicolons: ...; ..."
    on = sorted(name for name, there in sheets().items() if any(each.reference == said for each in there))
    return f"; it is called by all of its name stickers, as {' or '.join(on)} is" if on else ""


def _like(said: str, known: Mapping[str, object] | frozenset[str]) -> str:
    """What may have been meant: what is written nearly so, or what the words begin with."""
    begun = [name for name in sorted(known, key=len, reverse=True) if said.startswith(f"{name} ")]
    close = difflib.get_close_matches(said, sorted(known), 1, 0.7) or begun
    return f"; did you mean {close[0]}?" if close else ""
