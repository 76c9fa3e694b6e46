from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Decide, Engine, Illegal, Ok, Pass, Unsupported
from adapters.contract.view import Decision, View
from adapters.suite import phrases
from adapters.suite.running.guard import ContractBroken, Guarded
from adapters.suite.running.runner import NO_DECLARATION, PASSES, STDERR, UNASKED, run
from adapters.suite.scenario import IsIn, Scenario, Setup
from adapters.suite.verdict import Verdict
from tests.suite.fake_engines import REFUSED, Change, Reaction, Scripted, asks, both, moved, stacks

SETUP = ("Alice has Mulldrifter in her hand", "Bob controls Grizzly Bears", "Alice controls 2 Island")
CAST = "Alice casts Mulldrifter"


def scenario(*steps: str, **facts: Any) -> Scenario:
    items = [phrases.read(step) for step in (*SETUP, *steps)]
    return Scenario(
        id="x",
        name="X",
        feature="x.feature",
        title="T",
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
        **facts,
    )


def judged(steps: Sequence[str], *reactions: Reaction, engine: Engine | None = None) -> Verdict:
    return run(scenario(*steps), Guarded(engine or Scripted(reactions)), "fake")


def field(**facts: Any) -> Change:
    return lambda view: replace(view, **facts)


def pick(*options: str, **facts: Any) -> Decision:
    shape = {"player": "Alice", "kind": "targets", "shape": "pick", "about": "Mulldrifter", "options": options}
    return Decision(**(shape | facts))


# ---- refusals


def test_a_refusal_that_changes_nothing_passes() -> None:
    assert judged(["Alice can't cast Mulldrifter"], REFUSED).outcome == "pass"


def test_what_is_done_though_it_should_be_refused_fails() -> None:
    verdict = judged(["Alice can't cast Mulldrifter"], Ok())

    assert (verdict.outcome, verdict.expected, verdict.observed) == ("fail", "it is refused", "it was done")


def test_what_is_done_though_it_should_be_refused_tells_what_has_changed_objects_first() -> None:
    tapped = both(moved("Island 1", "battlefield", tapped=True), moved("Grizzly Bears", "battlefield", tapped=True))
    verdict = judged(["Alice can't cast Mulldrifter"], both(tapped, stacks("Mulldrifter")))

    assert verdict.reason == "it was not refused"
    assert verdict.observed.startswith("it was done: ")
    assert "Grizzly Bears: tapped was false, is true" in verdict.observed
    assert "Island 1: tapped was false, is true" in verdict.observed
    assert verdict.observed.index("Island 1") < verdict.observed.index("the stack was")


def test_what_is_done_though_it_should_be_refused_is_a_failure_even_where_the_view_contradicts_itself() -> None:
    verdict = judged(["Alice can't cast Mulldrifter"], field(players=()))

    assert (verdict.outcome, verdict.observed) == ("fail", "it was done")


def test_a_question_at_the_place_of_a_declaration_fails_with_the_way_to_declare() -> None:
    asked = Decision(player="Alice", kind="choose objects", shape="pick", options=("Grizzly Bears", "Island 1"))

    assert judged([CAST, "Alice attacks Bob with Grizzly Bears"], asks(asked)).reason == NO_DECLARATION
    assert judged([CAST, "Bob can't block Grizzly Bears with Island 1"], asks(asked)).reason == NO_DECLARATION
    assert judged([CAST, "Alice is asked to choose targets for Mulldrifter, from Bob; Alice"], asks(asked)).outcome == "fail"


@pytest.mark.parametrize(
    ("change", "observed"),
    [
        (moved("Mulldrifter", "graveyard"), "Mulldrifter: zone was hand, is graveyard"),
        (moved("Island 1", "battlefield", tapped=True), "Island 1: tapped was false, is true"),
        (field(turn=2), "turn was 1, is 2"),
        (moved("Grizzly Bears", "battlefield", phased_out=True), "Grizzly Bears: phased_out was false, is true"),
        (stacks("Mulldrifter"), "stack was"),
        (asks(pick("Alice", "Bob")), "the question was null"),
        (
            lambda view: replace(view, players=(replace(view.players[0], mana="{U}"), view.players[1])),
            'Alice: mana was "", is {U}',
        ),
        (
            lambda view: replace(
                view, objects=(*view.objects, replace(view.objects[0], label="", zone="battlefield", token=True))
            ),
            "what has no label",
        ),
    ],
)
def test_an_engine_that_lies_about_a_refused_action_fails(change: Any, observed: str) -> None:
    verdict = judged(["Alice can't cast Mulldrifter"], (REFUSED, change))

    assert verdict.outcome == "fail"
    assert verdict.reason == "it was refused, but the game has changed"
    assert observed in verdict.observed


