"""The catalogue of statements: every testable sentence of the sources, in our words, with its rules and its standing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.rule_numbers import no_rule
from adapters.suite.reading.toml_files import read_toml

STATEMENT = re.compile(r"[a-z]+(?:-[a-z]+)*-[0-9]+")
"""The form of a statement's id: its mechanic and a number."""


class Statement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One statement. ``source`` is the key of the document it comes from, empty for one that comes from no document; ``rules``
    are numbers of rules that govern it, one at least.

    ``settled``: the rules say it. ``derived``: it follows from the rules. ``uncertain``: it may be read in another way too.
    """

    id: str
    source: str = ""
    statement: str
    rules: tuple[str, ...] = ()
    status: Literal["settled", "derived", "uncertain"] = "settled"
    note: str = ""


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A document that statements come from."""

    title: str
    address: str = ""


class Catalogue(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All statements, and the documents by their keys."""

    sources: dict[str, Source] = {}
    statements: tuple[Statement, ...]


def read_statements(path: Path, suite: Mapping[str, str] | None = None) -> Catalogue:
    """The catalogue in a file; raises `BadInput` for what is none, for an id that is none or used twice, for a source or a rule
    that there is not, and for a statement that rests on no rule. ``suite`` holds what other statements say, by their ids: an id
    of theirs is used twice where another thing is said with it.
    """
    file = read_toml(path, "the statements")
    found = file.convert(Catalogue)
    seen: set[str] = set()
    for number, statement in enumerate(found.statements):
        wrong = "" if statement.id not in seen else f"two statements have the id {statement.id}"
        wrong = wrong or _fault(statement, found, suite or {})
        if wrong:
            raise BadInput(wrong, path, file.line("statements", number))
        seen.add(statement.id)
    return found


def _fault(statement: Statement, within: Catalogue, suite: Mapping[str, str]) -> str:
    """What is wrong with a statement; empty if nothing is."""
    if not STATEMENT.fullmatch(statement.id):
        return f"{statement.id!r} is no statement's id; write it like evoke-12"
    if suite.get(statement.id, statement.statement) != statement.statement:
        return f"the suite has a statement {statement.id}, which says something else; give this one another id"
    if statement.source and statement.source not in within.sources:
        return f"{statement.id}: there is no source {statement.source!r}"
    if not statement.rules:
        return f'{statement.id} rests on no rule; add such as: rules = ["603.3b"]'
    return next((f"{statement.id}: {wrong}" for wrong in map(no_rule, statement.rules) if wrong), "")


def catalogue() -> Catalogue:
    """The catalogue of the installed suite."""
    spec = find_spec("features")
    folders = spec.submodule_search_locations if spec is not None else None
    if not folders:
        raise BadInput("the suite is not installed: there is no package features")
    return read_statements(Path(folders[0]) / "statements.toml")
