"""``rulings steps``: the words rulings are written in."""

from __future__ import annotations

import click


@click.command("steps")
@click.argument("words", nargs=-1, metavar="[WORD]...")
def command(words: tuple[str, ...]) -> int:
    """List the phrases of the vocabulary with an example of each, and what stands in their slots.

    With WORDs only the phrases that have them all: rulings steps counter
    """
    from adapters.suite.bad_input import BadInput
    from adapters.suite.phrases.dictionary import dictionary
    from adapters.suite.reading.vocabulary import is_keyword

    told = dictionary(words)
    if not told:
        keyword = "; that an object has a keyword is said by one phrase for all: rulings steps keyword"
        known = is_keyword(" ".join(words).casefold())
        raise BadInput(f"no phrase has {' and '.join(map(repr, words))}{keyword if known else ''}")
    click.echo(told, nl=False)
    return 0
