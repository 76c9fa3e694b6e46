from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.contract.view import ObjectView, PlayerView, View
from adapters.suite.running.forms import misspelt
from oracle.cards.subtypes import SUBTYPES
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES
from oracle.mana import COLORS, MANA_TYPES, show_mana

OX = ObjectView(label="Ox", name="Grizzly Bears", zone="battlefield", owner="Alice", controller="Alice")
FOREST = replace(OX, label="", name="Forest", supertypes=("Basic",), types=("Land",), subtypes=("Forest",))


def found(mana: str = "", **facts: Any) -> list[str]:
    """What is misspelt where an ox has these facts, beside a forest, and Alice has this mana."""
    player = PlayerView(name="Alice", life=20, poison=0, mana=mana, hand=0, library=0)
    shown = (FOREST, replace(OX, **facts), FOREST)
    view = View(turn=1, active="Alice", step="upkeep", priority="", players=(player,), objects=shown, stack=())
    return list(misspelt(view))


@given(
    mana=st.lists(st.sampled_from(MANA_TYPES)).map(lambda found: sorted(found, key=MANA_TYPES.index)),
    colors=st.sets(st.sampled_from(COLORS)),
    types=st.lists(st.sampled_from(CARD_TYPES)),
    supertypes=st.lists(st.sampled_from(SUPERTYPES)),
    subtypes=st.lists(st.sampled_from(sorted(SUBTYPES))),
    keywords=st.lists(
        st.sampled_from(
            ("flying", "first strike", "protection from red", "jump-start", "islandwalk", "brewing", "hexproof from colorless")
        )
    ),
    counters=st.dictionaries(
        st.sampled_from(("+1/+1", "-0/-1", "+10/+0", "charge", "first strike", "third-degree-burn", "hexproof from red")),
        st.just(1),
    ),
)
def test_what_is_written_as_on_the_card_is_well(
    mana: list[str],
    colors: set[str],
    types: list[str],
    supertypes: list[str],
    subtypes: list[str],
    keywords: list[str],
    counters: dict[str, int],
) -> None:
    facts = {"types": types, "supertypes": supertypes, "subtypes": subtypes, "keywords": keywords}
    ordered = "".join(color for color in COLORS if color in colors)
    written = {name: tuple(words) for name, words in facts.items()}

    assert found(show_mana(mana) if mana else "", colors=ordered, counters=counters, **written) == []


@given(st.text(st.sampled_from("WUBRG"), min_size=1))
def test_colors_are_letters_in_their_order_each_once(colors: str) -> None:
    well = colors == "".join(color for color in "WUBRG" if color in colors)

    assert (found(colors=colors) == []) is well


@given(st.text(st.sampled_from("WUBRGCXS12{}/ "), max_size=6))
def test_a_mana_pool_is_mana_of_six_types_in_their_order(mana: str) -> None:
    symbols = mana[1:-1].split("}{") if mana else []
    well = mana == "".join(f"{{{kind}}}" for kind in "WUBRGC" for _ in range(symbols.count(kind)))

    assert (found(mana) == []) is well


@given(st.sampled_from(sorted(SUBTYPES)), st.sampled_from((str.lower, str.upper, str.swapcase)))
def test_a_subtype_in_other_letters_is_told_as_it_is_on_the_card(subtype: str, change: Any) -> None:
    assert found(subtypes=(change(subtype),)) == [
        f"{change(subtype)!r} is among `subtypes` of Ox: as on the card, it is {subtype!r}"
    ]


