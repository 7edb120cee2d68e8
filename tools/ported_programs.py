"""Compares ``hipkit port`` with programs that others ported: ``python tools/ported_programs.py HECBENCH``, a clone of it.

HeCBench has programs for CUDA in ``src/NAME-cuda`` and the same for HIP in ``src/NAME-hip``. A name of HIP's that is said of
the one is looked for in the other; a program whose HIP version is written otherwise has it nowhere.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hipkit.fatbin.errors import HipkitError
from hipkit.porting.names import Kind
from hipkit.porting.ported import port
from hipkit.porting.reading import SOURCES, read, sources_in

DECLARED = (Kind.FUNCTION, Kind.ENUMERATOR, Kind.MACRO, Kind.TYPE)


def words_of(folder: Path) -> set[str]:
    """All words of the sources below a folder."""
    files = [path for path in folder.rglob("*") if path.suffix in SOURCES and path.is_file()]
    return {word for path in files for word in re.findall(r"\w+", read(path))}


def compared(cuda: Path, hip: Path) -> Iterator[tuple[str, str, bool]]:
    """Each name of CUDA's in a program with HIP's, and whether the other program has that."""
    known = words_of(hip)
    for path in sources_in(cuda):
        if isinstance(path, HipkitError):
            raise path
        for found in port(path).names:
            if found.kind in DECLARED and found.hip and not all(place.in_string for place in found.places):
                yield found.name, found.hip, found.hip in known


def main() -> None:
    """Print how many names are in both, and those that are in the first alone."""
    programs = sorted(Path(sys.argv[1]).glob("src/*-cuda"))
    pairs = [(path, path.with_name(path.name.removesuffix("cuda") + "hip")) for path in programs]
    rows = [row for cuda, hip in pairs if hip.is_dir() for row in compared(cuda, hip)]
    unlike = Counter(f"{name}={hip}" for name, hip, is_there in rows if not is_there)
    print(
        f"{sum(hip.is_dir() for _, hip in pairs)} programs, {len(rows)} names: {len(rows) - unlike.total()} as in the HIP version"
    )
    print(*(f"{count} {name}" for name, count in unlike.most_common()), sep="\n")


if __name__ == "__main__":
    main()
