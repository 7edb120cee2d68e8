"""Names and types of kernel arguments from DWARF debug information, read with pyelftools."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from elftools.common.exceptions import DWARFError
from elftools.dwarf.compileunit import CompileUnit
from elftools.dwarf.die import DIE

from ..elf import LEAKS, open_elf
from ..errors import FormatError
from .dwarf_allowance import TooManyReadsError, allow

if TYPE_CHECKING:
    from .elf64 import Elf64

LARGEST, LARGEST_STRINGS, DEEPEST, MOST_PARAMETERS, MOST_DIMENSIONS = 2 << 20, 64 << 20, 16, 1024, 32
"""Bytes of ``.debug_info`` and of all debug sections, levels of a type, parameters of a function and dimensions of an
array that are looked at; beyond, types are not named."""
_SHF_COMPRESSED = 0x800
_DAMAGE = (*LEAKS, DWARFError, RecursionError, FormatError, TooManyReadsError)

Parameter = tuple[str | None, str | None]
"""Name and type of an argument."""

_QUALIFIERS = {
    "DW_TAG_const_type": "const",
    "DW_TAG_volatile_type": "volatile",
    "DW_TAG_restrict_type": "restrict",
}
_POINTERS = {
    "DW_TAG_pointer_type": "*",
    "DW_TAG_reference_type": "&",
    "DW_TAG_rvalue_reference_type": "&&",
}


def parameters(elf: Elf64) -> dict[str, tuple[Parameter, ...]]:
    """By linkage name, the parameters of each function that the debug information describes; empty without it."""
    debug = {section.name: section for section in elf.sections if section.name.startswith(".debug_")}
    sizes = [section.size for section in debug.values()]
    if ".debug_info" not in debug or debug[".debug_info"].size > LARGEST or sum(sizes) > LARGEST_STRINGS:
        return {}
    if any(section.flags & _SHF_COMPRESSED for section in debug.values()):
        return {}
    found: dict[str, tuple[Parameter, ...]] = {}
    try:
        info = open_elf(elf.source).get_dwarf_info(relocate_dwarf_sections=elf.header.is_relocatable)
        allow(info)
        types = _Types()
        for unit in info.iter_CUs():
            if _can_loop(unit):
                continue
            for die in _functions(unit.get_top_DIE(), 0):
                found[_linkage_name(die)] = tuple(_parameters(die, types))
    except _DAMAGE:
        return found  # what is damaged here is no part of the code
    return found


def _can_loop(unit: CompileUnit) -> bool:
    """Whether entries say where the next one is, which may be after them. Compilers for AMD GPUs never do."""
    declared = unit.get_abbrev_table()._abbrev_map.values()  # noqa: SLF001
    return any(name == "DW_AT_sibling" for declaration in declared for name, _ in declaration.iter_attr_specs())


def _functions(die: DIE, depth: int) -> Iterator[DIE]:
    """The functions that have code, those in namespaces included."""
    for child in die.iter_children():
        if child.tag == "DW_TAG_subprogram" and "DW_AT_low_pc" in child.attributes:
            yield child
        elif child.tag == "DW_TAG_namespace" and depth < DEEPEST:
            yield from _functions(child, depth + 1)


def _linkage_name(die: DIE) -> str:
    for _ in range(DEEPEST):
        for key in ("DW_AT_linkage_name", "DW_AT_name"):
            if key in die.attributes:
                return _text(die.attributes[key].value)
        if "DW_AT_specification" not in die.attributes and "DW_AT_abstract_origin" not in die.attributes:
            break
        key = "DW_AT_specification" if "DW_AT_specification" in die.attributes else "DW_AT_abstract_origin"
        die = die.get_DIE_from_attribute(key)
    return ""


def _parameters(die: DIE, types: _Types) -> Iterator[Parameter]:
    for child in islice(die.iter_children(), MOST_PARAMETERS):
        if child.tag == "DW_TAG_formal_parameter":
            name = child.attributes.get("DW_AT_name")
            yield _text(name.value) if name else None, types.of(child, 0)


class _Types:
    """Types as C writes them, which is what a debugger shows. Each is put together once, however many arguments have it."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], str | None] = {}

    def of(self, die: DIE, depth: int) -> str | None:
        """The type of ``die``."""
        if "DW_AT_type" not in die.attributes or depth > DEEPEST:
            return "void" if depth else None
        target = die.get_DIE_from_attribute("DW_AT_type")
        place = (target.offset, depth)
        if place not in self._known:
            self._known[place] = self._text(target, depth)
        return self._known[place]

    def _text(self, target: DIE, depth: int) -> str | None:
        inner = self.of(target, depth + 1) or "void"
        if word := _QUALIFIERS.get(target.tag):
            if inner.endswith(("*", "&")):
                return f"{inner}{'' if inner.endswith('*') else ' '}{word}"
            return f"{word} {inner}"
        if sign := _POINTERS.get(target.tag):
            element, bracket, size = inner.partition(" [")
            if bracket:
                return f"{element} ({sign}) [{size}"
            return f"{inner}{'' if inner.endswith(('*', '&')) else ' '}{sign}"
        if target.tag == "DW_TAG_array_type":
            return f"{inner} {_dimensions(target)}"
        name = target.attributes.get("DW_AT_name")
        return _text(name.value) if name else None


def _dimensions(array: DIE) -> str:
    """How large an array is in each dimension."""
    ranges = [die for die in islice(array.iter_children(), MOST_DIMENSIONS) if die.tag == "DW_TAG_subrange_type"]
    counts = [die.attributes.get("DW_AT_count") for die in ranges]
    return "".join(f"[{count.value if count else ''}]" for count in counts)


def _text(value: Any) -> str:
    return value.decode("utf-8", "backslashreplace") if isinstance(value, bytes) else str(value)
