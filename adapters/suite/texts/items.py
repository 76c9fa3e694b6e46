"""The lines of a scenario about the texts of the rules: which texts there are, and what has become of rules in them.

Editions are ISO dates, the days from which texts say that they are in force. Numbers of rules are spelled as in ``702.51a``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from adapters.suite.item import Item

Fate: TypeAlias = Literal[
    "unchanged", "renumbered", "reworded", "renumbered and reworded", "split", "merged", "rewritten", "added", "removed"
]
"""What can become of rules, as `oracle.rulebook.comparing.changes.Kind` has it. The vocabulary imports nothing of the rulebook,
so that a mutant of that can be loaded beside scenarios that are there already."""

Extent: TypeAlias = Literal["punctuation only", "references only", "example only", "wording"]
"""How much of a rule can be worded otherwise, as `oracle.rulebook.comparing.changes.Rewording` has it."""

Following: TypeAlias = Literal["wording", "heading"]
"""By what a rule is followed through the editions, as `oracle.rulebook.history.tracing.By` has it."""


class TextReads(Item, frozen=True, kw_only=True, tag="text reads"):
    """A made-up text of an edition has this line, below those of earlier items. Its file is named after the day ``file``, or else
    after the edition.
    """

    edition: str
    line: str
    file: str = ""


class HistoryOfTheRules(Item, frozen=True, kw_only=True, tag="history of the rules"):
    """The texts are the official ones, as far as the history that comes with the rulebook knows them."""


class Becomes(Item, frozen=True, kw_only=True, tag="becomes"):
    """From one edition to the next the rules ``before`` become the rules ``after``: no others where they are unchanged or
    reworded in their place. None are before what is added, and none after what is removed.
    """

    old: str
    new: str
    before: tuple[str, ...] = ()
    fate: Fate
    after: tuple[str, ...] = ()
    rewording: Extent | None = None


class GoesBack(Item, frozen=True, kw_only=True, tag="goes back"):
    """Followed by its wording or by its heading, the rule ``number`` of an ``edition`` goes back as far as the edition
    ``first``, in which it is the rule ``origin``. Since then, where that is said, it was so often ``revised`` and ``renumbered``.
    """

    following: Following
    number: str
    edition: str
    origin: str
    first: str
    revised: int | None = None
    renumbered: int | None = None


class IsMadeOf(Item, frozen=True, kw_only=True, tag="is made of"):
    """A rule of an edition has so many sentences and, besides, examples; in so many of its paragraphs, examples included, a
    quotation mark lacks its other half.
    """

    number: str
    edition: str
    sentences: int
    examples: int
    unclosed: int


class ReadsLike(Item, frozen=True, kw_only=True, tag="reads like"):
    """A rule of an edition has the words and the punctuation of that rule of another, but for the kind of its quotation marks and
    the like; or it has not.
    """

    number: str
    edition: str
    other: str
    of: str
    like: bool


TextSetup: TypeAlias = TextReads | HistoryOfTheRules
TextExpectation: TypeAlias = Becomes | GoesBack | IsMadeOf | ReadsLike
TextItem: TypeAlias = TextSetup | TextExpectation
