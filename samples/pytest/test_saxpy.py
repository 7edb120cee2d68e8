"""Kernels under test on GPUs of two kinds: ``pip install 'hipkit[cc]' pytest && pytest``."""

from pathlib import Path

import numpy as np
import pytest

from hipkit.pytest_plugin import Hip

SOURCE = Path(__file__).with_name("saxpy.hip")


@pytest.mark.hip_devices("gfx942", "gfx1100")
def test_saxpy(hip: Hip) -> None:
    x, y = np.arange(1000, dtype="f4"), np.ones(1000, "f4")
    hip.compile(SOURCE)["saxpy"].launch(4, 256, [2.0, x, y, 1000])
    assert np.array_equal(y, 1 + 2 * x)


@pytest.mark.hip_devices("gfx90a", "gfx1201")
def test_sum_does_not_depend_on_the_size_of_a_wave(hip: Hip) -> None:
    out = np.zeros(1, "f4")
    hip.compile(SOURCE)["sum"].launch(1, 256, [np.ones(256, "f4"), out])
    assert out[0] == 256


def test_a_fault_is_an_error(hip: Hip) -> None:
    import hipkit

    with pytest.raises(hipkit.MemoryFault, match="which is in no allocation"):
        hip.compile(SOURCE)["saxpy"].launch(4, 256, [2.0, hip.buffer(np.zeros(10, "f4")), np.zeros(1000, "f4"), 1000])
