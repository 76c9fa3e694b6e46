"""What effects make of colours (613.1e)."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.natures import Keeps
from oracle.layers.board import Effect, Working


def changes_colors(effect: Effect) -> bool:
    """Whether an effect changes colours."""
    return effect.nature.colors is not None


def change_color(effect: Effect, each: Working) -> None:
    """An object has the colours that an effect gives it, beside its own ones if it keeps these."""
    new = frozenset(effect.nature.colors or ())
    each.now = replace(each.now, colors=each.now.colors | new if effect.nature.keeps is Keeps.ALL else new)
