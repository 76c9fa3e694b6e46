"""``rulings list``: which scenarios there are."""

from __future__ import annotations

from pathlib import Path

import click

from adapters.suite.escaping import plain


@click.command("list")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--tag", "tags", multiple=True, help="Only scenarios with this tag (or another --tag): evoke-12, cr:603.3b, id:...")
@click.option("-k", "words", default="", metavar="WORDS", help="Only scenarios with all these words in id, name or feature.")
@click.option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), help="More cards: records of MTGJSON shape. Built-in cards stay."
)
@click.option(
    "--edition",
    metavar="DATE",
    help="Only what holds by the rules that were in force on this day. Rulings about the texts are of no day.",
)
def command(paths: tuple[str, ...], tags: tuple[str, ...], words: str, cards: Path | None, edition: str | None) -> int:
    """List the scenarios in PATHs (feature files, exported scenarios, folders of them; the whole suite by default), in the order
    in which they run: the id and the ruling of each.
    """
    from adapters.suite.reading.card_records import card_records
    from adapters.suite.reading.loading import load
    from adapters.suite.running.editions import applies, check
    from adapters.suite.running.selection import selected

    if edition is not None:
        check(edition)
    suite = load(paths, card_records(cards) if cards else ())
    holding = (scenario for scenario in suite if not edition or applies(scenario, edition))
    chosen = selected(holding, tags, words, edition or "")
    breadth = max(len(plain(scenario.id)) for scenario in chosen)
    for scenario in chosen:
        click.echo(f"{plain(scenario.id):<{breadth}}  {plain(scenario.name)}")
    return 0
