"""What a compiler left for debuggers: source lines of addresses, and the types of kernels' arguments.

pyelftools reads DWARF; objects whose debug sections still have to be relocated give no lines.
"""

from __future__ import annotations

import bisect
import posixpath
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from ..source import Source

DEBUG_SECTIONS = (".debug_info", ".zdebug_info")
"""Where there is anything to read."""
_NEWEST_WITHOUT_FILE_ZERO = 4


class SourceLine(NamedTuple):
    """A line of a source file, as the compiler called it."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class DebugInfo:
    """The DWARF of a code object; empty where there is none, or where it is damaged."""

    def __init__(self, source: Source) -> None:
        self._source = source

    @cached_property
    def _dwarf(self) -> Any:
        from ..elf import open_elf

        elf = open_elf(self._source)
        if not elf.has_dwarf_info():
            return None
        return elf.get_dwarf_info(relocate_dwarf_sections=False)

    @cached_property
    def _rows(self) -> tuple[list[int], list[SourceLine | None]]:
        """Addresses in order, and the line that begins at each; None where a sequence ends."""
        rows = sorted(_sound(self._read_rows()), key=lambda row: (row[0], row[1] is not None))
        return [address for address, _ in rows], [line for _, line in rows]

    def line_at(self, address: int) -> SourceLine | None:
        """The source line that the instruction at ``address`` comes from."""
        addresses, lines = self._rows
        found = bisect.bisect_right(addresses, address) - 1
        return lines[found] if found >= 0 else None

    @cached_property
    def argument_types(self) -> dict[str, list[str]]:
        """The types of the arguments of each function, as its source writes them, by its name in the code object."""
        return dict(_sound(self._read_functions()))

    def _read_functions(self) -> Iterator[tuple[str, list[str]]]:
        units = self._dwarf.iter_CUs() if self._dwarf is not None else ()
        for unit in units:
            for die in unit.iter_DIEs():
                name = (
                    _linkage_name(die) if die.tag == "DW_TAG_subprogram" and "DW_AT_low_pc" in die.attributes else None
                )
                if name:
                    yield name, [type_name(_origin(child)) for child in _parameters(die)]

    def _read_rows(self) -> Iterator[tuple[int, SourceLine | None]]:
        if self._dwarf is None:
            return
        for unit in self._dwarf.iter_CUs():
            program = self._dwarf.line_program_for_CU(unit)
            if program is None:
                continue
            names = _file_names(program.header, unit)
            for entry in program.get_entries():
                state = entry.state
                if state is not None:
                    line = None if state.end_sequence else SourceLine(names.get(state.file, "?"), state.line)
                    yield state.address, line


T = TypeVar("T")


def _sound(found: Iterator[T]) -> Iterator[T]:
    """As much of ``found`` as comes before pyelftools stumbles over damage, in whatever way it does."""
    try:
        yield from found
    except Exception:  # what is lost is a convenience; the code itself is there
        return


def _file_names(header: Any, unit: Any) -> dict[int, str]:
    """The file names of a line program by number."""
    is_old = header.version <= _NEWEST_WITHOUT_FILE_ZERO
    folder = unit.get_top_DIE().attributes.get("DW_AT_comp_dir")
    base = folder.value.decode("utf-8", "replace") if folder else ""
    folders = [name.decode("utf-8", "replace") for name in header.include_directory]
    folders = [base, *folders] if is_old else folders
    found = {}
    for number, entry in enumerate(header.file_entry, 1 if is_old else 0):
        name = entry.name.decode("utf-8", "replace")
        inside = folders[entry.dir_index] if entry.dir_index < len(folders) else ""
        found[number] = posixpath.normpath(posixpath.join(base, inside, name))
    return found


def _parameters(die: Any) -> list[Any]:
    return [child for child in die.iter_children() if child.tag == "DW_TAG_formal_parameter"]


def _origin(die: Any) -> Any:
    """The entry that says what ``die`` is: a function that was inlined elsewhere only refers to it."""
    for attribute in ("DW_AT_abstract_origin", "DW_AT_specification"):
        if attribute in die.attributes:
            return _origin(die.get_DIE_from_attribute(attribute))
    return die


def _linkage_name(die: Any) -> str | None:
    origin = _origin(die)
    found = origin.attributes.get("DW_AT_linkage_name") or origin.attributes.get("DW_AT_name")
    return found.value.decode("utf-8", "replace") if found else None


# How a type is written around the one it is made of.
_DECLARATORS = {
    "DW_TAG_pointer_type": "{}*",
    "DW_TAG_reference_type": "{}&",
    "DW_TAG_rvalue_reference_type": "{}&&",
    "DW_TAG_const_type": "const {}",
    "DW_TAG_volatile_type": "volatile {}",
    "DW_TAG_restrict_type": "{} restrict",
    "DW_TAG_array_type": "{}[]",
}
_DEEPEST_TYPE = 32


def type_name(die: Any, depth: int = 0) -> str:
    """The type of ``die`` as C++ writes it; ``void`` where there is none."""
    if "DW_AT_type" not in die.attributes:
        return "void"
    if depth > _DEEPEST_TYPE:
        return "…"
    kind = die.get_DIE_from_attribute("DW_AT_type")
    if kind.tag in _DECLARATORS:
        inner = type_name(kind, depth + 1)
        declared = _DECLARATORS[kind.tag].format(inner)
        # What qualifies a pointer stands behind it.
        return f"{inner} {declared.split()[0]}" if inner.endswith(("*", "&")) and declared.endswith(inner) else declared
    name = kind.attributes.get("DW_AT_name")
    return name.value.decode("utf-8", "replace") if name else "(unnamed)"
