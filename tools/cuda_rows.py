"""Kernels of samples/kernels on an NVIDIA GPU: compiled here, launched there, and compared with the host's results.

``python tools/cuda_rows.py FOLDER`` compiles them for each of TARGETS into FOLDER; ``python tools/cuda_run.py FOLDER`` launches
them wherever a driver is, and writes FOLDER/results.json; ``python tools/cuda_rows.py FOLDER --compare`` compares these with what
the same sources give on the host. ``make cuda-report`` does all three.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "kernels"))
import reference
from model import WAVE_SIZES, Buffer, Row
from table import ROWS

TARGETS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250")


def rows_of(target: str) -> list[Row]:
    """The rows that there is code of."""
    return [row for row in ROWS if target not in row.excluded]


def compile_all(folder: Path) -> None:
    """The code objects, by file and target."""
    for target in TARGETS:
        for file in sorted({row.file for row in rows_of(target)}):
            code = reference.build_device(file, target, Path(reference.CACHE))
            (folder / f"{file}.{target}.hsaco").write_bytes(code)


def compare(row: Row, target: str, found: dict[str, Any]) -> str:
    """What is wrong with the results of a row; empty where nothing is."""
    if "error" in found:
        return str(found["error"])
    said = []
    buffers = [argument for argument in row.arguments if isinstance(argument, Buffer) and argument.result]
    for want, data, buffer in zip(reference.run(row, WAVE_SIZES[target]), found["arrays"], buffers, strict=True):
        got = np.frombuffer(zlib.decompress(base64.b64decode(data)), want.dtype)
        assert buffer.result is not None
        said.append(reference.difference(want, got, buffer.result) or "")
    return "; ".join(filter(None, said))


def main() -> int:
    """Compile, or compare; 1 if a row is not right."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--compare", action="store_true", help="compare results.json with the host's")
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if not chosen.compare:
        compile_all(chosen.folder)
        return 0
    results, is_wrong = json.loads((chosen.folder / "results.json").read_text()), False
    for target in TARGETS:
        found = results["rows"][target]
        said = {row.name: compare(row, target, found[row.name]) for row in rows_of(target)}
        wrong = {name: why for name, why in said.items() if why}
        print(f"{results['gpu']}, {target}: {len(said) - len(wrong)} of {len(said)} rows are right")
        print("".join(f"  {name}: {why}\n" for name, why in wrong.items()), end="")
        is_wrong |= bool(wrong)
    return is_wrong


if __name__ == "__main__":
    raise SystemExit(main())
