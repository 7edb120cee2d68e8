"""Compares the flat API with hip-python: ``python tools/hip_python.py FOLDER``, into which pip installed hip-python.

hip-python's functions say in their documentation what they take and how long the tuple is that they return. It needs no
ROCm for that, but a Python of a version that its wheel is for.
"""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
import typing
from pathlib import Path
from typing import NamedTuple

from hipkit.runtime import hip
from hipkit.runtime.hip.functions import all_functions

RELEASE = "10.0.0.0.1.2"
"""The release of hip-python whose names and tuples the flat API has."""
PACKAGES = ("hip-python", "rocm-bindings-core", "rocm-bindings-hip")
DIFFERENT = {
    "HIP gives no code, and hip-python puts hipSuccess first": "hipCreateChannelDesc hipGetStreamDeviceId",
    "what hip-python writes to an argument is in the tuple as well": (
        "hipExtStreamGetCUMask hipGraphKernelNodeGetAttribute hipMemExportToShareableHandle hipPointerGetAttribute "
        "hipStreamGetAttribute hipTexRefGetArray"
    ),
    "hip-python takes an argument that HIP only reads for a result": (
        "hipDrvGraphMemcpyNodeSetParams hipDrvPointerGetAttributes hipGraphKernelNodeCopyAttributes "
        "hipLaunchCooperativeKernel_spt hipLaunchKernel_spt hipLibraryLoadData hipLibraryLoadFromFile "
        "hipMemPrefetchBatchAsync hipMemRangeGetAttributes hipMemcpyBatchAsync hipModuleLoadDataEx hipSetValidDevices "
        "hipTexRefSetBorderColor"
    ),
    "hip-python takes the structure that HIP fills as an argument": "hipGraphBatchMemOpNodeGetParams",
    "the number of the copy that failed goes into an argument": "hipMemcpy3DBatchAsync",
    "it is not supported, and always fails": (
        "hipGraphExternalSemaphoresSignalNodeGetParams hipGraphExternalSemaphoresWaitNodeGetParams hipLinkAddData "
        "hipLinkAddFile hipLinkCreate hipMipmappedArrayDestroy"
    ),
}
"""Functions whose tuples have another length, by reason."""
_READ = """
import json, re
from hip import hip
found = {}
for name, function in vars(hip).items():
    said = (not isinstance(function, type) and callable(function) and function.__doc__) or ""
    size = re.search(r"tuple`? of size (\\d+)", said)
    if name.startswith("hip") and size:
        given = said.partition("\\n")[0].partition("(")[2].rpartition(")")[0]
        found[name] = [int(size[1]), [each.partition("=")[0].split()[-1] for each in given.split(",") if each]]
print(json.dumps(found))
"""


class Function(NamedTuple):
    """How long the tuple of a function is, and the names of its parameters."""

    length: int
    parameters: list[str]


def theirs(folder: Path) -> dict[str, Function]:
    """The functions of the hip-python in a folder."""
    told = subprocess.run(
        [sys.executable, "-c", _READ], env={**os.environ, "PYTHONPATH": str(folder)}, check=True, capture_output=True, text=True
    )  # fmt: skip
    return {name: Function(*row) for name, row in json.loads(told.stdout).items()}


def ours() -> dict[str, Function]:
    """The functions of the flat API; one that returns no tuple has one of length 0."""
    found = {}
    names = {name: getattr(hip, name) for name in dir(hip)}
    for name, function in all_functions().items():
        inner = inspect.unwrap(function)
        result = eval(inner.__annotations__["return"], {**names, **inner.__globals__})
        length = len(typing.get_args(result)) if typing.get_origin(result) is tuple else 0
        found[name] = Function(length, list(inspect.signature(inner).parameters))
    return found


def main() -> None:
    """Print what is the same, and the names of what is not."""
    known, other = ours(), theirs(Path(sys.argv[1]))
    common = sorted(known.keys() & other.keys())
    lengths = [name for name in common if known[name].length != other[name].length]
    parameters = [name for name in common if known[name].parameters != other[name].parameters]
    print(f"hip-python has {len(other)} functions, of which {len(common)} are in the flat API:")
    print(
        f"{len(common) - len(lengths)} with tuples of the same length, {len(common) - len(parameters)} with the same parameters"
    )
    print(f"other tuples: {' '.join(lengths)}")
    print(f"other parameters: {' '.join(parameters)}")
    print(f"not in the flat API: {' '.join(sorted(other.keys() - known.keys()))}")


if __name__ == "__main__":
    main()
