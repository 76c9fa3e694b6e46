"""Expectation files: what an engine is known to get wrong, scenario by scenario, with the reason and a link.

A run is as expected when what did not pass is what the file says, in the way it says; what is unsupported may be so for any
reason, for that changes with all that an engine learns. The file of an engine is
``expected/<engine>.toml``, a table for each scenario id::

    [evoke-07-from-the-graveyard]
    kind = "bug"
    rule = "702.74a"
    link = "https://..."
    outcome = "fail"
    observed = "..."
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.rule_numbers import known_numbers
from adapters.suite.reading.toml_files import read_toml
from adapters.suite.verdict import NOT_RUN, Standing, Verdict

Kind: TypeAlias = Literal["bug", "missing", "won't fix", "disputed"]
"""``bug``: it does the wrong thing. ``missing``: it cannot do the thing yet, or cannot be told or show it. ``won't fix``: its
authors decided so. ``disputed``: its authors read the rule otherwise."""

FOLDER = Path(__file__).parent / "expected"


class Expectation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known of a scenario that an engine does not pass. ``rule`` is the number of the rule that it breaks, ``link``
    where it is told to the engine's authors (may be empty), ``observed`` what was observed when it was last looked at.
    """

    kind: Kind
    outcome: Literal["fail", "unsupported", "error"]
    observed: str
    rule: str = ""
    link: str = ""
    note: str = ""

    def standing(self, verdict: Verdict) -> Standing:
        """How a verdict compares with this."""
        if verdict.outcome in ("pass", "not applicable"):
            return "unexpected pass" if verdict.outcome == "pass" else ""
        same = verdict.outcome == "unsupported" or verdict.fact == self.observed
        return "as expected" if same and verdict.outcome == self.outcome else "changed"


def compared(verdict: Verdict, expectations: Mapping[str, Expectation]) -> Verdict:
    """The verdict, with how it stands to the expectations of its engine."""
    expectation = expectations.get(verdict.id)
    if expectation is None:
        return verdict
    return msgspec.structs.replace(verdict, standing=expectation.standing(verdict))


def path_of(engine: str) -> Path:
    """Where the expectation file of an engine is, or would be. Raises `BadInput` for a name that would lead elsewhere."""
    if Path(engine).name != engine:
        raise BadInput(f"an engine named {engine!r} has no expectation file of its own; name one with --expected")
    return FOLDER / f"{engine}.toml"


def of_engines(
    engines: Mapping[str, bool], said: Iterable[str], known: Collection[str] | None = None
) -> dict[str, Mapping[str, Expectation]]:
    """The expectations of several engines, by their names. ``engines`` says of each whether it may have a file with the package,
    ``said`` names other files, ``[ENGINE=]FILE``. Raises `BadInput` as `read` does, and for what names no engine or two files.
    """
    files: dict[str, Path] = {}
    for each in said:
        engine, equals, file = each.partition("=")
        if not equals or engine not in engines:
            if len(engines) > 1:
                raise BadInput(
                    f"--expected {each}: of which engine? say --expected {next(iter(engines))}=FILE, or another's name"
                )
            engine, file = next(iter(engines)), each
        if not file:
            raise BadInput(f"--expected {each or repr(each)}: the file is missing; say --expected {engine}=FILE")
        if engine in files:
            raise BadInput(f"--expected {each}: there is a file for {engine} already, {files[engine]}")
        files[engine] = Path(file)
    return {
        engine: read(files[engine], known) if engine in files else load(engine, known) if has_a_file else {}
        for engine, has_a_file in engines.items()
    }


def said_of(engine: str, engines: Collection[str], said: Iterable[str]) -> tuple[str, ...]:
    """What of ``said``, as for `of_engines`, is said of this engine: what names no engine is said of the only one."""
    heads = {each: each.partition("=")[0] if "=" in each else "" for each in said}
    return tuple(each for each, head in heads.items() if head == engine or head not in engines)


def load(engine: str, known: Collection[str] | None = None) -> Mapping[str, Expectation]:
    """The expectations of an engine by scenario id; empty without a file. See `read` for ``known`` and the errors."""
    path = path_of(engine)
    return read(path, known) if path.is_file() else {}


def read(path: Path, known: Collection[str] | None = None) -> Mapping[str, Expectation]:
    """The expectations in a file. Raises `BadInput`, with the line of the entry, for what is no expectation, and for ids that
    are not among the ``known`` ones (any id will do where that is ``None``).
    """
    file = read_toml(path, "the expectations")
    out: dict[str, Expectation] = {}
    for key, table in file.tables.items():
        try:
            out[key] = _expectation(key, table, known)
        except ValueError as error:
            raise BadInput(str(error), path, file.line(key)) from error
    return out


def _expectation(key: str, table: object, known: Collection[str] | None) -> Expectation:
    """What a table says of the scenario with this id. Raises ValueError if it is no expectation."""
    if not isinstance(table, dict):
        what = "this stands in no table; each scenario has its own, which begins with its id in brackets"
        raise ValueError(f"{key}: {what}")  # noqa: TRY004 - what the file says is wrong, no type of ours
    if known is not None and key not in known:
        raise ValueError(f"there is no scenario with the id {key!r}")
    try:
        found = msgspec.convert(table, Expectation)
    except msgspec.ValidationError as error:
        raise ValueError(f"{key}: {error}") from error
    if found.rule and found.rule not in known_numbers():
        raise ValueError(f"{key}: there is no rule {found.rule!r}")
    if found.link and not found.link.startswith(("https://", "http://")):
        raise ValueError(f"{key}: {found.link!r} is no link")
    return found


def accepted(verdicts: Iterable[Verdict], before: Mapping[str, Expectation]) -> dict[str, Expectation]:
    """The expectations that make these verdicts as expected. What was written by hand of a scenario that still does not pass
    is kept; a new one is a bug where the engine answered wrongly and missing where it is unsupported. Scenarios without a
    verdict keep their expectation, and so do those that were not run because the engine had broken down too often.
    """
    out = dict(before)
    for verdict in verdicts:
        if verdict.reason.startswith(NOT_RUN):
            continue
        if verdict.outcome == "pass" or verdict.outcome == "not applicable":
            out.pop(verdict.id, None)
            continue
        old = out.get(verdict.id)
        if old is not None:
            out[verdict.id] = msgspec.structs.replace(old, outcome=verdict.outcome, observed=verdict.fact)
            continue
        out[verdict.id] = Expectation(
            kind="missing" if verdict.outcome == "unsupported" else "bug",
            outcome=verdict.outcome,
            observed=verdict.fact,
            rule=verdict.rules[0] if verdict.rules else "",
        )
    return out


def written(engine: str, expectations: Mapping[str, Expectation]) -> str:
    """The text of an expectation file, sorted by scenario id."""
    parts = [f"# What {engine} is known to get wrong. Rewritten by: rulings accept --engine {engine} REPORT\n"]
    for key, expectation in sorted(expectations.items()):
        lines = [f"[{_key(key)}]"]
        for field in ("kind", "rule", "link", "note", "outcome", "observed"):
            value = getattr(expectation, field)
            if value or field == "observed":
                lines.append(f"{field} = {_string(value)}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else _string(key)


def _string(value: str) -> str:
    """A TOML basic string; whatever cannot stand in one is escaped."""
    out = ""
    for character in value:
        if character in '"\\':
            out += "\\" + character
        elif character == "\n":
            out += "\\n"
        elif character.isprintable():
            out += character
        else:
            out += f"\\U{ord(character):08x}"
    return f'"{out}"'
