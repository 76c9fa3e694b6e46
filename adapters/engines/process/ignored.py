"""Fields of an answer that the contract does not know: they are ignored, so one that is misspelt is as if it were left out."""

from __future__ import annotations

import difflib
import json
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

from msgspec import inspect

from adapters.contract.wire import WireAnswer
from adapters.engines.process.conversation import Verb
from adapters.engines.process.engine import ProcessEngine
from adapters.engines.process.lines import NOT_JSON
from adapters.suite.running.guard import Checked
from adapters.suite.verdict import Verdict

_ANSWER = inspect.type_info(WireAnswer)


MOST = 100
"""So many places are noted."""

LONGEST = 80
"""So many characters of a field's name are noted."""


def note(line: bytes, noted: dict[str, str]) -> None:
    """Note where in this answer such fields stand, if there are not yet `MOST`: each place once, with how it is told, which names
    the field that may be meant: ``view.objects[].toughnes (did you mean toughness?)``. A line that is no answer has none.
    """
    if len(noted) >= MOST:
        return
    with suppress(*NOT_JSON):
        for place, name, fields in _unknown(json.loads(line), _ANSWER, ""):
            if place not in noted:
                near = difflib.get_close_matches(name, fields, n=1)
                noted[place] = place + (f" (did you mean {near[0]}?)" if near else "")
                if len(noted) >= MOST:
                    return


class Overhearing:
    """Gathers the fields that are ignored of some engines' answers, in the order in which they are `noted`; at most `MOST`,
    whatever an engine writes. It costs next to nothing where everything passes: of each kind of answer only the last is kept.
    """

    def __init__(self) -> None:
        self.noted: dict[str, str] = {}
        self._last: dict[ProcessEngine, dict[Verb, bytes]] = {}

    def listen(self, engine: Checked) -> None:
        """Listen to this engine from now on, if it is a program; the answers of one in this process have no such fields."""
        if isinstance(engine, ProcessEngine):
            engine.listen(self._last.setdefault(engine, {}).__setitem__)

    def judged(self, engine: Checked, verdict: Verdict) -> None:
        """Look through the last answers of this engine, on which a scenario has this verdict, unless it passes."""
        if isinstance(engine, ProcessEngine) and verdict.outcome != "pass":
            last = self._last[engine]
            for line in last.values():
                note(line, self.noted)
            last.clear()


def _unknown(value: object, kind: inspect.Type, place: str) -> Iterator[tuple[str, str, Collection[str]]]:
    """The places below this one, each with the name of its field, cut if it is long, and those that are known there."""
    if isinstance(value, list) and (item := _item(kind)) is not None:
        for each in value:
            yield from _unknown(each, item, f"{place}[]")
    elif isinstance(value, dict) and (struct := _struct(kind, value)) is not None:
        fields = {field.encode_name: field.type for field in struct.fields}
        for name, content in value.items():
            told = name if len(name) <= LONGEST else f"{name[:LONGEST]}..."
            below = f"{place}.{told}" if place else told
            if name in fields:
                yield from _unknown(content, fields[name], below)
            elif name != struct.tag_field:
                yield below, told, fields


def _item(kind: inspect.Type) -> inspect.Type | None:
    """What a list of this type holds."""
    return kind.item_type if isinstance(kind, inspect.VarTupleType) else None


def _struct(kind: inspect.Type, value: dict[str, Any]) -> inspect.StructType | None:
    """The struct that an object of this type is."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    structs = [each for each in kinds if isinstance(each, inspect.StructType)]
    return next((each for each in structs if each.tag_field is None or value.get(each.tag_field) == each.tag), None)
