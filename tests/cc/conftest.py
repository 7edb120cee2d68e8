"""Which compiler compiles which case: one each in the suite, in turn; ``make test-all`` has each compile them all. And a cache of a test's own."""

from __future__ import annotations

import zlib
from pathlib import Path

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


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of the test's own cache, in which nothing is."""
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"
