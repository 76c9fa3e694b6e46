from __future__ import annotations

import pytest
from msgspec.structs import replace

from adapters.suite.phrases import read
from adapters.suite.reading.checking import faults
from adapters.suite.reading.known_cards import KnownCards
from adapters.suite.reading.mentions import parsed, players, references
from adapters.suite.reading.rule_numbers import compacted, expanded, known_numbers
from adapters.suite.reading.vocabulary import KEYWORDS, is_token_name
from adapters.suite.scenario import Scenario, Setup
from tests.official_texts import needed, official

SETUP = ("Alice has Mulldrifter in her hand", "Alice controls 2 Island")


def scenario(*steps: str) -> Scenario:
    """A scenario that expects something, whatever else it does."""
    items = [read(step) for step in (*SETUP, *steps, "nobody is asked anything")]
    return Scenario(
        id="a",
        name="A",
        feature="x.feature",
        title="T",
        statements=("evoke-12",),
        rules=("603.3b",),
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
    )


@pytest.mark.parametrize(
    "step",
    [
        "Alice casts Mulldrifter through Island 1 targeting the evoke ability of Island 2; Bob; the copy of Mulldrifter",
        "the targets of the activated ability of the Mulldrifter token of Bob are the Elf Warrior Token token of Alice; Alice",
        "the enters ability of the Clue Token token of Alice is controlled by Bob",
        "the nameless token of Alice is tapped",
        "Bob's library card 5 is in Bob's library",
        "Alice accepts the activated ability of Mulldrifter (2)",
        "Alice casts Mulldrifter, convoking with the Elf Warrior Token token of Alice for {G}; Island 1, delving Island 2",
        "Alice attacks Bob with Mulldrifter; the Elf Warrior Token token of Alice, and Island 1 with Island 2",
        "Alice can't attack Bob with Mulldrifter, and Carol with Mulldrifter",
        "Bob blocks Mulldrifter with Island 1; Island 2, and the Elf Warrior Token token of Alice with Island 1",
    ],
)
def test_references_to_what_is_there_are_no_faults(step: str) -> None:
    assert not list(faults(scenario(step)))


@pytest.mark.parametrize(
    ("step", "what"),
    [
        ("Alice casts Mulldrifter through Clone", "'Clone'"),
        ("Alice casts Mulldrifter, exiling Island 3", "'Island 3'"),
        ("Alice casts Mulldrifter, convoking with Island 1; Clone for {U}", "'Clone'"),
        ("Alice can't cast Mulldrifter, improvising with Clone", "'Clone'"),
        ("Alice casts Mulldrifter, delving Island 1; Clone", "'Clone'"),
        ("Alice attacks Bob with Clone", "'Clone'"),
        ("Alice can't attack Clone with Island 1", "'Clone'"),
        ("Bob blocks Mulldrifter with Clone", "'Clone'"),
        ("Bob blocks Clone with Mulldrifter", "'Clone'"),
        ("Clone is attacking Bob", "'Clone'"),
        ("Mulldrifter is attacking Clone", "'Clone'"),
        ("Mulldrifter is blocking Clone", "'Clone'"),
        ("Clone is not in combat", "'Clone'"),
        ("Clone is phased out", "'Clone'"),
        ("Alice targets the evoke ability of Clone with Mulldrifter", "'Clone'"),
        ("the copy of Clone is on the stack", "'Clone'"),
        ("Carol's library card 1 is in exile", "Carol's library card 1"),
        ("Alice's library card 11 is in exile", "Alice's library card 11"),
        ("Clone starts tapped", "'Clone'"),
        ("everyone passes until Clone enters", "'Clone'"),
        ("Alice accepts Clone", "'Clone'"),
        ("Alice accepts the nonsense ability of Mulldrifter", "no ability is called a nonsense ability"),
        ("the Cleu Token token of Bob is tapped", "no token is named Cleu Token"),
        ("Alice has Ox Head in exile", "unknown card 'Ox Head'"),
        ("Alice has Quorbletoad in exile", "a card that is not built in needs --cards"),
        ("Alice has Mulldrifta in exile", "? a card that is not built in needs --cards"),
        ("Alice has Mulldrifter, Island and Clone in exile", "separate cards with ';': Mulldrifter; Island; Clone"),
        ("Alice has Mulldrifter, Island in exile", "separate cards with ';': Mulldrifter; Island"),
        ("Alice has two Island in exile", "say how many in digits: 2 Island"),
        ("Alice has 4 cards in her hand", "said with: holds N cards"),
        ("Alice accepts Muldrifter", "did you mean Mulldrifter?"),
        ("Alice attacks Bob with Mulldrifter and Island 1", "separate them with ';': Mulldrifter; Island 1"),
        ("Alice casts Mulldrifter, delving Island 1, improvising with Island 2", "clauses stand once each and in one order"),
        ("Alice casts Mulldrifter, convoking with", "clauses stand once each and in one order"),
        ("Alice casts Mulldrifter with X = 2 with kicker", "clauses stand once each and in one order"),
        ("Alice casts Mulldrifter targeting Bob convoking with Island 1", "write a comma before 'convoking with'"),
        ("Alice casts Mulldrifter delving Island 1", "write a comma before 'delving'"),
        ("Alice casts Mulldrifter, targeting Bob", "'Mulldrifter,' anywhere; write no comma before the clause"),
        ("Alice casts Mulldrifter, convoking with Island 1, targeting Bob", "write no comma before 'targeting'"),
        ("Alice casts Mulldrifter targeting Bob with kicker", "clauses stand once each and in one order: casts ... as"),
        ("Alice casts Mulldrifter as an Adventure", "name the Adventure: casts ... as the Adventure ..."),
        ("Alice casts Mulldrifter as its Adventure Granted targeting Bob", "name the Adventure"),
        ("Alice casts Mulldrifter as the Adventure Granted as the Adventure Granted", "Mulldrifter has no Adventure"),
        ("Alice casts Mulldrifter with entwine", "entwine is no additional cost that has a clause; those are buyback, kicker"),
        ("Alice casts Mulldrifter for its dash cost", "cast for its dash cost here; the costs with a clause are evoke, escape"),
        ("Alice casts Mulldrifter with X = two", "write the value of X in digits: with X = 2, not two"),
    ],
)
def test_references_to_nothing_are_faults(step: str, what: str) -> None:
    assert any(what in fault.what for fault in faults(scenario(step), KnownCards()))


