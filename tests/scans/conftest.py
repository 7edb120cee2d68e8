"""Folders to scan, and servers that have them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from range_server import RangeServer
from scanned import SAMPLES

NAMES = ("libfilter.so", "libfilter.ccob3.so", "libfilter.a", "vector_add", "globals.gfx942.v5.hsaco", "hello")


@pytest.fixture(autouse=True)
def _packages() -> None:
    for name in ("pyarrow", "duckdb", "fsspec", "distributed", "psutil"):
        pytest.importorskip(name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some of the samples, in folders, beside files that hold no device code."""
    made = tmp_path / "files"
    for number, name in enumerate(NAMES):
        there = made / f"{number % 2}" / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SAMPLES / name, there)
    (made / "notes.txt").write_text("no code\n")
    return made


@pytest.fixture
def server(folder: Path) -> Iterator[RangeServer]:
    """The folder at a URL."""
    with RangeServer(folder) as made:
        yield made
