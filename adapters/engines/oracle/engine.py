"""The engine that plays by ``oracle``: it turns the contract's messages into actions of a game, and a game into a view."""

from __future__ import annotations

from operator import is_

from adapters.contract.messages import (
    EDITION,
    Action,
    Activate,
    Answer,
    Attack,
    Block,
    Board,
    Cast,
    Concede,
    Decide,
    Hello,
    Illegal,
    Ok,
    Pass,
    Payment,
    Play,
    Unsupported,
)
from adapters.contract.view import ObjectView, View
from adapters.engines.oracle import setting_up
from adapters.engines.oracle.names import NAMED_BY, Names, UnknownReference
from adapters.engines.oracle.viewing import Viewer
from oracle import actions
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.mana import MANA_TYPES, ManaCost, parse_mana
from oracle.objects import Characteristics, ObjectId, Zone
from oracle.paying.wishes import Wishes
from oracle.playing.activating import Activation
from oracle.playing.casting import Announcement
from oracle.questions import Option, Question, Shape
from oracle.seeing import on_top

HELLO = Hello(
    name="oracle",
    version="1",
    language="Python",
    edition=EDITION,
    capabilities=(
        "additional costs",
        "alternative costs",
        "announcing symbols",
        "chosen names and types",
        "choosing payment",
        "combat",
        "commander",
        "concede",
        "control by another player",
        "convoking and delving",
        "counters",
        "counters of players",
        "decisions",
        "drawn cards",
        "editions",
        "face-down permanents",
        "mana in pool",
        "modes",
        "more than two players",
        "parts of cards",
        "stack abilities",
        "steps",
        "stickers",
        "tokens",
    ),
)


class OracleEngine:
    """The oracle behind the contract. ``game`` is the one that is played; it is forgotten when the next is set up."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._viewer: Viewer | None = None
        self._looks: dict[int, tuple[Characteristics, ObjectView]] = {}
        self._named: tuple[tuple[object, ...], Names] | None = None

    def hello(self, contract: int) -> Hello:
        """Say who this is; ``contract`` makes no difference, there is only one version."""
        del contract
        return HELLO

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game that stands as the board says."""
        self.game = self._viewer = self._named = None
        try:
            game = Game(setting_up.state(board, setting_up.facts(board)))
            viewer = Viewer(game, self._looks)
            # What can't be shown is told here: whoever observes is told facts.
            viewer.view(Names(game.state))
        except setting_up.CardError as error:
            return Unsupported(what=str(error))
        except NotModelled as missing:
            return Unsupported(what=missing.what)
        self.game, self._viewer = game, viewer
        return Ok()

    def act(self, action: Action) -> Answer:
        """Do one action of one player. An action that speaks of what this game does not know is not illegal: nothing can be said
        of it.
        """
        try:
            if isinstance(action, Decide):
                self._decide(action)
            else:
                self._playing.do(self._action(action))
            # What can't be shown is told here: whoever observes is told facts.
            on_top(self._playing.state)
        except IllegalAction as illegal:
            return Illegal(why=str(illegal))
        except UnknownReference as unknown:
            return Unsupported(what=str(unknown))
        except NotModelled as missing:
            return Unsupported(what=missing.what)
        return Ok()

    def observe(self, viewer: str) -> View:
        """The game as this player sees it; the empty name sees everything."""
        if self._viewer is None:
            raise RuntimeError("no game has been set up")
        names = self._now()
        return self._viewer.view(names, names.seat(viewer) if viewer else None)

    def bye(self) -> None:
        """Forget the game."""
        self.game = self._viewer = self._named = None

    # ---- from messages to actions

    @property
    def _playing(self) -> Game:
        if self.game is None:
            raise RuntimeError("no game has been set up")
        return self.game

    def _now(self) -> Names:
        """The references of the present state."""
        state = self._playing.state
        parts = NAMED_BY(state)
        if self._named is None or not all(map(is_, parts, self._named[0])):
            self._named = (parts, Names(state))
        return self._named[1]

    def _action(self, action: Action) -> actions.Action:
        names = self._now()
        match action:
            case Cast():
                return actions.cast(self._announcement(names, action))
            case Activate():
                return actions.activate(_activation(names, action))
            case Play():
                card = self._in_zone(names, action.card, action.zone)
                return actions.play_land(names.seat(action.player), card)
            case Pass():
                return actions.pass_priority(names.seat(action.player))
            case Attack():
                attackers = [(names.id(attacker), names.target(what)) for attacker, what in action.attackers]
                return actions.attack(names.seat(action.player), attackers)
            case Block():
                blockers = [(names.id(blocker), names.id(attacker)) for blocker, attacker in action.blockers]
                return actions.block(names.seat(action.player), blockers)
            case Concede():
                if self._playing.pending is not None:
                    raise NotModelled("conceding while a question is open")
                return actions.concede(names.seat(action.player))
            case Decide():
                raise NotModelled("a decision as an action")

    def _announcement(self, names: Names, action: Cast) -> Announcement:
        if action.by:
            names.check(action.by)
        return Announcement(
            player=names.seat(action.player),
            card=self._in_zone(names, action.card, action.zone),
            alternative=action.alternative,
            part=action.part,
            by=action.by,
            cost=_mana_cost(action.cost) if action.cost else None,
            additional=action.additional,
            modes=action.modes,
            announced=tuple(each.strip("{}") for each in action.announced),
            x=action.x,
            targets=tuple(names.target(each) for each in action.targets),
            payment=_wishes(names, action.payment),
        )

    def _in_zone(self, names: Names, reference: str, zone: str) -> ObjectId:
        """The card that a reference names, which must be where the action says."""
        of = names.id(reference)
        if self._playing.object(of).zone is not Zone(zone):
            raise IllegalAction(f"{reference} is not in that zone ({zone})")
        return of

    # ---- answers

    def _decide(self, action: Decide) -> None:
        names = self._now()
        question = self._playing.pending
        seat = names.seat(action.player)
        if question is None:
            raise IllegalAction("nobody is asked anything")
        self._playing.answer(seat, _chosen(names, question, action.answer))


