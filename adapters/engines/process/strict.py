"""The strict reading of the contract: every message on the wire is held against the schema that comes with it, and what no schema
knows, such as a misspelt field, is refused instead of ignored.
"""

from __future__ import annotations

import json
from typing import Any

from adapters.contract.schema import schema
from adapters.suite.bad_input import BadInput


class Schemas:
    """The schemas of both directions. Making it raises `BadInput` where the package ``jsonschema`` is not installed."""

    def __init__(self) -> None:
        try:
            from jsonschema import Draft202012Validator
        except ModuleNotFoundError as error:
            raise BadInput("--strict-contract takes the package jsonschema: pip install 'rulings[strict]'") from error
        definitions = closed(schema()["$defs"])
        self._request = Draft202012Validator({"$defs": definitions, "$ref": "#/$defs/request"})
        self._answers = {
            kind: Draft202012Validator({"$defs": definitions, "$ref": reference})
            for kind, reference in definitions["wire answer"]["discriminator"]["mapping"].items()
        }

    def request(self, line: bytes) -> None:
        """Raise RuntimeError if what the suite is going to write is against its own schema, which is a fault of the suite."""
        wrong = _first(self._request, json.loads(line))
        if wrong:
            raise RuntimeError(f"the suite's own request is against the schema: {wrong}")

    def answer(self, line: bytes) -> str:
        """What in a line that the engine wrote is against the schema; empty if nothing is."""
        message = json.loads(line)
        validator = self._answers.get(message["answer"])
        if validator is None:
            return f"there is no answer {message['answer']!r}; there are {', '.join(sorted(self._answers))}"
        return _first(validator, message)


def closed(definitions: dict[str, Any]) -> dict[str, Any]:
    """Definitions of a schema in which no object has a property that is not named."""
    out = {}
    for name, definition in definitions.items():
        named = definition.get("type") == "object" and "properties" in definition
        out[name] = {**definition, "additionalProperties": False} if named else definition
    return out


def _first(validator: Any, message: object) -> str:
    """What is wrong first in a message, with its place; empty if it is as the schema says."""
    from jsonschema.exceptions import best_match

    error = best_match(validator.iter_errors(message))
    if error is None:
        return ""
    place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path).lstrip(".")
    return f"{place}: {error.message}" if place else str(error.message)
