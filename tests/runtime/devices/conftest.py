"""What tests of engines share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from instructions import ENGINES, Assembler, Engine


@pytest.fixture(scope="session")
def assembler(tool: Callable[[str], Callable[..., Any]]) -> Assembler:
    """LLVM's assembler and linker; without them the test ends."""
    return Assembler(tool)


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each engine in turn."""
    return ENGINES[request.param]
