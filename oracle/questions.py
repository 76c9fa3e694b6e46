"""Questions that the rules put to a player, and how rules wait for the answer.

A rule that may have to ask is a generator: it yields a `Question` and receives the chosen options in the order in which
the player gave them. A question with one possible answer is not asked: `ask` then answers it itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat
from oracle.state import WaitingTrigger

Option: TypeAlias = ChosenTarget | WaitingTrigger | str
"""An object or a player, an ability that waits for its place on the stack, or a word ("yes", "no", a colour)."""

Answer: TypeAlias = tuple[Option, ...]

T = TypeVar("T")
Asking: TypeAlias = Generator["Question", Answer, T]
"""A rule that may ask on its way to a result."""

YES = "yes"
NO = "no"


class Shape(Enum):
    """The form of an answer."""

    PICK = "pick"
    ORDER = "order"
    YES_OR_NO = "yes or no"
    NAME = "name"
    DISTRIBUTE = "distribute"
    NUMBER = "number"


@dataclass(frozen=True)
class Question:
    """What a player is asked. ``kind`` and ``shape`` are the contract's words for it.

    ``about`` is what asks: a spell, an ability on the stack, a card. A pick takes between ``minimum`` and
    ``maximum`` options; an order takes all of them; a name is free text. A distribution gives each option a number, in the
    order of the options and in digits: at least the ``minimum``, and the ``maximum`` together. A number, in digits too, is
    between the ``minimum`` and the ``maximum``.
    """

    player: Seat
    kind: str
    shape: Shape
    options: tuple[Option, ...]
    about: ObjectId | None = None
    minimum: int = 1
    maximum: int = 1
    rule: str = ""

    @property
    def forced(self) -> bool:
        """Whether only one answer is possible, so that there is nothing to ask."""
        if self.shape is Shape.NAME:
            return False
        if self.shape is Shape.PICK:
            return len(self.options) <= self.minimum or self.maximum == 0
        if self.shape is Shape.DISTRIBUTE:
            return len(self.options) < 2 or len(self.options) * self.minimum == self.maximum
        if self.shape is Shape.NUMBER:
            return self.minimum == self.maximum
        return len(self.options) < 2

    @property
    def only(self) -> Answer:
        """The answer to a forced question."""
        if self.shape is Shape.PICK:
            return self.options[: self.maximum]
        if self.shape is Shape.DISTRIBUTE:
            return (str(self.maximum // len(self.options)),) * len(self.options)
        if self.shape is Shape.NUMBER:
            return (str(self.minimum),)
        return self.options

    def check(self, answer: Sequence[Option]) -> None:
        """Raise IllegalAction unless this answers the question."""
        if self.shape is Shape.NAME:
            if len(answer) != 1 or not isinstance(answer[0], str) or not answer[0]:
                raise IllegalAction("a name is asked for", self.rule)
            return
        if self.shape is Shape.DISTRIBUTE:
            self._check_distribution(answer)
            return
        if self.shape is Shape.NUMBER:
            self._check_number(answer)
            return
        if any(count > self.options.count(option) for option, count in Counter(answer).items()):
            raise IllegalAction("not among the options", self.rule)
        if self.shape is Shape.ORDER and len(answer) != len(self.options):
            raise IllegalAction("each option has to be given its place", self.rule)
        if self.shape is not Shape.ORDER and not self.minimum <= len(answer) <= self.maximum:
            raise IllegalAction(f"between {self.minimum} and {self.maximum} have to be chosen", self.rule)

    def _check_number(self, answer: Sequence[Option]) -> None:
        numbers = _numbers(answer)
        if len(answer) != 1 or len(numbers) != 1 or not self.minimum <= numbers[0] <= self.maximum:
            raise IllegalAction(f"a number between {self.minimum} and {self.maximum} is asked for", self.rule)

    def _check_distribution(self, answer: Sequence[Option]) -> None:
        numbers = _numbers(answer)
        if len(answer) != len(self.options) or len(numbers) != len(self.options):
            raise IllegalAction("a number for each option is asked for", self.rule)
        if min(numbers) < self.minimum or sum(numbers) != self.maximum:
            raise IllegalAction(f"each has to get at least {self.minimum}, and all together {self.maximum}", self.rule)


def _numbers(answer: Sequence[Option]) -> list[int]:
    """The numbers in an answer: digits, no more of them than any number here has."""
    return [int(each) for each in answer if isinstance(each, str) and each.isascii() and each.isdecimal() and len(each) < 20]


def ask(question: Question) -> Asking[Answer]:
    """Put a question to a player, or answer it where only one answer is possible."""
    if question.forced:
        return question.only
    return (yield question)


def unasked(asking: Asking[T], what: str) -> T:
    """Carry out a rule where nobody is asked anything, as while a cost is paid. Raises NotModelled, for ``what``, if it asks."""
    try:
        next(asking)
    except StopIteration as done:
        result: T = done.value
        return result
    raise NotModelled(what)


def ask_yes(player: Seat, kind: str, about: ObjectId | None, rule: str) -> Asking[bool]:
    """Ask whether a player does something they may do, or pays something they may pay."""
    answer = yield from ask(Question(player, kind, Shape.YES_OR_NO, (YES, NO), about, rule=rule))
    return answer == (YES,)


def ask_objects(
    player: Seat,
    kind: str,
    options: Sequence[ObjectId],
    about: GameObject | ObjectId | None,
    *,
    minimum: int = 1,
    maximum: int = 1,
    rule: str = "",
) -> Asking[tuple[ObjectId, ...]]:
    """Ask a player to choose objects; where fewer than the minimum are there, all of them are chosen."""
    asker = about.id if isinstance(about, GameObject) else about
    question = Question(
        player,
        kind,
        Shape.PICK,
        tuple(ChosenTarget(object=option) for option in options),
        asker,
        minimum=min(minimum, len(options)),
        maximum=min(maximum, len(options)),
        rule=rule,
    )
    answer = yield from ask(question)
    return tuple(option.object for option in answer if isinstance(option, ChosenTarget) and option.object is not None)
