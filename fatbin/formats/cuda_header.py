"""The entry header of CUDA fat binaries, and tables of its constants."""

from __future__ import annotations

from typing import Any

from construct import Int16ul, Int32ul, Int64ul, Struct

from ..records import dataclass, field_names

KIND = "cuda-fatbin"
TRIPLE = "nvptx64-nvidia-cuda"

PTX, ELF = 1, 2
KINDS = {
    PTX: "ptx",
    ELF: "elf",
    0x04: "old-cubin",
    0x08: "ltoir",
    0x10: "mercury",  # an ELF that the driver still has to finish
    0x20: "index",
    0x40: "relocatable-ptx",
    0x80: "tile-ir",
    0x100: "concatenated",
}

LZ4, ZSTD, OBFUSCATED = 0x2000, 0x8000, 0x10000
FLAGS = {
    0x1: "64-bit",
    0x2: "debug",
    0x4: "cuda",
    0x8: "opencl",
    0x10: "linux",
    0x20: "mac",
    0x40: "windows",
    LZ4: "lz4",
    ZSTD: "zstd",
    OBFUSCATED: "obfuscated",
    0x100000: "arch-specific",
    0x200000: "family-specific",
    0x1000000: "loses-tie",
}
SUFFIXES = {0x100000: "a", 0x200000: "f"}
METHODS = {"lz4": LZ4, "zstd": ZSTD}

ENTRY = Struct(
    "kind" / Int16ul,
    "version" / Int16ul,
    "header_size" / Int32ul,
    "payload_size" / Int64ul,
    "compressed_size" / Int32ul,
    "options_at" / Int32ul,
    "minor" / Int16ul,
    "major" / Int16ul,
    "arch" / Int32ul,
    "ident_at" / Int32ul,
    "ident_size" / Int32ul,
    "flags" / Int64ul,
    "obfuscation" / Int64ul,
    "uncompressed_size" / Int64ul,
)
OPTIONS = Struct("at" / Int32ul, "size" / Int32ul)


@dataclass(frozen=True)
class Header:
    """An entry's header as it stands in the file; the offsets in it count from the entry's own start."""

    kind: int
    version: int
    header_size: int
    payload_size: int
    compressed_size: int
    options_at: int
    minor: int
    major: int
    arch: int
    ident_at: int
    ident_size: int
    flags: int
    obfuscation: int
    uncompressed_size: int

    @classmethod
    def of(cls, raw: Any) -> Header:
        """The header that construct read."""
        return cls(*(raw[name] for name in field_names(cls)))

    @property
    def kind_name(self) -> str:
        """``elf``, ``ptx`` …; ``kind-0x200`` for one without a name."""
        return KINDS.get(self.kind, f"kind-{self.kind:#x}")

    @property
    def target(self) -> str:
        """The architecture with its suffix, such as ``sm_90a``."""
        return f"sm_{self.arch}" + "".join(letter for bit, letter in SUFFIXES.items() if self.flags & bit)
