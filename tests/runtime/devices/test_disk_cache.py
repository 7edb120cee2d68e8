"""What compiled code on disk depends on."""

from __future__ import annotations

from pathlib import Path

import hipkit
from hipkit.runtime.devices.cpu.compiler.disk_cache import PACKAGE, engine_files

ROOT = Path(hipkit.__file__).parent


def test_compiled_code_is_that_of_these_very_files() -> None:
    assert PACKAGE == ROOT
    found = {path.relative_to(ROOT).as_posix() for path in engine_files()}
    assert "runtime/devices/cpu/compiler/disk_cache.py" in found
    for folder, suffix in (("runtime/devices", ".ll"), ("runtime/isa", ".py"), ("fatbin/isa", ".z")):
        assert {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(f"*{suffix}")} <= found
