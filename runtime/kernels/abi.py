"""The initial registers of a wave, from the kernel descriptor and the dispatch.

Facts: "Initial Kernel Execution State" in LLVM's user guide for AMDGPU, and in its backend AMDGPU.td (packed-tid,
architected-sgprs, kernarg-preload) and SIISelLowering.cpp (the order of system SGPRs).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...fatbin.codeobject.descriptor import KernelDescriptor
from ...fatbin.codeobject.generations import Generation
from ...fatbin.errors import UnsupportedError
from ...fatbin.records import dataclass
from ..devices.backend import IdRegister, WaveSetup
from .families import ABIS, WaveAbi

Words = tuple[int, ...]

SWIZZLED = 1 << 31
"""Word 1, bit 31 of a buffer descriptor: addresses are swizzled. Set in the descriptor of scratch alone."""
ADD_TID = 1 << 23
"""Word 3, bit 23: the lane's number is part of the address. Set in the descriptor of scratch alone."""
INDEX_STRIDES = {32: 2 << 21, 64: 3 << 21}
DYNAMIC_STACK = 16 << 10
"""Bytes of stack a work-item has beside its frame, where the compiler cannot tell how deep calls go."""

MODE_FIELDS = (
    ("rsrc1.float_round_mode_32", 0),
    ("rsrc1.float_round_mode_16_64", 2),
    ("rsrc1.float_denorm_mode_32", 4),
    ("rsrc1.float_denorm_mode_16_64", 6),
)


@dataclass(frozen=True, slots=True)
class Pointers:
    """What a dispatch puts in user SGPRs."""

    dispatch_packet: int = 0
    queue: int = 0
    kernarg: int = 0
    dispatch_id: int = 0
    scratch: int = 0
    """Bytes of scratch of a work-item."""
    arguments: bytes = b""
    """The bytes at ``kernarg``, which some kernels have loaded into SGPRs."""


def scratch_resource(_pointers: Pointers, lanes: int) -> Words:
    """The buffer descriptor of scratch: base 0, no limit, swizzled by lane.

    Kernels of gfx9 and gfx10 reach scratch through it. A device that gives each wave memory of its own knows it by
    :data:`SWIZZLED` and :data:`ADD_TID`, which no other buffer of a compiler has, and takes offsets from the start of
    the lane's memory.
    """
    return 0, SWIZZLED, 0xFFFFFFFF, ADD_TID | INDEX_STRIDES[lanes]


def _pair(value: int) -> Words:
    return value & 0xFFFFFFFF, value >> 32


USER_SGPRS: tuple[tuple[str, Callable[[Pointers, int], Words]], ...] = (
    ("private_segment_buffer", scratch_resource),
    ("dispatch_ptr", lambda pointers, _: _pair(pointers.dispatch_packet)),
    ("queue_ptr", lambda pointers, _: _pair(pointers.queue)),
    ("kernarg_segment_ptr", lambda pointers, _: _pair(pointers.kernarg)),
    ("dispatch_id", lambda pointers, _: _pair(pointers.dispatch_id)),
    # Where the wave's scratch begins and how large it is: a device with memory for each wave has both its own way.
    ("flat_scratch_init", lambda _pointers, _lanes: (0, 0)),
    ("private_segment_size", lambda pointers, _: (pointers.scratch,)),
)
"""What the descriptor can ask for, in the order in which it is put in SGPRs."""


def wave_setup(descriptor: KernelDescriptor, pointers: Pointers) -> WaveSetup:
    """How the waves of a kernel begin."""
    known, abi = _abi(descriptor)
    lanes = descriptor.wavefront_size
    group_ids, scratch_offset = _system_sgprs(descriptor, known, abi)
    vgprs = descriptor.vgprs
    assert vgprs is not None  # the generation is known
    return WaveSetup(
        lanes=lanes,
        sgprs=dict(enumerate(_user_sgprs(descriptor, pointers, lanes))),
        group_ids=group_ids,
        wave_id=abi.wave_id,
        scratch_offset=scratch_offset,
        packs_item_ids=abi.packs_item_ids,
        item_ids=min(descriptor["rsrc2.enable_vgpr_workitem_id"], 2) + 1,
        mode=_mode(descriptor, abi),
        vgprs=vgprs,
        accum_offset=descriptor.accum_offset,
        kernarg=_kernarg(descriptor, lanes),
        preloaded=preloaded(descriptor),
        named_barriers=_named_barriers(descriptor, abi),
    )


