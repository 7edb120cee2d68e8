"""Faults of bundles, compressed bundles, wrappers, archives and wheels."""

from __future__ import annotations

import base64
import hashlib
import io
import struct
import warnings
import zipfile
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgpack
from code_objects import DYNSYM, SYMBOL, SYMTAB, patched, symbols, with_metadata
from faults import BUILT, fault
from faults_in_code import with_segment
from handmade import bundle, ccob, elf, wrapper
from packages import ar, tar

GFX942 = b"hipv4-amdgcn-amd-amdhsa--gfx942"
_ROWS_AT = 32


@cache
def plain() -> bytes:
    """A bundle of two targets as clang makes it."""
    return (BUILT / "histogram.hipfb").read_bytes()


def rows(data: bytes, start: int = 0) -> list[tuple[int, int, int, bytes]]:
    """Where each row of the table of a bundle at ``start`` is, with its offset, size and id."""
    found, at = [], start + _ROWS_AT
    for _ in range(struct.unpack_from("<Q", data, start + 24)[0]):
        offset, size, length = struct.unpack_from("<QQQ", data, at)
        found.append((at, offset, size, data[at + 24 : at + 24 + length]))
        at += 24 + length
    return found


def entries(data: bytes) -> list[tuple[bytes, bytes]]:
    """Ids and contents of a bundle."""
    return [(id, data[offset : offset + size]) for _, offset, size, id in rows(data)]


@cache
def compressed() -> bytes:
    """A compressed bundle of version 3 by itself."""
    data = (BUILT / "vector_add.ccob3").read_bytes()
    at = data.index(b"CCOB")
    return data[at : at + struct.unpack_from("<Q", data, at + 8)[0]]


@fault("hash", compressed)
def wrong_hash(data: bytes) -> bytes:
    return patched(data, 24, b"\0\1\2\3\4\5\6\7")


@fault("payload", compressed)
def damaged_stream(data: bytes) -> bytes:
    return patched(data, len(data) - 500, b"\xff" * 500)


@fault("uncompressed-size", compressed)
def wrong_uncompressed_size(data: bytes) -> bytes:
    size = struct.unpack_from("<Q", data, 16)[0]
    return patched(data, 16, struct.pack("<Q", size + 8))


@fault("size-limit", compressed)
def absurd_uncompressed_size(data: bytes) -> bytes:
    return patched(data, 16, struct.pack("<Q", 1 << 50))


@fault("unknown", compressed)
def unknown_version_of_compression(data: bytes) -> bytes:
    return patched(data, 4, b"\x09")


@fault("unknown", compressed)
def unknown_method_of_compression(data: bytes) -> bytes:
    return patched(data, 6, b"\x07")


@fault("bounds", compressed)
def compressed_size_beyond_the_file(data: bytes) -> bytes:
    return patched(data, 8, b"\xff\xff\xff\x7f")


@fault("bounds", plain)
def bundle_cut_short(data: bytes) -> bytes:
    return data[:-300]


@fault("count", plain)
def table_cut_short(data: bytes) -> bytes:
    return data[:50]


@fault("overlap", plain)
def entry_over_the_table(data: bytes) -> bytes:
    return patched(data, rows(data)[1][0], bytes(8))


@fault("bounds", plain)
def entry_beyond_the_end(data: bytes) -> bytes:
    return patched(data, rows(data)[-1][0] + 8, struct.pack("<Q", len(data)))


@fault("count", plain)
def absurd_count(data: bytes) -> bytes:
    return patched(data, 24, struct.pack("<Q", 1 << 40))


@fault("entry-overlap", plain)
def entry_overlap(data: bytes) -> bytes:
    at, _, size, _ = rows(data)[1]
    return patched(data, at + 8, struct.pack("<Q", size + 8192))


@fault("id-target", plain)
def swapped_entries(data: bytes) -> bytes:
    (first, *one, _), (second, *other, _) = rows(data)[1:3]
    return patched(patched(data, first, struct.pack("<QQ", *other)), second, struct.pack("<QQ", *one))


@fault("duplicate-id", plain)
def duplicate_id(data: bytes) -> bytes:
    parts = entries(data)
    return bundle(*parts, parts[1])


