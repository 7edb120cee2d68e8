"""Triton's tutorials 01 to 06 up to their benchmarks, on hipkit's devices, with sizes cut by a table.

``python triton_tutorials.py FOLDER --gpu gfx942 --gpu gfx1201``, where Triton of the same release and a CPU build of torch are
installed; FOLDER is python/tutorials of its sources. Each runs in a process of its own. Prints a row for each.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

LIMIT = 300
"""Seconds of wall-clock time after which a tutorial is late."""


@dataclass(frozen=True)
class Tutorial:
    """The name of a file, what is replaced in its text, and what is checked at its end beside its own assertions."""

    name: str
    replaced: dict[str, str]
    checked: str


TUTORIALS = (
    Tutorial("01-vector-add", {}, "assert torch.equal(output_triton, output_torch)"),
    Tutorial(
        "02-fused-softmax", {"torch.randn(1823, 781": "torch.randn(183, 781"}, "assert y_triton.shape == (183, 781)"
    ),
    Tutorial(
        "03-matrix-multiplication",
        {"(512, 512)": "(128, 128)"},
        "assert torch.allclose(triton_output, torch_output, atol=1e-2, rtol=0)",
    ),
    Tutorial(
        "04-low-memory-dropout",
        {},
        "assert torch.equal(output, output2) and not torch.equal(output, output3) and (output != 0).any()",
    ),
    Tutorial("05-layer-norm", {}, "test_layer_norm(35, 1024, torch.float16)"),
    Tutorial(
        "06-fused-attention",
        {},
        "for causal in (False, True):\n    test_op(1, 2, 128, 64, causal, False, 'bwd', 'triton-fp16')",
    ),
)
_BENCHMARK = re.compile(r"^(@triton\.testing\.perf_report|BATCH, N_HEADS = |ref_lib = )", re.MULTILINE)
"""Where the benchmark begins."""


def text_of(tutorial: Tutorial, source: str) -> str:
    """A tutorial up to its benchmark."""
    found = _BENCHMARK.search(source)
    text = source[: found.start()] if found else source
    for old, new in tutorial.replaced.items():
        if old not in text:
            raise SystemExit(f"{tutorial.name}: it has no {old!r} any more")
        text = text.replace(old, new)
    return f"{text}\n{tutorial.checked}\n"


def run(tutorial: Tutorial, folder: Path, gpu: str) -> tuple[bool, float, str]:
    """Whether a tutorial ends well, its seconds, and the end of what it printed."""
    (source,) = folder.glob(f"{tutorial.name}.py")
    environment = os.environ | {"TRITON_DEFAULT_BACKEND": "hipkit", "HIPKIT_DEVICES": gpu}
    with tempfile.TemporaryDirectory() as at:
        path = Path(at) / source.name
        path.write_text(text_of(tutorial, source.read_text()))
        before = time.perf_counter()
        try:
            done = subprocess.run(
                [sys.executable, "-W", "ignore", str(path)],
                env=environment, cwd=at, capture_output=True, text=True, timeout=LIMIT, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return False, LIMIT, "late"
    return done.returncode == 0, time.perf_counter() - before, (done.stderr or done.stdout)[-1500:]


def main() -> int:
    """The exit code: 1 if a tutorial does not end well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--gpu", action="append")
    parser.add_argument("-k", dest="chosen", default="")
    options = parser.parse_args()
    failed = 0
    for gpu in options.gpu or ["gfx942", "gfx1201"]:
        for tutorial in TUTORIALS:
            if options.chosen not in tutorial.name:
                continue
            is_well, seconds, last = run(tutorial, options.folder, gpu)
            print(f"{gpu:8} {tutorial.name:28} {'passed' if is_well else 'failed'} {seconds:6.1f} s", flush=True)
            if not is_well:
                failed += 1
                print(last)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
