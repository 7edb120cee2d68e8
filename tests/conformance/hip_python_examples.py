"""hip-python's own examples, with only what they import replaced by hipkit.

``python tests/conformance/hip_python_examples.py CHECKOUT`` runs those that need HIP alone, its run-time compiler, or BLAS,
for which numpy stands in here. ``make conformance`` fetches the checkout first; nothing of it is kept.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import io
import itertools
import runpy
import sys
import traceback
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from hipkit import Device
from hipkit.runtime import hip, hiprtc
from hipkit.runtime.hip import state

EXAMPLES = {
    **dict.fromkeys(
        ("hip_deviceattributes", "hip_deviceproperties", "hip_python_device_array", "hip_stream"), "gfx942"
    ),
    **dict.fromkeys(("hiprtc_launch_kernel_args", "hiprtc_launch_kernel_no_args", "hip_jacobi"), "gfx942"),
    "hiprtc_linking_device_functions": "gfx942",
    "hiprtc_linking_llvm_ir": "gfx90a",  # which it insists on
}
"""With the device that each runs on."""


STATUS: Any = IntEnum("hipblasStatus_t", {"HIPBLAS_STATUS_SUCCESS": 0})  # type: ignore[misc]


def blas() -> ModuleType:
    """What stands in for hipblas: as much as the examples use."""
    module: Any = ModuleType("hip.hipblas")
    module.hipblasStatus_t, ok = STATUS, STATUS.HIPBLAS_STATUS_SUCCESS

    def scale(_handle: int, count: int, alpha: int, x: int, step: int) -> tuple[Any]:
        values = np.ctypeslib.as_array((ctypes.c_float * (count * step)).from_address(int(x)))
        values[::step] *= ctypes.c_float.from_address(alpha).value
        return (ok,)

    module.hipblasCreate, module.hipblasDestroy = (lambda: (ok, 1)), (lambda _handle: (ok,))
    module.hipblasSscal = scale
    return module  # type: ignore[no-any-return]


def install() -> None:
    """Let ``from hip import hip, hiprtc, hipblas`` find hipkit."""
    package: Any = ModuleType("hip")
    package.__path__ = []
    package.hip, package.hiprtc, package.hipblas = hip, hiprtc, blas()
    sys.modules.update({"hip": package, "hip.hip": hip, "hip.hiprtc": package.hiprtc, "hip.hipblas": package.hipblas})


def run(path: Path) -> str | None:
    """What went wrong with an example; None where it says that it is fine."""
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path(str(path), run_name="__main__")
    except Exception:
        return traceback.format_exc(limit=-3)
    return None if out.getvalue().rstrip().endswith("ok") else out.getvalue()


def main() -> int:
    """Run all, and say which failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    folder: Path = parser.parse_args().checkout
    install()
    failed = 0
    for name, gpu in EXAMPLES.items():
        state.use([Device(gpu)])
        found = next(itertools.chain(folder.rglob(f"examples/*/{name}.py")), None)
        wrong = run(found) if found else "is not in the checkout"
        failed += wrong is not None
        print(f"{name:32}{'ok' if wrong is None else wrong}", flush=True)
    print(f"{len(EXAMPLES) - failed} of {len(EXAMPLES)} of hip-python's examples")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
