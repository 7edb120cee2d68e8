"""Compares the text of every instruction of code objects with llvm-objdump's, and the targets of branches.

    python -m hipkit.tools.compare_disasm FILE…      AMDGPU code objects (ELF)

Prints lines compared and lines that differ, for each file and together; leaves with 1 where some differ.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from elftools.elf.elffile import ELFFile

from hipkit.fatbin.isa import Instruction, decode
from hipkit.fatbin.isa.load import known_processors
from hipkit.fatbin.target import TargetID

if TYPE_CHECKING:
    from collections.abc import Iterator

OBJDUMP = "llvm-objdump-22"
SHOWN = 5
"""How many differences of a file are shown."""

UNKNOWN_TO_LLVM = {"gfx940": "gfx942", "gfx941": "gfx942"}
"""Processors that LLVM 22 no longer disassembles, and the one to name to it in their place."""

_LINE = re.compile(
    r"^\t(?P<text>.*?)\s*// (?P<address>[0-9A-F]{12}):(?P<words>(?: [0-9A-F]{2,8})+)(?: <(?P<target>.*)>)?$"
)


@dataclass
class Symbols:
    """What a code object calls its addresses."""

    labels: dict[int, str] = field(default_factory=dict)
    addresses: dict[str, set[int]] = field(default_factory=dict)

    def add(self, name: str, address: int, kind: str) -> None:
        """Of several names without a type at an address, LLVM prints the alphabetically first."""
        self.addresses.setdefault(name, set()).add(address)
        if kind == "STT_NOTYPE":
            self.labels[address] = min(name, self.labels.get(address, name))

    def is_at(self, place: str, address: int) -> bool:
        """Whether ``name+0x1c`` is an address; several symbols may have the name."""
        name, _, offset = place.rpartition("+0x") if "+0x" in place else (place, "", "0")
        return address - int(offset, 16) in self.addresses.get(name, ())


@dataclass
class Line:
    """An instruction as llvm-objdump shows it."""

    address: int
    code: bytes
    text: str
    target: str


@dataclass
class Result:
    """What a comparison found."""

    lines: int = 0
    targets: int = 0
    differences: list[str] = field(default_factory=list)

    def check(self, line: Line, ours: Instruction | None, symbols: Symbols) -> None:
        """Compares a line with the instruction at its address."""
        self.lines += 1
        if ours is None or str(ours) != line.text:
            self.differences.append(f"{line.address:#x} {line.code.hex()}: {line.text!r}, ours {str(ours)!r}")
        if line.target:
            self.targets += 1
            if ours is None or ours.target is None or not symbols.is_at(line.target, ours.target):
                self.differences.append(f"{line.address:#x}: goes to {line.target}, ours {ours and ours.target}")


def symbols_of(elf: ELFFile) -> Symbols:
    """The symbols of a code object; where there is none, LLVM takes the section."""
    found, table = Symbols(), elf.get_section_by_name(".symtab")
    for section in elf.iter_sections():
        found.add(section.name, section["sh_addr"], "STT_SECTION")
    for symbol in table.iter_symbols() if table else ():
        if symbol.name:
            found.add(symbol.name, symbol["st_value"], symbol["st_info"]["type"])
    return found


def runs(path: Path, processor: str) -> Iterator[list[Line]]:
    """llvm-objdump's lines, in runs without a gap."""
    cpu = [f"--mcpu={UNKNOWN_TO_LLVM[processor]}"] if processor in UNKNOWN_TO_LLVM else []
    with subprocess.Popen([OBJDUMP, "-d", *cpu, path], stdout=subprocess.PIPE, text=True) as process:
        run: list[Line] = []
        for raw in process.stdout or ():
            match = _LINE.match(raw.rstrip("\n"))
            if match is None:
                # A blank line stands before a symbol, where decoding starts anew.
                if run:
                    yield run
                run = []
                continue
            words = (int(word, 16).to_bytes(len(word) // 2, "little") for word in match["words"].split())
            run.append(Line(int(match["address"], 16), b"".join(words), match["text"], match["target"] or ""))
        if run:
            yield run


def compare(path: Path) -> Result:
    """Compares one code object."""
    result = Result()
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        target = TargetID.from_e_flags(elf["e_flags"], elf["e_ident"]["EI_ABIVERSION"])
        symbols = symbols_of(elf)
    if target is None or target.processor not in known_processors():
        print(f"{path.name}: {target or 'an unknown processor'} is not decoded")
        return result
    for run in runs(path, target.processor):
        code = b"".join(line.code for line in run)
        decoded = decode(code, target, run[0].address, labels=symbols.labels)
        ours = {instruction.address: instruction for instruction in decoded}
        for line in run:
            result.check(line, ours.get(line.address), symbols)
    return result


def main() -> int:
    """The command line."""
    total = Result()
    for path in map(Path, sys.argv[1:]):
        result = compare(path)
        total.lines += result.lines
        total.targets += result.targets
        total.differences += result.differences
        print(f"{path.name}: {result.lines:,} lines, {result.targets:,} targets, {len(result.differences)} differ")
        for difference in result.differences[:SHOWN]:
            print(f"    {difference}")
    print(f"together: {total.lines:,} lines, {total.targets:,} targets, {len(total.differences)} differ")
    return 1 if total.differences else 0


if __name__ == "__main__":
    sys.exit(main())
