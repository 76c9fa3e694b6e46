"""A scenario: plain, immutable, JSON-serialisable data. Set-up items, then a script of actions, answers and expectations.

Every item is what one phrase of the vocabulary means (``adapters.suite.phrases``). Expected values never reach an engine.
References (cards, players, abilities, tokens) are strings as ``adapters.contract.references`` defines them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from adapters.contract.messages import Activate, Attack, Block, Cast, Pass, Play, StepName, ZoneName
from adapters.contract.view import DecisionKind
from adapters.suite.item import Item
from adapters.suite.texts.items import TextExpectation, TextItem, TextSetup

FORMAT = 1
"""The version of the JSON shape of scenarios."""


# ---- set-up


class CardEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards of a list: ``count`` copies of a card. One copy bears ``label`` or, without one, the card's name; several bear the
    card's name and a number, "Island 1" to "Island 3".
    """

    card: str
    count: int = 1
    label: str = ""

    def labels(self) -> tuple[str, ...]:
        """The labels of these copies, in order."""
        if self.count == 1:
            return (self.label or self.card,)
        return tuple(f"{self.card} {number}" for number in range(1, self.count + 1))


class Holds(Item, frozen=True, kw_only=True, tag="holds"):
    """A player has cards in a zone. On the battlefield ``owner`` may be another player. A library is listed from the top. Where
    it is said, ``printing`` is the code of the set in which all of these cards were printed.
    """

    player: str
    zone: ZoneName
    cards: tuple[CardEntry, ...]
    owner: str = ""
    printing: str = ""


class StartsTapped(Item, frozen=True, kw_only=True, tag="starts tapped"):
    """A permanent is tapped as the game starts."""

    object: str


class StartsSick(Item, frozen=True, kw_only=True, tag="starts sick"):
    """A permanent came under its controller's control this turn (302.6)."""

    object: str


class StartsWithCounters(Item, frozen=True, kw_only=True, tag="starts with counters"):
    """A permanent, a card in another public zone, or a player has counters of a kind as the game starts."""

    object: str
    kind: str
    count: int


class HasSheets(Item, frozen=True, kw_only=True, tag="has sheets"):
    """A player has access to the stickers on these sheets (123.2c)."""

    player: str
    sheets: tuple[str, ...]


class StartsWithSticker(Item, frozen=True, kw_only=True, tag="starts with sticker"):
    """A sticker is on a card as the game starts, above those of earlier lines; of a name sticker the words stand after so many of
    the words that the name has with those (123.6c).
    """

    object: str
    sticker: str
    after: int = 0


class StartsDamaged(Item, frozen=True, kw_only=True, tag="starts damaged"):
    """A permanent has damage marked on it as the game starts (120.3e)."""

    object: str
    damage: int


class StartsWithChoice(Item, frozen=True, kw_only=True, tag="starts with choice"):
    """A card name or creature type was chosen for a permanent as it entered."""

    object: str
    choice: str


class StartsAtLife(Item, frozen=True, kw_only=True, tag="starts at life"):
    """A player's life total as the game starts."""

    player: str
    life: int


class StartsWithMana(Item, frozen=True, kw_only=True, tag="starts with mana"):
    """What is in a player's mana pool as the game starts."""

    player: str
    mana: str


class IsCommander(Item, frozen=True, kw_only=True, tag="is commander"):
    """A card is its owner's commander and was cast from the command zone so many times before (903.8)."""

    object: str
    casts: int


class StartsInStep(Item, frozen=True, kw_only=True, tag="starts in step"):
    """Whose turn it is and in which step the game starts. Without it: Alice's precombat main phase."""

    player: str
    step: StepName


Setup: TypeAlias = (
    Holds
    | StartsTapped
    | StartsSick
    | StartsWithCounters
    | HasSheets
    | StartsWithSticker
    | StartsDamaged
    | StartsWithChoice
    | StartsAtLife
    | StartsWithMana
    | IsCommander
    | StartsInStep
    | TextSetup
)

# ---- actions

ScriptedAction: TypeAlias = Cast | Activate | Play | Attack | Block | Pass


class Does(Item, frozen=True, kw_only=True, tag="does"):
    """A player does something, and it is legal."""

    action: ScriptedAction


