"""Faults of CUDA fat binaries, which are put together here: NVIDIA's tools are not free to use."""

from __future__ import annotations

import struct

from code_objects import patched
from faults import fault

PTX = b".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\nret;\n}\n\0"


def cubin(number: int) -> bytes:
    """The header of a cubin, with no section."""
    ident = b"\x7fELF\2\1\1\x33\7".ljust(16, b"\0")
    return ident + struct.pack("<HHIQQQIHHHHHH", 2, 190, 1, 0, 0, 0, number << 16 | number, 64, 56, 0, 64, 0, 0)


def fatbin(*entries: tuple[str, bytes]) -> bytes:
    """A fat binary of these entries."""
    import hipkit
    from hipkit.fatbin.formats.cuda_entry import FatbinEntry

    return hipkit.CudaFatbin([FatbinEntry.make(id, data) for id, data in entries]).to_bytes()


def sound() -> bytes:
    """Code for one GPU, and PTX for newer ones."""
    return fatbin(("elf-sm_80", cubin(80)), ("ptx-sm_80", PTX))


@fault("cuda-target", sound)
def cubin_of_another_gpu(_data: bytes) -> bytes:
    return fatbin(("elf-sm_80", cubin(90)), ("ptx-sm_80", PTX))


@fault("cuda-target", sound)
def ptx_for_a_newer_gpu(data: bytes) -> bytes:
    return patched(data, data.index(b"sm_80\n.addr"), b"sm_90")


@fault("ptx-version", sound)
def ptx_older_than_its_target(data: bytes) -> bytes:
    return patched(data, data.index(b".version 8.0"), b".version 6.0")


@fault("ptx-fallback", sound)
def no_ptx(_data: bytes) -> bytes:
    return fatbin(("elf-sm_80", cubin(80)))


@fault("ptx-fallback", sound)
def ptx_for_one_gpu_alone(data: bytes) -> bytes:
    ptx = PTX.replace(b"sm_80", b"sm_90a")
    return fatbin(("elf-sm_80", cubin(80)), ("ptx-sm_90a", ptx))


@fault("arch-specific", sound)
def code_for_one_gpu_alone(_data: bytes) -> bytes:
    ptx = PTX.replace(b"sm_80", b"sm_90a")
    return fatbin(("elf-sm_80", cubin(80)), ("ptx-sm_80", PTX), ("ptx-sm_90a", ptx))


@fault("ptx-end", sound)
def ptx_cut_short(_data: bytes) -> bytes:
    return fatbin(("elf-sm_80", cubin(80)), ("ptx-sm_80", PTX[: PTX.rindex(b"}")] + b"\0"))
