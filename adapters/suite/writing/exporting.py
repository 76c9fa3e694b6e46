"""Scenarios as JSON, for tests in any language: what is written, and its schema."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.scenario import FORMAT, Scenario
from adapters.suite.writing.whole_files import replace_bytes

SUFFIX = ".scenarios.json"
"""How the name of a file of exported scenarios ends."""

SCHEMA = "scenarios.schema.json"
"""The name of the file that holds the schema of the others."""


class Exported(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of scenarios. ``format`` is the version of its shape."""

    format: int
    scenarios: tuple[Scenario, ...]


def exported(scenarios: Iterable[Scenario]) -> bytes:
    """Scenarios as a JSON document, indented, fields in a fixed order."""
    document = Exported(format=FORMAT, scenarios=tuple(scenarios))
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=1) + b"\n"


def export(scenarios: Iterable[Scenario], folder: Path) -> tuple[Path, ...]:
    """Write scenarios below a folder, a file for each feature, and the schema beside them; gives what was written. Raises
    `BadInput` where that cannot be done, and where it would leave scenarios of another export beside these: whoever reads the
    folder would take them for one suite.
    """
    features: dict[Path, list[Scenario]] = {}
    for scenario in scenarios:
        path = folder / (scenario.feature.removesuffix(".feature") + SUFFIX)
        others = features.setdefault(path, [])
        if others and others[0].feature != scenario.feature:
            raise BadInput(f"the features {others[0].feature!r} and {scenario.feature!r} would both be written here", path)
        others.append(scenario)
    older = sorted(set(folder.rglob(f"*{SUFFIX}")) - features.keys())
    if older:
        raise BadInput("this is left from another export; remove it, or choose another folder", older[0])
    written = {folder / SCHEMA: schema_text().encode()}
    written.update((path, exported(members)) for path, members in sorted(features.items()))
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
    for definition in schema["$defs"].values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"
