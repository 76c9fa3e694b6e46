"""A small suite outside of the repository, and pytest run on it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from adapters.suite.verdict import Verdict
from tests.pytest.copies import pytest_ended

ORDER = """\
@evoke-13 @cr:603.3b
Feature: Evoke
  A ruling.

  Background:
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island

  @id:passes
  Scenario: It is drawn twice
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn

  @id:fails @derived
  Scenario: It is drawn thrice
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the battlefield

  @id:rows
  Scenario Outline: Mulldrifter is no <color> card
    Then Mulldrifter is <color>

    Examples:
      | color |
      | red   |
      | blue  |
"""


def pytest_run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess(
        arguments, *pytest_ended(("-p", "no:cacheprovider", "-rA", *arguments), os.environ, folder)
    )


def facts(verdict: Verdict) -> tuple[object, ...]:
    return tuple(getattr(verdict, name) for name in verdict.__struct_fields__ if name != "seconds")