@fault("alignment", plain)
def bad_alignment(data: bytes) -> bytes:
    return bundle(*entries(data), align=8)


@fault("unknown-processor", plain)
def unknown_processor(data: bytes) -> bytes:
    return data.replace(b"--gfx1100", b"--gfx1109", 1)


@fault("non-canonical-id", plain)
def id_of_four_fields(data: bytes) -> bytes:
    return bundle(*((id.replace(b"amdhsa--", b"amdhsa-"), code) for id, code in entries(data)))


@fault("missing-target", plain)
def id_without_target(data: bytes) -> bytes:
    return bundle(*((id.replace(b"gfx1100", b""), code) for id, code in entries(data)))


@fault("unsupported-feature", plain)
def feature_that_is_not_there(data: bytes) -> bytes:
    return bundle(*((id.replace(b"gfx1100", b"gfx1100:xnack+"), code) for id, code in entries(data)))


@fault("mixed-any", plain)
def feature_both_open_and_set(data: bytes) -> bytes:
    parts = entries(data)
    return bundle(*parts, (parts[1][0] + b":xnack+", parts[1][1]))


@fault("host-entry", plain)
def no_host_entry(data: bytes) -> bytes:
    return bundle(*entries(data)[1:])


@fault("table-size", plain)
def table_too_long(data: bytes) -> bytes:
    head, *parts = entries(data)
    return bundle(head, *parts, *((b"openmp-amdgcn-amd-amdhsa--gfx%d%s" % (900, b":x" * n), b"") for n in range(1, 60)))


@fault("empty-entry", plain)
def empty_entry(data: bytes) -> bytes:
    return patched(data, rows(data)[1][0] + 8, bytes(8))


@fault("entry-content", plain)
def host_code_for_a_gpu(data: bytes) -> bytes:
    (host, _), (id, _), *others = entries(data)
    return bundle((host, b""), (id, (BUILT / "vector_add").read_bytes()[:4096]), *others)


@fault("wrapper-magic", "vector_add")
def wrong_wrapper_magic(data: bytes) -> bytes:
    return patched(data, data.index(b"FPIH\1\0\0\0"), b"\0")


@fault("wrapper-version", "vector_add")
def wrong_wrapper_version(data: bytes) -> bytes:
    return patched(data, data.index(b"FPIH\1\0\0\0") + 4, b"\7")


@fault("wrapper-without-bundle", "libfilter.so")
def wrapper_that_points_elsewhere(data: bytes) -> bytes:
    """The relocation of the first wrapper's pointer leads into the ELF header."""
    import hipkit

    containers = [c for c in hipkit.open(data).walk() if c.wrapper is not None]
    target = struct.pack("<Q", containers[0].offset)
    at = data.index(b"\x08\0\0\0\0\0\0\0" + target)
    return patched(data, at + 8, struct.pack("<Q", 16))


@fault("bundle-without-wrapper", "libfilter.so")
def bundle_that_nothing_points_at(data: bytes) -> bytes:
    """Both wrappers point at the first bundle."""
    import hipkit

    first, second = [c.offset for c in hipkit.open(data).walk() if c.wrapper is not None]
    at = data.index(b"\x08\0\0\0\0\0\0\0" + struct.pack("<Q", second))
    return patched(data, at + 8, struct.pack("<Q", first))


@fault("not-loaded", "libfilter.so")
def segment_that_ends_before_the_bundles(data: bytes) -> bytes:
    return with_segment(data, 4, in_file=0xB80, in_memory=0xB80)


@fault("not-linked", "vector_add")
def registered_object_is_not_linked(data: bytes) -> bytes:
    code = data.index(b"\x7fELF\2\1\1\x40")
    return patched(data, code + 16, b"\1\0")


@fault("unknown-content", "vector_add")
def junk_in_the_bundles_section(data: bytes) -> bytes:
    return patched(data, data.index(b"__CLANG_OFFLOAD_BUNDLE__"), b"junk")


@fault("elf", "libfilter.so")
def library_cut_short(data: bytes) -> bytes:
    import hipkit

    place = next(c.offset for c in hipkit.open(data).walk())
    return data[: place + 600]


