"""Identifies device code by its first bytes and ELF header: its kind and target."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from ..patterns import pattern
from ..records import NamedTuple, dataclass
from ..schema import align_up
from ..target import TargetID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..source import Source

EM_AMDGPU, EM_CUDA = 224, 190
_OSABI_NONE, _OSABI_HSA, _OSABI_PAL, _OSABI_MESA = 0, 64, 65, 66
_OSABI_CUDA_V1 = 51

_ELF = b"\x7fELF"
IDENT = struct.Struct("<4s5B7x")
_REST_32, _REST_64 = struct.Struct("<HHIIIIIHHHHHH"), struct.Struct("<HHIQQQIHHHHHH")
"""What follows it in files of either class."""
SECTION = struct.Struct("<IIQQQQIIQQ")
NOTE = struct.Struct("<III")
ISA = struct.Struct("<HHIII")
_ELF_HEADER_SIZE = 64
_SHT_NOTE = 7
_NOTE_TYPE = _SHT_NOTE.to_bytes(4, "little")
_NT_ISA_VERSION, _NT_CUDA_TOOL = 3, 2000

AMD_TRIPLES = {
    _OSABI_HSA: "amdgcn-amd-amdhsa",
    _OSABI_PAL: "amdgcn-amd-amdpal",
    _OSABI_MESA: "amdgcn-amd-mesa3d",
    _OSABI_NONE: "amdgcn",
}
CODE_OBJECT_VERSIONS = {0: 2, 1: 3, 2: 4, 3: 5, 4: 6}
"""By EI_ABIVERSION, for HSA."""

# "Code Object V2" in LLVM's user guide for AMDGPU: what the note's version numbers meant then.
ISA_TARGETS = {
    (6, 0, 0): "gfx600",
    (6, 0, 1): "gfx601",
    (6, 0, 2): "gfx602",
    (7, 0, 0): "gfx700",
    (7, 0, 1): "gfx701",
    (7, 0, 2): "gfx702",
    (7, 0, 3): "gfx703",
    (7, 0, 4): "gfx704",
    (7, 0, 5): "gfx705",
    (8, 0, 0): "gfx802",
    (8, 0, 1): "gfx801:xnack+",
    (8, 0, 2): "gfx802",
    (8, 0, 3): "gfx803",
    (8, 0, 4): "gfx803",
    (8, 0, 5): "gfx805",
    (8, 1, 0): "gfx810:xnack+",
    (9, 0, 0): "gfx900:xnack-",
    (9, 0, 1): "gfx900:xnack+",
    (9, 0, 2): "gfx902:xnack-",
    (9, 0, 3): "gfx902:xnack+",
    (9, 0, 4): "gfx904:xnack-",
    (9, 0, 5): "gfx904:xnack+",
    (9, 0, 6): "gfx906:sramecc-:xnack-",
    (9, 0, 7): "gfx906:sramecc-:xnack+",
    (9, 0, 12): "gfx90c:xnack-",
}
HOST_MACHINES = {
    2: "sparc",
    3: "i386",
    8: "mips",
    20: "powerpc",
    21: "powerpc64",
    22: "s390x",
    40: "arm",
    62: "x86_64",
    183: "aarch64",
    243: "riscv64",
    258: "loongarch64",
}
COFF_MACHINES = {0x14C: "i386", 0x8664: "x86_64", 0xAA64: "aarch64"}

_MAGICS = {
    b"BC\xc0\xde": "bitcode",
    b"\xde\xc0\x17\x0b": "bitcode",
    b"\x03\x02\x23\x07": "spirv",
    b"\x07\x23\x02\x03": "spirv",
}
_CUDA_TRIPLE = "nvptx64-nvidia-cuda"
_PTX_HEAD, _LARGEST_NOTES, _MOST_SECTIONS, _MOST_NOTES = 1 << 16, 1 << 16, 1 << 12, 64
_PTX_VERSION = pattern(rb"\.version\s+(\d{1,4}\.\d{1,4})(?=\s)")
_PTX_TARGET = pattern(rb"\.target\s+(sm_\d{1,4}[af]?)\b")
_PTX_32 = pattern(rb"\.address_size\s+32\b")
_CUDA_ARCH = pattern(rb"-arch[ =](?:sm|compute)_(\d{1,4}[af]?)\b")


class ElfStart(NamedTuple):
    """What the ELF header says of a file of 32 or 64 bits."""

    elf_class: int
    osabi: int
    abi_version: int
    type: int
    machine: int
    version: int
    entry: int
    segments_at: int
    sections_at: int
    flags: int
    header_size: int
    segment_size: int
    segments: int
    section_size: int
    sections: int
    names: int


def elf_start(head: bytes) -> ElfStart | None:
    """What the header of a little-endian ELF says; None where there is none, or it is cut short."""
    if len(head) < IDENT.size or not head.startswith(_ELF):
        return None
    _, elf_class, _, _, osabi, abi_version = IDENT.unpack_from(head)
    rest = _REST_64 if elf_class == 2 else _REST_32
    if len(head) < IDENT.size + rest.size:
        return None
    return ElfStart(elf_class, osabi, abi_version, *rest.unpack_from(head, IDENT.size))


@dataclass(frozen=True)
class Identity:
    """What a piece of code is.

    ``kind`` is ``code-object`` (AMD's), ``cubin``, ``ptx``, ``bitcode``, ``spirv`` or ``host-object``; ``target`` is
    None where the code does not say; ``version`` is that of an AMD code object.
    """

    kind: str
    triple: str | None = None
    target: str | None = None
    version: int | None = None

    @property
    def is_device(self) -> bool:
        """Whether it is code that a GPU runs as it is, or that a driver compiles for one."""
        return self.kind in ("code-object", "cubin", "ptx", "spirv")


def is_device_code(source: Source) -> bool:
    """Whether ``source`` is code that a GPU runs as it is, or that a driver compiles for one."""
    identity = identify(source)
    return identity is not None and identity.is_device


def identify(source: Source) -> Identity | None:
    """What ``source`` is, or None for what is no code that hipkit knows. Never raises on damaged code."""
    head = source.read(0, 64)
    if head.startswith(_ELF):
        return _elf(source)
    if kind := _MAGICS.get(head[:4]):
        return Identity(kind)
    return _coff(source, head) or _ptx(source)


def _elf(source: Source) -> Identity | None:
    head = source.read(0, _ELF_HEADER_SIZE)
    if head[5:6] == b"\2":  # big endian, which no GPU's code is
        return Identity("host-object", HOST_MACHINES.get(int.from_bytes(head[18:20], "big")))
    header = elf_start(head)
    if header is None:
        return None
    if header.machine == EM_AMDGPU:
        return _amdgpu(source, header)
    if header.machine == EM_CUDA:
        return _cubin(source, header)
    return Identity("host-object", HOST_MACHINES.get(header.machine))


def _amdgpu(source: Source, header: ElfStart) -> Identity:
    osabi, abi = header.osabi, header.abi_version
    version = CODE_OBJECT_VERSIONS.get(abi) if osabi == _OSABI_HSA else None
    triple = AMD_TRIPLES.get(osabi, "amdgcn")
    if version == 2:
        return Identity("code-object", triple, _isa_note(source, header), version)
    # Only HSA has had more than one meaning of the flags; the others follow the older one, that of V3.
    target = TargetID.from_e_flags(header.flags, abi if osabi == _OSABI_HSA else 1)
    return Identity("code-object", triple, str(target) if target else None, version)


def _isa_note(source: Source, header: ElfStart) -> str | None:
    """The target of a code object V2, whose flags name none."""
    for name, kind, content in _notes(source, header):
        if name == b"AMD" and kind == _NT_ISA_VERSION and len(content) >= ISA.size:
            _, _, major, minor, stepping = ISA.unpack_from(content)
            if (major, minor, stepping) in ISA_TARGETS:
                return ISA_TARGETS[major, minor, stepping]
            target = f"gfx{major}{minor:x}{stepping:x}"
            return target if TargetID(target).is_known else None
    return None


def _cubin(source: Source, header: ElfStart) -> Identity:
    flags, osabi = header.flags, header.osabi
    is_v1 = osabi == _OSABI_CUDA_V1
    number = flags & 0xFF if is_v1 else flags >> 8 & 0xFF
    is_accelerated = flags & (0x800 if is_v1 else 0x8)
    # Newer tools set no flag for the suffix; the command line that they note says it.
    suffix = "a" if is_accelerated else _noted_suffix(source, header, number)
    return Identity("cubin", _CUDA_TRIPLE, f"sm_{number}{suffix}" if number else None)


def _noted_suffix(source: Source, header: ElfStart, number: int) -> str:
    for _, kind, content in _notes(source, header):
        match = _CUDA_ARCH.search(content) if kind == _NT_CUDA_TOOL else None
        if match:
            arch = match[1].decode()
            return arch[-1] if arch[:-1] == str(number) else ""
    return ""


def _notes(source: Source, header: ElfStart) -> Iterator[tuple[bytes, int, bytes]]:
    """Name, type and content of the notes in the note sections of a 64-bit ELF, as far as they are sound."""
    step = SECTION.size
    if header.elf_class != 2 or header.section_size != step:
        return
    table = source.read(header.sections_at, min(header.sections, _MOST_SECTIONS) * step)
    # Cubins have thousands of sections; only those of notes are unpacked.
    for at in range(0, len(table) - step + 1, step):
        if table[at + 4 : at + 8] == _NOTE_TYPE:
            _, _, _, _, offset, size, *_ = SECTION.unpack_from(table, at)
            yield from _notes_in(source.read(offset, min(size, _LARGEST_NOTES)))


def _notes_in(data: bytes) -> Iterator[tuple[bytes, int, bytes]]:
    at = 0
    for _ in range(_MOST_NOTES):
        if at + NOTE.size > len(data):
            return
        name_size, size, type_ = NOTE.unpack_from(data, at)
        name_at = at + NOTE.size
        content_at = name_at + align_up(name_size, 4)
        at = content_at + align_up(size, 4)
        name = data[name_at : name_at + name_size].rstrip(b"\0")
        yield name, type_, data[content_at : content_at + size]


def _coff(source: Source, head: bytes) -> Identity | None:
    """A Windows program or relocatable object."""
    at = int.from_bytes(source.view(0x3C, 4), "little") if head.startswith(b"MZ") else 0
    if at and source.read(at, 4) != b"PE\0\0":
        return None
    machine = COFF_MACHINES.get(int.from_bytes(source.view(at + 4 if at else 0, 2), "little"))
    # A relocatable object has no magic: its optional header, of which there is none, tells it from other data.
    if machine is None or (not at and (len(head) < 20 or head[16:18] != b"\0\0" or head[2:4] == b"\0\0")):
        return None
    return Identity("host-object", f"{machine}-pc-windows-msvc")


def _ptx(source: Source) -> Identity | None:
    text = source.read(0, _PTX_HEAD)
    start = _skip_comments(text)
    if not _PTX_VERSION.match(text, start):
        return None
    target = _PTX_TARGET.search(text, start)
    triple = "nvptx-nvidia-cuda" if _PTX_32.search(text, start) else _CUDA_TRIPLE
    return Identity("ptx", triple, target[1].decode() if target else None)


def _skip_comments(text: bytes) -> int:
    """Where the first token of PTX is."""
    at = 0
    while at < len(text):
        if text[at : at + 1].isspace():
            at += 1
        elif text.startswith((b"//", b"/*"), at):
            closing = b"\n" if text.startswith(b"//", at) else b"*/"
            end = text.find(closing, at + 2)
            at = len(text) if end < 0 else end + len(closing)
        else:
            break
    return at
