import subprocess
import sys

import pytest

from oracle import events
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.questions import Asking, ask_yes
from tests.oracle.duel import ALICE, BOB, Duel


def test_an_action_that_is_illegal_half_way_leaves_the_state_it_found() -> None:
    duel = Duel()
    before = duel.state

    def action(game: Game) -> Asking[None]:
        events.draw(game, ALICE, 2)
        yield from ()
        raise IllegalAction("too late")

    with pytest.raises(IllegalAction, match="too late"):
        duel.game.do(action)
    assert duel.state == before
    assert duel.hand() == 0


def _failing(game: Game) -> Asking[None]:
    """Fail, as no rule has it, before or after a question."""
    events.draw(game, ALICE, 1)
    if game.state.turn > 1:
        raise KeyError("a fault")
    yield from ask_yes(ALICE, "may", None, "608.2d")
    events.draw(game, ALICE, 1)
    raise KeyError("a fault")


def test_an_action_that_fails_otherwise_than_by_the_rules_leaves_the_state_it_found_too() -> None:
    duel = Duel()
    duel.game.update(turn=2)
    before = duel.state
    with pytest.raises(KeyError):
        duel.game.do(_failing)
    assert duel.state == before
    assert duel.game.pending is None


def test_an_answer_that_makes_the_action_fail_leaves_its_question_open() -> None:
    duel = Duel()
    duel.game.do(_failing)
    asked, before = duel.question, duel.state
    with pytest.raises(KeyError):
        duel.yes()
    assert duel.state == before
    assert duel.game.pending == asked


def _drawing_between_questions(game: Game) -> Asking[None]:
    for number in range(2):
        if (yield from ask_yes(ALICE, "may", None, "608.2d")):
            events.draw(game, ALICE, 1)
            if number == 1:
                raise NotModelled("the second card")


def test_an_answer_that_fails_leaves_its_question_open_with_the_earlier_answers_in_place() -> None:
    duel = Duel()
    duel.game.do(_drawing_between_questions)
    duel.yes()
    asked, before = duel.question, duel.state
    with pytest.raises(NotModelled):
        duel.yes()
    assert duel.state == before
    assert duel.question == asked
    assert duel.hand() == 1
    duel.no()
    assert duel.game.pending is None
    assert duel.hand() == 1


def test_an_answer_nobody_asked_for_is_illegal() -> None:
    duel = Duel()
    with pytest.raises(IllegalAction):
        duel.game.answer(ALICE, ("yes",))


def test_only_the_player_who_is_asked_may_answer() -> None:
    duel = Duel()
    duel.game.do(_drawing_between_questions)
    with pytest.raises(IllegalAction):
        duel.game.answer(BOB, ("yes",))


def test_nothing_else_can_be_done_while_a_question_is_open() -> None:
    duel = Duel()
    duel.game.do(_drawing_between_questions)
    with pytest.raises(IllegalAction):
        duel.pass_()


def test_what_was_worked_out_from_a_state_is_no_part_of_it() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    before = duel.state
    assert duel.numbers("Grizzly Bears") == (2, 2)
    assert before.memo
    duel.game.update(turn=1)
    assert duel.state == before


def test_a_game_can_be_imported_before_anything_else_of_the_oracle() -> None:
    subprocess.run([sys.executable, "-c", "import oracle.game"], check=True)