@pytest.mark.parametrize(
    ("action", "what"),
    [
        ("casts Mulldrifter, convoking with Bob", "Bob is a player; here only a card or a token can stand"),
        ("casts Mulldrifter, convoking with Island 1; Bob for {G}", "Bob is a player"),
        ("casts Mulldrifter, convoking with the evoke ability of Mulldrifter", "is an ability; here only a card or a token"),
        ("casts Mulldrifter, improvising with Bob", "Bob is a player"),
        ("casts Mulldrifter, delving Bob", "Bob is a player; here only a card can stand"),
        ("casts Mulldrifter, delving the Clue Token token of Alice", "the Clue Token token of Alice is a token"),
        ("casts Mulldrifter, exiling Bob", "Bob is a player"),
        ("casts Mulldrifter, sacrificing Bob", "Bob is a player"),
        ("casts Mulldrifter, discarding Bob", "Bob is a player"),
        ("casts Mulldrifter, making mana with Bob", "Bob is a player"),
        ("casts Mulldrifter, spending {2}", "2 is no mana: what is made and spent is of the types W, U, B, R, G, C"),
        ("casts Mulldrifter, spending {G}{W/U}", "W/U is no mana"),
        ("activates Bob", "Bob is a player"),
        ("taps Island 1 for {X}", "X is no mana"),
        ("activates ability 1 of Island 1 for {2}", "2 is no mana"),
        ("plays the copy of Mulldrifter", "is a copy of a spell; here only a card can stand"),
        ("attacks Bob with Bob", "Bob is a player"),
        ("attacks the copy of Mulldrifter with Mulldrifter", "here only a player or a card or a token can stand"),
        ("blocks Bob with Mulldrifter", "Bob is a player"),
        ("blocks Mulldrifter with Bob", "Bob is a player"),
        ("attacks Bob with Mulldrifter; Island 1; Mulldrifter", "Mulldrifter attacks Bob twice; name it once"),
        ("attacks Bob with Mulldrifter, and Bob with Mulldrifter", "Mulldrifter attacks Bob twice; name it once"),
        ("blocks Island 1 with Mulldrifter; Mulldrifter", "Mulldrifter blocks Island 1 twice; name it once"),
    ],
)
@pytest.mark.parametrize("negated", [False, True])
def test_what_no_game_could_allow_is_a_fault_and_shows_nothing_where_it_is_refused(action: str, what: str, negated: bool) -> None:
    verb, rest = action.split(" ", 1)
    step = f"Alice can't {verb.removesuffix('s')} {rest}" if negated else f"Alice {action}"
    assert any(what in fault.what for fault in faults(scenario(step), KnownCards()))