class Cannot(Item, frozen=True, kw_only=True, tag="cannot"):
    """A player tries something, and it must be refused with nothing changed. Both an action and an expectation."""

    action: ScriptedAction


Condition: TypeAlias = Literal[
    "the stack is empty", "one object has left the stack", "enters", "resolves", "the step", "someone is asked",
]  # fmt: skip


class PassUntil(Item, frozen=True, kw_only=True, tag="pass until"):
    """Whoever has priority passes, again and again, until the condition holds; at least one pass is made.

    ``enters``: ``object`` is on the battlefield. ``resolves``: the stack entry ``object`` is gone from the stack. ``the step``:
    ``player``'s ``step`` begins, again if it is that step already; with other conditions these are empty. A question that comes
    up on the way stops the passing and must be answered by the next items; passing then goes on only if the scenario says so
    again.
    """

    condition: Condition
    object: str = ""
    player: str = ""
    step: StepName | Literal[""] = ""


class Answers(Item, frozen=True, kw_only=True, tag="answers"):
    """A player answers a question by intent. ``about`` names what asks; empty where the kind says enough. ``refused``: the
    answer must be refused, and the question still stands. ``if_asked``: an engine need not ask, since nothing can come of any
    answer. Of what is divided ``among`` some each gets the number that has its place in ``answer``, and what else could get some
    gets 0. Answers that follow one another may be asked for in any order.
    """

    player: str
    kind: DecisionKind
    answer: tuple[str, ...]
    about: str = ""
    among: tuple[str, ...] = ()
    refused: bool = False
    if_asked: bool = False


# ---- expectations


class IsIn(Item, frozen=True, kw_only=True, tag="is in"):
    """A card is in a zone; ``player`` is its owner there, its controller on the battlefield and the stack; empty does not
    matter.
    """

    object: str
    zone: ZoneName
    player: str = ""


class HasLeftGame(Item, frozen=True, kw_only=True, tag="has left game"):
    """A card is in no zone any more: it has left the game with its owner (800.4a)."""

    object: str


class IsTapped(Item, frozen=True, kw_only=True, tag="is tapped"):
    """A permanent is tapped, or untapped."""

    object: str
    tapped: bool


class IsPhased(Item, frozen=True, kw_only=True, tag="is phased"):
    """A permanent is phased out, or phased in (702.26)."""

    object: str
    out: bool


class IsFaceDown(Item, frozen=True, kw_only=True, tag="is face down"):
    """A permanent is face down, or face up (708)."""

    object: str
    down: bool


class IsAttacking(Item, frozen=True, kw_only=True, tag="is attacking"):
    """A creature is attacking this player or permanent."""

    object: str
    attacked: str


class IsBlocking(Item, frozen=True, kw_only=True, tag="is blocking"):
    """A creature is blocking exactly these attackers."""

    object: str
    attackers: tuple[str, ...]


class NotInCombat(Item, frozen=True, kw_only=True, tag="not in combat"):
    """A creature is neither attacking nor blocking."""

    object: str


class IsNumbers(Item, frozen=True, kw_only=True, tag="is numbers"):
    """A creature's power and toughness."""

    object: str
    power: int
    toughness: int


class IsNamed(Item, frozen=True, kw_only=True, tag="is named"):
    """An object has exactly this name, wherever it is; empty for no name. A token and the copy of a spell are spoken of by their
    names, so of these it is not said.
    """

    object: str
    name: str


class HasType(Item, frozen=True, kw_only=True, tag="has type"):
    """An object has a supertype, card type or subtype, or has not."""

    object: str
    type: str
    has: bool = True


class HasKeyword(Item, frozen=True, kw_only=True, tag="has keyword"):
    """An object has a keyword ability, or has not."""

    object: str
    keyword: str
    has: bool = True


class HasCounters(Item, frozen=True, kw_only=True, tag="has counters"):
    """An object or a player has exactly so many counters of a kind; 0 for none."""

    object: str
    kind: str
    count: int


class BearsSticker(Item, frozen=True, kw_only=True, tag="bears sticker"):
    """A sticker is on an object, or is not."""

    object: str
    sticker: str
    bears: bool = True


