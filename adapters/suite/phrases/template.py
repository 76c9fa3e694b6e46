"""Phrases as templates that work both ways: a template reads a sentence into the values of its slots and writes it from them.

``{object:ref} starts with {count:number} {kind:word} counter{count:s}`` has three slots, each with a name and a type of
``adapters.suite.phrases.slots``; ``{zone:hand|graveyard}`` is a slot in which one of these words stands, ``{free:=for free}`` one
with a single choice of words; ``[...]`` is a clause that may be missing, in which case its slots have no value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from adapters.suite.phrases.slot_type import SlotType
from adapters.suite.phrases.slots import DERIVED, SLOTS, choice

Values: TypeAlias = dict[str, object]

_TOKEN = re.compile(r"\{(?P<name>\w+):(?P<type>[^}]+)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^{}\[\]]+)")
_EMPTY = ("", None, ())


@dataclass(frozen=True)
class Slot:
    """A slot of a template."""

    name: str
    kind: str
    type: SlotType


@dataclass(frozen=True)
class Clause:
    """Parts that may be missing together."""

    parts: tuple[Part, ...]


Part: TypeAlias = str | Slot | Clause


@dataclass(frozen=True)
class Template:
    """A compiled template. No sentence in which none of the ``words`` stands between spaces can match, where there are any."""

    source: str
    parts: tuple[Part, ...] = field(repr=False)
    pattern: re.Pattern[str] = field(repr=False)
    groups: tuple[tuple[str, Slot], ...] = field(repr=False)
    words: frozenset[str] = field(repr=False)

    def read(self, text: str) -> Values | None:
        """The values of the slots in a sentence; ``None`` if it is not of this form. ValueError: what stands in a slot will not
        do.
        """
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        texts = found.groupdict()
        player = texts.get("player") or ""
        values: Values = {}
        for group, slot in self.groups:
            if texts[group] is not None:
                value = slot.type.read(texts[group], player)
                if slot.kind not in DERIVED:
                    values[slot.name] = value
        return values

    def write(self, values: Mapping[str, object]) -> str | None:
        """The sentence with these values; ``None`` if a slot that must be filled has no value."""
        return _write(self.parts, values)


def compile_template(source: str) -> Template:
    """Compile a template. Raises ValueError for one that is not well formed or names an unknown slot type."""
    tokens = _tokens(source)
    parts = _parse(tokens)
    if tokens:
        raise ValueError(f"a clause is closed that was not opened: {source}")
    groups: dict[str, Slot] = {}
    pattern = re.compile(_pattern(parts, groups))
    words = max(_whole_words(parts), key=lambda each: min(map(len, each)), default=frozenset())
    return Template(source=source, parts=parts, pattern=pattern, groups=tuple(groups.items()), words=words)


def _tokens(source: str) -> list[re.Match[str]]:
    """The tokens of a template, the first one last."""
    found = list(_TOKEN.finditer(source))
    if "".join(token[0] for token in found) != source:
        raise ValueError(f"not a template: {source}")
    return found[::-1]


def _parse(tokens: list[re.Match[str]], *, inside: bool = False) -> tuple[Part, ...]:
    parts: list[Part] = []
    while tokens:
        if tokens[-1]["close"] and not inside:
            break
        token = tokens.pop()
        if token["close"]:
            return tuple(parts)
        if token["open"]:
            parts.append(Clause(_parse(tokens, inside=True)))
        elif token["name"]:
            parts.append(_slot(token["name"], token["type"]))
        else:
            parts.append(token["text"])
    if inside:
        raise ValueError("a clause is not closed")
    return tuple(parts)


def _slot(name: str, kind: str) -> Slot:
    if kind in SLOTS:
        return Slot(name, kind, SLOTS[kind])
    if "|" not in kind and not kind.startswith("="):
        raise ValueError(f"there is no slot type {kind!r}")
    return Slot(name, kind, choice(kind.removeprefix("=")))


def _pattern(parts: tuple[Part, ...], groups: dict[str, Slot]) -> str:
    out = []
    for part in parts:
        if isinstance(part, str):
            out.append(re.escape(part))
        elif isinstance(part, Clause):
            out.append(f"(?:{_pattern(part.parts, groups)})?")
        else:
            group = part.name if part.name not in groups else f"{part.name}_{len(groups)}"
            groups[group] = part
            out.append(f"(?P<{group}>{part.type.pattern})")
    return "".join(out)


def _whole_words(parts: tuple[Part, ...]) -> Iterator[frozenset[str]]:
    """Words between spaces, of each set of which one stands in every sentence of these parts: the words of a text, each by
    itself, and of a slot with a choice of words the last word of each choice.
    """
    before = " "
    for index, part in enumerate(parts):
        ended = _begins_with_space(parts[index + 1 :])
        if isinstance(part, str):
            words = part.split(" ")
            whole = words[0 if before.endswith(" ") else 1 : None if ended else -1]
            yield from (frozenset((word,)) for word in whole if word)
        elif isinstance(part, Slot) and part.kind not in SLOTS and before.endswith(" ") and ended:
            yield frozenset(each.rpartition(" ")[2] for each in part.kind.removeprefix("=").split("|"))
        before = part if isinstance(part, str) else ""


def _begins_with_space(parts: tuple[Part, ...]) -> bool:
    """Whether a space or the end of the sentence stands where these parts begin, whichever clauses are missing."""
    for part in parts:
        if isinstance(part, Clause):
            if not _begins_with_space(part.parts):
                return False
        else:
            return isinstance(part, str) and part.startswith(" ")
    return True


def _write(parts: tuple[Part, ...], values: Mapping[str, object]) -> str | None:
    player = str(values.get("player", ""))
    out = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
        elif isinstance(part, Slot):
            if part.kind not in DERIVED and values.get(part.name) is None:
                return None
            out.append(part.type.write(values.get(part.name), player))
        elif any(values.get(name) not in _EMPTY for name in _names(part)):
            text = _write(part.parts, values)
            if text is None:
                return None
            out.append(text)
    return "".join(out)


def _names(clause: Clause) -> list[str]:
    """The names of the slots with values in a clause, those of clauses inside it included."""
    names: list[str] = []
    for part in clause.parts:
        if isinstance(part, Slot) and part.kind not in DERIVED:
            names.append(part.name)
        elif isinstance(part, Clause):
            names += _names(part)
    return names
