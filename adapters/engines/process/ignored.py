"""Fields of an answer that the contract does not know: they are ignored, so one that is misspelt is as if it were left out."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from adapters.contract.wire import WireAnswer

_ANSWER = inspect.type_info(WireAnswer)


def ignored(line: bytes) -> Iterator[str]:
    """Where in this answer, a line of JSON that the contract reads, such fields stand, each place once, with the field that may
    be meant: ``view.objects[].toughnes (did you mean toughness?)``.
    """
    yield from dict.fromkeys(_unknown(json.loads(line), _ANSWER, ""))


def _unknown(value: object, kind: inspect.Type, place: str) -> Iterator[str]:
    """The places below this one."""
    if isinstance(value, list) and (item := _item(kind)) is not None:
        for each in value:
            yield from _unknown(each, item, f"{place}[]")
    elif isinstance(value, dict) and (struct := _struct(kind, value)) is not None:
        fields = {field.encode_name: field.type for field in struct.fields}
        for name, content in value.items():
            below = f"{place}.{name}" if place else name
            if name in fields:
                yield from _unknown(content, fields[name], below)
            elif name != struct.tag_field:
                near = difflib.get_close_matches(name, fields, n=1)
                yield below + (f" (did you mean {near[0]}?)" if near else "")


def _item(kind: inspect.Type) -> inspect.Type | None:
    """What a list of this type holds."""
    return kind.item_type if isinstance(kind, inspect.VarTupleType) else None


def _struct(kind: inspect.Type, value: dict[str, Any]) -> inspect.StructType | None:
    """The struct that an object of this type is."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    structs = [each for each in kinds if isinstance(each, inspect.StructType)]
    return next((each for each in structs if each.tag_field is None or value.get(each.tag_field) == each.tag), None)
