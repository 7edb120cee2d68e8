"""What comes and goes leaves no memory behind, neither Python's nor that of the libraries below it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import growth
import pytest


@pytest.mark.parametrize("name", growth.TURNS)
def test_what_comes_and_goes_leaves_nothing(name: str) -> None:
    """In a process of its own: here each search for garbage would take seconds, for all that other tests have left."""
    command = [sys.executable, str(Path(growth.__file__)), name]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    of_malloc, of_python = map(float, said)
    assert of_malloc < growth.MOST
    assert of_python < growth.MOST
