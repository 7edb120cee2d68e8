"""What is written in C: Python's picture of it, and that what ships is what the source says."""

from __future__ import annotations

import ast
import ctypes
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import engine_layout
import pytest

from hipkit import MissingError
from hipkit.runtime.devices.cpu import layout, structures
from hipkit.runtime.devices.cpu.compiler.jit import Jit, jit
from hipkit.runtime.devices.cpu.compiler.llvm import prelude
from hipkit.runtime.devices.cpu.compiler.llvm.lds_atomics import LdsUpdate
from hipkit.runtime.devices.cpu.compiler.processor import Processor
from hipkit.runtime.devices.cpu.layout import NO_SLOT
from hipkit.runtime.devices.cpu.structures import Launch
from hipkit.runtime.isa.values import I32, I64, Type

Tool = Callable[[str], Callable[..., Any]]
ROOT = Path(__file__).resolve().parents[3]
NATIVE = ROOT / "runtime" / "devices" / "cpu" / "native"
STRUCTURES = {
    "IdPlace": structures.IdPlace,
    "Region": structures.Region,
    "Launch": structures.Launch,
    "Group": structures.Group,
    "Site": structures.Site,
    "Context": structures.Context,
    "Mailbox": structures.Mailbox,
    "Range": structures.Range,
}
PROBE = """
#include <stdio.h>
#include "schedule.h"
int main(void) {{
{lines}
}}
"""


@pytest.fixture(scope="module")
def offsets(tmp_path_factory: pytest.TempPathFactory, tool: Tool) -> dict[str, int]:
    """Where the C compiler puts every field."""
    lines = []
    for name, structure in STRUCTURES.items():
        lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
        fields = [field for field, *_ in structure._fields_]
        lines += [f'printf("{name}.{field} %zu\\n", offsetof({name}, {field}));' for field in fields]
    for field in ("scalars", "flat_scratch", "scc", "mode", "pc", "loop_guards", "vectors"):
        lines.append(f'printf("Wave.{field} %zu\\n", offsetof(Wave, {field}));')
    lines.append('printf("WAVE_WORK %d\\n", WAVE_WORK);')
    folder = tmp_path_factory.mktemp("offsets")
    source = folder / "probe.c"
    source.write_text(PROBE.format(lines="\n".join(lines)))
    tool("clang-19")(f"-I{NATIVE}", source, "-o", folder / "probe")
    text = subprocess.run([folder / "probe"], check=True, capture_output=True, text=True).stdout
    return {name: int(number) for name, number in (line.split() for line in text.splitlines())}


def test_the_structures_are_those_that_the_header_states() -> None:
    made = engine_layout.written(engine_layout.HEADER.read_text(encoding="utf-8"))
    assert ast.dump(ast.parse(engine_layout.WRITTEN.read_text(encoding="utf-8"))) == ast.dump(ast.parse(made))


def test_python_sees_the_structures_as_c_does(offsets: dict[str, int]) -> None:
    for name, structure in STRUCTURES.items():
        assert ctypes.sizeof(structure) == offsets[name], name
        for field, *_ in structure._fields_:
            assert getattr(structure, field).offset == offsets[f"{name}.{field}"], f"{name}.{field}"


def test_emitted_code_finds_the_fields_of_a_wave_and_of_its_context(offsets: dict[str, int]) -> None:
    places = {"flat_scratch": layout.FLAT_SCRATCH, "scc": layout.SCC, "mode": layout.MODE, "pc": layout.PC}
    places["loop_guards"] = layout.LOOP_GUARDS
    assert places == {name: offsets[f"Wave.{name}"] for name in places}
    assert offsets["Wave.vectors"] == layout.VECTORS
    assert offsets["WAVE_WORK"] == structures.WAVE_WORK
    assert {name: offsets[f"Context.{name}"] for name in prelude.CONTEXT} == prelude.CONTEXT
    assert offsets["Context.result"] == prelude.SITES - 512  # where a refused access of the whole wave reads zeros