def test_a_game_that_cannot_be_after_a_refusal_is_told_with_the_refusal() -> None:
    verdict = judged(["Alice can't cast Mulldrifter"], (REFUSED, lambda view: replace(view, turn=0)))
    assert verdict.outcome == "error"
    assert verdict.reason.startswith("after it refused, its view cannot be right: ")


def test_an_engine_that_changes_the_very_view_it_gave_before_fails() -> None:
    class Sly(Scripted):
        def act(self, action: Any) -> Illegal:
            assert self.view is not None
            self.view.objects[0].counters["+1/+1"] = 1
            return REFUSED

    verdict = judged(["Alice can't cast Mulldrifter"], engine=Sly())

    assert (verdict.outcome, "counters" in verdict.observed) == ("fail", True)


def test_the_order_of_what_is_blocked_is_no_change() -> None:
    def fought(*blocked: str) -> Change:
        attackers = [moved(f"Island {number}", "battlefield", attacking="Bob") for number in (1, 2)]
        return both(*attackers, moved("Grizzly Bears", "battlefield", blocking=blocked), field(step="declare blockers"))

    before, after = fought("Island 1", "Island 2"), fought("Island 2", "Island 1")
    assert judged(["Alice passes", "Alice can't cast Mulldrifter"], before, (REFUSED, after)).outcome == "pass"


def test_listing_objects_in_another_order_is_no_change() -> None:
    def shuffled(view: View) -> View:
        return replace(view, objects=view.objects[::-1], players=view.players[::-1])

    assert judged(["Alice can't cast Mulldrifter"], (REFUSED, shuffled)).outcome == "pass"


@pytest.mark.parametrize(
    ("refused", "reaction", "observed"),
    [
        ("Bob can't cast Mulldrifter", None, "Mulldrifter is in Alice's hand"),
        ("Alice can't cast Mulldrifter from her graveyard", None, "Mulldrifter is in Alice's hand"),
        ("Alice can't cast Grizzly Bears from exile", None, "Grizzly Bears is on the battlefield under Bob's control"),
        ("Alice can't play Island 1", None, "Island 1 is on the battlefield under Alice's control"),
        ("Alice can't cast Mulldrifter", stacks("Mulldrifter"), "Mulldrifter is on the stack under Alice's control"),
        (
            "Alice can't cast Mulldrifter targeting the evoke ability of Grizzly Bears",
            None,
            "the evoke ability of Grizzly Bears is nowhere",
        ),
        ("Alice can't cast Mulldrifter, sacrificing the Ox token of Bob", None, "the Ox token of Bob is nowhere"),
        ("Alice can't activate the Ox token of Bob", None, "the Ox token of Bob is nowhere"),
        ("Alice can't cast Mulldrifter, convoking with the Ox token of Bob for {1}", None, "the Ox token of Bob is nowhere"),
        (
            "Alice can't attack Bob with the Ox token of Alice",
            field(step="declare attackers"),
            "the Ox token of Alice is nowhere",
        ),
        ("Alice can't attack Bob with Mulldrifter", None, "the game is in Alice's precombat main phase"),
        (
            "Bob can't attack Alice with Grizzly Bears",
            field(step="declare attackers"),
            "the game is in Alice's declare attackers step",
        ),
        (
            "Bob can't block Mulldrifter with Grizzly Bears",
            field(step="declare attackers"),
            "the game is in Alice's declare attackers step",
        ),
    ],
)
def test_what_is_not_there_cannot_be_refused(refused: str, reaction: Reaction | None, observed: str) -> None:
    before, reactions = (("Alice passes",), (reaction, REFUSED)) if reaction else ((), (REFUSED,))
    verdict = judged([*before, refused], *reactions)

    assert (verdict.outcome, verdict.reason, verdict.observed) == ("fail", "there is nothing to refuse", observed)


def test_attackers_and_blockers_are_refused_in_their_step() -> None:
    for step, refused in (
        ("declare attackers", "Alice can't attack Bob with Grizzly Bears"),
        ("declare blockers", "Bob can't block Island 1 with Grizzly Bears"),
    ):
        assert judged(["Alice passes", refused], field(step=step), REFUSED).outcome == "pass"


