import pytest

from oracle import events, zones
from oracle.abilities.kinds import Keyword
from oracle.game import Game
from oracle.instructions.changing import set_controller
from oracle.keywords.triggered import triggered
from oracle.objects import Kind, Zone
from oracle.priority import give
from oracle.questions import Asking
from oracle.state import Duration
from tests.oracle.duel import ALICE, BOB, Duel, creature

PERSISTS, UNDIES = creature("Finks", 3, 2, Keyword("persist")), creature("Wolf", 1, 1, Keyword("undying"))


def check(duel: Duel) -> None:
    """State-based actions are performed, and what triggers is put on the stack."""

    def action(game: Game) -> Asking[None]:
        yield from give(game, ALICE)

    duel.game.do(action)


@pytest.mark.parametrize(("card", "kind", "other"), [(PERSISTS, "-1/-1", "+1/+1"), (UNDIES, "+1/+1", "-1/-1")])
def test_it_returns_with_a_counter_if_it_had_none_of_that_kind(card: object, kind: str, other: str) -> None:
    duel = Duel()
    for label, counters in (("none", ()), ("same", ((kind, 1),)), ("other", ((other, 1),))):
        duel.put(card, label=label, counters=counters)  # type: ignore[arg-type]
    events.destroy(duel.game, [duel.find(label).id for label in ("none", "same", "other")])
    check(duel)
    duel.answer(*(["persist", "persist"] if card is PERSISTS else ["undying", "undying"]))
    duel.resolve_all()
    assert (duel.where("none"), duel.where("same"), duel.where("other")) == ("battlefield", "graveyard", "battlefield")
    assert duel.find("none").counters == duel.find("other").counters == ((kind, 1),)


def test_the_second_death_is_the_last() -> None:
    duel = Duel()
    duel.put(UNDIES)
    for expected in ("battlefield", "graveyard"):
        events.destroy(duel.game, [duel.find("Wolf").id])
        check(duel)
        duel.resolve_all()
        assert duel.where("Wolf") == expected


def test_the_young_wolf_of_the_rules_had_a_counter_before_the_pair_was_removed() -> None:
    duel = Duel()
    duel.put(UNDIES, counters=(("+1/+1", 1), ("-1/-1", 3)))
    check(duel)
    assert (duel.where("Wolf"), duel.stack()) == ("graveyard", [])


def test_with_as_many_pairs_a_creature_that_dies_of_damage_had_them_too() -> None:
    duel = Duel()
    duel.put(PERSISTS, counters=(("+1/+1", 1), ("-1/-1", 1)), damage=2)
    check(duel)
    assert (duel.where("Finks"), duel.stack()) == ("graveyard", [])


def test_it_returns_under_its_owners_control_by_the_ability_of_who_controlled_it() -> None:
    duel = Duel()
    finks = duel.put(PERSISTS, seat=BOB)
    set_controller(duel.game, finks, ALICE, Duration.WHILE_IT_IS_THERE)
    events.destroy(duel.game, [finks])
    check(duel)
    (ability,) = (found for found in duel.state.objects.values() if found.ability)
    assert ability.controller == ALICE
    duel.resolve()
    assert (duel.where("Finks"), duel.controller("Finks")) == ("battlefield", BOB)


def test_a_token_triggers_but_is_not_there_any_more() -> None:
    duel = Duel()
    duel.put(PERSISTS, kind=Kind.TOKEN)
    events.destroy(duel.game, [duel.find("Finks").id])
    check(duel)
    assert duel.stack() == ["persist"]
    duel.resolve()
    assert duel.tokens() == []


def test_a_card_that_has_left_the_graveyard_stays_where_it_is() -> None:
    duel = Duel()
    duel.put(PERSISTS)
    events.destroy(duel.game, [duel.find("Finks").id])
    check(duel)
    zones.move(duel.game, duel.find("Finks").id, Zone.EXILE)
    duel.resolve()
    assert duel.where("Finks") == "exile"


def test_each_of_two_instances_triggers_and_only_one_returns_it() -> None:
    duel = Duel()
    duel.put(creature("Finks", 3, 2, Keyword("persist"), Keyword("persist")))
    events.destroy(duel.game, [duel.find("Finks").id])
    check(duel)
    assert duel.stack() == ["persist", "persist"]
    duel.resolve_all()
    assert duel.find("Finks").counters == (("-1/-1", 1),)


def test_it_is_the_dying_and_not_the_leaving_that_counts() -> None:
    duel = Duel()
    events.exile(duel.game, duel.put(PERSISTS))
    check(duel)
    assert duel.stack() == []


def test_the_words_of_the_abilities() -> None:
    assert [word for _, word in triggered((Keyword("persist"), Keyword("undying")))] == ["persist", "undying"]
