"""How engines are run: the options that every command has which runs them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

from adapters.engines.process.limits import SCENARIOS, STARTS

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = (
    click.option(
        "--timeout",
        type=click.FloatRange(0.01, 86400),
        default=10.0,
        show_default=True,
        metavar="SECONDS",
        help=f"Time limit for one answer; start-up gets {STARTS} times as much, a scenario {SCENARIOS} times.",
    ),
    click.option(
        "--memory",
        type=click.IntRange(1),
        default=4096,
        show_default=True,
        metavar="MIB",
        help="What an engine's process may take.",
    ),
    click.option(
        "--restarts",
        type=click.IntRange(0),
        default=20,
        show_default=True,
        help="How many times an engine's process is started again after it broke down.",
    ),
    click.option("--strict-contract", "strict", is_flag=True, help="Hold every message against the schema of the contract."),
    click.option(
        "--edition",
        metavar="DATE",
        help="Play by the rules that were in force on this day, such as 2007-10-01. What did not hold then is not applicable, "
        "and to an engine that plays other rules only nothing is. Without it a scenario is played by today's rules, or by the "
        "last under which it holds.",
    ),
    click.option(
        "--in-process", is_flag=True, help="Run Python engines in this process, for a debugger; nothing stops them here."
    ),
)


def engine_options(command: F) -> F:
    """Give a command these options; they come as its parameter ``manner``, a `Manner` with one worker unless the command has
    ``jobs``.
    """

    @wraps(command)
    def called(
        timeout: float, memory: int, restarts: int, strict: bool, edition: str | None, in_process: bool, **others: Any
    ) -> Any:
        from adapters.engines.opening import Manner
        from adapters.engines.process.limits import Limits
        from adapters.suite.running.editions import check

        if edition is not None:
            check(edition)
        workers = others.get("jobs", 1)
        if math.isnan(timeout):
            raise click.UsageError("--timeout nan is no time")
        if in_process and (workers > 1 or strict):
            raise click.UsageError(f"--in-process goes without {'--jobs' if workers > 1 else '--strict-contract'}")
        limits = Limits.of(timeout, memory << 20, restarts)
        return command(manner=Manner(limits, workers, strict, in_process, edition or ""), **others)

    for option in reversed(OPTIONS):
        called = option(called)
    return called  # type: ignore[return-value]  # a command with more parameters
