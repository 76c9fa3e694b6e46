"""Pages of documentation, taken apart so that what they say can be tried."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "adapters/templates/README.md"
CONTRACT = ROOT / "adapters/contract/README.md"
CABINET = ROOT / "adapters/contract/CABINET.md"
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", GUIDE, CONTRACT, CABINET)

_BLOCK = re.compile(
    r"^(?: *<!-- (?P<mark>.+?) -->\n)?(?P<indent> *)```(?P<language>\w+)\n(?P<code>.*?)^ *```$", re.MULTILINE | re.DOTALL
)
_FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")


@dataclass(frozen=True)
class Block:
    """A fenced block. ``mark`` is the comment right above it, which a reader does not see; it says what is so of the block."""

    mark: str
    language: str
    code: str


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    """Its fenced blocks, in order."""
    return [
        Block(found["mark"] or "", found["language"], re.sub(f"^{found['indent']}", "", found["code"], flags=re.MULTILINE))
        for found in _BLOCK.finditer(text(page))
    ]


def section(page: Path, title: str) -> str:
    """What stands under this heading, up to the next of its rank."""
    _, _, rest = text(page).partition(f"\n## {title}\n")
    assert rest, f"{page} has no section {title!r}"
    return rest.partition("\n## ")[0]


def table(of: str, *, nth: int = 0) -> list[list[str]]:
    """The rows of the first table in a text, or of another, without its head; code without its marks."""
    tables = re.findall(r"(?:^\|.*\n)+", of, re.MULTILINE)
    rows = [line.strip().strip("|").split("|") for line in tables[nth].splitlines()[2:]]
    return [[cell.strip() for cell in row] for row in rows]


def code(cell: str) -> list[str]:
    """What is written as code within the lines of a text."""
    return re.findall(r"`([^`]+)`", _FENCED.sub("", cell))


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """The files that it links to, and the places in them."""
    for target, anchor in _LINK.findall(re.sub(r"`[^`\n]*`", "", _FENCED.sub("", text(page)))):
        yield (page.parent / target).resolve() if target else page, anchor


def anchors(page: Path) -> set[str]:
    """The places of a page that can be linked to: its headings, as GitHub writes them."""
    headings = re.findall(r"^#+ (.+)$", _FENCED.sub("", text(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
