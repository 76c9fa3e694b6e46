"""The ``rulings`` command."""
