"""Assembles loader/noting.s into loader/noting_code.py: ``python tools/noting_code.py [FILE]``. Wants clang 19."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

from elftools.elf.elffile import ELFFile

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "loader" / "noting.s"
TARGET = ROOT / "loader" / "noting_code.py"
R_X86_64_PC32 = 2
HEAD = '''"""x86-64 machine code that logs registration calls: loader/noting.s, assembled by tools/noting_code.py."""

from __future__ import annotations

'''


def text() -> str:
    """The module, as it is made of the source."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "noting.o"
        command = ["clang-19", "--target=x86_64-linux-gnu", "-c", str(SOURCE), "-o", str(path)]
        subprocess.run(command, check=True)
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
            assert [(row["r_info_type"], symbols.get_symbol(row["r_info_sym"]).name) for row in rows] == [
                (R_X86_64_PC32, "log")
            ], "the log is named in one place"
            place, addend = rows[0]["r_offset"], rows[0]["r_addend"]
    assert addend == -4, "the displacement ends its instruction"
    lines = textwrap.wrap(code.hex(), 96)
    return (
        HEAD
        + "CODE = bytes.fromhex(\n"
        + "".join(f'    "{line}"\n' for line in lines)
        + ")\n"
        + "ENTRIES = {\n"
        + "".join(f'    "{name}": 0x{at:X},\n' for name, at in sorted(entries.items(), key=lambda row: row[1]))
        + '}\n"""Where in it each function begins."""\n'
        + f'LOG_AT = 0x{place:X}\n"""Where in it is the displacement of the log from the end of the displacement."""\n'
    )


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else TARGET).write_text(text())
