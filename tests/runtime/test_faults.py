"""A kernel that touches what is not its own is stopped, and told where; the process goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from hip_kernels import FOLDER, loaded

import hipkit
from hipkit.runtime.errors import JumpFault, MemoryFault, TrapError
from hipkit.runtime.hip.gate import code_of

pytestmark = [pytest.mark.usefixtures("compilers"), pytest.mark.any_backend]

U = np.uint32
LINES = (FOLDER / "faults.hip").read_text().splitlines()


def line_of(name: str) -> str:
    return f"faults.hip:{next(n for n, text in enumerate(LINES, 1) if text.endswith(f'// {name}'))}"


class Case(NamedTuple):
    """A launch that faults: the kernel, its arguments, and what the error says."""

    kernel: str
    args: Callable[[], list[Any]]
    space: str
    lane: int
    size: int = 4
    grid: int = 1
    lds: int = 0
    at: Callable[[list[Any]], int] | None = None
    """The address, from the arguments."""


def address(array: Any, index: int) -> int:
    return int(array.ctypes.data) + 4 * index


CASES = [
    Case("writes_behind", lambda: [np.zeros(100, U), U(101)], "global", 36, grid=2, at=lambda a: address(a[0], 100)),
    Case("reads_before", lambda: [np.zeros(64, U), np.zeros(64, U)], "global", 0, at=lambda a: address(a[0], -1)),
    Case("reads_from_variable", lambda: [np.zeros(64, U), U(100_000_000)], "global", 0),
    Case("adds_atomically", lambda: [np.zeros(4, U), U(4)], "global", 0, at=lambda a: address(a[0], 4)),
    Case("writes_shared", lambda: [np.zeros(64, U), U(1)], "lds", 63, lds=256, at=lambda _: 256),
    Case("writes_private", lambda: [np.zeros(64, U), U(10_000)], "scratch", 0),
    Case("reads_arguments", lambda: [np.zeros(1, U), U(100_000)], "global", -1),
    Case("follows_null", lambda: [np.zeros(1, np.uint64)], "global", 0, at=lambda _: 0),
    Case("writes_in_function", lambda: [np.zeros(64, U), U(2)], "global", 62, at=lambda a: address(a[0], 64)),
]


@pytest.fixture(
    scope="module",
    params=["gfx942", "gfx1100", *(pytest.param(t, marks=pytest.mark.slow) for t in ("gfx906", "gfx1030", "gfx1201"))],
)
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    yield loaded("faults", request.param, "-g", "-O1")


@pytest.mark.parametrize("case", CASES, ids=[case.kernel for case in CASES])
def test_an_access_outside_names_who_and_where(module: hipkit.Module, case: Case) -> None:
    args = case.args()
    kernel = module[case.kernel]
    lanes = kernel.info.wavefront_size or 64
    with pytest.raises(MemoryFault) as caught:
        kernel.launch(case.grid, 64, args, case.lds, timeout=60)
    error = caught.value
    assert error.line.endswith(line_of(case.kernel)), str(error)
    assert (error.kernel, error.space, error.size) == (case.kernel, case.space, case.size)
    assert error.code_address < module.images[0].size
    assert error.instruction.split()[0] in str(error)
    if case.lane < 0:
        assert error.lane in (-1, 0)  # the wave as a whole, or its first lane: the compiler chooses the load
    else:
        assert error.group[0] * 64 + error.wave * lanes + error.lane == case.lane + 64 * (case.grid - 1)
    if case.at:
        assert error.address == case.at(args)
    # The process and the device go on.
    values = np.arange(64, dtype=U)
    module["doubles"].launch(1, 64, [values], timeout=60)
    assert values.tolist() == list(range(0, 128, 2))


def test_memory_that_was_freed(module: hipkit.Module) -> None:
    device = module.device
    address = device.allocate(256)
    device.free(address)
    with pytest.raises(MemoryFault) as caught:
        module["doubles"].launch(1, 64, [address], strict=False, timeout=60)
    assert caught.value.address == address


def test_a_trap_says_where(module: hipkit.Module) -> None:
    with pytest.raises(TrapError) as caught:
        module["traps_in_lane"].launch(2, 64, [U(3)], timeout=60)
    assert line_of("traps_in_lane") in str(caught.value)
    assert "kernel traps_in_lane: s_trap at 0x" in str(caught.value)


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("what", ["null", "data"])
def test_a_call_of_what_is_no_function(module: hipkit.Module, what: str, interpreted: bool) -> None:
    device = module.device
    data = device.allocate(256)
    with pytest.raises(JumpFault) as caught:
        module["calls_through"].launch(
            1, 64, [data if what == "data" else 0, data], strict=False, timeout=60, interpreted=interpreted
        )
    fault = caught.value
    assert (fault.kernel, fault.address, fault.exit_code) == ("calls_through", data if what == "data" else 0, 1)
    assert fault.line.endswith(line_of("calls_through")) or fault.instruction.startswith("s_setpc_b64")
    assert ("which is a null pointer" if what == "null" else "in the allocation of 256 bytes") in str(fault)
    assert code_of(fault) == 700
    device.free(data)
