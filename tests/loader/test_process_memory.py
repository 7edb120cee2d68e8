"""How often this process's list of mappings is read."""

from __future__ import annotations

import ctypes

import pytest

from hipkit.loader import process_memory
from hipkit.loader.process_memory import ProcessMemory


def test_a_window_reads_what_is_mapped_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    maps = process_memory._read_maps

    def count() -> list[process_memory.Mapping]:
        read.append(1)
        return maps()

    monkeypatch.setattr(process_memory, "_read_maps", count)
    memory, there = ProcessMemory(), ctypes.create_string_buffer(b"there")
    for times in (1, 2):
        window = memory.window(ctypes.addressof(there), "text")
        assert (window.read(0, 5), len(read)) == (b"there", times)
    assert memory.read(ctypes.addressof(there), 5, "text") == b"there"
    assert len(read) == 2
