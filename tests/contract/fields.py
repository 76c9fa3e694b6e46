"""The tables of fields on the page of the contract: all but their last column, the meaning, comes from the structs. And the
list of the editions and the table of what has changed in the rules, which come from the oracle.

``python -m tests.contract.fields`` brings the page up to date.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo

from adapters.contract.capabilities import Capability
from adapters.contract.messages import (
    Action,
    Board,
    CardRecord,
    Hello,
    ObjectSetup,
    Payment,
    PlayerSetup,
    StepName,
    StickerSetup,
    ZoneName,
)
from adapters.contract.view import Decision, DecisionKind, ObjectView, PlayerView, Shape, StackView, View
from oracle.editions import CHANGES
from oracle.rulebook.history import known as history
from tests.pages import CONTRACT

TABLES: dict[str, Any] = {
    "hello": Hello,
    "board": Board,
    "board.players[]": PlayerSetup,
    "board.objects[]": ObjectSetup,
    "board.objects[].stickers[]": StickerSetup,
    "board.records[]": CardRecord,
    "action": Action,
    "action.payment": Payment,
    "view": View,
    "view.players[]": PlayerView,
    "view.objects[]": ObjectView,
    "view.stack[]": StackView,
    "view.decision": Decision,
}
"""What there are tables of, each by where it stands in a message. A union has one table for all its members."""

REWRITE = "python -m tests.contract.fields"

_TABLE = re.compile(r"(?<=<!-- fields: )(?P<name>.+?)(?P<mark> -->\n)(?P<rows>(?:\|.*\n)*)")
_EDITIONS = re.compile(r"(?<=<!-- editions -->\n)(?:\d.*\n)*")
_CHANGES = re.compile(r"(?<=<!-- changes -->\n)(?:\|.*\n)*")
_WORDS = {ZoneName: "zone", StepName: "step", Capability: "capability", DecisionKind: "kind", Shape: "shape"}
_PLAIN = {str: "string", int: "integer", bool: "boolean", dict[str, int]: "object of integers"}


def rewritten(page: str) -> str:
    """A page with its tables as they should be. A field that was not there has no meaning yet."""
    page = _TABLE.sub(lambda found: found["name"] + found["mark"] + _table(found["name"], _meanings(found["rows"])), page)
    page = _EDITIONS.sub(textwrap.fill(", ".join(history.editions()), 130) + "\n", page)
    return _CHANGES.sub("".join(_changes()), page)


def _changes() -> Iterator[str]:
    yield "| since | rule | the rules now |\n|---|---|---|\n"
    yield from (f"| {each.since} | {each.rule} | {each.what} |\n" for each in CHANGES)


def meanings(page: str) -> dict[str, dict[str, str]]:
    """What each field of each table on a page is said to mean."""
    return {found["name"]: _meanings(found["rows"]) for found in _TABLE.finditer(page)}


def _meanings(rows: str) -> dict[str, str]:
    cells = [[cell.strip() for cell in line.strip().strip("|").split(" | ")] for line in rows.splitlines()[2:]]
    return {row[0].strip("`"): row[-1] for row in cells}


def _table(name: str, said: dict[str, str]) -> str:
    kinds = get_args(TABLES[name]) or (TABLES[name],)
    several = len(kinds) > 1
    head = ["field", *(["of"] if several else []), "type", "default", "meaning"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for field, owners in _fields(kinds):
        of = "all" if len(owners) == len(kinds) else ", ".join(f"`{each.__struct_config__.tag}`" for each in owners)
        cells = [f"`{field.encode_name}`", *([of] if several else []), _type(field.type), _default(field)]
        lines.append("| " + " | ".join([*cells, said.get(field.encode_name, "")]) + " |")
    return "\n".join(lines) + "\n"


def _fields(kinds: tuple[type[Struct], ...]) -> Iterator[tuple[FieldInfo, list[type[Struct]]]]:
    """Every field, and which of the structs have it. One name is one field: of one type, with one default."""
    found: dict[str, tuple[FieldInfo, list[type[Struct]]]] = {}
    for kind in kinds:
        for field in msgspec.structs.fields(kind):
            first, owners = found.setdefault(field.encode_name, (field, []))
            if (first.type, _default(first)) != (field.type, _default(field)):
                raise ValueError(f"{field.name} of {kind.__name__} is another than that of {owners[0].__name__}")
            owners.append(kind)
    yield from found.values()


def _type(kind: Any) -> str:
    """A type in the words of JSON."""
    if kind in _WORDS:
        return f"[{_WORDS[kind]}](#{_place(kind)})"
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, Struct):
        (name,) = (name for name, each in TABLES.items() if each is kind)
        return f"[object](#{re.sub('[^a-z]', '', name)})"
    members = get_args(kind)
    if members and members[-1] is Ellipsis:
        return f"array of {_type(members[0])}"
    if members and members[-1] is type(None):
        return f"{_type(members[0])} or null"
    if all(isinstance(member, str) for member in members):
        return "one of " + ", ".join(f'`"{member}"`' for member in members)
    return "[" + ", ".join(map(_type, members)) + "]"


def _place(words: Any) -> str:
    return {ZoneName: "zones-and-steps", StepName: "zones-and-steps", Capability: "capabilities"}.get(words, "questions")


def _default(field: FieldInfo) -> str:
    if field.default is not NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`" if not isinstance(field.default, Struct) else "`{}`"
    return "required" if field.default_factory is NODEFAULT else f"`{msgspec.json.encode(field.default_factory()).decode()}`"


def rewrite(page: Path = CONTRACT) -> None:
    """Bring a page up to date."""
    page.write_text(rewritten(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
