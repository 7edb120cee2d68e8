"""Code that is compiled for speed looks at accesses itself, and finds the same undefined reads as quick code, which does not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from fast_code import improve, note_contexts
from random_reads import BLOCK, BLOCKS, BYTES, Kernels, defined

np = pytest.importorskip("numpy")

import hipkit  # noqa: E402
from hipkit.runtime import conditions  # noqa: E402
from hipkit.runtime.conditions import Conditions, Poison  # noqa: E402
from hipkit.runtime.devices.cpu.compiler import code  # noqa: E402
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK  # noqa: E402
from hipkit.runtime.devices.cpu.engine import CpuBackend  # noqa: E402
from hipkit.runtime.devices.cpu.structures import Context  # noqa: E402
from hipkit.runtime.devices.findings import FINDINGS  # noqa: E402
from hipkit.runtime.memory.undefined import UNDEFINED  # noqa: E402

KERNELS = 8
BUILDS = [("gfx942", "-O3"), ("gfx1100", "-O3"), ("gfx942", "-O0"), ("gfx1030", "-O3"), ("gfx90a", "-O0")]


@pytest.fixture(autouse=True)
def undefined_reads_are_looked_for() -> Iterator[None]:
    conditions.use(Conditions(Poison(), checks=frozenset({"init"})))  # what is not set is the same in each run
    UNDEFINED.begin()
    yield
    conditions.use(None)
    FINDINGS.take()


class Runs:
    """Launches of random kernels, each with the same memory."""

    def __init__(self, module: hipkit.Module, first: int, seed: int) -> None:
        module.device._backend = CpuBackend(module.device.memory, 1, first=first)
        self.module, self._parts = module, defined(seed)
        self._start = random.Random(seed).randbytes(BYTES)
        self._memory, self._out = module.device.buffer(BYTES), module.device.buffer(4 * BLOCK * BLOCKS)

    def found(self) -> dict[str, tuple[list[str], bytes]]:
        """What each kernel's second launch gives: in the first one, groups take turns where code is missing."""
        return {f"k{n}": [self.launch(f"k{n}") for _ in range(2)][1] for n in range(KERNELS)}

    def launch(self, name: str) -> tuple[list[str], bytes]:
        """What is found, in words, and what is computed."""
        self._memory.copy_from(self._start)
        self._out.copy_from(bytes(4 * BLOCK * BLOCKS))
        UNDEFINED.mark(self._memory.address, BYTES)
        for offset, size in self._parts:
            UNDEFINED.define(self._memory.address + offset, size)
        self.module[name].launch(BLOCKS, BLOCK, [self._memory, self._out])
        where = f"{self._memory.address:#x}"
        found = [line.replace(where, "MEMORY") for one in FINDINGS.take() for line in one.lines()]
        return found, self._out.copy_to().tobytes()


@pytest.fixture
def contexts(monkeypatch: pytest.MonkeyPatch) -> list[Context]:
    """Those of all launches that are prepared."""
    return note_contexts(monkeypatch)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize(("gpu", "level"), BUILDS)
@pytest.mark.parametrize(
    "seed", [0, 2, *(pytest.param(n, marks=pytest.mark.slow) for n in range(60) if n not in (0, 2))]
)
def test_the_same_is_found_as_in_quick_code(
    compiler_here: Callable[[str], str],
    contexts: list[Context],
    seed: int,
    gpu: str,
    level: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def runs(first: int) -> Runs:
        text = Kernels(seed).text(KERNELS)
        return Runs(hipkit.compile(text, gpu, [level, "-g"], compiler=compiler_here("ziglang")), first, seed)

    # What is on disk may be fast code already.
    with monkeypatch.context() as without:
        without.setattr(code, "disk_cache", lambda: None)
        expected = runs(QUICK).found()
    assert any(found for found, _ in expected.values())
    assert runs(FAST).found() == expected
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    observed = runs(QUICK)
    for name in expected:
        observed.launch(name)
        improve(observed.module, contexts)
        assert observed.launch(name) == expected[name], "with the pattern of each access that quick code has met"
