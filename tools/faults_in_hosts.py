"""Faults in the tables of ELF files, in bundles, in hosts and their registration, and in what holds them."""

from __future__ import annotations

import struct
from typing import Any

import msgpack
import zstandard
from code_objects import patched, with_metadata
from elf_fields import PT_DYNAMIC, PT_LOAD, Elf
from faults import BUILT, fault
from faults_in_code import GLOBALS
from faults_in_containers import kpack, recorded_wheel, rows, unzipped, zipped
from faults_in_cuda import PTX, fatbin
from handmade import HOST, bundle

_GFX90A = b"hipv4-amdgcn-amd-amdhsa--gfx90a"
DT_INIT_ARRAYSZ, DT_NEEDED, DT_DEBUG, DT_RELASZ, DT_RELACOUNT = 27, 1, 21, 8, 0x6FFFFFF9


@fault("relocation", GLOBALS)
def pointer_beyond_the_image(data: bytes) -> bytes:
    """A relocation fills a device pointer with an address that no segment has: the kernel faults when it follows it."""
    elf = Elf(data)
    at = elf.section(".rela.dyn", "offset")
    rows = range(at, at + elf.section(".rela.dyn", "size"), 24)
    row = next(row for row in rows if elf.get("Q", row + 8) & 0xFFFFFFFF == 13)
    elf.put("q", row + 16, 0x40000)
    return elf.done()


@fault("relocation", GLOBALS)
def relocation_that_loaders_refuse(data: bytes) -> bytes:
    """A relocation for static linkers, R_AMDGPU_REL32, is left among the dynamic ones: the loader refuses the code object."""
    elf = Elf(data)
    at = elf.section(".rela.dyn", "offset")
    elf.put("I", at + 8, 4)
    return elf.done()


@fault("segment", "reduce.gfx1100.v5.hsaco")
def segment_reaches_over_the_code(data: bytes) -> bytes:
    """The first PT_LOAD's size in memory was rounded up over the code's: the loader's zeros overwrite the first instructions."""
    elf = Elf(data)
    first, second = elf.segments(PT_LOAD)[:2]
    elf.set_segment(first, memsz=elf.segment(second, "vaddr") + 0x100 - elf.segment(first, "vaddr"))
    return elf.done()


@fault("dynamic-table", "handshake.gfx942.v5.hsaco")
def dynamic_segment_at_an_old_place(data: bytes) -> bytes:
    """PT_DYNAMIC still says where the dynamic table was before a tool moved it by 16 bytes; loaders read half an entry."""
    elf = Elf(data)
    [at] = elf.segments(PT_DYNAMIC)
    elf.set_segment(at, offset=elf.segment(at, "offset") + 16, vaddr=elf.segment(at, "vaddr") + 16)
    elf.set_segment(at, paddr=elf.segment(at, "vaddr"))
    return elf.done()


@fault("function-overlap", "reduce.gfx1201.v6.hsaco")
def kernel_covers_the_next(data: bytes) -> bytes:
    """The first kernel's symbol was given the size of the whole section: profilers and debuggers name its code for the second."""
    elf = Elf(data)
    for table in (".dynsym", ".symtab"):
        symbols = elf.symbols(table)
        names = [name[:-3] for name in symbols if name.endswith(".kd")]
        at = min((symbols[name] for name in names), key=lambda at: elf.symbol(at, "value"))
        elf.set_symbol(at, size=elf.symbol(at, "size") + 0x300)
    return elf.done()


@fault("frame-order", "libfilter.so")
def unwinding_table_not_sorted(data: bytes) -> bytes:
    """Two rows of .eh_frame_hdr changed places: its binary search misses functions, and exceptions end the program."""
    elf = Elf(data)
    at = elf.section(".eh_frame_hdr", "offset") + 12
    elf.data[at : at + 16] = elf.data[at + 8 : at + 16] + elf.data[at : at + 8]
    return elf.done()


def _sample(name: str) -> bytes:
    return (BUILT / name).read_bytes()


def two_processors() -> bytes:
    """The first bundle of libfilter.ccob3.so, inflated: gfx1100 and gfx942."""
    elf = Elf(_sample("libfilter.ccob3.so"))
    at = elf.section(".hip_fatbin", "offset")
    return zstandard.decompress(bytes(elf.data[at + 32 : at + elf.get("Q", at + 8)]))


