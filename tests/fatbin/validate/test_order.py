"""Findings stand in one order, in every process."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

BUILT = Path(__file__).parents[3] / "samples" / "built"
SHOWN = "import hipkit, sys; [print(found.rule, found.where) for found in hipkit.validate(sys.argv[1])]"


def test_equal_findings_stand_in_the_order_of_the_file(tmp_path: Path) -> None:
    wheel = tmp_path / "w.whl"
    library, name = bytearray((BUILT / "libfilter.so").read_bytes()), b"_Z5applyPfm\0"
    text = library.index(name, library.index(name) + 1)  # the first is a symbol's
    library[text : text + len(name)] = b"_Z5applyPfj\0"
    names = [f"lib{number}.so" for number in (3, 1, 4, 1.5, 9, 2, 6)]
    with zipfile.ZipFile(wheel, "w") as archive:
        for member in names:
            archive.writestr(member, bytes(library))
    for seed in ("1", "2", "3"):
        shown = subprocess.run(
            [sys.executable, "-c", SHOWN, wheel],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        places = [line.split()[1] for line in shown.splitlines() if line.startswith("host-kernel")]
        assert places == names
