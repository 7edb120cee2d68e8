"""A code object's functions as instructions, in the order and with the symbols that llvm-objdump shows.

Every executable section is walked symbol by symbol. Long runs of zeros between functions are padding, and skipped.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby, starmap

from . import notebook
from .cached import cached_property
from .codeobject.code_object import CodeObject
from .codeobject.elf64 import SHF_EXEC, SHT_NOBITS, STT_AMDGPU_HSA_KERNEL, STT_NOTYPE, STT_OBJECT, Section, Symbol
from .codeobject.relocation_types import TYPES
from .errors import UnsupportedError
from .isa import Instruction
from .isa.decode import Decoder, decoder_of
from .isa.instruction import Decoded
from .isa.isa import isa_of
from .patterns import pattern
from .records import NamedTuple, dataclass, field

_STT_SECTION, _STT_FILE = 3, 4
HEADERS = {STT_AMDGPU_HSA_KERNEL: 256}
"""How many bytes a symbol of this type has in front of its code."""
_FEWEST_ZEROS = 8
"""Fewer zero bytes are shown as the instructions they are."""
_END = 1 << 64
"""The end of all addresses."""
_AT_ONCE = 1 << 14
"""How many bytes of code are read before their instructions are shown."""
_PADDING_FROM = 8
"""From this many of the same instruction in a row, they are padding."""


def elided(more: int) -> str:
    """The line in place of what is not shown: zeros, or ``more`` of the instruction above."""
    return f"        ... {more} more like it" if more else "        ..."


class Target(NamedTuple):
    """Where a branch or call goes: a symbol, and the distance from it."""

    symbol: str
    offset: int
    address: int

    def __str__(self) -> str:
        return f"<{self.symbol}+{self.offset:#x}>" if self.offset else f"<{self.symbol}>"


class Reference(NamedTuple):
    """A relocation: the linker writes the place of a symbol into the bytes of an instruction from ``address`` on."""

    address: int
    type: str
    symbol: str
    addend: int

    def __str__(self) -> str:
        addend = f"{'-' if self.addend < 0 else '+'}{abs(self.addend):#x}" if self.addend else ""
        return f"{self.type} {self.symbol}{addend}"


@dataclass(frozen=True)
class Function:
    """A symbol and the bytes up to the next one. ``address`` is that of the first instruction.

    A kernel of a code object V2 begins with its descriptor, ``header`` bytes in front of the code. ``others`` are the names of
    other symbols at the same place.
    """

    name: str
    address: int
    code: bytes = field(repr=False)
    section: int
    header: int = 0
    others: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All its names, the one that is shown first."""
        return self.name, *self.others

    @property
    def end(self) -> int:
        """The address after it."""
        return self.address + len(self.code)


