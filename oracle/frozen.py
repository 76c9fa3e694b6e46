"""Frozen values of which a game makes changed copies all the time."""

from __future__ import annotations

from typing import Any, Self


class Frozen:
    """The base of a frozen dataclass with no ``__post_init__``, whose changed copies have to be made fast."""

    def changed(self, **changes: Any) -> Self:
        """The value that differs from this one in these fields. Raises TypeError for a field that there is not.

        It does what ``dataclasses.replace`` does, in a tenth of the time: every change of a game goes through here.
        """
        values = self.__dict__.copy()
        values.update(changes)
        if len(values) > len(self.__dict__):
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(changes.keys() - self.__dict__.keys()))}")
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", values)
        return new
