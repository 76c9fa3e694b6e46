"""The phrases that say what must be so."""

from __future__ import annotations

from adapters.contract.view import DecisionKind
from adapters.suite.phrases.table import either, fields, mapped, plain, worded
from adapters.suite.phrases.template import Values
from adapters.suite.phrases.words import meant, said
from adapters.suite.scenario import (
    AnyItem,
    BearsSticker,
    HasCards,
    HasCounters,
    HasDrawn,
    HasKeyword,
    HasLeftGame,
    HasLife,
    HasLost,
    HasMana,
    HasManaValue,
    HasPriority,
    HasTokens,
    HasType,
    IsAsked,
    IsAttacking,
    IsBlocking,
    IsColored,
    IsDamaged,
    IsFaceDown,
    IsIn,
    IsNamed,
    IsNumbers,
    IsPhased,
    IsStep,
    IsTapped,
    NobodyAsked,
    NotInCombat,
    StackControlled,
    StackIs,
    StackTargets,
)

_QUESTIONS: dict[str, DecisionKind] = {
    "to choose targets for": "targets",
    "to divide the damage of": "distribute",
    "to divide the shield of": "shield",
    "to choose for": "choose objects",
    "to choose a color for": "color",
    "to choose a counter for": "counter",
    "to choose a number for": "number",
    "to choose a name for": "name",
    "to choose a player for": "choose player",
    "to choose a sticker for": "sticker",
    "to choose a position for": "position",
    "what to copy with": "copy",
    "what to discard for": "discard",
    "whether to accept": "may",
    "whether to pay for": "pay",
}
"""How a question that is about something is spoken of."""


def _asked(found: Values) -> AnyItem:
    kind = _QUESTIONS[str(found.pop("question"))]
    options: tuple[str, ...] = found.pop("options", ())  # type: ignore[assignment]  # what the slot reads
    found["options"] = tuple(meant(kind, each) for each in options)
    return IsAsked(kind=kind, **found)  # type: ignore[arg-type]  # slots are named after the fields


def _question(item: AnyItem) -> Values | None:
    if not isinstance(item, IsAsked):
        return None
    asked = next((words for words, kind in _QUESTIONS.items() if kind == item.kind), None)
    options = tuple(said(item.kind, each) for each in item.options)
    return fields(item) | {"question": asked, "options": options}