class IsDamaged(Item, frozen=True, kw_only=True, tag="is damaged"):
    """A permanent has exactly so much damage marked on it; 0 for none."""

    object: str
    damage: int


class HasManaValue(Item, frozen=True, kw_only=True, tag="has mana value"):
    """An object's mana value."""

    object: str
    value: int


class IsColored(Item, frozen=True, kw_only=True, tag="is colored"):
    """An object has exactly these colours, letters in the order WUBRG; empty for colourless."""

    object: str
    colors: str


class HasLife(Item, frozen=True, kw_only=True, tag="has life"):
    """A player's life total."""

    player: str
    life: int


class HasMana(Item, frozen=True, kw_only=True, tag="has mana"):
    """Exactly what is in a player's mana pool; empty for nothing."""

    player: str
    mana: str


class HasDrawn(Item, frozen=True, kw_only=True, tag="has drawn"):
    """How many cards a player has drawn this turn."""

    player: str
    count: int


class HasCards(Item, frozen=True, kw_only=True, tag="has cards"):
    """How many cards a player has in hand or library."""

    player: str
    zone: Literal["hand", "library", "graveyard"]
    count: int


class StackIs(Item, frozen=True, kw_only=True, tag="stack is"):
    """The stack holds exactly these references, from the top; none for an empty stack."""

    references: tuple[str, ...] = ()


class StackControlled(Item, frozen=True, kw_only=True, tag="stack controlled"):
    """A player controls this entry of the stack."""

    reference: str
    player: str


class StackTargets(Item, frozen=True, kw_only=True, tag="stack targets"):
    """This entry of the stack has exactly these targets."""

    reference: str
    targets: tuple[str, ...]


class HasTokens(Item, frozen=True, kw_only=True, tag="has tokens"):
    """A player controls exactly so many tokens of a name."""

    player: str
    name: str
    count: int


class HasPriority(Item, frozen=True, kw_only=True, tag="has priority"):
    """A player has priority."""

    player: str


class IsStep(Item, frozen=True, kw_only=True, tag="is step"):
    """Whose turn it is, and the step."""

    player: str
    step: StepName


class HasLost(Item, frozen=True, kw_only=True, tag="has lost"):
    """A player has lost the game, or is still in it."""

    player: str
    lost: bool = True


class NobodyAsked(Item, frozen=True, kw_only=True, tag="nobody asked"):
    """No question is open. Implied before every action; said aloud where a wrong engine would ask."""


class IsAsked(Item, frozen=True, kw_only=True, tag="is asked"):
    """A question of this kind is open for a player, with exactly these options where ``options`` is not empty."""

    player: str
    kind: DecisionKind
    options: tuple[str, ...] = ()
    about: str = ""


Action: TypeAlias = Does | Cannot | PassUntil | Answers
Expectation: TypeAlias = (
    IsIn | HasLeftGame | IsTapped | IsPhased | IsFaceDown | IsAttacking | IsBlocking | NotInCombat | IsNumbers | IsNamed
    | HasType | HasKeyword | HasCounters | BearsSticker | IsDamaged | HasManaValue | IsColored | HasLife | HasMana | HasDrawn
    | HasCards | StackIs | StackControlled | StackTargets | HasTokens | HasPriority | IsStep | HasLost | NobodyAsked | IsAsked
    | TextExpectation
)  # fmt: skip
AnyItem: TypeAlias = Setup | Action | Expectation


class Scenario(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One ruling on one board. ``id`` is stable and never reused. ``feature`` is the path of its feature file below the suite's
    root, ``title`` the feature's title and ``ruling`` its description, ``reasoning`` the scenario's own description (paragraphs,
    one on a line). Dates are ISO dates of editions (``since`` first, ``until`` last in which it holds).
    """

    id: str
    name: str
    feature: str
    title: str
    ruling: str = ""
    reasoning: str = ""
    statements: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    reports: tuple[str, ...] = ()
    derived: bool = False
    since: str = ""
    until: str = ""
    setup: tuple[Setup, ...] = ()
    script: tuple[Action | Expectation, ...] = ()

    @property
    def about_texts(self) -> bool:
        """Whether it is about the texts of the rules, and nothing that an engine could play."""
        return any(isinstance(item, TextItem) for item in (*self.setup, *self.script))
