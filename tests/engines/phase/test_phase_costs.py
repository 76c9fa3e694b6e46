"""Which cost is paid: additional costs, alternative costs of keywords, and what the symbols of a cost are announced as."""

import pytest

from adapters.contract.messages import CardRecord, Ok, Unsupported
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

SWARM = "Sprout Swarm"


def spell(name: str, cost: str, text: str) -> CardRecord:
    return CardRecord(name=name, mana_cost=cost, type="Sorcery", text=text)


def creature(name: str, cost: str, text: str) -> CardRecord:
    return CardRecord(name=name, mana_cost=cost, type="Creature — Cat", text=text, power="2", toughness="2")


KICKED = creature("Kicking Cat", "{1}{G}", "Kicker {2}")
KICKED_TWICE = creature("Busy Cat", "{1}{G}", "Kicker {2} and/or {W}")
CONSPIRED = spell("Whispering", "{1}{R}", "Conspire\nDraw a card.")
FLASHED = spell("Remembering", "{4}{U}", "Draw a card.\nFlashback {2}{U}")
BESTOWED = CardRecord(
    name="Hollow Cat", mana_cost="{1}{G}", type="Enchantment Creature — Cat",
    text="Bestow {3}{G}\nEnchanted creature gets +2/+2.", power="2", toughness="2",
)  # fmt: skip
WARPED = creature("Passing Cat", "{3}{W}", "Warp {W}")
PHYREXIAN = creature("Oily Cat", "{1}{W/P}{G/P}", "Convoke")
HYBRID = creature("Two-Sided Cat", "{1}{W/U}", "Vigilance")


@pytest.fixture
def game() -> PhaseGame:
    return PhaseGame()


# ---- additional costs


def test_buyback_is_paid_if_asked_for(game: PhaseGame) -> None:
    game.start(*hand(SWARM), *lands(6, "Forest"))
    assert game.cast(SWARM, additional=("buyback",)) == Ok()
    assert sum(each.tapped for each in game.view.objects) == 5
    game.resolve()
    assert game.zone(SWARM) == "hand"


def test_buyback_is_not_paid_if_not_asked_for(game: PhaseGame) -> None:
    game.start(*hand(SWARM), *lands(6, "Forest"))
    assert game.cast(SWARM) == Ok()
    assert sum(each.tapped for each in game.view.objects) == 2
    game.resolve()
    assert game.zone(SWARM) == "graveyard"


def test_creatures_convoke_for_buyback(game: PhaseGame) -> None:
    game.start(*hand(SWARM), *lands(1, "Grizzly Bears"), *lands(4, "Hill Giant"))
    pairs = (("Grizzly Bears 1", "{G}"), *((f"Hill Giant {number}", "{1}") for number in range(1, 5)))
    assert game.cast(SWARM, additional=("buyback",), convoke=pairs) == Ok()


def test_buyback_that_cannot_be_paid_is_refused_though_the_engine_would_cast_without_it(game: PhaseGame) -> None:
    game.start(*hand(SWARM), *lands(3, "Forest"))
    before = game.view
    assert game.refused(game.cast(SWARM, additional=("buyback",))) == "the engine does not offer to pay: buyback"
    assert game.view == before


def test_an_additional_cost_that_the_spell_does_not_have_is_refused(game: PhaseGame) -> None:
    game.start(*hand(SWARM), *lands(6, "Forest"))
    assert "kicker" in game.refused(game.cast(SWARM, additional=("kicker",)))


@pytest.mark.parametrize(("additional", "spent"), [((), 2), (("kicker",), 4)])
def test_kicker(game: PhaseGame, additional: tuple[str, ...], spent: int) -> None:
    game.start(*hand(KICKED.name), *lands(6, "Forest"), records=(KICKED,))
    assert game.cast(KICKED.name, additional=additional) == Ok()
    assert sum(each.tapped for each in game.view.objects) == spent