@pytest.mark.parametrize(
    ("steps", "what"),
    [
        (("Mulldrifter lacks the keyword flyying",), "there is no keyword flyying"),
        (
            ("Mulldrifter has the keyword toxic 1",),
            "there is no keyword toxic 1; write it in lower case and without its number: toxic",
        ),
        (("Mulldrifter has the keyword First Strike",), "without its number: first strike"),
        (("Mulldrifter lacks the type elemental",), "there is no type elemental; as on a card, write Elemental"),
        (("Mulldrifter lacks the type Elemetal",), "there is no type Elemetal"),
        (("Bob lacks the type Elemental",), "Bob is a player, and this is said of cards and tokens only"),
        (("Bob has no name",), "Bob is a player, and this is said of cards and tokens only"),
        (("the Clue Token token of Alice is named Clue Token",), "the Clue Token token of Alice is spoken of by its name"),
        (("the copy of Mulldrifter is named Mulldrifter",), "the copy of Mulldrifter is spoken of by its name"),
        (("Mulldrifter lacks the keyword hexproof from color red",), "there is no keyword hexproof from color red"),
        (("Mulldrifter bears no hexproof from artifact counters",), "there are no hexproof from artifact counters on objects"),
        (("Mulldrifter bears no +1+1 counters",), "there are no +1+1 counters"),
        (("Mulldrifter bears no +01/+1 counters",), "there are no +01/+1 counters"),
        (("Mulldrifter is blocking Bob",), "Bob is a player, and only creatures are blocked"),
        (("Mulldrifter is blocking Island 1; Island 1",), "Mulldrifter is blocking Island 1 twice; name it once"),
        (("Bob has no tokens named Cleu Token",), "no token is named Cleu Token"),
        (("Island 1 starts with 2 nonsense counters",), "there are no nonsense counters on objects"),
        (("Island 1 starts with 2 Flying counters",), "no Flying counters on objects; did you mean flying?"),
        (("Island 1 bears no tramble counters",), "no tramble counters on objects; did you mean trample?"),
        (("Island 1 bears no poison counters",), "there are no poison counters on objects"),
        (("Bob bears 2 charge counters",), "players get no charge counters; theirs are energy, experience, poison, rad, ticket"),
        (("Bob starts with 2 charge counters",), "players get no charge counters"),
        (("Bob starts with 0 poison counters",), "no counters are nothing"),
        (("Bob starts with 10 poison counters",), "nobody with 10 poison counters is still in the game (704.5c)"),
        (("Bob starts with 1 poison counter", "Bob starts with 2 poison counters"), "settled by an earlier line"),
        (("Dave starts with 2 poison counters",), "nobody speaks of Carol"),
        (("Mulldrifter starts with 1 damage",), "Mulldrifter is no permanent"),
        (("Bob starts with 1 damage",), "Bob is a player, and this is said of cards only"),
        (("Bob starts tapped",), "Bob is a player, and this is said of cards only"),
        (("Bob has no damage marked",), "Bob is a player, and this is said of cards and tokens only"),
        (("Bob is 2/2",), "Bob is a player, and this is said of cards and tokens only"),
        (("Bob is in exile",), "Bob is a player, and this is said of cards and tokens only"),
        (("Bob controls Teferi, Time Raveler",), "write: Teferi, Time Raveler starts with N loyalty counters"),
        (("the Ox token of Alice has left the game",), "is no card, and only of a card is it said"),
        (("Bob has left the game",), "Bob is no card"),
        (("Alice divides the damage of Island 1: 1 to Island 2, 3 to Bob",), "separate with ';' how much each gets"),
        (("Alice divides the damage of Island 1: 1 to Clone",), "'Clone'"),
        (("Alice first applies Clone",), "'Clone'"),
        (("Alice chooses red for Island 1",), "a color is chosen so: chooses the color red for ..."),
        (("Dave can't divide the damage of Island 1: 1 to Bob",), "nobody speaks of Carol"),
        (("Alice divides the damage of Island 1: 1 to Dave",), "nobody speaks of Carol"),
        (("Island 1 starts with 0 damage",), "no damage is nothing"),
        (("Island 1 starts with 1 damage", "Island 1 starts with 2 damage"), "settled by an earlier line"),
        (("Mulldrifter starts with 2 charge counters",), "no card has counters in a hidden zone"),
        (
            ("Alice has Elvish Mystic on top of her library", "Elvish Mystic starts with 2 charge counters"),
            "Elvish Mystic was put into the zone library",
        ),
        (("Island 1 starts with 0 charge counters",), "no counters are nothing"),
        (("Island 1 starts with 1 charge counter", "Island 1 starts with 2 charge counters"), "settled by an earlier line"),
        (("Island 1 starts tapped", "Island 1 starts tapped"), "settled by an earlier line"),
        (
            (
                "Mulldrifter is its owner's commander, cast 1 time before",
                "Mulldrifter is its owner's commander, cast no times before",
            ),
            "settled by an earlier line",
        ),
        (("Bob controls Meddling Mage", *["Mulldrifter was chosen for Meddling Mage"] * 2), "settled by an earlier line"),
        (("Bob controls Meddling Mage", "Mulldrifer was chosen for Meddling Mage"), "unknown card 'Mulldrifer'"),
        (("Bob controls Urza's Incubator", "Mulldrifter was chosen for Urza's Incubator"), "Mulldrifter is no creature type"),
        (("Bob controls The Rack", "Mulldrifter was chosen for The Rack"), "Mulldrifter is no player"),
        (("Bob controls Primal Clay", "Mulldrifter was chosen for Primal Clay"), "Mulldrifter is no size"),
        (("Bob controls Shapeshifter", "Mulldrifter was chosen for Shapeshifter"), "Mulldrifter is no number"),
        (("Bob controls Grizzly Bears", "Elemental was chosen for Grizzly Bears"), "nothing is chosen as Grizzly Bears enters"),
        (("Bob starts at 0 life",), "nobody with 0 life"),
        (("Bob starts at -3 life",), "nobody with -3 life"),
        (("it is Bob's untap step",), "nobody gets priority in the untap step"),
        (("it is Alice's cleanup step",), "nobody gets priority in the cleanup step"),
        (("it is Alice's declare blockers step",), "no declare blockers step when nobody has attacked"),
        (("it is Bob's combat damage step",), "no combat damage step when nobody has attacked"),
        (("Dave has priority",), "nobody speaks of Carol, who sits before Dave"),
        (('Bob controls Island "the Ox (2)"',), "cannot be a card's label"),
        (('Bob controls Island " Ox "',), "cannot be a card's label"),
        (('Bob controls Island "nothing"',), "cannot be a card's label"),
        (('Bob controls Island "Ox with Elk"',), "cannot be a card's label: it would be read as several that attack or block"),
        (('Bob controls Island "Ox, and Elk"',), "cannot be a card's label: it would be read as several that attack or block"),
        (('Bob controls Island "Ox for {G}"',), "cannot be a card's label"),
        (('Bob controls Island "Ox, convoking with Elk"',), "cannot be a card's label"),
        (("Alice casts Mulldrifter as the Adventure Granted",), "Mulldrifter has no Adventure Granted"),
        (
            ("Alice has Fae of Wishes in exile", "Alice can't cast Fae of Wishes as the Adventure Grant from exile"),
            "Fae of Wishes has no Adventure Grant; its Adventure is Granted",
        ),
        (("Bob can't cast Mulldrifter",), "Mulldrifter is not in Bob's hand: it was put into Alice's hand"),
        (("Alice casts Mulldrifter from her graveyard",), "it was put into Alice's hand"),
        (
            ("Alice is at 20 life", "Alice can't play Island 1"),
            "Island 1 is not in Alice's hand: it was put into Alice's battlefield",
        ),
    ],
)
def test_words_and_facts_that_the_game_does_not_have_are_faults(steps: tuple[str, ...], what: str) -> None:
    assert any(what in fault.what for fault in faults(scenario(*steps), KnownCards()))


