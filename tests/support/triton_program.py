"""Kernels of Triton on one of hipkit's devices: ``python triton_program.py GPU`` prints what each gave, as JSON.

Arrays are numpy's; what they should be, numpy says, in ``tests/runtime/test_triton.py``.
"""

import json
import sys
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

import hipkit

hipkit.triton.activate(sys.argv[1])
warnings.simplefilter("ignore")

import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor

from hipkit.runtime.triton.arrays import HostArray

CHANCE = np.random.default_rng(1)


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside), mask=inside)


@triton.jit
def softmax_kernel(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * columns + at, mask=inside, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * columns + at, powers / tl.sum(powers, axis=0), mask=inside)


@triton.jit
def matmul_kernel(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        at = k + tl.arange(0, BK)
        left = tl.load(a + rows[:, None] * K + at[None, :], mask=(rows[:, None] < M) & (at[None, :] < K), other=0.0)
        right = tl.load(
            b + at[:, None] * N + columns[None, :], mask=(at[:, None] < K) & (columns[None, :] < N), other=0.0
        )
        sums = tl.dot(left, right, sums)
    tl.store(c + rows[:, None] * N + columns[None, :], sums, mask=(rows[:, None] < M) & (columns[None, :] < N))


@triton.jit
def share_kernel(x, y, columns, BLOCK: tl.constexpr):
    at = tl.program_id(0) * columns + tl.arange(0, BLOCK)
    inside = tl.arange(0, BLOCK) < columns
    both = tl.load(x + at, mask=inside, other=0.0) + tl.load(y + at, mask=inside, other=0.0)
    tl.store(y + at, both, mask=inside)
    tl.store(x + at, both / tl.sum(both, axis=0), mask=inside)


@triton.jit
def numbers_kernel(out, half: tl.float16, brain: tl.bfloat16, single, double: tl.float64, byte, word, truth, none):
    tl.store(out, half.to(tl.float64))
    tl.store(out + 1, brain.to(tl.float64))
    tl.store(out + 2, single.to(tl.float64))
    tl.store(out + 3, double)
    tl.store(out + 4, byte.to(tl.float64))
    tl.store(out + 5, word.to(tl.float64))
    if truth:
        tl.store(out + 6, 1.0)
    if none is None:
        tl.store(out + 7, 1.0)


@triton.jit
def count_kernel(values, bins, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.atomic_add(bins + tl.load(values + at, mask=inside, other=0), 1, mask=inside)


@triton.jit
def total_kernel(values, total):
    tl.atomic_add(total, tl.load(values + tl.program_id(0)))


@triton.jit
def sums_kernel(pair, out, BLOCK: tl.constexpr):
    x, scale = pair
    tl.store(out + tl.arange(0, BLOCK), tl.cumsum(tl.load(x + tl.arange(0, BLOCK)), 0) * scale)


@triton.jit
def pointers_kernel(places, out, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    tl.store(out + row * BLOCK + at, tl.load(tl.load(places + row).to(tl.pointer_type(tl.float32)) + at))


@triton.jit
def transpose_kernel(x, out, M: tl.constexpr, N: tl.constexpr):
    given = tl.make_tensor_descriptor(x, shape=[M, N], strides=[N, 1], block_shape=[M, N])
    result = tl.make_tensor_descriptor(out, shape=[N, M], strides=[M, 1], block_shape=[N, M])
    result.store([0, 0], tl.trans(given.load([0, 0])))


@triton.jit
def given_kernel(given, result):
    result.store([0, 0], tl.trans(given.load([0, 0])))


@triton.jit
def print_kernel(x):
    tl.device_print("value:", tl.load(x + tl.program_id(0)))


@triton.jit(debug=True)
def assert_kernel(x):
    tl.device_assert(tl.load(x) == 0, "x is not 0")


def add() -> Any:
    n = 10_000
    x, y = CHANCE.random(n, "f4"), CHANCE.random(n, "f4")
    out = np.zeros(n, "f4")
    add_kernel[(triton.cdiv(n, 1024),)](x, y, out, n, BLOCK=1024)
    return bool((out == x + y).all())


def compiled() -> Any:
    """What a launch returns is launched again, with its constants and without them."""
    x, y, out = np.arange(9, dtype="f4"), np.ones(9, "f4"), np.zeros(9, "f4")
    kernel = add_kernel[(1,)](x, y, out, 9, BLOCK=1024)
    given = [value.view(HostArray) for value in (x, y, out)]
    found = []
    for arguments in ([*given, 9, 1024], [*given, 9]):
        out[:] = 0
        kernel[(1, 1, 1)](*arguments)
        found.append(bool((out == x + y).all()))
    for arguments in (given, [*given, 9, 1024, 1]):
        try:
            kernel[(1, 1, 1)](*arguments)
        except hipkit.ArgumentError as error:
            found.append(str(error))
    return found


def softmax() -> Any:
    rows, columns = 37, 781
    x = CHANCE.standard_normal((rows, columns), "f4")
    out = np.zeros_like(x)
    softmax_kernel[(rows,)](x, out, columns, BLOCK=1024)
    powers = np.exp(x.astype("f8") - x.max(axis=1, keepdims=True))
    return float(np.abs(out - powers / powers.sum(axis=1, keepdims=True)).max())


def matmul() -> Any:
    m, n, k = 200, 150, 170
    a, b, c = CHANCE.random((m, k)).astype("f2"), CHANCE.random((k, n)).astype("f2"), np.zeros((m, n), "f4")
    matmul_kernel[(triton.cdiv(m, 64), triton.cdiv(n, 64))](a, b, c, m, n, k, BM=64, BN=64, BK=32)
    return float(np.abs(c - a.astype("f8") @ b.astype("f8")).max())


def in_place() -> Any:
    """Rows shorter than a group has lanes: several waves load the same, and one of them stores it."""
    rows, columns = 37, 100
    x, y = CHANCE.random((rows, columns), "f4"), CHANCE.random((rows, columns), "f4")
    both = x + y
    share_kernel[(rows,)](x, y, columns, BLOCK=128, num_warps=8)
    return bool((y == both).all()) and bool(np.allclose(x, both / both.sum(axis=1, keepdims=True), rtol=1e-5))


def numbers() -> Any:
    out = np.zeros(8)
    numbers_kernel[(1,)](out, 1.1, 1.1, 1.1, 1.1, -3, 1 << 40, True, None)
    return out.tolist()


def atomics() -> Any:
    values, bins = CHANCE.integers(0, 10, 5000, "i4"), np.zeros(10, "i4")
    count_kernel[(triton.cdiv(5000, 256),)](values, bins, 5000, BLOCK=256)
    return (bins == np.bincount(values)).all().item()


def halves() -> Any:
    """Atomic operations on one number of 16 bits, which the code carries out on the word that it is in."""
    total = np.zeros(1, "f2")
    total_kernel[(8,)](np.arange(8, dtype="f2"), total)
    return total.tolist() == [28.0]


def tuples() -> Any:
    x, out = np.arange(256, dtype="f4"), np.zeros(256, "f4")
    sums_kernel[(1,)]((x, 2.0), out, BLOCK=256)
    return bool((out == 2 * x.cumsum()).all())


def views() -> Any:
    """A kernel may use all of the memory that a view is a part of."""
    whole, out = np.arange(2048, dtype="f4"), np.zeros(1024, "f4")
    add_kernel[(1,)](whole[1024:], whole[:1], out, 1024, BLOCK=1024)
    return bool((out == whole[1024:] + whole[:1024]).all())


def pointers() -> Any:
    """Kernels follow pointers in memory to what the driver's device has allocated."""
    device = triton.runtime.driver.active.devices[0]
    rows = [CHANCE.random(64, "f4") for _ in range(3)]
    buffers = [device.buffer(row) for row in rows]
    out = np.zeros((3, 64), "f4")
    pointers_kernel[(3,)](np.array([buffer.address for buffer in buffers]), out, BLOCK=64)
    return bool((out == rows).all())


def descriptors() -> Any:
    x, out = CHANCE.random((16, 32), "f4"), np.zeros((32, 16), "f4")
    transpose_kernel[(1,)](x, out, 16, 32)
    return bool((out == x.T).all())


def given() -> Any:
    """Descriptors that the host makes: of 13 rows of 30 elements, where a kernel loads 16 of 32."""
    x, out = CHANCE.random((16, 32), "f4").view(HostArray), np.ones((32, 16), "f4").view(HostArray)
    given = TensorDescriptor(x, [13, 30], [32, 1], [16, 32])
    given_kernel[(1,)](given, TensorDescriptor(out, [32, 16], [16, 1], [32, 16]))
    wanted = np.zeros((16, 32), "f4")
    wanted[:13, :30] = x[:13, :30]
    return bool((out == wanted.T).all())


def scratch() -> Any:
    """Memory that a kernel asks for is at its own argument, and comes from the allocator that Triton was given."""
    from hipkit.runtime.triton.arrays import allocate
    from hipkit.runtime.triton.launcher import Launcher, pack

    x, memory = np.zeros(64, "f4"), allocate(64, 256)
    kernel = add_kernel[(1,)](x, x, x, 64, BLOCK=64).function
    packed = pack(kernel, iter([*[("*fp32", None)] * 3, ("i32", 1)]), [None, memory])
    places = [int.from_bytes(packed.data[row.offset : row.offset + 8], "little") for row in kernel.arguments[-2:]]
    asked: list[Any] = []
    launcher = Launcher(SimpleNamespace(signature={}), SimpleNamespace(global_scratch_size=8, global_scratch_align=16))
    own = launcher._scratch("global", 3, 0)
    triton.set_allocator(lambda *request: asked.append(request))
    launcher._scratch("global", 3, 0)
    return places == [0, memory.data_ptr()] and not places[1] % 256 and (own.nbytes, asked) == (24, [(24, 16, 0)])


def none() -> Any:
    out = np.ones(4, "f4")
    add_kernel[(0,)](out, out, out, 4, BLOCK=4)
    return out.tolist()


def fault() -> Any:
    try:
        add_kernel[(1,)](np.zeros(4, "f4"), np.zeros(4, "f4"), np.zeros(4, "f4"), 1024, BLOCK=1024)
    except hipkit.MemoryFault as error:
        return str(error)
    return ""


def printing() -> Any:
    print_kernel[(3,)](np.array([5, 6, 7], "i4"))


def asserting() -> Any:
    try:
        assert_kernel[(1,)](np.ones(1, "i4"))
    except hipkit.TrapError as error:
        return str(error)
    return ""


def tuning() -> Any:
    configurations = [triton.Config({"BLOCK": size}) for size in (64, 256)]
    tuned = triton.autotune(configurations, key=["n"], do_bench=timed)(add_kernel)
    x, out = CHANCE.random(1000, "f4"), np.zeros(1000, "f4")
    tuned[lambda chosen: (triton.cdiv(1000, chosen["BLOCK"]),)](x, x, out, 1000)
    return bool((out == 2 * x).all()) and tuned.best_config.kwargs["BLOCK"] in (64, 256)


def timed(call: Callable[[], Any], quantiles: Any) -> list[float]:
    """How long it takes, by events of the device, as Triton's benchmarks measure it."""
    device = triton.runtime.driver.active.get_device_interface()
    start, end = device.Event(enable_timing=True), device.Event(enable_timing=True)
    start.record()
    call()
    end.record()
    device.synchronize()
    return [start.elapsed_time(end)] * len(quantiles)


def target() -> Any:
    driver = triton.runtime.driver.active
    target = driver.get_current_target()
    return [target.backend, target.arch, target.warp_size, *driver.get_device_capability()]


def compiler() -> Any:
    """A target of the backend ``hipkit`` is compiled as AMD's is."""
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    source = ASTSource(
        add_kernel, {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32", "BLOCK": "constexpr"}, {"BLOCK": 64}
    )
    _, arch, lanes = triton.runtime.driver.active.get_current_target().__dict__.values()
    one, other = (
        triton.compile(source, target=GPUTarget(name, arch, lanes)).asm["hsaco"] for name in ("hipkit", "hip")
    )
    return one == other


if __name__ == "__main__":
    checks = (
        add,
        compiled,
        softmax,
        matmul,
        in_place,
        numbers,
        atomics,
        halves,
        tuples,
        views,
        pointers,
        descriptors,
        given,
        scratch,
        none,
        fault,
        printing,
        asserting,
        tuning,
        target,
        compiler,
    )
    found = {}
    for check in checks:
        found[check.__name__] = check()
    print("\n" + json.dumps(found))
