"""Runs the cabinet and brings the table of the page up to date: ``python -m tests.engines.cabinet``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.engines.cabinet.everyone import CABINET
from tests.engines.cabinet.table import rewrite, table
from tests.engines.cabinet.whole import seen

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        rewrite(table(CABINET, seen(Path(folder))))
