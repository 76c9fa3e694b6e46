from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.abilities.costs import Cost, PayLife, Sacrifice
from oracle.abilities.qualities import Quality
from oracle.mana import ManaCost, plain_mana
from oracle.objects import Seat
from oracle.paying import payment
from tests.oracle.conftest import ALICE, Table
from tests.oracle.paying.brute_force import ALTARS, ARTIFACTS, CREATURES, SOURCES, Board, brute_force

BOARDS = st.builds(
    Board,
    st.lists(st.sampled_from([*SOURCES, *ALTARS]), max_size=4).map(tuple),
    st.lists(st.sampled_from("WUC"), max_size=2).map(tuple),
    st.integers(0, 2),
)
SYMBOLS = st.lists(st.sampled_from(["1", "2", "W", "U", "R", "C"]), max_size=3).map(tuple)
SACRIFICES = st.lists(st.sampled_from(["Creature", "Artifact"]), max_size=2)


@settings(max_examples=400, deadline=None)
@given(BOARDS, SYMBOLS, SACRIFICES, st.integers(0, 1))
def test_a_payment_is_found_exactly_when_brute_force_finds_one(
    board: Board, symbols: ManaCost, sacrifices: list[str], life: int
) -> None:
    table = Table()
    for number, name in enumerate(board.names):
        table.card(SOURCES.get(name, name), label=f"{name} {number}")
    table.game.change_player(ALICE, mana=plain_mana(board.pool), life=board.life)
    parts = (*(Sacrifice(Quality(types=(each,))) for each in sacrifices), *((PayLife(life),) if life else ()))
    cost = Cost(symbols, parts)
    fitting = {"Creature": CREATURES, "Artifact": ARTIFACTS}
    expected = brute_force(board, symbols, tuple(fitting[each] for each in sacrifices), life)
    assert payment.can_pay(table.game.state, ALICE, cost) == expected
    if expected:
        payment.pay(table.game, ALICE, cost)
        assert table.game.player(Seat(0)).life >= 0
