"""What the rulebook says to a scenario about the texts of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, singledispatch

from adapters.suite import phrases
from adapters.suite.running.concluding import Stopped, concluded
from adapters.suite.scenario import Scenario
from adapters.suite.texts.items import Becomes, GoesBack, IsMadeOf, ReadsLike, TextExpectation, TextReads
from adapters.suite.texts.made_up import texts_of
from adapters.suite.verdict import RULEBOOK, TextVerdict, on_texts
from oracle.rulebook.history import known as history
from oracle.rulebook.history.chronicle import Chronicle, Link, NoSuchRule, number
from oracle.rulebook.history.recording import recorded
from oracle.rulebook.history.tracing import By, numbers, trace
from oracle.rulebook.history.wording import Wording
from oracle.rulebook.reading.flaw import Flaw
from oracle.rulebook.reading.texts import parsed
from oracle.rulebook.rulebook import Rulebook


class UnreadText(Exception):
    """A made-up text that cannot be read: of which edition it is, at which line, and why."""

    def __init__(self, edition: str, line: str, why: str) -> None:
        super().__init__(edition, line, why)
        self.edition = edition
        self.line = line
        self.why = why


class Inquiry:
    """One scenario put to the rulebook: `setup`, then `perform` for each line of the script in order, then `finish`.

    Each raises `Stopped` where the scenario does not go on. ``official`` are the texts that the history of the rules is taken
    from, where it is not the one that comes with the rulebook.
    """

    def __init__(self, scenario: Scenario, official: Chronicle | None = None) -> None:
        self.scenario = scenario
        self.edition = ""
        self._official = official
        self._chronicle: Chronicle | None = None

    def setup(self) -> None:
        """Read the texts."""
        made_up = tuple(item for item in self.scenario.setup if isinstance(item, TextReads))
        try:
            self._chronicle = chronicle_of(made_up) if made_up else self._official or history.known()
        except UnreadText as unread:
            raise self._unreadable(unread) from unread

    def _unreadable(self, unread: UnreadText) -> Stopped:
        setup = enumerate(self.scenario.setup, -len(self.scenario.setup))
        lines = {item.line: place for place, item in setup if isinstance(item, TextReads) and item.edition == unread.edition}
        stopped = Stopped("error", f"the text of {unread.edition} cannot be read: {unread.why}")
        # What is wrong with the whole of it shows at its end.
        stopped.index = lines.get(unread.line, max(lines.values()))
        return stopped

    def perform(self, index: int) -> None:
        """See that what this line expects is so."""
        item = self.scenario.script[index]
        assert self._chronicle is not None
        assert isinstance(item, TextExpectation)
        try:
            observed = _observed(item, self._chronicle)
        except NoSuchRule as error:
            observed = str(error)
        if observed:
            stopped = Stopped("fail", "it is otherwise", phrases.describe(item), observed)
            stopped.index = index
            raise stopped

    def finish(self) -> None:
        """Nothing can have happened in between."""

    def play(self) -> None:
        """All of it."""
        self.setup()
        for index in range(len(self.scenario.script)):
            self.perform(index)
        self.finish()

    def said(self) -> str:
        """What it wrote to the standard error: nothing."""
        return ""


def judged(scenario: Scenario, lines: Sequence[int] = (), official: Chronicle | None = None) -> TextVerdict:
    """The verdict of the rulebook on a scenario; ``lines`` are those of its steps in the feature file, ``official`` as for
    `Inquiry`.
    """
    inquiry = Inquiry(scenario, official)
    return settled(inquiry, inquiry.play, lines)


def settled(inquiry: Inquiry, play: Callable[[], object], lines: Sequence[int]) -> TextVerdict:
    """The verdict on what ``play`` makes of an inquiry; ``lines`` as for `judged`."""
    return on_texts(concluded(inquiry, RULEBOOK, play, lines))


@cache
def chronicle_of(made_up: tuple[TextReads, ...]) -> Chronicle:
    """What becomes of the rules in these texts. Raises `UnreadText`."""
    editions = dict.fromkeys(line.edition for line in made_up)
    texts = zip(editions, texts_of(made_up), strict=True)
    return recorded(_parsed(edition, name, text) for edition, (name, text) in texts).chronicle


def _parsed(edition: str, name: str, text: str) -> Rulebook:
    try:
        return parsed(text.encode(), name)
    except Flaw as flaw:
        line = text.split("\n")[flaw.line - 1] if flaw.line else ""
        raise UnreadText(edition, line, flaw.why) from flaw


def edition(chronicle: Chronicle, day: str) -> int:
    """The place of the edition of this very day. Raises `NoSuchRule` where there is none."""
    if day not in chronicle.editions:
        raise NoSuchRule(f"there is no text of {day}; there are those of {', '.join(chronicle.editions)}")
    return chronicle.editions.index(day)


@singledispatch
def _observed(item: TextExpectation, chronicle: Chronicle) -> str:
    """What is the case instead of what an item expects, in words; empty if it holds. Raises `NoSuchRule`."""
    raise NotImplementedError(f"{type(item).__name__} in texts of {chronicle.editions}")


@_observed.register
def _(item: Becomes, chronicle: Chronicle) -> str:
    found = tuple(_became(item, chronicle))
    return "" if item in found else "; ".join(map(phrases.describe, found))


def _became(item: Becomes, chronicle: Chronicle) -> list[Becomes]:
    """What becomes of the rules that an item speaks of, or how they came where there are none before."""
    old, new = edition(chronicle, item.old), edition(chronicle, item.new)
    if new != old + 1:
        raise NoSuchRule(f"the text of {item.new} does not follow that of {item.old}")
    if item.before:
        places = [(place, chronicle.went(place, old)) for each in item.before for place in chronicle.standing(each, old)]
    else:
        places = [(place, chronicle.came(place, new)) for each in item.after for place in chronicle.standing(each, new)]
    return list(dict.fromkeys(_told(item, place, link) for place, link in places))


def _told(item: Becomes, place: str, link: Link | None) -> Becomes:
    """A link as an item says it."""
    if link is None:
        return Becomes(old=item.old, new=item.new, before=(number(place),), fate="unchanged", after=(number(place),))
    before, after = tuple(map(number, link.before)), tuple(map(number, link.after))
    fate = "unchanged" if link.kind is None else link.kind.value
    rewording = None if link.rewording is None else link.rewording.value
    return Becomes(old=item.old, new=item.new, before=before, fate=fate, after=after, rewording=rewording)  # type: ignore[arg-type]  # words of the enumerations


@_observed.register
def _(item: GoesBack, chronicle: Chronicle) -> str:
    edition(chronicle, item.edition)
    stops = [
        stop for stop in trace(chronicle, item.number, item.edition, By(item.following)).stops if stop.edition <= item.edition
    ]
    first, *later = stops
    found = f"it goes back to {' and '.join(numbers(first.after))} of {first.edition}"
    revised = len({stop.edition for stop in later if stop.wordings})
    renumbered = len({stop.edition for stop in later if numbers(stop.before) != numbers(stop.after)})
    counts = item.revised is None or (revised, renumbered) == (item.revised, item.renumbered)
    if (numbers(first.after), first.edition) == ((item.origin,), item.first) and counts:
        return ""
    return found if item.revised is None else f"{found}, revised {_times(revised)} and renumbered {_times(renumbered)} since"


@_observed.register
def _(item: IsMadeOf, chronicle: Chronicle) -> str:
    wording = _wording(chronicle, item.number, item.edition)
    found = (wording.sentences, wording.examples, wording.unclosed)
    if found == (item.sentences, item.examples, item.unclosed):
        return ""
    nouns = zip(found, ("sentence", "example", "open quotation mark"), strict=True)
    sentences, examples, marks = (f"{number} {noun if number == 1 else noun + 's'}" for number, noun in nouns)
    return f"it has {sentences}, {examples} and {marks}"


@_observed.register
def _(item: ReadsLike, chronicle: Chronicle) -> str:
    one, other = _wording(chronicle, item.number, item.edition), _wording(chronicle, item.other, item.of)
    if (one.mark == other.mark) == item.like:
        return ""
    return f"they read {'unlike' if item.like else 'like'} each other"


def _wording(chronicle: Chronicle, number: str, day: str) -> Wording:
    """How the rule of a number is worded in the edition of a day. Raises `NoSuchRule`."""
    return chronicle.wording(number, edition(chronicle, day))


def _times(number: int) -> str:
    return f"{number} time{'' if number == 1 else 's'}"
