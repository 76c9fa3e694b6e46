"""Mutants: the oracle with one rule broken in one plausible way. The catalogue, and how a mutant is brought to life.

The catalogue is the folder ``mutants`` beside this module, a TOML file for each mechanic with a table ``[[mutant]]`` for each
mutant. A mutant replaces one fragment of the source of one module of the oracle, as that module is loaded; no file changes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType

from msgspec import Struct

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.toml_files import read_toml

CATALOGUE = Path(__file__).parent / "mutants"


class Mutant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to break one rule.

    ``statements`` are the ids of the statements that are false in the mutant, ``rule`` the number of the rule that is broken,
    ``why`` says what is broken and who breaks it so, ``report`` names a public report of such a fault. ``before`` is a fragment
    that occurs exactly once in the source of ``module``; ``after`` takes its place.
    """

    name: str
    statements: tuple[str, ...]
    rule: str
    why: str
    module: str
    before: str
    after: str
    report: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    mutant: tuple[Mutant, ...] = ()


def catalogue(folder: Path = CATALOGUE) -> tuple[Mutant, ...]:
    """All mutants, in the order of the files. Raises `BadInput` for a file that is no catalogue, for a name used twice, and where
    there are none at all: nothing could get through a gate that guards nothing.
    """
    out: dict[str, Mutant] = {}
    for path in sorted(folder.glob("*.toml")):
        file = read_toml(path, "the mutants")
        for number, mutant in enumerate(file.convert(_File).mutant):
            if mutant.name in out:
                raise BadInput(f"two mutants are named {mutant.name}", path, file.line("mutant", number))
            out[mutant.name] = mutant
    if not out:
        raise BadInput("there are no mutants here", folder)
    return tuple(out.values())


def named(mutants: Sequence[Mutant], names: Sequence[str]) -> tuple[Mutant, ...]:
    """The mutants with these names, all where none is given. Raises `BadInput` for an unknown name."""
    unknown = set(names) - {mutant.name for mutant in mutants}
    if unknown:
        raise BadInput(f"there is no mutant {min(unknown)!r}")
    return tuple(mutant for mutant in mutants if not names or mutant.name in names)


def mutated(mutant: Mutant) -> str:
    """The source of the mutant's module with the fragment replaced.

    Raises `BadInput` if there is no such module of the oracle, if the fragment does not occur exactly once, if nothing would
    change, or if the result is no Python.
    """
    if mutant.module.partition(".")[0] != "oracle":
        raise BadInput(f"mutant {mutant.name}: {mutant.module} is no module of the oracle")
    try:
        spec = find_spec(mutant.module)
    except ModuleNotFoundError:
        spec = None
    if spec is None or spec.origin is None:
        raise BadInput(f"mutant {mutant.name}: there is no module {mutant.module}")
    return replaced(mutant, Path(spec.origin).read_text(encoding="utf-8"))


def replaced(mutant: Mutant, source: str) -> str:
    """``source`` with the fragment replaced; raises `BadInput` as `mutated` does."""
    times = source.count(mutant.before)
    if times != 1:
        raise BadInput(f"mutant {mutant.name}: its fragment occurs {times} times in {mutant.module}, not once")
    text = source.replace(mutant.before, mutant.after)
    if text == source:
        raise BadInput(f"mutant {mutant.name}: nothing changes")
    try:
        compile(text, mutant.module, "exec")
    except SyntaxError as error:
        raise BadInput(f"mutant {mutant.name}: its module is no Python any more: {error}") from error
    return text


class _MutantLoader(SourceFileLoader):
    """Loads a module from its mutated source, past the cache of compiled modules."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType | None:
        path = self.get_filename(fullname)
        text = replaced(self._mutant, Path(path).read_text(encoding="utf-8"))
        code: CodeType = compile(text, path, "exec", dont_inherit=True)
        return code


class _MutantFinder(MetaPathFinder):
    """Finds the one module that is mutated, before anyone else does."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _MutantLoader(fullname, spec.origin, self._mutant)
        return spec


def install(mutant: Mutant) -> None:
    """From now on, importing the mutant's module in this process gives the mutant. Raises `RuntimeError` if it is imported
    already.
    """
    if mutant.module in sys.modules:
        raise RuntimeError(f"{mutant.module} is imported already")
    sys.meta_path.insert(0, _MutantFinder(mutant))