class Disassembly:
    """The instructions of a code object."""

    def __init__(self, code_object: CodeObject) -> None:
        self.code_object = code_object
        if code_object.target is None:
            raise UnsupportedError(
                "is for no processor that hipkit knows, so its instructions cannot be read",
                source=code_object.source.name,
                offset=code_object.source.origin,
                container=code_object.kind,
                field="target",
                rule="version",
            )
        self.target = code_object.target
        self._latest = (-1, 0, 0, "")
        """What :meth:`where` found last: jumps mostly stay between two symbols."""

    def __repr__(self) -> str:
        return f"<Disassembly of {self.code_object.source.name}, {self.target}>"

    def _repr_html_(self) -> str:
        return notebook.text(repr(self), self.lines())

    def lines(self) -> Iterator[str]:
        """The listing as text: each function's name, then its instructions."""
        for function in self.functions:
            yield f"{function.address - function.header:016x} <{function.name}>:"
            for instruction, more in self.collapsed(function):
                yield elided(more) if instruction is None else f"{instruction.address:8x}  {instruction}"

    def collapsed(self, function: Function) -> Iterator[tuple[Instruction | None, int]]:
        """As :meth:`instructions`, but of padding the first instruction, and None with how many more of the same follow."""
        for _, run in groupby(self.instructions(function), lambda instruction: instruction and instruction.decoded):
            same = list(run)
            if len(same) < _PADDING_FROM:
                yield from ((instruction, 0) for instruction in same)
            else:
                yield same[0], 0
                yield None, len(same) - 1

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """Every function in the order of its sections and addresses."""
        return tuple(function for number in self._by_section for function in self._functions_of(number))

    def instructions(self, function: Function) -> Iterator[Instruction | None]:
        """The instructions of a function; None stands for a run of zeros that is passed over."""
        found = self._plain(function)
        if self.decoder.is_stateful:
            found = self.decoder.in_state(found)
        if function.section in self._labels:
            return (instruction and self.labelled(instruction, function) for instruction in found)
        return found

    def _plain(self, function: Function) -> Iterator[Instruction | None]:
        for run in self.runs(function):
            if run is None:
                yield None
            else:
                yield from starmap(Instruction, zip(*run, strict=True))

    @property
    def is_linked(self) -> bool:
        """Whether nothing in its instructions is left to a linker."""
        return not self.code_object.header.is_relocatable

    @property
    def is_plain(self) -> bool:
        """Whether :meth:`runs` say all there is to know but for labels: it is linked, and which registers an instruction
        names does not depend on those before."""
        return self.is_linked and not self.decoder.is_stateful

    def runs(self, function: Function) -> Iterable[tuple[list[int], list[Decoded]] | None]:
        """The addresses of many instructions in a row, and what is there; None for zeros. Branches lack their labels."""
        code = function.code
        if len(code) > _AT_ONCE or _ZEROS.search(code):
            return self._many_runs(function)
        return (self.decoder.read(code, 0, len(code), function.address)[:2],)

    def _many_runs(self, function: Function) -> Iterator[tuple[list[int], list[Decoded]] | None]:
        code, at, start, read = function.code, 0, function.address, self.decoder.read
        for first, last, after in chain(_zeros_in(code), [(len(code), -1, 0)]):
            while at < first:
                places, found, at = read(code, at, min(at + _AT_ONCE, first), start)
                yield places, found
            if at <= last:
                yield None
                at = after

    def labelled(self, instruction: Instruction, function: Function) -> Instruction:
        """An instruction, with the label that its target has in the listing."""
        labels = self._labels.get(function.section)
        label = labels.get(instruction.target) if labels else None
        return instruction.in_context(label=label) if label else instruction

    @cached_property
    def decoder(self) -> Decoder:
        """What reads its instructions; raises :class:`~.isa.NotDecodedError` where there is none for its processor."""
        return decoder_of(isa_of(self.target))

    def where(self, address: int, section: int) -> Target | None:
        """The symbol at or before an address; in a relocatable object, of that section."""
        home, start, end, name = self._latest
        if not (start <= address < end and (home == section or self.is_linked)):
            home, start, end, name = self._latest = self._symbol_around(address, section)
        return Target(name, address - start, address) if start <= address < end else None

    def _symbol_around(self, address: int, section: int) -> tuple[int, int, int, str]:
        """The section of an address, and from where to where it belongs to which symbol; from 0 to 0 to none."""
        home = self._section_at(address) if self.is_linked else section
        symbols = self._by_section.get(home, [])
        after = bisect.bisect_right(symbols, address, key=_VALUE)
        if not after:
            return home, 0, 0, ""
        end = symbols[after].value if after < len(symbols) else _END
        if self.is_linked:
            end = min(end, self._sections[home].address + self._sections[home].size)
        return home, symbols[after - 1].value, end, symbols[after - 1].name

    def target_of(self, instruction: Instruction, function: Function) -> Target | None:
        """Where a branch or call with a constant offset goes; the label that its text has, where it has one."""
        address = instruction.target
        if address is not None and instruction.label:
            return Target(instruction.label, 0, address)
        return None if address is None else self.where(address, function.section)

    def references(self, instruction: Instruction, function: Function) -> tuple[Reference, ...]:
        """What a linker has to write into an instruction; nothing in a file that is linked."""
        found = self._references.get(function.section)
        if not found:
            return ()
        first = bisect.bisect_left(found, instruction.address, key=_ADDRESS)
        last = bisect.bisect_left(found, instruction.address + instruction.size, first, key=_ADDRESS)
        return tuple(found[first:last])

    @cached_property
    def _references(self) -> dict[int, list[Reference]]:
        """By the section that they are for, in the order of their addresses."""
        found: dict[int, list[Reference]] = {}
        if self.is_linked:
            return found
        tables = self.code_object.sections
        symbols: dict[int, tuple[Symbol, ...]] = {}
        for each in self.code_object.elf.relocations:
            table = tables[each.section]
            if table.info not in self._sections:
                continue
            if table.link not in symbols:
                symbols[table.link] = tuple(self.code_object.elf.symbols_of(table.link))
            known = TYPES.get(each.type)
            name = known.name if known else f"type {each.type}"
            found.setdefault(table.info, []).append(
                Reference(each.place, name, self._called(symbols[table.link], each.symbol), each.addend)
            )
        for references in found.values():
            references.sort(key=_ADDRESS)
        return found

    def _called(self, symbols: tuple[Symbol, ...], number: int) -> str:
        """The name of a symbol; of a section's the section's."""
        if not 0 < number <= len(symbols):
            return f"symbol {number}" if number else ""
        symbol = symbols[number - 1]
        if symbol.type == _STT_SECTION and symbol.section < len(self.code_object.sections):
            return self.code_object.sections[symbol.section].name
        return symbol.name

    @cached_property
    def _sections(self) -> dict[int, Section]:
        return {
            number: section
            for number, section in enumerate(self.code_object.sections)
            if section.flags & SHF_EXEC and section.type != SHT_NOBITS and section.size
        }

    @cached_property
    def _by_section(self) -> dict[int, list[Symbol]]:
        """The symbols of each executable section by address, then name; the section itself where none begins it."""
        found: dict[int, list[Symbol]] = {number: [] for number in self._sections}
        for symbol in self.code_object.symbols:
            home = self._sections.get(symbol.section)
            if home is None or not symbol.name or symbol.type in (_STT_SECTION, _STT_FILE):
                continue
            if home.address <= symbol.value < home.address + home.size:
                found[symbol.section].append(symbol)
        for number, symbols in found.items():
            symbols.sort(key=lambda symbol: (symbol.value, symbol.name, symbol.type))
            section = self._sections[number]
            if not symbols or symbols[0].value > section.address:
                symbols.insert(0, Symbol(section.name, section.address, 0, 0, 0, 0, number))
        return found

    @cached_property
    def _labels(self) -> dict[int, dict[int | None, str]]:
        """The symbols of each section that stand in place of a branch's offset: those of no type, as LLVM does.

        Old compilers leave one for each basic block.
        """
        found: dict[int, dict[int | None, str]] = {}
        for number, symbols in self._by_section.items():
            for symbol in reversed(symbols):
                if symbol.type == STT_NOTYPE and symbol.name != self._sections[number].name:
                    found.setdefault(number, {})[symbol.value] = symbol.name
        return found

    def _functions_of(self, number: int) -> Iterator[Function]:
        section = self._sections[number]
        code = bytes(self.code_object.elf.content(section))
        # Of several symbols at one address the last names the function, of data only where nothing else is there.
        named: dict[int, list[Symbol]] = {}
        for symbol in sorted(self._by_section[number], key=lambda symbol: symbol.type != STT_OBJECT):
            named.setdefault(symbol.value, []).append(symbol)
        # The file may be cut short of what the section header says.
        starts = sorted(value for value in named if value < section.address + max(len(code), 1))
        for start, end in zip(starts, [*starts[1:], section.address + len(code)], strict=True):
            symbols = named[start]
            name, header = symbols[-1].name, min(HEADERS.get(symbols[-1].type, 0), end - start)
            content = code[start + header - section.address : end - section.address]
            others = tuple(dict.fromkeys(each.name for each in symbols if each.name != name)) if symbols[1:] else ()
            yield Function(name, start + header, content, number, header, others)

    def _section_at(self, address: int) -> int:
        return next(
            (n for n, s in self._sections.items() if s.address <= address < s.address + s.size),
            -1,
        )


_ADDRESS: Callable[[Reference], int] = lambda reference: reference.address  # noqa: E731
_VALUE: Callable[[Symbol], int] = lambda symbol: symbol.value  # noqa: E731


_ZEROS = pattern(rb"\0{%d,}" % _FEWEST_ZEROS)


def _zeros_in(code: bytes) -> Iterator[tuple[int, int, int]]:
    """Zeros that are padding, whole words and not just a few: where an instruction must begin at the earliest and at the
    latest for them to be passed over, and where the code goes on."""
    for run in _ZEROS.finditer(code):
        first, last = run.start() + 3 & ~3, run.end() - _FEWEST_ZEROS
        if first <= last:
            yield first, last, run.end() & ~3
