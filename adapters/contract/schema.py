"""The JSON Schema (2020-12) of the contract's messages, generated from them, for engines in any language."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec

from adapters.contract.messages import Action, Answer, Board, Hello
from adapters.contract.view import View
from adapters.contract.wire import Request, WireAnswer

FILE = "contract.schema.json"
"""The file in this package that holds the schema."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_MESSAGES: dict[str, Any] = {
    "hello": Hello,
    "board": Board,
    "action": Action,
    "answer": Answer,
    "view": View,
    "request": Request,
    "wire answer": WireAnswer,
}


def schema() -> dict[str, Any]:
    """The schema. Each message is a definition in it, found by its own name, the unions as ``action`` and ``answer``, and
    what stands on a line as ``request`` (suite to engine) and ``wire answer`` (engine to suite).
    """
    kinds, components = msgspec.json.schema_components(_MESSAGES.values(), ref_template="#/$defs/{name}")
    named = dict(zip(_MESSAGES, kinds, strict=True))
    return {"$schema": DIALECT, "title": "The contract between suite and engine", "$defs": {**components, **named}}


def schema_text() -> str:
    """The schema as the text of its file."""
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


def shipped() -> str:
    """The text that comes with the package."""
    return files("adapters.contract").joinpath(FILE).read_text(encoding="utf-8")
