"""The instants and sorceries with names originally printed in Antiquities."""

from __future__ import annotations

import pytest

from oracle.damage import Damage
from oracle.errors import IllegalAction, NotModelled
from oracle.mana import parse_mana
from oracle.objects import Characteristics, ChosenTarget, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def artifact(name: str, mana: str) -> Characteristics:
    return Characteristics(name, parse_mana(mana), types=("Artifact",))


def test_crumble_gives_life_for_the_mana_value_of_what_is_gone() -> None:
    duel = Duel()
    duel.put(artifact("Thing", "{3}"), seat=BOB, regeneration=1)
    duel.play("Crumble", "Thing")
    assert duel.where("Thing") == "graveyard"
    assert (duel.game.player(ALICE).life, duel.game.player(BOB).life) == (20, 23)


@pytest.mark.parametrize(("x", "life"), [(2, 18), (1, None), (3, None)])
def test_detonate_takes_an_artifact_of_mana_value_x(x: int, life: int | None) -> None:
    duel = Duel()
    duel.put(artifact("Thing", "{2}"), seat=BOB)
    duel.put("Detonate", Zone.HAND)
    duel.mana("{R}{C}{C}{C}")
    if life is None:
        with pytest.raises(IllegalAction):
            duel.cast("Detonate", "Thing", x=x)
        return
    duel.cast("Detonate", "Thing", x=x)
    duel.resolve()
    assert duel.where("Thing") == "graveyard"
    assert duel.game.player(BOB).life == life


def test_hurkyls_recall_returns_what_the_player_owns_whoever_controls_it() -> None:
    duel = Duel()
    duel.put(artifact("Own", "{1}"), seat=BOB)
    duel.put(artifact("Lent", "{1}"), seat=BOB, controller=ALICE)
    duel.put(artifact("Borrowed", "{1}"), seat=ALICE, controller=BOB)
    duel.put(creature("Bear"), seat=BOB)
    duel.play("Hurkyl's Recall", "Bob")
    assert [duel.where(each) for each in ("Own", "Lent", "Borrowed", "Bear")] == ["hand", "hand", "battlefield", "battlefield"]


def test_reverse_polarity_counts_what_artifacts_have_dealt_this_turn() -> None:
    duel = Duel()
    thing, bear = duel.put(artifact("Thing", "{1}"), seat=BOB), duel.put(creature("Bear"), seat=BOB)
    duel.deal(Damage(thing, ChosenTarget(player=ALICE), 3), Damage(bear, ChosenTarget(player=ALICE), 5))
    duel.deal(Damage(thing, ChosenTarget(player=BOB), 7))
    duel.play("Reverse Polarity")
    assert duel.game.player(ALICE).life == 20 - 8 + 6
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_()
    duel.put("Reverse Polarity", Zone.HAND, label="another")
    duel.mana("{W}{W}")
    duel.cast("another")
    duel.resolve()
    assert duel.game.player(ALICE).life == 20 - 8 + 6


@pytest.mark.parametrize(
    ("mana", "pays", "where"),
    [("{2}", None, "battlefield"), ("{4}", True, "battlefield"), ("{4}", False, "graveyard"), ("{9}", None, "graveyard")],
)
def test_transmute_artifact_costs_what_the_new_one_is_dearer(mana: str, pays: bool | None, where: str) -> None:
    duel = Duel()
    duel.put(artifact("Old", "{2}"))
    duel.put(artifact("New", mana), Zone.LIBRARY)
    duel.put(creature("Bear"), Zone.LIBRARY)
    duel.put("Transmute Artifact", Zone.HAND)
    duel.mana("{U}{U}{C}{C}")
    duel.cast("Transmute Artifact")
    duel.resolve()
    assert duel.options() == ["New"]
    duel.answer("New")
    if pays is not None:
        duel.yes() if pays else duel.no()
    assert (duel.where("Old"), duel.where("New")) == ("graveyard", where)
    assert len(duel.game.player(ALICE).mana) == (0 if pays else 2)


def test_drafnas_restoration_is_cast_for_no_cards_where_there_are_none() -> None:
    """Which cards are legal targets depends on which player is one, which is not modelled."""
    duel = Duel()
    duel.put("Drafna's Restoration", Zone.HAND)
    duel.mana("{U}{U}")
    duel.cast("Drafna's Restoration", "Bob")
    duel.resolve()
    assert duel.where("Drafna's Restoration") == "graveyard"
    duel.put(artifact("Thing", "{1}"), Zone.GRAVEYARD, BOB)
    duel.put("Drafna's Restoration", Zone.HAND, label="another")
    with pytest.raises(NotModelled, match="target player"):
        duel.cast("another", "Bob")