@pytest.mark.parametrize(
    "steps",
    [
        ("Mulldrifter has the keyword protection from red",),
        ("Mulldrifter lacks the keyword islandwalk",),
        ("Mulldrifter bears 1 first strike counter", "Mulldrifter bears no -0/-1 counters", "Mulldrifter bears no void counters"),
        ("Mulldrifter bears 1 prowess counter", "Mulldrifter bears 1 hexproof from red counter"),
        ("Mulldrifter bears 1 trample over planeswalkers counter", "Mulldrifter bears no training counters"),
        ("Bob has 2 tokens named Mulldrifter", "Bob has no tokens named Clue Token", "Bob has 1 token named Marit Lage"),
        ("Bob has Grizzly Bears in exile", "Grizzly Bears starts with 2 time counters"),
        ("Bob has Grizzly Bears in his graveyard", "Grizzly Bears starts with 1 hexproof from red counter"),
        ("Bob has Grizzly Bears in the command zone", "Grizzly Bears starts with 1 lifelink counter"),
        (
            "Island 1 starts with 1 charge counter",
            "Island 1 starts with 1 +1/+1 counter",
            "Island 2 starts with 1 charge counter",
        ),
        (
            "Bob controls Meddling Mage; Urza's Incubator",
            "Clone was chosen for Meddling Mage",
            "Elf was chosen for Urza's Incubator",
        ),
        ("Bob controls Teferi, Time Raveler", "Teferi, Time Raveler starts with 4 loyalty counters"),
        (
            'Alice has Fae of Wishes "the Fae" in exile',
            "Alice casts the Fae as the Adventure Granted from exile without paying its mana cost",
            "the copy of Granted is on the stack",
        ),
        ("Bob has Teferi, Time Raveler in his hand", "Mulldrifter has left the game"),
        ("Alice divides the damage of Island 1: 1 to Island 2; 3 to Bob", "Bob first applies Island 1 to Island 2"),
        ("Alice chooses the color red for Island 1", "Alice chooses the name Clone for Island 1", "Alice keeps Island 1"),
        ("Island 1 starts with 2 damage", "Island 2 starts with 2 damage", "Island 1 has no damage marked"),
        ("Bob starts with 9 poison counters", "Alice starts with 1 poison counter", "Bob bears 9 poison counters"),
        ("it is Bob's draw step",),
        ("it is Alice's declare attackers step",),
        ("it is Bob's end of combat",),
        ("Carol has priority", "Dave is at 20 life"),
        ("Alice passes", "Bob can't cast Mulldrifter"),
        ("Bob has Shock in exile", "Alice can't cast Shock from exile"),
        ("Alice casts Mulldrifter", "Alice can't cast Mulldrifter from her graveyard"),
    ],
)
def test_words_and_facts_that_the_game_has_are_no_faults(steps: tuple[str, ...]) -> None:
    assert [fault.what for fault in faults(scenario(*steps), KnownCards())] == []


