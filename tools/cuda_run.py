"""Launches what ``cuda_rows.py`` has compiled, on an NVIDIA GPU; cuda-bindings and numpy are there, and no compiler.

``python3 tools/cuda_run.py FOLDER`` writes FOLDER/results.json. Each row has a process of its own, since a fault ends the GPU's
context.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "kernels"))
import reference
from cuda_rows import TARGETS, rows_of
from model import Buffer
from table import BY_NAME

LIMIT, PLACE = 60, "cuda:0"
PROCESSES = min(os.cpu_count() or 1, 12)


def launch(folder: Path, target: str, name: str) -> dict[str, Any]:
    """Run a row; the buffers with results afterwards."""
    import hipkit

    row = BY_NAME[name]
    device = hipkit.Device(f"{target}@{PLACE}")
    module = hipkit.Module.load(folder / f"{row.file}.{target}.hsaco", device=device)
    values = reference.inputs(row)
    module[name].launch(grid=row.grid, block=row.block, args=values, lds=row.dynamic_lds, timeout=LIMIT / 2)
    results = [
        value.tobytes()
        for value, argument in zip(values, row.arguments, strict=True)
        if isinstance(argument, Buffer) and argument.result and isinstance(value, np.ndarray)
    ]
    return {"arrays": [base64.b64encode(zlib.compress(data)).decode() for data in results]}


def in_process(folder: Path, target: str, name: str) -> dict[str, Any]:
    """Run a row in another process."""
    command = [sys.executable, __file__, str(folder), target, name]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return {"error": f"does not end in {LIMIT} s"}
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["no message"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """All rows, or the one that is named with its target."""
    folder = Path(sys.argv[1])
    if len(sys.argv) > 2:
        print(json.dumps(launch(folder, sys.argv[2], sys.argv[3])))
        return
    from hipkit.runtime.devices.cuda.driver import gpu

    work = [(target, row.name) for target in TARGETS for row in rows_of(target)]
    with ThreadPoolExecutor(PROCESSES) as executor:
        found = list(executor.map(lambda each: in_process(folder, *each), work))
    rows: dict[str, dict[str, Any]] = {target: {} for target in TARGETS}
    for (target, name), result in zip(work, found, strict=True):
        rows[target][name] = result
    (folder / "results.json").write_text(json.dumps({"gpu": gpu(0).name, "rows": rows}))
    print(f"{gpu(0).name}: {sum('error' not in one for one in found)} of {len(found)} rows ran")


if __name__ == "__main__":
    main()
