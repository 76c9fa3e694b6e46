"""The words of two wordings marked that are gone and that are new."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from rapidfuzz.distance import Indel

from oracle.rulebook.comparing.forms import folded
from oracle.rulebook.rulebook import Rule


class Mark(StrEnum):
    """Whether words are in both wordings or in one."""

    SAME = "same"
    GONE = "gone"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words that stand together. All stretches but the new ones make up the old wording, all but those that are gone the new one;
    what is the same is spelled as in the new one.
    """

    mark: Mark
    text: str


@dataclass(frozen=True, slots=True)
class _Token:
    """A word, a number, a symbol or a sign, as it is printed with the space before it, and as it is compared."""

    printed: str
    key: str


_PRINTED = re.compile(r" *(?:\n|--+|\{[^}\n]*\}|\d+(?:\.\d+)*\w*|\w+(?:['’]\w+)*|[^\S\n]|.)")
_TRADE_MARK = re.compile(r"\((?:tm|TM)\)")


def whole(rules: Sequence[Rule]) -> str:
    """Rules with their examples as one text, a paragraph in each line."""
    return "\n".join(paragraph for rule in rules for paragraph in (rule.text, *(f"Example: {each}" for each in rule.examples)))


def marked(old: str, new: str) -> tuple[Stretch, ...]:
    """The stretches of both wordings in their order, what is gone before what is new."""
    before, after = _tokens(old), _tokens(new)
    stretches: list[Stretch] = []
    for same, gone, come in _joined(list(_runs(before, after))):
        for mark, tokens in ((Mark.SAME, come),) if same else ((Mark.GONE, gone), (Mark.NEW, come)):
            if tokens:
                stretches.append(Stretch(mark, "".join(each.printed for each in tokens)))
    return tuple(stretches)


_Run = tuple[bool, list[_Token], list[_Token]]


def _runs(before: list[_Token], after: list[_Token]) -> Iterator[_Run]:
    """What is the same and what is not by turns, with what there is of it before and after."""
    found = Indel.opcodes([each.key for each in before], [each.key for each in after])
    for same, group in groupby(found, key=lambda each: each.tag == "equal"):
        parts = list(group)
        yield same, before[parts[0].src_start : parts[-1].src_end], after[parts[0].dest_start : parts[-1].dest_end]


def _joined(runs: Sequence[_Run]) -> Iterator[_Run]:
    """The runs, with a single word that stayed between two stretches that were replaced taken together with them."""
    held: _Run = (False, [], [])
    for place, (same, gone, come) in enumerate(runs):
        around = runs[max(place - 1, 0) : place + 2 : 2]
        if same and not (len(come) == 1 and len(around) == 2 and all(map(_replaced, around))):
            yield held
            yield same, gone, come
            held = (False, [], [])
        else:
            held = (False, [*held[1], *gone], [*held[2], *come])
    yield held


def _replaced(run: _Run) -> bool:
    """Whether words were put in the place of others."""
    return not run[0] and bool(run[1]) and bool(run[2])


def _tokens(text: str) -> list[_Token]:
    plain = _TRADE_MARK.sub("™", text.replace("_", "").replace("(r)", "®"))
    return [_Token(found[0], folded(found[0]) or found[0].strip(" ")) for found in _PRINTED.finditer(plain)]
