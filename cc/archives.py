"""What a link takes of its object files and archives: of an archive the members that are needed, as lld finds them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from ..fatbin.formats.archive import MAGIC, THIN_MAGIC, members
from ..fatbin.records import dataclass, field
from ..fatbin.source import Source
from .arguments import option_words

_BITCODE = "__CLANG_OFFLOAD_BUNDLE__"
_WHOLE = {"--whole-archive": True, "--no-whole-archive": False}


@dataclass(frozen=True)
class ObjectFile:
    """A relocatable object, and the names that it has for others and wants of them."""

    data: bytes = field(repr=False)
    defined: frozenset[str]
    wanted: frozenset[str]
    has_bitcode: bool
    """For GPUs, in sections of its own."""

    @classmethod
    def read(cls, data: bytes) -> ObjectFile | None:
        """None for a file of another kind. Weak references make no linker take a member, so they are not wanted."""
        try:
            elf = ELFFile(io.BytesIO(data))
            table = elf.get_section_by_name(".symtab") if elf["e_type"] == "ET_REL" else None
        except ELFError:
            return None
        if table is None:
            return None
        rows = [(row.name, row["st_info"]["bind"], row["st_shndx"] != "SHN_UNDEF") for row in table.iter_symbols()]
        defined = frozenset(name for name, bind, is_defined in rows if is_defined and bind != "STB_LOCAL")
        wanted = frozenset(name for name, bind, is_defined in rows if not is_defined and bind == "STB_GLOBAL")
        return cls(data, defined, wanted, any(section.name.startswith(_BITCODE) for section in elf.iter_sections()))


@dataclass(frozen=True)
class Inputs:
    """The objects of a link: those that are linked, and the members of archives that the host's code does not need."""

    linked: tuple[ObjectFile, ...]
    left: tuple[ObjectFile, ...]

    @classmethod
    def of(cls, words: Sequence[str]) -> Inputs:
        """Those that a linker's command line names. Raises :class:`FormatError` for a damaged archive."""
        linked: list[ObjectFile] = []
        offered: list[ObjectFile] = []
        for path, is_whole in _files(words):
            source = Source.from_path(path)
            if source.read(0, len(MAGIC)) in (MAGIC, THIN_MAGIC):
                (linked if is_whole else offered).extend(_objects(each.source.read() for each in members(source)))
            else:
                linked.extend(_objects([source.read()]))
        taken = _needed(linked, offered, () if "-shared" in words else ("main",))
        chosen = {id(each) for each in taken}
        return cls((*linked, *taken), tuple(each for each in offered if id(each) not in chosen))


def _objects(contents: Iterable[bytes]) -> Iterator[ObjectFile]:
    return filter(None, map(ObjectFile.read, contents))


def _needed(linked: Iterable[ObjectFile], offered: Sequence[ObjectFile], entries: Iterable[str]) -> list[ObjectFile]:
    """The members that define what is undefined, and what they need in turn: the first one that has a name."""
    offers = {name: each for each in reversed(offered) for name in each.defined}
    defined = {name for each in linked for name in each.defined}
    wanted = [*entries, *(name for each in linked for name in each.wanted)]
    taken: list[ObjectFile] = []
    for name in wanted:  # which grows
        if name not in defined and name in offers:
            taken.append(offers[name])
            defined |= offers[name].defined
            wanted += offers[name].wanted
    return taken


def _files(words: Sequence[str]) -> Iterator[tuple[Path, bool]]:
    """The files that a command line names, also by ``-l``; and whether archives are linked whole there."""
    each = list(option_words(words))
    folders = [Path((values or [option[2:]])[0]) for option, *values in each if option.startswith("-L")]
    is_static = "-static" in words
    is_whole = False
    for option, *values in each:
        if option == "-Xlinker":
            is_whole = _WHOLE.get(values[0], is_whole)
        elif option.startswith("-Wl,"):
            for part in option.split(","):
                is_whole = _WHOLE.get(part, is_whole)
        elif option.startswith("-l"):
            found = _library((values or [option[2:]])[0], folders, is_static=is_static)
            yield from [(found, is_whole)] if found else []
        elif not option.startswith("-"):
            yield Path(option), is_whole


def _library(name: str, folders: Iterable[Path], *, is_static: bool) -> Path | None:
    """The archive that ``-l`` finds in folders that are named; None where it finds a shared library, or none there."""
    names = [name[1:]] if name.startswith(":") else [*([] if is_static else [f"lib{name}.so"]), f"lib{name}.a"]
    found = next((folder / each for folder in folders for each in names if (folder / each).is_file()), None)
    return found if found and found.suffix == ".a" else None
