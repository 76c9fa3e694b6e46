"""``rulings rules``: the official texts of the rules, which anybody can get from their publisher."""

from __future__ import annotations

import click

from adapters.cli.groups import Commands

COMMANDS = {
    "parse": "Say what a text holds, and what is odd about it.",
    "diff": "Say what changed from one text to another.",
    "trace": "Tell the life of a rule: its numbers, and when it was worded otherwise.",
    "affected": "Say which scenarios and statements rest on rules that changed.",
    "index": "Write the history of the rules that the project knows anew, from their texts.",
    "search": "Find rules of a text, statements and scenarios by words.",
}
"""The subcommands and what each does; the module ``adapters.cli.rules.<name>`` holds it as ``command``."""


@click.command(cls=Commands, table=COMMANDS, package="adapters.cli.rules")
def command() -> None:
    """Read the official texts of the rules (text files of the Comprehensive Rules, of any year)."""
