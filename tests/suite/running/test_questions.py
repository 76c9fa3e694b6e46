"""Answers and the questions that they fit."""

import pytest
from msgspec.structs import replace

from adapters.contract.view import Decision
from adapters.suite.running.questions import forced_answer, meant, misfit
from adapters.suite.scenario import Answers


def division(*options: str) -> Decision:
    return Decision(player="Alice", kind="distribute", shape="distribute", options=options, minimum=1, maximum=4)


def test_all_goes_to_the_only_one_there_is() -> None:
    assert forced_answer(division("Ox")) == ("4",)
    assert forced_answer(division("Ox", "Bear")) is None


def test_words_are_put_where_a_name_has_no_other_place_for_them() -> None:
    asked = Decision(player="Alice", kind="position", shape="number", minimum=0, maximum=0)

    assert forced_answer(asked) == ("0",)
    assert forced_answer(replace(asked, maximum=1)) is None
    assert forced_answer(replace(asked, kind="number")) is None


def test_each_gets_the_least_where_that_is_all_there_is() -> None:
    assert forced_answer(division("Ox", "Bear", "Elk", "Cat")) == ("1",) * 4


def test_what_each_gets_is_told_in_the_order_of_the_options_and_whoever_is_not_named_gets_nothing() -> None:
    item = Answers(player="Alice", kind="distribute", answer=("1", "3"), among=("Bear", "Ox"))
    assert meant(item, division("Ox", "Bear", "Elk")) == ("3", "1", "0")
    with pytest.raises(ValueError, match="there is no option Bear"):
        meant(item, division("Ox", "Elk"))


def test_a_division_gives_each_a_number_and_all_the_whole() -> None:
    assert misfit(("3", "1"), division("Ox", "Bear")) == ""


@pytest.mark.parametrize("answer", [(), ("4",), ("3", "one"), ("Ox", "Bear"), ("4", "0"), ("2", "1"), ("2", "1", "1")])
def test_any_other_answer_divides_nothing(answer: tuple[str, ...]) -> None:
    assert misfit(answer, division("Ox", "Bear")) != ""