MISSPELT: dict[str, tuple[dict[str, Any], str]] = {
    "a color by its name": (
        {"colors": "Green"},
        "`colors` of Ox is 'Green': letters in the order WUBRG, such as 'G' or 'WU', and '' for colorless",
    ),
    "colors in another order": ({"colors": "GW"}, "`colors` of Ox is 'GW': letters in the order WUBRG"),
    "a color in braces": ({"colors": "{G}"}, "`colors` of Ox is '{G}': letters in the order WUBRG"),
    "colorless as a color": ({"colors": "C"}, "`colors` of Ox is 'C': letters in the order WUBRG"),
    "a type in capitals": ({"types": ("Artifact", "LAND")}, "'LAND' is among `types` of Ox: a type is one of Artifact, Battle, "),
    "a supertype among the types": ({"types": ("Basic", "Land")}, "'Basic' is among `types` of Ox: a type is one of Artifact"),
    "a supertype in small letters": (
        {"supertypes": ("basic",)},
        "'basic' is among `supertypes` of Ox: a supertype is one of Basic, Legendary, ",
    ),
    "a new subtype in small letters": (
        {"subtypes": ("florbel",)},
        "'florbel' is among `subtypes` of Ox: as on the card, it is 'Florbel'",
    ),
    "a new subtype in capitals": ({"subtypes": ("FLORBEL",)}, "as on the card, it is 'Florbel'"),
    "a keyword as a name": ({"keywords": ("Haste",)}, "'Haste' is among `keywords` of Ox: in lower case, it is 'haste'"),
    "a keyword in capitals": ({"keywords": ("flying", "FIRST STRIKE")}, "in lower case, it is 'first strike'"),
    "a keyword in one word": ({"keywords": ("firststrike",)}, "as on a card, and without number or cost, it is 'first strike'"),
    "a keyword with a line under it": ({"keywords": ("first_strike",)}, "it is 'first strike'"),
    "a keyword with a number": ({"keywords": ("toxic 1",)}, "'toxic 1' is among `keywords` of Ox: as on a card, and without "),
    "a variant of a keyword in capitals": ({"keywords": ("hexproof from Red",)}, "in lower case, it is 'hexproof from red'"),
    "a color with a word before it": ({"keywords": ("hexproof from color red",)}, "it is 'hexproof from red'"),
    "a quality that is a type": ({"keywords": ("protection from artifact",)}, "it is 'protection from artifacts'"),
    "a counter of a keyword in one word": (
        {"counters": {"firststrike": 1}},
        "'firststrike' is among `counters` of Ox: as the keyword that it gives, it is 'first strike'",
    ),
    "a counter of a variant with a word more": ({"counters": {"hexproof from color red": 1}}, "it is 'hexproof from red'"),
    "a keyword with a cost": ({"keywords": ("ward {2}",)}, "it is 'ward'"),
    **{
        f"counters that are called {kind!r}": (
            {"counters": {"charge": 1, kind: 0}},
            f"{kind!r} is among `counters` of Ox: a kind is in lower case, or as on a card, such as '-1/-1' or 'charge'",
        )
        for kind in (
            "M1M1",
            "Loyalty",
            "",
            "-1/-1 ",
            "-1/-1 counter",
            "charge counters",
            "-01/-1",
            "1/1",
            "\u22121/\u22121",
            "p1p1",
        )
    },
    "mana without braces": (
        {"mana": "{G}X"},
        "`mana` of Alice is '{G}X': each mana in braces, in the order WUBRGC, such as '{U}{U}{C}', and '' for none",
    ),
    "mana in another order": ({"mana": "{C}{U}"}, "`mana` of Alice is '{C}{U}': each mana in braces, in the order WUBRGC"),
    "a number of mana": ({"mana": "{2}"}, "`mana` of Alice is '{2}'"),
    "no mana in braces": ({"mana": "{0}"}, "`mana` of Alice is '{0}'"),
}


@pytest.mark.parametrize(("facts", "told"), MISSPELT.values(), ids=MISSPELT)
def test_what_is_misspelt_is_told_once_with_the_right_form(facts: dict[str, Any], told: str) -> None:
    (only,) = found(**facts)
    assert told in only


def test_a_new_subtype_may_be_any_word_that_begins_with_a_capital() -> None:
    assert found(subtypes=("Florbel", "Far-Off", "O'Xy")) == []


def test_what_has_no_label_is_told_by_its_name() -> None:
    assert "'haste' is among `types` of Grizzly Bears" in found(label="", types=("haste",))[0]
