"""What tests of engines share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fast_code import note_texts
from instructions import ENGINES, Assembler, Engine


@pytest.fixture(scope="session")
def assembler(tool: Callable[[str], Callable[..., Any]]) -> Assembler:
    """LLVM's assembler and linker; without them the test ends."""
    return Assembler(tool)


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each engine in turn."""
    return ENGINES[request.param]


@pytest.fixture
def emitted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text of all regions that the test has compiled."""
    return note_texts(monkeypatch)


@pytest.fixture
def long_vectors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches of the size for hosts with long vector registers."""
    from hipkit.runtime.devices.cpu.compiler.jit import jit

    monkeypatch.setattr(jit(), "has_long_vectors", True)
