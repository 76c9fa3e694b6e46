"""What of a wording has changed, where something has."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.rulebook.comparing.changes import Rewording
from oracle.rulebook.comparing.normal import bare, masked


def rewording(before: Sequence[str], after: Sequence[str]) -> Rewording | None:
    """What is worded otherwise, if anything, in the folded paragraphs of a rule: its text and then its examples."""
    if list(before) == list(after):
        return None
    if list(map(bare, before)) == list(map(bare, after)):
        return Rewording.PUNCTUATION
    if [bare(masked(text)) for text in before] == [bare(masked(text)) for text in after]:
        return Rewording.REFERENCES
    return Rewording.EXAMPLE if before[0] == after[0] else Rewording.WORDING
