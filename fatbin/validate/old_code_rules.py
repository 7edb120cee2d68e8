"""Rules about code object V2: amd_kernel_code_t, which stands before a kernel's code.

Its layout: AMDKernelCodeT.h of LLVM, and "Code Object V2 Kernel Descriptor" in its user guide for AMDGPU.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.elf64 import STT_AMDGPU_HSA_KERNEL, Symbol
from ..codeobject.generations import BY_PROCESSOR, Generation
from .registry import Fault, Options, rule

_VERSION, _SIZE, _CODE_ALIGNMENT = 2, 256, 256
_HEAD = struct.Struct("<II4Hq")
"""Version of the layout, kind and version of the machine, and how far from here the code begins."""
_WAVE_SIZE_AT, _LAYOUT = 103, 1
_PROCESSOR = re.compile(r"gfx(\d+)([0-9a-f])([0-9a-f])")


@rule(
    "code",
    "kernel-code",
    "error",
    "The header of a V2 kernel's code does not fit the code or the processor: runtimes launch by it.",
    "kernel 'k': its waves have 32 lanes, gfx900 has waves of 64",
)
def kernel_code(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The layout, the machine, the place of the code and the size of waves are ones that the processor has."""
    known = BY_PROCESSOR.get(code.target.processor) if code.target else None
    if code.version != _VERSION or code.header.is_relocatable or known is None or code.target is None:
        return
    for symbol in code.symbols:
        place = code.elf.place_of(symbol) if symbol.type == STT_AMDGPU_HSA_KERNEL and symbol.is_defined else None
        data = code.source.read(place, _SIZE) if place is not None else b""
        if len(data) == _SIZE:
            for message in _wrong(data, symbol, code.target.processor, known):
                yield Fault(f"kernel {symbol.name!r}: {message}", code.source.origin + (place or 0))


def _wrong(data: bytes, symbol: Symbol, processor: str, known: Generation) -> Iterator[str]:
    major, _, _, *machine, distance = _HEAD.unpack_from(data)
    size = 1 << min(data[_WAVE_SIZE_AT], 16)
    if major != _LAYOUT:
        yield f"its header is of version {major}, there is {_LAYOUT}"
        return
    named = _PROCESSOR.fullmatch(processor)
    if named and machine != [int(named[1]), int(named[2], 16), int(named[3], 16)]:
        yield f"its header is for gfx{machine[0]}{machine[1]:x}{machine[2]:x}, the code object for {processor}"
    if distance < _SIZE or (symbol.value + distance) % _CODE_ALIGNMENT:
        yield f"its code begins {distance} bytes from its header, which has {_SIZE}, and code is at multiples of 256"
    if size not in known.wave_sizes:
        yield f"its waves have {size} lanes, {processor} has waves of {' and '.join(map(str, known.wave_sizes))}"
