from __future__ import annotations

import pytest

from adapters.contract.messages import Decide, Ok
from adapters.contract.view import Decision
from adapters.suite.running.runner import UNASKED
from tests.suite.fake_engines import REFUSED, Reaction, Scripted, asks
from tests.suite.running.trying import ASK, CAST, TARGET, judged, pick


def test_an_answer_is_given_to_the_question_it_is_meant_for() -> None:
    engine = Scripted([ASK])

    assert judged([CAST, TARGET], engine=engine).outcome == "pass"
    assert engine.acts[-1] == Decide(player="Alice", answer=("Bob",))


@pytest.mark.parametrize(
    ("steps", "reactions", "reason"),
    [
        ([CAST, "Alice is at 20 life"], [ASK], "a question is open"),
        ([CAST, "Alice passes"], [ASK], "a question is open"),
        ([CAST, "Bob can't cast Island 1"], [ASK], "a question is open"),
        ([CAST, "everyone passes until the stack is empty"], [ASK], "a question is open"),
        ([CAST, TARGET], [Ok()], UNASKED),
        ([CAST, "Bob targets Bob with Mulldrifter"], [ASK], "something else is asked"),
        ([CAST, "Alice targets Bob with Island 1"], [ASK], "something else is asked"),
        ([CAST, "Alice chooses Bob for Mulldrifter"], [ASK], "something else is asked"),
        ([CAST, "Alice targets Grizzly Bears with Mulldrifter"], [ASK], "there is no option Grizzly Bears"),
        ([CAST, "Alice targets Bob; Bob with Mulldrifter"], [asks(pick("Alice", "Bob", maximum=2))], "there is no option Bob"),
        ([CAST, "Alice targets nothing with Mulldrifter"], [ASK], "between 1 and 1 have to be chosen"),
        ([CAST, "Alice targets Alice; Bob with Mulldrifter"], [ASK], "between 1 and 1 have to be chosen"),
        ([CAST, TARGET], [ASK, REFUSED], "it was refused"),
        ([CAST, TARGET, TARGET], [ASK], UNASKED),
    ],
)
def test_questions_and_answers_that_do_not_fit_fail(steps: list[str], reactions: list[Reaction], reason: str) -> None:
    verdict = judged(steps, *reactions)

    assert (verdict.outcome, verdict.reason) == ("fail", reason)


def test_answers_that_follow_one_another_may_be_asked_for_in_any_order() -> None:
    first, second = pick("Alice", "Bob", about="Island 1"), pick("Alice", "Bob", about="Island 2")
    steps = [CAST, "Alice targets Alice with Island 1", "Alice targets Bob with Island 2"]

    for order in ((first, second), (second, first)):
        engine = Scripted([asks(order[0]), asks(order[1]), asks(None)])
        assert judged(steps, engine=engine).outcome == "pass"
    assert [act.answer for act in engine.acts if isinstance(act, Decide)] == [("Bob",), ("Alice",)]


def test_an_answer_after_something_else_is_not_given_before_it() -> None:
    steps = [CAST, "Alice targets Alice with Island 1", "Alice is at 20 life", "Alice targets Bob with Island 2"]

    verdict = judged(steps, asks(pick("Alice", "Bob", about="Island 2")))

    assert (verdict.outcome, verdict.reason) == ("fail", "something else is asked")


@pytest.mark.parametrize(
    "forced",
    [
        pick("Bob"),
        pick("Alice", "Bob", minimum=2, maximum=2),
        pick(minimum=0),
        pick("Alice", minimum=0, maximum=0),
        pick("Alice", kind="order triggers", shape="order"),
    ],
)
def test_a_question_with_one_answer_is_answered_for_the_player(forced: Decision) -> None:
    assert judged([CAST, "nobody is asked anything"], asks(forced), asks(None)).outcome == "pass"


def test_an_engine_that_refuses_the_only_answer_to_its_question_breaks_the_contract() -> None:
    assert judged([CAST], asks(pick("Bob")), REFUSED).outcome == "error"


def test_an_engine_that_asks_for_ever_breaks_the_contract() -> None:
    verdict = judged([CAST], *[asks(pick("Bob"))] * 1000)

    assert (verdict.outcome, "questions in a row" in verdict.reason) == ("error", True)


def test_a_refused_answer_leaves_the_question_standing() -> None:
    refused = "Alice can't target Grizzly Bears with Mulldrifter"

    assert judged([CAST, refused, TARGET], ASK, REFUSED).outcome == "pass"
    assert judged([CAST, refused, TARGET], ASK, Ok()).reason == "it was not refused"
    assert judged([CAST, refused, TARGET], ASK, (REFUSED, asks(None))).reason == "it was refused, but the game has changed"


