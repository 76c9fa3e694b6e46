"""The suite as tests of pytest: `adapters.pytest.plugin` is the plugin, `adapters.pytest.items` what is collected."""
