"""Whom and what the short words of a text mean: it, that player, target player, another, this."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, Sacrifice, SacrificeThis
from oracle.abilities.effects import (
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    GainLife,
    LoseLife,
    MayPay,
    Place,
    PutCounters,
    PutInto,
    RevealHand,
    Untap,
)
from oracle.abilities.events import Dies, Enters
from oracle.abilities.kinds import SpellAbility, TriggeredAbility
from oracle.abilities.qualities import Kind, Named, Quality, Target, Who
from oracle.cards import NotUnderstood
from oracle.cards.records import Record, read
from oracle.errors import NotModelled
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ANY, PLAYER = Target(Kind.ANY_TARGET), Target(Kind.PLAYER)


def effects(text: str, kind: str = "Creature") -> tuple[Effect, ...]:
    """The instructions of a card with this text alone."""
    size = "1" if kind == "Creature" else None
    (ability,) = read(Record("Knight", kind, text=text, power=size, toughness=size)).abilities
    assert isinstance(ability, TriggeredAbility | SpellAbility)
    return ability.effects


def cast(duel: Duel, *said: Effect, targets: tuple[Target, ...] = (), at: tuple[str, ...] = ()) -> None:
    """Alice casts an instant that says this, and it resolves as far as nobody is asked."""
    duel.put(Characteristics("Word", (), types=("Instant",), abilities=(SpellAbility(said, targets),)), Zone.HAND)
    duel.cast("Word", *at)
    duel.resolve()


def test_it_is_what_was_named_last_and_not_what_the_event_was_about() -> None:
    said = effects("Whenever you cast an instant spell, this creature gets +1/+1 until end of turn. Untap it.")
    assert said[1] == Untap(Named.THIS)
    assert effects("Whenever a creature you control attacks, put a +1/+1 counter on it. Untap it.")[1] == Untap(Named.EVENT)


def test_it_is_the_token_that_was_made() -> None:
    said = effects("When this creature enters, create a 0/0 green Ooze creature token. Put two +1/+1 counters on it.")
    assert said[1] == PutCounters("+1/+1", 2, Named.MADE)
    duel = Duel()
    duel.put(permanent("Pond", "Enchantment", TriggeredAbility(Enters(), said)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Pond")
    duel.resolve_all()
    (ooze,) = (found for found in duel.state.objects.values() if found.base.name == "Ooze Token")
    assert ooze.counters == (("+1/+1", 2),)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, create two 0/0 green Ooze creature tokens. Put two +1/+1 counters on it.",
        "When this creature enters, tap target creature. Other creatures you control get +1/+1 until end of turn.",
    ],
)
def test_what_could_mean_several_things_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        effects(text)


def test_others_are_others_than_what_a_spell_has_spoken_of() -> None:
    with pytest.raises(NotUnderstood):
        effects(
            "Knights you control get +2/+1 until end of turn. Other creatures you control get +1/+1 until end of turn.", "Instant"
        )
    assert effects("Whenever this creature attacks, other creatures you control get +1/+1 until end of turn.")


def test_any_target_is_not_target_player() -> None:
    duel = Duel()
    cast(duel, DealDamage(3), GainLife(Who.TARGET_PLAYER, 3), targets=(ANY, PLAYER), at=("Bob", "Alice"))
    assert [player.life for player in duel.state.players] == [23, 17]


def test_one_of_two_targeted_players_is_not_guessed() -> None:
    duel = Duel()
    with pytest.raises(NotModelled, match="two targeted players"):
        cast(duel, Draw(Who.TARGET_PLAYER), Discard(Who.TARGET_PLAYER), targets=(PLAYER, PLAYER), at=("Alice", "Bob"))


def test_that_player_is_the_one_whose_hand_was_revealed() -> None:
    duel = Duel()
    cast(duel, RevealHand(Who.TARGET_PLAYER), LoseLife(Who.THAT_PLAYER, 2), targets=(PLAYER,), at=("Bob",))
    assert [player.life for player in duel.state.players] == [20, 18]


def test_another_card_is_not_the_one_that_the_source_became() -> None:
    duel = Duel()
    back = PutInto(Place.HAND)
    other = Target(Kind.CARD_IN_GRAVEYARD, Quality(types=("Creature",), other=True), whose=Who.YOU)
    duel.put(creature("Mourned", 1, 1, TriggeredAbility(Dies(), (back,), (other,))))
    for expected in ([], ["Grizzly Bears", "Memnite"]):
        for label in expected:
            duel.put(label, Zone.GRAVEYARD)
        if expected:
            duel.put(creature("Again", 1, 1, TriggeredAbility(Dies(), (back,), (other,))), label="Mourned again")
        shock = duel.put("Shock", Zone.HAND, label=f"Shock {len(expected)}")
        duel.mana("{R}")
        duel.cast(duel.state.objects[shock].label, "Mourned again" if expected else "Mourned")
        duel.resolve()
        assert (duel.options() if duel.game.pending else []) == sorted([*expected, *(["Mourned"] if expected else [])])
    assert duel.question.player == ALICE


def offer(cost: Cost) -> Characteristics:
    """A creature whose controller may pay this as it enters, to draw a card."""
    return creature("Offering", 1, 1, TriggeredAbility(Enters(), (MayPay(Who.YOU, cost, then=(Draw(),)),)))


def enter(duel: Duel, cost: Cost) -> None:
    duel.put(offer(cost), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Offering")
    duel.resolve()
    duel.resolve()


@pytest.mark.parametrize("others", [0, 1])
def test_another_creature_that_is_sacrificed_is_not_the_source(others: int) -> None:
    duel = Duel()
    if others:
        duel.put("Grizzly Bears")
    duel.put("Memnite", seat=BOB)
    enter(duel, Cost(None, (Sacrifice(Quality(types=("Creature",), other=True)),)))
    assert (duel.game.pending is not None) is bool(others)
    if others:
        duel.yes()
        assert (duel.where("Grizzly Bears"), duel.where("Offering"), duel.hand()) == ("graveyard", "battlefield", 1)


def test_the_source_itself_may_be_sacrificed_for_what_its_ability_offers() -> None:
    duel = Duel()
    enter(duel, Cost(None, (SacrificeThis(),)))
    duel.yes()
    assert (duel.where("Offering"), duel.hand()) == ("graveyard", 1)


def test_tokens_of_several_kinds_are_no_it() -> None:
    made = CreateTokens(2, ("Creature",), ("Ooze",), 0, 0, ("G",))
    assert effects("When this creature enters, create two 0/0 green Ooze creature tokens.") == (made,)
