"""Rules about the instructions of kernels: encodings, branches, registers, scratch."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.descriptor import KernelDescriptor
from ..codeobject.hidden import PREFIX
from ..codeobject.kernel import Layout
from ..isa.instruction import Instruction
from ..isa.reach import reach
from ..isa.register_bits import VCC
from ..isa.use import use_of
from .bodies import Bodies, Body
from .encoded import places
from .registry import Fault, Options, rule

_MOST_PLACES = 3
"""How many places in one function are reported; the first is enough to know."""
FILES = ("VGPRs", "AGPRs", "SGPRs")
_SCALARS, _OF_VCC = 2, 2
"""Which of the files is that of SGPRs; how many of them VCC is."""
_NARROW = re.compile(r"_[us]?(byte|short|[iub]8|[iub]16)(?:_|$)")
"""What the names of accesses to less than a register have."""
_WORD = 4
_BYTES = {"byte": 1, "short": 2} | dict.fromkeys(("i8", "u8", "b8"), 1) | dict.fromkeys(("i16", "u16", "b16"), 2)


def bodies_of(code: CodeObject) -> Bodies:
    """The functions of a code object, surveyed once for all rules."""
    found = _kept.get(id(code))
    if found is None or found.code is not code:
        _kept.clear()
        found = _kept[id(code)] = Bodies(code)
    return found


_kept: dict[int, Bodies] = {}
"""The bodies of the code object that is looked at now, by its identity."""


def fault_at(code: CodeObject, body: Body, offset: int, message: str) -> Fault:
    """A fault of the instruction at an offset of a function."""
    place = code.elf.offset_of(body.address + offset)
    who = "kernel" if body.kernel else "function"
    return Fault(f"{who} {body.name!r}: at +{offset:#x}, {message}", code.source.origin + (place or 0))


@rule(
    "code",
    "code-not-read",
    "note",
    "hipkit decodes instructions of gfx900 to gfx1251; it does not check the code of other processors.",
    "instructions of gfx803 are not read, so what kernels do is not judged",
)
def code_not_read(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The instructions can be read."""
    if code.kernels and code.target is not None and not code.header.is_relocatable and not bodies_of(code).decoders:
        message = f"instructions of {code.target.processor} are not read, so what kernels do is not judged"
        yield Fault(message, code.source.origin)


