"""What can be said of a rule's wording without a word of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oracle.rulebook.normal import digest, folded
from oracle.rulebook.rulebook import Rule

_QUOTED = re.compile(r'"([^"]*)"')
_END = re.compile(r"[.!?][)']*(?= [^a-z]|$)")


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


def wording(rule: Rule) -> Wording:
    """What its wording is."""
    text = folded(rule.text)
    unclosed = sum(folded(paragraph).count('"') % 2 for paragraph in (rule.text, *rule.examples))
    return Wording(digest(rule), len(text), len(_END.findall(_QUOTED.sub(_outline, text))), len(rule.examples), unclosed)


def _outline(quoted: re.Match[str]) -> str:
    """What is left of a quotation: a full stop where it ends with one, since that ends the sentence around it too."""
    return quoted[1][-1:] if quoted[1][-1:] in ".!?" else "_"
