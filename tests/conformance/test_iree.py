"""What IREE's compiler makes for AMD's GPUs, through its driver for HIP, against numpy; skipped where IREE is not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

compiler = pytest.importorskip(
    "iree.compiler", reason="IREE is not installed (iree-base-compiler)", exc_type=ImportError
)
pytest.importorskip("iree.runtime", reason="IREE is not installed (iree-base-runtime)", exc_type=ImportError)

PROGRAM = """
func.func @product(%a: tensor<64x128xf16>, %b: tensor<128x32xf16>) -> tensor<64x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x32xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x32xf32>) -> tensor<64x32xf32>
  %r = linalg.matmul ins(%a, %b : tensor<64x128xf16>, tensor<128x32xf16>)
                     outs(%start : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %r : tensor<64x32xf32>
}
func.func @softmax(%a: tensor<33x257xf32>) -> tensor<33x257xf32> {
  %empty = tensor.empty() : tensor<33x257xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<33x257xf32>) outs(%empty : tensor<33x257xf32>) -> tensor<33x257xf32>
  return %r : tensor<33x257xf32>
}
"""
ASKS = """
import sys
import numpy as np
from iree import runtime

runtime.flags.parse_flags(*sys.argv[2:])
config = runtime.Config("hip")
module = runtime.load_vm_module(runtime.VmModule.mmap(config.vm_instance, sys.argv[1]), config)
some = np.random.default_rng(1)
a, b = (some.standard_normal(shape).astype("f2") for shape in ((64, 128), (128, 32)))
assert np.allclose(module.product(a, b).to_host(), a.astype("f4") @ b.astype("f4"), atol=1e-3)
x = some.standard_normal((33, 257)).astype("f4")
e = np.exp(x - x.max(1, keepdims=True))
assert np.allclose(module.softmax(x).to_host(), e / e.sum(1, keepdims=True), atol=1e-6)
print("right")
"""


@pytest.mark.parametrize("queue", ["streams", "graphs"])
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100", "gfx1201"])
def test_a_product_of_matrices_and_a_softmax_are_right(gpu: str, queue: str, tmp_path: Path) -> None:
    """With matrix instructions, buffers and reductions across lanes; IREE's driver queues work in streams or as graphs."""
    options = ["--iree-hal-target-device=hip", f"--iree-rocm-target={gpu}"]
    compiled, script = tmp_path / "program.vmfb", tmp_path / "asks.py"
    compiled.write_bytes(compiler.compile_str(PROGRAM, extra_args=options))
    script.write_text(ASKS)
    asked = [
        sys.executable,
        str(script),
        str(compiled),
        f"--hip_use_streams={'true' if queue == 'streams' else 'false'}",
    ]
    run = [sys.executable, "-m", "hipkit", "run", "--device", gpu, *asked]
    done = subprocess.run(run, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "right\n", "")
