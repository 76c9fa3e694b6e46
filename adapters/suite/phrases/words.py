"""What is chosen by its word: how a sentence says it, and how a question and its answer hold it."""

from __future__ import annotations

from adapters.contract.view import DecisionKind
from adapters.suite.phrases.slots import COLOR_LETTERS, PLAYERS
from oracle.mana import COLOR_NAMES


def meant(kind: DecisionKind, word: str) -> str:
    """What a word of a sentence is in a question of this kind: a color its letter, all else itself. Raises ValueError where there
    is nothing of the kind that is called so.
    """
    if kind == "color" and word not in COLOR_LETTERS:
        raise ValueError(f"{word} is no color; those are {', '.join(COLOR_LETTERS)}")
    if kind in ("number", "position") and not (word.isascii() and word.isdigit()):
        raise ValueError(f"write the {kind} in digits, not {word!r}")
    if kind == "choose player" and word not in PLAYERS:
        raise ValueError(f"there is no player {word}; the players are {', '.join(PLAYERS)}")
    return COLOR_LETTERS[word] if kind == "color" else word


def said(kind: DecisionKind, value: str) -> str:
    """The word for what is in a question of this kind. Raises KeyError for a letter of no color."""
    return COLOR_NAMES[value] if kind == "color" else value
