from __future__ import annotations

import re
import time
from typing import get_args

import pytest
from hypothesis import given, settings

from adapters.contract.messages import Activate, Attack, Block, Cast, Payment, Play
from adapters.contract.view import DecisionKind
from adapters.suite import phrases
from adapters.suite.phrases import PHRASES, AmbiguousStep, UnknownStep, Unwritable, about_texts
from adapters.suite.phrases.table import Phrase, plain
from adapters.suite.scenario import (
    Answers,
    AnyItem,
    BearsSticker,
    Cannot,
    CardEntry,
    Does,
    HasCounters,
    HasLeftGame,
    HasMana,
    HasSheets,
    HasType,
    Holds,
    IsAsked,
    IsAttacking,
    IsBlocking,
    IsColored,
    IsDamaged,
    IsFaceDown,
    IsIn,
    IsNamed,
    IsPhased,
    StackTargets,
    StartsDamaged,
    StartsTapped,
    StartsWithCounters,
    StartsWithSticker,
)
from tests.suite.items import items

EXAMPLES = [example for phrase in PHRASES for example in phrase.examples]


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.name)
def test_an_example_is_read_by_its_own_phrase_alone_and_written_back(phrase: Phrase) -> None:
    for example in phrase.examples:
        found, item = phrases.understand(example)

        assert found is phrase
        assert phrases.write(item) == example
        assert sum(template.pattern.fullmatch(example) is not None for template in phrase.templates) == 1


def test_there_are_at_most_sixty_five_phrases_each_with_a_name_of_its_own() -> None:
    names = [phrase.name for phrase in PHRASES]

    assert len(names) == len(set(names)) <= 65
    # What is said of a game, and what of the texts of the rules, where nobody looks who writes of a game.
    assert sum(len(phrase.forms) for phrase in PHRASES if phrase not in about_texts.PHRASES) <= 80
    assert sum(len(phrase.forms) for phrase in about_texts.PHRASES) <= 7


def test_every_kind_of_question_but_two_has_words_for_its_answer() -> None:
    answers = {item.kind for item in map(phrases.read, EXAMPLES) if isinstance(item, Answers)}
    words = {"shield", "counter", "number", "name", "choose player", "sticker", "position"}

    assert {*get_args(DecisionKind)} - answers - words == {"new targets", "library place"}


@given(items)
@settings(max_examples=1000)
def test_reading_what_was_written_gives_the_item_again(item: AnyItem) -> None:
    assert phrases.read(phrases.write(item)) == item


