"""What compiled kernels ask of the host: text, memory, assertions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from hip_kernels import loaded
from recording import Printed

import hipkit
from hipkit.runtime.errors import TrapError

pytestmark = [pytest.mark.usefixtures("compilers"), pytest.mark.any_backend]

U = np.uint32
BUFFERED = ("-mprintf-kind=buffered", "-DBUFFERED_PRINTF", "-g")
HOSTCALL = ("-g",)
OLDER = ("gfx900", "gfx906", "gfx90a", "gfx942", "gfx1030")
"""Debian's device library cuts small blocks only on these: for newer ones it lacks a clock."""


@pytest.fixture(
    scope="module",
    params=[
        ("gfx942", HOSTCALL),
        ("gfx1100", BUFFERED),
        *(
            pytest.param((target, options), marks=pytest.mark.slow)
            for target in ("gfx906", "gfx942", "gfx1030", "gfx1100", "gfx1201")
            for options in (HOSTCALL, BUFFERED)
            if (target, options) not in (("gfx942", HOSTCALL), ("gfx1100", BUFFERED))
        ),
    ],
    ids=str,
)
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    target, options = request.param
    yield loaded("services", target, *options, write=Printed())


def printed(module: hipkit.Module) -> Printed:
    out = module.device.contents.services.write
    assert isinstance(out, Printed)
    return out


@pytest.fixture
def out(module: hipkit.Module) -> Printed:
    """What is printed from here on."""
    found = printed(module)
    found.out = found.err = b""
    return found


def test_printf(module: hipkit.Module, out: Printed) -> None:
    name = np.frombuffer(b"hi\0", np.uint8)
    module["print_items"].launch(2, 3, [name, np.float32(0.25)], timeout=100)
    want = [
        f"hi {i}/{group}: {0.25 * i:.3f} {-i:5d}|{'odd' if i & 1 else 'even':<6}|{chr(97 + i)} {17 * i:x} {-(1 << 40) * i}"
        for group in range(2)
        for i in range(3)
    ]
    lines = out.out.decode().splitlines()
    assert sorted(lines) == sorted(want)
    for group in range(2):  # those of one call are in the order of the lanes
        mine = [line for line in lines if f"/{group}:" in line]
        assert mine == want[3 * group : 3 * group + 3]


def test_the_text_of_a_wave_is_in_order(module: hipkit.Module, out: Printed) -> None:
    module["print_rounds"].launch(1, 64, [U(20)], timeout=100)
    assert out.out.decode().splitlines() == [f"round {n}" for n in range(20)]


def test_printf_of_some_lanes(module: hipkit.Module, out: Printed) -> None:
    module["print_from_some"].launch(1, 4, [U(0b1010)], timeout=100)
    assert out.out.decode().splitlines() == ["lane 1", "lane 3", *["all"] * 4]


def test_small_blocks(module: hipkit.Module) -> None:
    if module.device.target.processor not in OLDER:
        return
    sums = np.zeros(256, U)
    module["lists"].launch(2, 128, [sums, U(10)], timeout=200)
    assert sums.tolist() == [10 * i + 45 for i in range(256)]


def test_large_blocks(module: hipkit.Module) -> None:
    words, sums = 1 << 14, np.zeros(64, U)
    used = module.device.memory.used
    module["large_blocks"].launch(1, 64, [sums, U(words)], timeout=100)
    assert sums.tolist() == [sum(i ^ n for n in range(0, words, 97)) % 2**32 for i in range(64)]
    assert module.device.memory.used - used < 1 << 20  # what is freed is given back; the heap's own state may be new


def test_a_block_outlives_its_kernel(module: hipkit.Module) -> None:
    kept, sums = np.zeros(1, np.uint64), np.zeros(1, U)
    module["keep_block"].launch(1, 1, [kept, U(1000)], timeout=100)
    assert module.device.memory.find(int(kept[0])) is not None
    module["use_block"].launch(1, 1, [kept, sums, U(1000)], timeout=100)
    assert sums[0] == sum(n * n for n in range(1000)) % 2**32
    assert module.device.memory.find(int(kept[0])) is None


def test_assertions(module: hipkit.Module, out: Printed) -> None:
    values = np.arange(64, dtype=U)
    results = np.zeros(64, U)
    module["asserts"].launch(1, 64, [values, results], timeout=100)
    assert results.tolist() == values.tolist()
    values[[5, 9]] = 100
    with pytest.raises(TrapError, match="kernel asserts: s_trap at 0x"):
        module["asserts"].launch(1, 64, [values, results], timeout=100)
    text = (out.err + out.out).decode()
    assert text.count('Device-side assertion `values[i] < 100 && "too large"\' failed.') == 2
    assert "services.hip:" in text


PROGRAM = """
import numpy as np, hipkit
from hip_kernels import loaded
module = loaded("services", "gfx942", "-g")
print("before")
module["print_rounds"].launch(1, 64, [np.uint32(2)])
print("between")
module["print_rounds"].launch(1, 64, [np.uint32(1)])
print("behind")
"""


def test_text_comes_in_order_with_that_of_the_program() -> None:
    path = f"import sys; sys.path[:] = {sys.path!r}"
    done = subprocess.run([sys.executable, "-c", path + PROGRAM], capture_output=True, text=True, timeout=200)
    assert done.stdout.splitlines() == ["before", "round 0", "round 1", "between", "round 0", "behind"], done.stderr
