"""The runner: takes one engine through one scenario, line by line, and judges. The engine only obeys and reports facts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from adapters.contract.messages import Action, Answer, Attack, Block, CardRecord, Decide, Hello, Illegal, Ok, Pass, Unsupported
from adapters.contract.view import Decision, View
from adapters.suite import phrases
from adapters.suite.running.as_done import done_otherwise
from adapters.suite.running.as_told import misplaced
from adapters.suite.running.board import board
from adapters.suite.running.changes import changes, consequences
from adapters.suite.running.concluding import Stopped, concluded
from adapters.suite.running.editions import edition_for, why_not
from adapters.suite.running.guard import Checked, ContractBroken, Unsound
from adapters.suite.running.judge import Finding, NotShown, judge, question
from adapters.suite.running.needs import needs
from adapters.suite.running.passing import Goal
from adapters.suite.running.questions import fits, forced_answer, meant, misfit
from adapters.suite.running.refusals import nothing_to_refuse
from adapters.suite.scenario import Answers, AnyItem, Cannot, Does, Expectation, IsAsked, PassUntil, Scenario, ScriptedAction
from adapters.suite.verdict import LACKS, Verdict

PASSES = 120
"""So often is priority passed in one line of a script before the runner gives up."""

FORCED = 100
"""So many questions with one possible answer in a row are answered for a player before the runner gives up."""

UNASKED = "nobody asked for this answer; what has one possible answer is not asked"
"""The reason why a scenario fails at an answer to no question."""

NO_DECLARATION = "a question is open; attackers and blockers are not asked for, they come by attack and block"
"""The reason why a scenario fails where there is a question at the place of a declaration."""


class Run:
    """One scenario on one engine: `setup`, then `perform` for each line of the script in order, then `finish`.

    Each raises `Stopped` where the scenario does not go on; ``view`` is the game as it was last seen.
    """

    view: View

    def __init__(
        self,
        engine: Checked,
        scenario: Scenario,
        *,
        hello: Hello | None = None,
        edition: str = "",
        records: Sequence[CardRecord] = (),
    ) -> None:
        self.scenario = scenario
        self.at = -1
        self._engine = engine
        self._hello = hello
        self.edition = edition
        self._records = records
        self._answered: set[int] = set()
        self._looked = False
        self._begun = False
        self._done: list[Action] = []

    def setup(self) -> None:
        """Tell the engine the board, and see that it is set up so."""
        with self._stopping(-1):
            hello = self._hello or self._engine.hello()
            edition = edition_for(self.scenario, hello, self.edition)
            if edition is None:
                raise Stopped("not applicable", why_not(self.scenario, hello, self.edition))
            lacking = [need for need in needs(self.scenario) if need not in hello.capabilities]
            if lacking:
                raise Stopped("unsupported", LACKS + ", ".join(lacking))
            told = board(self.scenario, edition, self._records)
            self._begun = True
            answer = self._engine.setup(told)
            if isinstance(answer, Unsupported):
                raise Stopped("unsupported", f"set-up: {answer.what}")
            self.view = self._engine.observe()
            wrong = misplaced(told, self.view)
            if wrong:
                raise ContractBroken(f"it said that the board was set up, but {wrong}")

    def perform(self, index: int) -> None:
        """Do this line of the script."""
        with self._stopping(index):
            item = self.scenario.script[index]
            if isinstance(item, Expectation):
                self._hold("it is otherwise", judge(item, self.view))
                return
            self._looked = False
            if isinstance(item, Answers):
                self._answer_until(index)
                return
            self._nothing_open(item)
            match item:
                case Does(action=action):
                    self._do(action)
                case Cannot(action=action):
                    self._be_refused(item, action)
                case PassUntil():
                    self._pass_until(item, index)

    def finish(self) -> None:
        """See that the game still is as it was seen last, and no question left open that the scenario does not speak of."""
        script = self.scenario.script
        with self._stopping(len(script) - 1):
            self._nothing_changed(self._engine.observe())
            self._engine.settled()
            for item in reversed(script):
                if isinstance(item, IsAsked):
                    return
                if isinstance(item, Does | Cannot | PassUntil | Answers):
                    break
            self._nothing_open()

    # ---- what the lines do

    def _nothing_open(self, item: AnyItem | None = None) -> None:
        """See that no question is open before this line."""
        if self.view.decision is None:
            return
        declares = isinstance(item, Does | Cannot) and isinstance(item.action, Attack | Block)
        reason = NO_DECLARATION if declares else "a question is open"
        raise Stopped("fail", reason, "nobody is asked anything", question(self.view.decision))

    def _act(self, action: Action) -> Answer:
        """Have an action done; before the first of a line, see that nothing has changed since the game was seen last."""
        if self._looked:
            return self._engine.act(action)
        self._looked = True
        before, answer = self._engine.look_and_act(action)
        self._nothing_changed(before)
        return answer

    def _nothing_changed(self, now: View) -> None:
        """See that the game is as it was seen last: between two actions nothing happens, however often one looks."""
        changed = changes(self.view, now)
        if changed:
            raise ContractBroken(f"the game has changed with nobody doing anything: {changed}")

    def _hold(self, reason: str, finding: Finding | None) -> None:
        if finding is not None:
            raise Stopped("fail", reason, finding.expected, finding.observed)

    def _do(self, action: ScriptedAction | Decide) -> None:
        """Do an action that must be legal."""
        answer = self._act(action)
        self._supported(answer)
        if isinstance(answer, Illegal):
            raise Stopped("fail", "it was refused", "it is legal", f"refused: {answer.why}")
        before = self.view
        self._settle()
        same_step = (before.turn, before.active, before.step) == (self.view.turn, self.view.active, self.view.step)
        self._done = [*self._done, action] if same_step else []
        self._hold("it was done otherwise", done_otherwise(action, before, self.view))

    def _be_refused(self, item: Cannot | Answers, action: ScriptedAction | Decide) -> None:
        """Try an action that must be refused with nothing changed."""
        self._hold("there is nothing to refuse", nothing_to_refuse(item, self.view, self._done))
        answer = self._act(action)
        self._supported(answer)
        if isinstance(answer, Ok):
            raise Stopped("fail", "it was not refused", "it is refused", self._what_was_done())
        try:
            after = self._engine.observe()
        except Unsound as error:
            # Most often something is left of what was begun, and that it was refused is the half of the story.
            raise ContractBroken(f"after it refused, {error}") from error
        changed = changes(self.view, after)
        if changed:
            raise Stopped("fail", "it was refused, but the game has changed", "nothing changes", changed)
        self.view = after

    def _what_was_done(self) -> str:
        """In words, what an action has changed that should have been refused, as far as the engine shows it."""
        before = self.view
        with suppress(ContractBroken):
            self.view = self._engine.observe()
        changed = consequences(before, self.view)
        return f"it was done: {changed}" if changed else "it was done"

    def _pass_until(self, item: PassUntil, index: int) -> None:
        goal = Goal(item, self.view)
        if goal.hopeless:
            raise Stopped("fail", "passing cannot bring this about", phrases.describe(item), goal.hopeless)
        for _ in range(PASSES):
            if self.view.over:
                raise Stopped("fail", "the game is over", phrases.describe(item), "the game is over")
            if out_of_reach := goal.out_of_reach(self.view):
                raise Stopped("fail", "passing cannot bring this about", phrases.describe(item), out_of_reach)
            if not self.view.priority:
                raise ContractBroken("nobody has priority, nobody is asked anything, and the game goes on")
            self._do(Pass(player=self.view.priority))
            if goal.reached(self.view):
                return
            if self.view.decision is not None:
                if not self._speaks_of_a_question(index):
                    raise Stopped("fail", "a question is open", phrases.describe(item), question(self.view.decision))
                return
        raise Stopped("fail", f"it did not come about in {PASSES} passes", phrases.describe(item), goal.state(self.view))

    def _speaks_of_a_question(self, index: int) -> bool:
        """Whether the script answers or expects a question after this line, before anybody does anything else."""
        after = self.scenario.script[index + 1 :]
        spoken = (item for item in after if isinstance(item, IsAsked) or not isinstance(item, Expectation))
        return isinstance(next(spoken, None), IsAsked | Answers)

    def _answer_until(self, index: int) -> None:
        """Answer what is asked until this line's answer is given; lines that follow it may be asked for before it."""
        while index not in self._answered:
            asked = self.view.decision
            chosen = None if asked is None else next((at for at in self._group(index) if fits(self._answers(at), asked)), None)
            if chosen is None and self._answers(index).if_asked:
                self._answered.add(index)
                return
            if asked is None:
                raise Stopped(
                    "fail",
                    UNASKED,
                    self._say(index),
                    question(None),
                )
            if chosen is None:
                raise Stopped("fail", "something else is asked", self._say(index), question(asked))
            with self._stopping(chosen):
                self._answer(self._answers(chosen), asked)
            self._answered.add(chosen)

    def _answer(self, item: Answers, asked: Decision) -> None:
        try:
            answer = meant(item, asked)
        except ValueError as error:
            self._cannot_be_given(item, asked, str(error))
            return
        decide = Decide(player=item.player, answer=answer)
        if item.refused:
            self._be_refused(item, decide)
            return
        wrong = misfit(answer, asked)
        if wrong:
            raise Stopped("fail", wrong, phrases.describe(item), question(asked))
        self._do(decide)

    def _cannot_be_given(self, item: Answers, asked: Decision, why: str) -> None:
        """An answer has no words in which it could be given. That is as good as refused, if what it names is there."""
        if not item.refused:
            raise Stopped("fail", why, phrases.describe(item), question(asked))
        self._hold("there is nothing to refuse", nothing_to_refuse(item, self.view))

    def _group(self, index: int) -> list[int]:
        """The answers from this line on that follow one another and are not given yet."""
        out = []
        for at in range(index, len(self.scenario.script)):
            if not isinstance(self.scenario.script[at], Answers):
                break
            if at not in self._answered:
                out.append(at)
        return out

    def _answers(self, index: int) -> Answers:
        item = self.scenario.script[index]
        if not isinstance(item, Answers):
            raise TypeError(f"line {index} is no answer")
        return item

    def _settle(self) -> None:
        """See the game as it is now; questions with one possible answer are answered on the way."""
        for _ in range(FORCED):
            self.view = self._engine.observe()
            asked = self.view.decision
            only = None if asked is None else forced_answer(asked)
            if asked is None or only is None:
                return
            answer = self._act(Decide(player=asked.player, answer=only))
            self._supported(answer)
            if isinstance(answer, Illegal):
                raise ContractBroken(f"it refuses the only answer to its question ({question(asked)}): {answer.why}")
        raise ContractBroken(f"it asks {FORCED} questions in a row that have one possible answer")

    def _supported(self, answer: Answer) -> None:
        if isinstance(answer, Unsupported):
            raise Stopped("unsupported", answer.what)

    def play(self) -> None:
        """All of it."""
        self.setup()
        for index in range(len(self.scenario.script)):
            self.perform(index)
        self.finish()

    def said(self) -> str:
        """The end of what the engine wrote to its standard error in this scenario: nothing, before it was told a board."""
        return self._engine.said() if self._begun else ""

    def asked(self) -> str:
        """The question that is open in the last view, in words; empty where there is none."""
        view = getattr(self, "view", None)
        return "" if view is None or view.decision is None else question(view.decision)

    def _say(self, index: int) -> str:
        return phrases.describe(self.scenario.script[index])

    def _stopping(self, index: int) -> _Stopping:
        return _Stopping(self, index)


