"""Faults in what code objects say of their kernels: metadata, descriptors, e_flags and symbols against each other."""

from __future__ import annotations

from typing import Any

from code_objects import Descriptor, with_metadata
from elf_fields import PT_LOAD, Elf
from faults import fault
from faults_in_containers import built, plain

MATMUL, REDUCE = "matmul.gfx942.v4.hsaco", "reduce.gfx1100.v5.hsaco"


def kernel(document: Any, n: int = 0) -> Any:
    return document["amdhsa.kernels"][n]


@fault("arguments", MATMUL)
def argument_laid_over_another(data: bytes) -> bytes:
    """A builder of metadata lays the third pointer over the second, so that the runtime writes b's address twice and c is lost."""

    def change(document: Any) -> None:
        arguments = kernel(document)[".args"]
        arguments[2][".offset"] = arguments[1][".offset"] + 4

    return with_metadata(data, change)


@fault("hidden-arguments", REDUCE)
def hidden_arguments_moved(data: bytes) -> bytes:
    """The hidden arguments start 4 bytes before where the code reads them, right after an int: it takes one count for another."""

    def change(document: Any) -> None:
        for row in document["amdhsa.kernels"]:
            for argument in row[".args"]:
                if argument[".value_kind"].startswith("hidden_"):
                    argument[".offset"] -= 4

    return with_metadata(data, change)


@fault("wave-size", REDUCE)
def wave_size_of_another(data: bytes) -> bytes:
    """A kernel of wave32 code is declared wave64 in metadata and descriptor: EXEC's upper half stays set and lanes run twice."""

    def change(document: Any) -> None:
        for row in document["amdhsa.kernels"]:
            row[".wavefront_size"] = 64

    elf = Elf(with_metadata(data, change))
    for name in elf.kernels():
        at = elf.descriptor(name) + Descriptor.PROPERTIES
        elf.put("H", at, elf.get("H", at) & ~(1 << 10))
    return elf.done()


@fault("duplicate-kernel", REDUCE)
def two_kernels_of_one_descriptor(data: bytes) -> bytes:
    """Both kernels name the same descriptor symbol, so that a launch of the first runs the second."""

    def change(document: Any) -> None:
        kernel(document, 0)[".symbol"] = kernel(document, 1)[".symbol"]

    return with_metadata(data, change)


@fault("entry-point", REDUCE)
def entries_swapped(data: bytes) -> bytes:
    """The descriptors of two kernels start each other's code: a linker merged and split sections wrongly, integers are summed as floats."""
    elf = Elf(data)
    one, two = elf.kernels()
    entries = [elf.symbol(elf.symbols()[name], "value") for name in (two, one)]
    for name, entry in zip((one, two), entries, strict=True):
        elf.put("q", elf.descriptor(name) + Descriptor.ENTRY, entry - elf.symbol(elf.symbols()[f"{name}.kd"], "value"))
    return elf.done()


@fault("user-sgprs", plain)
def user_sgprs_not_counted(_data: bytes) -> bytes:
    """USER_SGPR_COUNT is two too high for the pointers that are enabled: the group's id is two SGPRs further than the code reads it."""

    def change(code: bytes) -> bytes:
        elf = Elf(code)
        at = elf.descriptor(elf.kernels()[0]) + Descriptor.RSRC2
        elf.bits(at, 1, 5, elf.field(at, 1, 5) + 2)
        return elf.done()

    return built(change, b"gfx1100")


@fault("initial-register", MATMUL)
def row_of_the_group_not_enabled(data: bytes) -> bytes:
    """ENABLE_SGPR_WORKGROUP_ID_Y is off while the code reads blockIdx.y: all rows of groups compute some row."""
    elf = Elf(data)
    elf.bits(elf.descriptor(elf.kernels()[0]) + Descriptor.RSRC2, 8, 1, 0)
    return elf.done()


@fault("generic-version", "matmul.gfx9-4-generic.v6.hsaco")
def generic_without_a_version(data: bytes) -> bytes:
    """The generic target's version in e_flags is 0, so that no loader can tell which processors it supports."""
    elf = Elf(data)
    elf.put("I", 48, elf.get("I", 48) & 0xFFFFFF)
    return elf.done()


@fault("unknown-instruction", "reduce.gfx1100.v5.hsaco")
def relabelled_for_gfx12(data: bytes) -> bytes:
    """A script relabels gfx1100 code as gfx1201, in e_flags and in metadata: s_waitcnt and others do not exist there."""

    def change(document: Any) -> None:
        document["amdhsa.target"] = "amdgcn-amd-amdhsa--gfx1201"

    elf = Elf(with_metadata(data, change))
    elf.put("I", 48, 0x4E)
    return elf.done()


@fault("kernel-code", "matmul.gfx900-xnack.v2.hsaco")
def v2_code_of_narrow_waves(data: bytes) -> bytes:
    """amd_kernel_code_t of a GFX9 kernel has a wave size of 2^5, which GFX9 lacks."""
    elf = Elf(data)
    name = next(name for name, at in elf.symbols().items() if elf.symbol(at, "info") & 15 == 10)
    at = elf.offset(elf.symbol(elf.symbols()[name], "value"))
    elf.put("B", at + 103, 5)
    return elf.done()


