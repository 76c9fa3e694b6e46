"""Binds the feature files to the runner with pytest-bdd: every step is a phrase, and every phrase is an item that is run."""

import pytest

from adapters.suite import pytest_plugin
from adapters.suite.pytest_items import AnyPhrase, Progress, given, progress, then, when
from adapters.suite.scenario import AnyItem

__all__ = ["progress", "pytest_collect_file"]

pytest_collect_file = pytest_plugin.collected


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Have the options, the table and the reports, unless pytest was told to: ``-p adapters.suite.pytest_plugin``."""
    if not pluginmanager.hasplugin(pytest_plugin.__name__):
        pluginmanager.register(pytest_plugin, pytest_plugin.__name__)


@given(AnyPhrase())
@when(AnyPhrase())
@then(AnyPhrase())
def step(item: AnyItem, progress: Progress) -> None:
    """Take a step of the scenario."""
    progress.take(item)
