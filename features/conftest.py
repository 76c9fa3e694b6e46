"""Binds the feature files to the runner with pytest-bdd: every step is a phrase, and every phrase is an item that is run."""

import pytest

from adapters.pytest import plugin
from adapters.pytest.items import AnyPhrase, Progress, given, progress, then, when
from adapters.suite.scenario import AnyItem

__all__ = ["progress", "pytest_collect_file"]

pytest_collect_file = plugin.collected


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Have the options, the table and the reports, unless pytest was told to: ``-p adapters.pytest.plugin``."""
    if not pluginmanager.hasplugin(plugin.__name__):
        pluginmanager.register(plugin, plugin.__name__)


@given(AnyPhrase())
@when(AnyPhrase())
@then(AnyPhrase())
def step(item: AnyItem, progress: Progress) -> None:
    """Take a step of the scenario."""
    progress.take(item)
