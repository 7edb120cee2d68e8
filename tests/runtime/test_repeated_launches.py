"""Launches that come again: what was worked out once is used again, and nothing of the launch before shows."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hip_kernels import loaded
from recording import device

import hipkit
from hipkit.runtime.devices.cpu import prepared
from hipkit.runtime.devices.cpu.engine import MOST_PREPARED, CpuBackend
from hipkit.runtime.errors import KernelError, MemoryFault, TimeLimitError

pytestmark = [pytest.mark.usefixtures("compilers"), pytest.mark.any_backend]

U = np.uint32
BUILT = Path(__file__).parents[2] / "samples" / "built"


@pytest.fixture(scope="module", params=["gfx942", "gfx1100"])
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    yield loaded("launches", request.param, workers=2)


def engine(module: hipkit.Module) -> CpuBackend:
    backend = module.device.backend
    assert isinstance(backend, CpuBackend)
    return backend


def threads() -> int:
    return len(list(Path("/proc/self/task").iterdir()))


def test_the_same_dispatch_comes_again() -> None:
    on, backend = device("gfx942")
    kernel = hipkit.Module.load(BUILT / "matmul.gfx942.v4.hsaco", on)["matmul"]
    for number in (1, 2):
        kernel.launch(1, 16, [None, None, None, number])
    kernel.launch(2, 16, [None, None, None, 3])
    first, second, third = backend.dispatches
    assert first is second
    assert first.is_kept
    assert third is not first
    assert [data[24] for data in backend.arguments] == [1, 2, 3]


def test_arguments_of_the_launch_before_are_gone(module: hipkit.Module) -> None:
    out = np.zeros(64, U)
    for first, second in ((1, 2), (3, 4), (5, 6)):
        module["add"].launch(1, 64, [out, U(first), U(second)])
    assert set(out.tolist()) == {9012}


def test_arguments_that_a_kernel_finds_in_registers() -> None:
    module = loaded("launches", "gfx942", "-mllvm", "-amdgpu-kernarg-preload-count=4")
    descriptor = module["add"].info.descriptor
    assert descriptor is not None
    assert descriptor["kernarg_preload.length"] >= 4
    out = np.zeros(64, U)
    for first in (1, 2, 3):
        module["add"].launch(1, 64, [out, U(first), U(7)])
    assert set(out.tolist()) == {6021}


def test_a_read_past_the_arguments_is_reported_every_time(module: hipkit.Module) -> None:
    out = np.zeros(64, np.uint64)
    for _ in range(3):
        module["behind_arguments"].launch(1, 64, [out, U(8)])
        assert set(out.tolist()) == {8}
        with pytest.raises(MemoryFault, match="no allocation|leaves the allocation"):
            module["behind_arguments"].launch(1, 64, [out, U(300)])


def test_what_was_freed_between_two_launches_is_not_found_any_more(module: hipkit.Module) -> None:
    on = module.device
    out, data = on.allocate(256), on.upload(np.arange(64, dtype=U))
    where = on.upload(np.array([data], np.uint64))
    for _ in range(2):
        module["follow"].launch(1, 64, [where, out])
    assert on.download(out, 64, U).tolist() == list(range(64))
    on.free(data)
    with pytest.raises(MemoryFault):
        module["follow"].launch(1, 64, [where, out])
    again = on.upload(np.full(64, 5, U))
    on.memory.write(where, again.to_bytes(8, "little"))
    module["follow"].launch(1, 64, [where, out])
    assert set(on.download(out, 64, U).tolist()) == {5}


def test_many_groups_in_several_threads_and_few_in_one(module: hipkit.Module) -> None:
    marks = np.zeros(1000, U)
    for number in range(1, 6):
        module["long_one"].launch(1000, 64, [marks, U(2000)])
        assert set(marks.tolist()) <= {number, number + 1}
        module["long_one"].launch(3, 64, [marks[-3:].copy(), U(1)])


def test_the_caller_seldom_tries_alone_what_takes_longer_than_that(
    module: hipkit.Module, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With helpers a launch may be short and alone too long: then it is no use to begin alone each time."""
    kernel, marks, times = module["long_one"], np.zeros(64, U), list[int]()
    monkeypatch.setattr(prepared, "BRIEF", 1)  # nothing is done alone
    monkeypatch.setattr(prepared, "ALONE_AGAIN", 4)
    backend = engine(module)
    real = backend.shared.work

    def work(context: int, ticks: int) -> int:
        times.append(ticks)
        return int(real(context, ticks))

    monkeypatch.setitem(backend.shared.__dict__, "work", work)

    def alone() -> bool:
        times.clear()
        kernel.launch(64, 64, [marks, U(3000)])
        return 1 in times

    monkeypatch.setattr(prepared, "SHORT", 0.0)
    assert [alone() for _ in range(4)][1:] == [False] * 3, "the first compiles"
    monkeypatch.setattr(prepared, "SHORT", 9.0)
    assert [alone() for _ in range(6)] == [False, False, False, False, True, True], "short, and alone not too long"
    monkeypatch.setattr(prepared, "SHORT", 0.0)
    assert [alone() for _ in range(3)] == [True, False, False]


