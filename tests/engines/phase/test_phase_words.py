import pytest

pytest.importorskip("phase", reason="phase-python is not installed (it comes with the extra [phase])")

from adapters.contract.messages import Ok, Pass
from adapters.engines.phase import mana
from adapters.engines.phase.binding import reason
from adapters.engines.phase.cards import leftovers
from adapters.engines.phase.naming import words_of
from tests.engines.phase.phase_game import PhaseGame, card, hand


@pytest.mark.parametrize(
    ("shard", "symbol"),
    [
        ("White", "W"), ("Colorless", "C"), ("X", "X"), ("Snow", "S"), ("WhiteBlue", "W/U"), ("TwoRed", "2/R"),
        ("PhyrexianGreen", "G/P"), ("PhyrexianGreenWhite", "G/W/P"), ("ColorlessBlack", "C/B"),
    ],
)  # fmt: skip
def test_symbols_of_costs(shard: str, symbol: str) -> None:
    assert mana.symbol(shard) == symbol


def test_no_symbol() -> None:
    with pytest.raises(ValueError, match="Foo"):
        mana.symbol("Foo")


def test_costs() -> None:
    assert mana.cost({"type": "Cost", "generic": 2, "shards": ["Blue"]}) == ("2", "U")
    assert mana.cost({"type": "Cost", "generic": 0, "shards": []}) == ()
    assert mana.cost({"type": "NoCost"}) is None


@pytest.mark.parametrize(("name", "words"), [("FirstStrike", "first strike"), ("Evoke", "evoke"), ("Flying", "flying")])
def test_names_as_words(name: str, words: str) -> None:
    assert words_of(name) == words


def test_reasons_are_short() -> None:
    error = ValueError("Action not allowed: Cannot cast ObjectId(2) while waiting for Priority { player: PlayerId(0) }")
    assert reason(error) == "Action not allowed: Cannot cast 2 while waiting for Priority"


def test_leftovers_of_a_face() -> None:
    effect = {"type": "Unimplemented", "name": "some_verb"}
    parts = {"abilities": [], "triggers": [{"execute": {"effect": effect}}], "static_abilities": [], "replacements": []}
    face = {**parts, "keywords": ["Flying", {"Unknown": "Wobble"}]}
    assert list(leftovers(face)) == ["triggered ability 1 (some verb)", "keyword 2 (unknown)"]


@pytest.mark.parametrize(
    ("permanent", "spell", "ability"),
    [
        ("Beast Whisperer", "Memnite", "the cast ability of Beast Whisperer"),
        ("Monastery Swiftspear", "Sol Ring", "the prowess ability of Monastery Swiftspear"),
    ],
)
def test_words_for_abilities_that_trigger_on_casting(permanent: str, spell: str, ability: str) -> None:
    game = PhaseGame()
    game.start(card(permanent), *hand(spell), mana="{C}")
    assert game.cast(spell) == Ok()
    assert game.stack == [ability, spell]


def test_the_keyword_that_the_engine_explains_an_ability_by() -> None:
    game = PhaseGame()
    game.start(*hand("Burn Trail"), card("Hill Giant"), card("Boros Guildmage"), mana="{R}{R}{R}{R}")
    assert game.cast("Burn Trail", targets=("Bob",), additional=("conspire",)) == Ok()
    assert game.stack == ["the conspire ability of Burn Trail", "Burn Trail"]


@pytest.mark.parametrize(
    ("permanent", "ability"),
    [
        ("Mayhem Devil", "the sacrifice ability of Mayhem Devil"),
        ("Zulaport Cutthroat", "the dies ability of Zulaport Cutthroat"),
    ],
)
def test_words_for_abilities_that_trigger_on_a_sacrifice(permanent: str, ability: str) -> None:
    game = PhaseGame()
    game.start(card(permanent), card("Bloodthrone Vampire"), card("Memnite"))
    game.activate("Bloodthrone Vampire", sacrifice=("Memnite",))
    if game.view.decision is not None:
        game.answer("Bob")
    assert game.stack == [ability, "the activated ability of Bloodthrone Vampire"]


def test_an_upkeep_ability() -> None:
    game = PhaseGame()
    game.start(card("Smothering Abomination"), card("Memnite"), active="Bob", step="end step")
    while game.view.step != "upkeep":
        game.pass_once()
    assert game.stack == ["the upkeep ability of Smothering Abomination"]


def test_a_panic_of_the_engine_leaves_the_adapter_usable() -> None:
    game = PhaseGame()
    game.start(*hand("Mulldrifter"))
    table = game.engine._table
    assert table is not None
    broken = table.game.state()
    broken["state"]["players"] = []
    table.restore(broken)
    with pytest.raises(BaseException, match="index out of bounds") as caught:
        game.engine.act(Pass(player="Alice"))
    assert not isinstance(caught.value, Exception)
    assert game.start(*hand("Clone")) == Ok()
    assert game.zone("Clone") == "hand"
