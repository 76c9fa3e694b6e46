import pytest

from oracle import matching, zones
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import Quality, Who
from oracle.errors import NotModelled
from oracle.objects import CastRecord, Kind, Seat, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature

CAROL = Seat(2)


def matches(quality: Quality, **changes: object) -> bool:
    """Whether Alice's white and blue 2/3 Elemental of mana value 4, a flier, fits."""
    duel = Duel()
    source = duel.put("Grizzly Bears", chosen="Elemental", counters=(("charge", 4),))
    card = creature("Spark", 2, 3, Keyword("flying"), mana="{2}{W}{U}", subtypes=("Elemental",), supertypes=("Legendary",))
    of = duel.put(card, **changes)  # type: ignore[arg-type]  # fields of an object
    return matching.matches(duel.state, quality, of, source=duel.game.object(source), you=ALICE)


@pytest.mark.parametrize(
    "quality",
    [
        Quality(),
        Quality(types=("Artifact", "Creature")),
        Quality(all_types=("Creature",)),
        Quality(not_types=("Land",)),
        Quality(supertypes=("Legendary",)),
        Quality(subtypes=("Elf", "Elemental")),
        Quality(colors=("W", "R")),
        Quality(not_colors=("G",)),
        Quality(permanent=True),
        Quality(keyword="flying"),
        Quality(controller=Who.YOU, owner=Who.YOU),
        Quality(power_at_most=2),
        Quality(mana_value=4),
        Quality(mana_value_at_least=4, mana_value_at_most=4, mana_value_even=True),
        Quality(mana_value_of_counters="charge"),
        Quality(token=False),
        Quality(tapped=False),
        Quality(other=True),
        Quality(chosen_type=True),
    ],
)
def test_a_quality_that_fits(quality: Quality) -> None:
    assert matches(quality)


@pytest.mark.parametrize(
    "quality",
    [
        Quality(types=("Artifact",)),
        Quality(all_types=("Artifact", "Creature")),
        Quality(not_types=("Creature",)),
        Quality(not_supertypes=("Legendary",)),
        Quality(not_subtypes=("Elemental",)),
        Quality(colors=("B",)),
        Quality(not_colors=("U",)),
        Quality(colorless=True),
        Quality(keyword="haste"),
        Quality(tapped=True),
        Quality(controller=Who.OPPONENT),
        Quality(owner=Who.ANOTHER_PLAYER),
        Quality(power_at_most=1),
        Quality(mana_value=3),
        Quality(mana_value_at_most=3),
        Quality(mana_value_at_least=5),
        Quality(mana_value_of_counters="loyalty"),
        Quality(token=True),
        Quality(chosen_name=True),
        Quality(shares_type_with_event=True),
    ],
)
def test_a_quality_that_does_not_fit(quality: Quality) -> None:
    assert not matches(quality)


def test_a_changeling_has_every_creature_type() -> None:
    duel = Duel()
    of = duel.put(creature("Shifter", 1, 1, Keyword("changeling")))
    assert matching.matches(duel.state, Quality(subtypes=("Goblin",)), of, source=None, you=ALICE)


def test_x_counts_on_the_stack_only() -> None:
    duel = Duel()
    record = CastRecord(ALICE, Zone.HAND, x=3)
    on_stack = duel.put(creature("Hydra", mana="{X}{G}"), Zone.STACK, cast=record, label="on stack")
    permanent = duel.put(creature("Hydra", mana="{X}{G}"), cast=record, label="permanent")
    assert matching.matches(duel.state, Quality(mana_value=4), on_stack, source=None, you=ALICE)
    assert matching.matches(duel.state, Quality(mana_value=1), permanent, source=None, you=ALICE)


def test_a_token_is_one() -> None:
    assert matches(Quality(token=True), kind=Kind.TOKEN)


@pytest.mark.parametrize(
    ("who", "meant"),
    [
        (Who.YOU, (BOB,)),
        (Who.EACH_OPPONENT, (CAROL, ALICE)),
        (Who.EACH_PLAYER, (CAROL, ALICE, BOB)),
        (Who.THAT_PLAYER, (CAROL,)),
        (Who.TARGET_PLAYER, ()),
        (Who.ITS_CONTROLLER, (ALICE,)),
        (Who.ITS_OWNER, (ALICE,)),
    ],
)
def test_players_are_named_from_the_active_player_on(who: Who, meant: tuple[Seat, ...]) -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.game.update(active=CAROL)
    about = duel.put("Grizzly Bears")
    assert matching.players(duel.state, who, BOB, that=CAROL, about=about) == meant


def test_a_description_by_a_player_it_cannot_know_is_not_modelled() -> None:
    duel = Duel()
    of = duel.put("Grizzly Bears")
    with pytest.raises(NotModelled, match="target player"):
        matching.matches(duel.state, Quality(controller=Who.TARGET_PLAYER), of, source=None, you=ALICE)


def test_whether_a_creature_attacks_or_blocks() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    for label in ("Ox", "Idler"):
        duel.put(creature(label), seat=BOB)
    duel.in_combat(["Bear"], {"Ox": "Bear"})
    bear = duel.find("Bear").id

    def fitting(attacking: bool, blocking: bool) -> set[str]:
        quality = Quality(attacking=attacking, blocking=blocking)
        return {
            label
            for label in ("Bear", "Ox", "Idler")
            if matching.matches(duel.state, quality, duel.find(label).id, source=None, you=ALICE)
        }

    assert fitting(True, False) == {"Bear"}
    assert fitting(False, True) == {"Ox"}
    assert fitting(True, True) == {"Bear", "Ox"}
    assert fitting(False, False) == {"Bear", "Ox", "Idler"}
    zones.move(duel.game, bear, Zone.GRAVEYARD)
    assert matching.matches(duel.state, Quality(attacking=True), bear, source=None, you=ALICE)
    assert fitting(False, True) == {"Ox"}
    assert fitting(True, False) == set()