DIVIDE = asks(
    Decision(
        player="Alice", kind="distribute", shape="distribute", about="Mulldrifter", options=("Bob", "Grizzly Bears"), maximum=3
    )
)
SHARES = "Alice divides the damage of Mulldrifter: 1 to Grizzly Bears; 2 to Bob"


def test_a_division_is_given_in_the_order_of_the_options() -> None:
    engine = Scripted([DIVIDE])

    assert judged([CAST, SHARES], engine=engine).outcome == "pass"
    assert engine.acts[-1] == Decide(player="Alice", answer=("2", "1"))


@pytest.mark.parametrize(
    ("shares", "reason"),
    [
        ("1 to Grizzly Bears; 1 to Bob", "each gets at least 1, and all together 3"),
        ("3 to Bob", "each gets at least 1, and all together 3"),
        ("2 to Bob; 1 to Alice", "there is no option Alice"),
    ],
)
def test_a_division_that_the_question_does_not_allow_fails(shares: str, reason: str) -> None:
    assert judged([CAST, f"Alice divides the damage of Mulldrifter: {shares}"], DIVIDE).reason == reason


def test_a_division_is_refused_by_the_engine_or_because_it_is_not_offered() -> None:
    refused = "Alice can't divide the damage of Mulldrifter: 3 to Bob"
    not_offered = "Alice can't divide the damage of Mulldrifter: 3 to Alice"

    assert judged([CAST, refused, SHARES], DIVIDE, REFUSED).outcome == "pass"
    assert judged([CAST, refused, SHARES], DIVIDE, Ok()).reason == "it was not refused"
    assert judged([CAST, not_offered, SHARES], DIVIDE).outcome == "pass"
    nowhere = judged([CAST, "Alice can't divide the damage of Mulldrifter: 3 to Clue", SHARES], DIVIDE)
    assert (nowhere.reason, nowhere.observed) == ("there is nothing to refuse", "Clue is nowhere")


def test_which_effect_is_applied_first_is_answered_whatever_it_is_about_unless_that_is_said() -> None:
    asked = asks(pick("Grizzly Bears", "Mulldrifter", kind="replacement", about="Island 1"))

    assert judged([CAST, "Alice first applies Grizzly Bears"], asked).outcome == "pass"
    assert judged([CAST, "Alice first applies Grizzly Bears to Island 1"], asked).outcome == "pass"
    assert judged([CAST, "Alice first applies Grizzly Bears to Island 2"], asked).reason == "something else is asked"
    assert judged([CAST, "Alice would first apply Grizzly Bears", "Alice is at 20 life"], asked, asks(None)).outcome == "pass"
    assert judged([CAST, "Alice would first apply Grizzly Bears", "Alice is at 20 life"], Ok()).outcome == "pass"


def test_a_question_may_stay_open_at_the_end_if_the_scenario_says_so() -> None:
    asked = "Alice is asked to choose targets for Mulldrifter, from Bob; Alice"

    assert judged([CAST, asked], ASK).outcome == "pass"
    assert judged([CAST, asked, "Alice is at 20 life"], ASK).outcome == "pass"
    assert judged([CAST, asked], asks(pick("Alice", "Bob", "Grizzly Bears"))).outcome == "fail"
    assert judged([CAST, asked, TARGET, "Alice is at 20 life"], ASK, ASK).reason == "a question is open"


def test_a_yes_or_no_is_yes_or_no() -> None:
    asked = Decision(player="Alice", kind="may", shape="yes or no", about="Mulldrifter")

    assert judged([CAST, "Alice declines Mulldrifter"], asks(asked)).outcome == "pass"


def test_what_need_not_be_asked_is_answered_where_it_is_asked_and_passed_over_where_not() -> None:
    asked = Decision(player="Alice", kind="may", shape="yes or no", about="Mulldrifter")
    would = "Alice would accept Mulldrifter"
    asking, silent = Scripted([asks(asked), asks(None)]), Scripted([Ok()])

    assert judged([CAST, would, "Alice is at 20 life"], engine=asking).outcome == "pass"
    assert asking.acts[-1] == Decide(player="Alice", answer=("yes",))
    assert judged([CAST, would, "Alice is at 20 life"], engine=silent).outcome == "pass"
    assert len(silent.acts) == 1
    assert judged([CAST, would, "Alice is at 20 life"], ASK).reason == "a question is open"
    assert judged([CAST, would, TARGET], ASK, asks(None)).outcome == "pass"
