"""Faults that a broken compiler, linker or packer makes: kernels are compiled, and one thing in them goes wrong.

``python tools/faults.py --compiled`` plants them; clang 22 and ptxas make the sound files. Which faults there are was
written down before the rules were read, for a count of what is found at first: 43 of 69, later 28 of 60 others, and then
40 of 60 (37 without ``--thorough``), and then 54 of 60 (52 without), which are in all tables; rules came after that.
"""

from __future__ import annotations

import re
import struct
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from code_objects import SEGMENT, SYMBOL, SYMTAB, descriptor_at, patched, rows, segments, symbols, with_metadata
from compiled_kernels import assemble, code, fat, longs, run, source, words
from faults import BUILT, Fault, Plant
from handmade import GFX942, GFX1100, HOST, bundle, ccob

NOT_SEEN = {
    "scalar_registers_never_written": "compilers leave registers undefined whose value does not matter",
    "vector_register_in_the_middle_never_written": "compilers leave registers undefined whose value does not matter",
    "variable_beyond_the_image": "the address of a variable is a sum that no rule works out",
    "return_address_overwritten": "what a register holds is followed up to calls alone",
    "own_registers_where_accumulators_begin": "without accumulators a wave's own registers may be all that it is given",
    "calls_anything_and_has_a_fixed_stack": "which function a pointer leads to is not known",
    "bundle_of_an_object_that_is_not_linked": "a bundle that is a file of its own may be meant for a linker",
    "offloading_kind_of_older_releases": "3 is HIP in LLVM up to 19, whose files are sound",
    "offloading_entry_for_another_gpu": "the entry is LLVM bitcode, which is not read",
    "ptx_of_another_source": "kernels of cubins and of PTX are not compared",
    "accumulators_start_too_low": "without accumulators a wave's own registers may be all that it is given",
}
"""Faults that no rule finds, and why."""

COMPILED: list[Fault] = []


def planted(
    rule: str | None, sound: Callable[[], bytes], file: str = "file", **options: Any
) -> Callable[[Plant], Plant]:
    """Enter the decorated function, whose name is that of the fault."""

    def enter(plant: Plant) -> Plant:
        COMPILED.append(Fault(plant.__name__, rule or "", sound, plant, options, file))
        return plant

    return enter


Edit = tuple[str, str | Callable[[], str]]


def compiled(
    name: str,
    rule: str | None,
    target: str,
    kernel: str,
    *edits: Edit,
    defines: tuple[str, ...] = (),
    **options: Any,
) -> None:
    """Enter a fault of generated code: each edit replaces a text in a function, its descriptor or its metadata."""

    def plant(_data: bytes) -> bytes:
        return assemble(target, edited(source(target, *defines), kernel, edits))

    COMPILED.append(Fault(name, rule or "", partial(code, target, *defines), plant, options, "file"))


def edited(text: str, kernel: str, edits: tuple[Edit, ...]) -> str:
    """Assembly with each text replaced where it stands first: in a kernel's metadata, or else in its code and descriptor.

    A text that begins with ``re:`` is a regular expression.
    """
    for old, new in edits:
        start = text.index(f"\n{kernel}:")
        first, last = start, text.index(f".size\t{kernel}", start)
        plain = old.removeprefix("re:").removeprefix("\\")
        if plain.startswith(".") and not plain.startswith(".amdhsa"):
            symbol = text.index(f".symbol:         {kernel}.kd")
            first, last = text.rindex("\n  - ", 0, symbol), text.find("\n  - ", symbol)
        if old.startswith("amdhsa.") or last < 0:
            last = len(text)
        found = re.compile(old.removeprefix("re:") if old.startswith("re:") else re.escape(old)).search(
            text, first, last
        )
        if found is None:
            raise LookupError(f"{kernel} has no {old!r}")
        text = text[: found.start()] + (new if isinstance(new, str) else new()) + text[found.end() :]
    return text


# --- Code ---

