"""The catalogue of statements: every testable sentence of the sources, in our words, with its rules and its standing."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.rule_numbers import no_rule
from adapters.suite.reading.toml_files import read_toml


class Statement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One statement. ``source`` is the key of the document it comes from, empty for one that comes from no document; ``rules``
    are numbers of rules that govern it, as far as they are known.

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


def read_statements(path: Path) -> Catalogue:
    """The catalogue in a file; raises `BadInput` for what is none, for an id used twice, and for a source or a rule that there is
    not.
    """
    file = read_toml(path, "the statements")
    found = file.convert(Catalogue)
    seen: set[str] = set()
    for number, statement in enumerate(found.statements):
        if statement.id in seen:
            raise BadInput(f"two statements have the id {statement.id}", path, file.line("statements", number))
        if statement.source and statement.source not in found.sources:
            raise BadInput(f"{statement.id}: there is no source {statement.source!r}", path, file.line("statements", number))
        if wrong := next(filter(None, map(no_rule, statement.rules)), ""):
            raise BadInput(f"{statement.id}: {wrong}", path, file.line("statements", number))
        seen.add(statement.id)
    return found


def catalogue() -> Catalogue:
    """The catalogue of the installed suite."""
    spec = find_spec("features")
    folders = spec.submodule_search_locations if spec is not None else None
    if not folders:
        raise BadInput("the suite is not installed: there is no package features")
    return read_statements(Path(folders[0]) / "statements.toml")
