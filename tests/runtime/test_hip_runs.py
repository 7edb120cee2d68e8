"""The flat API with the engine behind it: code that really runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import porting_guide
import pytest
from hip_calls import OK, done

from hipkit import Device
from hipkit.runtime import hip
from hipkit.runtime.hip import hipError_t, state

pytest.importorskip("llvmlite")

BUILT = Path(__file__).parents[2] / "samples" / "built"


@pytest.fixture(autouse=True)
def device() -> Iterator[Device]:
    made = Device("gfx942")
    state.use([made])
    yield made
    state.use(None)


def test_the_sample_of_the_porting_guide() -> None:
    porting_guide.run(BUILT / "vcpy.gfx942.v5.hsaco")


def test_kernel_params_and_a_fault() -> None:
    n = 32
    a, b, c = (np.random.default_rng(k).random((n, n), np.float32) for k in range(3))
    places = [done(hip.hipMalloc(c.nbytes)) for _ in range(3)]
    for place, array in zip(places, (a, b, c), strict=True):
        assert hip.hipMemcpyHtoD(place, array, array.nbytes) == OK
    kernel = done(
        hip.hipModuleGetFunction(done(hip.hipModuleLoad(BUILT / "matmul.gfx942.v4.hsaco")), "_Z6matmulPKfS0_Pfi")
    )
    assert hip.hipModuleLaunchKernel(kernel, 2, 2, 1, 16, 16, 1, 0, None, [*places, n], None) == OK
    assert hip.hipDeviceSynchronize() == OK
    assert hip.hipMemcpyDtoH(c, places[2], c.nbytes) == OK
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)
    assert hip.hipModuleLaunchKernel(kernel, 3, 2, 1, 16, 16, 1, 0, None, [*places, n + 16], None) == OK
    assert hip.hipDeviceSynchronize() == (hipError_t.hipErrorIllegalAddress,)
    assert "which is in no allocation" in hip.explain_last_error() or "leaves" in hip.explain_last_error()


def test_a_variable_of_a_module() -> None:
    loaded = done(hip.hipModuleLoad(BUILT / "globals.gfx942.v5.hsaco"))
    address, size = done(hip.hipModuleGetGlobal(loaded, "numbers"))
    values = np.zeros(4, np.int32)
    assert size == values.nbytes
    assert hip.hipMemcpyDtoH(values, address, size) == OK
    assert values.tolist() == [1, 2, 3, 4]
