"""TOML files, read so that what is wrong in one is said with its line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.text_files import content, decoded

T = TypeVar("T")

_AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
"""How the decoder says where it gave up."""

_WHERE = re.compile(r"`\$\.([^.\[`]+)(?:\[(\d+)\])?")
"""How msgspec says where something is wrong: in a table, or in the n-th of several of one name, counted from 0."""


@dataclass(frozen=True)
class Toml:
    """A TOML file: its text and what it says."""

    path: Path
    text: str
    tables: dict[str, Any]

    def line(self, key: str, nth: int = 0) -> int | None:
        """The line on which an entry begins, the ``nth`` of those with this key (counted from 0), if it can be told."""
        spelled = f"(?:{re.escape(key)}|\"{re.escape(key)}\"|'{re.escape(key)}')"
        head = re.compile(rf"\s*\[{{0,2}}\s*{spelled}\s*[\].=]")
        lines = [number for number, line in enumerate(self.text.splitlines(), 1) if head.match(line)]
        return lines[nth] if nth < len(lines) else None

    def convert(self, kind: type[T]) -> T:
        """What it says as this type; raises `BadInput` where it does not fit."""
        try:
            return msgspec.convert(self.tables, kind)
        except msgspec.ValidationError as error:
            where = _WHERE.search(str(error))
            line = self.line(where[1], int(where[2] or 0)) if where else None
            raise BadInput(str(error), self.path, line) from error


def read_toml(path: Path, what: str) -> Toml:
    """A TOML file; ``what`` says in the complaint what it should hold. Raises `BadInput` if it cannot be read or is no TOML."""
    text = decoded(content(path, f"cannot read {what}"), path)
    try:
        return Toml(path, text, tomllib.loads(text))
    except RecursionError as error:
        raise BadInput("no TOML that anybody wrote: it is nested too deeply", path) from error
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        line = int(at[1] or text.count("\n") + 1) if at else None
        raise BadInput(f"no TOML: {_AT.sub('', str(error))}", path, line) from error
