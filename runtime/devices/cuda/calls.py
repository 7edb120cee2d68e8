"""The functions that a kernel may call: those at addresses that follow from its code, and all whose address is somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ....fatbin.codeobject.elf64 import STT_FUNC
from ....fatbin.errors import HipkitError
from ....fatbin.flow import Words, destination, step
from ....fatbin.isa import Instruction
from ....loader.image import LoadedImage
from ....loader.layout import layout_of
from ....loader.relocations import Fixups
from ...isa.flow.lift import Fetch, lift, lift_all
from ...isa.flow.regions import Block, Region
from ...isa.operations import Does, kind_of
from ...memory import transfer

POINTER = 8
"""Bytes of an address."""
_LEAVES = (Does.CALL, Does.JUMP)
_ADDITIONS = frozenset(("s_addc_u32", "s_add_u64", "s_add_nc_u64"))
Addressed = Callable[[], Iterable[int]]
"""The code whose address data or symbols tell, as offsets in the code object."""


def region_of(entry: int, fetch: Fetch, addressed: Addressed, most: int) -> Region:
    """All code that a kernel reaches."""
    region = lift(entry, fetch, most)
    if not any(kind_of(block.last).does in _LEAVES for block in region):
        return region
    functions, waiting, everywhere = [entry], [entry], False
    while waiting:
        found, is_known = _called(lift(waiting.pop(0), fetch, most))
        if not is_known and not everywhere:
            everywhere = True
            found |= set(addressed())
        for address in sorted(found - set(functions)):
            if _is_code(fetch, address):
                functions.append(address)
                waiting.append(address)
    return lift_all(functions, fetch, most)


def _called(region: Region) -> tuple[set[int], bool]:
    """Where the calls and jumps of a function lead, and whether that is all known; addresses that it makes are among them."""
    found, is_known = set[int](), True
    for block in region:
        words: Words = {}
        for instruction in block.instructions:
            if kind_of(instruction).does in _LEAVES:
                target = destination(instruction, words)
                if target is not None:
                    found.add(target)
                elif kind_of(instruction).does is Does.CALL:
                    is_known = False
            step(instruction, words)
            found.update(_made(instruction, words))
    return found, is_known


def _made(instruction: Instruction, words: Words) -> Iterator[int]:
    """An address of 64 bits that the instruction completes, as far as it is a constant."""
    register = instruction.operands[0].register if instruction.operands else None
    if kind_of(instruction).name in _ADDITIONS and register is not None and register.file == "s":
        first = register.index - (register.width == 1)
        low, high = words.get(first), words.get(first + 1)
        if low is not None and high == 0:
            yield low


def _is_code(fetch: Fetch, address: int) -> bool:
    try:
        fetch(address)
    except HipkitError:
        return False
    return True


def target_of(block: Block) -> int | None:
    """Where the call or jump at the end of a block leads, if that follows from the block."""
    words: Words = {}
    for instruction in block.instructions[:-1]:
        step(instruction, words)
    return destination(block.last, words)


def addressed_in(image: LoadedImage) -> list[int]:
    """The functions of a code object by their symbols and by pointers to them in its data, as offsets."""
    code, base = image.code, image.base
    kernels = {kernel.entry for kernel in image.kernels.values()}
    spans = [(segment.address, segment.address + segment.size) for segment in image.segments if segment.executable]
    fixups = Fixups.read(code)
    delta = base - layout_of(code, len(fixups.slots)).start
    found = {
        symbol.value + delta
        for symbol in (*code.elf.symbols, *code.elf.dynamic_symbols)
        if symbol.type == STT_FUNC and symbol.is_defined
    }
    for row in fixups.rows:
        if row.type.size == POINTER:
            found.add(int.from_bytes(transfer.read(row.place + delta, POINTER), "little"))
    return sorted(address - base for address in found - kernels if any(start <= address < end for start, end in spans))


__all__ = ["addressed_in", "region_of", "target_of"]
