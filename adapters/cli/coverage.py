"""``rulings coverage``: what the scenarios of the suite cover."""

from __future__ import annotations

import click


@click.command("coverage")
def command() -> int:
    """Say how many scenarios and mutants each statement has, which have none, and which rules are cited."""
    from adapters.campaigns.mutation import catalogue as mutants
    from adapters.reports.coverage import coverage
    from adapters.suite.reading import loading, statements

    click.echo(coverage(statements.catalogue().statements, loading.load(()), mutants()))
    return 0
