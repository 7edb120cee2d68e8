"""Matrix instructions on the tensor cores of an NVIDIA GPU, beside the CPU's device: whole numbers bit for bit, and with
HIPKIT_MATRIX=fast floats within their bound.

``python tools/cuda_matrices.py FOLDER --build`` compiles the kernels; ``python tools/cuda_matrices.py FOLDER``, where a driver is and no
compiler, runs them on random registers.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from matrix_samples import TARGETS, build, differences

import hipkit
from hipkit.runtime import conditions

GROUPS = 2048
"""Of 64 lanes: the smallest result then has a million elements."""


def main() -> int:
    """A line for each instruction."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--compiler", default="clang-22")
    options = parser.parse_args()
    if options.build:
        options.folder.mkdir(parents=True, exist_ok=True)
        build(lambda *words: subprocess.run([options.compiler, *map(str, words)], check=True), options.folder)
        return 0
    wrong, before = 0, conditions.conditions()
    for target in TARGETS:
        device = hipkit.Device(f"{target}@cuda:0")
        file = options.folder / f"matrix_instructions.{target}.hsaco"
        for is_float, is_fast in ((False, False), (True, False), (True, True)):
            conditions.use(replace(before, has_fast_matrices=is_fast))
            for found in differences(file, target, device, GROUPS, floats=is_float):
                is_right = found.share <= 1 if is_fast else found.is_equal
                wrong += not is_right
                how = "fast" if is_fast else "default"
                outcome = "equal" if found.is_equal else f"at most {found.share:.3f} of the bound"
                print(f"{target:<8} {found.kernel:<16} {how:<8} {found.elements:>9} elements: {outcome}", flush=True)
    conditions.use(before)
    print("all as they should be" if not wrong else f"{wrong} NOT as they should be")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