@fault("text-marker", "freestanding.s")
def closing_marker_of_another_entry(data: bytes) -> bytes:
    marker = b"__CLANG_OFFLOAD_BUNDLE____END__ "
    at = data.index(b"gfx942", data.index(marker))
    return patched(data, at, b"gfx90a")


@fault("line-ends", "freestanding.s")
def converted_line_ends(data: bytes) -> bytes:
    return data.replace(b"\n", b"\r\n")


@fault("text-outside", "freestanding.s")
def text_between_entries(data: bytes) -> bytes:
    return data + b"\n    s_nop 0\n"


@fault("archive-header", "libfilter.a")
def damaged_member_header(data: bytes) -> bytes:
    return patched(data, data.index(b"`\n", 200), b"??")


@fault("archive-name", "libfilter.a")
def member_name_that_is_not_there(data: bytes) -> bytes:
    at = data.index(b"filter.o/")
    return patched(data, at, b"/4711    ")


@fault("archive-name", "libfilter.a")
def thin_archive_without_its_objects(data: bytes) -> bytes:
    """Its only member is a file that is not there."""
    fields = (b"gone.o/", b"0", b"0", b"0", b"644", b"1234")
    return b"!<thin>\n" + b"".join(f.ljust(n) for f, n in zip(fields, (16, 12, 6, 6, 8, 10), strict=True)) + b"`\n"


@fault("pe", "freestanding.obj")
def program_for_windows_without_headers(data: bytes) -> bytes:
    return patched(data, 0, b"MZ")


def kpack() -> bytes:
    """An archive of device code that was taken out of a library."""
    import hipkit
    from hipkit.fatbin.formats.kpack import KpackEntry

    code = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
    return hipkit.Kpack([KpackEntry.make("lib/libx.so#0:gfx942", code)]).to_bytes()


@fault("malformed", kpack)
def list_that_is_a_text(data: bytes) -> bytes:
    return data.replace(b"gfx_arches\x91\xa6gfx942", b"gfx_arches\xa7gfx942?")


@fault("id-target", kpack)
def index_that_names_another_target(data: bytes) -> bytes:
    return data.replace(b"gfx942", b"gfx90a")


@fault("version", "freestanding.rdc-new-driver.o")
def unknown_version_of_offload_binary(data: bytes) -> bytes:
    return patched(data, data.index(b"\x10\xff\x10\xad") + 4, b"\x63")


@fault("bounds", "freestanding.rdc-new-driver.o")
def offload_binary_beyond_its_section(data: bytes) -> bytes:
    return patched(data, data.index(b"\x10\xff\x10\xad") + 8, b"\xff\xff\xff\x7f")


@fault("rocm-container", "vector_add.ccob3", rocm="6.4")
def compression_newer_than_rocm(data: bytes) -> bytes:
    return data


@fault("rocm-code", "reduce.gfx11-generic.v6.hsaco", rocm="6.2")
def generic_target_newer_than_rocm(data: bytes) -> bytes:
    return data


