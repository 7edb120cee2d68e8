"""What comes and goes leaves no memory behind, neither Python's nor that of the libraries below it."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import growth
import pytest

from hipkit.runtime.devices.cpu.prepared import MOST_SLOTS, Prepared


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", growth.TURNS)
def test_what_comes_and_goes_leaves_nothing(name: str) -> None:
    """In a process of its own: here each search for garbage would take seconds, for all that other tests have left."""
    command = [sys.executable, str(Path(growth.__file__)), name]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    of_malloc, of_python = map(float, said)
    assert of_malloc < growth.MOST
    assert of_python < growth.MOST


def test_memory_of_more_slots_is_counted_until_there_are_the_most() -> None:
    """A device keeps launches that are prepared by the bytes that they have."""

    class Slots:
        count, bytes, groups = 1, 100, ctypes.c_int()

        def grow(self, count: int) -> None:
            self.count, self.bytes = count, 100 * count

    slots, context = Slots(), SimpleNamespace(slots=0, slot_count=1, rounds=7)
    prepared: Any = Prepared.__new__(Prepared)
    prepared.slots, prepared.contexts, prepared.bytes, prepared.has_grown = [slots], [context], 1000, False
    for _ in range(20):
        prepared._make_room(context)
        assert prepared.bytes == 1000 + slots.bytes - 100
        assert (context.slot_count, context.rounds, prepared.has_grown) == (slots.count, 0, True)
    assert slots.count == MOST_SLOTS
