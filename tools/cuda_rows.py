"""Kernels of samples/kernels for gfx1100 as PTX: packed for a machine with an NVIDIA GPU, and compared afterwards.

``python tools/cuda_rows.py FOLDER`` translates each row, and writes it with what a launch of it needs to FOLDER/rows.json;
``python tools/cuda_run.py FOLDER`` launches them wherever a driver is, and writes FOLDER/results.json;
``python tools/cuda_rows.py FOLDER --compare`` compares these with what the same sources give on the host. ``make cuda-report`` does
all three.
"""

from __future__ import annotations

import argparse
import base64
import ctypes
import json
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import hipkit
from hipkit.fatbin.errors import HipkitError
from hipkit.fatbin.isa import Instruction, decode
from hipkit.runtime.devices.backend import Dispatch, Report
from hipkit.runtime.devices.cuda.ptx_kernel import Start, ptx_of
from hipkit.runtime.isa.facts import facts_of

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "kernels"))
import reference
from model import Buffer, Row
from table import ROWS

TARGET, LANES = "gfx1100", 32
MOST_BYTES, LONGEST = 4 << 20, 24
KERNARG = 4096


class _LeftOutError(Exception):
    """A row that is not launched, with the reason."""


def packed(data: bytes) -> str:
    """Bytes as JSON can have them."""
    return base64.b64encode(zlib.compress(data)).decode()


def prepare(row: Row, cache: Path) -> dict[str, Any]:
    """What a launch needs: PTX, arguments with the places of addresses, memory before."""
    module = hipkit.Module.load(reference.build_device(row.file, TARGET, cache), device=hipkit.Device(TARGET))
    values = reference.inputs(row)
    arrays = [value for value in values if isinstance(value, np.ndarray) and value.ndim]
    if sum(array.nbytes for array in arrays) > MOST_BYTES:
        raise _LeftOutError("its memory is large")
    made: dict[str, Any] = {}
    backend = module.device.backend
    real = backend.run

    def run(dispatch: Dispatch, **options: bool) -> Report:
        made.update(_described(row, dispatch, arrays))
        return real(dispatch, **options)

    backend.run = run  # type: ignore[method-assign]
    module[row.name].launch(grid=row.grid, block=row.block, args=values, lds=row.dynamic_lds, timeout=120)
    return made


def _described(row: Row, dispatch: Dispatch, arrays: list[Any]) -> dict[str, Any]:
    setup, image, facts = dispatch.setup, dispatch.image, facts_of(TARGET, LANES)
    whole = tuple(count * size for count, size in zip(dispatch.groups, dispatch.group_size, strict=True))
    if dispatch.items != whole or np.prod(dispatch.group_size) % LANES:
        raise _LeftOutError("its workgroups are no whole warps")
    code = ctypes.string_at(image.base, image.size)

    def fetch(address: int) -> Instruction:
        return next(iter(decode(code[address : address + LONGEST], TARGET, address=address, features=facts.features)))

    register, arguments = _kernarg(dispatch)
    x, y, z = (None if where is None else where[1] for where in setup.group_ids)
    start = Start(row.name, register, (x, y, z), setup.mode, dispatch.lds, dispatch.scratch)
    places = [(at, number) for number, array in enumerate(arrays) for at in _places(arguments, array.ctypes.data)]
    if {number for _, number in places} != set(range(len(arrays))):
        raise _LeftOutError("its arguments hold addresses of copies")
    return {
        "name": row.name, "ptx": ptx_of(dispatch.entry - image.base, fetch, facts, start), "arguments": packed(arguments),
        "places": places, "arrays": [packed(array.tobytes()) for array in arrays], "grid": dispatch.groups,
        "block": dispatch.group_size, "code": packed(code),
    }  # fmt: skip


def _kernarg(dispatch: Dispatch) -> tuple[int, bytes]:
    """The SGPR with the address of the kernel's arguments, and these."""
    sgprs = dispatch.setup.sgprs
    for register in sorted(sgprs):
        address = sgprs[register] | sgprs.get(register + 1, 0) << 32
        for start, end in dispatch.readable:
            if start <= address < end:
                return register, ctypes.string_at(address, min(end - address, KERNARG))
    raise _LeftOutError("it takes no arguments")


def _places(arguments: bytes, address: int) -> Iterator[int]:
    word = address.to_bytes(8, "little")
    at = arguments.find(word)
    while at >= 0:
        yield at
        at = arguments.find(word, at + 1)


def compare(row: Row, found: dict[str, Any], cache: Path) -> str:
    """What is wrong with the results of a row; empty where nothing is."""
    if "error" in found:
        return str(found["error"])
    wants = reference.run(row, LANES, cache)
    buffers = [argument for argument in row.arguments if isinstance(argument, Buffer)]
    said = []
    for want, (number, buffer) in zip(wants, ((n, b) for n, b in enumerate(buffers) if b.result), strict=True):
        got = np.frombuffer(zlib.decompress(base64.b64decode(found["arrays"][number])), want.dtype)
        assert buffer.result is not None
        said.append(reference.difference(want, got, buffer.result) or "")
    return "; ".join(filter(None, said))


def main() -> int:
    """Prepare, or compare."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--compare", action="store_true", help="compare results.json with the host's")
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    rows, cache = {row.name: row for row in ROWS if TARGET not in row.excluded}, Path(reference.CACHE)
    if chosen.compare:
        results = json.loads((chosen.folder / "results.json").read_text())
        wrong = {name: said for name, found in results["rows"].items() if (said := compare(rows[name], found, cache))}
        print(f"{results['gpu']}: {len(results['rows']) - len(wrong)} of {len(results['rows'])} rows are right")
        print("".join(f"  {name}: {said}\n" for name, said in wrong.items()), end="")
        return bool(wrong)
    made = []
    for row in rows.values():
        try:
            made.append(prepare(row, cache))
        except (HipkitError, _LeftOutError) as why:
            print(f"left out: {row.name}: {why}")
    (chosen.folder / "rows.json").write_text(json.dumps(made))
    print(f"{len(made)} of {len(rows)} rows of samples/kernels")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
