"""Assembles loader/noting.s and loader/configurations.s into loader/noting_code.py: ``python tools/noting_code.py [FILE]``.

Wants clang 19.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

from elftools.elf.elffile import ELFFile

ROOT = Path(__file__).parents[1]
SOURCES = [ROOT / "loader" / name for name in ("noting.s", "configurations.s")]
TARGET = ROOT / "loader" / "noting_code.py"
R_X86_64_PC32 = 2
HEAD = '''"""x86-64 machine code of libamdhip64's own: loader/noting.s and configurations.s, assembled by tools/noting_code.py."""

from __future__ import annotations

'''


def text() -> str:
    """The module, as it is made of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "noting.o"
        command = ["clang-19", "--target=x86_64-linux-gnu", "-x", "assembler", "-c", "-", "-o", str(path)]
        subprocess.run(command, check=True, text=True, input="".join(source.read_text() for source in SOURCES))
        with path.open("rb") as file:
            elf = ELFFile(file)
            code = elf.get_section_by_name(".text").data()
            symbols = elf.get_section_by_name(".symtab")
            entries = {
                symbol.name: symbol["st_value"]
                for symbol in symbols.iter_symbols()
                if symbol["st_info"]["bind"] == "STB_GLOBAL" and symbol["st_shndx"] != "SHN_UNDEF"
            }
            rows = list(elf.get_section_by_name(".rela.text").iter_relocations())
            fixups = [(row["r_offset"], symbols.get_symbol(row["r_info_sym"]).name) for row in rows]
    assert all(row["r_info_type"] == R_X86_64_PC32 for row in rows)
    assert all(row["r_addend"] == -4 for row in rows), "each displacement ends its instruction"
    lines = textwrap.wrap(code.hex(), 96)
    return (
        HEAD
        + "CODE = bytes.fromhex(\n"
        + "".join(f'    "{line}"\n' for line in lines)
        + ")\n"
        + "ENTRIES = {\n"
        + "".join(f'    "{name}": 0x{at:X},\n' for name, at in sorted(entries.items(), key=lambda row: row[1]))
        + '}\n"""Where in it each function begins."""\n'
        + "FIXUPS = (\n"
        + "".join(f'    (0x{at:X}, "{name}"),\n' for at, name in fixups)
        + ')\n"""Where in it are displacements, from the end of each, and of what."""\n'
    )


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else TARGET).write_text(text())