@rule(
    "code",
    "unknown-instruction",
    "error",
    "A wave that reaches these bytes stops with an illegal instruction: the code is for another GPU, or damaged.",
    "kernel 'k': at +0x40, the bytes ff ff ff ff are no instruction of gfx942",
)
def unknown_instruction(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """What can be reached is code."""
    for body in bodies_of(code).all:
        if not body.glance.is_sound:
            for at in sorted(body.paths.unknown)[:_MOST_PLACES]:
                shown = body.code[at : at + 4].hex(" ")
                assert code.target
                message = f"the bytes {shown} are no instruction of {code.target.processor}"
                yield fault_at(code, body, at, message)


@rule(
    "code",
    "branch-target",
    "error",
    "A branch leads into another function, into the middle of an instruction, or to a place without code.",
    "kernel 'k': at +0x24, a branch leads 0x2000 bytes past the kernel's end",
)
def branch_target(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Branches stay in their function and lead to the start of an instruction."""
    bodies = bodies_of(code)
    for body in bodies.all:
        if body.glance.is_sound:
            continue
        for at, target in sorted(body.paths.outside)[:_MOST_PLACES]:
            # Code without sizes may well be one function under several names.
            if body.has_size or not bodies.is_code(body.address + target):
                beyond = target - len(body.code) if target >= 0 else -target
                where = (
                    f"past the {'kernel' if body.kernel else 'function'}'s end"
                    if target >= 0
                    else "in front of its start"
                )
                yield fault_at(code, body, at, f"a branch leads {beyond:#x} bytes {where}")
        for at, target in sorted(body.paths.inside)[:_MOST_PLACES]:
            yield fault_at(code, body, at, f"a branch leads into the middle of the instruction before +{target:#x}")


@rule(
    "code",
    "missing-end",
    "error",
    "Control can run past the end of a function, as after a last instruction that is neither s_endpgm nor a jump: "
    "waves then execute the bytes after it.",
    "kernel 'k': at +0x1c4, control runs off the end: the last instruction is v_add_f32_e32 v0, v1, v2",
)
def missing_end(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No path leads off the end, or into zeros after it. After calls and traps, which need not come back, that is no fault."""
    for body in bodies_of(code).all:
        if body.glance.is_sound:
            continue
        for at in sorted(set(body.paths.off_end))[:1]:
            if (body.has_size or body.padding) and not body.reading.is_unsure_before(at):
                last = body.reading.last_before(at)
                shown = f": the last instruction is {Instruction(0, last)}" if last else ""
                yield fault_at(code, body, at, f"control runs off the end{shown}")


@rule(
    "code",
    "register-use",
    "error",
    "An instruction uses a register that the descriptor does not allocate; it may belong to another wave.",
    "kernel 'k': at +0x30, v_mov_b32_e32 v40, v1 needs 41 VGPRs, the descriptor gives 32",
)
def register_use(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Registers in a kernel's own code are within what its descriptor gives."""
    for body in bodies_of(code).all:
        if body.needs_more:
            yield from _beyond(code, body)
        elif body.limits[_SCALARS] is not None:
            yield from _beyond_with_vcc(code, body, body.limits[_SCALARS] or 0)


def _beyond_with_vcc(code: CodeObject, body: Body, most: int) -> Iterator[Fault]:
    """The first use of VCC, which is the last two of the SGPRs, where the code has numbers for them as well."""
    need = body.glance.needs.sgprs
    if need + _OF_VCC <= most:
        return
    found = next((found for found in body.reached() if (use_of(found).reads | use_of(found).writes) >> VCC & 3), None)
    if found:
        message = f"{found} uses VCC, with which the code needs {need + _OF_VCC} SGPRs, the descriptor gives {most}"
        yield fault_at(code, body, found.address - body.address, message)


def _beyond(code: CodeObject, body: Body) -> Iterator[Fault]:
    """The first instruction that can be reached and needs more, for each register file."""
    reported: set[int] = set()
    for instruction in body.reached():
        for file in body.beyond(instruction.decoded) - reported:
            reported.add(file)
            need, most = reach(instruction.decoded)[file], body.limits[file]
            message = f"{instruction} needs {need} {FILES[file]}, the descriptor gives {most}"
            yield fault_at(code, body, instruction.address - body.address, message)


@rule(
    "code",
    "scratch-use",
    "error",
    "The code uses scratch memory that the descriptor does not enable: a memory fault.",
    "kernel 'k': at +0x18, scratch_store_dword off, v0, s32, but the descriptor gives no scratch memory",
)
def scratch_use(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A kernel that names scratch memory is given some."""
    for body in bodies_of(code).all:
        descriptor = body.kernel.descriptor if body.kernel else None
        if descriptor is None or descriptor.private_segment_fixed_size or descriptor.properties >> 11 & 1:
            continue
        if body.glance.needs.scratch:
            for instruction in body.reached():
                if instruction.has("FlatScratch"):
                    message = f"{instruction}, but the descriptor gives no scratch memory"
                    yield fault_at(code, body, instruction.address - body.address, message)
                    break


@rule(
    "code",
    "scratch-offset",
    "error",
    "The code accesses scratch memory beyond the size in the descriptor: another wave's memory, or a memory fault.",
    "kernel 'k': at +0x18, scratch_store_dword off, v0, off offset:64 ends at 68, the descriptor gives 32 bytes of scratch",
)
def scratch_offset(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Accesses to scratch memory without an address end within what the descriptor gives."""
    for body in bodies_of(code).all:
        descriptor = body.kernel.descriptor if body.kernel else None
        if descriptor is None or not body.glance.needs.scratch or descriptor["properties.uses_dynamic_stack"]:
            continue
        size = descriptor.private_segment_fixed_size
        for found in places(body, _is_scratch) if size else ():
            end = scratch_end(found)
            if end > size and found.address in body.reached_at:
                message = f"{found} ends at {end}, the descriptor gives {size} bytes of scratch"
                yield fault_at(code, body, found.address, message)
                break


def _is_scratch(name: str) -> bool:
    return name.startswith("scratch_")


def scratch_end(instruction: Instruction) -> int:
    """Where an access to scratch memory ends whose place is a constant; 0 for others."""
    if not instruction.has("FlatScratch") or instruction.operand("vaddr") or instruction.operand("saddr"):
        return 0
    assert instruction.form is not None
    data, spec = instruction.operand("vdata") or instruction.operand("vdst"), instruction.form.named["offset"]
    offset = spec.raw(instruction.decoded.word)
    is_negative = offset > spec.width_mask >> 1
    narrow = _NARROW.search(instruction.mnemonic)
    size = _BYTES[narrow[1]] if narrow else 4 * (data.register.width if data and data.register else 1)
    return 0 if is_negative else offset + size


@rule(
    "code",
    "lds-offset",
    "note",
    "Constant offsets in the code exceed the kernel's static LDS. This is correct only if launches add dynamic "
    "LDS, if the access is never executed, or if a negative index is added.",
    "kernel 'k': constant offsets reach byte 4608 of LDS, the descriptor gives 4096",
)
def lds_offset(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The constant offsets of accesses to LDS are within what the descriptor gives, if that is anything."""
    for body in bodies_of(code).all:
        given = body.kernel.lds if body.kernel else 0
        if given and body.glance.needs.lds > given:
            message = f"constant offsets reach byte {body.glance.needs.lds} of LDS, the descriptor gives {given}"
            yield Fault(f"kernel {body.name!r}: {message}", code.source.origin)


@rule(
    "code",
    "register-alignment",
    "error",
    "A range of registers must begin at an even number, or a multiple of 4; the hardware would use other registers.",
    "kernel 'k': at +0x20, s_mov_b64 s[2:3], s[4:5] is encoded with a run of registers that begins where none may",
)
def register_alignment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Runs of registers begin where the hardware has them begin."""
    for body in bodies_of(code).all:
        if body.glance.needs.crooked:
            for instruction in body.reached():
                if reach(instruction.decoded).crooked:
                    message = f"{instruction} is encoded with a run of registers that begins where none may"
                    yield fault_at(code, body, instruction.address - body.address, message)
                    break


@rule(
    "code",
    "kernarg-use",
    "error",
    "The kernel's code reads arguments beyond the kernel argument segment, or a hidden one that the metadata does not name: "
    "runtimes fill in those that it names.",
    "kernel 'k': at +0x0, its first block reads arguments at 288, there are 280 bytes of them",
)
def kernarg_use(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Loads of arguments in a kernel's first block begin within its arguments; those of hidden ones, at one."""
    for body in bodies_of(code).all:
        kernel = body.kernel
        size = kernel.kernarg_size if kernel else None
        base = _kernarg_register(kernel.descriptor) if kernel and kernel.descriptor else None
        if size is None or base is None:
            continue
        at = body.glance.start.loads.get(base)
        if at is not None and at >= size:
            yield fault_at(code, body, 0, f"its first block reads arguments at {at}, there are {size} bytes of them")
        elif at is not None and kernel:
            unnamed = _unnamed(frozenset(body.glance.start.loaded[base]), kernel.layout)
            if unnamed is not None:
                message = f"its first block reads a hidden argument at {unnamed}, and the metadata has none there"
                yield fault_at(code, body, 0, message)


@functools.lru_cache(maxsize=1 << 12)  # kernels have few different arguments, and read few of them first
def _unnamed(offsets: frozenset[int], layout: Layout) -> int | None:
    """The first offset from the first hidden argument on at which no argument is."""
    places = list[tuple[int, int]]()
    for at, size, kind in layout:
        if type(at) is not int or type(size) is not int or type(kind) is not str:
            return None
        if places or kind.startswith(PREFIX):
            places.append((at, size))
    if not places or max(offsets) < places[0][0]:
        return None
    # Scalar loads begin at whole words, and arguments may begin in the middle of one.
    spans = [(at // _WORD * _WORD, at + size) for at, size in places]
    left = [at for at in offsets if at >= spans[0][0] and not any(start <= at < end for start, end in spans)]
    return min(left, default=None)


def _kernarg_register(descriptor: KernelDescriptor) -> int | None:
    """The first of the two SGPRs that hold the address of the arguments."""
    if not descriptor.properties >> 3 & 1:
        return None
    return sum(width for bit, width in ((0, 4), (1, 2), (2, 2)) if descriptor.properties >> bit & 1)
