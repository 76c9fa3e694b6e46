"""``rulings rules index``: the history of the rules that the project knows, written anew."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("index")
@click.argument("sources", nargs=-1, required=True, metavar="FOLDER", type=click.Path(path_type=Path))
def command(sources: tuple[Path, ...]) -> int:
    """Write the history of the rules that the project knows (oracle/rulebook/history/history.txt) anew from the texts in FOLDER.

    It has the numbers of all rules in each of the editions, and where they were worded otherwise, but no word of them.
    """
    from adapters.cli.rules.texts import compared, texts_of
    from adapters.suite.writing.whole_files import replace_text
    from oracle.rulebook.history import known as history
    from oracle.rulebook.history.chronicle_files import written

    chronicle = compared(texts_of(sources)).chronicle
    file = history.path()
    text = written(chronicle)
    same = file.is_file() and file.read_text(encoding="utf-8") == text
    if not same:
        replace_text(file, text)
    click.echo(f"{file}: {len(chronicle.editions)} editions{', as it was' if same else ''}")
    return 0
