"""A command that has subcommands, each a module of its own, which is imported only when it is called or described."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

BROKEN_PIPE = 141
"""The exit status when whoever reads the output has gone away, as the shell gives it."""


class Interrupted(click.ClickException):
    """Ctrl-C was pressed."""

    exit_code = 130

    def __init__(self) -> None:
        super().__init__("interrupted")


class Commands(click.Group):
    """Subcommands, found by name and imported late.

    ``table`` says what each of them does; the module ``<package>.<name>`` holds it as ``command``.
    """

    def __init__(self, *arguments: Any, table: Mapping[str, str], package: str, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._table = table
        self._package = package

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without a subcommand there is help."""
        return super().parse_args(ctx, args or ["--help"])

    def invoke(self, ctx: click.Context) -> object:
        """Do what the subcommand says. Ctrl-C and a reader that has gone away are kept from click, which has its own words."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None
        except BrokenPipeError:
            ctx.exit(BROKEN_PIPE)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names."""
        return list(self._table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand of a name."""
        if cmd_name not in self._table:
            raise click.UsageError(f"there is no command {cmd_name!r}; see {ctx.command_path} --help")
        command: click.Command = import_module(f"{self._package}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """The list in the help text, which imports no subcommand."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self._table.items()))
