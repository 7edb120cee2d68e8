"""What stands in the place of tinygrad's emulator; its tests themselves are fetched by `make conformance`."""

from __future__ import annotations

import ctypes
import unittest
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from scripts import load_script

np = pytest.importorskip("numpy")
pytest.importorskip("llvmlite")

HERE = Path(__file__).parent
VECTOR_ADD = HERE.parent / "runtime" / "isa" / "ptx" / "vector_add.hex"


@pytest.fixture(scope="module")
def adapter() -> ModuleType:
    module: ModuleType = load_script(HERE / "tinygrad_adapter.py")
    return module


@pytest.mark.parametrize("interpreted", [False, True])
def test_code_in_memory_runs_on_memory_of_the_process(
    adapter: ModuleType, tool: Callable[[str], Any], interpreted: bool
) -> None:
    tool("llvm-mc-22"), tool("ld.lld-22")
    code = bytes.fromhex(VECTOR_ADD.read_text())
    held = ctypes.create_string_buffer(code, len(code))
    a, b = (np.arange(64, dtype="f4") * factor for factor in (1, 10))
    c = np.zeros(64, "f4")
    arguments = (ctypes.c_uint64 * 4)(a.ctypes.data, b.ctypes.data, c.ctypes.data, 50)
    emulator = adapter.Emulator(interpreted)
    assert emulator.run_asm(ctypes.addressof(held), len(code), 1, 1, 1, 64, 1, 1, ctypes.addressof(arguments)) == 0
    assert (c[:50] == a[:50] + b[:50]).all()
    assert not c[50:].any()


def test_the_share_counts_what_ran(adapter: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    class Some(unittest.TestCase):
        def test_right(self) -> None:
            assert True

        def test_wrong(self) -> None:
            raise AssertionError("1 != 2")

        @unittest.skip("not here")
        def test_skipped(self) -> None: ...

    tests = [Some(name) for name in ("test_right", "test_wrong", "test_skipped", "test_right")]
    share = adapter.run(iter(tests))
    assert (share.passed, share.skipped, list(share.failed.values())) == (1, 1, ["AssertionError: 1 != 2"])
    assert share.percent == 50
    assert "1 != 2" in capsys.readouterr().out
