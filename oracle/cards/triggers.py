"""Triggered abilities: what they wait for, in words (603)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oracle.abilities.events import (
    SECOND_MAIN,
    AtBeginning,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    CastsSpell,
    CyclesThis,
    DealsDamage,
    DealTogether,
    Dies,
    Enters,
    GainsLife,
    IsDealtDamage,
    IsTurnedFaceUp,
    Itself,
    LeavesBattlefield,
    LosesLife,
    OnBattlefield,
    Proliferates,
    PutsCounters,
    Sacrifices,
    TappedOrUsed,
)  # fmt: skip
from oracle.abilities.qualities import ANYTHING, Quality, Who
from oracle.cards.fighting_events import FIGHTING_EVENT
from oracle.cards.grammar import Choice, Converted, Pattern, ReadOnly, one_of, only, without_an
from oracle.cards.memory import Memory
from oracle.cards.modified_damage import SOURCE_OF_DAMAGE
from oracle.cards.naming import NO_CREATURE, THIS
from oracle.cards.natures import ENCHANTED
from oracle.cards.nouns import ARTICLE, COUNTER_KIND, OTHER, quality
from oracle.cards.stickers import STICKER_EVENT
from oracle.cards.templates import Vocabulary

_say = Vocabulary({"this": THIS, "subject": quality(other=ARTICLE)})
_SPELL = quality("spell", other=ARTICLE)
# After "this creature or" the phrase must say "another".
_ANOTHER = only(quality(other=ARTICLE), lambda found: found.other)
_YOURS = Converted(
    quality(other=ARTICLE),
    lambda found: replace(found, controller=Who.YOU) if found.controller is None else None,
    lambda found: replace(found, controller=None),
)
_STEPS = Choice({each: each for each in ("upkeep", "draw step", "end step")})


_NEVER_ALIVE = only(
    quality(other=ARTICLE), lambda found: bool(found.types) and {"Artifact", "Enchantment", "Land"}.issuperset(found.types)
)
"""What is put into a graveyard, and does not die: creatures alone do, by that word (700.4)."""


_POISONING = only(quality(other=ARTICLE), lambda found: found.keyword in ("infect", "toxic"))


def _it_is(noun: str, player: bool = False, amount: bool = False, poisoned: bool = False) -> Callable[[Memory], Memory]:
    return lambda memory: memory.of_event(noun, player, amount, poisoned)


_ITSELF, _CREATURE, _PERMANENT, _SPELL_CAST = _it_is("this"), _it_is("creature"), _it_is("permanent"), _it_is("spell")
_THEIR_SPELL, _THEIR_PERMANENT = _it_is("spell", player=True), _it_is("permanent", player=True)
_COMBAT = Choice({None: "", True: "combat ", False: "noncombat "})
_TO_PLAYER = Choice({Who.ANYONE: "a player", Who.OPPONENT: without_an("an opponent")})
_SO_MUCH = _it_is("", amount=True)
_THEY_SO_MUCH = _it_is("", player=True, amount=True)
_DEALING = one_of(ENCHANTED, SOURCE_OF_DAMAGE)
_DAMAGED = one_of(ENCHANTED, quality(other=ARTICLE))
_DAMAGED_BY_THIS = Converted(
    quality(other=ARTICLE),
    lambda found: replace(found, damaged_by_this=True),
    lambda found: replace(found, damaged_by_this=False) if isinstance(found, Quality) and found.damaged_by_this else None,
)
_OF_DAMAGE = one_of(
    _say(DealsDamage, "whenever <this> deals <combat>damage to <to_players>", combat=_COMBAT, to_players=_TO_PLAYER,
         remember=_it_is("this", player=True, amount=True)),
    _say(DealsDamage, "whenever <subject> deals <combat>damage to <to_players>", combat=_COMBAT, to_players=_TO_PLAYER,
         subject=_POISONING, remember=_it_is("creature", player=True, amount=True, poisoned=True)),
    _say(DealTogether, "whenever one or more <subject> deal combat damage to one or more players", subject=quality(plural=True),
         remember=Memory.nothing),
    _say(DealsDamage, "whenever <subject> deals <combat>damage to <to_players>", combat=_COMBAT, to_players=_TO_PLAYER,
         subject=_DEALING, remember=_it_is("creature", player=True, amount=True)),
    _say(DealsDamage, "whenever <subject> deals <combat>damage to you", combat=_COMBAT, to_players=Who.YOU,
         subject=_DEALING, remember=_it_is("creature", amount=True)),
    _say(DealsDamage, "whenever <this> deals <combat>damage", combat=_COMBAT, to_players=Who.ANYONE, to=ANYTHING,
         remember=_it_is("this", amount=True)),
    _say(DealsDamage, "whenever <subject> deals <combat>damage", combat=_COMBAT, to_players=Who.ANYONE, to=ANYTHING,
         subject=_DEALING, remember=_it_is("creature", amount=True)),
    _say(DealsDamage, "whenever a source deals damage to <this>", subject=Quality(), to=Quality(itself=True),
         remember=_it_is("source", amount=True)),
    _say(IsDealtDamage, "whenever <this> is dealt <combat>damage", combat=_COMBAT, remember=_it_is("this", amount=True)),
    _say(IsDealtDamage, "whenever <subject> is dealt <combat>damage", combat=_COMBAT, subject=_DAMAGED,
         remember=_it_is("creature", amount=True)),
    _say(IsDealtDamage, "whenever you're dealt <combat>damage", "whenever <combat>damage is dealt to you",
         combat=_COMBAT, subject=None, players=Who.YOU, remember=_it_is("", amount=True)),
    _say(IsDealtDamage, "whenever <players> is dealt <combat>damage", combat=_COMBAT, subject=None, players=_TO_PLAYER,
         remember=_it_is("", player=True, amount=True)),
    _say(IsDealtDamage, "whenever one or more <by> deal <combat>damage to <players>", combat=_COMBAT, subject=None,
         players=_TO_PLAYER, by=only(quality(plural=True, other=OTHER), lambda found: found != ANYTHING),
         remember=_it_is("", player=True, amount=True)),
    _say(Dies, "whenever <subject> dealt damage by <this> this turn dies", subject=_DAMAGED_BY_THIS, remember=_CREATURE),
)  # fmt: skip
_OF_LIFE = one_of(
    _say(GainsLife, "whenever you gain life", who=Who.YOU, remember=_SO_MUCH),
    _say(GainsLife, "whenever <who> gains life", who=_TO_PLAYER, remember=_THEY_SO_MUCH),
    _say(LosesLife, "whenever you lose life", who=Who.YOU, remember=_SO_MUCH),
    _say(LosesLife, "whenever <who> loses life", who=_TO_PLAYER, remember=_THEY_SO_MUCH),
)
_PUT_ON = Vocabulary({"kind": COUNTER_KIND, "on": quality(other=ARTICLE)})
_SO_MANY = _it_is("creature", amount=True)
_OF_COUNTERS = one_of(
    _PUT_ON(PutsCounters, "whenever you put one or more <kind> counters on <on>", who=Who.YOU, remember=_SO_MANY),
    _PUT_ON(PutsCounters, "whenever one or more <kind> counters are put on <on>", who=Who.ANYONE, remember=_SO_MANY),
    _PUT_ON(PutsCounters, "whenever a <kind> counter is put on <on>", who=Who.ANYONE, each=True, remember=_CREATURE),
)

EVENT: Pattern = one_of(
    FIGHTING_EVENT,
    _OF_DAMAGE,
    _OF_LIFE,
    _OF_COUNTERS,
    STICKER_EVENT,
    _say(Enters, "when <this> enters", "when <this> enters the battlefield", remember=_ITSELF),
    _say(Enters, "whenever <subject> enters", "whenever <subject> enters the battlefield", remember=_PERMANENT),
    ReadOnly(_say(Enters, "whenever <subject> enters under your control", subject=_YOURS, remember=_PERMANENT)),
    _say(Enters, "whenever <this> or <subject> enters", or_this=True, subject=_ANOTHER, remember=_PERMANENT),
    _say(LeavesBattlefield, "when <this> leaves the battlefield", "whenever <this> leaves the battlefield", remember=_ITSELF),
    _say(LeavesBattlefield, "whenever <subject> leaves the battlefield", remember=_PERMANENT),
    _say(Dies, "when <this> is put into a graveyard from the battlefield", this=NO_CREATURE, remember=_ITSELF),
    _say(Dies, "when <this> dies", "whenever <this> dies", remember=_ITSELF),
    _say(Dies, "when <subject> dies", subject=ENCHANTED, remember=Memory.of_dead),
    _say(Dies, "whenever <subject> is put into a graveyard from the battlefield", subject=_NEVER_ALIVE, remember=_PERMANENT),
    _say(Dies, "whenever <subject> dies", remember=Memory.of_dead),
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
    _say(AtBeginning, "at the beginning of your second main phase", step=SECOND_MAIN, whose=Who.YOU, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each combat", step="combat", whose=Who.ANYONE, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of combat on your turn", step="combat", whose=Who.YOU, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of the chosen player's <step>", whose=Who.CHOSEN_PLAYER, step=_STEPS,
         remember=Memory.of_player),
    _say(AtBeginning, "at the beginning of each opponent's <step>", whose=Who.OPPONENT, step=_STEPS, remember=Memory.of_player),
    _say(AtBeginning, "at the beginning of the end step", step="end step", whose=Who.ANYONE, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each end step", step="end step", whose=Who.EACH_PLAYER, remember=Memory.nothing),
    _say(AtBeginning, "at the beginning of each player's upkeep", step="upkeep", whose=Who.EACH_PLAYER,
         remember=Memory.of_player),
    _say(AtBeginning, "at the beginning of each upkeep", step="upkeep", whose=Who.ANYONE, remember=Memory.of_player),
    _say(CyclesThis, "when you cycle this card", remember=Memory.nothing),
    _say(BecomesTarget, "whenever <this> becomes the target of a spell an opponent controls", who=Who.OPPONENT, spell=True,
         remember=_THEIR_SPELL),
    _say(BecomesTarget, "whenever <subject> becomes the target of a spell", who=Who.ANYONE, spell=True, remember=Memory.nothing),
    _say(
        TappedOrUsed,
        "whenever <tapped> becomes tapped or <by> activates <used>'s ability without {T} in its activation cost",
        tapped=quality(other=ARTICLE),
        used=quality(other=ARTICLE),
        by=_TO_PLAYER,
        remember=_it_is("artifact"),
    ),
    _say(
        TappedOrUsed,
        "whenever <tapped> becomes tapped or a player activates an ability of <used> without {T} in its activation cost",
        tapped=ENCHANTED,
        used=ENCHANTED,
        by=Who.ANYONE,
        remember=_it_is("artifact"),
    ),
    _say(BecomesUnattached, "whenever <this> becomes unattached from a permanent", remember=_it_is("unattached")),
    _say(IsTurnedFaceUp, "whenever <subject> is turned face up", remember=_PERMANENT),
    _say(IsTurnedFaceUp, "when <subject> is turned face up", subject=ENCHANTED, remember=_CREATURE),
    _say(BecomesTapped, "whenever <this> becomes tapped", remember=_ITSELF),
    _say(BecomesTapped, "whenever <subject> becomes tapped", remember=_PERMANENT),
    _say(Proliferates, "whenever you proliferate", who=Who.YOU, remember=Memory.nothing),
    _say(OnBattlefield, "whenever one or more <quality> are on the battlefield", quality=quality(plural=True, other=OTHER),
         remember=_it_is("permanents")),
)  # fmt: skip
"""The table of events, without the comma after them."""