def test_the_keywords_are_those_of_the_rules() -> None:
    assert {"evoke", "flying", "first strike", "daybound"} <= KEYWORDS
    assert all(is_token_name(name) for name in ("Clue Token", "Elf Warrior Token", "Time Lord Token", "Boo"))
    assert not any(is_token_name(name) for name in ("Token", " Token", "Clue", "Elf Wariror Token"))


@needed
def test_the_list_of_keywords_is_that_of_the_official_text() -> None:
    heads = {
        rule.heading for rule in official("2026-08-07").rules if rule.number.startswith("702.") and rule.heading[:1].isalpha()
    }

    assert {part.strip().lower() for head in heads for part in head.split(" and ")} == KEYWORDS


def test_a_scenario_that_expects_nothing_is_at_fault() -> None:
    def expecting(*steps: str) -> bool:
        script = tuple(read(step) for step in steps)
        return not any("nothing is expected" in fault.what for fault in faults(replace(scenario(), script=script)))

    assert not expecting()
    assert not expecting("Alice casts Mulldrifter", "everyone passes until the stack is empty", "Alice accepts Island 1")
    assert expecting("Alice casts Mulldrifter", "nobody is asked anything")
    assert expecting("Alice can't cast Mulldrifter")
    assert expecting("Alice can't accept Island 1")


@pytest.mark.parametrize(
    "feature",
    [
        "", "/etc/x.feature", "../x.feature", "a/../../x.feature", ".", "x", "a//b.feature", "./a.feature", "a/.feature",
        "scenarios.schema.json", "a\0b.feature", "a\nb.feature", "\x1b[2Jx.feature",
    ],
)  # fmt: skip
def test_only_a_path_of_a_feature_below_the_suite_names_one(feature: str) -> None:
    assert any("no path" in fault.what for fault in faults(replace(scenario(), feature=feature)))


THEN = "the rules of 2007-10-01, which were in force on 2009-07-10"