@pytest.mark.parametrize(
    ("places", "count", "lines"),
    [((NO_SLOT,) * 3, 0, 0), ((NO_SLOT,) * 3, 16, 1), ((NO_SLOT,) * 3, 17, 2), ((15, NO_SLOT, NO_SLOT), 2, 1),
     ((16, NO_SLOT, NO_SLOT), 2, 2), ((4, 5, 32), 2, 3), ((117, 115, 115), 6, 1)],
)  # fmt: skip
def test_all_lines_of_scalars_that_a_kernel_finds_set_are_written(
    places: tuple[int, ...], count: int, lines: int
) -> None:
    launch = Launch(sgpr_count=count)
    for id, low in zip(launch.ids, places, strict=True):
        id.low = low
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(jit().function("hk_prepare"))(ctypes.addressof(launch))
    assert launch.lines == lines


def test_what_ships_is_what_clang_makes_of_the_source(tmp_path: Path, installed: Tool) -> None:
    installed("clang-19")
    before = engine_layout.WRITTEN.stat().st_mtime_ns
    made = subprocess.run([ROOT / "tools" / "native_code.sh", tmp_path], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    for path in (NATIVE / "ir").glob("*.ll"):
        assert _code(path) == _code(tmp_path / path.name), path.name
    assert engine_layout.WRITTEN.stat().st_mtime_ns == before, "only what is in the folder is written"


def _code(path: Path) -> str:
    return re.sub(r"#\d+", "#", path.read_text())


def test_the_error_for_an_old_processor_names_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Processor("x86_64-unknown-linux-gnu", "ivybridge", "+avx2,-f16c,+fma")
    monkeypatch.setattr("hipkit.runtime.devices.cpu.compiler.llvm.hosts.machine", lambda: "x86_64")
    monkeypatch.setattr("hipkit.runtime.devices.cpu.compiler.jit.processor", lambda: old)
    with pytest.raises(MissingError, match="an x86-64 processor with AVX2, F16C and FMA, .* this one lacks f16c"):
        Jit()


def test_the_error_without_mmap_says_where_kernels_run(samples: Path) -> None:
    names = ["MAP_PRIVATE", "MAP_SHARED", "MAP_ANONYMOUS", "MAP_NORESERVE", "PROT_READ", "PROT_WRITE", "MADV_HUGEPAGE"]
    lacking = (
        f"import mmap, os, tempfile\nfor name in {names}: vars(mmap).pop(name, None)\n"
        "del os.memfd_create, os.register_at_fork, os.sysconf\n"
    )
    launch = f"""
from hipkit import Device, Module
import numpy as np
a, b, c = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.zeros(64, np.float32)
module = Module.load({str(samples / "vector_add")!r}, device=Device("gfx1100"))
module["vector_add"].launch(1, 64, [a, b, c, np.int32(64)], interpreted=True)
"""
    done = subprocess.run([sys.executable, "-c", lacking + launch], capture_output=True, text=True, timeout=120)
    assert done.stderr.rstrip().endswith(
        "MissingError: kernels need a system with mmap: Linux, which Windows has in WSL"
    )


def test_the_error_for_another_processor_names_those_supported(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("llvm.hosts", "jit"):
        monkeypatch.setattr(f"hipkit.runtime.devices.cpu.compiler.{module}.machine", lambda: "riscv64")
    with pytest.raises(MissingError, match="of the kind x86-64 or arm64; this one is riscv64. `--interpret` runs"):
        Jit()


@pytest.mark.parametrize(("type", "bytes_before_the_end"), [(I32, 4), (I64, 8)])
def test_updates_of_lds_are_quick_up_to_its_last_item(type: Type, bytes_before_the_end: int) -> None:
    """A lane is beyond the end from the first byte on where an item no longer fits."""
    text = LdsUpdate(type, 1, 1, "@strip", "@update").definition("@quick")
    [kept] = re.findall(r"%room = call i64 @llvm\.usub\.sat\.i64\(i64 %size, i64 (\d+)\)", text)
    assert int(kept) == bytes_before_the_end - 1
    assert set(re.findall(r"load volatile .* align (\d+)", text)) == {str(bytes_before_the_end)}


def test_only_what_a_worker_has_for_all_of_a_launch_is_loaded_once() -> None:
    """LLVM may keep what does not change while emitted code runs: the rest does, in a loop that yields, say."""
    assert {field for field in prelude.CONTEXT if prelude.fixed(field)} == {"lds", "lds_size", "undefined"}
    text = prelude.context("budget", "left") + prelude.context("lds_size", "size")
    assert [("invariant" in line) for line in text.splitlines() if " load " in line] == [False, True]
