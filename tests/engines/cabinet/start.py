"""Starts an engine of the cabinet, as a program: ``python start.py NAME RECORD``."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[3])
    import_module("tests.engines.cabinet.program").main(*sys.argv[1:])
