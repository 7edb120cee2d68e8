"""Which libraries a library asks for, found where the dynamic linker of Linux looks for them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.elffile import ELFFile

from ..fatbin.elf import LEAKS
from ..fatbin.errors import UsageError
from .stub import FUNCTIONS, LIBRARY

SYSTEM_FOLDERS = (
    "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
    "/usr/local/lib", "/opt/rocm/lib",
)  # fmt: skip


_PIE = 0x08000000
"""Of DT_FLAGS_1: a program without a linker, which moves itself."""


@dataclass(frozen=True)
class Needs:
    """What a program or library asks the dynamic linker for; ``folders`` are where it wants others looked for.

    ``insists`` says that these go before those of the environment.
    """

    names: tuple[str, ...]
    folders: tuple[str, ...]
    insists: bool = False

    @classmethod
    def of(cls, path: Path) -> Needs:
        """What the file at ``path`` needs."""
        names: list[str] = []
        folders: list[str] = []
        tags: set[str] = set()
        try:
            with open(path, "rb") as file:
                elf = ELFFile(file)
                for segment in elf.iter_segments("PT_DYNAMIC"):
                    for tag in segment.iter_tags():
                        if tag.entry.d_tag == "DT_NEEDED":
                            names.append(tag.needed)
                        elif tag.entry.d_tag in ("DT_RUNPATH", "DT_RPATH"):
                            tags.add(tag.entry.d_tag)
                            text = tag.runpath if tag.entry.d_tag == "DT_RUNPATH" else tag.rpath
                            folders += text.split(":")
        except (OSError, *LEAKS) as error:
            raise _unreadable(path, error) from error
        home = str(path.resolve().parent)
        places = tuple(f.replace("$ORIGIN", home).replace("${ORIGIN}", home) for f in folders if f)
        return cls(tuple(names), places, tags == {"DT_RPATH"})


def is_library(path: Path) -> bool:
    """Whether a file is a shared library that the kernel cannot start: position independent, and for no linker."""
    try:
        with open(path, "rb") as file:
            elf = ELFFile(file)
            if elf["e_type"] != "ET_DYN" or next(elf.iter_segments("PT_INTERP"), None) is not None:
                return False
            dynamic = next(elf.iter_segments("PT_DYNAMIC"), None)
            flags = next(dynamic.iter_tags("DT_FLAGS_1"), None) if dynamic is not None else None
            return flags is None or not flags.entry.d_val & _PIE
    except (OSError, *LEAKS):
        return False  # what it is then, starting it says


def hip_libraries(path: Path) -> list[str]:
    """The names of HIP's runtime that a file and all that it brings with it ask for, such as ``libamdhip64.so.6``."""
    found: dict[str, None] = {}
    seen: set[Path] = set()
    waiting = [path]
    while waiting:
        file = waiting.pop().resolve()
        if file in seen:
            continue
        seen.add(file)
        try:
            needs = Needs.of(file)
        except UsageError:
            if len(seen) == 1:
                raise
            continue  # whoever loads it says what is wrong with it
        for name in needs.names:
            if name.startswith(LIBRARY):
                found[name] = None
            elif (other := _find(name, needs.folders)) is not None:
                waiting.append(other)
    return list(found)


def uses_hip(path: Path) -> bool:
    """Whether a file calls functions of HIP's runtime, whatever library it names for them."""
    try:
        with open(path, "rb") as file:
            for segment in ELFFile(file).iter_segments("PT_DYNAMIC"):
                undefined = {symbol.name for symbol in segment.iter_symbols() if symbol["st_shndx"] == "SHN_UNDEF"}
                if not undefined.isdisjoint(FUNCTIONS):
                    return True
    except (OSError, *LEAKS) as error:
        raise _unreadable(path, error) from error
    return False


def _find(name: str, folders: tuple[str, ...]) -> Path | None:
    places: Iterator[str] = iter((*os.environ.get("LD_LIBRARY_PATH", "").split(":"), *folders, *SYSTEM_FOLDERS))
    return next((file for place in places if place and (file := Path(place, name)).is_file()), None)


def _unreadable(path: Path, error: BaseException) -> UsageError:
    return UsageError(f"{path}: is no library that can be loaded: {error}")
