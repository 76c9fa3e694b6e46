"""The instruction that changes words of a text (612)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle.abilities.effects import ChangeText, Words
from oracle.cards.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin
from oracle.instructions.resolution import Resolution
from oracle.mana import COLOR_NAMES, COLORS
from oracle.objects import Zone
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import ReplaceWord

_LETTERS = {name: letter for letter, name in COLOR_NAMES.items()}
_KNOWN: Mapping[Words, frozenset[str]] = {
    Words.COLORS: frozenset(COLORS),
    Words.BASIC_LAND_TYPES: frozenset(BASIC_LAND_TYPES),
    Words.CREATURE_TYPES: frozenset(CREATURE_TYPES),
}


def change_text(resolution: Resolution, effect: ChangeText) -> Asking[None]:
    """Ask for the old word, then for the new one, and replace it."""
    objects = [
        each for each in resolution.found(effect.what) if resolution.game.object(each).zone in (Zone.BATTLEFIELD, Zone.STACK)
    ]
    if not objects:
        return
    old = yield from _ask_word(resolution, effect.words)
    of = next((sort for sort in effect.words if old in _KNOWN[sort]), None)
    if of is None:
        raise IllegalAction(f"{old} is no {' or '.join(sort.value for sort in effect.words)}", "612.1")
    new = yield from _ask_word(resolution, effect.words)
    if new not in _KNOWN[of] or new in (old, effect.never):
        raise IllegalAction(f"{new} is not another {of.value} that may be chosen", "612.1")
    begin(resolution, objects, ReplaceWord(of, old, new), effect.how_long)


def _ask_word(resolution: Resolution, sorts: tuple[Words, ...]) -> Asking[str]:
    """A word: of colors alone it is picked, by its letter, and otherwise named."""
    if sorts == (Words.COLORS,):
        question = Question(resolution.controller, "color", Shape.PICK, COLORS, resolution.of, rule="612.1")
    else:
        question = Question(resolution.controller, "name", Shape.NAME, (), resolution.of, rule="612.1")
    word = str((yield from ask(question))[0])
    return _LETTERS.get(word, word)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {ChangeText: change_text}
