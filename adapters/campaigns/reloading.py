"""Which loaded modules have to be loaded again when one of them has changed: those that import it, directly or through others."""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

OURS = ("oracle", "adapters")
"""The packages whose modules are looked at. No module of anybody else imports one of them."""


def mentioned(source: str) -> frozenset[str]:
    """The modules that this source imports, wherever in it; what it imports from a module may be a module itself."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
    return frozenset(names)


def loaded() -> Mapping[str, frozenset[str]]:
    """The modules of ours that are loaded, each with the modules that it imports."""
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items() if name.partition(".")[0] in OURS}
    return {name: mentioned(Path(file).read_text(encoding="utf-8")) for name, file in files.items() if file is not None}


def dependents(changed: str, imports: Mapping[str, Collection[str]]) -> frozenset[str]:
    """The changed module and all that import it, directly or through others."""
    found = {changed}
    while more := {name for name, others in imports.items() if name not in found and not found.isdisjoint(others)}:
        found |= more
    return frozenset(found)


def forget(names: Iterable[str]) -> None:
    """Have these modules loaded again when they are imported next."""
    for name in names:
        sys.modules.pop(name, None)
        package, _, module = name.rpartition(".")
        # A package keeps its modules as attributes, and "from package import module" looks there first.
        if package in sys.modules:
            vars(sys.modules[package]).pop(module, None)
