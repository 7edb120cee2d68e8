"""What is not carried out is refused by name: before the launch where that can be known, else when it is met."""

from __future__ import annotations

import numpy as np
import pytest
from hip_kernels import loaded

from hipkit.fatbin.errors import HipkitError
from hipkit.runtime.devices.cpu import fetching
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_what_a_call_reaches_is_refused_before_anything_runs(target: str) -> None:
    module, out = loaded("refused", target), np.zeros(32, U)
    with pytest.raises(UnknownOperationError, match=r"kernel reaches: ds_gws_barrier v\d+ .*gds at 0x") as caught:
        module["reaches"].launch(1, 32, [out, U(0)], timeout=60)
    assert isinstance(caught.value, HipkitError)
    assert not out.any()


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_what_only_a_pointer_reaches_is_refused_when_it_is_met(target: str) -> None:
    module, out = loaded("refused", target), np.zeros(32, U)
    module["points"].launch(1, 32, [out, U(0)], timeout=60)
    assert out.tolist() == [2] * 32
    with pytest.raises(UnknownOperationError, match="kernel points: ds_gws_barrier"):
        module["points"].launch(1, 32, [out, U(1)], timeout=60)
    assert out.tolist() == [1] * 32


def test_of_very_much_code_that_calls_reach_the_rest_is_checked_when_it_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "MOST_AHEAD", 4)
    module, out = loaded("refused", "gfx90a"), np.zeros(32, U)
    module["reaches"].launch(1, 32, [out, U(0)], timeout=60)
    assert out.tolist() == [1] * 32
    with pytest.raises(UnknownOperationError, match="kernel reaches: ds_gws_barrier"):
        module["reaches"].launch(1, 32, [out, U(1)], timeout=60)
