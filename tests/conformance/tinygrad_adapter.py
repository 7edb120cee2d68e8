"""tinygrad's instruction tests, whose answers were confirmed on real hardware, run on hipkit's engine.

``python tests/conformance/tinygrad_adapter.py CHECKOUT`` runs the tests of ``test/amd/hw`` in a checkout of tinygrad
with its emulator replaced by hipkit, prints each that fails and the share that passes. ``make conformance`` fetches
the checkout first; nothing of it is kept here.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from hipkit.fatbin.target import TargetID
from hipkit.loader.image import load
from hipkit.runtime.devices.backend import Backend, Dispatch
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.interpreter.interpret import Interpreter
from hipkit.runtime.kernels.abi import Pointers, wave_setup
from hipkit.runtime.memory.device import DeviceMemory

WANTED = 98.0
"""Percent of the tests that must pass."""
TESTS = "test.amd.hw"
EMULATOR = "test.mockgpu.amd.emu"
TARGETS = {"rdna3": ("gfx1151", 32), "rdna4": ("gfx1201", 32), "cdna": ("gfx950", 64)}
"""The processors and wave sizes that the tests' names for architectures stand for."""
LARGEST_CODE = 1 << 16
LDS = SCRATCH = 1 << 16
_FILLER = 0xA5
_SOURCE = """
    .amdgcn_target "amdgcn-amd-amdhsa--{target}"
    .text
    .globl test
    .p2align 8
    .type test,@function
test:
    .fill {size}, 1, {filler}
    .size test, .-test
    .rodata
    .p2align 6
    .amdhsa_kernel test
        .amdhsa_next_free_vgpr 256
        .amdhsa_next_free_sgpr 96
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_kernarg_size 8
        .amdhsa_group_segment_fixed_size {lds}
        .amdhsa_private_segment_fixed_size {scratch}
        .amdhsa_system_sgpr_workgroup_id_y 1
        .amdhsa_system_sgpr_workgroup_id_z 1
        {more}
    .end_amdhsa_kernel
"""


@cache
def template(target: str, lanes: int) -> bytes:
    """A code object with room for code."""
    wave = f".amdhsa_wavefront_size32 {int(lanes == 32)}" if target.startswith("gfx1") else ".amdhsa_accum_offset 256"
    scratch = ".amdhsa_enable_private_segment 1" if target.startswith("gfx11") else ""
    text = _SOURCE.format(
        target=target, size=LARGEST_CODE, filler=_FILLER, lds=LDS, scratch=SCRATCH, more=f"{wave}\n        {scratch}"
    )
    with tempfile.TemporaryDirectory() as folder:
        source, built, linked = (Path(folder) / name for name in ("k.s", "k.o", "k.hsaco"))
        source.write_text(text)
        _tool("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", source, "-o", built)
        _tool("ld.lld-22", "-shared", built, "-o", linked)
        return linked.read_bytes()


def _tool(name: str, *args: object) -> None:
    path = shutil.which(name)
    if path is None:
        raise SystemExit(f"{name} is not installed; `make toolchain` installs it")
    subprocess.run([path, *map(str, args)], check=True, timeout=120)


def code_object(code: bytes, target: str, lanes: int) -> bytes:
    """A code object with one kernel, ``test``, made of bytes."""
    room = bytes([_FILLER]) * LARGEST_CODE
    if len(code) > LARGEST_CODE:
        raise ValueError(f"{len(code)} bytes of code; there is room for {LARGEST_CODE}")
    return template(target, lanes).replace(room, code.ljust(LARGEST_CODE, b"\0"), 1)


@dataclass
class Emulator:
    """Stands for tinygrad's."""

    interpreted: bool = False

    def run_asm(
        self, lib: int, lib_sz: int, gx: int, gy: int, gz: int, lx: int, ly: int, lz: int, args_ptr: int,
        rsrc2: int = 0, scratch_size: int = 0, arch: str = "rdna3", user_data: list[int] | None = None,
    ) -> int:  # fmt: skip
        """What tinygrad calls: run code in memory; 0 when it has ended."""
        target, lanes = TARGETS[arch]
        memory = DeviceMemory()
        image = load(code_object(ctypes.string_at(lib, lib_sz), target, lanes), memory)
        kernel = image.code.kernel("test")
        assert kernel is not None
        assert kernel.descriptor is not None
        dispatch = Dispatch(
            image=image, kernel="test", entry=image.address_of("test"), target=TargetID.parse(target),
            setup=wave_setup(kernel.descriptor, Pointers(kernarg=args_ptr, scratch=SCRATCH)),
            groups=(gx, gy, gz), group_size=(lx, ly, lz), items=(gx * lx, gy * ly, gz * lz),
            lds=LDS, scratch=scratch_size or SCRATCH, timeout=60,
        )  # fmt: skip
        backend: Backend = Interpreter(memory.reach) if self.interpreted else CpuBackend(memory, workers=1)
        with memory.reach.lend(writable()):
            backend.run(dispatch)
        return 0


