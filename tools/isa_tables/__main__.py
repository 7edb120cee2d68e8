"""Write the instruction tables from LLVM's sources.

    cd tools && python -m isa_tables SOURCE

SOURCE is the ``llvm`` folder of LLVM 22's source; the folders ``lib/Target/AMDGPU`` and ``include/llvm`` suffice.
Debian has it: ``apt-get source --download-only llvm-toolchain-22``, which needs a ``deb-src`` line in apt's sources.
Takes about two minutes and 5 GB of memory.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .tblgen import Target
from .write import write_tables

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="the llvm folder of LLVM 22's source")
    parser.add_argument("--tblgen", default="llvm-tblgen-22", help="the llvm-tblgen to run (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=ROOT / "fatbin/isa/tables", help="the folder to write to")
    arguments = parser.parse_args()
    write_tables(Target(arguments.source, arguments.tblgen), arguments.out)


if __name__ == "__main__":
    main()
