"""The phrases with which players answer what they are asked, and try to answer what they may not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adapters.contract.view import DecisionKind
from adapters.suite.phrases.table import Phrase, either, fields, mapped
from adapters.suite.phrases.template import Values
from adapters.suite.phrases.words import meant, said
from adapters.suite.scenario import Answers, AnyItem

Verbs: TypeAlias = tuple[str, str, str]
"""How an answer is said, one that must be refused, and one that is given if the question is asked."""

_SHARED: dict[str, DecisionKind] = {"damage": "distribute", "shield": "shield"}
"""What is divided: damage, or what a prevention shield prevents (615.7), each by the kind of the question."""

_WORDS: dict[str, DecisionKind] = {
    "color": "color",
    "counter": "counter",
    "number": "number",
    "name": "name",
    "player": "choose player",
    "sticker": "sticker",
    "position": "position",
}
"""What is chosen by its word."""


def _verbs(does: str, bare: str) -> Verbs:
    return does, f"can't {bare}", f"would {bare}"


def _said(found: Values, verbs: Verbs) -> Values:
    """The values with fields of `Answers` for the verb."""
    verb = found.pop("verb")
    return found | {"refused": verb == verbs[1], "if_asked": verb == verbs[2]}


def _verb(item: Answers, verbs: Verbs) -> str | None:
    if item.refused and item.if_asked:
        return None
    return verbs[1 if item.refused else 2 if item.if_asked else 0]


def _choosing(name: str, kind: DecisionKind, verbs: Verbs, form: str, example: str) -> Phrase:
    """A phrase for a choice. ``form`` is what follows the verb."""

    def item(found: Values) -> AnyItem:
        return Answers(kind=kind, **_said(found, verbs))  # type: ignore[arg-type]  # slots are named after the fields

    def values(item: AnyItem) -> Values | None:
        if not isinstance(item, Answers) or item.kind != kind:
            return None
        return fields(item) | {"verb": _verb(item, verbs)}

    return mapped(name, f"{{player:player}} {{verb:{'|'.join(verbs)}}} {form}", (Answers,), example, item, values)


def _dividing() -> Phrase:
    """The phrase for saying who gets how much; whoever is not named gets nothing."""
    verbs = _verbs("divides", "divide")

    def item(found: Values) -> AnyItem:
        kind = _SHARED[str(found.pop("what"))]
        shares: tuple[tuple[str, str], ...] = found.pop("shares")  # type: ignore[assignment]  # what the slot reads
        among = tuple(of for _, of in shares)
        found |= {"answer": tuple(share for share, _ in shares), "among": among}
        return Answers(kind=kind, **_said(found, verbs))  # type: ignore[arg-type]  # slots are named after the fields

    def values(item: AnyItem) -> Values | None:
        if not isinstance(item, Answers) or item.kind not in _SHARED.values():
            return None
        what = next(what for what, kind in _SHARED.items() if kind == item.kind)
        shares = tuple(zip(item.answer, item.among, strict=True))
        return fields(item) | {"verb": _verb(item, verbs), "what": what, "shares": shares}

    return mapped(
        "dividing",
        f"{{player:player}} {{verb:{'|'.join(verbs)}}} the {{what:{'|'.join(_SHARED)}}} of {{about:ref}}: {{shares:shares}}",
        (Answers,),
        "Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob",
        item,
        values,
    )


def _choosing_a_word() -> Phrase:
    """The phrase for choosing what is no object and has a word."""
    verbs = _verbs("chooses", "choose")

    def item(found: Values) -> AnyItem:
        kind, word = _WORDS[str(found.pop("what"))], str(found.pop("word"))
        return Answers(kind=kind, answer=(meant(kind, word),), **_said(found, verbs))  # type: ignore[arg-type]  # slots are named after the fields

    def values(item: AnyItem) -> Values | None:
        if not isinstance(item, Answers) or item.kind not in _WORDS.values():
            return None
        what = next(what for what, kind in _WORDS.items() if kind == item.kind)
        (word,) = item.answer
        return fields(item) | {"verb": _verb(item, verbs), "what": what, "word": said(item.kind, word)}

    return mapped(
        "a word",
        f"{{player:player}} {{verb:{'|'.join(verbs)}}} the {{what:{'|'.join(_WORDS)}}} {{word:word}} for {{about:ref}}",
        (Answers,),
        "Alice chooses the color red for Skrelv, Defector Mite",
        item,
        values,
    )


def _yes_or_no(name: str, kind: DecisionKind, words: Mapping[str, tuple[str, str]], example: str, end: str = "") -> Phrase:
    """A phrase for a question with the answers yes and no. ``words``: for each verb the answer, and the field of `Answers` it
    sets, if any; ``end`` stands behind what it is about.
    """

    def item(found: Values) -> AnyItem:
        answer, manner = words[str(found.pop("verb"))]
        found |= {manner: True} if manner else {}
        return Answers(kind=kind, answer=(answer,), **found)  # type: ignore[arg-type]  # player, about and a field that is set

    def values(item: AnyItem) -> Values | None:
        if not isinstance(item, Answers) or item.kind != kind:
            return None
        manner = "refused" if item.refused else "if_asked" if item.if_asked else ""
        verb = next((verb for verb, (answer, said) in words.items() if ((answer,), said) == (item.answer, manner)), None)
        return fields(item) | {"verb": verb}

    return mapped(name, f"{{player:player}} {{verb:{'|'.join(words)}}} {{about:ref}}{end}", (Answers,), example, item, values)


PHRASES = (
    _choosing(
        "ordering abilities",
        "order triggers",
        _verbs("puts", "put"),
        "{her:her} abilities on the stack, from the top: {answer:refs}",
        "Bob puts his abilities on the stack, from the top: the enters ability of Fury; the evoke ability of Fury",
    ),
    either(
        "choosing targets and dividing",
        _choosing(
            "targets",
            "targets",
            _verbs("targets", "target"),
            "{answer:refs or nothing} with {about:ref}",
            "Alice targets Hill Giant with the enters ability of Shriekmaw",
        ),
        _dividing(),
    ),
    either(
        "choosing",
        _choosing(
            "objects",
            "choose objects",
            _verbs("chooses", "choose"),
            "{answer:objects} for {about:ref}",
            "Bob chooses Island for the enters ability of Korvold, Fae-Cursed King",
        ),
        _choosing_a_word(),
        _choosing(
            "which effect is applied first",
            "replacement",
            _verbs("first applies", "first apply"),
            "{answer:single}[ to {about:ref}]",
            "Bob first applies Furnace of Rath to Shock",
        ),
        _choosing("which legend stays", "legend", _verbs("keeps", "keep"), "{answer:single}", "Alice keeps Isamaru 2"),
    ),
    _choosing(
        "choosing what to copy",
        "copy",
        _verbs("copies", "copy"),
        "{answer:refs or nothing} with {about:ref}",
        "Alice copies Mulldrifter with Clone",
    ),
    _choosing(
        "choosing what to discard",
        "discard",
        _verbs("discards", "discard"),
        "{answer:refs or nothing} for {about:ref}",
        "Bob discards Island; Swamp for the enters ability of Mournwhelk",
    ),
    _yes_or_no(
        "accepting or declining",
        "may",
        {
            "accepts": ("yes", ""),
            "declines": ("no", ""),
            "can't accept": ("yes", "refused"),
            "can't decline": ("no", "refused"),
            "would accept": ("yes", "if_asked"),
        },
        "Alice accepts the upkeep ability of Aether Vial",
    ),
    _yes_or_no(
        "paying or not",
        "pay",
        {"pays for": ("yes", ""), "doesn't pay for": ("no", ""), "can't pay for": ("yes", "refused")},
        "Alice doesn't pay for Mana Leak",
    ),
    _yes_or_no(
        "commander to the command zone or not",
        "return to command zone",
        {"puts": ("yes", ""), "doesn't put": ("no", "")},
        "Alice puts Mulldrifter into the command zone",
        " into the command zone",
    ),
)
