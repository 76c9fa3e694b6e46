"""Costs: "{2}{B}{G}, {T}, Sacrifice a creature" before a colon, "pay 1 life and sacrifice a creature" in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oracle.abilities.costs import (
    Blight,
    ChangeLoyalty,
    CollectEvidence,
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    ExileThis,
    ExileThisFromGraveyard,
    PayEnergy,
    PayLife,
    PutCounterOnThis,
    RemoveCounters,
    RevealFromHand,
    Sacrifice,
    SacrificeThis,
    TapOthers,
    TapThis,
    UntapThis,
)  # fmt: skip
from oracle.abilities.qualities import Amount
from oracle.cards.grammar import Capital, Choice, Converted, Cursor, Pattern, Readings, Remembering, Series, Written, one_of
from oracle.cards.memory import Memory
from oracle.cards.naming import SOURCE, THIS
from oracle.cards.nouns import AND_OR_OTHER, ARTICLE, COUNTER_KIND, OTHER, Counted, counted, quality
from oracle.cards.numbers import ENERGY, MANA, NUMBER, SEVERAL, Digits
from oracle.cards.templates import Vocabulary, phrase

_say = Vocabulary(
    {
        "this": Remembering(THIS, Memory.of_this),
        "count_quality": counted(),
        "count": SEVERAL,
        "amount": NUMBER,
        "kind": COUNTER_KIND,
    }
)

_UNTAPPED = Counted(phrase("an untapped <>", quality()), phrase("untapped <>", quality(plural=True)))

_SOURCE = Remembering(SOURCE, Memory.of_this)
_SACRIFICED = Counted(quality(other=ARTICLE), one_of(AND_OR_OTHER, quality(plural=True, other=OTHER)))
_PART = one_of(
    _say(SacrificeThis, "sacrifice <this>", this=_SOURCE),
    _say(ExileThis, "exile <this>"),
    _say(ExileThisFromGraveyard, "exile this card from your graveyard"),
    _say(Sacrifice, "sacrifice <count quality>", count_quality=_SACRIFICED),
    _say(TapOthers, "tap <count quality> you control", count_quality=_UNTAPPED),
    _say(ExileFromHand, "exile <count quality> from your hand", count_quality=counted("card")),
    _say(ExileFromGraveyard, "exile <count> <quality> from your graveyard", quality=quality("card", plural=True), other=False),
    _say(ExileFromGraveyard, "exile <count> other <quality> from your graveyard", quality=quality("card", plural=True)),
    _say(DiscardCards, "discard <count quality>", count_quality=counted("card")),
    _say(DiscardCards, "discard <count quality> at random", count_quality=counted("card"), at_random=True),
    _say(DiscardCards, "discard X <quality>", quality=quality("card", plural=True), count=Amount.X),
    _say(RevealFromHand, "reveal <count quality> from your hand", count_quality=counted("card")),
    _say(CollectEvidence, "collect evidence <amount>"),
    _say(PayLife, "pay <amount> life"),
    _say(PayEnergy, "pay <amount>", amount=ENERGY),
    _say(Blight, "blight <count>", count=NUMBER),
    _say(RemoveCounters, "remove a <kind> counter from <this>", count=1, this=_SOURCE),
    _say(RemoveCounters, "remove <count> <kind> counters from <this>", this=_SOURCE),
    _say(RemoveCounters, "remove a counter from <this>", count=1, kind="", this=_SOURCE),
    _say(PutCounterOnThis, "put a <kind> counter on <this>"),
)


@dataclass(frozen=True)
class Costs(Pattern):
    """A cost: mana and other parts, or either alone."""

    mana: Pattern
    parts: Pattern
    between: str

    def read(self, cursor: Cursor) -> Readings:
        """Read mana, parts, or both."""
        for parts, after in self.parts.read(cursor):
            yield Cost(None, parts), after
        for mana, after in self.mana.read(cursor):
            yield Cost(mana), after
            if (more := after.after(self.between)) is not None:
                for parts, ended in self.parts.read(more):
                    yield Cost(mana, parts), ended

    def write(self, value: Any, memory: Memory) -> Written:
        """Write what there is."""
        words = []
        for part, pattern in ((value.mana, self.mana), (value.parts or None, self.parts)):
            if part is not None:
                if (written := pattern.write(part, memory)) is None:
                    return None
                words.append(written[0])
                memory = written[1]
        return (self.between.join(words), memory) if words else None


LISTED = Costs(MANA, Series(Capital(one_of(_say(TapThis, "{T}"), _say(UntapThis, "{Q}"), _PART)), (", ",), comma=False), ", ")
"""The cost of an activated ability or a keyword: parts with capital letters, separated by commas."""

SAID = Costs(phrase("pay <>", MANA), Series(_PART, (" and ",)), " and ")
"""A cost as the verb of a sentence."""

_LOYALTY_CHANGE = one_of(Digits(signed=True, minus="\N{MINUS SIGN}"), Choice({0: "0"}))

LOYALTY = Converted(
    phrase("[<>]", _LOYALTY_CHANGE),
    lambda change: Cost(None, (ChangeLoyalty(change),)),
    lambda cost: cost.parts[0].change if len(cost.parts) == 1 and isinstance(cost.parts[0], ChangeLoyalty) else None,
)
"""The cost of a loyalty ability (606.4): the change in brackets, with the typographic minus sign."""

MANA_ONLY = Converted(MANA, Cost, lambda cost: None if cost is None or cost.parts else cost.mana)
"""A cost that is mana and nothing else."""
