"""Text of every instruction of code objects, beside llvm-objdump.

    python -m hipkit.benchmarks.disasm FILE…      AMDGPU code objects (ELF)
    python -m hipkit.benchmarks.disasm            a million random instructions for gfx942, the worst case: hardly
                                                  any two are equal

Prints seconds, microseconds an instruction, and the ratio; MISSED beside a target that is not met.
"""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from elftools.elf.elffile import ELFFile

from hipkit.fatbin.isa.decode import Decoder
from hipkit.fatbin.isa.isa import Isa, isa_of
from hipkit.fatbin.target import TargetID

AIM, LIMIT = 5.0, 10.0
"""Times of llvm-objdump's time."""

RANDOM_TARGET, RANDOM_COUNT, RANDOM_MACH = "gfx942", 1_000_000, 0x4C
EXECUTABLE = 4
ENCODINGS = ("SOP1", "SOP2", "SOPC", "SMEM", "VOP1", "VOP2", "VOPC", "VOP3", "VOP3P", "DS", "GLOBAL", "MUBUF")


def sections(path: Path) -> tuple[str, list[tuple[int, bytes]]]:
    """The processor and the code of an ELF file."""
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        target = TargetID.from_e_flags(elf["e_flags"], elf["e_ident"]["EI_ABIVERSION"])
        code = [
            (section["sh_addr"], section.data())
            for section in elf.iter_sections()
            if section["sh_flags"] & EXECUTABLE and section["sh_type"] == "SHT_PROGBITS"
        ]
    if target is None:
        raise SystemExit(f"{path}: no AMDGPU processor that hipkit knows")
    return target.processor, code


def ours(isa: Isa, code: list[tuple[int, bytes]]) -> tuple[int, float]:
    """Instructions and seconds; the decoder remembers nothing at the start."""
    decoder, count, start = Decoder(isa), 0, time.perf_counter()
    for address, data in code:
        for instruction in decoder.instructions(data, address):
            str(instruction)
            count += 1
    return count, time.perf_counter() - start


def llvms(path: Path) -> float:
    """Seconds that llvm-objdump takes."""
    tool = shutil.which("llvm-objdump-22") or shutil.which("llvm-objdump")
    if tool is None:
        raise SystemExit("llvm-objdump-22 is not installed")
    start = time.perf_counter()
    subprocess.run([tool, "-d", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def random_object(folder: Path) -> Path:
    """A code object with random instructions whose operands are all valid."""
    rng, isa = random.Random(942), isa_of(RANDOM_TARGET)
    forms = [form for form in isa.forms() if form.encoding in ENCODINGS]
    code = bytearray()
    for _ in range(RANDOM_COUNT):
        form, word = rng.choice(forms), 0
        for spec in form.specs:
            for place, mask, _ in spec.segments:
                # Below 64 every operand of every kind is a register or a number.
                word |= (rng.getrandbits(6) & mask) << place
        word = word & ~form.mask | form.fixed
        code += word.to_bytes(form.size, "little")
    path = folder / "random.o"
    path.write_bytes(elf_of(bytes(code)))
    return path


def elf_of(code: bytes) -> bytes:
    """The smallest ELF object that disassemblers take: one section of code and the section names."""
    names = b"\0.text\0.shstrtab\0"
    start = 64 + len(code)
    table = start + len(names)
    ident = b"\x7fELF\x02\x01\x01\x40\x02".ljust(16, b"\0")
    header = ident + struct.pack("<HHIQQQIHHHHHH", 1, 0xE0, 1, 0, 0, table, RANDOM_MACH, 64, 0, 0, 64, 3, 2)
    text = struct.pack("<IIQQQQIIQQ", 1, 1, 6, 0, 64, len(code), 0, 0, 4, 0)
    strings = struct.pack("<IIQQQQIIQQ", 7, 3, 0, 0, start, len(names), 0, 0, 1, 0)
    return header + code + names + bytes(64) + text + strings


def report(path: Path) -> tuple[float, float]:
    """Measures one file and prints a line on it."""
    processor, code = sections(path)
    isa = isa_of(processor)
    count, seconds = ours(isa, code)
    theirs = llvms(path)
    print(
        f"{path.name}: {processor}, {count:,} instructions: hipkit {seconds:.2f} s "
        f"({seconds / count * 1e6:.1f} us each), llvm-objdump {theirs:.2f} s, ratio {seconds / theirs:.1f}"
        f"{verdict(seconds / theirs)}"
    )
    return seconds, theirs


def verdict(ratio: float) -> str:
    """What was promised and is not kept."""
    if ratio > LIMIT:
        return f"  MISSED (at worst {LIMIT:g})"
    return f"  MISSED (aim {AIM:g})" if ratio > AIM else ""


def main() -> None:
    """The command line."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(name) for name in sys.argv[1:]] or [random_object(Path(folder))]
        times = [report(path) for path in paths]
    if len(times) > 1:
        ratio = sum(mine for mine, _ in times) / sum(theirs for _, theirs in times)
        print(f"together: ratio {ratio:.1f}{verdict(ratio)}")


if __name__ == "__main__":
    main()