def _named_barriers(descriptor: KernelDescriptor, abi: WaveAbi) -> int:
    """How many a kernel is given: as many as its descriptor asks for, in fours, and no more than there are."""
    asked = _NAMED_EACH * descriptor["rsrc3.named_bar_cnt"] if abi.most_named_barriers else 0
    return min(asked, abi.most_named_barriers)


_NAMED_EACH = 4
PRELOADED_ENTRY = 256
"""How far past its entry a kernel begins that finds arguments in SGPRs. What comes before that is for firmware that
does not put them there."""


def preloaded(descriptor: KernelDescriptor) -> tuple[int, int, int] | None:
    """The SGPRs that a kernel finds arguments in: the first of them, and from which byte to which they come."""
    length, offset = descriptor["kernarg_preload.length"], descriptor["kernarg_preload.offset"]
    if not length:
        return None
    first = len(tuple(_user_sgprs(descriptor, Pointers(), descriptor.wavefront_size))) - length
    return first, offset * 4, (offset + length) * 4


def _kernarg(descriptor: KernelDescriptor, lanes: int) -> int | None:
    """The first SGPR of the address of the arguments."""
    at = 0
    for name, words in USER_SGPRS:
        is_there = descriptor[f"properties.enable_sgpr_{name}"]
        if name == "kernarg_segment_ptr":
            return at if is_there else None
        at += len(words(Pointers(), lanes)) if is_there else 0
    return None


def scratch_size(descriptor: KernelDescriptor) -> int:
    """Bytes of scratch that a work-item is given."""
    size = descriptor.private_segment_fixed_size
    return size + DYNAMIC_STACK if descriptor["properties.uses_dynamic_stack"] else size


def _abi(descriptor: KernelDescriptor) -> tuple[Generation, WaveAbi]:
    known = descriptor.generation
    abi = ABIS.get(known.family) if known else None
    if known is None or abi is None:
        raise UnsupportedError(
            f"how kernels of {descriptor.processor} start is not written; those of gfx9, gfx10, gfx11 and gfx12 run",
            source=descriptor.processor, offset=0, container="kernel descriptor", rule="processor",
        )  # fmt: skip
    return known, abi


def _user_sgprs(descriptor: KernelDescriptor, pointers: Pointers, lanes: int) -> Iterator[int]:
    for name, words in USER_SGPRS:
        if descriptor[f"properties.enable_sgpr_{name}"]:
            yield from words(pointers, lanes)
    length, offset = descriptor["kernarg_preload.length"], descriptor["kernarg_preload.offset"]
    for at in range(offset * 4, (offset + length) * 4, 4):
        yield int.from_bytes(pointers.arguments[at : at + 4], "little")


def _system_sgprs(
    descriptor: KernelDescriptor, known: Generation, abi: WaveAbi
) -> tuple[tuple[IdRegister | None, IdRegister | None, IdRegister | None], int | None]:
    """Where the ids of the workgroup and the wave's offset in scratch go: the SGPRs after the user's."""
    at = descriptor["rsrc2.user_sgpr_count"]

    def next_if(wanted: int) -> int | None:
        nonlocal at
        at += bool(wanted)
        return at - 1 if wanted else None

    def group_id(axis: str) -> IdRegister | None:
        index = next_if(descriptor[f"rsrc2.enable_sgpr_workgroup_id_{axis}"])
        return None if index is None else ("s", index, 0, 32)

    ids = abi.group_ids or (group_id("x"), group_id("y"), group_id("z"))
    if descriptor["rsrc2.enable_sgpr_workgroup_info"]:
        raise UnsupportedError(
            "the kernel asks for the workgroup info in an SGPR, which hipkit does not provide",
            source=descriptor.processor, offset=0, container="kernel descriptor", rule="workgroup-info",
        )  # fmt: skip
    # Where scratch is architected, nothing of it is in SGPRs.
    has_offset = descriptor["rsrc2.enable_private_segment"] and not known.architected_flat_scratch
    return ids, next_if(has_offset)


def _mode(descriptor: KernelDescriptor, abi: WaveAbi) -> int:
    mode = abi.mode_set
    for name, shift in (*MODE_FIELDS, *abi.mode_fields):
        mode |= descriptor[name] << shift
    return mode
