"""``rulings rules affected``: what a new text of the rules does to the suite."""

from __future__ import annotations

import json
from pathlib import Path

import click

from oracle.rulebook.history.chronicle import Chronicle, NoSuchRule


@click.command("affected")
@click.argument("old")
@click.argument("new")
@click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
def command(old: str, new: str, as_json: bool) -> int:
    """Say which scenarios and statements rest on rules that changed from OLD to NEW, and how: first what has to be looked at,
    then the tags that only need another number.

    OLD and NEW are both files with texts of the rules, or both days: then the editions in force on them, of those that the
    project knows, are compared without any text.
    """
    from adapters.reports import affected as report
    from adapters.suite.affected import affected
    from adapters.suite.bad_input import BadInput
    from adapters.suite.reading import loading, statements

    try:
        chronicle, was, now = _between(old, new)
        found = affected(chronicle, was, now, loading.load_all(), statements.catalogue().statements)
    except NoSuchRule as error:
        raise BadInput(str(error)) from None
    if as_json:
        click.echo(json.dumps(report.as_json(found, was, now), indent=2))
    else:
        click.echo(report.told(found, was, now))
    return 0


def _between(old: str, new: str) -> tuple[Chronicle, str, str]:
    """A chronicle with both editions, and the days from which these were in force."""
    from adapters.cli.rules.texts import compared, text_of
    from adapters.suite.bad_input import BadInput
    from adapters.suite.running.editions import is_date
    from oracle.rulebook.history import known as history

    days = [word for word in (old, new) if is_date(word)]
    if len(days) == 1:
        raise BadInput(f"give two files or two days: {days[0]} is a day, of which no text is at hand")
    if days:
        was, now = map(history.edition_on, days)
        chronicle = history.known()
    else:
        texts = [text_of(Path(file)) for file in (old, new)]
        was, now = (text.edition for text in texts)
        chronicle = compared(texts).chronicle
    if was >= now:
        if was == now:
            raise BadInput(f"{old} and {new} are of one edition, that of {now}: there is nothing to compare")
        raise BadInput(f"{new} ({now}) has to be a later edition than {old} ({was}); name the older one first")
    return chronicle, was, now
