"""Random functions compiled for a GPU and for the host, run on both, and compared."""

from __future__ import annotations

import ctypes
import random
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from random_ir import MOST_RESULTS, OWN, WORDS, Function, build, build_helper, for_host

import hipkit
from hipkit.runtime.devices.backend import Backend

Tool = Callable[[str], Callable[..., Any]]
BLOCK, GROUPS = 80, 2
"""The last wave of a group is not full."""
ITEMS = BLOCK * GROUPS
TARGETS = (
    ("gfx900", 64), ("gfx906", 64), ("gfx908", 64), ("gfx90a", 64), ("gfx942", 64), ("gfx950", 64), ("gfx1030", 32),
    ("gfx1030", 64), ("gfx1100", 32), ("gfx1100", 64), ("gfx1151", 32), ("gfx1201", 32), ("gfx1201", 64), ("gfx1250", 32),
)  # fmt: skip
"""Processors and wave sizes."""

_DEVICE = """
@lds{n} = internal addrspace(3) global [{lds} x i32] poison, align 16
define amdgpu_kernel void @k{n}(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %uniform,
                                ptr addrspace(1) noalias %own, ptr addrspace(1) noalias %out) #0 {{
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, {block}
  %i = add i32 %first, %item
  %slot = mul i32 %item, {own}
  %lds = getelementptr i32, ptr addrspace(3) @lds{n}, i32 %slot
  store [{own} x i32] zeroinitializer, ptr addrspace(3) %lds
  %place = mul i32 %i, {own}
  %mine = getelementptr i32, ptr addrspace(1) %own, i32 %place
  call void @f{n}(ptr addrspace(1) %in, ptr addrspace(1) %uniform, ptr addrspace(1) %mine, ptr addrspace(3) %lds, ptr addrspace(1) %out, i32 %i)
  ret void
}}
"""
_HOST = """
define void @k{n}(ptr %in, ptr %uniform, ptr %own, ptr %out, i32 %i) {{
  %lds = alloca [{own} x i32], align 16
  store [{own} x i32] zeroinitializer, ptr %lds
  %place = mul i32 %i, {own}
  %mine = getelementptr i32, ptr %own, i32 %place
  call void @f{n}(ptr %in, ptr %uniform, ptr %mine, ptr %lds, ptr %out, i32 %i)
  ret void
}}
"""
_END = """
attributes #0 = {{ "amdgpu-flat-work-group-size"="1,{block}" "uniform-work-group-size"="true" }}
!0 = !{{}}
"""


