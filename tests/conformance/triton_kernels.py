"""Triton's kernels, compiled by its own compiler for GPUs that are not here, run and compared with numpy.

``python triton_kernels.py FOLDER``: the folder into which pip has installed triton.
"""

from __future__ import annotations

import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

import numpy as np

import hipkit

TARGETS = {"gfx1201": 32, "gfx1100": 32, "gfx90a": 64, "gfx942": 64, "gfx950": 64}
KERNELS = """
import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside), mask=inside)


@triton.jit
def softmax(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * columns + at, mask=inside, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * columns + at, powers / tl.sum(powers, axis=0), mask=inside)


@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        at = k + tl.arange(0, BK)
        left = tl.load(a + rows[:, None] * K + at[None, :], mask=(rows[:, None] < M) & (at[None, :] < K), other=0.0)
        right = tl.load(b + at[:, None] * N + columns[None, :], mask=(at[:, None] < K) & (columns[None, :] < N), other=0.0)
        sums = tl.dot(left, right, sums)
    tl.store(c + rows[:, None] * N + columns[None, :], sums, mask=(rows[:, None] < M) & (columns[None, :] < N))
"""


class Compiler:
    """Triton's, without a driver: it compiles for a target by name."""

    def __init__(self, folder: Path) -> None:
        sys.path.insert(0, str(folder))
        warnings.simplefilter("ignore")
        self._source = tempfile.TemporaryDirectory()
        (Path(self._source.name) / "triton_source.py").write_text(KERNELS)
        sys.path.insert(0, self._source.name)
        import triton_source  # type: ignore[import-not-found]

        self.kernels = triton_source

    def launch(
        self, name: str, target: str, types: dict[str, str], constants: dict[str, int], grid: Any, args: list[Any]
    ) -> None:
        """Compile a kernel for a target and launch it; Triton's own arguments, for scratch memory, come last and are null."""
        import triton
        from triton.backends.compiler import GPUTarget
        from triton.compiler import ASTSource

        signature = types | dict.fromkeys(constants, "constexpr")
        source = ASTSource(getattr(self.kernels, name), signature, constants)
        made = triton.compile(source, target=GPUTarget("hip", target, TARGETS[target]))
        kernel = hipkit.Module.load(made.asm["hsaco"])[made.metadata.name]
        more = len([row for row in kernel.info.arguments if not row.is_hidden]) - len(args)
        block = made.metadata.num_warps * made.metadata.warp_size
        kernel.launch(grid, block, [*args, *[np.uint64(0)] * more], lds=made.metadata.shared, timeout=300)


def add(compiler: Compiler, target: str) -> float:
    """How far its results are from numpy's."""
    n, chance = 10_000, np.random.default_rng(1)
    x, y, out = chance.random(n, "f4"), chance.random(n, "f4"), np.zeros(n, "f4")
    types = {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32"}
    compiler.launch("add", target, types, {"BLOCK": 1024}, -(-n // 1024), [x, y, out, np.int32(n)])
    return float(np.abs(out - (x + y)).max())


def softmax(compiler: Compiler, target: str) -> float:
    """How far its results are from numpy's."""
    rows, columns = 37, 781
    x = np.random.default_rng(2).standard_normal((rows, columns), "f4")
    out = np.zeros_like(x)
    types = {"x": "*fp32", "out": "*fp32", "columns": "i32"}
    compiler.launch("softmax", target, types, {"BLOCK": 1024}, rows, [x, out, np.int32(columns)])
    powers = np.exp(x.astype("f8") - x.max(axis=1, keepdims=True))
    return float(np.abs(out - powers / powers.sum(axis=1, keepdims=True)).max())


def matmul(compiler: Compiler, target: str) -> float:
    """How far its results are from numpy's."""
    m, n, k = 200, 150, 170
    chance = np.random.default_rng(3)
    a, b, c = chance.random((m, k)).astype("f2"), chance.random((k, n)).astype("f2"), np.zeros((m, n), "f4")
    types = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "M": "i32", "N": "i32", "K": "i32"}
    grid, args = (-(-m // 64), -(-n // 64)), [a, b, c, np.int32(m), np.int32(n), np.int32(k)]
    compiler.launch("matmul", target, types, {"BM": 64, "BN": 64, "BK": 32}, grid, args)
    return float(np.abs(c - a.astype("f8") @ b.astype("f8")).max())


NEAR = {add: 0.0, softmax: 1e-7, matmul: 1e-3}
"""How far results may be off: sums of 170 products, rounded to f32 in another order."""


def main(folder: str) -> int:
    """The exit code."""
    compiler, wrong = Compiler(Path(folder)), 0
    for target in TARGETS:
        for kernel, most in NEAR.items():
            off = kernel(compiler, target)
            is_right = off <= most
            wrong += not is_right
            print(f"{target:8} {kernel.__name__:8} {'right' if is_right else 'WRONG'}  off by {off:.2g}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