compiled("no_end_of_program", "missing-end", "gfx942", "planes", ("\ts_endpgm", ""))
compiled("branch_into_an_instruction", "branch-target", "gfx942", "loops", ("s_branch .LBB8_3", "s_branch 6"))
compiled(
    "branch_out_of_the_code", "branch-target", "gfx1100", "saxpy", ("s_cbranch_execz .LBB2_2", "s_cbranch_execz 0x7000")
)
compiled("vector_register_never_written", "initial-register", "gfx942", "planes", ("v_mov_b32_e32 v2, 1.0", ""))
compiled("scalar_registers_never_written", None, "gfx942", "reduce", ("s_load_dwordx4 s[4:7], s[0:1], 0x0", ""))
compiled(
    "vector_register_in_the_middle_never_written",
    None,
    "gfx942",
    "planes",
    (r"re:v_mov_b32_e32 v2, 1.0", "v_mov_b32_e32 v2, v7"),
    (r"re:\.amdhsa_next_free_vgpr .*", ".amdhsa_next_free_vgpr 8"),
    (r"re:\.amdhsa_accum_offset .*", ".amdhsa_accum_offset 8"),
    (r"re:\.vgpr_count: .*", ".vgpr_count:     8"),
)
compiled("condition_never_set", "initial-condition", "gfx942", "loops", ("s_cmp_lt_i32 s5, 1", ""))
compiled("mask_never_written", "initial-condition", "gfx942", "saxpy", ("v_cmp_gt_u32_e32 vcc, s5, v0", ""))
compiled("arguments_read_behind_their_end", "kernarg-use", "gfx942", "saxpy", ("s[0:1], 0x10", "s[0:1], 0x40"))
compiled(
    "lds_behind_its_end", "lds-offset", "gfx1100", "reduce", ("ds_store_b32 v1, v2", "ds_store_b32 v1, v2 offset:4096")
)
compiled(
    "stack_of_a_callee_not_counted",
    "call-stack",
    "gfx942",
    "calls",
    (".amdhsa_private_segment_fixed_size 48", ".amdhsa_private_segment_fixed_size 0"),
    (".amdhsa_enable_private_segment 1", ".amdhsa_enable_private_segment 0"),
    (".private_segment_fixed_size: 48", ".private_segment_fixed_size: 0"),
)
compiled(
    "unaligned_scalar_load",
    "scalar-alignment",
    "gfx942",
    "calls",
    ("s_load_dword s3, s[0:1], 0x8", "s_load_dword s3, s[0:1], 0xa"),
)
compiled("call_into_the_middle", "call-target", "gfx942", "calls", ("lo+4", "lo+12"), ("hi+12", "hi+20"))
compiled("variable_beyond_the_image", None, "gfx942", "looks", ("lo+4", "lo+0x100004"), ("hi+12", "hi+0x10000c"))
compiled(
    "work_item_id_y_not_enabled",
    "packed-id",
    "gfx942",
    "planes",
    (".amdhsa_system_vgpr_workitem_id 1", ".amdhsa_system_vgpr_workitem_id 0"),
)
compiled(
    "work_item_id_y_not_enabled_in_v1",
    "initial-register",
    "gfx1030",
    "planes",
    (".amdhsa_system_vgpr_workitem_id 1", ".amdhsa_system_vgpr_workitem_id 0"),
)
compiled(
    "loop_without_a_way_out",
    "endless-loop",
    "gfx942",
    "loops",
    ("s_cmp_eq_u32 s5, 0\n\ts_cbranch_scc1 .LBB8_5", "s_nop 0"),
    thorough=True,
)
compiled("return_address_overwritten", None, "gfx942", "_Z5twicef", ("s_setpc_b64", "s_mov_b32 s30, 0\n\ts_setpc_b64"))
compiled("stack_pointer_never_set", "call-stack", "gfx942", "calls", ("s_mov_b32 s32, 0", ""))
compiled(
    "register_of_the_gpu_that_there_is_not",
    "hardware-register",
    "gfx942",
    "counts",
    ("v_mov_b32_e32 v1, 1", "s_getreg_b32 s2, hwreg(55)\n\tv_mov_b32_e32 v1, 1"),
)
compiled(
    "reserved_opcode",
    "unknown-instruction",
    "gfx1100",
    "counts",
    ("v_lshlrev_b32_e32 v0, 2, v0", ".long 0x9fff0302\n\tv_lshlrev_b32_e32 v0, 2, v0"),
)


def _odd_pair() -> str:
    [first] = words("gfx942", "v_fmac_f64_e32 v[4:5], v[0:1], v[2:3]")
    return longs([first + (1 << 9)])