@pytest.mark.parametrize(
    ("rule", "until", "wrong"),
    [
        ("702.51a", "", ""),
        ("502.46b", "", "there is no rule 502.46b in the rules; look its number up"),
        ("502.46b", "2007-09-30", ""),
        ("502.46b", "2009-07-10", ""),
        ("502.46c", "2009-07-10", f"there was no rule 502.46c in {THEN}; look its number up"),
        ("702.51a", "2009-07-10", f"there was no rule 702.51a in {THEN}; today's 702.51a was 502.46a"),
        ("702.51a", "2026-08-07", ""),
    ],
)
def test_what_no_longer_holds_cites_the_rules_of_its_last_day(rule: str, until: str, wrong: str) -> None:
    found = [fault.what for fault in faults(replace(scenario(), rules=(rule,), until=until))]
    assert found == ([wrong] if wrong else [])


@pytest.mark.parametrize(
    ("name", "until", "fine"),
    [
        ("Clue", "", False),
        ("Clue Token", "", True),
        ("Clue", "2021-11-18", True),
        ("Clue Token", "2021-11-18", False),
        ("Clue", "2021-11-19", False),
        ("Clue Token", "2021-11-19", True),
        ("Elf Time Lord", "2021-11-18", True),
    ],
)
def test_a_token_is_called_as_the_edition_has_it(name: str, until: str, fine: bool) -> None:
    found = faults(replace(scenario(f"Bob has no tokens named {name}"), until=until), KnownCards())
    assert any(f"no token is named {name}" in fault.what for fault in found) is not fine


@pytest.mark.parametrize(
    ("since", "until", "what"),
    [
        ("2020-01-01", "2010-01-01", "no edition of the rules since 2020-01-01 and until 2010-01-01"),
        ("2099-01-01", "", "the suite knows no edition of the rules since 2099-01-01"),
        ("", "2005-09-30", "the suite rules on no edition until 2005-09-30; the first is of 2005-10-01"),
        ("2020", "", "'2020' is no date"),
    ],
)
def test_an_edition_in_which_a_scenario_never_holds_is_a_fault(since: str, until: str, what: str) -> None:
    assert any(what in fault.what for fault in faults(replace(scenario(), since=since, until=until)))
    assert not list(faults(replace(scenario(), since="2010-01-01", until="2010-01-01")))


def test_a_scenario_and_its_feature_have_names() -> None:
    assert any("the scenario has no name" in fault.what for fault in faults(replace(scenario(), name="")))
    assert any("the feature has no name" in fault.what for fault in faults(replace(scenario(), title=" ")))


@pytest.mark.parametrize("number", ["٣", "³"])
def test_only_the_digits_of_ascii_make_numbers(number: str) -> None:
    assert any("statement" in fault.what for fault in faults(replace(scenario(), statements=(f"evoke-{number}",))))
    assert any("rule" in fault.what for fault in faults(replace(scenario(), rules=(f"603.{number}",))))
    assert parsed(f"the copy of Ox ({number})").number == 1


def test_a_yes_is_no_reference_and_a_player_may_be_spoken_of_in_one() -> None:
    assert list(references(read("Alice accepts Island 1"))) == ["Island 1"]
    assert set(players(read("Alice targets the enters ability of the Ox token of Carol; Bob with Ox"))) == {
        "Alice",
        "Bob",
        "Carol",
    }
    assert set(players(read("Alice attacks Bob with Ox, and Carol with the Elk token of Dave"))) == {
        "Alice",
        "Bob",
        "Carol",
        "Dave",
    }


def test_a_reference_is_taken_apart() -> None:
    found = parsed("the end step ability of the Clue Token token of Alice (2)")

    assert (found.kind, found.name, found.source, found.number) == ("ability", "end step", "the Clue Token token of Alice", 2)
    assert parsed("B.F.M. (2)").name == "B.F.M. (2)"
    assert parsed("the combat damage").kind == "combat damage"


def test_the_list_of_rule_numbers_is_read_as_it_was_written() -> None:
    numbers = ["100.1", "100.1a", "100.2", *(f"704.5{letter}" for letter in "abcdefghijkmnpqrstuvwxyz"), "704.5aa", "704.5"]
    numbers += [f"704.{number}" for number in range(1, 5)]

    assert set(expanded(compacted(numbers))) == set(numbers)
    with pytest.raises(ValueError, match="gaps"):
        compacted(["100.2"])


@needed
def test_the_list_of_rule_numbers_is_that_of_the_official_text() -> None:
    assert known_numbers() == {rule.number for rule in official("2026-08-07").rules}
