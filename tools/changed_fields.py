"""Fields of headers that are changed one at a time, and what hipkit then says of the file.

``python tools/changed_fields.py`` writes the table that ``tests/fatbin/test_changed_fields.py`` compares with: what is
found in a changed file and not in the sound one, and what its entries are then, where they are others.
"""

from __future__ import annotations

import io
import struct
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "samples" / "built"
TABLE = ROOT / "tests" / "fatbin" / "changed_fields.tsv"
MOST_FINDINGS, LONGEST = 2, 120
"""How many findings a row has, and characters of each."""


class Field(NamedTuple):
    """A number in a header, lowest byte first, or digits where it has a base."""

    name: str
    at: int
    size: int
    base: int = 0

    @property
    def place(self) -> str:
        """The header that it is in."""
        return self.name.rpartition(".")[0]

    def changes(self, data: bytes) -> Iterator[tuple[str, bytes]]:
        """The file with other numbers there: one less, one more, none, and the most that the field can hold."""
        field = data[self.at : self.at + self.size]
        old = int(field.strip(b" \0"), self.base) if self.base else int.from_bytes(field, "little")
        most = self.base ** (self.size - (self.base == OCTAL)) - 1 if self.base else (1 << 8 * self.size) - 1
        seen = {old}
        for name, new in (("-1", old - 1), ("+1", old + 1), ("0", 0), ("most", most)):
            if 0 <= new <= most and new not in seen:
                seen.add(new)
                yield name, data[: self.at] + self._encoded(new) + data[self.at + self.size :]

    def _encoded(self, value: int) -> bytes:
        if not self.base:
            return value.to_bytes(self.size, "little")
        digits = {
            OCTAL: f"{value:0{self.size - 1}o}\0",
            DECIMAL: f"{value:<{self.size}}",
            HEXADECIMAL: f"{value:0{self.size}x}",
        }
        return digits[self.base].encode()


OCTAL, DECIMAL, HEXADECIMAL = 8, 10, 16


class Layout(NamedTuple):
    """Names and kinds of fields, one after another; ``_`` is none that is changed."""

    form: str
    names: str

    def fields(self, name: str, at: int) -> Iterator[Field]:
        """The fields of one header."""
        for letter, field in zip(self.form, self.names.split(), strict=True):
            size = struct.calcsize(f"<{letter}")
            if field != "_":
                yield Field(f"{name}.{field}", at, size)
            at += size


ELF = Layout(
    "HHIQQQIHHHHHH", "type machine version entry phoff shoff flags ehsize phentsize phnum shentsize shnum shstrndx"
)
SEGMENT = Layout("IIQQQQQQ", "type flags offset vaddr paddr filesz memsz align")
SECTION = Layout("IIQQQQIIQQ", "name type flags addr offset size link info align entsize")
SYMBOL = Layout("IBBHQQ", "name info other shndx value size")
DYNAMIC = Layout("QQ", "tag value")
NOTE = Layout("III", "name_size size type")
DESCRIPTOR = Layout("IIIIQIIIIIIIIHHI", "lds scratch kernarg _ entry _ _ _ _ _ rsrc3 rsrc1 rsrc2 properties preload _")
BUNDLE_ROW = Layout("QQQ", "offset size id_size")
OFFLOAD = Layout("IQQQ", "version size entries_at entries")
OFFLOAD_ROW = Layout("HHIQQQQ", "image_kind kind flags strings_at strings image_at image_size")
OFFLOAD_STRING = Layout("QQQ", "key_at value_at value_size")
CUDA = Layout("IHHQ", "_ version header_size size")
CUDA_ROW = Layout("HHIQIIHHIIIQQQ", "kind version header_size payload_size compressed_size options_at minor major arch "
                  "ident_at ident_size flags obfuscation uncompressed_size")  # fmt: skip
KPACK = Layout("IQ", "version toc_at")
COFF = Layout("HHIIIHH", "machine sections time symbols_at symbols optional_size characteristics")
COFF_SECTION = Layout("QIIIIIIHHI", "_ memory_size address size offset relocations_at lines_at relocations lines flags")
ZIP_END = Layout("IHHHHIIH", "_ disk first_disk here members directory_size directory_at comment_size")
ZIP_ROW = Layout("IHHHHHHIIIHHHHHII", "_ made needed flags method _ _ crc stored size name_size extra_size comment_size "
                 "disk _ _ at")  # fmt: skip