def _dpp() -> str:
    first, second = words("gfx942", "v_add_f32_dpp v2, v3, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf")
    return longs([first, second & ~(0x1FF << 8) | 0x1C0 << 8])


_MATRIX = r"re:v_mfma_f32_32x32x2_f32 (v|a)\[(\d+):(\d+)\], v\d+, v\d+, \1\[\2:\3\]"


def _overlapping() -> str:
    first, second = words("gfx942", "v_mfma_f32_32x32x2_f32 v[2:17], v21, v22, v[2:17]")
    return longs([first, second + (2 << 18)])


compiled(
    "odd_pair_of_registers",
    "register-alignment",
    "gfx942",
    "wide",
    ("v_fmac_f64_e32 v[4:5], v[0:1], v[2:3]", _odd_pair),
)
compiled("reserved_dpp_control", "lane-control", "gfx942", "reduce", ("v_add_f32_e32 v2, v3, v2", _dpp))


compiled(
    "matrix_operands_overlap_in_part",
    "operand-overlap",
    "gfx942",
    "matrix",
    (_MATRIX, _overlapping),
    defines=("MATRIX",),
)


# --- Descriptors and metadata ---

compiled(
    "too_few_vector_registers",
    "register-use",
    "gfx942",
    "pointers",
    (r"re:\.amdhsa_next_free_vgpr .*", ".amdhsa_next_free_vgpr 16"),
    (".vgpr_count:     42", ".vgpr_count:     16"),
)
compiled(
    "own_registers_where_accumulators_begin",
    None,
    "gfx942",
    "counts",
    ("v_mov_b32_e32 v1, 1", "v_mov_b32_e32 v20, 1\n\tv_mov_b32_e32 v1, v20"),
    (r"re:\.amdhsa_next_free_vgpr .*", ".amdhsa_next_free_vgpr 24"),
    (r"re:\.amdhsa_accum_offset .*", ".amdhsa_accum_offset 8"),
    (r"re:\.vgpr_count: .*", ".vgpr_count:     24"),
)
compiled(
    "dispatch_packet_in_front_of_the_arguments",
    "initial-address",
    "gfx942",
    "counts",
    (".amdhsa_user_sgpr_dispatch_ptr 0", ".amdhsa_user_sgpr_dispatch_ptr 1"),
    (".amdhsa_user_sgpr_count 2", ".amdhsa_user_sgpr_count 4"),
)
compiled("arguments_overlap", "arguments", "gfx942", "saxpy", (".offset:         20", ".offset:         18"))
compiled("unaligned_pointer_argument", "arguments", "gfx942", "saxpy", (".offset:         8", ".offset:         4"))
compiled(
    "hidden_argument_moved", "hidden-arguments", "gfx942", "pointers", (".offset:         96", ".offset:         88")
)
compiled(
    "fewer_work_items_than_required",
    "workgroup-size",
    "gfx942",
    "saxpy",
    (".max_flat_workgroup_size: 1024", ".max_flat_workgroup_size: 64\n    .reqd_workgroup_size: [256, 1, 1]"),
)


def kernarg_size(size: int) -> tuple[Edit, Edit]:
    """The edits that give saxpy's arguments, of 24 bytes, another size."""
    return (
        (".amdhsa_kernarg_size 24", f".amdhsa_kernarg_size {size}"),
        (".kernarg_segment_size: 24", f".kernarg_segment_size: {size}"),
    )


compiled("arguments_longer_than_their_segment", "arguments", "gfx942", "saxpy", *kernarg_size(20))
compiled(
    "calls_anything_and_has_a_fixed_stack",
    None,
    "gfx942",
    "pointers",
    (".amdhsa_uses_dynamic_stack 1", ".amdhsa_uses_dynamic_stack 0"),
    (".uses_dynamic_stack: true", ".uses_dynamic_stack: false"),
)
compiled(
    "more_lds_than_a_group_can_have",
    "lds-limit",
    "gfx942",
    "reduce",
    (".amdhsa_group_segment_fixed_size 1024", ".amdhsa_group_segment_fixed_size 98304"),
    (".group_segment_fixed_size: 1024", ".group_segment_fixed_size: 98304"),
)
compiled(
    "metadata_for_another_target",
    "metadata-target",
    "gfx942",
    "wide",
    ("amdhsa.target:   amdgcn-amd-amdhsa--gfx942", "amdhsa.target:   amdgcn-amd-amdhsa--gfx90a"),
)
compiled(
    "descriptor_of_two_kernels",
    "duplicate-kernel",
    "gfx942",
    "counts",
    (".symbol:         counts.kd", ".symbol:         wide.kd"),
)
compiled(
    "too_few_scalar_registers",
    "register-use",
    "gfx90a",
    "pointers",
    (r"re:\.amdhsa_next_free_sgpr .*", ".amdhsa_next_free_sgpr 20"),
    (r"re:\.sgpr_count: .*", ".sgpr_count:     26"),
)


