"""Resolves a registration wrapper to entries: of the fat binary in memory, or of the kpack archives that it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from ..fatbin import opening
from ..fatbin.codeobject.elf64 import HEADER, SECTION
from ..fatbin.codeobject.identify import EM_AMDGPU
from ..fatbin.errors import FormatError, NotFoundError
from ..fatbin.formats.hip_wrapper import MAGICS, WRAPPER, WRAPPER_SIZE
from ..fatbin.model import Entry
from ..fatbin.records import dataclass
from ..fatbin.source import Source
from ..fatbin.target import TargetID
from ..fatbin.walk import Walk, magic_at
from .process_memory import ProcessMemory

VERSION = 1
_SHT_NOBITS = 8
_MACHINE_AT = 18
_PIECE = 4096
CUDA_MAGIC = b"\x50\xed\x55\xba"
_ARCHITECTURE = "@GFXARCH@"


@dataclass(frozen=True)
class RegisteredImage:
    """A wrapper that was registered: ``file`` is the program or library that it is in, ``index`` that of its unit."""

    magic: str
    address: int
    index: int
    file: str

    @classmethod
    def of(cls, wrapper: int, memory: ProcessMemory) -> RegisteredImage:
        """What stands at the address of a wrapper. Raises a :class:`FormatError` for what the HIP runtime refuses."""
        number, version, address, reserved = WRAPPER.unpack(memory.read(wrapper, WRAPPER_SIZE, "wrapper"))
        magic = MAGICS.get(number, "")
        if magic not in _READERS:
            raise _refused(wrapper, "magic", f"{number:#010x} is neither HIPF nor HIPK")
        if version != VERSION:
            raise _refused(wrapper, "version", f"{version} is not known; it is {VERSION}")
        found = memory.mapping(wrapper)
        return cls(magic, address, reserved & 0xFFFFFFFF, found.file if found else "")

    @property
    def is_reference(self) -> bool:
        """Whether the code is in archives, which its file names."""
        return _READERS[self.magic] is _from_archives

    def entries(self, device: TargetID, memory: ProcessMemory) -> list[Entry]:
        """What there is for devices to choose from. ``device`` says which archives are looked into."""
        return _READERS[self.magic](self, device, memory)


def _from_memory(image: RegisteredImage, _device: TargetID, memory: ProcessMemory) -> list[Entry]:
    return entries_at(image.address, memory)


def entries_at(address: int, memory: ProcessMemory) -> list[Entry]:
    """What a bundle or a code object at an address has. What it claims to have beyond what is mapped is damage."""
    window = memory.window(address, "fat binary")
    head = window.read(0, HEADER.size)
    if head[:4] == b"\x7fELF" and int.from_bytes(head[_MACHINE_AT : _MACHINE_AT + 2], "little") == EM_AMDGPU:
        return opening.open_source(window.sub(0, _elf_size(window)), Walk()).entries
    magic = magic_at(window)
    if magic is None:
        raise window.error(
            f"begins with {head[:8].hex(' ')}, which is no bundle and no AMD code object",
            container="fat binary", field="magic", rule="unknown",
        )  # fmt: skip
    return Walk().read(magic.reader, window).entries


def cuda_image_at(address: int, memory: ProcessMemory) -> bytes:
    """The cubin, fat binary or PTX text at an address, with nothing that says how large it is."""
    window = memory.window(address, "image")
    head = window.read(0, HEADER.size)
    if head[:4] == b"\x7fELF":
        return window.read(0, _elf_size(window))
    if head[:4] == CUDA_MAGIC:
        header, size = int.from_bytes(head[6:8], "little"), int.from_bytes(head[8:16], "little")
        return window.read(0, header + size)
    return _text_at(window)


def _text_at(window: Source) -> bytes:
    """What is there until a zero."""
    found = b""
    while not found.endswith(b"\0") and len(found) < window.size:
        piece, zero, _ = window.read(len(found), min(_PIECE, window.size - len(found))).partition(b"\0")
        found += piece + zero
    return found.rstrip(b"\0")


def _from_archives(image: RegisteredImage, device: TargetID, memory: ProcessMemory) -> list[Entry]:
    """Of the archives that a kpack reference names, what belongs to this unit of this library."""
    from ..fatbin.formats.kpack import KpackReference  # slow to import, and few libraries have one

    reference = KpackReference.parse(memory.window(image.address, "kpack reference"))
    key = f"{reference.kernel_name}#{image.index}"
    home = Path(image.file).parent
    tried: list[str] = []
    for pattern in reference.search_paths:
        for spelling in _spellings(device) if _ARCHITECTURE in pattern else ("",):
            path = home / pattern.replace(_ARCHITECTURE, spelling)
            tried.append(str(path))
            if path.is_file():
                entries = [entry for entry in opening.open(path).entries if entry.attributes.get("key") == key]
                if entries:
                    return entries
    raise NotFoundError(
        f"{image.file}: its device code is in an archive, and none of these has {key}: {', '.join(tried)}"
    )


def _spellings(device: TargetID) -> Iterator[str]:
    """How archives for a device may be named: with all its feature settings first, with none last."""
    features = device.features
    for count in range(len(features), -1, -1):
        for some in combinations(features, count):
            yield str(TargetID(device.processor, some))


def _elf_size(window: Source) -> int:
    """Where an ELF in memory ends: after its last section, or after its table of sections."""
    head = window.read(0, HEADER.size)
    if len(head) < HEADER.size:
        raise window.error("ends inside the ELF header", container="code-object", field="header", rule="truncated")
    fields = HEADER.unpack(head)
    table, count = fields[11], fields[17]
    end = max(HEADER.size, table + count * SECTION.size)
    if end <= window.size:
        rows = SECTION.iter_unpack(window.read(table, count * SECTION.size))
        end = max([end, *(row[4] + row[5] for row in rows if row[1] != _SHT_NOBITS)])
    if end > window.size:
        raise window.error(
            f"its sections reach to {end:#x}, and {window.size:#x} bytes are mapped",
            container="code-object", field="sections", rule="truncated",
        )  # fmt: skip
    return int(end)


def _refused(wrapper: int, field: str, message: str) -> FormatError:
    return FormatError(message, source="this process", offset=wrapper, container="wrapper", field=field, rule="wrapper")


_READERS = {"HIPF": _from_memory, "HIPK": _from_archives}
