"""Files are read to their end only where there is one."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.engines import expectations
from adapters.suite.bad_input import BadInput
from adapters.suite.reading import text_files
from adapters.suite.reading.card_records import card_records
from adapters.suite.reading.feature_files import read_feature
from adapters.suite.reading.importing import read_exported
from adapters.suite.reading.text_files import content
from adapters.suite.reading.toml_files import read_toml


def _feature(path: Path) -> object:
    return tuple(read_feature(path, "x.feature"))


READERS: tuple[Callable[[Path], object], ...] = (
    _feature,
    read_exported,
    card_records,
    expectations.read,
    lambda path: read_toml(path, "anything"),
)


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("device", ["/dev/null", "/dev/zero"])
def test_no_reader_reads_a_device_by_whatever_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: Callable[[Path], object], device: str
) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("read without a look at what it is"))
    path = tmp_path / "x"
    path.symlink_to(device)

    with pytest.raises(BadInput) as caught:
        read(path)

    assert str(caught.value).startswith(f"{path}: ")
    assert str(caught.value).endswith(": this is neither a file nor a pipe")


@pytest.mark.parametrize(("name", "why"), [("none", "No such file or directory"), (".", "Is a directory")])
def test_the_complaint_says_why_it_cannot_be_read(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(BadInput, match=f": cannot read it: {why}$"):
        content(tmp_path / name, "cannot read it")


def test_a_text_may_come_through_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(b"all of it"))
    writer.start()
    assert content(pipe, "cannot read it") == b"all of it"
    writer.join()


def test_a_pipe_into_which_nobody_writes_is_not_waited_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "PATIENCE", 0.05)
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(BadInput, match=r": cannot read it: nobody writes into this pipe$"):
        content(tmp_path / "pipe", "cannot read it")


def test_who_writes_into_a_pipe_may_take_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "PATIENCE", 0.05)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # For reading and writing a pipe opens at once.
    writing = os.open(pipe, os.O_RDWR)

    def write() -> None:
        time.sleep(0.3)
        os.write(writing, b"all of it")
        os.close(writing)

    writer = threading.Thread(target=write)
    writer.start()
    assert content(pipe, "cannot read it") == b"all of it"
    writer.join()
