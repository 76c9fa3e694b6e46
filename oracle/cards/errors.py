"""What can be wrong with a card that somebody names or hands over."""

from __future__ import annotations


class CardError(Exception):
    """A card or a file of cards cannot be used; the message says why in one line."""


class UnknownCard(CardError):
    """No card of this name is known. ``close`` holds names that look like it, nearest first."""

    def __init__(self, name: str, close: tuple[str, ...] = ()) -> None:
        self.name = name
        self.close = close
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"unknown card: {name}{hint}")


class NotUnderstood(CardError):
    """A printed card has something that no template reads: ``sentence`` is the first such sentence of its text, or what else of
    the record stands in the way.
    """

    def __init__(self, card: str, sentence: str) -> None:
        self.card = card
        self.sentence = sentence
        super().__init__(f"{card} is not understood: {sentence}")


class NotACardFile(CardError):
    """A file that should hold card records does not."""