@pytest.mark.parametrize(
    ("step", "refused"),
    [
        ("declare attackers", "Alice can't attack Bob with Grizzly Bears"),
        ("declare blockers", "Bob can't block Island 1 with Grizzly Bears"),
    ],
)
def test_nothing_is_left_to_declare_once_something_was_done_in_the_step(step: str, refused: str) -> None:
    late = judged(["Alice passes", "Alice taps Island 1 for {U}", refused], field(step=step), Ok(), REFUSED)
    assert (late.outcome, late.reason) == ("fail", "there is nothing to refuse")
    assert late.observed == "something was, and so nothing can be declared any more"
    steps = ["Alice passes", refused, refused, "Alice passes", refused]
    again: list[Reaction] = [field(step=step), REFUSED, REFUSED, both(field(step=step), field(turn=2)), REFUSED]
    assert judged(steps, *again).outcome == "pass"


@pytest.mark.parametrize(("first", "then", "late"), [("Bob", "Carol", False), ("Carol", "Bob", True), ("Bob", "Bob", True)])
def test_blockers_are_declared_by_one_defending_player_after_another(first: str, then: str, late: bool) -> None:
    steps = [
        "Alice passes",
        f"{first} blocks with nothing",
        f"{then} can't block Island 1 with Grizzly Bears",
        "Carol is at 20 life",
    ]
    verdict = judged(steps, field(step="declare blockers"), Ok(), REFUSED)

    assert (verdict.outcome, verdict.reason) == (("fail", "there is nothing to refuse") if late else ("pass", ""))


def test_what_was_done_otherwise_than_it_was_told_fails() -> None:
    steps = ["Alice casts Mulldrifter, convoking with Grizzly Bears", "Mulldrifter is on the stack"]
    unpaid = judged(steps, stacks("Mulldrifter"))
    assert (unpaid.outcome, unpaid.reason) == ("fail", "it was done otherwise")
    assert (unpaid.expected, unpaid.observed) == ("Grizzly Bears is tapped", "Grizzly Bears is untapped")
    paid = both(stacks("Mulldrifter"), moved("Grizzly Bears", "battlefield", tapped=True))
    assert judged(steps, paid).outcome == "pass"


def test_what_is_on_the_stack_or_asked_about_is_there_to_be_refused() -> None:
    ability = "the evoke ability of Grizzly Bears"

    assert judged([CAST, f"Alice can't activate Island 1 targeting {ability}"], stacks(ability), REFUSED).outcome == "pass"
    asked = asks(pick(ability, "Bob", about=ability))
    steps = [CAST, f"Alice can't target {ability} with {ability}", f"Alice targets Bob with {ability}"]
    assert judged(steps, asked, REFUSED).outcome == "pass"


class Wandering(Scripted):
    """An engine that shows another turn each time, once it was asked often enough."""

    def __init__(self, steady: int) -> None:
        super().__init__([REFUSED])
        self.steady = steady

    def observe(self, viewer: str) -> View:
        self.steady -= 1
        return replace(super().observe(viewer), turn=1 if self.steady >= 0 else 2)


@pytest.mark.parametrize("after", [("Alice passes",), ("everyone passes until someone is asked",), ("Alice is at 20 life",), ()])
def test_a_game_that_changes_with_nobody_doing_anything_breaks_the_contract(after: tuple[str, ...]) -> None:
    steps = ["Alice can't cast Mulldrifter", *after]

    for steady in (1, 2, 3):
        assert judged(steps, engine=Wandering(steady)).outcome in ("error", "fail")
    verdict = judged(steps, engine=Wandering(3))
    assert (verdict.outcome, "with nobody doing anything: turn was 1, is 2" in verdict.reason) == ("error", True)


def test_an_action_that_is_refused_fails_with_the_reason_of_the_engine() -> None:
    verdict = judged([CAST, "Alice is at 20 life"], Illegal(why="not enough mana"))

    assert (verdict.outcome, verdict.observed) == ("fail", "refused: not enough mana")
    assert verdict.steps == (*SETUP, CAST)


# ---- questions

ASK = asks(pick("Alice", "Bob"))
TARGET = "Alice targets Bob with Mulldrifter"


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


# ---- passing


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


# ---- what an engine is not able to do


def test_what_an_engine_cannot_be_told_is_unsupported() -> None:
    verdict = judged([CAST], Unsupported(what="casting"))

    assert (verdict.outcome, verdict.reason) == ("unsupported", "casting")


def test_a_capability_that_is_needed_and_missing_is_named() -> None:
    verdict = judged(["Alice has {U} to spend", CAST, TARGET], engine=Scripted(capabilities=("counters",)))

    assert (verdict.outcome, verdict.reason) == ("unsupported", "the engine lacks: decisions, mana in pool")


