"""``rulings rules index``: the history of the rules that the project knows, written anew."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("index")
@click.argument("sources", nargs=-1, required=True, metavar="FOLDER", type=click.Path(path_type=Path))
def command(sources: tuple[Path, ...]) -> int:
    """Write the history of the rules that the project knows (oracle/rulebook/history/history.txt) anew from the texts in FOLDER.

    It has the numbers of all rules in each of the editions, and where they were worded otherwise, but no word of them. Of every
    edition that it has already there must be a text.
    """
    from adapters.cli.rules.texts import compared, texts_of
    from adapters.reports.tally import counting
    from adapters.suite.bad_input import BadInput
    from adapters.suite.writing.whole_files import replace_text
    from oracle.rulebook.history import known as history
    from oracle.rulebook.history.chronicle_files import read, written

    texts = texts_of(sources)
    file = history.path()
    try:
        before = file.read_text(encoding="utf-8") if file.is_file() else ""
        # What the suite cites are numbers of these editions.
        lost = set(read(before).editions).difference(text.edition for text in texts)
    except ValueError as error:
        raise BadInput(f"this is no history of the rules: {error}; remove it, and it is written anew", file) from None
    if lost:
        raise BadInput(f"it has the rules of {', '.join(sorted(lost))}, of which no text was given; add them, or remove it", file)
    chronicle = compared(texts).chronicle
    text = written(chronicle)
    if text != before:
        replace_text(file, text)
    click.echo(f"{file}: {counting(len(chronicle.editions), 'edition')}{', as it was' if text == before else ''}")
    return 0