@pytest.mark.parametrize(
    ("text", "item"),
    [
        (
            'Alice has 3 Island; Grizzly Bears "the first Bears" in her hand',
            Holds(
                player="Alice",
                zone="hand",
                cards=(CardEntry(card="Island", count=3), CardEntry(card="Grizzly Bears", label="the first Bears")),
            ),
        ),
        (
            "Alice controls Bob's Ashling, the Limitless",
            Holds(player="Alice", owner="Bob", zone="battlefield", cards=(CardEntry(card="Ashling, the Limitless"),)),
        ),
        (
            "Bob controls 2 Onulet of the printing 4ED",
            Holds(player="Bob", zone="battlefield", cards=(CardEntry(card="Onulet", count=2),), printing="4ED"),
        ),
        (
            "Bob has Kird Ape of the printing ARN in his hand",
            Holds(player="Bob", zone="hand", cards=(CardEntry(card="Kird Ape"),), printing="ARN"),
        ),
        (
            'Alice controls Kongming, "Sleeping Dragon" "the King"; 1 1996 World Champion',
            Holds(
                player="Alice",
                zone="battlefield",
                cards=(CardEntry(card='Kongming, "Sleeping Dragon"', label="the King"), CardEntry(card="1996 World Champion")),
            ),
        ),
        (
            "Bob can't cast Ox from his graveyard for its evoke cost {2}{U} with X = 0 targeting Bob; Elk, spending {U}",
            Cannot(
                action=Cast(
                    player="Bob",
                    card="Ox",
                    zone="graveyard",
                    alternative="evoke",
                    cost="{2}{U}",
                    x=0,
                    targets=("Bob", "Elk"),
                    payment=Payment(mana="{U}"),
                )
            ),
        ),
        (
            "Alice casts Ox, exiling Swamp, sacrificing Elk; Cat, discarding Fog, making mana with Island 1; Island 2",
            Does(
                action=Cast(
                    player="Alice",
                    card="Ox",
                    payment=Payment(exile=("Swamp",), sacrifice=("Elk", "Cat"), discard=("Fog",), tap=("Island 1", "Island 2")),
                )
            ),
        ),
        (
            "Alice casts Ox with kicker and buyback with X = 1 targeting Bob, announcing {B}; {2}; 2 life",
            Does(
                action=Cast(
                    player="Alice",
                    card="Ox",
                    additional=("kicker", "buyback"),
                    announced=("{B}", "{2}", "2 life"),
                    x=1,
                    targets=("Bob",),
                )
            ),
        ),
        (
            "Bob can't cast Ox for its flashback cost, convoking with Elk for {G}; Cat; the Ox token of Bob for {1}, delving Fog",
            Cannot(
                action=Cast(
                    player="Bob",
                    card="Ox",
                    alternative="flashback",
                    payment=Payment(convoke=(("Elk", "{G}"), ("Cat", ""), ("the Ox token of Bob", "{1}")), delve=("Fog",)),
                )
            ),
        ),
        (
            "Alice casts Ox choosing mode 2 targeting Elk",
            Does(action=Cast(player="Alice", card="Ox", modes=(2,), targets=("Elk",))),
        ),
        (
            "Alice can't cast Ox with kicker choosing modes 1 and 3 with X = 2",
            Cannot(action=Cast(player="Alice", card="Ox", additional=("kicker",), modes=(1, 3), x=2)),
        ),
        (
            "Bob casts Ox as the Adventure Elk of Cat from exile without paying its mana cost targeting Fog",
            Does(action=Cast(player="Bob", card="Ox", part="Elk of Cat", zone="exile", alternative="free", targets=("Fog",))),
        ),
        (
            "Alice casts Ox, improvising with Elk; Cat, exiling Fog",
            Does(action=Cast(player="Alice", card="Ox", payment=Payment(improvise=("Elk", "Cat"), exile=("Fog",)))),
        ),
        (
            "Alice attacks Bob with Ox; Elk, and Carol with Cat",
            Does(action=Attack(player="Alice", attackers=(("Ox", "Bob"), ("Elk", "Bob"), ("Cat", "Carol")))),
        ),
        (
            "Bob can't block Ox with Elk, and Cat with Elk",
            Cannot(action=Block(player="Bob", blockers=(("Elk", "Ox"), ("Elk", "Cat")))),
        ),
        ("Alice attacks with nothing", Does(action=Attack(player="Alice"))),
        ("Bob can't block with nothing", Cannot(action=Block(player="Bob"))),
        ("Ox has left the game", HasLeftGame(object="Ox")),
        ("Ox is attacking Bob", IsAttacking(object="Ox", attacked="Bob")),
        ("Elk is blocking Ox; Cat", IsBlocking(object="Elk", attackers=("Ox", "Cat"))),
        ('Ox is named Kongming, "Sleeping Dragon"', IsNamed(object="Ox", name='Kongming, "Sleeping Dragon"')),
        ("Ox is named A; B", IsNamed(object="Ox", name="A; B")),
        ("Ox has no name", IsNamed(object="Ox", name="")),
        ("Ox has the type Time Lord", HasType(object="Ox", type="Time Lord")),
        ("Ox lacks the type Legendary", HasType(object="Ox", type="Legendary", has=False)),
        ("Ox is face down", IsFaceDown(object="Ox", down=True)),
        ("Ox is face up", IsFaceDown(object="Ox", down=False)),
        ("Bob has the sticker sheets A B C; D's E F", HasSheets(player="Bob", sheets=("A B C", "D's E F"))),
        ("Bob has the sticker sheet A B C", HasSheets(player="Bob", sheets=("A B C",))),
        ("Ox starts with the sticker Hot Dog", StartsWithSticker(object="Ox", sticker="Hot Dog")),
        ("Ox starts with the sticker Dark after 2 words", StartsWithSticker(object="Ox", sticker="Dark", after=2)),
        ("Ox starts with the sticker 1/5 of A B C", StartsWithSticker(object="Ox", sticker="1/5 of A B C")),
        ("Ox bears the sticker ability 1 of A B C", BearsSticker(object="Ox", sticker="ability 1 of A B C")),
        ("Ox bears no sticker Dark", BearsSticker(object="Ox", sticker="Dark", bears=False)),
        (
            "Bob chooses the sticker Hot Dog for the enters ability of Elk",
            Answers(player="Bob", kind="sticker", answer=("Hot Dog",), about="the enters ability of Elk"),
        ),
        (
            "Bob can't choose the position 3 for Elk",
            Answers(player="Bob", kind="position", answer=("3",), about="Elk", refused=True),
        ),
        (
            "Bob is asked to choose a sticker for Elk, from Dark; art 1 of A B C",
            IsAsked(player="Bob", kind="sticker", about="Elk", options=("Dark", "art 1 of A B C")),
        ),
        ("Bob is asked to choose a position for Elk", IsAsked(player="Bob", kind="position", about="Elk")),
        ("Ox is phased in", IsPhased(object="Ox", out=False)),
        (
            "Alice casts Mulldrifter without paying its mana cost through Omniscience",
            Does(action=Cast(player="Alice", card="Mulldrifter", alternative="free", by="Omniscience")),
        ),
        (
            "Alice casts Mulldrifter for the cost of Fist of Suns",
            Does(action=Cast(player="Alice", card="Mulldrifter", alternative="rather", by="Fist of Suns")),
        ),
        (
            "Alice activates ability 2 of Grim Backwoods, sacrificing Mulldrifter",
            Does(
                action=Activate(player="Alice", source="Grim Backwoods", ability=2, payment=Payment(sacrifice=("Mulldrifter",)))
            ),
        ),
        ("Alice taps Island for {U}", Does(action=Activate(player="Alice", source="Island", mana="{U}"))),
        (
            "Bob can't target nothing with the enters ability of Shriekmaw",
            Answers(player="Bob", kind="targets", answer=(), about="the enters ability of Shriekmaw", refused=True),
        ),
        (
            "Alice divides the damage of Circle of Protection: Red: 2 to Grizzly Bears; 4 to Bob",
            Answers(
                player="Alice",
                kind="distribute",
                about="Circle of Protection: Red",
                answer=("2", "4"),
                among=("Grizzly Bears", "Bob"),
            ),
        ),
        (
            "Bob can't divide the shield of Ox: 0 to Elk",
            Answers(player="Bob", kind="shield", about="Ox", answer=("0",), among=("Elk",), refused=True),
        ),
        (
            "Bob would first apply Furnace of Rath to Shock",
            Answers(player="Bob", kind="replacement", about="Shock", answer=("Furnace of Rath",), if_asked=True),
        ),
        ("Bob can't first apply Fog", Answers(player="Bob", kind="replacement", answer=("Fog",), refused=True)),
        (
            "Alice would choose the color blue for Ox",
            Answers(player="Alice", kind="color", about="Ox", answer=("U",), if_asked=True),
        ),
        ("Alice chooses the number 3 for Ox", Answers(player="Alice", kind="number", about="Ox", answer=("3",))),
        ("Alice chooses the name Elk for Ox", Answers(player="Alice", kind="name", about="Ox", answer=("Elk",))),
        ("Alice chooses the player Bob for Ox", Answers(player="Alice", kind="choose player", about="Ox", answer=("Bob",))),
        ("Alice keeps Ox 2", Answers(player="Alice", kind="legend", answer=("Ox 2",))),
        (
            "Alice would target Bob with Ox",
            Answers(player="Alice", kind="targets", about="Ox", answer=("Bob",), if_asked=True),
        ),
        (
            "Alice is asked to divide the damage of Ox, from Elk; Bob",
            IsAsked(player="Alice", kind="distribute", about="Ox", options=("Elk", "Bob")),
        ),
        (
            "Alice is asked to choose a color for Ox, from red; white",
            IsAsked(player="Alice", kind="color", about="Ox", options=("R", "W")),
        ),
        ("Bob bears 3 poison counters", HasCounters(object="Bob", kind="poison", count=3)),
        ("Carol starts with 9 poison counters", StartsWithCounters(object="Carol", kind="poison", count=9)),
        ("Ox has no damage marked", IsDamaged(object="Ox", damage=0)),
        ("Ox starts with 2 damage", StartsDamaged(object="Ox", damage=2)),
        ("Alice has no mana left", HasMana(player="Alice", mana="")),
        ("Mulldrifter is blue and white", IsColored(object="Mulldrifter", colors="WU")),
        ("Mulldrifter is on the stack under Bob's control", IsIn(object="Mulldrifter", zone="stack", player="Bob")),
        ("the targets of Fireball are Bob; Island", StackTargets(reference="Fireball", targets=("Bob", "Island"))),
    ],
)
def test_what_a_sentence_means(text: str, item: AnyItem) -> None:
    assert phrases.read(text) == item


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Alice casts Mulldrifter from his graveyard", "write 'her'"),
        ("Bob has Island in her hand", "write 'his' for Bob"),
        ('Alice controls 2 Island "here"', "several copies cannot share the label"),
        ("Alice controls Island; ", "an empty entry"),
        ("Alice has {Q} to spend", "not a mana symbol"),
        ("Alice casts Mulldrifter for its evoke cost without paying its mana cost", "one cost only"),
        ("Alice activates Island for {U}", "taps ... for ..."),
        ("Alice casts Ox with kicker and kicker", "a word twice"),
        ("Alice casts Ox, convoking with Elk for {2}", "a creature pays for {1} or for one mana of a color"),
        ("Alice casts Ox, convoking with Elk for {C}", "a creature pays for {1} or for one mana of a color"),
        ("Alice casts Ox choosing mode 0", "there is no mode 0"),
        ("Alice casts Ox choosing modes 1", "write mode for one and modes for several"),
        ("Alice casts Ox choosing mode 1 and 2", "write mode for one and modes for several"),
        ("Alice casts Ox, announcing {1}", "'{1}' is announced for no symbol"),
        ("Alice casts Ox, announcing 3 life", "'3 life' is announced for no symbol"),
        ("Alice attacks Bob", "'Bob' does not say who with what"),
        ("Alice attacks Bob with nothing", "write 'with nothing' alone"),
        ("Alice attacks with Ox", "write it like: Bob with Hill Giant; Memnite"),
        ("Bob can't block Ox with Elk, and Cat", "'Cat' does not say who with what"),
        ("Mulldrifter is blue and blue", "a color twice"),
        ("the target of Fireball is Bob; Island", "several where one belongs"),
        ("Alice controls 1996 World Champion", "write 1 1996 World Champion"),
        ("Alice controls Island; 1001 Island", "1001 copies are too many"),
        ("Alice divides the damage of Ox: 2 to Elk; Bob", "'Bob' does not say how much to whom"),
        ("Alice divides the damage of Ox: 2 to Elk; 1 to Elk", "Elk twice"),
        ("Alice chooses the color mauve for Ox", "mauve is no color; those are white, blue, black, red, green"),
        ("Alice chooses the number three for Ox", "write the number in digits, not 'three'"),
        ("Alice chooses the position first for Ox", "write the position in digits, not 'first'"),
        ("Alice chooses the player Ox for Elk", "there is no player Ox"),
        ("Alice is asked to choose a color for Ox, from red; mauve", "mauve is no color; those are white"),
        ("Alice is asked to choose a color for Ox, from R; W", "R is no color; those are white"),
        ("Alice is asked to choose a number for Ox, from 1; x", "write the number in digits, not 'x'"),
        ("Alice is asked to choose a player for Ox, from Bob; Elk", "there is no player Elk"),
        ("Alice first applies Ox; Elk", "several where one belongs"),
        ("Alice cast Shock targeting Bob", "write: Alice casts ..."),
        ("Bob block Memnite with Hill Giant", "write: Bob blocks ..."),
        ("Alice have Shock in her hand", "write: Alice has ..."),
        ("Eve casts Shock targeting Bob", "there is no player Eve; the players are Alice, Bob, Carol, Dave"),
        ("Eve is at 20 life", "there is no player Eve"),
        ("Eve has Shock in her hand", "there is no player Eve"),
    ],
)
def test_a_sentence_that_is_nearly_right_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(UnknownStep, match=re.escape(why)):
        phrases.read(text)


