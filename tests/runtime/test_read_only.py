"""Kernels that write through arguments which their metadata says they only read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import behaving, done, fresh

import hipkit
from hipkit.fatbin.cache_folder import DiskCache
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.isa import decode
from hipkit.fatbin.source import Source
from hipkit.runtime import hip
from hipkit.runtime.errors import ArgumentError
from hipkit.runtime.kernels import read_only as read_only_module
from hipkit.runtime.kernels.argument_flow import _computed
from hipkit.runtime.kernels.read_only import Write, read_only, wrong_writes

pytestmark = pytest.mark.any_backend

TARGETS = ("gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")
BODIES = {
    "store": "out[i] = in[i] + 1;",
    "loop": "for (int k = 0; k < n; k++) out[k * 64 + i] = in[k * 64 + i] + 1;",
    "first": "if (i == 0) out[0] = in[n];",
    "atomic": "__scoped_atomic_fetch_add(&out[i & 7], in[i], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);",
    "branch": "if (n > 3) out[i] = in[i]; else out[2 * i] = in[i + 1];",
}
OFFSETS = {b"\xa7.offset\x00": b"\xa7.offset\x08", b"\xa7.offset\x08": b"\xa7.offset\x00"}


def build(tool: Callable[[str], Any], folder: Path, target: str, body: str) -> bytes:
    source = folder / "kernel.hip"
    source.write_text(
        'extern "C" __attribute__((global)) void kernel(const int* __restrict__ in, int* __restrict__ out, int n)\n'
        f"{{ int i = __builtin_amdgcn_workitem_id_x(); {body} }}\n"
    )
    made = folder / "kernel.hsaco"
    tool("clang-22")(
        "-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-O2", "-nogpuinc", "-nogpulib",
        f"--offload-arch={target}", source, "-o", made,
    )  # fmt: skip
    return made.read_bytes()


def exchanged(data: bytes) -> bytes:
    """The same code, whose metadata says of each of its two pointers what is true of the other."""
    (first, second), (at_first, at_second) = OFFSETS, map(data.index, OFFSETS)
    data = data[:at_first] + OFFSETS[first] + data[at_first + len(first) :]
    return data[:at_second] + OFFSETS[second] + data[at_second + len(second) :]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("target", TARGETS)
def test_what_is_written_through(tool: Any, target: str, body: str, tmp_path: Path) -> None:
    data = build(tool, tmp_path, target, BODIES[body])
    for changed in (False, True):
        code = CodeObject.read(Source.from_bytes(exchanged(data) if changed else data))
        (kernel,) = code.kernels
        assert list(read_only(kernel)) == [8 if changed else 0]
        found = wrong_writes(code, kernel)
        assert [write.argument.offset for write in found] == ([8] if changed else [])
        assert all("store" in write.instruction or "atomic" in write.instruction for write in found)


def test_what_was_found_is_kept_for_the_same_code_and_arguments(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_only_module, "disk_cache", lambda: DiskCache(tmp_path, 1 << 20))
    data = {False: build(tool, tmp_path, "gfx1100", BODIES["store"])}
    data[True] = exchanged(data[False])
    other = exchanged(build(tool, tmp_path, "gfx1100", BODIES["branch"]))

    def found(content: bytes) -> list[Write]:
        code = CodeObject.read(Source.from_bytes(content))
        return wrong_writes(code, code.kernels[0])

    first = {changed: found(content) for changed, content in data.items()}
    assert [len(first[changed]) for changed in (False, True)] == [0, 1]
    monkeypatch.setattr(read_only_module, "_found", lambda code, kernel, symbol: [(8, 4096, "made up")])
    assert {changed: found(content) for changed, content in data.items()} == first
    assert [write.instruction for write in found(other)] == ["made up"]


@pytest.mark.parametrize(
    "text", ["s_store_dwordx2 %0, %1, 0x10", "s_atomic_umax %0, %1, 0x0", "s_atomic_cmpswap %0, %1, 0x8 glc"]
)
def test_what_scalar_instructions_write_through(tool: Any, text: str, tmp_path: Path) -> None:
    value = "n" if "umax" in text else "(long)n"
    data = build(tool, tmp_path, "gfx900", f'asm volatile("{text}" :: "s"({value}), "s"(out) : "memory");')
    for changed in (False, True):
        code = CodeObject.read(Source.from_bytes(exchanged(data) if changed else data))
        (kernel,) = code.kernels
        found = wrong_writes(code, kernel)
        assert [write.argument.offset for write in found] == ([8] if changed else [])
        assert all(write.instruction.startswith(text.partition(" ")[0]) for write in found)


def test_such_a_kernel_is_not_launched(tool: Any, tmp_path: Path) -> None:
    data = build(tool, tmp_path, "gfx942", BODIES["store"])
    (tmp_path / "wrong.hsaco").write_bytes(exchanged(data))
    numbers, results = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)
    kernel = hipkit.Module.load(tmp_path / "wrong.hsaco")["kernel"]
    with pytest.raises(ArgumentError, match=r"argument 0.* only read.*store_dword.*--lax"):
        kernel.launch(1, 64, [results, numbers, 1])
    assert not results.any()


def test_the_flat_api_refuses_it_where_it_is_strict(tool: Any, tmp_path: Path) -> None:
    data = exchanged(build(tool, tmp_path, "gfx942", BODIES["store"]))
    for strict, code in ((False, 0), (True, 1)):
        with fresh(), behaving(strict=strict):
            kernel = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(data)), b"kernel"))
            source, target = done(hip.hipMalloc(256)), done(hip.hipMalloc(256))
            assert hip.hipModuleLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, None, [source, target, 1], None) == (code,)
            assert not strict or "argument 0" in hip.explain_last_error()
            assert hip.hipDeviceSynchronize() == (0,)


def test_a_pointer_that_is_moved_on_a_condition_is_not_known() -> None:
    pointers = {("s", 4): 0, ("s", 5): 0, ("s", 6): 1, ("s", 7): 1}
    moves = {"s_mov_b64 s[6:7], s[4:5]": "040186be", "s_cmov_b64 s[6:7], s[4:5]": "040386be"}
    decoded = {text: next(iter(decode(bytes.fromhex(code), "gfx90a"))) for text, code in moves.items()}
    assert {text: str(instruction) for text, instruction in decoded.items()} == dict(zip(moves, moves, strict=True))
    assert [_computed(instruction, pointers) for instruction in decoded.values()] == [0, None]