ZIP_MEMBER = Layout("IHHHHHIIIHH", "_ needed flags method _ _ crc stored size name_size extra_size")


READ_SEGMENTS = (1, 2, 4, 6)
"""PT_LOAD, PT_DYNAMIC, PT_NOTE and PT_PHDR: hipkit looks at others in passing."""


def elf_fields(data: bytes, *sections: str) -> Iterator[Field]:
    """The fields of an ELF file's header, of its program headers and of some section headers, and of what they name."""
    from elf_fields import Elf

    yield from ELF.fields("header", 16)
    first, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    for number in range(count):
        if struct.unpack_from("<I", data, first + 56 * number)[0] in READ_SEGMENTS:
            yield from SEGMENT.fields(f"segment {number}", first + 56 * number)
    elf = Elf(data)
    inside = {".dynsym": (SYMBOL, 24), ".symtab": (SYMBOL, 24), ".dynamic": (DYNAMIC, 16), ".note": (NOTE, 0), ".rodata": (DESCRIPTOR, 64)}  # fmt: skip
    for name in sections:
        yield from SECTION.fields(name, elf.header(name))
        if name in inside:
            layout, step = inside[name]
            start, size = elf.section(name, "offset"), elf.section(name, "size")
            for number in range(min(size // step, 4) if step else 1):
                yield from layout.fields(f"{name}[{number}]", start + step * number)


def code() -> tuple[bytes, list[Field]]:
    """A code object of two kernels."""
    data = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()
    names = (".note", ".dynsym", ".hash", ".gnu.hash", ".dynstr", ".rodata", ".text", ".dynamic", ".symtab")
    return data, [*elf_fields(data, *names)]


def library(*sections: str) -> tuple[bytes, list[Field]]:
    """A library for Linux with two bundles, and wrappers that point at them."""
    data = (BUILT / "libfilter.so").read_bytes()
    at = data.index(b"FPIH")
    return data, [*elf_fields(data, *sections), *Layout("IIQQ", "magic version pointer reserved").fields("wrapper", at)]


def coff() -> tuple[bytes, list[Field]]:
    """An object for Windows."""
    data = (BUILT / "freestanding.obj").read_bytes()
    rows = [COFF_SECTION.fields(f"section {n}", 20 + 40 * n) for n in range(struct.unpack_from("<H", data, 2)[0])]
    return data, [*COFF.fields("header", 0), *(field for row in rows for field in row)]


def bundle() -> tuple[bytes, list[Field]]:
    """An offload bundle."""
    data = (BUILT / "histogram.hipfb").read_bytes()
    fields, at = [Field("header.count", 24, 8)], 32
    for number in range(data[24]):
        fields += BUNDLE_ROW.fields(f"entry {number}", at)
        at += 24 + struct.unpack_from("<Q", data, at + 16)[0]
    return data, fields


def compressed(version: int) -> tuple[bytes, list[Field]]:
    """A compressed bundle of a version."""
    from handmade import GFX942, HOST, ccob
    from handmade import bundle as plain

    sizes = {1: Layout("IQ", "size hash"), 2: Layout("IIQ", "total size hash"), 3: Layout("QQQ", "total size hash")}
    data = ccob(plain((HOST, b""), (GFX942, (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes())), version)
    return data, [*Layout("HH", "version method").fields("header", 4), *sizes[version].fields("header", 8)]


def offload(version: int) -> tuple[bytes, list[Field]]:
    """An offload binary of a version."""
    import hipkit

    entries = [hipkit.Entry.of(n, n.encode() * 9) for n in ("gfx942", "gfx1100")[: 1 + (version > 1)]]
    data = hipkit.OffloadBinary(entries, version=version).to_bytes()
    fields = [*OFFLOAD.fields("header", 4)]
    for number in range(len(entries)):
        at = struct.unpack_from("<Q", data, 16)[0] + 40 * number
        fields += OFFLOAD_ROW.fields(f"entry {number}", at)
        strings, count = struct.unpack_from("<QQ", data, at + 8)
        layout = Layout("QQ", "key_at value_at") if version == 1 else OFFLOAD_STRING
        for string in range(count):
            fields += layout.fields(f"entry {number} string {string}", strings + (16 if version == 1 else 24) * string)
    return data, fields


def cuda(compression: str | None) -> tuple[bytes, list[Field]]:
    """A CUDA fat binary, its entries compressed or not."""
    from faults_in_cuda import PTX, cubin

    import hipkit
    from hipkit.fatbin.formats.cuda_entry import FatbinEntry

    made: list[hipkit.Entry] = [FatbinEntry.make(id, content, compression=compression, ident="k.cu") for id, content in (("elf-sm_80", cubin(80)), ("ptx-sm_80", PTX))]  # fmt: skip
    data = hipkit.CudaFatbin(made).to_bytes()
    fields, at = [*CUDA.fields("header", 0)], 16
    for number in range(len(made)):
        fields += CUDA_ROW.fields(f"entry {number}", at)
        at += sum(struct.unpack_from("<IQ", data, at + 4))
    return data, fields


def kpack() -> tuple[bytes, list[Field]]:
    """A kpack archive."""
    import hipkit
    from hipkit.fatbin.formats.kpack import KpackEntry

    entries: list[hipkit.Entry] = [
        KpackEntry.make(f"lib/x#0:{name}", name.encode() * 9) for name in ("gfx942", "gfx90a")
    ]
    data = hipkit.Kpack(entries, group_name="x").to_bytes()
    return data, [*KPACK.fields("header", 4)]


def zipped() -> tuple[bytes, list[Field]]:
    """A zip with two bundles."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("a", "b"):
            archive.writestr(zipfile.ZipInfo(f"{name}.hipfb"), (BUILT / "histogram.hipfb").read_bytes())
    data = out.getvalue()
    end, row = data.rindex(b"PK\5\6"), data.index(b"PK\1\2")
    return data, [*ZIP_END.fields("end", end), *ZIP_ROW.fields("row", row), *ZIP_MEMBER.fields("member", 0)]


def archive() -> tuple[bytes, list[Field]]:
    """An archive of three members."""
    from packages import ar

    data = ar(("a.o", (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()), ("b.o", b"odd"), ("c.o", b"even"))
    places = [at for at in range(8, len(data)) if data[at + 58 : at + 60] == b"`\n"]
    return data, [Field(f"member {n}.size", at + 48, 10, DECIMAL) for n, at in enumerate(places)]


def tar() -> tuple[bytes, list[Field]]:
    """A tar archive of two members."""
    from packages import tar as packed

    data = packed(("a.hsaco", (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()), ("b", b"text"))
    second = 512 + -(-int(data[124:135], 8) // 512) * 512
    return data, [
        Field(f"member {n}.{name}", at + place, size, OCTAL)
        for n, at in enumerate((0, second))
        for name, place, size in (("size", 124, 12), ("checksum", 148, 7))
    ]


def cpio() -> tuple[bytes, list[Field]]:
    """A package of rpm around a cpio archive that is not compressed."""
    from packages import cpio as packed
    from packages import rpm

    data = rpm(packed(("a.hsaco", (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()), ("b", b"text")), "none")
    at = data.index(b"070701")
    names = "ino mode uid gid links time size major minor rmajor rminor name_size check".split()
    rows = [Field(f"member.{name}", at + 6 + 8 * n, 8, HEXADECIMAL) for n, name in enumerate(names)]
    return data, [*rows, Field("lead.major", 4, 1), Field("signature.version", 99, 1)]


def wrappers() -> tuple[bytes, list[Field]]:
    """The same library, but only what says where its bundles are."""
    data, fields = library(*SECTIONS)
    return data, [field for field in fields if not field.name.startswith("segment")]


class Sample(NamedTuple):
    """A sound file with the fields that are changed in it, and what is asked of hipkit about it."""

    make: Callable[[], tuple[bytes, list[Field]]]
    ask: Callable[[bytes], tuple[list[str], str]]


def found(data: bytes) -> tuple[list[str], str]:
    """What hipkit finds in a file, and its entries; or why it does not read it."""
    import hipkit

    try:
        file = hipkit.open(data, strict=False, name="file")
        rows = [f"{row.rule} {row.place} {row.message}" for row in hipkit.validate(file)]
    except hipkit.FormatError as error:
        return [f"{type(error).__name__} {error.rule} {error}"], ""
    return rows, "; ".join(f"{entry.id} {entry.offset:#x} {entry.size:#x}" for entry in file.entries)


def edited(data: bytes) -> tuple[list[str], str]:
    """Why hipkit does not take the code out of a file, or how large the file is without it."""
    import hipkit

    return _written(data, lambda path, out: hipkit.edit(path, out, drop_all=True))


def split(data: bytes) -> tuple[list[str], str]:
    """Why hipkit does not put the code of a file into a kpack, or nothing."""
    import hipkit

    return _written(data, lambda path, out: hipkit.split([path], out, form="kpack"))


def _written(data: bytes, write: Callable[[Path, Path], object]) -> tuple[list[str], str]:
    import hipkit

    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder, "file"), Path(folder, "out")
        path.write_bytes(data)
        try:
            write(path, out)
        except hipkit.HipkitError as error:
            return [f"{type(error).__name__} {error}".replace(f"{folder}/", "")], ""
        return [], f"{out.stat().st_size} bytes" if out.is_file() else ""


SECTIONS = (".hip_fatbin", ".hipFatBinSegment", ".rela.dyn", ".shstrtab")
"""Those of a host that an edit reads or changes."""
FILES = {
    "code object": Sample(code, found),
    "library": Sample(partial(library, *SECTIONS, ".dynsym", ".dynamic", ".bss"), found),
    "library, edited": Sample(partial(library, *SECTIONS, ".bss"), edited),
    "library, split": Sample(wrappers, split),
    "COFF": Sample(coff, found),
    "COFF, edited": Sample(coff, edited),
    "bundle": Sample(bundle, found),
    "CCOB 1": Sample(partial(compressed, 1), found),
    "CCOB 2": Sample(partial(compressed, 2), found),
    "CCOB 3": Sample(partial(compressed, 3), found),
    "offload binary 1": Sample(partial(offload, 1), found),
    "offload binary 2": Sample(partial(offload, 2), found),
    "CUDA": Sample(partial(cuda, None), found),
    "CUDA zstd": Sample(partial(cuda, "zstd"), found),
    "kpack": Sample(kpack, found),
    "zip": Sample(zipped, found),
    "ar": Sample(archive, found),
    "tar": Sample(tar, found),
    "cpio": Sample(cpio, found),
}


@cache
def sound(name: str) -> tuple[bytes, list[Field], tuple[list[str], str]]:
    """A file as it is: its bytes, its fields, and what hipkit says of it."""
    data, fields = FILES[name].make()
    return data, fields, FILES[name].ask(data)


def news(name: str, place: str | None = None) -> Iterator[tuple[str, str, str]]:
    """The field, the change, and what is said then that is not said of the sound file: of a file, or one header of it."""
    data, fields, (before, result) = sound(name)
    for field in fields:
        if place in (None, field.place):
            for change, changed in field.changes(data):
                rows, then = FILES[name].ask(changed)
                new = [_shown(row) for row in rows if row not in before]
                shown = new[:MOST_FINDINGS] + [f"{len(new)} in all"] * (len(new) > MOST_FINDINGS)
                shown += [f"then: {_shown(then)}"] if then != result and (then or not new) else []
                if shown:
                    yield field.name, change, " | ".join(shown)


def _shown(text: str) -> str:
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)[:LONGEST]


def places() -> list[tuple[str, str]]:
    """Each file, with each of its headers."""
    return [(name, place) for name in FILES for place in dict.fromkeys(field.place for field in sound(name)[1])]


@cache
def table() -> dict[tuple[str, str], list[tuple[str, ...]]]:
    """What the table says, by file and header."""
    rows: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        name, *row = line.split("\t")
        rows.setdefault((name, row[0].rpartition(".")[0]), []).append(tuple(row))
    return rows


def main() -> None:
    """Write the table; a change of which nothing is said has no row."""
    rows = ["\t".join((name, *row)) for name in FILES for row in news(name)]
    TABLE.write_text("\n".join(("file\tfield\tchange\tsaid", *rows, "")), encoding="utf-8")


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "tools")]
    main()