PHRASES = (
    either(
        "is in a zone",
        plain(
            "of a player",
            "{object:ref} is in {player:player}'s {zone:hand|graveyard|library}",
            IsIn,
            "Mulldrifter is in Alice's graveyard",
        ),
        plain("command zone", "{object:ref} is in the command zone", IsIn, "Mulldrifter is in the command zone", zone="command"),
        plain("exile", "{object:ref} is in exile", IsIn, "Mulldrifter is in exile", zone="exile"),
        plain(
            "battlefield or stack",
            "{object:ref} is on the {zone:battlefield|stack}[ under {player:player}'s control]",
            IsIn,
            "Mulldrifter is on the battlefield under Bob's control",
        ),
        plain("none", "{object:ref} has left the game", HasLeftGame, "Mulldrifter has left the game"),
    ),
    worded(
        "is tapped or untapped",
        "{object:ref} is {word:tapped|untapped}",
        IsTapped,
        "Island is untapped",
        {"tapped": ("tapped", True), "untapped": ("tapped", False)},
    ),
    worded(
        "is phased out or in",
        "{object:ref} is phased {word:out|in}",
        IsPhased,
        "Mulldrifter is phased out",
        {"out": ("out", True), "in": ("out", False)},
    ),
    worded(
        "is face down or up",
        "{object:ref} is face {word:down|up}",
        IsFaceDown,
        "Bear Cub is face down",
        {"down": ("down", True), "up": ("down", False)},
    ),
    plain("is attacking", "{object:ref} is attacking {attacked:ref}", IsAttacking, "Mulldrifter is attacking Bob"),
    plain("is blocking", "{object:ref} is blocking {attackers:refs}", IsBlocking, "Hill Giant is blocking Grizzly Bears"),
    plain("is not in combat", "{object:ref} is not in combat", NotInCombat, "Mulldrifter is not in combat"),
    plain("power and toughness", "{object:ref} is {power:integer}/{toughness:integer}", IsNumbers, "Mulldrifter is 2/2"),
    either(
        "has a name or none",
        plain("name", "{object:ref} is named {name:word}", IsNamed, "Bear Cub is named Dark Bear Cub"),
        plain("no name", "{object:ref} has no name", IsNamed, "Bear Cub has no name", name=""),
    ),
    worded(
        "has or lacks a type",
        "{object:ref} {word:has|lacks} the type {type:word}",
        HasType,
        "Grizzly Bears has the type Bear",
        {"has": ("has", True), "lacks": ("has", False)},
    ),
    worded(
        "has or lacks a keyword",
        "{object:ref} {word:has|lacks} the keyword {keyword:word}",
        HasKeyword,
        "Mulldrifter has the keyword flying",
        {"has": ("has", True), "lacks": ("has", False)},
    ),
    either(
        "bears counters or damage",
        plain(
            "counters",
            "{object:ref} bears {count:count} {kind:word} counter{count:s}",
            HasCounters,
            "Bob bears 3 poison counters",
        ),
        plain("damage", "{object:ref} has {damage:count} damage marked", IsDamaged, "Serra Angel has 2 damage marked"),
    ),
    worded(
        "bears a sticker or not",
        "{object:ref} bears {word:the|no} sticker {sticker:word}",
        BearsSticker,
        "Bear Cub bears the sticker Dark",
        {"the": ("bears", True), "no": ("bears", False)},
    ),
    plain("mana value", "{object:ref} has mana value {value:number}", HasManaValue, "Mulldrifter has mana value 5"),
    plain("colors", "{object:ref} is {colors:colors}", IsColored, "Mulldrifter is white and blue"),
    plain("life total", "{player:player} is at {life:integer} life", HasLife, "Alice is at 20 life"),
    plain("mana left", "{player:player} has {mana:pool} left", HasMana, "Alice has no mana left"),
    plain(
        "cards drawn",
        "{player:player} has drawn {count:count} card{count:s} this turn",
        HasDrawn,
        "Alice has drawn 2 cards this turn",
    ),
    plain(
        "number of cards",
        "{player:player}'s {zone:hand|library|graveyard} holds {count:count} card{count:s}",
        HasCards,
        "Alice's hand holds 3 cards",
    ),
    plain("empty stack", "the stack is empty", StackIs, "the stack is empty", references=()),
    plain(
        "contents of the stack",
        "the stack holds, from the top, {references:refs}",
        StackIs,
        "the stack holds, from the top, Counterspell; Mulldrifter",
    ),
    plain(
        "controller on the stack",
        "{reference:ref} is controlled by {player:player}",
        StackControlled,
        "the evoke ability of Mulldrifter is controlled by Bob",
    ),
    plain(
        "targets on the stack",
        ("the target of {reference:ref} is {targets:single}", "the targets of {reference:ref} are {targets:refs}"),
        StackTargets,
        "the target of Lightning Bolt is Bob",
    ),
    plain(
        "number of tokens",
        "{player:player} has {count:count} token{count:s} named {name:word}",
        HasTokens,
        "Alice has 2 tokens named Clue Token",
    ),
    plain("has priority", "{player:player} has priority", HasPriority, "Bob has priority"),
    plain("step of the game", "the game is in {player:player}'s {step:step}", IsStep, "the game is in Bob's end step"),
    worded(
        "has lost or not",
        "{player:player} {word:has lost the game|is still in the game}",
        HasLost,
        "Bob has lost the game",
        {"has lost the game": ("lost", True), "is still in the game": ("lost", False)},
    ),
    plain("no question", "nobody is asked anything", NobodyAsked, "nobody is asked anything"),
    either(
        "is asked",
        plain(
            "order",
            "{player:player} is asked to order {her:her} abilities[, from {options:refs}]",
            IsAsked,
            "Alice is asked to order her abilities",
            kind="order triggers",
        ),
        mapped(
            "about something",
            f"{{player:player}} is asked {{question:{'|'.join(_QUESTIONS)}}} {{about:ref}}[, from {{options:refs}}]",
            (IsAsked,),
            "Alice is asked to choose targets for the enters ability of Shriekmaw, from Grizzly Bears; Hill Giant",
            _asked,
            _question,
        ),
        plain(
            "which effect is applied first",
            "{player:player} is asked which effect to apply first[ to {about:ref}][, from {options:refs}]",
            IsAsked,
            "Bob is asked which effect to apply first, from Furnace of Rath; Fog",
            kind="replacement",
        ),
        plain(
            "which legend stays",
            "{player:player} is asked which to keep[, from {options:refs}]",
            IsAsked,
            "Alice is asked which to keep, from Isamaru 1; Isamaru 2",
            kind="legend",
        ),
    ),
)
