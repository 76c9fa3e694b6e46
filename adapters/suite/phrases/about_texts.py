"""The phrases of rulings about the texts of the rules: which texts there are, and what has become of a rule in them."""

from __future__ import annotations

from adapters.suite.phrases.slots_of_texts import Became
from adapters.suite.phrases.table import Phrase, either, mapped, plain, worded
from adapters.suite.phrases.template import Values
from adapters.suite.scenario import AnyItem
from adapters.suite.texts.items import Becomes, GoesBack, HistoryOfTheRules, IsMadeOf, ReadsLike, TextReads


def _becomes(found: Values) -> AnyItem:
    became: Became = found.pop("fate")  # type: ignore[assignment]  # what the slot reads
    fate, after, rewording = became
    before: tuple[str, ...] = found.pop("before")  # type: ignore[assignment]  # what the slot reads
    if fate == "added":
        before, after = (), before
    elif after is None:
        after = () if fate == "removed" else before
    return Becomes(before=before, fate=fate, after=after, rewording=rewording, **found)  # type: ignore[arg-type]  # old and new


def _became(item: AnyItem) -> Values | None:
    if not isinstance(item, Becomes):
        return None
    became = (item.fate, item.after, item.rewording)
    return {"old": item.old, "new": item.new, "before": item.before or item.after, "fate": became}


def _fates() -> Phrase:
    """What becomes of one rule or of several."""
    example = "from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51a"
    forms = (
        "from {old:day} to {new:day} rule {before:rule} is {fate:fate}",
        "from {old:day} to {new:day} rules {before:rules} are {fate:fate}",
    )
    return mapped("from one edition to the next", forms, (Becomes,), example, _becomes, _became)


PHRASES = (
    either(
        "texts of the rules",
        plain(
            "made up",
            'the text of {edition:day}[, in a file of {file:day},] reads "{line:line}"',
            TextReads,
            'the text of 2001-01-01 reads "702.21a Galloping lets a creature run twice."',
        ),
        plain("official", "the history of the rules", HistoryOfTheRules, "the history of the rules"),
    ),
    either(
        "what becomes of rules",
        _fates(),
        plain(
            "since when",
            "by its {following:wording|heading} rule {number:its number} of {edition:day} goes back to {origin:its number}"
            " of {first:day}[, revised {revised:number} time{revised:s} and renumbered {renumbered:number} time{renumbered:s}"
            " since]",
            GoesBack,
            "by its wording rule 702.51a of 2026-08-07 goes back to 702.50a of 2013-07-13",
        ),
    ),
    either(
        "how a rule is worded",
        plain(
            "made of",
            "rule {number:its number} of {edition:day} has {sentences:count} sentence{sentences:s}, {examples:count}"
            " example{examples:s} and {unclosed:count} open quotation mark{unclosed:s}",
            IsMadeOf,
            "rule 702.50a of 2013-07-13 has 3 sentences, 1 example and 1 open quotation mark",
        ),
        worded(
            "like another",
            "rule {number:its number} of {edition:day} reads {word:like|unlike} {other:its number} of {of:day}",
            ReadsLike,
            "rule 702.51a of 2026-08-07 reads like 702.50a of 2017-01-20",
            {"like": ("like", True), "unlike": ("like", False)},
        ),
    ),
)
