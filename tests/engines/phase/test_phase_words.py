from typing import Any

import pytest

pytest.importorskip("phase", reason="phase-python is not installed (it comes with the extra [phase])")

from adapters.contract.messages import CardRecord, Ok, Pass
from adapters.engines.phase import mana
from adapters.engines.phase.binding import reason
from adapters.engines.phase.cards import leftovers
from adapters.engines.phase.naming import keywords_of, words_of
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


@pytest.mark.parametrize(
    ("keyword", "name"),
    [
        ("Flying", "flying"),
        ("TrampleOverPlaneswalkers", "trample over planeswalkers"),
        ("Battlecry", "battle cry"),
        ({"Toxic": 2}, "toxic"),
        ({"Ward": {"type": "Mana", "data": {"type": "Cost"}}}, "ward"),
        ({"Protection": {"Color": "Red"}}, "protection from red"),
        ({"Protection": {"CardType": "artifacts"}}, "protection from artifacts"),
        ({"Protection": "EachColor"}, "protection"),
        ({"HexproofFrom": {"type": "Color", "data": "Black"}}, "hexproof from black"),
        ({"Landwalk": "Swamp"}, "swampwalk"),
        ({"Landwalk": "Nonbasic"}, "nonbasic landwalk"),
    ],
)
def test_keyword_abilities_by_their_names(keyword: Any, name: str) -> None:
    assert keywords_of({"keywords": [keyword, keyword]}) == (name,)


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


def test_the_keyword_of_an_ability_that_triggers_on_an_upkeep() -> None:
    game = PhaseGame()
    game.start(card("Blastoderm", counters={"fade": 2}), active="Bob", step="end step")
    game.to("upkeep")
    assert game.stack == ["the fading ability of Blastoderm"]


@pytest.mark.parametrize(
    ("keyword", "text"), [("battle cry", "Battle cry"), ("annihilator", "Annihilator 2"), ("dethrone", "Dethrone")]
)
def test_keywords_that_trigger_on_attacks(keyword: str, text: str) -> None:
    cat = CardRecord(name="Cat", mana_cost="{1}", type="Creature — Cat", text=text, power="2", toughness="2")
    game = PhaseGame()
    game.start(card("Cat"), records=(cat,))
    game.to("declare attackers")
    assert game.attack("Cat") == Ok()
    assert game.stack == [f"the {keyword} ability of Cat"]


def test_the_keyword_that_the_engine_explains_an_ability_by() -> None:
    game = PhaseGame()
    game.start(*hand("Burn Trail"), card("Hill Giant"), card("Boros Guildmage"), mana="{R}{R}{R}{R}")
    assert game.cast("Burn Trail", targets=("Bob",), additional=("conspire",)) == Ok()
    assert game.stack == ["the conspire ability of Burn Trail", "Burn Trail"]


@pytest.mark.parametrize("keyword", ["persist", "undying"])
def test_the_keyword_of_which_the_engine_names_only_the_rule(keyword: str) -> None:
    cat = CardRecord(name="Cat", mana_cost="{1}", type="Creature — Cat", text=keyword.title(), power="2", toughness="2")
    game = PhaseGame()
    game.start(*hand("Shock"), card("Cat"), mana="{R}", records=(cat,))
    game.cast("Shock", targets=("Cat",))
    game.resolve()
    assert game.stack == [f"the {keyword} ability of Cat"]


@pytest.mark.parametrize(
    ("permanent", "text", "word"),
    [
        ("Hill Giant", "Whenever a creature is dealt damage, you gain 1 life.", "damage"),
        ("Hill Giant", "Whenever a source you control deals noncombat damage, draw a card.", "damage"),
        ("Ornithopter", "Whenever you put one or more -1/-1 counters on a creature, you gain 1 life.", "counters"),
        ("Ornithopter", "Whenever you gain life, draw a card.", "life"),
        ("Ornithopter", "Whenever an opponent loses life, draw a card.", "life"),
    ],
)
def test_words_for_abilities_that_trigger_on_damage_life_and_counters(permanent: str, text: str, word: str) -> None:
    watcher = CardRecord(name="Watcher", mana_cost="{1}", type="Enchantment", text=text)
    act = CardRecord(
        name="Act",
        mana_cost="{1}",
        type="Instant",
        text={
            "Hill Giant": "Act deals 1 damage to target creature.",
            "Ornithopter": "Put a -1/-1 counter on target creature. You gain 1 life. Each opponent loses 1 life.",
        }[permanent],
    )
    game = PhaseGame()
    assert game.start(*hand("Act"), card("Watcher"), card(permanent), mana="{C}", records=(watcher, act)) == Ok()
    game.cast("Act", targets=(permanent,))
    game.resolve()
    assert game.stack == [f"the {word} ability of Watcher"]


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