class _Stopping:
    """While a line is done: remembers it in `Run.at`, and turns what an engine breaks into `Stopped`."""

    def __init__(self, run: Run, index: int) -> None:
        self._run = run
        self._index = index

    def __enter__(self) -> None:
        self._run.at = self._index

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ContractBroken):
            error = Stopped("error", str(error))
            error.index, error.asked = self._index, self._run.asked()
            raise error from None
        if isinstance(error, NotShown):
            error = Stopped("unsupported", f"the engine does not show {error}")
            error.index, error.asked = self._index, self._run.asked()
            raise error from None
        if isinstance(error, Stopped):
            error.asked = self._run.asked()
            if error.index == -1:
                error.index = self._index


def run(
    scenario: Scenario,
    engine: Checked,
    name: str,
    records: Sequence[CardRecord] = (),
    *,
    hello: Hello | None = None,
    edition: str = "",
    lines: Sequence[int] = (),
) -> Verdict:
    """The verdict on one scenario on the engine of this name. Whatever the engine does, there is one.

    ``hello`` spares asking the engine again; ``edition`` is the edition of the rules to play by, the engine's own where empty;
    ``lines`` are the lines of the steps in the feature file.
    """
    game = Run(engine, scenario, hello=hello, edition=edition, records=records)
    return concluded(game, name, game.play, lines)
