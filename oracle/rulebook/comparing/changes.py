"""What can become of rules from one edition to another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oracle.rulebook.rulebook import Rule


class Kind(StrEnum):
    """What has become of a rule."""

    UNCHANGED = "unchanged"
    RENUMBERED = "renumbered"
    REWORDED = "reworded"
    RENUMBERED_AND_REWORDED = "renumbered and reworded"
    SPLIT = "split"
    """One rule is several now, which together say what it said."""
    MERGED = "merged"
    REWRITTEN = "rewritten"
    """What was said of a thing is gone, and something else is said of it: under the same heading, or in a rule that speaks of the
    same."""
    ADDED = "added"
    REMOVED = "removed"


class Rewording(StrEnum):
    """What of a rule is worded otherwise: the least of these that covers it."""

    PUNCTUATION = "punctuation only"
    REFERENCES = "references only"
    """Only the numbers of other rules that it names."""
    EXAMPLE = "example only"
    WORDING = "wording"


@dataclass(frozen=True)
class Change:
    """What has become of these rules: the ones ``before`` are the ones ``after``, in the order of their texts.

    There is one of each but where rules were split, merged or rewritten; none before where one was added, none after where one
    was removed. ``rewording`` says what is worded otherwise where a rule was reworded, renumbered or not.
    """

    kind: Kind
    before: tuple[Rule, ...]
    after: tuple[Rule, ...]
    rewording: Rewording | None = None