def test_a_set_up_that_is_unsupported_says_so() -> None:
    class Small(Scripted):
        def setup(self, board: Any) -> Unsupported:
            return Unsupported(what="Mulldrifter")

    assert judged([CAST], engine=Small()).reason == "set-up: Mulldrifter"


def test_drawn_cards_that_are_not_shown_are_unsupported() -> None:
    def unknown(view: View) -> View:
        return replace(view, players=tuple(replace(player, drawn=None) for player in view.players))

    assert judged([CAST, "Alice has drawn 2 cards this turn"], unknown).outcome == "unsupported"


# ---- editions


@pytest.mark.parametrize(
    ("since", "until", "engine", "wanted", "outcome", "board"),
    [
        ("", "", Scripted(capabilities=()), "", "pass", "2026-08-07"),
        ("2020-01-01", "", Scripted(capabilities=(), edition="2019-01-01"), "", "not applicable", ""),
        ("", "2020-01-01", Scripted(capabilities=()), "", "not applicable", ""),
        ("", "2020-01-01", Scripted(capabilities=("editions",)), "", "pass", "2020-01-01"),
        ("2020-01-01", "", Scripted(capabilities=("editions",)), "2019-01-01", "not applicable", ""),
        ("", "2020-01-01", Scripted(capabilities=("editions",)), "2019-01-01", "pass", "2019-01-01"),
    ],
)
def test_a_scenario_is_played_under_an_edition_in_which_it_holds(
    since: str, until: str, engine: Scripted, wanted: str, outcome: str, board: str
) -> None:
    verdict = run(scenario("Alice is at 20 life", since=since, until=until), Guarded(engine), "fake", edition=wanted)

    assert verdict.outcome == outcome
    assert [told.edition for told in engine.boards] == ([board] if board else [])


# ---- what reaches the engine, and what the verdict says


def test_expected_values_do_not_reach_the_engine() -> None:
    engine = Scripted()

    judged([CAST, "Mulldrifter is in Alice's hand", "Alice is at 20 life"], engine=engine)

    assert len(engine.acts) == 1
    assert len(engine.boards) == 1


def test_a_failed_expectation_says_what_was_expected_and_what_is() -> None:
    verdict = run(
        scenario(CAST, "Mulldrifter is on the battlefield"),
        Guarded(Scripted([both(moved("Mulldrifter", "graveyard"))])),
        "fake",
        lines=(3, 4, 5, 7, 8),
    )

    assert verdict.outcome == "fail"
    assert verdict.expected == "Mulldrifter is on the battlefield"
    assert verdict.observed == "Mulldrifter is in Alice's graveyard"
    assert verdict.line == 8
    assert verdict.steps[-1] == "Mulldrifter is on the battlefield"


def test_an_item_that_has_no_words_still_gets_a_verdict() -> None:
    wordless = replace(scenario(CAST), script=(IsIn(object="Mulldrifter", zone="graveyard"),))

    verdict = run(wordless, Guarded(Scripted()), "fake")

    assert (verdict.outcome, verdict.observed) == ("fail", "Mulldrifter is in Alice's hand")


class Talkative(Guarded):
    """An engine that has something on its standard error from long ago."""

    def said(self) -> str:
        return "long ago"


def test_what_an_engine_wrote_is_of_a_scenario_only_if_it_was_told_its_board() -> None:
    told = run(scenario(CAST, "Mulldrifter is on the battlefield"), Talkative(Scripted([Illegal(why="no")])), "fake")
    untold = run(scenario("Alice has drawn 2 cards this turn"), Talkative(Scripted(capabilities=())), "fake")

    assert (told.outcome, told.stderr) == ("fail", "long ago")
    assert (untold.outcome, untold.stderr) == ("unsupported", "")


def test_of_what_an_engine_wrote_a_verdict_keeps_the_end() -> None:
    class Verbose(Guarded):
        def said(self) -> str:
            return "first" + "x" * (STDERR - 4) + "last"

    verdict = run(scenario(CAST), Verbose(Scripted([Illegal(why="no")])), "fake")

    assert verdict.stderr == "x" * 3996 + "last"


def test_an_engine_that_has_gone_on_after_its_last_answer_does_not_pass() -> None:
    class Restless(Guarded):
        def settled(self) -> None:
            raise ContractBroken("it said more than it was asked")

    verdict = run(scenario(CAST, "Alice is at 20 life"), Restless(Scripted()), "fake")

    assert (verdict.outcome, verdict.reason) == ("error", "it said more than it was asked")
    assert verdict.unreached == ()
