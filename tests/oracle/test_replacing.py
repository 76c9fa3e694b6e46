"""The order of effects that modify an event, and whom it is asked of (614.5, 616.1), on events made up of a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask, ask_yes
from oracle.replacing import Modifier, every, modified

ALICE = Seat(0)


def appending(
    letter: str, source: int = 0, *, when: Callable[[str], bool] = lambda _: True
) -> tuple[Modifier[str], Callable[[str], bool]]:
    """An effect that adds a letter to the words that it applies to."""
    return Modifier(ObjectId(source or ord(letter)), letter, lambda event: event + letter), when


def run(
    event: str, *effects: tuple[Modifier[str], Callable[[str], bool]], answers: Sequence[str] = ()
) -> tuple[str, list[Question]]:
    """What comes of an event where the questions are answered with these letters, and the questions."""

    def applicable(now: str) -> list[Modifier[str]]:
        return [each for each, when in effects if when(now)]

    asking = modified(event, lambda _: ALICE, applicable)
    asked: list[Question] = []
    try:
        question = next(asking)
        for letter in answers:
            asked.append(question)
            question = asking.send((ChosenTarget(object=ObjectId(ord(letter))),))
    except StopIteration as done:
        return done.value, asked
    raise AssertionError("a question is left open")


def test_each_effect_is_applied_once() -> None:
    assert run("", appending("a")) == ("a", [])


def test_the_affected_player_chooses_where_the_order_makes_a_difference() -> None:
    made, asked = run("", appending("a"), appending("b"), answers="b")
    assert made == "ba"
    (question,) = asked
    assert (question.player, question.kind, question.shape) == (ALICE, "replacement", Shape.PICK)
    assert question.options == (ChosenTarget(object=ObjectId(ord("a"))), ChosenTarget(object=ObjectId(ord("b"))))


def test_after_a_choice_the_rest_is_looked_at_anew() -> None:
    made, asked = run("", appending("a"), appending("b"), appending("c"), answers="ca")
    assert (made, len(asked)) == ("cab", 2)


def test_an_effect_may_begin_to_apply_by_another() -> None:
    made, asked = run("", appending("a"), appending("b", when=lambda event: "a" in event))
    assert (made, asked) == ("ab", [])


def test_an_effect_may_cease_to_apply_by_another() -> None:
    made, _ = run("", appending("a", when=lambda event: "b" not in event), appending("b"), answers="b")
    assert made == "b"


def test_nobody_is_asked_where_it_comes_to_the_same() -> None:
    shorter: Modifier[str] = Modifier(ObjectId(1), "one", lambda event: event[1:])
    shortest: Modifier[str] = Modifier(ObjectId(2), "two", lambda event: event[2:])
    assert run("aaaaa", (shorter, lambda _: True), (shortest, lambda _: True)) == ("aa", [])


def test_nobody_is_asked_about_effects_that_do_the_same() -> None:
    same = [Modifier(ObjectId(each), each, lambda event: f"({event})", does="brackets") for each in (1, 2, 3)]
    assert run("a", *((each, lambda _: True) for each in same)) == ("(((a)))", [])


@pytest.mark.parametrize("letters", ["abcdefgh", "b" + "a" * 200])
def test_very_many_orders_are_not_looked_through(letters: str) -> None:
    """Of eight unlike effects there are 40320 orders; of 200 that are alike and another one few, but long ones."""
    effects = [Modifier(ObjectId(place), place, _appends(each), does=each) for place, each in enumerate(letters)]
    with pytest.raises(NotModelled, match="very many orders"):
        run("", *((each, lambda _: True) for each in effects))


def _appends(letter: str) -> Callable[[str], str]:
    return lambda event: event + letter


def test_two_effects_of_one_source_are_not_told_apart() -> None:
    with pytest.raises(NotModelled, match="of one source"):
        run("", appending("a", 7), appending("b", 7), answers="a")


def test_a_choice_that_comes_later_is_not_asked_for_now() -> None:
    """An effect that leaves a choice of its own, beside one that comes to the same before and after it."""

    def choose(event: str) -> Asking[str]:
        yes = yield from ask_yes(ALICE, "may", None, "")
        return event + ("y" if yes else "n")

    chooser = Modifier(ObjectId(1), "chooser", lambda event: event + "y", choose)
    bracket: Modifier[str] = Modifier(ObjectId(2), "count", lambda event: event)
    asking = modified("", lambda _: ALICE, lambda _: [chooser, bracket])
    assert next(asking).kind == "may"
    with pytest.raises(StopIteration) as done:
        asking.send(("no",))
    assert done.value.value == "n"


def test_a_choice_within_an_effect_counts_for_whether_the_order_does() -> None:
    def choose(event: str) -> Asking[str]:
        yes = yield from ask_yes(ALICE, "may", None, "")
        return event + ("y" if yes else "n")

    chooser = Modifier(ObjectId(ord("c")), "chooser", lambda event: event + "y", choose)
    asking = modified("", lambda _: ALICE, lambda _: [chooser, appending("a")[0]])
    assert next(asking).kind == "replacement"


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        (Question(ALICE, "", Shape.YES_OR_NO, ("yes", "no")), {("yes",), ("no",)}),
        (Question(ALICE, "", Shape.ORDER, ("a", "b")), {("a", "b"), ("b", "a")}),
        (Question(ALICE, "", Shape.PICK, ("a", "b", "c"), minimum=1, maximum=2),
         {("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}),
        (Question(ALICE, "", Shape.DISTRIBUTE, ("a", "b"), minimum=1, maximum=4), {("1", "3"), ("2", "2"), ("3", "1")}),
    ],
)  # fmt: skip
def test_every_answer_to_a_question_is_looked_through(question: Question, answers: set[tuple[str, ...]]) -> None:
    def rule(_: str) -> Asking[tuple[str, ...]]:
        answer = yield from ask(question)
        return tuple(map(str, answer))

    assert set(every(rule, "")) == answers


def test_answers_that_a_rule_refuses_come_to_nothing() -> None:
    def rule(_: str) -> Asking[str]:
        if (yield from ask_yes(ALICE, "may", None, "")):
            raise IllegalAction("never")
        return "no"

    assert list(every(rule, "")) == ["no"]


def test_names_and_too_many_answers_are_not_looked_through() -> None:
    def name(_: str) -> Asking[str]:
        return str((yield from ask(Question(ALICE, "", Shape.NAME, ())))[0])

    def shares(_: str) -> Asking[str]:
        return str((yield from ask(Question(ALICE, "", Shape.DISTRIBUTE, ("a", "b", "c"), minimum=0, maximum=99)))[0])

    for rule in (name, shares):
        with pytest.raises(NotModelled):
            list(every(rule, ""))
