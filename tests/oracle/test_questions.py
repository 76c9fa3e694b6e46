import pytest

from oracle.errors import IllegalAction
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Answer, Option, Question, Shape, ask, ask_objects

OPTIONS: tuple[Option, ...] = tuple(ChosenTarget(object=ObjectId(number)) for number in (1, 2, 3))


def question(shape: Shape = Shape.PICK, options: tuple[Option, ...] = OPTIONS, minimum: int = 1, maximum: int = 1) -> Question:
    return Question(Seat(0), "choose objects", shape, options, None, minimum, maximum, "608.2d")


@pytest.mark.parametrize(
    ("asked", "only"),
    [
        (question(options=OPTIONS[:1]), OPTIONS[:1]),
        (question(options=(), minimum=0), ()),
        (question(minimum=3, maximum=3), OPTIONS),
        (question(minimum=0, maximum=0), ()),
        (question(Shape.ORDER, OPTIONS[:1]), OPTIONS[:1]),
    ],
)
def test_a_question_with_one_possible_answer_is_not_asked(asked: Question, only: Answer) -> None:
    with pytest.raises(StopIteration) as stopped:
        next(ask(asked))
    assert stopped.value.value == only


@pytest.mark.parametrize("asked", [question(minimum=0), question(options=OPTIONS[:1], minimum=0), question(Shape.ORDER)])
def test_a_question_with_a_choice_is_asked(asked: Question) -> None:
    assert next(ask(asked)) == asked


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (question(), ()),
        (question(), OPTIONS[:2]),
        (question(), (ChosenTarget(object=ObjectId(4)),)),
        (question(minimum=2, maximum=2), (OPTIONS[0], OPTIONS[0])),
        (question(Shape.ORDER), OPTIONS[:2]),
        (question(Shape.YES_OR_NO, ("yes", "no")), ("perhaps",)),
        (question(Shape.NAME, ()), ()),
        (question(Shape.NAME, ()), ("",)),
        *((question(Shape.NUMBER, (), minimum=0, maximum=2), (word,)) for word in ("", "-1", "3", "1.0", "\u0661", "9" * 5000)),
        (question(Shape.NUMBER, (), minimum=0, maximum=2), ("1", "1")),
        (question(Shape.DISTRIBUTE, OPTIONS[:2], minimum=0, maximum=2), ("9" * 5000, "0")),
    ],
)
def test_an_answer_that_does_not_fit_is_illegal(asked: Question, answer: Answer) -> None:
    with pytest.raises(IllegalAction):
        asked.check(answer)


def test_equal_options_can_each_be_chosen_once() -> None:
    asked = question(Shape.ORDER, (OPTIONS[0], OPTIONS[0], OPTIONS[1]))
    asked.check((OPTIONS[0], OPTIONS[1], OPTIONS[0]))
    with pytest.raises(IllegalAction):
        asked.check((OPTIONS[0], OPTIONS[1], OPTIONS[1]))


def test_where_there_are_too_few_objects_all_are_chosen() -> None:
    with pytest.raises(StopIteration) as stopped:
        next(ask_objects(Seat(0), "choose objects", [ObjectId(1)], None, minimum=2, maximum=2))
    assert stopped.value.value == (1,)
