"""What makes a scenario about the texts of the rules unusable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adapters.suite.reading.faults import Fault
from adapters.suite.scenario import AnyItem, Scenario
from adapters.suite.texts.items import Becomes, GoesBack, HistoryOfTheRules, IsMadeOf, ReadsLike, TextItem, TextReads


def text_faults(scenario: Scenario) -> Iterator[Fault]:
    """The faults of its lines."""
    items = (*scenario.setup, *scenario.script)
    for index, item in enumerate(items):
        if not isinstance(item, TextItem):
            yield Fault(index, "a scenario with lines about the texts of the rules has no others; make two scenarios of it")
    if scenario.since or scenario.until:
        yield Fault(-1, "a scenario about the texts of the rules holds whatever the edition; take @since and @until away")
    made_up = [(index, item) for index, item in enumerate(items) if isinstance(item, TextReads)]
    official = [index for index, item in enumerate(items) if isinstance(item, HistoryOfTheRules)]
    if not made_up and not official:
        yield Fault(-1, "there are no texts; begin with the history of the rules, or with the lines of texts of your own")
    elif made_up and official:
        yield Fault(official[0], "the official texts are not compared with texts of your own; make two scenarios of it")
    elif made_up:
        yield from _name_faults(made_up)
        yield from _edition_faults(items, tuple(sorted({item.edition for _, item in made_up})))
    else:
        yield from _official_faults(items)


def _name_faults(made_up: Sequence[tuple[int, TextReads]]) -> Iterator[Fault]:
    """Texts that are in two files at once."""
    files: dict[str, str] = {}
    for index, item in made_up:
        first = files.setdefault(item.edition, item.file)
        if item.file not in ("", first):
            yield Fault(index, f"the text of {item.edition} is in one file; name it in its first line")


def _edition_faults(items: Sequence[AnyItem], editions: Sequence[str]) -> Iterator[Fault]:
    """Days of which there is no text, and pairs of which the one does not follow the other."""
    for index, item in enumerate(items):
        unknown = next((day for day, _ in _spoken_of(item) if day not in editions), None)
        if unknown is not None:
            yield Fault(index, f"there is no text of {unknown}; there are those of {', '.join(editions)}")
        elif isinstance(item, Becomes) and editions.index(item.old) + 1 != editions.index(item.new):
            following = next((day for day in editions if day > item.old), "none")
            yield Fault(index, f"the text of {item.new} does not follow that of {item.old}; that does {following}")


def _official_faults(items: Sequence[AnyItem]) -> Iterator[Fault]:
    """Editions that the history does not know, and rules that they do not have."""
    from oracle.rulebook.history.known import editions, known_numbers

    wrong = tuple(_edition_faults(items, editions()))
    yield from wrong
    if wrong:
        return
    for index, item in enumerate(items):
        for day, numbers in _spoken_of(item):
            known = known_numbers(day)
            yield from (Fault(index, f"there is no rule {each} in the text of {day}") for each in numbers if each not in known)


def _spoken_of(item: AnyItem) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The editions of which an item speaks, with the numbers of rules in each."""
    match item:
        case Becomes():
            return (item.old, item.before), (item.new, item.after)
        case GoesBack():
            return (item.edition, (item.number,)), (item.first, (item.origin,))
        case IsMadeOf():
            return ((item.edition, (item.number,)),)
        case ReadsLike():
            return (item.edition, (item.number,)), (item.of, (item.other,))
    return ()
