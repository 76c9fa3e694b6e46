import pytest

pytest.importorskip("phase", reason="phase-python is not installed (it comes with the extra [phase])")

from adapters.contract.messages import CardRecord, Ok
from adapters.engines.phase.sources import share_out, types_to_pay
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

LANDS = (
    CardRecord(name="Both Ways", type="Land — Plains Island", text="({T}: Add {W} or {U}.)"),
    CardRecord(name="Third Way", type="Land", text="{T}: Add {C}.\n{T}: Add {W} or {U}."),
)


def test_what_takes_mana_of_a_type() -> None:
    assert types_to_pay(("2", "U", "U/B", "2/W", "G/P", "C", "X")) == [{"U"}, {"U", "B"}, {"W"}, {"G"}, {"C"}]


@pytest.mark.parametrize(
    ("cost", "makers", "shares"),
    [
        ("WU", ["WU", "W"], ["U", "W"]),
        ("WU", ["WU", "WB"], ["U", "W"]),
        ("WUB", ["WUB", "WU", "W"], ["B", "U", "W"]),
        ("U", ["U", "U"], ["U", ""]),
        ("U", ["G"], [""]),
        ("", ["WUBRG"], [""]),
    ],
)
def test_sources_share_what_is_to_be_paid(cost: str, makers: list[str], shares: list[str]) -> None:
    assert share_out(types_to_pay(cost), [frozenset(maker) for maker in makers]) == shares


@pytest.mark.parametrize("dual", ["Both Ways", "Third Way", "Birds of Paradise"])
def test_a_source_with_a_choice_makes_what_the_cost_asks_for(dual: str) -> None:
    game = PhaseGame()
    game.start(*hand("Mulldrifter"), card(dual), *lands(2, "Forest"), *lands(3), records=LANDS)
    assert game.cast("Mulldrifter", alternative="evoke", tap=("Forest 1", dual, "Forest 2")) == Ok()
    assert not any(game.object(f"Island {number}").tapped for number in (1, 2, 3))


@pytest.mark.parametrize("dual", ["Both Ways", "Third Way"])
@pytest.mark.parametrize("symbol", ["{W}", "{U}"])
def test_a_source_with_a_choice_makes_what_it_is_told(dual: str, symbol: str) -> None:
    game = PhaseGame()
    game.start(card(dual), records=LANDS)
    assert game.activate(dual, mana=symbol) == Ok()
    assert game.player().mana == symbol