def wheel(name: str = "pkg/libx.so") -> bytes:
    """A wheel with one library."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo(name), (BUILT / "libfilter.so").read_bytes())
        archive.writestr(zipfile.ZipInfo("pkg-1.dist-info/WHEEL"), "Wheel-Version: 1.0\n")
    return out.getvalue()


@fault("truncated", wheel)
def wheel_cut_short(data: bytes) -> bytes:
    return data[:-40]


def matryoshka(depth: int = 3) -> bytes:
    """Zips in a zip."""
    data = wheel()
    for _ in range(depth):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as archive:
            archive.writestr(zipfile.ZipInfo("inner.zip"), data)
        data = out.getvalue()
    return data


@fault("recursion", matryoshka)
def zip_of_zips_without_end(data: bytes) -> bytes:
    return matryoshka(20)


def kpacked() -> bytes:
    """A library whose device code was taken out."""
    reference = {"kpack_search_paths": ["../.kpack/x_@GFXARCH@.kpack"], "kernel_name": "lib/libx.so"}
    return elf({".hipFatBinSegment": wrapper(0, 0x4B504948), ".rocm_kpack_ref": msgpack.packb(reference)})


@fault("kpack-reference", lambda: (BUILT / "libfilter.so").read_bytes())
def wrapper_of_kpack_without_reference(data: bytes) -> bytes:
    return data.replace(b"FPIH\1\0\0\0", b"HIPK\1\0\0\0")


@fault("rocm-container", kpacked, rocm="6.4")
def kpack_newer_than_rocm(data: bytes) -> bytes:
    return data


@fault("wheel-tag", wheel, "pkg-1-py3-none-manylinux_2_28_x86_64.whl")
def library_of_another_machine(data: bytes) -> bytes:
    return patched(data, data.index(b"\x7fELF") + 18, b"\xb7\0")


def built(change: Callable[[bytes], bytes], processor: bytes = b"gfx908") -> bytes:
    """The bundle with the code for one of its GPUs changed."""
    parts = [(id, change(content) if id.endswith(processor) else content) for id, content in entries(plain())]
    return bundle(*parts)


def _metadata_of_first(change: Callable[[dict[str, Any]], None]) -> Callable[[bytes], bytes]:
    return lambda data: with_metadata(data, lambda document: change(document["amdhsa.kernels"][0]))


@fault("bundle-kernels", plain)
def kernel_of_one_gpu_renamed(_data: bytes) -> bytes:
    return built(_metadata_of_first(lambda row: row.update({".name": "renamed"})))


@fault("bundle-arguments", plain)
def argument_of_one_gpu_is_larger(_data: bytes) -> bytes:
    def change(row: dict[str, Any]) -> None:
        row[".args"][0][".size"] = 4

    return built(_metadata_of_first(change))


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of these files, which may have one name."""
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w") as archive:
        warnings.simplefilter("ignore")  # the one about two files of one name
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def unzipped(data: bytes) -> list[tuple[str, bytes]]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return [(info.filename, archive.read(info)) for info in archive.infolist()]


def recorded_wheel(
    content: Iterable[tuple[str, bytes]] = (), tag: str = "py3-none-linux_x86_64", version: str = "1"
) -> bytes:
    """A wheel with a RECORD, of these files, or of one library."""
    files = [
        *(content or [("pkg/libx.so", (BUILT / "libfilter.so").read_bytes())]),
        ("pkg-1.dist-info/WHEEL", f"Tag: {tag}\n".encode()),
        ("pkg-1.dist-info/METADATA", f"Name: pkg\nVersion: {version}\n".encode()),
    ]
    lines = []
    for name, data in dict(files).items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    record = "".join([*lines, "pkg-1.dist-info/RECORD,,\n"]).encode()
    return zipped([*files, ("pkg-1.dist-info/RECORD", record)])


@fault("wheel-record", recorded_wheel, "pkg-1-py3-none-linux_x86_64.whl")
def library_in_a_wheel_damaged(data: bytes) -> bytes:
    return patched(data, data.index(b"\x7fELF") + 0x1000, b"\x5a")


@fault("wheel-tags-differ", recorded_wheel, "pkg-1-py3-none-linux_x86_64.whl")
def wheel_for_any_platform_by_its_own_word(_data: bytes) -> bytes:
    return recorded_wheel(tag="py3-none-any")


@fault("wheel-metadata", recorded_wheel, "pkg-1-py3-none-linux_x86_64.whl")
def wheel_of_another_version(_data: bytes) -> bytes:
    return recorded_wheel(version="2")


@fault("uncounted-entry", plain)
def one_entry_that_is_not_counted(data: bytes) -> bytes:
    return patched(data, 24, struct.pack("<Q", struct.unpack_from("<Q", data, 24)[0] - 1))


def _globals_for(processor: bytes) -> bytes:
    """Code with variables, whose header says that it is for another GPU."""
    data = (BUILT / "globals.gfx942.v5.hsaco").read_bytes()
    return patched(data, 48, processor)


def variables() -> bytes:
    """A bundle of two targets with variables."""
    return bundle(
        (b"host-x86_64-unknown-linux-gnu-", b""),
        (GFX942, _globals_for(b"\x4c")),
        (b"hipv4-amdgcn-amd-amdhsa--gfx90a", _globals_for(b"\x3f")),
    )


