"""The phrases with which players answer what they are asked, and try to answer what they may not."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.contract.view import DecisionKind
from adapters.suite.phrases.table import Phrase, fields, mapped
from adapters.suite.phrases.template import Values
from adapters.suite.scenario import Answers, AnyItem


def _choosing(name: str, kind: DecisionKind, verbs: tuple[str, str], form: str, example: str) -> Phrase:
    """A phrase for a choice (the first verb) and for one that is refused. ``form`` is what follows the verb."""

    def item(found: Values) -> AnyItem:
        refused = found.pop("verb") == verbs[1]
        return Answers(kind=kind, refused=refused, **found)  # type: ignore[arg-type]  # slots are named after the fields

    def values(item: AnyItem) -> Values | None:
        if not isinstance(item, Answers) or item.kind != kind:
            return None
        return fields(item) | {"verb": verbs[item.refused]}

    return mapped(name, f"{{player:player}} {{verb:{'|'.join(verbs)}}} {form}", (Answers,), example, item, values)


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
        ("puts", "can't put"),
        "{her:her} abilities on the stack, from the top: {answer:refs}",
        "Bob puts his abilities on the stack, from the top: the enters ability of Fury; the evoke ability of Fury",
    ),
    _choosing(
        "choosing targets",
        "targets",
        ("targets", "can't target"),
        "{answer:refs or nothing} with {about:ref}",
        "Alice targets Hill Giant with the enters ability of Shriekmaw",
    ),
    _choosing(
        "choosing objects",
        "choose objects",
        ("chooses", "can't choose"),
        "{answer:refs or nothing} for {about:ref}",
        "Bob chooses Island for the enters ability of Korvold, Fae-Cursed King",
    ),
    _choosing(
        "choosing what to copy",
        "copy",
        ("copies", "can't copy"),
        "{answer:refs or nothing} with {about:ref}",
        "Alice copies Mulldrifter with Clone",
    ),
    _choosing(
        "choosing what to discard",
        "discard",
        ("discards", "can't discard"),
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
