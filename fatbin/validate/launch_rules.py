"""Rules about what a launch does with a descriptor: preloading, prefetching, placing a workgroup, ordering memory."""

from __future__ import annotations

from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.generations import BY_PROCESSOR
from ..schema import align_up
from .descriptor_rules import can_preload, described, descriptor_fault, waves_of
from .registry import Fault, Options, rule

_WORD, _LINE, _PAGE = 4, 128, 4096
"""Bytes in which arguments are preloaded, code is prefetched, and memory is mapped."""


@rule(
    "code",
    "kernarg-preload",
    "error",
    "Registers are to be filled with kernel arguments from beyond the end of their segment, or by a processor that fills none; "
    "LLVM refuses to assemble this.",
    "kernel 'k': preloads 14 words of arguments from word 0 on, there are 8 bytes of them",
)
def kernarg_preload(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where arguments are preloaded, the processor can do so, and they lie in their segment."""
    for kernel, descriptor in described(code):
        length, first = descriptor["kernarg_preload.length"], descriptor["kernarg_preload.offset"]
        # Assembly by hand leaves the size at 0, which says nothing.
        size = kernel.kernarg_size
        if length and not can_preload(kernel) and descriptor.generation:
            message = f"preloads {length} words of arguments, {kernel.processor} can preload none"
            yield descriptor_fault(code, kernel, message)
        if length and size and can_preload(kernel) and (first + length) * _WORD > size:
            message = f"preloads {length} words of arguments from word {first} on, there are {size} bytes of them"
            yield descriptor_fault(code, kernel, message)


@rule(
    "code",
    "group-registers",
    "warning",
    "The largest workgroup that the kernel allows needs more vector registers than a compute unit has, so that its launch "
    "fails or hangs: allow smaller ones (.max_flat_workgroup_size, __launch_bounds__).",
    "kernel 'k': allows workgroups of 16 waves, with 512 VGPRs each 4 fit on a compute unit",
)
def group_registers(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """All waves of the largest workgroup fit on the SIMDs that it may use."""
    for kernel, descriptor in described(code):
        known, given, most = BY_PROCESSOR.get(kernel.processor), descriptor.vgprs, kernel.max_workgroup_size
        is_dynamic = descriptor.get("rsrc2.enable_dynamic_vgpr") or descriptor.get("rsrc3.enable_dynamic_vgpr")
        if known is None or given is None or not most or is_dynamic:
            continue
        found = waves_of(kernel.processor, given, descriptor.wavefront_size)
        simds = known.simds // (2 if known.pairs_cus and not descriptor["rsrc1.wgp_mode"] else 1)
        waves = -(-most // descriptor.wavefront_size)
        if found and waves > found.waves * simds:
            message = f"allows workgroups of {waves} waves, with {given} VGPRs each {found.waves * simds} fit on a compute unit"
            yield descriptor_fault(code, kernel, message)


@rule(
    "code",
    "memory-order",
    "warning",
    "The descriptor lets results of memory operations arrive in any order, and counters then do not say which are there: "
    "what compilers generate relies on their order.",
    "kernel 'k': rsrc1.mem_ordered is 0: leave out .amdhsa_memory_ordered 0",
)
def memory_order(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where memory operations can be ordered, they are."""
    for kernel, descriptor in described(code):
        if descriptor.has("rsrc1.mem_ordered") and not descriptor["rsrc1.mem_ordered"]:
            yield descriptor_fault(code, kernel, "rsrc1.mem_ordered is 0")


@rule(
    "code",
    "prefetch-size",
    "warning",
    "Instructions are prefetched from beyond the last page of the code object, which need not be mapped: the descriptor "
    "was made for a longer kernel.",
    "kernel 'k': prefetches 8064 bytes of instructions from 0x1500 on, the code object ends at 0x3000",
)
def prefetch_size(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The instructions that a start prefetches are in pages of the code object."""
    ends = [segment.address + segment.memory_size for segment in code.segments if segment.is_loaded]
    if not ends or code.header.is_relocatable:
        return
    end = align_up(max(ends), _PAGE)
    for kernel, descriptor in described(code):
        size, symbol = descriptor.get("rsrc3.inst_pref_size") * _LINE, kernel.descriptor_symbol
        entry = symbol.value + descriptor.entry_offset if symbol else 0
        if size and symbol and entry + size > end:
            message = f"prefetches {size} bytes of instructions from {entry:#x} on, the code object ends at {end:#x}"
            yield descriptor_fault(code, kernel, message)
