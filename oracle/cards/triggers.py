"""Triggered abilities: what they wait for, in words (603)."""

from __future__ import annotations

from collections.abc import Callable

from oracle.abilities.events import (
    AtBeginning,
    Attacks,
    BecomesTapped,
    BecomesTarget,
    CastsSpell,
    Dies,
    Enters,
    EntersOrAttacks,
    Itself,
    LeavesBattlefield,
    Proliferates,
    Sacrifices,
)  # fmt: skip
from oracle.abilities.qualities import Quality, Who
from oracle.cards.grammar import Choice, Pattern, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.naming import THIS
from oracle.cards.nouns import ARTICLE, quality
from oracle.cards.templates import Vocabulary

_say = Vocabulary({"this": THIS, "subject": quality(other=ARTICLE)})
_SPELL = quality("spell", other=ARTICLE)
# After "this creature or" the phrase must say "another".
_ANOTHER = only(quality(other=ARTICLE), lambda found: found.other)
_STEPS = Choice({"upkeep": "upkeep", "end step": "end step"})


def _it_is(noun: str, player: bool = False) -> Callable[[Memory], Memory]:
    return lambda memory: memory.of_event(noun, player)


_ITSELF, _CREATURE, _PERMANENT, _SPELL_CAST = _it_is("this"), _it_is("creature"), _it_is("permanent"), _it_is("spell")
_THEIR_SPELL, _THEIR_PERMANENT = _it_is("spell", player=True), _it_is("permanent", player=True)


EVENT: Pattern = one_of(
    _say(Enters, "when <this> enters", "when <this> enters the battlefield", remember=_ITSELF),
    _say(Enters, "whenever <subject> enters", "whenever <subject> enters the battlefield", remember=_PERMANENT),
    _say(Enters, "whenever <this> or <subject> enters", or_this=True, subject=_ANOTHER, remember=_PERMANENT),
    _say(LeavesBattlefield, "when <this> leaves the battlefield", remember=_ITSELF),
    _say(LeavesBattlefield, "whenever <subject> leaves the battlefield", remember=_PERMANENT),
    _say(Dies, "when <this> dies", remember=_ITSELF),
    _say(Dies, "whenever <subject> dies", remember=_CREATURE),
    _say(Dies, "whenever <this> or <subject> dies", or_this=True, subject=_ANOTHER, remember=_CREATURE),
    _say(CastsSpell, "when you cast this spell", who=Who.YOU, subject=Itself.THIS, remember=_ITSELF),
    _say(CastsSpell, "whenever you cast <subject>", who=Who.YOU, subject=_SPELL, remember=_SPELL_CAST),
    _say(CastsSpell, "whenever you cast <subject> from your hand", who=Who.YOU, subject=_SPELL, from_zone="hand",
         remember=_SPELL_CAST),
    _say(CastsSpell, "whenever an opponent casts <subject>", who=Who.OPPONENT, subject=_SPELL, remember=_THEIR_SPELL),
    _say(CastsSpell, "whenever a player casts <subject>", who=Who.ANYONE, subject=_SPELL, remember=_THEIR_SPELL),
    _say(Sacrifices, "whenever you sacrifice <subject>", who=Who.YOU, remember=_PERMANENT),
    _say(Sacrifices, "whenever an opponent sacrifices <subject>", who=Who.OPPONENT, remember=_THEIR_PERMANENT),
    _say(Sacrifices, "whenever a player sacrifices <subject>", who=Who.ANYONE, remember=_THEIR_PERMANENT),
    _say(AtBeginning, "at the beginning of your <step>", whose=Who.YOU, step=_STEPS, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of your first main phase", step="precombat main", whose=Who.YOU, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of combat on your turn", step="combat", whose=Who.YOU, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each opponent's <step>", whose=Who.OPPONENT, step=_STEPS, remember=Memory.of_player),
    _say(AtBeginning, "at the beginning of the end step", step="end step", whose=Who.ANYONE, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each end step", step="end step", whose=Who.EACH_PLAYER, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each upkeep", step="upkeep", whose=Who.ANYONE, remember=Memory.of_player),
    _say(BecomesTarget, "whenever <this> becomes the target of a spell an opponent controls", who=Who.OPPONENT, spell=True,
         remember=_THEIR_SPELL),
    _say(Attacks, "whenever <this> attacks", "when <this> attacks", remember=_ITSELF),
    _say(Attacks, "whenever your commander attacks", subject=Quality(commander=True, owner=Who.YOU), remember=_CREATURE),
    _say(
        Attacks,
        "whenever a enchanted creature or enchantment creature you control attacks",
        subject=Quality(
            controller=Who.YOU,
            either=(Quality(types=("Creature",), has_aura=True), Quality(all_types=("Enchantment", "Creature"))),
        ),
        remember=_CREATURE,
    ),
    _say(Attacks, "whenever <subject> attacks", remember=_CREATURE),
    _say(Attacks, "whenever <this> attacks alone", alone=True, remember=_ITSELF),
    _say(Attacks, "whenever <subject> attacks alone", alone=True, remember=_CREATURE),
    _say(EntersOrAttacks, "whenever <this> enters or attacks", remember=_ITSELF),
    _say(BecomesTapped, "whenever <this> becomes tapped", remember=_ITSELF),
    _say(BecomesTapped, "whenever <subject> becomes tapped", remember=_PERMANENT),
    _say(Proliferates, "whenever you proliferate", who=Who.YOU, remember=Memory.nothing),
)  # fmt: skip
"""The table of events, without the comma after them."""
