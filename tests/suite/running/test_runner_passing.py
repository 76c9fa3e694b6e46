from __future__ import annotations

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Pass
from adapters.contract.view import View
from adapters.suite.running.runner import PASSES
from tests.suite.fake_engines import Reaction, Scripted, stacks
from tests.suite.running.trying import ASK, CAST, TARGET, field, judged


def test_whoever_has_priority_passes_until_it_comes_about() -> None:
    engine = Scripted([stacks("Mulldrifter"), lambda view: replace(view, priority="Bob"), stacks()])

    assert judged([CAST, "everyone passes until the stack is empty"], engine=engine).outcome == "pass"
    assert engine.acts[1:] == [Pass(player="Alice"), Pass(player="Bob")]


def test_passing_for_the_step_that_it_is_waits_until_it_begins_again() -> None:
    passes: list[Reaction] = [field(priority="Bob"), field(priority="Alice"), field(priority="Bob"), field(step="end of combat")]
    engine = Scripted([field(step="combat damage"), *passes])
    again = "everyone passes until it is Alice's combat damage step"

    assert judged(["Alice passes", again, "Alice has priority"], engine=engine).outcome == "pass"
    assert engine.acts[1:] == [Pass(player="Alice"), Pass(player="Bob")]
    assert judged(["Alice passes", again, again], field(step="combat damage"), *passes).outcome == "fail"


def test_passing_stops_at_a_question() -> None:
    engine = Scripted([stacks("Mulldrifter"), ASK])
    steps = [CAST, "everyone passes until the stack is empty", "Alice is asked to choose targets for Mulldrifter"]

    assert judged(steps, engine=engine).outcome == "pass"
    assert len(engine.acts) == 2


def test_passing_that_ends_at_a_question_of_which_the_scenario_does_not_speak_fails() -> None:
    steps = [CAST, "everyone passes until the stack is empty", "Alice is at 20 life"]
    verdict = judged(steps, stacks("Mulldrifter"), ASK)

    assert (verdict.outcome, verdict.reason) == ("fail", "a question is open")
    assert verdict.expected == "everyone passes until the stack is empty"
    assert verdict.observed == verdict.asked == "Alice is asked: targets about Mulldrifter, from Alice; Bob"
    assert judged([*steps, TARGET], stacks("Mulldrifter"), ASK).outcome == "pass"


def test_a_verdict_tells_the_question_that_was_open() -> None:
    asked = "Alice is asked: targets about Mulldrifter, from Alice; Bob"

    assert judged([CAST, "Mulldrifter is on the battlefield", TARGET], ASK).asked == asked
    assert judged([CAST, TARGET, "Mulldrifter is on the battlefield"], ASK).asked == ""
    assert judged([CAST, TARGET], ASK, RuntimeError()).asked == asked
    assert judged([CAST, TARGET], ASK).asked == ""


@pytest.mark.parametrize(
    ("until", "observed"),
    [
        ("the stack is empty", "the stack holds, from the top, Mulldrifter"),
        ("Mulldrifter enters", "Mulldrifter is on the stack under Alice's control"),
        ("one object has left the stack", "the stack holds, from the top, Mulldrifter"),
        ("Mulldrifter has left the stack", "the stack holds, from the top, Mulldrifter"),
        ("it is Bob's upkeep", "the game is in Alice's precombat main phase"),
        ("someone is asked", "nobody is asked anything"),
    ],
)
def test_passing_for_what_never_comes_fails(until: str, observed: str) -> None:
    verdict = judged([CAST, f"everyone passes until {until}"], stacks("Mulldrifter"))

    assert (verdict.outcome, verdict.observed) == ("fail", observed)
    assert f"{PASSES} passes" in verdict.reason


@pytest.mark.parametrize(
    ("whose", "reason"), [("Bob", "passing cannot bring this about"), ("Alice", f"it did not come about in {PASSES} passes")]
)
def test_only_the_turn_that_has_begun_goes_on_without_a_player_who_has_lost(whose: str, reason: str) -> None:
    def loses(view: View) -> View:
        return replace(view, priority="Carol", players=tuple(replace(each, lost=each.name == whose) for each in view.players))

    def passed(view: View) -> View:
        return view

    waited = ["Carol starts at 5 life", CAST, f"everyone passes until it is {whose}'s end step"]
    verdict = judged(waited, loses, *[passed] * (PASSES + 1))

    assert (verdict.outcome, verdict.reason) == ("fail", reason)
    assert verdict.observed == ("Bob has lost the game" if whose == "Bob" else "the game is in Alice's precombat main phase")


def test_passing_stops_where_whose_turn_is_waited_for_has_lost_on_the_way() -> None:
    def loses(view: View) -> View:
        return replace(view, priority="Carol", players=tuple(replace(each, lost=each.name == "Bob") for each in view.players))

    engine = Scripted([stacks("Mulldrifter"), loses])
    verdict = judged(["Carol starts at 5 life", CAST, "everyone passes until it is Bob's upkeep"], engine=engine)

    assert (verdict.outcome, verdict.reason) == ("fail", "passing cannot bring this about")
    assert (verdict.observed, len(engine.acts)) == ("Bob has lost the game", 2)


@pytest.mark.parametrize("until", ["one object has left the stack", "the evoke ability of Mulldrifter has left the stack"])
def test_what_is_not_on_the_stack_cannot_leave_it(until: str) -> None:
    assert judged([f"everyone passes until {until}"]).reason == "passing cannot bring this about"


def test_one_of_two_equal_abilities_leaving_is_seen_though_the_other_loses_its_number() -> None:
    two = stacks("the evoke ability of Mulldrifter (2)", "the evoke ability of Mulldrifter")
    engine = Scripted([two, stacks("the evoke ability of Mulldrifter")])

    assert judged([CAST, "everyone passes until one object has left the stack"], engine=engine).outcome == "pass"
    assert len(engine.acts) == 2


def test_a_game_that_is_over_is_not_passed_on() -> None:
    def over(view: View) -> View:
        return replace(view, over=True, priority="")

    assert judged([CAST, "everyone passes until it is Bob's upkeep"], over).reason == "the game is over"


def test_nobody_having_priority_breaks_the_contract() -> None:
    verdict = judged([CAST, "everyone passes until it is Bob's upkeep"], lambda view: replace(view, priority=""))

    assert verdict.outcome == "error"
