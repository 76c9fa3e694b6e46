import pytest

from oracle import targets, zones
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target, Who
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def legal(duel: Duel, target: Target, you: int = 0) -> list[str]:
    """The labels and names of what Alice's (or Bob's) Wastes could target."""
    source = duel.find("Alice's card 1")
    found = targets.legal(duel.state, target, source=source, you=ALICE if you == 0 else BOB)
    return sorted(
        duel.game.object(each.object).label if each.object is not None else duel.state.players[each.player or 0].name
        for each in found
    )


def table() -> Duel:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(creature("Shrouded", 1, 1, Keyword("shroud")), seat=BOB)
    duel.put(creature("Hexed", 1, 1, Keyword("hexproof")), seat=BOB)
    duel.put("Island", seat=BOB)
    duel.put("Mulldrifter", Zone.GRAVEYARD, BOB)
    duel.put("Shriekmaw", Zone.GRAVEYARD)
    return duel


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (Target(Kind.PERMANENT), ["Grizzly Bears", "Island"]),
        (Target(Kind.PERMANENT, CREATURE), ["Grizzly Bears"]),
        (Target(Kind.PLAYER), ["Alice", "Bob"]),
        (Target(Kind.PLAYER, whose=Who.OPPONENT), ["Bob"]),
        (Target(Kind.ANY_TARGET), ["Alice", "Bob", "Grizzly Bears"]),
        (Target(Kind.CARD_IN_GRAVEYARD), ["Mulldrifter", "Shriekmaw"]),
        (Target(Kind.CARD_IN_GRAVEYARD, whose=Who.YOU), ["Shriekmaw"]),
        (Target(Kind.CARD_IN_GRAVEYARD, Quality(mana_value=5), whose=Who.OPPONENT), ["Mulldrifter"]),
        (Target(Kind.SPELL), []),
    ],
)
def test_what_may_be_targeted(target: Target, expected: list[str]) -> None:
    assert legal(table(), target) == expected


def test_hexproof_does_not_stop_its_own_controller_but_shroud_does() -> None:
    assert legal(table(), Target(Kind.PERMANENT, CREATURE), you=1) == ["Grizzly Bears", "Hexed"]


def test_a_spell_cannot_target_itself() -> None:
    duel = Duel()
    counter = duel.put("Counterspell", Zone.STACK)
    duel.put("Grizzly Bears", Zone.STACK, BOB)
    (found,) = targets.legal_for(duel.state, counter, Target(Kind.SPELL))
    assert duel.game.object(found.object or counter).label == "Grizzly Bears"


def test_abilities_and_spells_are_told_apart() -> None:
    duel = Duel()
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}")
    duel.cast("Mulldrifter")
    spell = [found.object for found in targets.legal(duel.state, Target(Kind.SPELL), source=duel.find("Mulldrifter"), you=ALICE)]
    assert spell == [duel.find("Mulldrifter").id]
    duel.resolve()
    for kind, count in ((Kind.SPELL, 0), (Kind.ABILITY, 1), (Kind.SPELL_OR_ABILITY, 1)):
        found = targets.legal(duel.state, Target(kind), source=duel.find("Mulldrifter"), you=ALICE)
        assert len(found) == count


def test_a_target_that_left_and_came_back_is_no_longer_legal() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Grizzly Bears")
    exiled = zones.move(duel.game, bears, Zone.EXILE)
    assert exiled is not None
    zones.move(duel.game, exiled, Zone.BATTLEFIELD, controller=ALICE)
    assert targets.still_legal(duel.state, duel.find("Lightning Bolt").id) == ((),)
    duel.resolve()
    assert (duel.where("Lightning Bolt"), duel.where("Grizzly Bears")) == ("graveyard", "battlefield")


def test_the_controller_of_what_entered_may_be_the_one_who_chooses() -> None:
    duel = Duel()
    duel.put("Confusion in the Ranks")
    duel.put("Hill Giant")
    duel.put("Air Elemental")
    duel.put("Memnite", Zone.HAND, BOB)
    duel.game.update(active=BOB, priority=BOB)
    duel.cast("Memnite", seat=BOB)
    duel.resolve()
    assert (duel.question.player, duel.options()) == (BOB, ["Air Elemental", "Hill Giant"])
    duel.answer("Hill Giant")
    duel.resolve()
    assert (duel.controller("Hill Giant"), duel.controller("Memnite")) == (BOB, ALICE)


def test_any_number_within_the_bounds_may_be_chosen() -> None:
    duel = Duel()
    duel.put("Reveillark")
    for name in ("Grizzly Bears", "Mulldrifter", "Hill Giant"):
        duel.put(name, Zone.GRAVEYARD)
    duel.put("Murder", Zone.HAND)
    duel.mana("{B}{B}{C}")
    duel.cast("Murder", "Reveillark")
    duel.resolve()
    assert duel.options() == ["Grizzly Bears", "Mulldrifter"]
    assert (duel.question.minimum, duel.question.maximum) == (0, 2)
    duel.answer()
    assert duel.stack() == ["leaves"]


def test_a_target_that_somebody_else_chooses_is_not_modelled() -> None:
    duel = Duel()
    source = duel.game.object(duel.put("Grizzly Bears"))
    target = Target(quality=CREATURE, chooser=Who.OPPONENT)
    with pytest.raises(NotModelled, match="an opponent"):
        targets.legal(duel.state, target, source=source, you=ALICE)


@pytest.mark.parametrize(
    ("edition", "kind", "walkers"),
    [
        ("2018-04-26", Kind.ANY_TARGET, ["Walking Bear"]),
        ("2018-04-27", Kind.ANY_TARGET, ["Walker", "Walking Bear"]),
        ("2018-04-26", Kind.PLAYER_OR_PLANESWALKER, []),
        ("2018-04-27", Kind.PLAYER_OR_PLANESWALKER, ["Walker", "Walking Bear"]),
    ],
)
def test_what_damages_any_target_could_not_target_a_planeswalker_until_2018(edition: str, kind: Kind, walkers: list[str]) -> None:
    duel = Duel(edition=edition)
    duel.put(permanent("Walker", "Planeswalker"))
    duel.put(creature("Walking Bear", 2, 2, types=("Planeswalker", "Creature")))
    assert legal(duel, Target(kind)) == ["Alice", "Bob", *walkers]