def test_which_of_two_kickers_is_paid_cannot_be_told(game: PhaseGame) -> None:
    game.start(*hand(KICKED_TWICE.name), *lands(6, "Plains"), *lands(6, "Forest"), records=(KICKED_TWICE,))
    assert game.cast(KICKED_TWICE.name, additional=("kicker",)) == Unsupported(what="which of several kicker costs is paid")
    assert game.cast(KICKED_TWICE.name) == Ok()


def test_conspire_taps_two_creatures(game: PhaseGame) -> None:
    game.start(*hand(CONSPIRED.name), *lands(3, "Hill Giant"), mana="{R}{R}", records=(CONSPIRED,))
    assert game.cast(CONSPIRED.name, additional=("conspire",)) == Ok()
    assert sum(each.tapped for each in game.view.objects) == 2


def test_conspire_that_something_else_gives(game: PhaseGame) -> None:
    game.start(*hand("Shock"), card("Wort, the Raidmother"), *lands(2, "Hill Giant"), mana="{R}")
    assert game.cast("Shock", targets=("Bob",), additional=("conspire",)) == Ok()
    assert sum(each.tapped for each in game.view.objects) == 2


def test_creatures_that_are_named_to_convoke_do_not_conspire(game: PhaseGame) -> None:
    record = spell("Whispering", "{1}{R}", "Convoke\nConspire\nDraw a card.")
    game.start(*hand(record.name), *lands(4, "Hill Giant"), records=(record,))
    pairs = (("Hill Giant 1", "{R}"), ("Hill Giant 2", "{1}"))
    assert game.cast(record.name, additional=("conspire",), convoke=pairs) == Ok()
    assert sum(each.tapped for each in game.view.objects) == 4


BLADEWHIRL = "Flamekin Bladewhirl"


@pytest.mark.parametrize(("held", "left"), [("Mulldrifter", "{R}{R}{R}"), ("Grizzly Bears", "")])
def test_of_two_additional_costs_the_first_that_can_be_paid_is_paid(game: PhaseGame, held: str, left: str) -> None:
    game.start(*hand(BLADEWHIRL, held), mana="{R}{R}{R}{R}")
    assert game.cast(BLADEWHIRL) == Ok()
    assert game.player().mana == left


def test_an_additional_cost_is_chosen_beside_a_cost_rather_than_the_mana_cost(game: PhaseGame) -> None:
    game.start(*hand(BLADEWHIRL), card("Omniscience"), mana="{R}{R}{R}{R}")
    assert game.cast(BLADEWHIRL, alternative="free") == Ok()
    assert game.player().mana == "{R}"


# ---- alternative costs


def test_flashback(game: PhaseGame) -> None:
    game.start(card(FLASHED.name, zone="graveyard"), mana="{U}{U}{U}", records=(FLASHED,))
    assert game.cast(FLASHED.name, zone="graveyard", alternative="flashback") == Ok()
    game.resolve()
    assert game.zone(FLASHED.name) == "exile"


def test_flashback_is_not_the_mana_cost(game: PhaseGame) -> None:
    game.start(card(FLASHED.name, zone="graveyard"), mana="{U}{U}{U}", records=(FLASHED,))
    before = game.view
    assert "flashback" in game.refused(game.cast(FLASHED.name, zone="graveyard"))
    assert game.view == before


def test_bestow_takes_a_target(game: PhaseGame) -> None:
    game.start(*hand(BESTOWED.name), *lands(2, "Grizzly Bears"), *lands(4, "Forest"), records=(BESTOWED,))
    assert game.cast(BESTOWED.name, alternative="bestow", targets=("Grizzly Bears 2",)) == Ok()
    game.resolve()
    assert game.object(BESTOWED.name).attached_to == "Grizzly Bears 2"


@pytest.mark.parametrize(("alternative", "spent"), [("warp", 1), ("", 4)])
def test_warp(game: PhaseGame, alternative: str, spent: int) -> None:
    game.start(*hand(WARPED.name), *lands(6, "Plains"), records=(WARPED,))
    assert game.cast(WARPED.name, alternative=alternative) == Ok()
    assert sum(each.tapped for each in game.view.objects) == spent


