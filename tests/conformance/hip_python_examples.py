"""hip-python's own examples, with only what they import replaced by hipkit.

``python tests/conformance/hip_python_examples.py CHECKOUT`` runs those that need HIP alone, or its run-time compiler or
BLAS, for which clang and numpy stand in here. ``make conformance`` fetches the checkout first; nothing of it is kept.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import io
import itertools
import runpy
import subprocess
import sys
import tempfile
import traceback
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from hipkit.runtime import hip

sys.path.insert(0, str(Path(__file__).parents[2] / "samples" / "kernels"))
import reference

EXAMPLES = (
    "hip_deviceattributes", "hip_deviceproperties", "hip_python_device_array", "hip_stream",
    "hiprtc_launch_kernel_args", "hiprtc_launch_kernel_no_args", "hip_jacobi",
)  # fmt: skip


RESULT: Any = IntEnum("hiprtcResult", {"HIPRTC_SUCCESS": 0, "HIPRTC_ERROR_COMPILATION": 6})  # type: ignore[misc]
"""What the compiler answers."""
STATUS: Any = IntEnum("hipblasStatus_t", {"HIPBLAS_STATUS_SUCCESS": 0})  # type: ignore[misc]


class Program:
    """A source, and what became of it."""

    def __init__(self, source: bytes) -> None:
        self.source, self.code, self.log = source, b"", b""

    def createRef(self) -> Program:  # noqa: N802 - its name in hip-python
        """Pointers to programs are programs here."""
        return self

    def compile(self, options: list[bytes]) -> bool:
        """Compile it with clang."""
        recipe = reference.recipe()
        with tempfile.TemporaryDirectory() as folder:
            at = Path(folder)
            recipe.device_libs(at / "bitcode", 19)
            (at / "compatibility.h").write_text(recipe.COMPATIBILITY)
            (at / "program.hip").write_bytes(self.source)
            command = [
                "clang++-19", "-x", "hip", "-O3", "--offload-device-only", "--no-gpu-bundle-output", "--rocm-path=/usr",
                f"--rocm-device-lib-path={at / 'bitcode'}", "-include", str(at / "compatibility.h"),
                "-include", "hip/hip_runtime.h", *(option.decode() for option in options), str(at / "program.hip"),
                "-o", str(at / "code"),
            ]  # fmt: skip
            done = subprocess.run(command, capture_output=True, env={"HIP_PLATFORM": "amd", "PATH": "/usr/bin:/bin"})
            self.log = done.stderr
            self.code = (at / "code").read_bytes() if not done.returncode else b""
        return bool(self.code)


def compiler() -> ModuleType:
    """What stands in for hiprtc."""
    module: Any = ModuleType("hip.hiprtc")
    ok = RESULT.HIPRTC_SUCCESS
    module.hiprtcResult = RESULT
    module.hiprtcCreateProgram = lambda source, *_: (ok, Program(source))
    module.hiprtcCompileProgram = lambda program, _count, options: (
        ok if program.compile(options) else RESULT.HIPRTC_ERROR_COMPILATION,
    )
    module.hiprtcGetProgramLogSize = lambda program: (ok, len(program.log))
    module.hiprtcGetProgramLog = lambda program, room: (ok, room.__setitem__(slice(None), program.log))[:1]
    module.hiprtcGetCodeSize = lambda program: (ok, len(program.code))
    module.hiprtcGetCode = lambda program, room: (ok, room.__setitem__(slice(None), program.code))[:1]
    module.hiprtcDestroyProgram = lambda _program: (ok,)
    return module  # type: ignore[no-any-return]


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
    package.hip, package.hiprtc, package.hipblas = hip, compiler(), blas()
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
    for name in EXAMPLES:
        found = next(itertools.chain(folder.rglob(f"examples/*/{name}.py")), None)
        wrong = run(found) if found else "is not in the checkout"
        failed += wrong is not None
        print(f"{name:32}{'ok' if wrong is None else wrong}", flush=True)
    print(f"{len(EXAMPLES) - failed} of {len(EXAMPLES)} of hip-python's examples")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
