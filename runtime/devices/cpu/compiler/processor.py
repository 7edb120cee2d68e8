"""What LLVM calls this machine's processor and its features: compiled code depends on it.

LLVM reads CPUID. So does this module, and keeps on disk what LLVM made of it: a run that compiles nothing then needs no
LLVM. On other processors than x86-64 LLVM is asked each time.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable

from .....fatbin import digests
from .....fatbin.records import NamedTuple
from ....process import machine, once
from ...disk_cache import disk_cache, engine_digest
from .linker import Code, Refused
from .llvmlite_library import library

_CPUID = bytes.fromhex("53 89f8 89f1 4989d0 0fa2 418900 41895804 41894808 4189500c 5b c3")
"""``void cpuid(uint32_t leaf, uint32_t part, uint32_t out[4])``, in the calling convention of Linux and macOS."""
_LEAVES = (
    (0, 0), (1, 0), (7, 0), (7, 1), (7, 2), (0xD, 0), (0xD, 1), (0x14, 0), (0x19, 0), (0x1E, 1), (0x24, 0),
    (0x80000000, 0), (0x80000001, 0), (0x80000008, 0), (0x80000021, 0),
)  # fmt: skip
"""All that LLVM looks at (llvm/lib/TargetParser/Host.cpp), and nothing that differs between the cores of a machine."""
_FIRST_OF_ITS_RANGE, _FAMILY = 0x80000000, 1


class Processor(NamedTuple):
    """LLVM's words for the machine, the processor, and the features that it has and lacks: ``+avx2,-avx512f``."""

    triple: str
    name: str
    features: str

    def has(self, feature: str) -> bool:
        """Whether it has a feature."""
        return f"+{feature}" in self.features.split(",")


@once
def processor() -> Processor:
    """This machine's."""
    disk, identity = disk_cache(), _identity()
    if disk is None or identity is None:
        return _as_llvm_says()
    key = digests.digest(repr(("processor", identity, engine_digest())).encode()).hexdigest()
    known = disk.get(key)
    if known is not None:
        return Processor(*json.loads(known))
    found = _as_llvm_says()
    disk.put(key, json.dumps(found).encode())
    return found


def _as_llvm_says() -> Processor:
    found = library()
    if found is not None:
        return Processor(*found.host())
    import llvmlite.binding as llvm

    return Processor(llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())


def _identity() -> tuple[tuple[int, ...], ...] | None:
    """What CPUID says; None where there is none that this process can ask."""
    if machine() not in ("x86_64", "amd64") or sys.platform not in ("linux", "darwin"):
        return None
    code = Code(len(_CPUID))
    code.bytes[: len(_CPUID)] = _CPUID
    try:
        code.seal()
    except Refused:
        return None
    answer = (ctypes.c_uint32 * 4)()
    ask: Callable[..., None] = ctypes.CFUNCTYPE(None, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p)(code.address)
    found, last = [], 0
    for leaf, part in _LEAVES:
        if leaf in (0, _FIRST_OF_ITS_RANGE):
            ask(leaf, part, ctypes.addressof(answer))
            last = answer[0]
        if leaf <= last:
            ask(leaf, part, ctypes.addressof(answer))
            a, b, c, d = answer
            # Of this one, b has the number of the core that was asked.
            found.append((leaf, part, a, 0 if leaf == _FAMILY else b, c, d))
    return tuple(found)