@fault("id-target", two_processors)
def code_under_each_others_name(data: bytes) -> bytes:
    """The code objects of two entries are exchanged: each GPU gets the other's code, and the runtime refuses it."""
    one = data.index(b"amdgcn-amd-amdhsa--gfx942")
    two = data.index(b"amdgcn-amd-amdhsa--gfx1100")
    one, two = (data.rindex(b"\0hip", 0, at) + 1 - 24 for at in (one, two))
    out = bytearray(data)
    out[one : one + 16], out[two : two + 16] = data[two : two + 16], data[one : one + 16]
    return bytes(out)


def two_features() -> bytes:
    """A bundle of code for gfx90a with and without XNACK."""
    code = Elf(_sample("matmul.gfx90a-xnack.v5.hsaco"))
    on = code.get("I", 48) | 0x300
    code.put("I", 48, on)
    plus = code.done()
    code.put("I", 48, on & ~0x300 | 0x200)
    # Of the same length, so that the metadata's target can be changed in place.
    minus = code.done().replace(b"gfx90a:xnack+", b"gfx90a:xnack-")
    return bundle((HOST, b""), (_GFX90A + b":xnack+", plus), (_GFX90A + b":xnack-", minus))


@fault("mixed-any", two_features)
def any_beside_one_setting(data: bytes) -> bytes:
    """One entry leaves XNACK open and the other sets it: which of them a device gets depends on the order of a map."""
    assert data
    code = Elf(_sample("matmul.gfx90a-xnack.v5.hsaco"))
    code.put("I", 48, code.get("I", 48) & ~0x300 | 0x100)

    def change(document: Any) -> None:
        document["amdhsa.target"] = "amdgcn-amd-amdhsa--gfx90a"

    open_one = with_metadata(code.done(), change)
    return bundle((HOST, b""), (_GFX90A + b":xnack+", _sample("matmul.gfx90a-xnack.v5.hsaco")), (_GFX90A, open_one))


@fault("payload", "libfilter.ccob3.so")
def size_that_counts_the_padding(data: bytes) -> bytes:
    """The total size of a compressed bundle is that of its page: zstd is handed the zeros after the frame, and gives up."""
    elf = Elf(data)
    at = elf.section(".hip_fatbin", "offset")
    elf.put("Q", at + 8, 0x1000)
    return elf.done()


def _relocations(elf: Elf, section: str) -> list[int]:
    """The rows of .rela.dyn that fill a section."""
    start, end = elf.section(section, "addr"), elf.section(section, "addr") + elf.section(section, "size")
    at = elf.section(".rela.dyn", "offset")
    rows = range(at, at + elf.section(".rela.dyn", "size"), 24)
    return [row for row in rows if start <= elf.get("Q", row) < end]


@fault("bundle-without-wrapper", "libfilter.so")
def wrappers_of_one_bundle(data: bytes) -> bytes:
    """Both wrappers point at the first bundle: the kernels of the second translation unit are looked up where they are not."""
    elf = Elf(data)
    one, two = _relocations(elf, ".hipFatBinSegment")
    elf.put("q", two + 16, elf.get("q", one + 16))
    return elf.done()


@fault("wrapper-without-bundle", "libfilter.so")
def pointer_nobody_fills(data: bytes) -> bytes:
    """The relocation of a wrapper's pointer became R_X86_64_NONE: __hipRegisterFatBinary gets a null pointer."""
    elf = Elf(data)
    row = _relocations(elf, ".hipFatBinSegment")[0]
    elf.put("Q", row + 8, 0)
    return elf.done()


@fault("host-kernel", "libfilter.so")
def registers_a_name_without_code(data: bytes) -> bytes:
    """The host registers apply(float*, unsigned), and the code has apply(float*, unsigned long): objects of two versions were linked."""
    elf = Elf(data)
    start = elf.section(".rodata", "offset")
    at = elf.data.index(b"_Z5applyPfm\0", start, start + elf.section(".rodata", "size"))
    elf.data[at : at + 11] = b"_Z5applyPfj"
    return elf.done()


