"""``rulings steps``: the words rulings are written in."""

from __future__ import annotations

import click


@click.command("steps")
def command() -> int:
    """List every phrase of the vocabulary with an example."""
    from adapters.suite.phrases import dictionary

    click.echo(dictionary(), nl=False)
    return 0