def test_x_is_not_chosen_where_the_engine_does_not_ask_for_it(game: PhaseGame) -> None:
    game.start(*hand("Whir of Invention"), card("Omniscience"), mana="{C}")
    before = game.view
    assert game.refused(game.cast("Whir of Invention", alternative="free", x=1)) == "the engine asks for no X here"
    assert game.view == before
    assert game.cast("Whir of Invention", alternative="free", x=0) == Ok()


# ---- symbols


@pytest.mark.parametrize(
    ("announced", "life", "pool", "left"),
    [
        (("{W}", "{G}"), 20, "{W}{R}{G}", ""),
        (("2 life", "{G}"), 18, "{R}{R}{G}", "{R}"),
        (("{W}", "2 life"), 18, "{W}{R}{R}", "{R}"),
        (("2 life", "2 life"), 16, "{R}{R}{R}", "{R}{R}"),
    ],
)
def test_life_is_paid_for_the_symbols_for_which_it_is_announced(
    game: PhaseGame, announced: tuple[str, ...], life: int, pool: str, left: str
) -> None:
    game.start(*hand(PHYREXIAN.name), mana=pool, records=(PHYREXIAN,))
    assert game.cast(PHYREXIAN.name, announced=announced) == Ok()
    assert (game.player().life, game.player().mana) == (life, left)


def test_mana_that_is_announced_has_to_be_there(game: PhaseGame) -> None:
    game.start(*hand(PHYREXIAN.name), mana="{R}{G}", records=(PHYREXIAN,))
    before = game.view
    assert game.refused(game.cast(PHYREXIAN.name, announced=("{W}", "{G}")))
    assert game.view == before


def test_another_symbol_than_the_one_that_stands_there_is_refused(game: PhaseGame) -> None:
    game.start(*hand(PHYREXIAN.name), mana="{W}{R}{G}", records=(PHYREXIAN,))
    before = game.view
    assert game.refused(game.cast(PHYREXIAN.name, announced=("{G}", "{W}")))
    assert game.view == before


def test_the_symbols_are_left_to_the_engine(game: PhaseGame) -> None:
    game.start(*hand(PHYREXIAN.name), mana="{W}{R}{G}", records=(PHYREXIAN,))
    assert game.cast(PHYREXIAN.name) == Ok()


def test_a_creature_convokes_for_a_symbol_only_if_mana_is_announced_for_it(game: PhaseGame) -> None:
    for announced, answer in ((("{W}", "2 life"), True), (("2 life", "2 life"), False)):
        game.start(*hand(PHYREXIAN.name), card("Savannah Lions"), mana="{R}", records=(PHYREXIAN,))
        done = game.cast(PHYREXIAN.name, announced=announced, convoke=(("Savannah Lions", "{W}"),))
        assert (done == Ok()) is answer


def test_who_pays_their_last_life_has_cast_the_spell_and_loses(game: PhaseGame) -> None:
    game.start(*hand("Gut Shot"), life=2)
    assert game.cast("Gut Shot", targets=("Bob",)) == Ok()
    assert game.player().lost


def test_announcing_hybrid_symbols_cannot_be_told(game: PhaseGame) -> None:
    game.start(*hand(HYBRID.name), mana="{W}{U}", records=(HYBRID,))
    assert game.cast(HYBRID.name, announced=("{W}",)) == Unsupported(what="what is announced for hybrid symbols")
    assert game.cast(HYBRID.name) == Ok()


def test_announcing_symbols_that_the_cost_does_not_have_cannot_be_told(game: PhaseGame) -> None:
    game.start(*hand("Mulldrifter"), *lands(5))
    answer = game.cast("Mulldrifter", announced=("{U}",))
    assert answer == Unsupported(what="what is announced for the symbols of a cost, which the engine does not ask for")