@fault("host-variable", "libfilter.so", thorough=True)
def registers_a_variable_of_another_size(data: bytes) -> bytes:
    """__hipRegisterVar gets a size of 16 bytes for totals or gain where the device's variable has fewer: copies to it overrun."""
    elf = Elf(data)
    start = elf.section(".text", "offset")
    four = b"\x41\xb9\x04\0\0\0"
    at = elf.data.index(four, start, start + elf.section(".text", "size"))
    elf.data[at + 2] = 16
    return elf.done()


@fault("version-need", "libfilter.so")
def runtime_not_needed(data: bytes) -> bytes:
    """libamdhip64 is no longer in DT_NEEDED, though the library calls it: dlopen says that a symbol is undefined."""
    elf = Elf(data)
    strings = elf.section(".dynstr", "offset")
    start = elf.section(".dynamic", "offset")
    for at in range(start, start + elf.section(".dynamic", "size"), 16):
        if elf.get("Q", at) == DT_NEEDED and "amdhip64" in elf.text(strings + elf.get("Q", at + 8)):
            elf.put("Q", at, DT_DEBUG)
            elf.put("Q", at + 8, 0)
    return elf.done()


@fault("wrapper-without-bundle", "libfilter.so")
def bundles_stripped_to_nothing(data: bytes) -> bytes:
    """.hip_fatbin became NOBITS, as when code moves to a .kpack, and nothing says where it is: every launch finds zeros."""
    elf = Elf(data)
    at, size = elf.section(".hip_fatbin", "offset"), elf.section(".hip_fatbin", "size")
    elf.set_section(".hip_fatbin", type=8)
    elf.data[at : at + size] = bytes(size)
    return elf.done()


@fault("initialiser-left-out", "libfilter.so")
def registration_that_never_runs(data: bytes) -> bytes:
    """.init_array lost its last entry to a linker that collects garbage: that unit's bundle is never registered."""
    elf = Elf(data)
    at = elf.dynamic()[DT_INIT_ARRAYSZ]
    elf.put("Q", at, elf.get("Q", at) - 8)
    elf.set_section(".init_array", size=elf.section(".init_array", "size") - 8)
    return elf.done()


@fault("wrapper-without-bundle", "freestanding.o")
def wrapper_into_the_bundle(data: bytes) -> bytes:
    """In an object, the relocation of the wrapper's pointer has an addend of 64: it points past the bundle's magic."""
    elf = Elf(data)
    at = elf.section(".rela.hipFatBinSegment", "offset")
    elf.put("q", at + 16, elf.get("q", at + 16) + 64)
    return elf.done()


@fault("archive-index", "libfilter.a")
def index_of_the_archive_is_stale(data: bytes) -> bytes:
    """A member was replaced and the archive's symbol index was not: linkers take the wrong member for a symbol, or fail."""
    count = struct.unpack_from(">I", data, 68)[0]
    offsets = struct.unpack_from(f">{count}I", data, 72)
    places = sorted(set(offsets))
    other = dict(zip(places, places[::-1], strict=True))
    return data[:72] + struct.pack(f">{count}I", *(other[at] for at in offsets)) + data[72 + 4 * count :]


def ptx() -> bytes:
    """A fatbin of one PTX program for sm_80."""
    return fatbin(("ptx-sm_80", PTX))


@fault("cuda-target", ptx)
def ptx_for_a_later_processor(data: bytes) -> bytes:
    """The entry is labelled sm_80 and its PTX is for sm_90: the driver chooses it for an A100 and cannot compile it."""
    return data.replace(b".target sm_80", b".target sm_90")


@fault("bounds", ptx)
def plain_text_marked_compressed(data: bytes) -> bytes:
    """A tool inflated the PTX and left the flag of compression: the driver inflates text and drops the entry."""
    flags = 16 + 0x28
    return data[:flags] + struct.pack("<Q", 0x11 | 0x8000) + data[flags + 8 :]


@fault("uncompressed-size", kpack)
def kernel_of_another_size(data: bytes) -> bytes:
    """The table of contents has the size of an older build of a kernel: the loader's buffer is too small for what comes out."""
    size = len(_sample("matmul.gfx942.v4.hsaco"))
    return data.replace(b"\xadoriginal_size" + msgpack.packb(size), b"\xadoriginal_size" + msgpack.packb(size - 256))


