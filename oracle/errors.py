"""The ways in which the oracle can say no."""

from __future__ import annotations


class OracleError(Exception):
    """Anything the oracle raises on purpose."""


class IllegalAction(OracleError):
    """The rules do not allow it. ``why`` says so in a few words, ``rule`` is the number of the rule that forbids it."""

    def __init__(self, why: str, rule: str = "") -> None:
        self.why = why
        self.rule = rule
        super().__init__(f"{why} ({rule})" if rule else why)


class NotModelled(OracleError):
    """The oracle does not know how to play this; ``what`` names it. It never guesses instead."""

    def __init__(self, what: str) -> None:
        self.what = what
        super().__init__(f"not modelled: {what}")
