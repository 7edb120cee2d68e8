"""Linking of LLVM bitcode while a program runs: what hipLink and hiprtcLink give to one another's modules."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from pathlib import Path
from typing import Any

from ..cc.rtc import link
from ..fatbin.errors import NotFoundError, UsageError
from ..fatbin.opening import open as open_file
from ..loader.select import device_target, select


class Input(IntEnum):
    """The kinds of input that AMD's linker takes, by their numbers in HIP."""

    BITCODE = 100
    BUNDLE = 101
    ARCHIVE = 102


class Linker:
    """Pieces of bitcode that are linked for a GPU, and the code object that they become."""

    def __init__(self) -> None:
        self._pieces: list[tuple[bytes, Input, str]] = []
        self._output: Any = None
        self.is_destroyed = False

    def add(self, kind: int, image: Any, size: int, name: str) -> None:
        """Add bitcode, a bundle of it, or an archive of bundles: a buffer, or the address of one.

        Raises :class:`UsageError` for another kind, or for nothing.
        """
        if not image or size <= 0:
            raise UsageError("there is no image")
        self.require(kind)
        data = ctypes.string_at(image, size) if isinstance(image, int) else bytes(memoryview(image)[:size])
        self._pieces.append((data, Input(kind), name))

    def require(self, kind: int) -> None:
        """Raise :class:`UsageError` for a kind that is none of :class:`Input`."""
        if kind not in list(Input):
            known = ", ".join(f"{one.name} ({one})" for one in Input)
            raise UsageError(f"input of the kind {kind}: AMD's linker takes {known}")

    def add_file(self, kind: int, path: str) -> None:
        """Add a file. Raises :class:`UsageError` where there is none."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
        self.require(kind)
        self._pieces.append((data, Input(kind), path))

    def complete(self, gpu: str) -> tuple[int, int]:
        """Where the code object is, until the linker is destroyed, and its size. Raises :class:`CompileError`."""
        code = link([piece for row in self._pieces for piece in _bitcode(*row, gpu)], gpu)
        self._output = ctypes.create_string_buffer(code, len(code))
        return ctypes.addressof(self._output), len(code)

    def destroy(self) -> None:
        """Give up pieces and output."""
        self._pieces, self._output, self.is_destroyed = [], None, True


def _bitcode(data: bytes, kind: Input, name: str, gpu: str) -> list[bytes]:
    if kind == Input.BITCODE:
        return [data]
    bundles = [open_file(data, name=name)] if kind == Input.BUNDLE else open_file(data, name=name).containers
    chosen = [select(bundle.entries, device_target(gpu)).entry for bundle in bundles]
    found = [entry.data for entry in chosen if entry is not None]
    if not found:
        raise NotFoundError(f"{name or 'the input'}: has no bitcode for {gpu}")
    return found