def gfx942() -> bytes:
    return code("gfx942")


def gfx1100() -> bytes:
    return code("gfx1100")


@planted("entry-point", gfx942)
def entry_of_another_kernel(data: bytes) -> bytes:
    at = descriptor_at(data, "counts") + 16
    table = symbols(data)
    [old] = struct.unpack_from("<q", data, at)
    return patched(data, at, struct.pack("<q", old + table["wide"][1][4] - table["counts"][1][4]))


@planted("entry-point", gfx942)
def entry_in_the_middle(data: bytes) -> bytes:
    at = descriptor_at(data, "reduce") + 16
    return patched(data, at, struct.pack("<q", struct.unpack_from("<q", data, at)[0] + 24))


@planted("descriptor-reserved", gfx942)
def reserved_bytes_of_a_descriptor(data: bytes) -> bytes:
    return patched(data, descriptor_at(data, "saxpy") + 12, b"\1\0\0\0")


@planted("wave-size", gfx1100)
def code_for_waves_of_32_in_waves_of_64(data: bytes) -> bytes:
    def change(document: Any) -> None:
        for row in document["amdhsa.kernels"]:
            if row[".name"] == "reduce":
                row[".wavefront_size"] = 64

    data = with_metadata(data, change)
    at = descriptor_at(data, "reduce") + 56
    return patched(data, at, struct.pack("<H", struct.unpack_from("<H", data, at)[0] & ~(1 << 10)))


