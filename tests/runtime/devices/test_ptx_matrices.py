"""Matrix instructions on tensor cores, carried out on the host: whole tiles, and what comes of fields, signs and rounding."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from instructions import Assembler
from matrices import Matrix, Tile, fields_of, run
from matrix_list import EVERY
from ptx_machine import Machine

from hipkit.runtime import conditions
from hipkit.runtime.devices.cuda import kept
from hipkit.runtime.devices.cuda.engine import CudaBackend

Tool = Callable[[str], Callable[..., Any]]
WHOLE = [matrix for matrix in EVERY if matrix.result == "i32" and not matrix.is_sparse and matrix.m > 4]
"""Those of whole numbers."""
FLOATS = [
    matrix for matrix in EVERY
    if matrix.result not in ("i32", "f64") and not matrix.is_sparse and matrix.m > 4 and not matrix.left.endswith("f32")
    and {matrix.left, matrix.right} - {"fp6", "bf6", "fp4"} in ({matrix.left, matrix.right}, set())
]  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test translates, whatever was translated before."""
    monkeypatch.setattr(kept, "disk_cache", lambda: None)


@pytest.fixture
def fast() -> Iterator[None]:
    """As HIPKIT_MATRIX=fast has it."""
    before = conditions.conditions()
    conditions.use(replace(before, has_fast_matrices=True))
    yield
    conditions.use(before)


class Device:
    """Engines of a GPU, and whether what they ran has instructions of tensor cores."""

    def __init__(self) -> None:
        self.machine = Machine()

    def __call__(self, memory: Any) -> CudaBackend:
        return CudaBackend(self.machine, memory)  # type: ignore[arg-type]

    @property
    def multiplied(self) -> bool:
        return any("mma.sync" in text for text in self.machine.texts)


def given(assembler: Assembler, tile: Tile, fields: str = "", **options: Any) -> Any:
    """D as tensor cores give it."""
    device = Device()
    file = "a" if tile.matrix.target == "gfx908" else "v"
    found = run(assembler, device, tile, fields, file=file, **options)
    assert device.multiplied
    return found


def named(matrix: Matrix) -> str:
    return f"{matrix.target}-{matrix.name}-{matrix.lanes}{'-'.join(matrix.formats)}"


@pytest.mark.parametrize("matrix", WHOLE, ids=named)
def test_a_tile_of_whole_numbers_is_the_product(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    np.testing.assert_array_equal(given(assembler, tile), tile.product())


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("matrix", FLOATS, ids=named)
def test_a_tile_of_floats_is_the_product(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    np.testing.assert_array_equal(given(assembler, tile, fields_of(matrix)), tile.product())


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("matrix", [*WHOLE, *FLOATS], ids=named)
def test_ptxas_takes_it(assembler: Assembler, tool: Tool, tmp_path: Path, matrix: Matrix) -> None:
    device = Device()
    run(assembler, device, Tile(matrix), fields_of(matrix), file="a" if matrix.target == "gfx908" else "v")
    (tmp_path / "k.ptx").write_text(device.machine.texts[-1])
    tool("ptxas")("-arch=sm_90", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")
