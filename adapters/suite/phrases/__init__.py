"""The phrases: the closed vocabulary in which rulings are written, one table that reads sentences and writes them.

Every step of a feature file is a sentence of exactly one phrase and means one item of a scenario.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache

from adapters.suite.phrases import about_texts, answering, doing, expecting, setting_up
from adapters.suite.phrases.hints import hint
from adapters.suite.phrases.table import Phrase
from adapters.suite.scenario import AnyItem

PHRASES: tuple[Phrase, ...] = (
    *setting_up.PHRASES, *doing.PHRASES, *answering.PHRASES, *expecting.PHRASES, *about_texts.PHRASES,
)  # fmt: skip
"""The whole table."""


def by_words(phrases: Iterable[Phrase]) -> Mapping[str, tuple[Phrase, ...]]:
    """Under each word the phrases of which some form has no sentence without it; under none those with a form that needs no word.
    In the order of the table.
    """
    found: dict[str, dict[str, Phrase]] = {"": {}}
    for phrase in phrases:
        for template in phrase.templates:
            for word in template.words or ("",):
                found.setdefault(word, {})[phrase.name] = phrase
    return {word: tuple(each.values()) for word, each in found.items()}


BY_WORDS = by_words(PHRASES)
"""The phrases by the words of a sentence: few could read it."""


class UnknownStep(ValueError):
    """A sentence that no phrase reads, and ``why``, where that is known."""

    def __init__(self, text: str, why: str = "") -> None:
        self.text = text
        self.why = why
        super().__init__(text, why)

    @property
    def nearest(self) -> tuple[str, ...]:
        """Examples of the phrases that are most like it, where it is not known why none reads it. To find them takes a while: so
        they are looked for when they are told, and not where the question is only whether there is a phrase.
        """
        return () if self.why else _nearest(self.text)

    def __str__(self) -> str:
        nearest = self.nearest
        like = f"; the nearest phrases are like: {' | '.join(nearest)}" if nearest else ""
        return f"no phrase reads {self.text!r}" + (f": {self.why}" if self.why else "") + like


class AmbiguousStep(ValueError):
    """A sentence that two phrases read: a fault of the table."""

    def __init__(self, text: str, names: tuple[str, ...]) -> None:
        self.text = text
        self.names = names
        super().__init__(f"{text!r} can be read in {len(names)} ways, as: {' | '.join(names)}; say it otherwise")


class Unwritable(ValueError):
    """An item that the vocabulary has no words for."""


@lru_cache(maxsize=65536)
def understand(text: str) -> tuple[Phrase, AnyItem]:
    """The one phrase that reads this sentence, and the item it means. Raises `UnknownStep` and `AmbiguousStep`."""
    found: list[tuple[Phrase, AnyItem]] = []
    reasons = []
    for phrase in {phrase.name: phrase for word in ("", *text.split(" ")) for phrase in BY_WORDS.get(word, ())}.values():
        try:
            item = phrase.read(text)
        except ValueError as error:
            reasons.append(str(error))
            continue
        if item is not None:
            found.append((phrase, item))
    if len(found) > 1:
        raise AmbiguousStep(text, tuple(phrase.name for phrase, _ in found))
    if not found:
        raise UnknownStep(text, "; ".join(reasons) or hint(text))
    return found[0]


def read(text: str) -> AnyItem:
    """The item that a sentence means. Raises `UnknownStep` and `AmbiguousStep`."""
    return understand(text)[1]


def write(item: AnyItem) -> str:
    """The sentence for an item: reading it gives the item again. Raises `Unwritable`."""
    for phrase in _of_type(type(item)):
        text = phrase.write(item)
        with suppress(AmbiguousStep):
            if text is not None and read(text) == item:
                return text
    raise Unwritable(_why_unwritable(item))


def _why_unwritable(item: AnyItem) -> str:
    """What is wrong with an item that no phrase says: what a phrase complains of that would say it, where one does."""
    for phrase in _of_type(type(item)):
        for text in phrase.attempts(item):
            with suppress(AmbiguousStep):
                try:
                    read(text)
                except UnknownStep as unknown:
                    if unknown.why:
                        return str(unknown)
    return f"no phrase says {item!r}"


def describe(item: AnyItem) -> str:
    """The sentence for an item, or its data where the vocabulary has no words for it."""
    try:
        return write(item)
    except Unwritable:
        return repr(item)


@lru_cache(maxsize=256)
def _of_type(kind: type) -> tuple[Phrase, ...]:
    return tuple(phrase for phrase in PHRASES if kind in phrase.types)


def _nearest(text: str) -> tuple[str, ...]:
    return tuple(difflib.get_close_matches(text, [example for phrase in PHRASES for example in phrase.examples], n=3, cutoff=0.4))
