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

GROUPS = {False: 2048, True: 512}
"""Of 64 lanes, for whole numbers and for floats: the smallest result then has a million elements, and a quarter of one."""


def main() -> int:
    """A line for each instruction."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--target", action="append", choices=TARGETS, help="only this GPU")
    parser.add_argument("--compiler", default="clang-22")
    options = parser.parse_args()
    if options.build:
        options.folder.mkdir(parents=True, exist_ok=True)
        build(lambda *words: subprocess.run([options.compiler, *map(str, words)], check=True), options.folder)
        return 0
    wrong, before = 0, conditions.conditions()
    for target in options.target or TARGETS:
        device = hipkit.Device(f"{target}@cuda:0")
        file = options.folder / f"matrix_instructions.{target}.hsaco"
        for is_float in (False, True):
            conditions.use(replace(before, has_fast_matrices=is_float))
            for found in differences(file, target, device, GROUPS[is_float], floats=is_float):
                wrong += not (found.share <= 1 and (is_float or found.is_equal))
                outcome = "equal" if found.is_equal else f"at most {found.share:.3f} of the bound"
                print(f"{target:<8} {found.kernel:<16} {found.elements:>9} elements: {outcome}", flush=True)
    conditions.use(before)
    print("all as they should be" if not wrong else f"{wrong} NOT as they should be")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