def writable() -> list[tuple[int, int]]:
    """All memory of the process that may be written, as address and size: the tests' own may be anywhere in it."""
    spans: list[tuple[int, int]] = []
    for line in Path("/proc/self/maps").read_text().splitlines():
        place, access = line.split()[:2]
        start, end = (int(number, 16) for number in place.split("-"))
        if access.startswith("rw"):
            if spans and sum(spans[-1]) == start:
                start = spans.pop()[0]
            spans.append((start, end - start))
    return spans


def install(checkout: Path, emulator: Emulator) -> None:
    """Let the checkout's tests find hipkit in the place of their emulator."""
    sys.path.insert(0, str(checkout))
    replaced = ModuleType(EMULATOR)
    vars(replaced)["run_asm"] = emulator.run_asm
    sys.modules[EMULATOR] = replaced


def _frame_of_hardware(module: Any) -> None:
    """Has a module's kernels load nothing of their own, as its hardware runs do.

    What it has for emulators adds s0 to the address of the arguments, and some tests have put something else there.
    """

    def run(instructions: list[Any], out_reg: int = 2) -> int:
        found = (ctypes.c_uint32 * module.LANES)()
        code = module._code(instructions, out_reg, ctypes.addressof(found))
        held = ctypes.create_string_buffer(code, len(code))
        module.run_asm(ctypes.addressof(held), len(code), 1, 1, 1, module.LANES, 1, 1, 0, arch="cdna")
        return int(found[0])

    module._run_emu = run


_ADJUSTED = {"test_cdna_vop3": _frame_of_hardware}


def tests_in(checkout: Path, only: str = "") -> Iterator[unittest.TestCase]:
    """Every test of the checkout's, or those with ``only`` in their names."""
    for name, adjust in _ADJUSTED.items():
        adjust(importlib.import_module(f"{TESTS}.{name}"))
    for path in sorted((checkout / TESTS.replace(".", "/")).glob("test_*.py")):
        yield from _flat(unittest.defaultTestLoader.loadTestsFromName(f"{TESTS}.{path.stem}"), only)


def _flat(suite: Any, only: str) -> Iterator[unittest.TestCase]:
    if isinstance(suite, unittest.TestCase):
        if only in suite.id():
            yield suite
        return
    for part in suite:
        yield from _flat(part, only)


@dataclass(frozen=True)
class Share:
    """How many passed, and what was said of each other."""

    passed: int
    skipped: int
    failed: dict[str, str]

    @property
    def percent(self) -> float:
        """Of those that ran."""
        return 100 * self.passed / max(1, self.passed + len(self.failed))


def run(tests: Iterator[unittest.TestCase]) -> Share:
    """Run tests, each for itself."""
    passed = skipped = 0
    failed: dict[str, str] = {}
    seen: set[str] = set()
    for test in tests:
        if test.id() in seen:
            continue
        seen.add(test.id())
        result = unittest.TestResult()
        test.run(result)
        faults = [*result.failures, *result.errors]
        if faults:
            name, text = test.id().removeprefix(f"{TESTS}."), faults[0][1].strip().splitlines()[-1]
            failed[name] = text
            print(f"{name}: {text}", flush=True)
        elif result.skipped:
            skipped += 1
        else:
            passed += 1
    return Share(passed, skipped, failed)


def main() -> int:
    """Run the tests of a checkout and say how many pass; 1 where they are too few."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--interpret", action="store_true", help="run them on the interpreter, not on compiled code")
    parser.add_argument("--only", default="", help="those with this in their names")
    options = parser.parse_args()
    checkout = options.checkout.resolve()
    install(checkout, Emulator(options.interpret))
    share = run(tests_in(checkout, options.only))
    print(f"{share.passed} passed, {len(share.failed)} failed, {share.skipped} skipped: {share.percent:.2f} %")
    return int(share.percent < WANTED)


if __name__ == "__main__":
    sys.exit(main())
