"""Records of cards that are not built in, from a file of MTGJSON shape: what ``--cards`` adds to what a scenario can name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from adapters.contract.messages import CardRecord
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.text_files import content, decoded


def card_records(path: Path) -> tuple[CardRecord, ...]:
    """The records of cards in a JSON file: a list of them, or an object whose values, or whose ``data``'s values, are records or
    lists of them (as in MTGJSON). Raises `BadInput`, with the line or the card, for what is none.

    Records of built-in cards are left out: a card is what its rules text makes it, whoever records it, and the engines have it.
    Records that differ under one name are faces of one card, which no record of the contract can tell; they are left out too.
    """
    found = _json(path)
    if isinstance(found, dict):
        found = found.get("data", found)
    records: dict[str, CardRecord | None] = {}
    for number, raw in enumerate((record for value in _values(found) for record in _values(value)), 1):
        record = _record(path, number, raw)
        records[record.name] = record if records.setdefault(record.name, record) == record else None
    if not records:
        raise BadInput("there are no card records in it", path)
    return tuple(_not_built_in(records))


def _not_built_in(records: dict[str, CardRecord | None]) -> Iterator[CardRecord]:
    from oracle.cards.catalogue import built_in

    for name, record in records.items():
        if record is not None and name not in built_in():
            yield record


def _json(path: Path) -> object:
    """What a file of JSON says."""
    raw = content(path, "the card records cannot be read")
    decoded(raw, path)
    try:
        return msgspec.json.decode(raw)
    except RecursionError as error:
        raise BadInput("these are no card records: it is nested too deeply", path) from error
    except msgspec.DecodeError as error:
        at = re.search(r"\(byte (\d+)\)", str(error))
        line = raw.count(b"\n", 0, int(at[1]) if at else len(raw)) + 1
        raise BadInput(f"these are no card records: {error}", path, line) from error


def _record(path: Path, number: int, raw: object) -> CardRecord:
    """One record; ``number`` counts it. Fields that are null are as good as missing."""
    named = raw.get("name") if isinstance(raw, dict) else None
    place = f"record {number}" + (f" ({named})" if isinstance(named, str) and named else "")
    try:
        told = {name: value for name, value in raw.items() if value is not None} if isinstance(raw, dict) else raw
        record = msgspec.convert(told, CardRecord)
    except msgspec.ValidationError as error:
        raise BadInput(f"these are no card records: {place}: {error}", path) from error
    for field in ("name", "type"):
        if not getattr(record, field).strip():
            raise BadInput(f"these are no card records: {place} has no {field}", path)
    return record


def _values(found: object) -> list[object]:
    """What a container holds; a record, which has texts for values, is none."""
    if isinstance(found, dict) and all(isinstance(value, dict | list) for value in found.values()):
        return list(found.values())
    return list(found) if isinstance(found, list) else [found]
