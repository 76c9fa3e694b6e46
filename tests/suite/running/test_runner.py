from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Illegal, Unsupported
from adapters.contract.view import View
from adapters.suite.running.concluding import STDERR
from adapters.suite.running.guard import ContractBroken, Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import IsIn
from tests.suite.fake_engines import Scripted, both, moved
from tests.suite.running.trying import CAST, TARGET, judged, scenario

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


def test_a_verdict_names_the_edition_of_what_holds_no_longer() -> None:
    past = scenario("Alice is at 20 life", until="2013-07-12")
    there = Guarded(Scripted(capabilities=("editions",)))

    assert run(past, there, "fake").edition == "2013-07-12"
    assert run(past, there, "fake", edition="2013-07-12").edition == ""
    assert run(past, Guarded(Scripted(capabilities=())), "fake").edition == ""
    assert run(scenario("Alice is at 20 life"), there, "fake").edition == ""


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