def _chosen(names: Names, question: Question, answer: tuple[str, ...]) -> tuple[Option, ...]:
    """The options that an answer names; what is no option is refused."""
    if question.shape in (Shape.NAME, Shape.DISTRIBUTE, Shape.NUMBER):
        return answer
    options = list(zip(names.options(question.options), question.options, strict=True))
    out = []
    for given in answer:
        place = next((place for place, (reference, _) in enumerate(options) if reference == given), None)
        if place is None:
            if not any(isinstance(option, str) for option in question.options) and question.shape is not Shape.YES_OR_NO:
                names.check(given)
            raise IllegalAction(f"{given} is no option", question.rule)
        out.append(options.pop(place)[1])
    return tuple(out)


def _activation(names: Names, action: Activate) -> Activation:
    return Activation(
        player=names.seat(action.player),
        source=names.id(action.source),
        ability=action.ability,
        mana=_pool(action.mana),
        x=action.x,
        targets=tuple(names.target(each) for each in action.targets),
        payment=_wishes(names, action.payment),
    )


def _wishes(names: Names, payment: Payment) -> Wishes:
    return Wishes(
        tap=tuple(map(names.id, payment.tap)),
        mana=_pool(payment.mana),
        exile=tuple(map(names.id, payment.exile)),
        sacrifice=tuple(map(names.id, payment.sacrifice)),
        discard=tuple(map(names.id, payment.discard)),
        blight=tuple(map(names.id, payment.blight)),
        convoke=tuple((names.id(each), mana.strip("{}")) for each, mana in payment.convoke),
        improvise=tuple(map(names.id, payment.improvise)),
        delve=tuple(map(names.id, payment.delve)),
    )


def _mana_cost(text: str) -> ManaCost:
    try:
        return parse_mana(text)
    except ValueError as error:
        raise NotModelled(str(error)) from None


def _pool(text: str) -> ManaCost:
    """Mana by type, sorted."""
    mana = _mana_cost(text) if text else ()
    if any(symbol not in MANA_TYPES for symbol in mana):
        raise NotModelled(f"{text}, which is no mana of the six types")
    return tuple(sorted(mana, key=MANA_TYPES.index))
