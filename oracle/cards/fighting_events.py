"""What triggered abilities wait for in combat, in words (508.3, 509.3)."""

from __future__ import annotations

from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    EntersOrAttacks,
    PlayerAttacks,
)
from oracle.abilities.qualities import ANYTHING, Quality, Who
from oracle.cards.grammar import Choice, Pattern, one_of, only, without_an
from oracle.cards.memory import Memory
from oracle.cards.naming import THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import ARTICLE, OTHER, quality
from oracle.cards.numbers import SEVERAL
from oracle.cards.templates import Vocabulary

_ONE = quality(other=ARTICLE)
_SEVERAL = only(quality(plural=True, other=OTHER), lambda found: found != ANYTHING)
_say = Vocabulary(
    {
        "this": THIS,
        "subject": one_of(ENCHANTED, _ONE),
        "attackers": _ONE,
        "by": _ONE,
        "other": _ONE,
        "whom_or_planeswalker": Choice({(Who.YOU, False): "you", (Who.YOU, True): "you or a planeswalker you control"}),
    }
)


def _itself(memory: Memory) -> Memory:
    return memory.of_event("this", defending=True)


def _creature(memory: Memory) -> Memory:
    return memory.of_event("creature", defending=True)


def _other(memory: Memory) -> Memory:
    return memory.of_opponent_in_combat()


def _blocker(memory: Memory) -> Memory:
    return memory.of_opponent_in_combat(defending=True)


def _nobody(memory: Memory) -> Memory:
    return memory.of_event("", defending=True)


FIGHTING_EVENT: Pattern = one_of(
    _say(Attacks, "whenever <this> attacks", "when <this> attacks", remember=_itself),
    _say(Attacks, "whenever <this> attacks for the first time each turn", first=True, remember=_itself),
    _say(Attacks, "whenever your commander attacks", subject=Quality(commander=True, owner=Who.YOU), remember=_creature),
    _say(
        Attacks,
        "whenever a enchanted creature or enchantment creature you control attacks",
        subject=Quality(
            controller=Who.YOU,
            either=(Quality(types=("Creature",), has_aura=True), Quality(all_types=("Enchantment", "Creature"))),
        ),
        remember=_creature,
    ),
    _say(Attacks, "whenever <subject> attacks", remember=_creature),
    _say(Attacks, "whenever <this> attacks alone", alone=True, remember=_itself),
    _say(Attacks, "whenever <subject> attacks alone", alone=True, remember=_creature),
    _say(Attacks, "whenever <subject> attacks <whom or_planeswalker>", remember=lambda memory: memory.of_event("creature")),
    _say(EntersOrAttacks, "whenever <this> enters or attacks", remember=_itself),
    _say(PlayerAttacks, "whenever you attack", who=Who.YOU, remember=_nobody),
    _say(PlayerAttacks, "whenever you attack with one or more <attackers>", who=Who.YOU, attackers=_SEVERAL, remember=_nobody),
    _say(
        PlayerAttacks,
        "whenever you attack with <least> or more <attackers>",
        who=Who.YOU,
        attackers=_SEVERAL,
        least=SEVERAL,
        remember=_nobody,
    ),
    _say(
        PlayerAttacks,
        "whenever <who> attacks you",
        who=Choice({Who.OPPONENT: without_an("an opponent")}),
        whom=Who.YOU,
        remember=Memory.nothing,
    ),
    _say(Blocks, "whenever <this> blocks", remember=lambda memory: memory.of_event("this")),
    _say(Blocks, "whenever <this> blocks <attackers>", remember=_other),
    _say(Blocks, "whenever <subject> blocks", remember=lambda memory: memory.of_event("creature")),
    _say(BecomesBlocked, "whenever <this> becomes blocked", remember=_itself),
    _say(
        BecomesBlocked,
        "whenever <this> becomes blocked by a Wall",
        by=Quality(subtypes=("Wall",)),
        remember=lambda memory: memory.of_opponent_in_combat(defending=True, noun="Wall"),
    ),
    _say(BecomesBlocked, "whenever <this> becomes blocked by <by>", remember=_blocker),
    _say(BecomesBlocked, "whenever <subject> becomes blocked", remember=_creature),
    _say(BlocksOrBecomesBlocked, "whenever <this> blocks or becomes blocked", remember=lambda memory: memory.of_event("this")),
    _say(BlocksOrBecomesBlocked, "whenever <this> blocks or becomes blocked by <other>", remember=_other),
    _say(AttacksUnblocked, "whenever <this> attacks and isn't blocked", remember=_itself),
    _say(AttacksUnblocked, "whenever <subject> attacks and isn't blocked", remember=_creature),
    _say(AttacksOrBlocks, "whenever <this> attacks or blocks", remember=lambda memory: memory.of_event("this")),
    _say(AtBeginning, "at end of combat", step="end of combat", whose=Who.ANYONE, remember=Memory.nothing),
)
"""The table, without the comma after them."""