WHEEL = "pkg-1-py3-none-linux_x86_64.whl"


def per_gpu(second: str = "reduce.gfx1100.v5.hsaco", names: tuple[str, str] = ("_gfx942", "_gfx1100")) -> bytes:
    """A wheel with a code object for each of two GPUs."""
    samples = zip(names, ("vcpy.gfx942.v5.hsaco", second), strict=True)
    return recorded_wheel([(f"pkg/kernels{name}.hsaco", _sample(sample)) for name, sample in samples])


@fault("file-target", per_gpu, WHEEL)
def file_of_one_gpu_with_code_of_another(data: bytes) -> bytes:
    """A wheel's kernels_gfx1100.hsaco is a copy of the file for gfx942: on gfx1100 nothing loads."""
    assert data
    return per_gpu("vcpy.gfx942.v5.hsaco")


@fault("wheel-record", per_gpu, WHEEL)
def code_object_left_out_of_a_wheel(data: bytes) -> bytes:
    """To make the wheel smaller, a script deletes a code object and leaves RECORD, which names it: gfx1100 has no code."""
    return zipped(file for file in unzipped(data) if file[0] != "pkg/kernels_gfx1100.hsaco")


@fault("duplicate-member", per_gpu, WHEEL)
def two_files_of_a_wheel_with_one_name(_data: bytes) -> bytes:
    """The wheel's builder flattens the folders of two GPUs: the second code object overwrites the first when unpacked."""
    return per_gpu(names=("", ""))


@fault("bounds", "libfilter.so")
def offsets_from_the_start_of_the_section(data: bytes) -> bytes:
    """A tool joins bundles in a section and counts the second one's offsets from the section: its code does not load."""
    elf = Elf(data)
    section = elf.section(".hip_fatbin", "offset")
    second = data.index(b"__CLANG_OFFLOAD_BUNDLE__", section + 24)
    for at, offset, _, _ in rows(data, second):
        elf.put("Q", at, offset + second - section)
    return elf.done()


@fault("overlap", "freestanding.rdc-new-driver.o")
def offsets_of_values_from_the_end_of_the_table(data: bytes) -> bytes:
    """An offload binary's values are counted from the end of the table of strings: the target is read in the header."""
    elf = Elf(data)
    start = elf.section(".llvm.offloading", "offset")
    entry = start + elf.get("Q", start + 16)
    first, count = start + elf.get("Q", entry + 8), elf.get("Q", entry + 16)
    end = first + 16 * count
    for row in range(first, end, 16):
        elf.put("Q", row + 8, elf.get("Q", row + 8) - (end - start))
    return elf.done()


@fault("wrapper-without-bundle", "vector_add")
def relocation_of_the_wrapper_dropped(data: bytes) -> bytes:
    """A tool that packs relocations drops the one of the wrapper's pointer, which stays null: no code is registered."""
    elf = Elf(data)
    [at] = _relocations(elf, ".hipFatBinSegment")
    table, size = elf.section(".rela.dyn", "offset"), elf.section(".rela.dyn", "size")
    elf.data[at : table + size] = elf.data[at + 24 : table + size] + bytes(24)
    elf.set_section(".rela.dyn", size=size - 24)
    tags = elf.dynamic()
    elf.put("Q", tags[DT_RELASZ], size - 24)
    elf.put("Q", tags[DT_RELACOUNT], elf.get("Q", tags[DT_RELACOUNT]) - 1)
    return elf.done()


@fault("bundle-without-wrapper", "libfilter.so")
def wrappers_merged(data: bytes) -> bytes:
    """A linker takes two units' wrappers for one constant: the second unit's kernels are sought in the first's code."""
    return wrappers_of_one_bundle(data)


@fault("wrapper-without-bundle", "vector_add")
def bundle_wiped_and_wrapper_left(data: bytes) -> bytes:
    """A tool that moves device code elsewhere wipes the section and leaves the wrapper, which leads to zeros."""
    elf = Elf(data)
    return patched(data, elf.section(".hip_fatbin", "offset"), bytes(elf.section(".hip_fatbin", "size")))
