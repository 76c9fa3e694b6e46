"""The rules of the oracle read as source: which words of the vocabulary, and which of their fields, they read.

A field counts as read where it is taken from a value that is known to be of the class that has the field: by an annotation, by
``isinstance``, or because it was taken out of such values by an assignment or a loop.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeVar, get_args

import oracle
from oracle.abilities import conditions, costs, effects, events, kinds, natures, qualities, statics

NO_RULES = ("abilities", "cards", "counters/kinds.py")
"""What in the package only names words: the vocabulary, the wording of cards, the kinds of counters."""

VOCABULARY = {
    name: found
    for module in (conditions, costs, effects, events, kinds, natures, qualities, statics)
    for name, found in vars(module).items()
    if isinstance(found, type) and found.__module__.startswith(module.__name__) and is_dataclass(found)
}
"""The classes of the vocabulary by name."""

Node = TypeVar("Node", bound=ast.AST)
Known: TypeAlias = defaultdict[str, frozenset[str]]
"""Names or expressions, with the classes of the vocabulary that their values can be of."""


@cache
def modules() -> tuple[ast.Module, ...]:
    """The modules that hold rules."""
    root = Path(oracle.__file__).parent
    paths = sorted(each for each in root.rglob("*.py") if not each.relative_to(root).as_posix().startswith(NO_RULES))
    return tuple(ast.parse(each.read_text()) for each in paths)


def within(tree: ast.AST, kind: type[Node]) -> Iterator[Node]:
    """The nodes of a kind anywhere in a tree."""
    return (node for node in ast.walk(tree) if isinstance(node, kind))


def everywhere(kind: type[Node]) -> Iterator[Node]:
    """The nodes of a kind in all rules."""
    return (node for module in modules() for node in within(module, kind))


def names_in(tree: ast.AST) -> frozenset[str]:
    """All names that are used."""
    return frozenset(node.id for node in within(tree, ast.Name))


@cache
def named() -> frozenset[str]:
    """All names that rules use."""
    return frozenset().union(*map(names_in, modules()))


@cache
def fields_read() -> frozenset[tuple[str, str]]:
    """All fields that rules read, each with a class that has it."""
    found: set[tuple[str, str]] = set()
    for function in everywhere(ast.FunctionDef):
        known = _known_in(function)
        for node in within(function, ast.Attribute):
            found.update((name, node.attr) for name in known.get(ast.unparse(node.value), ()))
    return frozenset(found)


def _known_in(function: ast.FunctionDef) -> Known:
    known: Known = defaultdict(frozenset)
    for argument in (*function.args.args, *function.args.kwonlyargs):
        if argument.annotation is not None:
            known[argument.arg] |= _classes(argument.annotation)
    for call in within(function, ast.Call):
        if ast.unparse(call.func) == "isinstance":
            known[ast.unparse(call.args[0])] |= _classes(call.args[1])
    for node in within(function, ast.Attribute):
        known[ast.unparse(node)] |= _own_fields()[node.attr]
    for _ in range(2):
        loops: list[ast.For | ast.comprehension] = [*within(function, ast.For), *within(function, ast.comprehension)]
        for loop in loops:
            _bind(known, loop.target, loop.iter)
        for assignment in within(function, ast.Assign):
            _bind(known, assignment.targets[0], assignment.value)
    return known


def _bind(known: Known, target: ast.AST, value: ast.AST) -> None:
    """What is bound to names is of the classes of what it was taken from, or of the class that was asked for."""
    found: frozenset[str] = frozenset()
    for node in ast.walk(value):
        if isinstance(node, ast.Call):
            found |= _returned()[ast.unparse(node.func).split(".")[-1]]
        elif isinstance(node, ast.Name | ast.Attribute):
            found |= known.get(ast.unparse(node), frozenset()) | ({ast.unparse(node)} & VOCABULARY.keys())
    for name in names_in(target):
        known[name] |= found


def _classes(annotation: ast.AST) -> frozenset[str]:
    """The classes of the vocabulary that an annotation speaks of."""
    names = names_in(annotation)
    return (names & VOCABULARY.keys()).union(*(_aliases().get(name, frozenset()) for name in names))


@cache
def _aliases() -> dict[str, frozenset[str]]:
    """The names that stand for several classes, in the vocabulary or in the rules."""
    return {"Layered": frozenset(each.__name__ for each in get_args(statics.Layered))} | {
        node.target.id: names_in(node.value) & VOCABULARY.keys()
        for node in everywhere(ast.AnnAssign)
        if isinstance(node.target, ast.Name) and node.value is not None and ast.unparse(node.annotation) == "TypeAlias"
    }


@cache
def _own_fields() -> Known:
    """The fields of the rules' own classes that hold words of the vocabulary."""
    found: Known = defaultdict(frozenset)
    for defined in everywhere(ast.ClassDef):
        for node in defined.body:
            if isinstance(node, ast.AnnAssign):
                found[ast.unparse(node.target)] |= _classes(node.annotation)
    return found


@cache
def _returned() -> Known:
    """What functions return, by the name of the function."""
    found: Known = defaultdict(frozenset)
    for function in everywhere(ast.FunctionDef):
        if function.returns is not None:
            found[function.name] |= _classes(function.returns)
    return found
