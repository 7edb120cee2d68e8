"""Three kernels that Triton compiles for AMD GPUs without one: ``python tools/triton_kernels.py FOLDER``.

``tools/findings.py`` runs it with Triton from the package index; what Triton refuses for a processor is left out.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Any

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

TARGETS = {
    "gfx906": 64, "gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1030": 32, "gfx1100": 32, "gfx1201": 32, "gfx1250": 32,
}  # fmt: skip
"""Processors, and the lanes of a wave."""


@triton.jit
def add(left: Any, right: Any, out: Any, count: Any, block: tl.constexpr) -> None:
    """A sum for each element."""
    at = tl.program_id(0) * block + tl.arange(0, block)
    inside = at < count
    tl.store(out + at, tl.load(left + at, mask=inside) + tl.load(right + at, mask=inside), mask=inside)


@triton.jit
def softmax(out: Any, rows: Any, stride: Any, count: Any, block: tl.constexpr) -> None:
    """A row for each program: reductions over lanes and waves."""
    row, column = tl.program_id(0), tl.arange(0, block)
    value = tl.load(rows + row * stride + column, mask=column < count, other=-float("inf"))
    raised = tl.exp(value - tl.max(value, axis=0))
    tl.store(out + row * stride + column, raised / tl.sum(raised, axis=0), mask=column < count)


@triton.jit
def matmul(a: Any, b: Any, c: Any, width: Any, depth: Any, tile: tl.constexpr, step: tl.constexpr) -> None:
    """A tile for each program: matrix instructions, where there are any."""
    row = tl.program_id(0) * tile + tl.arange(0, tile)
    column = tl.program_id(1) * tile + tl.arange(0, tile)
    inner = tl.arange(0, step)
    total = tl.zeros((tile, tile), dtype=tl.float32)
    for start in range(0, depth, step):
        left = tl.load(a + row[:, None] * depth + inner[None, :] + start)
        right = tl.load(b + (inner[:, None] + start) * width + column[None, :])
        total += tl.dot(left, right)
    tl.store(c + row[:, None] * width + column[None, :], total)


FLOAT, HALF, INT, CONSTANT = "*fp32", "*fp16", "i32", "constexpr"
KERNELS = (
    (add, {"left": FLOAT, "right": FLOAT, "out": FLOAT, "count": INT, "block": CONSTANT}, {"block": 1024}),
    (softmax, {"out": FLOAT, "rows": FLOAT, "stride": INT, "count": INT, "block": CONSTANT}, {"block": 1024}),
    (matmul, {"a": HALF, "b": HALF, "c": FLOAT, "width": INT, "depth": INT, "tile": CONSTANT, "step": CONSTANT}, {"tile": 64, "step": 32}),
)  # fmt: skip


def main() -> None:
    """Each kernel for each processor, as a code object in the folder."""
    for processor, lanes in TARGETS.items():
        for kernel, signature, constants in KERNELS:
            source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
            with contextlib.suppress(Exception):  # what Triton cannot do is of no concern here
                compiled = triton.compile(source, target=GPUTarget("hip", processor, lanes))
                Path(sys.argv[1], f"{kernel.__name__}.{processor}.hsaco").write_bytes(compiled.asm["hsaco"])


if __name__ == "__main__":
    main()
