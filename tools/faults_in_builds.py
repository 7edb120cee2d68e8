"""Faults that build scripts, compilers and tools after them make of kernels that are compiled, and of what holds those."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgpack
from code_objects import Descriptor, metadata_of, with_metadata, with_notes
from compiled_kernels import assemble, code, entry, fat, host_library, longs, run, source, words
from elf_fields import Elf
from faults import Fault
from faults_in_compiled import COMPILED, Edit, compiled, kernarg_size, planted, relocations_counted_short
from faults_in_containers import entries, recorded_wheel, unzipped, zipped
from faults_in_hosts import WHEEL, per_gpu
from faults_in_kernels import word
from handmade import HOST, bundle

# --- Bundles, wheels and host files ---


@planted("duplicate-id", lambda: fat("gfx1030", "gfx1100"))
def target_of_two_builds(data: bytes) -> bytes:
    """A script merges the bundles of two builds that both hold gfx1030: one of its code objects is never loaded."""
    return bundle(*entries(data), entry("gfx1030", "LENGTH=128"))


@planted("mixed-any", lambda: fat("gfx90a:xnack+", "gfx90a:xnack-"))
def plain_target_beside_both_settings(data: bytes) -> bytes:
    """A fallback for gfx90a is added to code for XNACK on and off: two entries fit each GPU, and either is loaded."""
    return bundle(*entries(data), entry("gfx90a"))


@planted("unlinked-entry", lambda: fat("gfx942", "gfx1201"))
def bundle_with_one_object_that_is_not_linked(data: bytes) -> bytes:
    """The build bundles what the compiler left, for a linker that never comes: the loader refuses gfx1201's entry."""
    host, first, (id, _) = entries(data)
    return bundle(host, first, (id, assemble("gfx1201", source("gfx1201"), is_linked=False)))


