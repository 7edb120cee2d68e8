"""Rules about kernel descriptors: LDS, registers, scratch, arguments, workgroups."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..codeobject.code_object import CodeObject
from ..codeobject.descriptor import KernelDescriptor
from ..codeobject.generations import BY_PROCESSOR, LARGEST_GROUP
from ..codeobject.kernel import Kernel
from ..codeobject.occupancy import Occupancy, occupancy
from ..wording import some_of
from .kernel_rules import place
from .registry import Fault, Options, rule

USER_SGPRS = (4, 2, 2, 2, 2, 2, 1)
"""How many registers each of the first bits of the properties fills before the kernel starts."""
_MOST_USER_SGPRS, _WITH_MORE = 16, "gfx125"
"""How many there can be, and the processors that have twice as many."""
_MUST_BE_ZERO = (
    "rsrc1.priority", "rsrc1.priv", "rsrc1.debug_mode", "rsrc1.disable_perf", "rsrc1.bulky", "rsrc1.cdbg_user",
    "rsrc2.enable_trap_handler", "rsrc2.enable_exception_address_watch", "rsrc2.enable_exception_memory",
    "rsrc2.granulated_lds_size",
)  # fmt: skip
"""Fields that the command processor fills in: "must be 0" in LLVM's user guide for AMDGPU."""
_MOST_WORKITEM_ID = 2
_NAMED = 3
"""How many kernels a summary names."""


def described(code: CodeObject) -> Iterator[tuple[Kernel, KernelDescriptor]]:
    """The kernels that have a descriptor."""
    for kernel in code.kernels:
        if kernel.descriptor is not None:
            yield kernel, kernel.descriptor


def descriptor_fault(code: CodeObject, kernel: Kernel, message: str) -> Fault:
    """A fault of a kernel, in the place of its descriptor."""
    return Fault(f"kernel {kernel.name!r}: {message}", place(code, kernel.descriptor_symbol))