@dataclass(frozen=True)
class Program:
    """A module of kernels ``k0``, ``k1`` and so on."""

    seed: int
    functions: tuple[Function, ...]
    helpers: str

    @classmethod
    def random(cls, seed: int, count: int, size: int) -> Program:
        """The one that belongs to a seed."""
        numbers = random.Random(seed)
        names = ("@h0", "@h1")
        helpers = "".join(build_helper(numbers, name, size // 3) for name in names)
        functions = tuple(build(numbers, f"f{n}", size, names) for n in range(count))
        return cls(seed, functions, helpers)

    def device_text(self) -> str:
        """It for a GPU."""
        return self._text(_DEVICE)

    def host_text(self) -> str:
        """It for the host."""
        return for_host(self._text(_HOST))

    def _text(self, entry: str) -> str:
        sizes = {"block": BLOCK, "own": OWN, "lds": OWN * BLOCK}
        parts = [f.text + entry.format(n=n, **sizes) for n, f in enumerate(self.functions)]
        return self.helpers + "".join(parts) + _END.format(**sizes)


@dataclass
class Results:
    """What a kernel wrote."""

    out: Any
    own: Any


class Runs:
    """Compiles and runs programs."""

    def __init__(self, tool: Tool, folder: Path | None = None) -> None:
        self._clang, self._linker = tool("clang-22"), tool("ld.lld-22")
        self._folder = folder or Path(tempfile.mkdtemp())

    def inputs(self, seed: int) -> tuple[Any, Any, Any]:
        """Numbers of each work-item, of all, and the memory to begin with."""
        numbers = np.random.default_rng(seed)
        return _words(numbers, ITEMS * WORDS), _words(numbers, WORDS), _words(numbers, ITEMS * OWN // 2)

    def host(self, program: Program) -> list[Results]:
        """What the host computes."""
        source = self._folder / f"h{program.seed}.ll"
        source.write_text(program.host_text())
        library = source.with_suffix(".so")
        self._clang(
            "-x",
            "ir",
            source,
            "-O1",
            "-ffp-contract=off",
            "-march=x86-64-v3",
            "-shared",
            "-fPIC",
            "-Wno-override-module",
            "-o",
            library,
            "-lm",
        )
        loaded = ctypes.CDLL(str(library))
        found = []
        for n in range(len(program.functions)):
            given, uniform, own = self.inputs(program.seed)
            out = np.zeros(ITEMS * MOST_RESULTS, np.uint64)
            places = [ctypes.c_void_p(array.ctypes.data) for array in (given, uniform, own, out)]
            for item in range(ITEMS):
                loaded[f"k{n}"](*places, ctypes.c_uint32(item))
            found.append(Results(out, own))
        return found

    def code_object(self, program: Program, target: str, lanes: int, level: int) -> bytes:
        """It compiled."""
        source = self._folder / f"d{program.seed}-{target}-{lanes}-{level}.ll"
        source.write_text(program.device_text())
        made, linked = source.with_suffix(".o"), source.with_suffix(".hsaco")
        wave = [f"-m{'no-' if lanes == 32 else ''}wavefrontsize64"] if target.startswith("gfx1") else []
        self._clang(
            "-x", "ir", source, "-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-nogpulib", f"-O{level}", *wave,
            "-ffp-contract=off", "-Wno-override-module", "-c", "-o", made,
        )  # fmt: skip
        self._linker("-shared", made, "-o", linked)
        return linked.read_bytes()

    def device(
        self, program: Program, target: str, lanes: int, level: int, backend: Backend | None = None
    ) -> list[Results]:
        """What a device computes."""
        device = hipkit.Device(target, backend=backend)
        module = hipkit.Module.load(self.code_object(program, target, lanes, level), device=device)
        found = []
        for n in range(len(program.functions)):
            given, uniform, own = self.inputs(program.seed)
            out = np.zeros(ITEMS * MOST_RESULTS, np.uint64)
            module[f"k{n}"].launch(grid=(GROUPS,), block=(BLOCK,), args=[given, uniform, own, out], timeout=60)
            found.append(Results(out, own))
        return found


def differences(program: Program, expected: list[Results], found: list[Results]) -> list[str]:
    """What differs, for people."""
    texts = []
    for n, (want, got) in enumerate(zip(expected, found, strict=True)):
        wrong = np.argwhere((want.out != got.out).reshape(ITEMS, MOST_RESULTS))
        results = program.functions[n].results
        for slot in sorted({int(slot) for _, slot in wrong}):
            items = [int(item) for item, other in wrong if other == slot]
            at = items[0] * MOST_RESULTS + slot
            texts.append(
                f"k{n} {results[slot]}: {len(items)} items, item {items[0]}: {int(want.out[at]):#x} on the host, {int(got.out[at]):#x}"
            )
        if (want.own != got.own).any():
            texts.append(f"k{n}: {int((want.own != got.own).sum())} words of its own memory")
    return texts


def _words(numbers: Any, count: int) -> Any:
    """Random bits, small numbers, edges, and floats of each width near one."""
    kinds = numbers.integers(0, 8, count)
    raw = numbers.integers(0, 1 << 64, count, dtype=np.uint64)
    small = numbers.integers(-20, 70, count).astype(np.int64).view(np.uint64)
    edges = np.uint64(1) << (raw % np.uint64(64))
    doubles = (numbers.standard_normal(count) * 10.0 ** numbers.integers(-3, 6, count)).astype(np.float64)
    floats = numbers.standard_normal((count, 2)).astype(np.float32) * np.float32(100)
    halves = numbers.standard_normal((count, 4)).astype(np.float16)
    extremes = np.array(
        [0x7F8000007FF00001, 0x8000000000000000, 0x7FF0000000000000, 0x800000017C00FC00, 0x000FFFFFFFFFFFFF, 0x007FFFFF03FF8001,
         0xFFFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF, 0x7F7FFFFF7BFFFBFF, 0x0000000180000000], np.uint64,
    )  # fmt: skip
    choices = [raw, small, edges, edges - np.uint64(1), doubles.view(np.uint64), floats.view(np.uint64).reshape(-1),
               halves.view(np.uint64).reshape(-1), extremes[raw % np.uint64(len(extremes))]]  # fmt: skip
    return np.choose(kinds, choices)