@cache
def _stripped(data: bytes) -> bytes:
    """A code object without .symtab and comments."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "in").write_bytes(data)
        run("llvm-objcopy-22", "--strip-all", f"{folder}/in", f"{folder}/out")
        return Path(folder, "out").read_bytes()


@planted("wheel-record", per_gpu, WHEEL)
def code_object_stripped_after_record(data: bytes) -> bytes:
    """The build strips a code object after RECORD has its digest and size: those who check the wheel refuse it."""
    stripped = "pkg/kernels_gfx1100.hsaco"
    return zipped((name, _stripped(content) if name == stripped else content) for name, content in unzipped(data))


@planted("wheel-tag", recorded_wheel, WHEEL)
def library_of_a_cross_build(_data: bytes) -> bytes:
    """A cross build puts its library for AArch64 into the wheel for x86-64: the dynamic loader refuses it there."""
    return recorded_wheel([("pkg/libx.so", host_library("aarch64", fat("gfx942")))])


@planted("bundle-kernels", lambda: host_library("x86_64", fat("gfx1030", "gfx1100")), "libkernels.so")
def registered_kernel_missing_for_one_gpu(_data: bytes) -> bytes:
    """Code for gfx1030 is of a build with other macros: a kernel that the host registers cannot be launched there."""
    return host_library("x86_64", bundle((HOST, b""), entry("gfx1030", "OLDER"), entry("gfx1100")))


# --- ELF ---


@planted("symbol-hash", partial(code, "gfx1201"))
def renamed_without_hash_tables(data: bytes) -> bytes:
    """A tool renames a kernel in strings and metadata, and leaves the hash tables: look-ups find neither name."""
    return data.replace(b"saxpy", b"taxpy")


@planted("dynamic-table", partial(code, "gfx1030"))
def last_relocation_not_counted(data: bytes) -> bytes:
    """The linker counts DT_RELASZ before it adds the second relocation: a function pointer stays 0, and is called."""
    return relocations_counted_short(data)


# --- Metadata ---

Change = Callable[[Any], None]


def described(rule: str, target: str) -> Callable[[Change], Change]:
    """Enter the decorated function, which changes the metadata of all kernels; its name is that of the fault."""

    def enter(change: Change) -> Change:
        plant = partial(with_metadata, change=change)
        COMPILED.append(Fault(change.__name__, rule, partial(code, target), plant, {}, "file"))
        return change

    return enter


def row(document: Any, name: str) -> Any:
    """The metadata of a kernel."""
    return next(row for row in document["amdhsa.kernels"] if row[".name"] == name)


@described("arguments", "gfx1100")
def offsets_for_pointers_of_four_bytes(document: Any) -> None:
    """The offsets of arguments are those of pointers of 4 bytes, the sizes are not: one is written over another."""
    for number, argument in enumerate(row(document, "saxpy")[".args"]):
        argument[".offset"] = 4 * number


@described("descriptor-metadata", "gfx942")
def metadata_name_the_function(document: Any) -> None:
    """.symbol lacks its ".kd": the runtime takes instructions for a descriptor, or finds none."""
    row(document, "planes")[".symbol"] = "planes"


@described("descriptor-without-metadata", "gfx90a")
def kernel_lost_in_a_merge(document: Any) -> None:
    """A tool that merges the metadata of units loses a kernel, whose code stays: it cannot be launched."""
    document["amdhsa.kernels"].remove(row(document, "reduce"))


@described("metadata-target", "gfx1201")
def retargeted_in_the_metadata_alone(document: Any) -> None:
    """A script writes another GPU into the metadata and leaves the header: one of the two is promised code in vain."""
    document["amdhsa.target"] = "amdgcn-amd-amdhsa--gfx1200"


@described("workgroup-size", "gfx1100")
def required_size_that_a_tuner_wants(document: Any) -> None:
    """A tuner requires workgroups of 2048 work-items of a kernel that can have 1024: every launch is refused."""
    row(document, "planes")[".reqd_workgroup_size"] = [64, 32, 1]


@described("descriptor-metadata", "gfx1030")
def waves_of_64_for_every_gpu(document: Any) -> None:
    """The writer of metadata has one size of waves for all GPUs, the descriptors say 32: warpSize and scratch are wrong."""
    for kernel in document["amdhsa.kernels"]:
        kernel[".wavefront_size"] = 64


@described("metadata", "gfx942")
def sizes_that_became_texts(document: Any) -> None:
    """The metadata went through a text format and the sizes came back as strings: the runtime refuses them."""
    for kernel in document["amdhsa.kernels"]:
        for key in (".kernarg_segment_size", ".group_segment_fixed_size", ".private_segment_fixed_size"):
            kernel[key] = str(kernel[key])


@described("argument-kind", "gfx90a")
def kinds_of_version_two(document: Any) -> None:
    """A converter keeps V2's names of the kinds of arguments, which no later runtime knows: they are not set up."""
    old = {"global_buffer": "GlobalBuffer", "by_value": "ByValue"}
    for kernel in document["amdhsa.kernels"]:
        for argument in kernel.get(".args", []):
            argument[".value_kind"] = old.get(argument[".value_kind"], argument[".value_kind"])


@planted("metadata", partial(code, "gfx1201"))
def kernel_cut_out_and_still_counted(data: bytes) -> bytes:
    """A tool cuts a kernel out of the packed metadata and leaves the list's length: nothing after it can be decoded."""
    document = metadata_of(data)
    count, key = len(document["amdhsa.kernels"]), msgpack.packb("amdhsa.kernels")
    document["amdhsa.kernels"].pop()
    shorter, longer = (key + bytes([0x90 | length]) for length in (count - 1, count))
    return with_notes(data, msgpack.packb(document).replace(shorter, longer, 1))


# --- Descriptors ---