@fault("descriptor-without-metadata", "reduce.gfx1201.v6.hsaco")
def kernel_missing_in_metadata(data: bytes) -> bytes:
    """Metadata list one of the two kernels whose descriptors are exported: hipModuleGetFunction does not find the other."""
    return with_metadata(data, lambda document: document["amdhsa.kernels"].pop())


@fault("kernarg-use", "hello.gfx1100.v5.hsaco")
def printf_without_its_buffer(data: bytes) -> bytes:
    """hidden_hostcall_buffer is gone from the metadata of a kernel that prints: the runtime leaves it null, the kernel stores to it."""

    def change(document: Any) -> None:
        row = kernel(document)
        row[".args"] = [a for a in row[".args"] if a[".value_kind"] != "hidden_hostcall_buffer"]

    return with_metadata(data, change)


@fault("symbol-tables", "globals.gfx942.v5.hsaco")
def managed_variable_without_memory(data: bytes) -> bytes:
    """The symbol counter.managed, which holds the initial value of a managed variable, is undefined, as if it should come from another file: the loader cannot fill the pointer."""
    elf = Elf(data)
    at = elf.symbols()["counter.managed"]
    elf.set_symbol(at, shndx=0)
    return elf.done()


@fault("symbol-tables", "handshake.gfx942.v5.hsaco")
def descriptor_symbol_moved(data: bytes) -> bytes:
    """The exported symbol of a descriptor stands 64 bytes before the descriptor, which .symtab still has right: another kernel starts."""
    elf = Elf(data)
    names = [name for name in elf.symbols() if name.endswith(".kd")]
    at = max((elf.symbols()[name] for name in names), key=lambda at: elf.symbol(at, "value"))
    elf.set_symbol(at, value=elf.symbol(at, "value") - 64)
    return elf.done()


@fault("kernarg-preload", "matmul.gfx906.v3.hsaco")
def preloads_where_none_can(data: bytes) -> bytes:
    """The descriptor asks for preloaded kernel arguments on gfx906, which has no such thing: the SGPRs hold no arguments."""
    elf = Elf(data)
    elf.put("H", elf.descriptor(elf.kernels()[0]) + Descriptor.PRELOAD, 4)
    return elf.done()


@fault("tg-split", "matmul.gfx90a-xnack.v5.hsaco")
def groups_split_with_lds(data: bytes) -> bytes:
    """TG_SPLIT lets the waves of a group go to several compute units though the kernel shares LDS: the allocation of LDS fails."""
    elf = Elf(data)
    elf.bits(elf.descriptor(elf.kernels()[0]) + Descriptor.RSRC3, 16, 1, 1)
    return elf.done()


@fault("descriptor-metadata", REDUCE)
def processor_mode_contradicts(data: bytes) -> bytes:
    """WGP_MODE in the descriptor is the opposite of .workgroup_processor_mode: occupancy and fences are computed for the wrong mode."""
    elf = Elf(data)
    for name in elf.kernels():
        at = elf.descriptor(name) + Descriptor.RSRC1
        elf.bits(at, 29, 1, 1 - elf.field(at, 29, 1))
    return elf.done()


@fault("symbol-hash", "vcpy.gfx942.v5.hsaco")
def stale_hash_of_a_renamed_kernel(data: bytes) -> bytes:
    """A renaming tool changed the names of a kernel and of its descriptor and left the hash tables: look-ups by hash fail."""
    return data.replace(b"hello_world", b"hello_there")


@fault("zeroed-code", "reduce.gfx1100.v5.hsaco")
def end_overwritten_by_data(data: bytes) -> bytes:
    """Sixteen bytes in the middle of a kernel are zeros, which a linker wrote in place of a relocated part of the code."""
    elf = Elf(data)
    words = elf.code(elf.kernels()[0])
    elf.data[words[8] : words[8] + 16] = bytes(16)
    return elf.done()


@fault("descriptor-alignment", "vcpy.gfx942.v5.hsaco")
def descriptor_aligned_to_16_bytes(data: bytes) -> bytes:
    """The linker aligns .rodata to 16 bytes and lays 16 others in front of a descriptor: packets name those by 64."""
    elf = Elf(data)
    [name] = elf.kernels()
    at = elf.descriptor(name)
    elf.data[at : at + 80] = bytes(16) + elf.data[at : at + 64]
    entry = at + 16 + Descriptor.ENTRY
    elf.put("q", entry, elf.get("q", entry) - 16)
    for table in (".dynsym", ".symtab"):
        place = elf.symbols(table)[f"{name}.kd"]
        elf.set_symbol(place, value=elf.symbol(place, "value") + 16)
    elf.set_section(".rodata", size=elf.section(".rodata", "size") + 16, align=16)
    load = elf.segments(PT_LOAD)[0]
    size = elf.segment(load, "filesz") + 16
    elf.set_segment(load, filesz=size, memsz=size)
    return elf.done()


@fault("callee-registers", "hello.gfx1100.v5.hsaco")
def registers_of_the_kernel_without_its_callees(data: bytes) -> bytes:
    """The compiler counts the kernel's own 45 VGPRs, and not the 55 of what it calls: the wave is given 48."""
    elf = Elf(data)
    at = elf.descriptor(elf.kernels()[0]) + Descriptor.RSRC1
    elf.bits(at, 0, 6, elf.field(at, 0, 6) - 3)
    return elf.done()
