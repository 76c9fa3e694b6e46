"""Which cards there are: the built-in ones, those in the corpus where it is installed, and those of which a record was given."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from adapters.contract.messages import CardRecord
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import EntersWithChoice
from oracle.becoming import choices
from oracle.cards import NotUnderstood, UnknownCard, find

_BETWEEN = re.compile(r", (?:and )?| and ")
"""What a list of cards is not written with."""

_COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Numbers in words, which no list of cards has."""


class KnownCards:
    """The cards that a scenario can name. What was asked for once is remembered."""

    def __init__(self, records: Sequence[CardRecord] = ()) -> None:
        self._recorded = frozenset(record.name for record in records)
        self._complaints: dict[str, str] = {}

    def complaint(self, name: str) -> str:
        """Why no card has this name; empty for a card's name."""
        if name not in self._complaints:
            self._complaints[name] = self._complaint(name)
        return self._complaints[name]

    def choice(self, name: str) -> str | None:
        """What is chosen as this card enters, as `EntersWithChoice` calls it, or "size" for what it becomes; empty for nothing,
        ``None`` if it is not known.
        """
        try:
            facts = find(name)
        except (NotUnderstood, UnknownCard):
            return None
        if choices(facts):
            return "size"
        statics = (ability.static for ability in facts.abilities if isinstance(ability, StaticAbility))
        return next((static.what for static in statics if isinstance(static, EntersWithChoice)), "")

    def bears(self, name: str) -> str:
        """The counters without which this card does not stay on the battlefield, loyalty or defense; empty for none, or where it
        is not known.
        """
        try:
            facts = find(name)
        except (NotUnderstood, UnknownCard):
            return ""
        return "loyalty" if facts.loyalty is not None else "defense" if "Battle" in facts.types else ""

    def adventure(self, name: str) -> str | None:
        """The name of the Adventure of this card (715.2); empty for none, ``None`` where it is not known."""
        try:
            facts = find(name)
        except (NotUnderstood, UnknownCard):
            return None
        return "" if facts.adventure is None else facts.adventure.name

    def _complaint(self, name: str) -> str:
        try:
            # That a real card is not understood is for an engine to say, not for whoever checks names.
            if name not in self._recorded:
                with suppress(NotUnderstood):
                    find(name)
        except UnknownCard as error:
            return f"unknown card {name!r}; {self._hint(name, error.close)}"
        return ""

    def _hint(self, name: str, close: Sequence[str]) -> str:
        """What may have been meant by the name of no card."""
        if name in ("card", "cards"):
            return "how many there are is said with: holds N cards"
        parts = _BETWEEN.split(name)
        if len(parts) > 1 and not any(map(self.complaint, parts)):
            return f"separate cards with ';': {'; '.join(parts)}"
        word, _, rest = name.partition(" ")
        if word.casefold() in _COUNTS and rest and not self.complaint(rest):
            return f"say how many in digits: {_COUNTS.index(word.casefold()) + 1} {rest}"
        meant = f"did you mean {' or '.join(close)}? " if close else ""
        return f"{meant}a card that is not built in needs --cards"