def test_the_nearest_phrases_are_looked_for_only_where_they_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_nearest", lambda text: pytest.fail(f"looked for what is like {text!r}"))
    with pytest.raises(UnknownStep):
        phrases.read("Mulldrifter sings in Alice's graveyard")


def test_an_unknown_sentence_is_refused_with_the_nearest_phrases() -> None:
    with pytest.raises(UnknownStep) as caught:
        phrases.read("Mulldrifter is in the graveyard of Alice")

    assert "Mulldrifter is in Alice's graveyard" in caught.value.nearest
    assert "Mulldrifter is in Alice's graveyard" in str(caught.value)


def test_a_sentence_of_two_phrases_is_an_error_that_names_both(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = plain("lies tapped", "{object:ref} starts tapped", StartsTapped, "Island starts tapped")
    monkeypatch.setattr(phrases, "BY_WORDS", phrases.by_words((*PHRASES, twin)))

    with pytest.raises(AmbiguousStep, match=r"starts tapped \| lies tapped"):
        phrases.read("Wastes starts tapped")


def test_an_item_without_words_is_refused_but_can_be_described() -> None:
    item = IsIn(object="Mulldrifter", zone="hand")

    with pytest.raises(Unwritable):
        phrases.write(item)
    assert "Mulldrifter" in phrases.describe(item)


def test_cards_whose_names_have_quotes_or_begin_with_a_number_are_written() -> None:
    for text in ('Alice controls Kongming, "Sleeping Dragon" "the King"', "Alice controls 1 1996 World Champion"):
        assert phrases.write(phrases.read(text)) == text
    with pytest.raises(Unwritable):
        phrases.write(Holds(player="Alice", zone="battlefield", cards=(CardEntry(card='Kongming, "Sleeping Dragon"'),)))


@pytest.mark.parametrize(
    "item",
    [
        Does(action=Cast(player="Alice", card="Ox", zone="battlefield")),
        Cannot(action=Play(player="Alice", card="Ox", zone="stack")),
        Does(action=Cast(player="Zoe", card="Ox", zone="graveyard")),
        Answers(player="Alice", kind="may", answer=(), about="Ox"),
        IsColored(object="Ox", colors="ZZ"),
    ],
)
def test_any_item_can_be_described(item: AnyItem) -> None:
    assert "Ox" in phrases.describe(item)


@pytest.mark.parametrize(
    "text", ["Bob starts at ٣ life", "Bob starts at ³ life", "Bob has {٣} to spend", f"Bob starts at {'9' * 5000} life"]
)
def test_only_short_numbers_of_ascii_digits_are_read(text: str) -> None:
    with pytest.raises(UnknownStep):
        phrases.read(text)


def test_reading_a_sentence_takes_some_ten_microseconds() -> None:
    texts = EXAMPLES
    best = float("inf")
    for _ in range(20):
        phrases.understand.cache_clear()
        began = time.perf_counter()
        for text in texts:
            phrases.read(text)
        best = min(best, (time.perf_counter() - began) / len(texts))

    assert best < 100e-6


def test_a_phrase_that_needs_no_word_is_tried_on_every_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    wordless = plain("lies", "{object:ref}-tapped", StartsTapped, "Island-tapped")
    monkeypatch.setattr(phrases, "BY_WORDS", phrases.by_words((*PHRASES, wordless)))

    assert phrases.understand("My Wastes-tapped") == (wordless, StartsTapped(object="My Wastes"))
