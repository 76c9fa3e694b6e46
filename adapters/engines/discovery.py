"""Which engines there are, and how to get one by its name: the built-in ones, and entry points of the group `GROUP`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from adapters.contract.messages import Engine
from adapters.suite.bad_input import BadInput

GROUP = "rulings.engines"
"""The group of entry points; each names a callable without parameters that gives an `Engine`, such as its class."""

BUILT_IN = {
    "oracle": ("adapters.engines.oracle", "OracleEngine"),
    "phase": ("adapters.engines.phase", "PhaseEngine"),
}
"""Where the built-in engines are: module and class."""

EXTRAS = {"phase": "phase"}
"""The top-level module that a built-in engine needs, which comes with the extra of the engine's name."""


def names() -> tuple[str, ...]:
    """The names of all engines, the built-in ones first. That a name is here does not say that its package is installed."""
    return (*BUILT_IN, *sorted({point.name for point in _points()} - set(BUILT_IN)))


def engine(name: str) -> Engine:
    """A new engine of this name; raises `BadInput` if there is none or its package is not installed."""
    return factory(name)()


def factory(name: str) -> Callable[[], Engine]:
    """What makes engines of this name; raises `BadInput` as `engine` does."""
    if name in BUILT_IN:
        return _built_in(name)
    for point in _points():
        if point.name == name:
            return _plugged_in(point)
    raise BadInput(f"there is no engine {name!r}; known are {', '.join(names())}")


def _points() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _built_in(name: str) -> Callable[[], Engine]:
    module, attribute = BUILT_IN[name]
    try:
        return cast("Callable[[], Engine]", getattr(import_module(module), attribute))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != EXTRAS.get(name):
            raise
        raise BadInput(f"the engine {name} is not installed; it comes with: pip install 'rulings[{name}]'") from error


def _plugged_in(point: EntryPoint) -> Callable[[], Engine]:
    try:
        found = point.load()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"the engine {point.name} ({point.value}) cannot be loaded: {error}") from error
    if not callable(found):
        raise BadInput(f"the engine {point.name} ({point.value}) is no callable")
    return cast("Callable[[], Engine]", found)
