"""What can be said of a rule's wording without a word of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """A wording: a mark that it has in common with no other (`normal.digest`), and counts of the text behind the rule's number,
    as it is folded for comparing.

    ``characters`` and ``sentences`` are those of the rule without its examples; a sentence that is quoted within another is part
    of that one, and a heading has none. ``unclosed`` counts the paragraphs, the rule's own or examples, with a quotation mark
    that lacks its other half.
    """

    mark: str
    characters: int
    sentences: int = 0
    examples: int = 0
    unclosed: int = 0
