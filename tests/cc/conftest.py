"""Which compiler compiles which case: one each in the suite, in turn; ``make test-all`` has each compile them all."""

from __future__ import annotations

import zlib

import pytest
from turns import TURN


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the cases as slow that have another's turn."""
    cases: dict[str, list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and not item.get_closest_marker("slow"):
            compiler = str(item.callspec.params.get("compiler", ""))
            cases.setdefault(item.nodeid.replace(compiler, "") if compiler else item.nodeid, []).append(item)
    for case, rivals in cases.items():
        chosen = rivals[(TURN + zlib.crc32(case.encode())) % len(rivals)]
        for rival in rivals:
            if rival is not chosen:
                rival.add_marker(pytest.mark.slow)
