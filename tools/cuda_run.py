"""Launches what ``cuda_rows.py`` has packed, on an NVIDIA GPU. It needs Python and the driver, and nothing of hipkit.

``python3 tools/cuda_run.py FOLDER`` reads FOLDER/rows.json and writes FOLDER/results.json. Each row has a process of its own,
since a fault of one would end all.
"""

from __future__ import annotations

import base64
import ctypes
import json
import struct
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PROCESSES, LIMIT, SPARE = 8, 60, 1 << 16
CONSTANT, SIZE = ctypes.c_void_p, ctypes.c_uint64


class Driver:
    """The driver's functions; what they answer but 0 raises an error with its name."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libcuda.so.1")

    def __getattr__(self, name: str) -> Any:
        function = getattr(self._library, f"cu{name}")

        def call(*arguments: object) -> None:
            code = function(*arguments)
            if code:
                text = ctypes.c_char_p()
                self._library.cuGetErrorName(code, ctypes.byref(text))
                raise SystemExit((text.value or b"error").decode())

        return call


def unpacked(text: str) -> bytes:
    """What ``cuda_rows.packed`` has made."""
    return zlib.decompress(base64.b64decode(text))


def launch(row: dict[str, Any]) -> dict[str, Any]:
    """Run a row; its memory afterwards, and what the GPU is called."""
    driver, device, context, name = Driver(), ctypes.c_int(), CONSTANT(), ctypes.create_string_buffer(256)
    driver.Init(0)
    driver.DeviceGet(ctypes.byref(device), 0)
    driver.DeviceGetName(name, 256, device)
    driver.DevicePrimaryCtxRetain(ctypes.byref(context), device)
    driver.CtxSetCurrent(context)
    module, function = CONSTANT(), CONSTANT()
    driver.ModuleLoadData(ctypes.byref(module), row["ptx"].encode())
    driver.ModuleGetFunction(ctypes.byref(function), module, row["name"].encode())

    def upload(data: bytes) -> int:
        place = SIZE()
        driver.MemAlloc_v2(ctypes.byref(place), len(data) + SPARE)
        driver.MemcpyHtoD_v2(place, data, ctypes.c_size_t(len(data)))
        return place.value

    arrays = [unpacked(text) for text in row["arrays"]]
    places, arguments = [upload(data) for data in arrays], bytearray(unpacked(row["arguments"]))
    for at, number in row["places"]:
        struct.pack_into("<Q", arguments, at, places[number])
    given = [SIZE(upload(bytes(arguments))), SIZE(upload(unpacked(row["code"])))]
    pointers = (CONSTANT * 2)(*(ctypes.cast(ctypes.byref(value), CONSTANT) for value in given))
    driver.LaunchKernel(function, *row["grid"], *row["block"], 0, None, pointers, None)
    driver.CtxSynchronize()
    found = []
    for place, data in zip(places, arrays, strict=True):
        after = ctypes.create_string_buffer(len(data))
        driver.MemcpyDtoH_v2(after, SIZE(place), ctypes.c_size_t(len(data)))
        found.append(base64.b64encode(zlib.compress(after.raw)).decode())
    return {"gpu": name.value.decode(), "arrays": found}


def in_process(folder: Path, number: int) -> dict[str, Any]:
    """Run a row in another process."""
    command = [sys.executable, __file__, str(folder), str(number)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return {"error": f"does not end in {LIMIT} s"}
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["no message"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """All rows, or the one that is named by its number."""
    folder = Path(sys.argv[1])
    rows = json.loads((folder / "rows.json").read_text())
    if len(sys.argv) > 2:
        print(json.dumps(launch(rows[int(sys.argv[2])])))
        return
    with ThreadPoolExecutor(PROCESSES) as executor:
        found = list(executor.map(lambda number: in_process(folder, number), range(len(rows))))
    gpu = next((one["gpu"] for one in found if "gpu" in one), "no GPU")
    results = {"gpu": gpu, "rows": {row["name"]: one for row, one in zip(rows, found, strict=True)}}
    (folder / "results.json").write_text(json.dumps(results))
    print(f"{gpu}: {sum('error' not in one for one in found)} of {len(rows)} rows ran")


if __name__ == "__main__":
    main()
