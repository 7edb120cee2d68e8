"""Undefined memory and the order of groups and waves: what HIPKIT_POISON and HIPKIT_SCHEDULE change, and refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

import hipkit
from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Order, Poison, Schedule
from hipkit.runtime.devices.coverage import Coverage
from hipkit.runtime.devices.cpu.engine import CpuBackend

SOURCE = """
extern "C" __global__ void undefined(unsigned *out) {
    __shared__ unsigned part[64];
    volatile unsigned own[4];
    if (out[0] == 12345) part[threadIdx.x % 64] = own[threadIdx.x % 4] = 1;  // never, as no compiler knows
    __syncthreads();
    out[1 + threadIdx.x] = part[threadIdx.x % 64];
    out[257 + threadIdx.x] = own[threadIdx.x % 4];
}
extern "C" __global__ void order(unsigned *next, unsigned *out) {
    if (threadIdx.x % warpSize == 0) out[atomicAdd(next, 1u)] = blockIdx.x * 16 + threadIdx.x / warpSize;
}
extern "C" __global__ void sums(const float *in, float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
    for (int step = 128; step; step /= 2) {
        __syncthreads();
        if (threadIdx.x < step) part[threadIdx.x] += part[threadIdx.x + step];
    }
    if (!threadIdx.x) out[blockIdx.x] = part[0];
}
"""

REGISTERS = """
__device__ __attribute__((noinline)) unsigned of_callee() {
    unsigned found;
    asm volatile("v_mov_b32 %0, v40" : "=v"(found) :: "v40");
    return found;
}
extern "C" __global__ void vector(unsigned *out) {
    unsigned found;
    asm volatile("v_mov_b32 %0, v40" : "=v"(found) :: "v40");
    out[threadIdx.x] = found;
}
extern "C" __global__ void scalar(unsigned *out) {
    unsigned found;
    asm volatile("s_mov_b32 %0, s40" : "=s"(found) :: "s40");
    out[threadIdx.x] = found;
}
extern "C" __global__ void other_lanes(unsigned *out) {
    unsigned found;
    if (threadIdx.x % 2) asm volatile("v_mov_b32 v40, 1" ::: "v40");
    asm volatile("v_mov_b32 %0, v40" : "=v"(found) :: "v40");
    out[threadIdx.x] = threadIdx.x % 2 ? 0xA5A5A5A5 : found;
}
extern "C" __global__ void function(unsigned *out) {
    out[threadIdx.x] = of_callee();
}
"""


@pytest.fixture(scope="module", params=["gfx942", "gfx1201"])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    made = hipkit.compile(SOURCE, request.param, compiler=compiler_here("ziglang"))
    made.device._backend = CpuBackend(made.device.memory, workers=1)  # several would share the groups
    return made


@pytest.fixture(autouse=True)
def _own_conditions() -> Iterator[None]:
    yield
    conditions.use(None)


def numbers(module: hipkit.Module, name: str, *counts: int) -> list[np.ndarray]:
    buffers = [module.device.zeros(count, "u4") for count in counts]
    module[name].launch(8, 256, buffers)
    return [buffer.copy_to() for buffer in buffers]


@pytest.mark.parametrize(("text", "expected"), [("1", True), ("yes", True), ("0", False), ("off", False), ("", False)])
def test_accesses_are_not_checked_where_the_environment_says_so(
    text: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIPKIT_UNCHECKED", text)
    assert Conditions.from_environment().is_unchecked is expected


@pytest.mark.parametrize(("text", "kernel", "is_checked"), [
    (None, "saxpy", True), ("", "saxpy", True), ("sax*", "saxpy", True), ("sax*", "sum", False), ("sum", "_Z3sumPf", True),
])  # fmt: skip
def test_the_environment_chooses_which_kernels_are_checked(
    text: str | None, kernel: str, is_checked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIPKIT_CHECK", "race,init,sync")
    monkeypatch.delenv("HIPKIT_CHECK_KERNELS", raising=False)
    if text is not None:
        monkeypatch.setenv("HIPKIT_CHECK_KERNELS", text)
    found = Conditions.from_environment()
    assert found.is_checked(kernel) is is_checked
    assert found.checks == {"race", "init", "sync"}
    assert "race" in found.checks_in_code(kernel) or not is_checked
    assert "init" in found.checks_in_code(kernel)


@pytest.mark.parametrize(("text", "is_on"), [("", False), ("0", False), ("1", True), ("yes", True)])
def test_the_environment_asks_for_coverage_and_for_places(
    text: str, is_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HIPKIT_CHECK", "HIPKIT_UNCHECKED"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HIPKIT_COVERAGE", text)
    found = Conditions.from_environment()
    assert found.has_coverage is found.asks_where is is_on
    assert not found.is_unchecked and not found.finds_undefined


def test_a_block_of_python_is_unchecked_and_what_follows_is_not() -> None:
    before = conditions.conditions()
    with pytest.raises(KeyError), hipkit.unchecked():
        assert conditions.conditions().is_unchecked
        assert conditions.conditions().checks == before.checks
        raise KeyError
    assert conditions.conditions() is before


@pytest.mark.parametrize("text", ["0xA5", "7", "random:3"])
def test_poison_is_what_nothing_has_written(module: hipkit.Module, text: str) -> None:
    poison = Poison.parse(text)
    assert poison is not None
    conditions.use(Conditions(poison))
    fresh = np.frombuffer(module.device.buffer(1024).copy_to().tobytes(), "u4")
    (found,) = numbers(module, "undefined", 513)
    if poison.seed is None:
        assert set(fresh) == set(found[1:]) == {poison.byte * 0x01010101}
    else:
        assert len(set(fresh)) > 200
        assert len(set(found[1:65])) == 64
        assert (found == numbers(module, "undefined", 513)[0]).all(), "the seed determines them"
    assert not module.device.zeros(64, "u4").copy_to().any()


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1201"])
def test_registers_that_are_read_first_hold_poison(gpu: str, compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(REGISTERS, gpu, compiler=compiler_here("ziglang"))
    conditions.use(Conditions(Poison()))
    for name in ("vector", "scalar", "other_lanes", "function"):
        out = module.device.zeros(256, "u4")
        module[name].launch(1, 256, [out])
        assert set(out.copy_to()) == {0xA5A5A5A5}, name


def test_without_poison_new_memory_is_zero(module: hipkit.Module) -> None:
    assert not np.frombuffer(module.device.buffer(1024).copy_to().tobytes(), "u1").any()


@pytest.mark.parametrize("text", ["order", "reverse", "random:1", "random:2"])
def test_groups_and_waves_come_in_the_order_that_is_asked_for(module: hipkit.Module, text: str) -> None:
    schedule = Schedule.parse(text)
    conditions.use(Conditions(schedule=schedule))
    waves = 256 // module.device.wave_size
    _, out = numbers(module, "order", 1, 8 * waves)
    usual = [group * 16 + wave for group in range(8) for wave in range(waves)]
    assert sorted(out) == usual
    if schedule.order is not Order.AT_RANDOM:
        assert list(out) == (usual if schedule.order is Order.IN_ORDER else usual[::-1])


def test_sound_kernels_give_the_same_in_every_order(module: hipkit.Module) -> None:
    values = np.arange(8 * 256, dtype="f4")
    for schedule in (Schedule(), Schedule(Order.REVERSED), *(Schedule(Order.AT_RANDOM, seed) for seed in range(5))):
        conditions.use(Conditions(Poison(), schedule))
        out = module.device.zeros(8, "f4")
        module["sums"].launch(8, 256, [values, out])
        assert (out.copy_to() == values.reshape(8, 256).sum(axis=1)).all(), schedule


@pytest.mark.parametrize(
    ("parse", "text", "message"),
    [
        (Poison.parse, "0x100", "HIPKIT_POISON=0x100: it is a byte, such as 0xA5, or random:SEED"),
        (Poison.parse, "random:x", "HIPKIT_POISON=random:x: it is a byte, such as 0xA5, or random:SEED"),
        (Schedule.parse, "backwards", "HIPKIT_SCHEDULE=backwards: it is order, reverse, random or random:SEED"),
        (Schedule.parse, "reverse:1", "HIPKIT_SCHEDULE=reverse:1: it is order, reverse, random or random:SEED"),
    ],
)
def test_what_cannot_be_read_is_refused(parse: Callable[[str], object], text: str, message: str) -> None:
    with pytest.raises(hipkit.UsageError) as error:
        parse(text)
    assert str(error.value) == message


BRANCHES = """
__device__ __attribute__((noinline)) int twice(int x) {
    return 2 * x;
}
extern "C" __global__ void odd(int *data) {
    int first = data[0];
    if (first % 2)
        data[1] = twice(first);
    __syncthreads();
}
__device__ int unused = 3;
"""


def test_what_has_run_is_told_by_lines_functions_and_branches(compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(BRANCHES, "gfx942", ["-O1", "-g"], compiler=compiler_here("ziglang"))
    found = Coverage()
    (image,) = module.images
    code = image.code
    entry = next(symbol.value for symbol in code.symbols if symbol.name == "odd")
    twice = next(symbol.value for symbol in code.symbols if "twice" in symbol.name)
    found.add(image, {entry: 4, twice: 2}, {})
    found.add(image, {entry: 1}, {})
    [(name, lines)] = [(name, part) for name, part in found.document().items() if "odd" in part["functions"]]
    assert name.endswith(".hip")
    assert lines["functions"] == {"odd": [6, 5], "twice(int)": [2, 2]}
    assert (lines["lines"]["6"], lines["lines"]["3"], "5" in lines["lines"]) == (5, 0, False)
    assert [list(at.values()) for at in lines["branches"].values()] == [[[0, 0]]]
    address = int(next(iter(next(iter(lines["branches"].values())))), 16)
    found.add(image, {address: 9}, {address: 2})
    assert [7, 2] in [counts for at in found.document()[name]["branches"].values() for counts in at.values()]
