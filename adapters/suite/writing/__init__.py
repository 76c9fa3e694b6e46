"""From scenarios to files: feature files and JSON, written whole or not at all."""
