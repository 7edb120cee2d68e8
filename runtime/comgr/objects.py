"""What comgr's handles stand for, and the codes and numbers of its interface."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from ...cc.action_step import Data, Kind
from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.isa import Instruction
from ...fatbin.records import dataclass, field


class Status(IntEnum):
    """comgr's codes."""

    SUCCESS = 0
    ERROR = 1
    INVALID_ARGUMENT = 2
    OUT_OF_RESOURCES = 3


TEXTS = {
    Status.SUCCESS: "SUCCESS",
    Status.ERROR: "ERROR",
    Status.INVALID_ARGUMENT: "INVALID_ARGUMENT",
    Status.OUT_OF_RESOURCES: "OUT_OF_RESOURCES",
}
"""What amd_comgr_status_string says."""


class FailedError(HipkitError):
    """A call whose arguments are right and that has no result: comgr's ERROR."""


class MetadataKind(IntEnum):
    """What a piece of metadata is."""

    NULL = 0
    STRING = 1
    MAP = 2
    LIST = 3


class SymbolInfo(IntEnum):
    """What can be asked of a symbol."""

    NAME_LENGTH = 0
    NAME = 1
    TYPE = 2
    SIZE = 3
    IS_UNDEFINED = 4
    VALUE = 5


@dataclass(frozen=True)
class Release:
    """What differs between releases of the interface: the numbers of languages and actions, in their order."""

    version: tuple[int, int]
    languages: tuple[str, ...]
    actions: tuple[str, ...]


_BEFORE = "SOURCE_TO_PREPROCESSOR ADD_PRECOMPILED_HEADERS COMPILE_SOURCE_TO_BC"
_DISASSEMBLING = "DISASSEMBLE_RELOCATABLE_TO_SOURCE DISASSEMBLE_EXECUTABLE_TO_SOURCE DISASSEMBLE_BYTES_TO_SOURCE"
_LINKING = "LINK_RELOCATABLE_TO_RELOCATABLE LINK_RELOCATABLE_TO_EXECUTABLE ASSEMBLE_SOURCE_TO_RELOCATABLE"
_CODE = "CODEGEN_BC_TO_RELOCATABLE CODEGEN_BC_TO_ASSEMBLY"
_WHOLE = "COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC COMPILE_SOURCE_TO_RELOCATABLE COMPILE_SOURCE_TO_EXECUTABLE UNBUNDLE"
RELEASES = {
    2: Release(
        (2, 9),
        ("", "opencl1.2", "opencl2.0", "hc", "hip", "ir"),
        tuple(
            f"{_BEFORE} ADD_DEVICE_LIBRARIES LINK_BC_TO_BC OPTIMIZE_BC_TO_BC {_CODE} {_LINKING} {_DISASSEMBLING} "
            f"COMPILE_SOURCE_TO_FATBIN {_WHOLE}".split()
        ),
    ),
    3: Release(
        (3, 0),
        ("", "opencl1.2", "opencl2.0", "hip", "ir"),
        tuple(
            f"{_BEFORE} LINK_BC_TO_BC {_CODE} {_LINKING} {_DISASSEMBLING} {_WHOLE} COMPILE_SPIRV_TO_RELOCATABLE".split()
        ),
    ),
}
"""By the number in the name of the library. Source: amd_comgr.h of ROCm 5.2 to 7.2."""


class Handle:
    """What a handle stands for, until it is destroyed."""

    is_destroyed = False


class DataHandle(Handle):
    """A piece of data; whoever has it from a set or made it releases it."""

    def __init__(self, data: Data) -> None:
        self.data = data


class DataSet(Handle):
    """Pieces of data, in order."""

    def __init__(self) -> None:
        self.content: list[DataHandle] = []

    def of(self, kind: int) -> Iterator[DataHandle]:
        """Those of a kind; of kind 0 all."""
        return (one for one in self.content if kind in (Kind.UNDEF, one.data.kind))


@dataclass(eq=False)
class ActionInfo(Handle):
    """How actions are to be carried out."""

    isa: bytes = b""
    language: int = 0
    options: list[bytes] = field(default_factory=list)
    bundle_entries: list[bytes] = field(default_factory=list)
    folder: bytes = b""
    is_logging: bool = False


class Metadata(Handle):
    """A piece of metadata: a text, a map or a list."""

    def __init__(self, value: Any) -> None:
        self.value = value

    @property
    def kind(self) -> MetadataKind:
        """Numbers and truth values are texts here, as with AMD's."""
        if isinstance(self.value, dict):
            return MetadataKind.MAP
        if isinstance(self.value, list):
            return MetadataKind.LIST
        return MetadataKind.NULL if self.value is None else MetadataKind.STRING

    @property
    def text(self) -> bytes:
        """Of a STRING. Raises for others."""
        if self.kind is not MetadataKind.STRING:
            raise UsageError("the metadata is no string")
        return str(int(self.value) if isinstance(self.value, bool) else self.value).encode()

    def require(self, kind: MetadataKind) -> Any:
        """The map or list. Raises for others."""
        if self.kind is not kind:
            raise UsageError(f"the metadata is no {kind.name.lower()}")
        return self.value


class SymbolHandle(Handle):
    """A symbol of a code object."""

    def __init__(self, symbol: Any) -> None:
        self.symbol = symbol


@dataclass(eq=False)
class Disassembler(Handle):
    """Decodes one instruction after the other, wherever the program has them."""

    processor: str
    read: Any
    show: Any
    annotate: Any
    last: Instruction | None = None