@planted("descriptor-without-metadata", gfx942)
def kernel_without_metadata(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"] = [row for row in document["amdhsa.kernels"] if row[".name"] != "counts"]

    return with_metadata(data, change)


@planted("metadata-key", gfx942)
def count_of_registers_is_a_text(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".vgpr_count"] = "6"

    return with_metadata(data, change)


@planted("note", gfx942)
def note_cut_short(data: bytes) -> bytes:
    [(_, row)] = rows(data, 7)
    return patched(data, row[4] + 4, struct.pack("<I", struct.unpack_from("<I", data, row[4] + 4)[0] - 24))


# --- ELF ---


def relocations(data: bytes) -> int:
    [(_, row)] = rows(data, 4)
    return row[4]


def dynamic(data: bytes, tag: int) -> int:
    """Where the value of an entry of the dynamic table is."""
    [(_, row)] = rows(data, 6)
    for at in range(row[4], row[4] + row[5], 16):
        if struct.unpack_from("<Q", data, at)[0] == tag:
            return at + 8
    raise LookupError(tag)


def symbol(data: bytes, which: str, kind: int = 11, **changes: int) -> bytes:
    at, row = symbols(data, kind)[which]
    names = ("name", "info", "other", "section", "value", "size")
    return patched(data, at, SYMBOL.pack(*(changes.get(key, old) for key, old in zip(names, row, strict=True))))


@planted("relocation", gfx942)
def function_pointer_beyond_the_image(data: bytes) -> bytes:
    return patched(data, relocations(data) + 16, struct.pack("<q", 0x99000))


@planted("function-pointer", gfx942)
def function_pointer_into_the_middle(data: bytes) -> bytes:
    return patched(
        data, relocations(data) + 16, struct.pack("<q", struct.unpack_from("<q", data, relocations(data) + 16)[0] + 12)
    )


@planted("relocation", gfx942)
def relocation_of_what_is_read_only(data: bytes) -> bytes:
    return patched(data, relocations(data), struct.pack("<Q", symbols(data)["saxpy.kd"][1][4]))


@planted("relocation", gfx942)
def relocation_by_no_symbol(data: bytes) -> bytes:
    return patched(data, relocations(data) + 8, struct.pack("<Q", 99 << 32 | 3))


@planted("entry-point", gfx942)
def code_that_is_not_executable(data: bytes) -> bytes:
    at, _ = next((at, row) for at, row in segments(data) if row[0] == 1 and row[1] & 1)
    return patched(data, at + 4, struct.pack("<I", 4))


@planted("hidden-arguments", gfx942)
def osabi_of_no_platform(data: bytes) -> bytes:
    return patched(data, 7, b"\0")


@planted("symbol", gfx942)
def variable_larger_than_its_section(data: bytes) -> bytes:
    return symbol(data, "table", size=4096)


@planted("dynamic-table", gfx942)
def relocations_counted_short(data: bytes) -> bytes:
    return patched(data, dynamic(data, 8), struct.pack("<Q", 24))


@planted("code-object", gfx942)
def end_of_the_file_lost(data: bytes) -> bytes:
    return data[:-700]


@planted("symbol-tables", gfx942)
def tables_of_symbols_disagree(data: bytes) -> bytes:
    return symbol(data, "saxpy", SYMTAB, value=symbols(data)["saxpy"][1][4] + 256)


@planted("symbol-hash", gfx942)
def two_symbols_of_one_name(data: bytes) -> bytes:
    return symbol(data, "counts", name=symbols(data)["wide"][1][0])


@planted("segment", gfx942)
def segment_smaller_than_its_file(data: bytes) -> bytes:
    at, row = [(at, row) for at, row in segments(data) if row[0] == 1][-1]
    return patched(data, at, SEGMENT.pack(*row[:6], row[5] // 2, row[7]))


# --- Bundles and packs ---


def two() -> bytes:
    return fat("gfx942", "gfx1100")


@planted("bundle-arguments", two)
def arguments_of_an_older_source(_data: bytes) -> bytes:
    return bundle(
        (HOST, b""), (GFX942, code("gfx942")), (GFX1100, assemble("gfx1100", source("gfx1100", "COUNT=long")))
    )


@planted("bundle-kernels", two)
def kernel_missing_for_one_target(_data: bytes) -> bytes:
    return bundle((HOST, b""), (GFX942, code("gfx942")), (GFX1100, assemble("gfx1100", source("gfx1100", "OLDER"))))


@planted("bundle-variables", two)
def variable_shorter_for_one_target(_data: bytes) -> bytes:
    return bundle((HOST, b""), (GFX942, code("gfx942")), (GFX1100, assemble("gfx1100", source("gfx1100", "LENGTH=32"))))


XNACK = b"hipv4-amdgcn-amd-amdhsa--gfx90a:xnack"


@planted("id-target", lambda: bundle((HOST, b""), (XNACK + b"+", assemble("gfx90a:xnack+", source("gfx90a:xnack+")))))
def code_of_another_feature(_data: bytes) -> bytes:
    return bundle((HOST, b""), (XNACK + b"+", assemble("gfx90a:xnack-", source("gfx90a:xnack-"))))


@planted("code-object", two)
def entry_cut_short(data: bytes) -> bytes:
    at = data.index(GFX942) - 16
    return patched(data, at, struct.pack("<Q", struct.unpack_from("<Q", data, at)[0] - 1024))


@planted("uncounted-entry", two)
def one_entry_not_counted(data: bytes) -> bytes:
    return patched(data, 24, struct.pack("<Q", 2))


@planted("unknown-processor", two)
def misspelt_id(data: bytes) -> bytes:
    return data.replace(b"hipv4-amdgcn-amd-amdhsa--gfx942", b"hipv4-amdgcn-amd-amdhsa-gfx9420")


@planted("payload", lambda: ccob(two()))
def compressed_twice(data: bytes) -> bytes:
    return ccob(data)


@planted("bounds", lambda: ccob(two()))
def compressed_bundle_cut_short(data: bytes) -> bytes:
    return data[:-16]


@planted("bundle-without-wrapper", lambda: (BUILT / "libfilter.so").read_bytes(), "libfilter.so")
def wrapper_points_at_the_other_bundle(data: bytes) -> bytes:
    [table] = [row for _, row in rows(data, 4) if struct.unpack_from("<Q", data, row[4] + 8)[0] == 8]
    places = [at for at in range(table[4], table[4] + table[5], 24) if struct.unpack_from("<QQ", data, at)[1] == 8]
    both = [at for at in places if struct.unpack_from("<q", data, at + 16)[0] in bundles(data)]
    assert len(both) == 2
    return patched(data, both[1] + 16, data[both[0] + 16 : both[0] + 24])


def bundles(data: bytes) -> list[int]:
    """The addresses of the bundles of a library."""
    found = [match.start() for match in re.finditer(b"__CLANG_OFFLOAD_BUNDLE__", data)]
    loads = [row for _, row in segments(data) if row[0] == 1]
    return [at - row[2] + row[3] for at in found for row in loads if row[2] <= at < row[2] + row[5]]


@planted(None, lambda: bundle((HOST, b""), (GFX942, code("gfx942"))))
def bundle_of_an_object_that_is_not_linked(_data: bytes) -> bytes:
    return bundle((HOST, b""), (GFX942, assemble("gfx942", source("gfx942"), is_linked=False)))


@planted(None, lambda: (BUILT / "freestanding.rdc-new-driver.o").read_bytes(), "freestanding.o")
def offloading_kind_of_older_releases(data: bytes) -> bytes:
    at = data.index(b"\x10\xff\x10\xad")
    return patched(data, at + struct.unpack_from("<Q", data, at + 16)[0] + 2, b"\3\0")


@planted("host-kernel", lambda: (BUILT / "libfilter.so").read_bytes(), "libfilter.so")
def host_registers_a_kernel_that_is_not_there(data: bytes) -> bytes:
    at = data.index(b"_Z5applyPfm\0", data.index(b"_Z9note_callfj\0"))
    at = at if at < data.index(b"__CLANG_OFFLOAD_BUNDLE__") else data.index(b"\0_Z5applyPfm\0") + 1
    return patched(data, at, b"_Z5applyPfi\0")


@planted(None, lambda: (BUILT / "freestanding.rdc-new-driver.o").read_bytes(), "freestanding.o")
def offloading_entry_for_another_gpu(data: bytes) -> bytes:
    return data.replace(b"\0gfx942\0", b"\0gfx908\0", 1)


@planted("bounds", lambda: (BUILT / "libfilter.a").read_bytes(), "libfilter.a")
def member_of_an_archive_cut_short(data: bytes) -> bytes:
    return data[:-3000]


@cache
def cubin(kernel: str = "k", target: str = "sm_80") -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "k.ptx").write_bytes(ptx(kernel, target).rstrip(b"\0"))
        run("ptxas", f"-arch={target}", f"{folder}/k.ptx", "-o", f"{folder}/k.cubin")
        return Path(folder, "k.cubin").read_bytes()


def ptx(kernel: str = "k", target: str = "sm_80") -> bytes:
    return (
        f".version 8.0\n.target {target}\n.address_size 64\n.visible .entry {kernel}(.param .u64 p)\n"
        "{\n.reg .b64 %rd<2>;\n.reg .b32 %r<2>;\nld.param.u64 %rd1, [p];\nmov.u32 %r1, 7;\n"
        "st.global.u32 [%rd1], %r1;\nret;\n}\n\0"
    ).encode()


def cuda(*entries: tuple[str, bytes]) -> bytes:
    import hipkit
    from hipkit.fatbin.formats.cuda_entry import FatbinEntry

    return hipkit.CudaFatbin([FatbinEntry.make(id, data) for id, data in entries]).to_bytes()


def both() -> bytes:
    return cuda(("elf-sm_80", cubin()), ("ptx-sm_80", ptx()))


@planted(None, both)
def ptx_of_another_source(_data: bytes) -> bytes:
    return cuda(("elf-sm_80", cubin()), ("ptx-sm_80", ptx("j")))


@planted("ptx-end", both)
def ptx_cut_short(_data: bytes) -> bytes:
    return cuda(("elf-sm_80", cubin()), ("ptx-sm_80", ptx()[:-12] + b"\0"))


@planted("code-object", both)
def cubin_cut_short(_data: bytes) -> bytes:
    return cuda(("elf-sm_80", cubin()[:-900]), ("ptx-sm_80", ptx()))