def test_many_threads_launch_at_the_same_time(module: hipkit.Module) -> None:
    wrong: list[object] = []

    def launch(number: int) -> None:
        try:
            out, marks = np.zeros(64, U), np.zeros(50, U)
            for turn in range(20):
                module["add"].launch(1, 64, [out, U(number), U(1)])
                module["long_one"].launch(50, 64, [marks, U(300)])
                if set(out.tolist()) != {(number * 1000 + 1) * (turn + 1)} or marks.min() != turn + 1:
                    wrong.append((number, turn, out, marks))
        except BaseException as error:
            wrong.append(error)

    callers = [threading.Thread(target=launch, args=(number,)) for number in range(6)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert not wrong


def test_threads_and_what_is_kept_stay_few(module: hipkit.Module) -> None:
    marks = np.zeros(200, U)
    module["long_one"].launch(200, 64, [marks, U(3000)])
    before = threads()
    for size in range(1, MOST_PREPARED + 10):
        module["long_one"].launch(200, size, [marks, U(3000)])
    assert threads() <= before + 1
    assert len(engine(module)._prepared) <= MOST_PREPARED


def test_after_a_fault_the_next_launch_is_as_ever(module: hipkit.Module) -> None:
    out = np.zeros(64, U)
    for number in range(1, 4):
        with pytest.raises(MemoryFault):
            module["add"].launch(4, 64, [out, U(0), U(0)])
        module["add"].launch(1, 64, [out, U(1), U(0)])
        assert set(out.tolist()) == {1000 * number}


def test_a_launch_is_stopped_from_another_thread(module: hipkit.Module) -> None:
    for blocks in (1, 50):
        ended = threading.Event()

        def stop(ended: threading.Event = ended) -> None:
            while not ended.wait(0.3):  # again where the kernel has not begun yet
                module.device.stop()

        stopper = threading.Thread(target=stop)
        stopper.start()
        with pytest.raises(KernelError, match="for_ever was stopped"):
            module["for_ever"].launch(blocks, 64, [np.zeros(1, U)], timeout=60)
        ended.set()
        stopper.join()
    module.device.stop()  # nothing runs
    out = np.zeros(64, U)
    module["add"].launch(1, 64, [out, U(0), U(1)])
    assert out[0] == 1


def test_one_group_that_never_ends_is_stopped(module: hipkit.Module) -> None:
    for _ in range(2):
        with pytest.raises(TimeLimitError):
            module["for_ever"].launch(1, 64, [np.zeros(1, U)], timeout=0.1)


PROGRAM = """
import os, sys, numpy as np, hipkit
module = hipkit.Module.load(sys.argv[1], device=sys.argv[2])
marks = np.zeros(400, np.uint32)
def both():
    marks[:] = 0
    module["nothing"].launch(1, 64)
    module["long_one"].launch(400, 64, [marks, np.uint32(3000)])
    return int(marks.min())
first = both()
child = os.fork()
if child == 0:
    os._exit(both() + 40)
_, status = os.waitpid(child, 0)
print(first, os.waitstatus_to_exitcode(status), both())
"""


def test_a_child_of_fork_has_threads_of_its_own_and_none_keeps_the_process_from_ending(
    module: hipkit.Module, tmp_path: Path
) -> None:
    code = tmp_path / "launches.hsaco"
    source = module.images[0].code.source
    code.write_bytes(bytes(source.view(0, source.size)))
    command = [sys.executable, "-W", "ignore", "-c", PROGRAM, str(code), module.device.target.processor]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert found.stdout.split() == ["1", "41", "1"]
