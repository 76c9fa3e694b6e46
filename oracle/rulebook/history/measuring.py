"""Measuring how a rule is worded."""

from __future__ import annotations

import re

from oracle.rulebook.comparing.forms import digest, folded
from oracle.rulebook.history.wording import Wording
from oracle.rulebook.rulebook import Rule

_QUOTED = re.compile(r'"([^"]*)"')
_END = re.compile(r"[.!?][)']*(?= [^a-z]|$)")


def measured(rule: Rule) -> Wording:
    """What its wording is, without a word of it."""
    text = folded(rule.text)
    unclosed = sum(folded(paragraph).count('"') % 2 for paragraph in (rule.text, *rule.examples))
    return Wording(digest(rule), len(text), len(_END.findall(_QUOTED.sub(_outline, text))), len(rule.examples), unclosed)


def _outline(quoted: re.Match[str]) -> str:
    """What is left of a quotation: a full stop where it ends with one, since that ends the sentence around it too."""
    return quoted[1][-1:] if quoted[1][-1:] in ".!?" else "_"
