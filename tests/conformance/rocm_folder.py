"""A folder that stands for ROCm's where CuPy looks for a compiler: its ``hipcc`` is ``hipkit cc``."""

from __future__ import annotations

from pathlib import Path

HEADERS = {"librocthrust-dev": "thrust", "librocprim-dev": "rocprim"}
"""Debian's packages of headers that CuPy's kernels include, and the folder of each."""


def make(folder: Path, headers: Path) -> None:
    """Make it, with links to headers that are, or are going to be, in another folder."""
    include, programs = folder / "include", folder / "bin"
    for each in (include, programs):
        each.mkdir(parents=True, exist_ok=True)
    (programs / "hipcc").write_text('#!/bin/sh\nexec hipkit cc "$@"\n')
    (programs / "hipcc").chmod(0o755)
    for name in HEADERS.values():
        (include / name).unlink(missing_ok=True)
        (include / name).symlink_to(headers / name)
