"""Compares ``porting/names.tsv`` with the tables of AMD's HIPIFY: ``python tools/hipify_names.py HIPIFY``, a clone of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

TABLES = ("Runtime", "Driver", "RTC", "Complex")
_ROW = re.compile(r'\{"(\w+)",\s*\{"([\w:]*)",\s*"[^"]*",([^}]*)\}\}')


def names(clone: Path) -> dict[str, str | None]:
    """What HIPIFY calls CUDA's names in HIP; None where it says that HIP has none."""
    found: dict[str, str | None] = {}
    for table in TABLES:
        for kind in ("functions", "types"):
            text = (clone / "src" / f"CUDA2HIP_{table}_API_{kind}.cpp").read_text(encoding="utf-8")
            for name, hip, flags in _ROW.findall(text):
                found[name] = None if "UNSUPPORTED" in flags or not hip else hip
    return found


def compared(rows: Iterable[tuple[str, ...]], theirs: Mapping[str, str | None]) -> str:
    """How many names agree, and those that do not."""
    groups: dict[str, list[str]] = {
        "HIPIFY has another name": [], "HIPIFY has none": [], "only HIPIFY has one": [], "HIPIFY does not know": []
    }  # fmt: skip
    agreed = 0
    for kind, name, hip, *_ in rows:
        if kind in "dh":
            continue
        ours = None if hip == "-" else re.sub("^(make_)?cuda", r"\1hip", name) if hip == "=" else hip
        if name not in theirs:
            groups["HIPIFY does not know"].append(name)
        elif ours == theirs[name]:
            agreed += 1
        elif theirs[name] is None:
            groups["HIPIFY has none"].append(f"{name}={ours}")
        elif ours is None:
            groups["only HIPIFY has one"].append(f"{name}={theirs[name]}")
        else:
            groups["HIPIFY has another name"].append(f"{name}={ours}/{theirs[name]}")
    lines = [f"{agreed} names agree with HIPIFY's"]
    return "\n".join([*lines, *(f"{len(found)} {what}: {' '.join(found)}" for what, found in groups.items())])


def main() -> None:
    """Print how the table compares."""
    table = Path(__file__).resolve().parents[1] / "porting" / "names.tsv"
    lines = (line for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    print(compared((tuple(line.split("\t")) for line in lines), names(Path(sys.argv[1]))))


if __name__ == "__main__":
    main()
