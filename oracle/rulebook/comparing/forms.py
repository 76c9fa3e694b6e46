"""The wording of a rule without what differs from file to file though the rule is the same: the kind of its quotation marks and
dashes, trade marks, accents, emphasis, spaces; and what of two wordings differs apart from these. What is made here is for
matching and is not fit to be read.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Sequence

from oracle.rulebook.comparing.changes import Rewording
from oracle.rulebook.rulebook import Rule

_COMMON = (("’", "'"), ("“", '"'), ("”", '"'), ("—", "-"), ("–", "-"), ("_", ""))
"""What nearly every text has, apart from the rest, for that is slow to look for."""

_SPACED = ((" .", "."), (" ,", ","), (" -.", "-."), (" -,", "-,"))
"""Spaces that no text needs, and some have, before what ends a phrase."""

_LOOKS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛`´′", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("™®©", ""),
        "Æ": "AE",
        "æ": "ae",
    }
)
_OLD_CODE_PAGE = str.maketrans({"ƒ": "â", "\N{NO-BREAK SPACE}": "á", "£": "ú", "–": "û"})
_TRADE_MARK = re.compile(r"\((?:tm|TM|r)\)|T(?<=[a-z]T)\b")
_LOST_DASH = re.compile(r"\?(?<=\w\?)(?=\w)|\?(?<= \?)(?= )")
_DASHES = re.compile(r"--+")

_NUMBER = r"\d{3,4}(?:\.\s?\d+)?[a-z]{0,2}(?![\w/])"
_FURTHER = rf"(?:\s*(?:,\s*(?:and|or)|,|and|or|-|to|through)\s*{_NUMBER}|-[a-z]{{1,2}}\b)"
_NAMED = re.compile(rf"\b(?:[Rr]ules?|[Ss]ections?) (?:{_NUMBER}{_FURTHER}*|\d(?![\w/]))")
_ANY_NUMBER = re.compile(r"\d\d\d|ection \d")
_UNNAMED = re.compile(r"\b\d{3}\.\d+[a-z]{0,2}(?:-(?:\d{3}\.\d+)?[a-z]{0,2})?(?!\w)")

_PUNCTUATION = re.compile(r"-(?![\dX])|[^\w+/{}#-]")


def folded(text: str) -> str:
    """The text with one kind of quotation mark, dash and space, and without trade marks, accents and emphasis.

    It also undoes what files suffered: a question mark for a dash, and the letters of a DOS code page.
    """
    if "ƒ" in text:
        text = text.translate(_OLD_CODE_PAGE)
    for printed, given in _COMMON:
        text = text.replace(printed, given)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.translate(_LOOKS))
        text = "".join(each for each in text if unicodedata.category(each) not in ("Mn", "Cf"))
    text = _LOST_DASH.sub("-", _DASHES.sub("-", _TRADE_MARK.sub("", text)))
    text = " ".join(text.split()).replace(" - ", "-")
    for spaced, closed in _SPACED:
        text = text.replace(spaced, closed)
    return text


def masked(plain: str) -> str:
    """A folded text with one mark for each mention of other rules, however many they are: what their numbers can't change."""
    if not _ANY_NUMBER.search(plain):
        return plain
    return _UNNAMED.sub("#", _NAMED.sub("rule #", plain))


def bare(plain: str) -> str:
    """The letters and figures of a folded text, and the signs of numbers: what is left when only punctuation was mended."""
    return _PUNCTUATION.sub("", plain)


def rewording(before: Sequence[str], after: Sequence[str]) -> Rewording | None:
    """What is worded otherwise, if anything, in the folded paragraphs of a rule: its text and then its examples."""
    if list(before) == list(after):
        return None
    if list(map(bare, before)) == list(map(bare, after)):
        return Rewording.PUNCTUATION
    if [bare(masked(text)) for text in before] == [bare(masked(text)) for text in after]:
        return Rewording.REFERENCES
    return Rewording.EXAMPLE if before[0] == after[0] else Rewording.WORDING


def digest(rule: Rule) -> str:
    """Twelve hexadecimal digits that two rules share if they and their examples say the same, whatever their numbers."""
    whole = "\n".join(folded(part) for part in (rule.text, *rule.examples))
    return hashlib.sha256(whole.encode()).hexdigest()[:12]
