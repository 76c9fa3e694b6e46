"""``rulings rules parse``: what a text of the rules holds."""

from __future__ import annotations

from pathlib import Path

import click

from adapters.suite.escaping import plain


@click.command("parse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write everything that was read as JSON.")
def command(file: Path, as_json: bool) -> int:
    """Say which edition of the rules FILE holds, how many rules and other things there are in it, and what is odd about it: what
    is spelled otherwise than usual, and how it was read.
    """
    import msgspec
    from tabulate import tabulate

    from adapters.cli.rules.texts import text_of

    book = text_of(file)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(book)))
        return 0
    subrules = sum(rule.number[-1].isalpha() for rule in book.rules)
    chapters = sum(len(title.number) == 1 for title in book.titles)
    counts = {
        "chapters": chapters,
        "sections": len(book.titles) - chapters,
        "rules": len(book.rules) - subrules,
        "subrules": subrules,
        "examples": sum(len(rule.examples) for rule in book.rules),
        "glossary entries": len(book.glossary),
        "oddities": len(book.oddities),
    }
    click.echo(f"{plain(book.name)}: the rules as of {book.edition} ({book.encoding})")
    click.echo(tabulate([("", what, count) for what, count in counts.items()], tablefmt="plain"))
    for oddity in book.oddities:
        click.echo(plain(oddity))
    return 0
