from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Illegal, Ok
from adapters.contract.view import Decision, View
from adapters.suite.running.runner import NO_DECLARATION
from tests.suite.fake_engines import REFUSED, Change, Reaction, Scripted, asks, both, moved, stacks
from tests.suite.running.trying import CAST, SETUP, field, judged, pick


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