@planted("register-use", partial(code, "gfx90a", "MATRIX"))
def registers_in_granules_of_16(data: bytes) -> bytes:
    """The assembler counts VGPRs in granules of 16 where the GPU has 8: a kernel of 28 gets 16, and results are wrong."""
    return word(data, Descriptor.RSRC1, lambda old: old & ~63 | ((old & 63) + 1) // 2 - 1, "matrix")


@planted("entry-point", partial(code, "gfx1201"))
def entry_from_the_descriptors_end(data: bytes) -> bytes:
    """The linker counts the entry from the descriptor's end: the GPU drops the low bits and starts 256 bytes before."""
    elf = Elf(data)
    at = elf.descriptor("reduce") + Descriptor.ENTRY
    elf.put("q", at, elf.get("q", at) - 64)
    return elf.done()


@planted("accumulators", partial(code, "gfx942"))
def accumulators_out_of_reach(data: bytes) -> bytes:
    """A tool writes the greatest ACCUM_OFFSET, 256, for a wave of 8 registers: no such split of them is allowed."""
    return word(data, Descriptor.RSRC3, lambda old: old | 63, "wide")


@planted("user-sgprs", partial(code, "gfx1030"))
def pointer_to_arguments_not_counted(data: bytes) -> bytes:
    """USER_SGPR_COUNT leaves the pointer to the arguments out: the kernel takes the workgroup's id for its half."""
    return word(data, Descriptor.RSRC2, lambda old: old & ~(31 << 1) | 4 << 1, "saxpy")


@planted("descriptor-reserved", partial(code, "gfx90a"))
def waves_of_32_where_there_are_none(data: bytes) -> bytes:
    """A tool for newer GPUs sets ENABLE_WAVEFRONT_SIZE32 on gfx90a, where the bit is reserved: a launch is undefined."""
    return word(data, Descriptor.PROPERTIES, lambda old: old | 1 << 10, "counts")


@planted("private-segment", partial(code, "gfx1100"))
def stack_without_scratch_memory(data: bytes) -> bytes:
    """ENABLE_PRIVATE_SEGMENT is off for a kernel with a stack: its accesses fault, or hit the memory of others."""
    return word(data, Descriptor.RSRC2, lambda old: old & ~1, "calls")


@planted("kernarg-preload", partial(code, "gfx942", "-mllvm", "-amdgpu-kernarg-preload-count=3"))
def preload_offset_in_bytes(data: bytes) -> bytes:
    """The offset of preloaded arguments is 16 for bytes, and counts words: SGPRs get what is past the arguments."""
    return word(data, Descriptor.PRELOAD, lambda old: old & ~(511 << 7) | 16 << 7, "saxpy")


@planted("tg-split", partial(code, "gfx90a"))
def groups_split_that_share_lds(data: bytes) -> bytes:
    """TG_SPLIT spreads workgroups over compute units though the kernel has LDS, which none can share: it hangs."""
    return word(data, Descriptor.RSRC3, lambda old: old | 1 << 16, "reduce")


# --- Code ---

Edits = Callable[[], tuple[Edit, ...]]


def generated(rule: str, target: str, kernel: str, *defines: str, **options: Any) -> Callable[[Edits], Edits]:
    """Enter the decorated function, whose name is that of the fault: what it edits in a function's assembly."""

    def enter(edits: Edits) -> Edits:
        compiled(edits.__name__, rule, target, kernel, *edits(), defines=defines, **options)
        return edits

    return enter


@generated("arguments", "gfx1030", "saxpy")
def size_is_the_last_offset() -> tuple[Edit, ...]:
    """The size of the arguments is where the last one starts: it is cut off, or written over what comes after."""
    return kernarg_size(20)


@generated("kernarg-use", "gfx1030", "saxpy")
def arguments_dropped_that_code_reads() -> tuple[Edit, ...]:
    """A pass drops two arguments as dead, and the code still loads them: it works with what another dispatch left."""
    buffer = ".value_kind:     global_buffer\n"
    values = "".join(rf"      - \.offset: +{offset}\n.*4\n.*by_value\n" for offset in (16, 20))
    return (*kernarg_size(16), (rf"re:\{buffer}{values}", buffer))


@generated("callee-registers", "gfx1100", "_Z5twicef")
def callee_with_more_registers() -> tuple[Edit, ...]:
    """A function is compiled anew with v59 and v60, and its callers' descriptors are not: both are out of the wave's."""
    return (
        ("v_or_b32_e64 v3, s32, 8", "v_or_b32_e64 v59, s32, 8"),
        ("v_mov_b32_e32 v4, s1", "v_mov_b32_e32 v60, s1"),
        ("v1, v[3:4]", "v1, v[59:60]"),
    )


@generated("initial-register", "gfx942", "planes")
def group_id_y_not_asked_for() -> tuple[Edit, ...]:
    """A pass sees no use of blockIdx.y and does not ask for it, but code reads its SGPR: rows go to wrong places."""
    return ((".amdhsa_system_sgpr_workgroup_id_y 1", ".amdhsa_system_sgpr_workgroup_id_y 0"),)


@generated("lds-offset", "gfx1030", "reduce")
def load_past_the_lds_of_a_group() -> tuple[Edit, ...]:
    """LDS got another variable after its size had been written: a load at 4096 of 1024 bytes gives 0."""
    return (("ds_read_b32 v0, v2\n", "ds_read_b32 v0, v2 offset:4096\n"),)


@generated("scratch-offset", "gfx1201", "calls")
def spill_around_a_call_out_of_the_frame() -> tuple[Edit, ...]:
    """A register is spilled around a call to byte 1024 of a frame of 48: another wave's memory is overwritten."""
    call, slot = "\ts_swappc_b64 s[30:31], s[0:1]\n", "off offset:1024\n"
    load = f"\tscratch_load_b32 v5, off, {slot}\ts_wait_loadcnt 0x0\n"
    return ((call, f"\tscratch_store_b32 off, v5, {slot}{call}{load}"),)


_STORE = "global_store_b32 v[0:1], v3, off"


def _halves() -> str:
    first, second = words("gfx1100", _STORE)
    return f"{longs([first])}\n.Lhalf:\n\t{longs([second])}"


@generated("branch-target", "gfx1100", "saxpy")
def branch_into_half_a_store() -> tuple[Edit, ...]:
    """The assembler counts a store of 8 bytes as 4: waves without work execute its second half as an instruction."""
    return (("s_cbranch_execz .LBB2_2", "s_cbranch_execz .Lhalf"), (_STORE, _halves))


@generated("missing-end", "gfx90a", "saxpy")
def end_removed_and_nothing_appended() -> tuple[Edit, ...]:
    """A tool that appends to kernels takes s_endpgm away and appends nothing: waves run on into the next kernel."""
    return (("\ts_endpgm\n", ""),)


@generated("missing-wait", "gfx1201", "saxpy", thorough=True)
def scalar_load_not_waited_for() -> tuple[Edit, ...]:
    """The pass that inserts waits overlooks a scalar load: work-items are compared with a bound not yet there."""
    return (("\ts_wait_kmcnt 0x0\n", ""),)


_LOAD, _PRODUCT = "global_load_dwordx2 v[0:1], v6, s[2:3]", "v_fmac_f64_e32 v[4:5], v[0:1], v[2:3]"


def _odd_load() -> str:
    first, second = words("gfx90a", _LOAD)
    return longs([first, second & 0x00FFFFFF | 7 << 24])


def _odd_product() -> str:
    [first] = words("gfx90a", _PRODUCT)
    return longs([first & ~0x1FF | 256 + 7])


@generated("register-alignment", "gfx90a", "wide")
def odd_pair_for_a_double() -> tuple[Edit, ...]:
    """A double is given v[7:8] on a GPU whose pairs are even: the encoding is illegal, and other registers are used."""
    return (
        (_LOAD, _odd_load),
        (_PRODUCT, _odd_product),
        (".amdhsa_next_free_vgpr 7", ".amdhsa_next_free_vgpr 9"),
        (".amdhsa_accum_offset 8", ".amdhsa_accum_offset 12"),
        (".vgpr_count:     7", ".vgpr_count:     9"),
    )


@generated("return-address", "gfx942", "_Z5twicef")
def call_put_into_a_leaf_function() -> tuple[Edit, ...]:
    """A call is put into a function that does not save its return address: it returns to the call's end for ever."""
    leave = "\ts_setpc_b64 s[30:31]\n"
    call = (
        "\ts_getpc_b64 s[2:3]\n"
        "\ts_add_u32 s2, s2, _Z6thricef@rel32@lo+4\n"
        "\ts_addc_u32 s3, s3, _Z6thricef@rel32@hi+12\n"
        "\ts_swappc_b64 s[30:31], s[2:3]\n"
    )
    return ((leave, call + leave),)


@generated("matrix-wait", "gfx90a", "matrix", "MATRIX", thorough=True)
def matrix_stored_too_soon() -> tuple[Edit, ...]:
    """The hazard pass leaves out the cycles between a product and the stores of its result: those store old values."""
    return (("\ts_nop 15\n\ts_nop 2\n", ""),)
