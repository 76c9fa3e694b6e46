"""``rulings rules trace``: one rule through many editions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import click

from oracle.rulebook.history.chronicle import Chronicle, NoSuchRule
from oracle.rulebook.history.tracing import Stop


@click.command("trace")
@click.argument("number")
@click.option(
    "--from",
    "sources",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Texts of the rules: a file, or a folder of .txt files. Their words are shown. Can be given more than once.",
)
@click.option("--edition", default="", metavar="DATE", help="Of which day NUMBER is; of the last text by default.")
@click.option(
    "--by",
    type=click.Choice(["wording", "heading"]),
    default="heading",
    show_default=True,
    help="Stop where the rule was written anew (wording), or go on with what stands for it, under its heading or elsewhere.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
def command(number: str, sources: tuple[Path, ...], edition: str, by: str, as_json: bool) -> int:
    """Tell the life of the rule NUMBER, such as 702.51a: the numbers it has had, and when it was worded otherwise, split or
    merged.

    Without --from that is told from what the project knows of the editions, which holds no words.
    """
    from adapters.reports import tracing as report
    from adapters.suite.bad_input import BadInput
    from adapters.suite.reading.rule_numbers import NUMBER
    from adapters.suite.running.editions import is_date
    from oracle.rulebook.history import known as history
    from oracle.rulebook.history.tracing import By, trace

    if not NUMBER.fullmatch(number):
        raise BadInput(f"{number!r} is no rule's number; write it like 603.3b (rulings rules search finds rules by words)")
    if edition and not is_date(edition):
        raise BadInput(f"{edition!r} is no day; write it like 2021-04-22")
    chronicle, words = _from(sources) if sources else (history.known(), None)
    day = edition or chronicle.editions[-1]
    try:
        within = chronicle.editions[chronicle.index(day)]
    except NoSuchRule as error:
        raise BadInput(str(error)) from None
    if number not in chronicle.places[chronicle.index(day)]:
        raise BadInput(_no_rule(chronicle, number, within))
    found = trace(chronicle, number, day, By(by))
    if as_json:
        click.echo(json.dumps(report.as_json(found, chronicle), indent=2))
    else:
        click.echo(report.told(found, chronicle, words))
    return 0


def _from(sources: tuple[Path, ...]) -> tuple[Chronicle, Callable[[Stop], str]]:
    """The chronicle of these texts, and what tells the words of what happened to a rule."""
    from adapters.cli.rules.marks import marker
    from adapters.cli.rules.texts import compared, texts_of
    from adapters.reports.marked_words import read_alone

    texts = compared(texts_of(sources))

    def words(stop: Stop) -> str:
        return "\n".join(f"    {line}" for line in read_alone(texts.changes[stop.edition, stop.link], marker()))

    return texts.chronicle, words


def _no_rule(chronicle: Chronicle, number: str, edition: str) -> str:
    """What is said of a number that an edition does not have: which one has it."""
    having = [each for each, places in zip(chronicle.editions, chronicle.places, strict=True) if number in places]
    if having:
        nearest = min(having, key=lambda each: abs(chronicle.editions.index(each) - chronicle.editions.index(edition)))
        return f"there is no rule {number} in the text of {edition}; there is one in that of {nearest}: --edition {nearest}"
    several = f"the texts of {chronicle.editions[0]} to {chronicle.editions[-1]}"
    return f"there is no rule {number} in any of {several}; others can be given with --from"