@rule(
    "code",
    "lds-limit",
    "error",
    "The kernel needs more LDS than a workgroup of this GPU can have, so every launch fails.",
    "kernel 'k': asks for 131072 bytes of LDS, gfx942 has 65536 for a workgroup",
)
def lds_limit(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Fixed LDS fits in what the processor has."""
    known = BY_PROCESSOR.get(code.target.processor) if code.target else None
    for kernel in code.kernels if known and code.target else ():
        asked = max(kernel.lds or 0, kernel.descriptor.group_segment_fixed_size if kernel.descriptor else 0)
        if known and asked > known.lds:
            message = f"asks for {asked} bytes of LDS, {kernel.processor} has {known.lds} for a workgroup"
            yield descriptor_fault(code, kernel, message)


@rule(
    "code",
    "scratch-limit",
    "error",
    "The kernel needs more scratch memory than a wave of this GPU can have, so every launch fails.",
    "kernel 'k': asks for 131072 bytes of scratch memory, a lane of gfx942 has 131056 at most",
)
def scratch_limit(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The scratch memory of a wave is within what its register can say."""
    known = BY_PROCESSOR.get(code.target.processor) if code.target else None
    for kernel in code.kernels if known else ():
        asked = max(kernel.scratch or 0, kernel.descriptor.private_segment_fixed_size if kernel.descriptor else 0)
        most = known.wave_scratch // (kernel.wavefront_size or min(known.wave_sizes)) if known else 0
        if asked > most:
            message = f"asks for {asked} bytes of scratch memory, a lane of {kernel.processor} has {most} at most"
            yield descriptor_fault(code, kernel, message)


@rule(
    "code",
    "tg-split",
    "error",
    "With tg_split, the waves of a workgroup may run on different compute units and cannot share LDS, but the "
    "kernel has LDS.",
    "kernel 'k': rsrc3.tg_split is 1, and it has 1024 bytes of LDS",
)
def tg_split(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A kernel whose workgroups are split over compute units has no LDS."""
    for kernel, descriptor in described(code):
        size = descriptor.group_segment_fixed_size
        if size and descriptor.has("rsrc3.tg_split") and descriptor["rsrc3.tg_split"]:
            yield descriptor_fault(code, kernel, f"rsrc3.tg_split is 1, and it has {size} bytes of LDS")


@rule(
    "code",
    "user-sgprs",
    "error",
    "The descriptor counts fewer user SGPRs than it enables, or more than there can be, so that the kernel finds other values "
    "in them, or in those after them.",
    "kernel 'k': counts 4 user SGPRs, what it enables fills 6",
)
def user_sgprs(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The count of user SGPRs covers what is enabled, and is one that the processor can fill."""
    for kernel, descriptor in described(code):
        filled = sum(width for bit, width in enumerate(USER_SGPRS) if descriptor.properties >> bit & 1)
        filled += descriptor["kernarg_preload.length"] if can_preload(kernel) else 0
        count = descriptor.get("rsrc2.user_sgpr_count")
        if count < filled:
            yield descriptor_fault(code, kernel, f"counts {count} user SGPRs, what it enables fills {filled}")
        known = BY_PROCESSOR.get(kernel.processor)
        if known and count > _MOST_USER_SGPRS and known.family != _WITH_MORE:
            message = f"counts {count} user SGPRs, {kernel.processor} fills {_MOST_USER_SGPRS} at most"
            yield descriptor_fault(code, kernel, message)


def can_preload(kernel: Kernel) -> bool:
    """Whether the processor can load arguments to registers before a kernel starts."""
    known = BY_PROCESSOR.get(kernel.processor)
    return known is not None and known.family in ("gfx90a", "gfx125")


@rule(
    "code",
    "descriptor-zero",
    "warning",
    "The command processor sets these fields at launch; in the file they must be zero.",
    "kernel 'k': rsrc2.granulated_lds_size is 32, must be 0",
)
def descriptor_zero(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Fields that must be zero are."""
    for kernel, descriptor in described(code):
        if not _are_zero(descriptor.processor, descriptor.rsrc1, descriptor.rsrc2) and descriptor.generation:
            for name in _MUST_BE_ZERO:
                value = descriptor.get(name)
                if value:
                    yield descriptor_fault(code, kernel, f"{name} is {value}, must be 0")


@lru_cache(maxsize=1 << 12)
def _are_zero(processor: str, rsrc1: int, rsrc2: int) -> bool:
    """Whether the fields are zero in words of a descriptor, of which libraries have few that differ."""
    descriptor = KernelDescriptor(processor, rsrc1=rsrc1, rsrc2=rsrc2)
    return not any(map(descriptor.get, _MUST_BE_ZERO))


@rule(
    "code",
    "workitem-id",
    "error",
    "The descriptor asks for a fourth work-item id, which does not exist; the behaviour is undefined.",
    "kernel 'k': rsrc2.enable_vgpr_workitem_id is 3",
)
def workitem_id(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The setting for work-item ids is one that exists."""
    for kernel, descriptor in described(code):
        value = descriptor["rsrc2.enable_vgpr_workitem_id"]
        if value > _MOST_WORKITEM_ID:
            yield descriptor_fault(code, kernel, f"rsrc2.enable_vgpr_workitem_id is {value}")


@rule(
    "code",
    "private-segment",
    "error",
    "The kernel has scratch memory, but its descriptor does not enable it, so the kernel does not get its address.",
    "kernel 'k': has 64 bytes of scratch memory, but rsrc2.enable_private_segment is 0",
)
def private_segment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A kernel with scratch memory has it enabled."""
    for kernel, descriptor in described(code):
        size = descriptor.private_segment_fixed_size
        if size and not descriptor["rsrc2.enable_private_segment"]:
            yield descriptor_fault(
                code, kernel, f"has {size} bytes of scratch memory, but rsrc2.enable_private_segment is 0"
            )


@rule(
    "code",
    "accumulators",
    "error",
    "The accumulation VGPRs (AGPRs) begin after all registers of the wave, or among its ordinary VGPRs.",
    "kernel 'k': accumulators begin at 64, the wave has 32 registers",
)
def accumulators(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where both kinds of registers are one file, both fit."""
    for kernel, descriptor in described(code):
        start, total = descriptor.accum_offset, descriptor.vgprs
        if start is None or total is None:
            continue
        own = kernel.vgprs is not None and kernel.agprs is not None and kernel.vgprs - kernel.agprs
        if start > total:
            yield descriptor_fault(code, kernel, f"accumulators begin at {start}, the wave has {total} registers")
        elif kernel.agprs and start + kernel.agprs > total:
            yield descriptor_fault(
                code, kernel, f"{kernel.agprs} accumulators from {start} on need more than {total} registers"
            )
        elif own and kernel.agprs and own > start:
            yield descriptor_fault(
                code, kernel, f"{own} registers of its own reach into accumulators, which begin at {start}"
            )


@rule(
    "code",
    "workgroup-size",
    "error",
    "No workgroup that the kernel allows can be launched.",
    "kernel 'k': needs workgroups of 2048 work-items, 1024 is the most",
)
def workgroup_size(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The required workgroup is not larger than the largest, and that not larger than hardware has."""
    for kernel in code.kernels:
        most, required = kernel.max_workgroup_size, kernel.metadata.get(".reqd_workgroup_size")
        if most is not None and not 0 < most <= LARGEST_GROUP:
            yield descriptor_fault(code, kernel, f"allows workgroups of {most} work-items, {LARGEST_GROUP} is the most")
        if isinstance(required, list) and all(isinstance(size, int) for size in required):
            product = 1
            for size in required:
                product *= size
            if not 0 < product <= (most or LARGEST_GROUP):
                yield descriptor_fault(
                    code, kernel, f"needs workgroups of {product} work-items, {most or LARGEST_GROUP} is the most"
                )


@rule(
    "code",
    "kernarg-alignment",
    "error",
    "The runtime aligns the kernel arguments as the metadata says; the kernel's loads need at least 4 bytes.",
    "kernel 'k': .kernarg_segment_align is 3",
)
def kernarg_alignment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The alignment of the arguments is a power of two, and at least 4."""
    for kernel in code.kernels:
        alignment = kernel.metadata.get(".kernarg_segment_align")
        if isinstance(alignment, int) and (alignment < 4 or alignment & alignment - 1):
            yield descriptor_fault(code, kernel, f".kernarg_segment_align is {alignment}")


@rule(
    "code",
    "registers-unused",
    "note",
    "The kernel allocates more registers than it uses, so that fewer waves fit on a SIMD.",
    "kernel 'k': uses 24 VGPRs and is given 128, so that 4 waves fit on a SIMD and not 10",
)
def registers_unused(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """What the descriptor gives does not cost waves that what is used would leave."""
    for kernel, descriptor in described(code):
        used, given = kernel.metadata.get(".vgpr_count"), descriptor.vgprs
        if not isinstance(used, int) or given is None or given <= used:
            continue
        limit, found = waves_of(kernel.processor, given, descriptor.wavefront_size), kernel.occupancy
        if limit and found and limit.waves < found.waves:
            message = f"uses {used} VGPRs and is given {given}, so that {limit.waves} waves fit on a SIMD and not"
            yield descriptor_fault(code, kernel, f"{message} {found.waves}")


@lru_cache(maxsize=1 << 10)
def waves_of(processor: str, vgprs: int, wave_size: int) -> Occupancy | None:
    """The occupancy with a number of registers."""
    return occupancy(processor, vgprs=vgprs, sgprs=0, lds=0, largest_group=1, wave_size=wave_size)


@rule(
    "code",
    "spills",
    "note",
    "The kernel spills registers to memory, which is slow in loops; __launch_bounds__ changes how many it may use.",
    "3 of 12 kernels spill registers: 'k' 45 VGPRs, 'l' 6 SGPRs, 'm' 2 VGPRs",
)
def spills(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No kernel spills."""
    found = [(k.vgpr_spills or 0, k.sgpr_spills or 0, k) for k in code.kernels if k.vgpr_spills or k.sgpr_spills]
    if found:
        worst = sorted(found, key=lambda row: (-row[0], -row[1], row[2].name))
        texts = [f"{kernel.name!r} {_spilled(vgprs, sgprs)}" for vgprs, sgprs, kernel in worst]
        message = f"{len(found)} of {len(code.kernels)} kernels spill registers: {some_of(texts, _NAMED)}"
        yield Fault(message, code.source.origin)


def _spilled(vgprs: int, sgprs: int) -> str:
    return " and ".join(f"{number} {what}" for number, what in ((vgprs, "VGPRs"), (sgprs, "SGPRs")) if number)


@rule(
    "code",
    "occupancy",
    "warning",
    "Fewer waves fit on a SIMD than --min-occupancy requires; without that option hipkit reports nothing.",
    "kernel 'k': 2 waves fit on a SIMD, fewer than 4: limited by vgprs",
)
def low_occupancy(code: CodeObject, options: Options) -> Iterator[Fault]:
    """As many waves fit as were asked for."""
    for kernel in code.kernels if options.min_occupancy is not None else ():
        found = kernel.occupancy
        if found and options.min_occupancy is not None and found.waves < options.min_occupancy:
            message = (
                f"{found.waves} waves fit on a SIMD, fewer than {options.min_occupancy}: limited by {found.limited_by}"
            )
            yield descriptor_fault(code, kernel, message)