@fault("bundle-variables", variables)
def variable_of_an_older_source(data: bytes) -> bytes:
    second = data.rindex(b"\x7fELF\2\1\1\x40")
    code = data[second:]
    for kind in (DYNSYM, SYMTAB):
        at, row = symbols(code, kind)["zeros"]
        code = patched(code, at, SYMBOL.pack(*row[:5], row[5] // 2))
    return data[:second] + code


def deb(noted: bytes = b"", *, is_data_first: bool = False) -> bytes:
    """A package with a library, and the digest of ``noted`` or of the library."""
    library = (BUILT / "libfilter.so").read_bytes()
    digest = hashlib.md5(noted or library, usedforsecurity=False).hexdigest()
    parts = (
        ("control.tar", tar(("./md5sums", f"{digest}  usr/lib/libfilter.so\n".encode()))),
        ("data.tar", tar(("./usr/lib/libfilter.so", library))),
    )
    return ar(("debian-binary", b"2.0\n"), *(parts[::-1] if is_data_first else parts))


@fault("deb-digest", deb)
def library_stripped_after_its_digest_was_noted(_data: bytes) -> bytes:
    return deb(b"the library before")


@fault("deb-order", deb)
def package_with_its_data_first(_data: bytes) -> bytes:
    """A script packs a .deb anew with data.tar in front of control.tar: dpkg-deb refuses a "premature member"."""
    return deb(is_data_first=True)


def longer_member(data: bytes, length: Callable[[int], int]) -> bytes:
    """An archive whose first object has another length, filled with zeros."""
    at = data.index(b"filter.o/")
    size = int(data[at + 48 : at + 58])
    more, end = length(size) - size, at + 60 + size
    return data[: at + 48] + str(size + more).encode().ljust(10) + data[at + 58 : end] + bytes(more) + data[end:]


@fault("archive-index", "libfilter.a")
def member_replaced_by_a_longer_one(data: bytes) -> bytes:
    """The index of symbols stays as it was."""
    return longer_member(data, lambda size: size + 64)


@fault("archive-index", "libfilter.a")
def member_padded_to_a_round_size(data: bytes) -> bytes:
    """A tool pads a member to a multiple of 64 bytes and leaves the index of symbols: linkers find no second member."""
    return longer_member(data, lambda size: -(-size // 64) * 64)


@fault("host-kernel", "libfilter.so")
def host_registers_another_kernel(data: bytes) -> bytes:
    """The text in .rodata, which is the last in front of the bundles."""
    return patched(data, data.rindex(b"_Z9note_callfj", 0, data.index(b"__CLANG_OFFLOAD_BUNDLE__")), b"_Z9note_callfi")


@fault("id-target", plain)
def ids_sorted_without_their_files(data: bytes) -> bytes:
    """The bundler sorts the ids and not the files: each GPU is given another one's code, and the loader refuses it."""
    host, (first, one), (second, two) = entries(data)
    return bundle(host, (second, one), (first, two))


@fault("code-object", plain)
def size_rounded_down_to_pages(data: bytes) -> bytes:
    """The size of an entry is rounded down to whole pages instead of up: the code object ends before its sections."""
    at, _, size, _ = rows(data)[1]
    return patched(data, at + 8, struct.pack("<Q", size & ~4095))


@fault("code-object", plain)
def bundle_sent_as_text(data: bytes) -> bytes:
    """Each line feed of a bundle became two characters at a checkout: all that comes after the first one is moved."""
    return converted_line_ends(data)


def compressed_of_version_two() -> bytes:
    """The bundle of two targets, compressed with a header of version 2."""
    return ccob(plain(), version=2)


@fault("payload", compressed_of_version_two)
def compressed_bundle_compressed_again(data: bytes) -> bytes:
    """The build compresses what the compiler has compressed: the runtime inflates once and finds no bundle."""
    return ccob(data, version=2)


@fault("unknown", compressed_of_version_two)
def header_of_version_two_called_three(data: bytes) -> bytes:
    """The packer writes version 2's header and calls it 3: sizes, hash and payload are read from the wrong places."""
    return patched(data, 4, struct.pack("<H", 3))


@fault("unlinked-entry", plain)
def entry_that_was_never_linked(data: bytes) -> bytes:
    """The code for the second GPU has the type of an object for a linker, ET_REL: loaders refuse it."""
    *_, (_, last) = entries(data)
    return data.replace(last, patched(last, 16, b"\1\0"))
