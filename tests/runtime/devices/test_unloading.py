"""Compiled code lives as long as the module that it is of."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest
import reference
from hip_kernels import CACHE, FOLDER, device

import hipkit
from hipkit.runtime.devices.cpu.compiler.jit import jit
from hipkit.runtime.devices.cpu.engine import CpuBackend

pytestmark = pytest.mark.usefixtures("compilers")
TARGET, TIMES = "gfx942", 6


def built() -> bytes:
    """The code object."""
    return bytes(reference.device_code(FOLDER / "loops.hip", TARGET, CACHE, ("-O3",)))


def launched(module: hipkit.Module) -> bool:
    """One launch; whether it was right."""
    values, out = np.arange(64 * 20, dtype=np.uint32), np.zeros(64, np.uint32)
    counts = [np.uint32(n) for n in (20, 64, 1)]
    module["adds_up"].launch(1, 64, [values, out, *counts])
    want = np.zeros(64, np.uint32)
    for row in values.reshape(20, 64):
        want = want * np.uint32(3) + row
    return bool((out == want).all())


@pytest.mark.usefixtures("quick_collections")
def test_modules_that_come_and_go_leave_nothing_behind() -> None:
    on = device(TARGET, 1)
    sizes = []
    for _ in range(TIMES):
        module = hipkit.Module.load(built(), device=on)
        assert launched(module)
        module.unload()
        del module
        gc.collect()
        sizes.append(sum(region.users for region in jit()._named.values()) - len(jit()._unneeded))
    backend = on.backend
    assert isinstance(backend, CpuBackend)
    assert len(backend.shared.codes) == len(backend._prepared) == 1
    assert sizes[1:] == sizes[:1] * (TIMES - 1)


def test_what_runs_while_its_module_is_unloaded_goes_on_to_its_end() -> None:
    on = device(TARGET, 1)
    other = hipkit.Module.load(built(), device=on)
    done = []

    def come_and_go() -> None:
        for _ in range(20):
            with hipkit.Module.load(built(), device=on) as module:
                done.append(launched(module))

    threads = [threading.Thread(target=come_and_go) for _ in range(3)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert launched(other)
    assert done == [True] * 60
