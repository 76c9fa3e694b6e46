"""The vocabulary for whoever writes rulings: every phrase with its forms and an example, and what stands in the slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import get_args

from adapters.contract.messages import Additional
from adapters.contract.references import TRIGGER_WORDS
from adapters.suite.phrases import about_texts, answering, doing, expecting, setting_up
from adapters.suite.phrases.slots import PLAYERS, PRONOUNS, STEP_WORDS
from adapters.suite.phrases.slots_of_texts import FATES, PLACES
from adapters.suite.phrases.table import Phrase
from adapters.suite.running.board import FILLER, FILLERS, fillers

_CHAPTERS = (
    ("Set-up", setting_up.PHRASES),
    ("What players do", doing.PHRASES),
    ("Answers to questions", answering.PHRASES),
    ("Expectations", expecting.PHRASES),
    ("Rulings about the texts of the rules", about_texts.PHRASES),
)

_ABOUT = """\
# The phrases

`{name:type}` is a slot, `{name:one|two}` a choice of words, `[...]` may be left out. What stands in the slots is said at the end.
"""


def dictionary(words: Iterable[str] = ()) -> str:
    """The vocabulary as Markdown. ``words``: only the rows that have all of them, without the rest; empty if none has."""
    words = [word.casefold() for word in words]
    chapters = [(title, [row for phrase in phrases for row in _rows(phrase) if _has(row, words)]) for title, phrases in _CHAPTERS]
    listed = "\n".join(_chapter(title, rows) for title, rows in chapters if rows)
    return listed if words else f"{_ABOUT}\n{listed}\n{_slots()}"


def _rows(phrase: Phrase) -> Iterator[str]:
    """A row for each thing that the phrase can say, with all forms for it and an example."""
    for name, forms in groupby(phrase.forms, key=lambda form: form.name):
        called = phrase.name if name == phrase.name else f"{phrase.name}: {name}"
        alike = tuple(forms)
        said = " or ".join(f"`{_cell(form.template.source)}`" for form in alike)
        yield f"| {called} | {said} | {_cell(alike[0].example)} |"


def _has(row: str, words: Iterable[str]) -> bool:
    return all(word in row.casefold() for word in words)


def _chapter(title: str, rows: Iterable[str]) -> str:
    return "\n".join((f"## {title}", "", "| phrase | form | example |", "|---|---|---|", *rows)) + "\n"


def _slots() -> str:
    """What stands in the slots, as a list in Markdown."""
    cards = fillers(PLAYERS[0])
    said = {
        "player": f"{', '.join(PLAYERS)}, as they sit; `her` is {', '.join(f'{PRONOUNS[name]} for {name}' for name in PLAYERS)}.",
        "step": f"{', '.join(STEP_WORDS)}. Without a line for it the game begins in {PLAYERS[0]}'s precombat main phase."
        " To pass until the step that it is already waits until it begins again: where a creature strikes first, until the second"
        " combat damage step.",
        "cards": "names of cards, separated by `; `. A number before a name says how many: `2 Island` are Island 1 and Island 2."
        ' A label in quotes behind it is what that one card is called from then on: `Grizzly Bears "the first Bears"`.',
        "printing": "the code of the set in which these cards were printed, `ATQ`; only rules that are gone ask for it.",
        "ref": "a card by its label, which is its name where no other was given; a player; or what no set-up line puts there: an"
        " ability on the stack (`the evoke ability of Mulldrifter`), a token (`the Clue Token token of Alice`), a copy of a spell"
        " (`the copy of Mulldrifter`), or, under the editions until 2009-07-10, `the combat damage` on the stack."
        " Of two alike the younger has ` (2)` behind it.",
        "refs": "several such, separated by `; `. What is put in order is named in that order:"
        " `chooses Hill Giant; Grizzly Bears for Gurmag Angler` is its damage assignment order, where the edition has one.",
        "words for abilities": "the keyword that stands for the ability (evoke, prowess), or else the event it triggers on:"
        f" {', '.join(TRIGGER_WORDS)}; or activated.",
        "mana, pool": "symbols as on a card, `{2}{U}`; what is in a pool is never generic.",
        "additional": f"{', '.join(get_args(Additional))}, with `and` between several.",
        "modes": "`mode 2`, `modes 1 and 3`: the places of the chosen modes in the printed list.",
        "announced": "for each hybrid and Phyrexian symbol of the cost, in order, what is paid: `{B}`, `{2}` or `2 life`;"
        " separated by `; `.",
        "creatures for mana": "creatures, separated by `; `, each with the mana it pays for, `Grizzly Bears for {G}` or `for"
        " {1}`, or without, where that is left to the engine. All that convoke are named, or none.",
        "groups": "in an attack `Bob with Hill Giant; Memnite`, in a block `Grizzly Bears with Hill Giant; Memnite`; several of"
        " these have `, and ` between them; `with nothing` where nobody attacks or blocks. Attackers are declared in the declare"
        " attackers step and blockers in the declare blockers step, before anything else is done there: pass until it is.",
        "shares": "`2 to Grizzly Bears; 4 to Bob`: how much each gets, in any order; whoever is not named gets 0.",
        "would": "what is answered where the question comes; an engine need not ask what nothing can come of.",
        "count": "a number, or no.",
        "kind": "of a counter, as on a card: `-1/-1`, `charge`, and of a player's energy, experience, poison, rad or ticket.",
        "type": "a supertype, card type or subtype, as on a card: `Legendary`, `Artifact`, `Assembly-Worker`.",
        "name": "a whole name, the words of stickers in it: `Dark Bear Cub`. A token is spoken of by the name that it has now.",
        "sheets": "sticker sheets, each called by its three name stickers: `Urza's Dark Cannonball`.",
        "sticker": "a name sticker by its words, `Dark`, `Hot Dog`; another one by what it is and its sheet: `1/5 of Urza's Dark"
        " Cannonball`, `ability 1 of ...`, `art 1 of ...`, counted as on the sheet. Only words have a place in a name.",
        "position": "where the words of a sticker go: the number of words before them, `chooses the position 1 for ...`.",
        "keyword": "in lower case, without number or cost, but with a quality: `first strike`, `toxic`, `protection from black`.",
        "colors": "colorless, or colors with `and` between them.",
        "day": "a day from which a text says that it is in force, `2013-07-13`, and so the edition; or the day in a file's name.",
        "rule, rules": "numbers of rules, `702.50a`, with ` and ` between several.",
        "fate": f"what becomes of rules: {'; '.join(FATES.values())}. {PLACES}.",
        "line": "a line of a text in words of your own, as it would stand in its file: `702.21a Galloping lets a creature run"
        " twice.`; the title, the date, the contents and the headings of chapters and sections are put around such lines.",
        "libraries": f"at the bottom of each lie {FILLERS} {FILLER}, called {cards[0]} to {cards[-1]}, and so on.",
    }
    lines = ["## What stands in the slots", "", *(f"* **{name}**: {meaning}" for name, meaning in said.items())]
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
