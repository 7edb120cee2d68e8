"""Follows the pointers among a kernel's arguments to the stores through them.

Where a pointer goes is followed through moves and additions, from where the argument is loaded to the stores. What
comes out of memory, of calls or of other arithmetic is not followed: then nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...fatbin.codeobject.kernel import Kernel
from ...fatbin.disassembly import Function
from ...fatbin.flow import runs, successors
from ...fatbin.isa import Constant, Instruction, Operand, Register
from .abi import Pointers, wave_setup

_POINTER = "global_buffer"
_ADDITIONS = ("add", "mov_b", "lshl_add_u64", "readfirstlane", "mad_u64_u32", "mad_co_u64_u32")
_WRITERS = ("global_store", "global_atomic", "flat_store", "flat_atomic", "s_store", "s_atomic")
_CONDITIONAL = "s_cmov"
"""What the operations begin with that leave in their destination what it held, where SCC is 0."""
_FLAGS = frozenset(("vcc", "scc", "exec", "mode", "m0", "null"))
"""Files whose registers are no part of an address."""

Place = tuple[str, int]
Tags = dict[Place, int]
"""What registers hold: the offset of the argument that they come from, or one of the following; unknown if missing."""
_NUMBER, _ARGUMENTS = -1, -2


class ArgumentFlow:
    """What registers hold on every way through a kernel."""

    def __init__(self, kernel: Kernel, function: Function) -> None:
        self._function = function
        self._arguments = {
            row.offset + half: row.offset if row.kind == _POINTER else _NUMBER
            for row in kernel.arguments
            if row.offset is not None and row.size
            for half in range(0, row.size, 4)
        }
        self._entry = self._at_entry(kernel)

    def _at_entry(self, kernel: Kernel) -> Tags:
        """What the ABI puts where. Made-up values tell which of them are the address of the arguments, or arguments."""
        assert kernel.descriptor is not None  # who asks has looked
        size = kernel.kernarg_size or 0
        address, mark = 0xA5A5A5A5_5A5A5A5A, 0xC3000000
        words = b"".join((mark | offset).to_bytes(4, "little") for offset in range(0, size, 4))
        setup = wave_setup(kernel.descriptor, Pointers(kernarg=address, arguments=words))
        tags: Tags = {("v", number): _NUMBER for number in range(setup.item_ids)}
        tags |= {("s", index): _NUMBER for index in range(128)}
        for index, value in setup.sgprs.items():
            if value in (address & 0xFFFFFFFF, address >> 32):
                tags["s", index] = _ARGUMENTS
            elif value & 0xFF000000 == mark:
                tags["s", index] = self._arguments.get(value & 0xFFFFFF, _NUMBER)
        return tags

    def writes(self, instructions: list[Instruction]) -> Iterator[tuple[Instruction, int]]:
        """Every instruction that writes to memory at an address that comes from an argument, and the argument's offset."""
        blocks = {run[0].address: run for run in runs(instructions)}
        known: dict[int, Tags] = {self._function.address: self._entry}
        waiting = [self._function.address]
        while waiting:
            at = waiting.pop()
            if at not in blocks:
                continue
            tags = dict(known[at])
            for instruction in blocks[at]:
                self._step(instruction, tags)
            for after in successors(blocks[at][-1], self._function):
                before = known.get(after)
                met = tags if before is None else dict(before.items() & tags.items())
                if before is None or len(met) < len(before):
                    known[after] = dict(met)
                    waiting.append(after)
        for at, tags in known.items():
            for instruction in blocks.get(at, ()):
                if instruction.family.lower().startswith(_WRITERS) and (tag := _address(instruction, tags)) is not None:
                    yield instruction, tag
                self._step(instruction, tags)

    def _step(self, instruction: Instruction, tags: Tags) -> None:
        """What is known after an instruction."""
        if instruction.has("isCall"):
            tags.clear()
            return
        results = self._loaded(instruction, tags)
        tag = None if results else _computed(instruction, tags)
        written = [register for register in instruction.writes if register.file not in _FLAGS]
        for place in (place for register in written for place in _places(register)):
            tags.pop(place, None)
            if tag is not None:
                tags[place] = tag
        tags.update(results)

    def _loaded(self, instruction: Instruction, tags: Tags) -> Tags:
        """What a scalar load of arguments gives."""
        base, result, at = instruction.operand("sbase"), instruction.operand("sdst"), _constant_offset(instruction)
        if not instruction.family.lower().startswith("s_load_") or result is None or result.register is None:
            return {}
        if at is None or base is None or _tag(base, tags) != _ARGUMENTS:
            return {}
        places = _places(result.register)
        return {place: self._arguments.get(at + 4 * n, _NUMBER) for n, place in enumerate(places)}


def _constant_offset(instruction: Instruction) -> int | None:
    """How far past its base a scalar load reads, if that is known."""
    total = 0
    for operand in (instruction.operand("offset"), instruction.operand("soffset")):
        value = operand.value if operand is not None else Constant(0)
        if isinstance(value, Constant):
            total += int(value)
        elif value.file != "null":
            return None
    return total


def _places(register: Register) -> list[Place]:
    return [(register.file, register.index + n) for n in range(register.width)]


def _tag(operand: Operand, tags: Tags) -> int | None:
    """What all registers of an operand hold."""
    register = operand.register
    if register is None:
        return _NUMBER
    found = {tags.get(place) for place in _places(register)}
    return found.pop() if len(found) == 1 else None


def _computed(instruction: Instruction, tags: Tags) -> int | None:
    """What an instruction gives that only computes."""
    if instruction.has("mayLoad") or instruction.family.lower().startswith(_CONDITIONAL):
        return None
    sources = [r for r in instruction.reads if r.file not in _FLAGS]
    found = {tags.get(place) for register in sources for place in _places(register)}
    if None in found:
        return None
    pointers = found - {_NUMBER}
    if not pointers:
        return _NUMBER
    is_sum = any(word in instruction.family.lower() for word in _ADDITIONS)
    return pointers.pop() if len(pointers) == 1 and is_sum else None


def _address(instruction: Instruction, tags: Tags) -> int | None:
    """The argument that the address of a store comes from."""
    for name in ("saddr", "vaddr", "sbase"):
        operand = instruction.operand(name)
        register = operand.register if operand is not None else None
        if operand is not None and register is not None and register.file in ("s", "v"):
            tag = _tag(operand, tags)
            return tag if tag is not None and tag >= 0 else None
    return None
