"""Binds the feature files to the runner with pytest-bdd: every step is a phrase, and every phrase is an item that is run."""

from pytest_bdd import given, then, when

from adapters.suite.pytest_items import AnyPhrase, Progress
from adapters.suite.pytest_plugin import progress, pytest_addoption, pytest_collect_file, pytest_configure
from adapters.suite.scenario import AnyItem

__all__ = ["progress", "pytest_addoption", "pytest_collect_file", "pytest_configure"]


@given(AnyPhrase())
@when(AnyPhrase())
@then(AnyPhrase())
def step(item: AnyItem, progress: Progress) -> None:
    """Take a step of the scenario."""
    progress.take(item)
