"""Scenarios as JSON, for tests in any language: what is written, its schema, and reading it again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.replacing import replace_bytes
from adapters.suite.scenario import FORMAT, Scenario

SUFFIX = ".scenarios.json"
"""How the name of a file of exported scenarios ends."""

SCHEMA = "scenarios.schema.json"
"""The name of the file that holds the schema of the others."""


class Exported(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of scenarios. ``format`` is the version of its shape."""

    format: int
    scenarios: tuple[Scenario, ...]


class _Version(Struct):
    """The beginning of any such file, of whatever version."""

    format: int


def exported(scenarios: Iterable[Scenario]) -> bytes:
    """Scenarios as a JSON document, indented, fields in a fixed order."""
    document = Exported(format=FORMAT, scenarios=tuple(scenarios))
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=1) + b"\n"


def export(scenarios: Iterable[Scenario], folder: Path) -> tuple[Path, ...]:
    """Write scenarios below a folder, a file for each feature, and the schema beside them; gives what was written. Raises
    `BadInput` where that cannot be done.
    """
    features: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        features.setdefault(scenario.feature, []).append(scenario)
    written = {folder / SCHEMA: schema_text().encode()}
    for feature, members in sorted(features.items()):
        written[folder / (feature.removesuffix(".feature") + SUFFIX)] = exported(members)
    for path, content in written.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"no folder can be made here: {error.strerror}", path.parent) from error
        replace_bytes(path, content)
    return tuple(written)


def schema_text() -> str:
    """The JSON Schema (2020-12) of exported scenarios."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Exported)}
    schema["$defs"]["Exported"]["properties"]["format"] = {"const": FORMAT}
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def read_exported(path: Path) -> tuple[Scenario, ...]:
    """The scenarios of an exported file. Raises `BadInput`, with the place in the JSON where there is one."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadInput(f"it cannot be read: {error.strerror}", path) from error
    try:
        version = msgspec.json.decode(raw, type=_Version).format
        if version != FORMAT:
            raise BadInput(
                f"these scenarios are of format {version}; this version reads format {FORMAT}: export them again", path, 1
            )
        return msgspec.json.decode(raw, type=Exported).scenarios
    except (msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadInput(f"this is no file of scenarios: {error}", path, 1) from error
    except msgspec.DecodeError as error:
        raise BadInput(f"this is no JSON: {error}", path, _line(raw)) from error


def _line(raw: bytes) -> int:
    """The line on which JSON stops being JSON."""
    try:
        json.loads(raw)
    except json.JSONDecodeError as error:
        return error.lineno
    except ValueError:
        return 1
    return raw.count(b"\n") + 1
